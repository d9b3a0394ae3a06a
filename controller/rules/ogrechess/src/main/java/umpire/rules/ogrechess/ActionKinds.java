package umpire.rules.ogrechess;

import umpire.rules.kernel.ActionKind;
import umpire.rules.ogrechess.board.Square;

/** What kinds of things may be done, and what has to be known before. */
final class ActionKinds {
    private ActionKinds() {}

    /** Returns the kind of a legal action. */
    static ActionKind of(Position position, Action action) {
        return switch (action) {
            case Action.MovePiece move -> ActionKind.usual(move(position));
            case Action.Leave leave -> ActionKind.usual("move a piece");
            case Action.Overrun overrun -> ActionKind.usual("overrun an enemy piece");
            case Action.Fire fire -> fire(position.phase());
            case Action.TakeAim aim -> ActionKind.usual("aim at a part of the Ogre");
            case Action.Hold hold -> ActionKind.forgoing(hold(position.phase()));
            case Action.Redistribute share -> ActionKind.special("share out the squads of two platoons");
            case Action.Merge merge -> ActionKind.special("join two platoons");
            case Action.Promote promote ->
                position.phase() instanceof Phase.AwaitingExchange exchange
                        ? ActionKind.usual("exchange the Infantry on " + exchange.at() + " for a Mech-INF")
                        : ActionKind.special("promote a platoon on the far rank");
            case Action.Roll roll -> ActionKind.usual("roll the die");
        };
    }

    private static String move(Position position) {
        return switch (position.phase()) {
            case Phase.AwaitingMissileMove move -> "move the Missile Tank on " + move.at();
            case Phase.AwaitingRetreat retreat ->
                "move the " + kind(position, retreat.at()) + " on " + retreat.at() + " back toward your side";
            case Phase.AwaitingContinuation on -> "go on with the Ogre on " + on.ogre();
            default -> "move a piece";
        };
    }

    private static ActionKind fire(Phase phase) {
        return switch (phase) {
            case Phase.AwaitingMove move -> ActionKind.special("shoot with a Missile Tank before it moves");
            case Phase.AwaitingCombinedFire fire -> ActionKind.usual("shoot with one of the two platoons");
            case Phase.AwaitingSalvo salvo -> ActionKind.usual("shoot with the Ogre's other weapons");
            case Phase.AwaitingReturnFire answer ->
                ActionKind.usual("shoot back at the Heavy Tank on " + answer.tank());
            case Phase.AwaitingSecondShot second ->
                ActionKind.usual("shoot again with the Heavy Tank on " + second.tank());
            default -> ActionKind.usual("shoot at an enemy piece");
        };
    }

    private static String hold(Phase phase) {
        return switch (phase) {
            case Phase.AwaitingMissileMove move -> "stay on " + move.at();
            case Phase.AwaitingRetreat retreat -> "stay on " + retreat.at();
            case Phase.AwaitingContinuation on -> "stop on " + on.ogre();
            case Phase.AwaitingMove move -> "pass";
            default -> "hold fire";
        };
    }

    private static String kind(Position position, Square square) {
        return position.board().unit(square).kind().title();
    }

    /** Returns what has to be known before one chooses; nothing where the board shows it. */
    static String situation(Position position) {
        return switch (position.phase()) {
            case Phase.AwaitingExchange exchange -> "a full platoon has reached the far rank";
            case Phase.AwaitingCombinedFire fire -> "the platoons have combined";
            case Phase.AwaitingReturnFire answer ->
                "the " + kind(position, answer.survivor()) + " on " + answer.survivor() + " was shot at and stands";
            case Phase.AwaitingSecondShot second -> "the first target on " + second.fallen() + " is destroyed";
            case Phase.AwaitingMissileMove move -> "the Missile Tank on " + move.at() + " has shot";
            case Phase.AwaitingRetreat retreat ->
                "the shot is settled, and " + Wording.squares(retreat.steps()) + (retreat.steps() == 1 ? " is" : " are")
                        + " left";
            case Phase.AwaitingContinuation on -> "the Ogre on " + on.ogre() + " has overrun the infantry";
            case Phase.AwaitingAim aim ->
                "your infantry shoots at the Ogre on " + aim.fight().at();
            default -> "";
        };
    }
}
