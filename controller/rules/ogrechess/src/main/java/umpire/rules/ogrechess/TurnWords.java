package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Unit;

/** The words for the phases of a turn. */
final class TurnWords {
    private TurnWords() {}

    /** Returns the action asked of the acting side, in words that follow "White is to". */
    static String awaited(Position position, Prospects prospects) {
        return switch (position.phase()) {
            case Phase.AwaitingMove move -> "move a piece or make a special move";
            case Phase.AwaitingExchange exchange -> "exchange the Infantry on " + exchange.at() + " for a Mech-INF";
            case Phase.AwaitingFire fire -> "fire or hold";
            case Phase.AwaitingCombinedFire fire -> "fire with a combined platoon or hold";
            case Phase.AwaitingSalvo salvo -> "fire the Ogre's other weapons or hold";
            case Phase.AwaitingReturnFire answer ->
                "fire back from " + answer.survivor() + " at the Heavy Tank on " + answer.tank() + " or hold";
            case Phase.AwaitingSecondShot second -> "fire again with the Heavy Tank on " + second.tank() + " or hold";
            case Phase.AwaitingMissileMove move -> "move the Missile Tank on " + move.at() + " or stay";
            case Phase.AwaitingRetreat retreat -> "move the piece on " + retreat.at() + " back toward your side";
            case Phase.AwaitingContinuation on -> "go on with the Ogre on " + on.ogre() + " or stop";
            case Phase.AwaitingAim aim ->
                "say which component of the Ogre on " + aim.fight().at() + " the shot is aimed at";
            case Phase.AwaitingRoll roll -> "roll for " + roll(position, roll.attack(), prospects);
            case Phase.Over over -> "do nothing: the game is over";
        };
    }

    private static String roll(Position position, Attack attack, Prospects prospects) {
        Chessboard board = position.board();
        return switch (attack) {
            case Attack.Ranged ranged -> {
                Action.Fire fire = ranged.fire();
                yield "the attack of the " + board.unit(fire.from()).kind().title() + " on " + fire.from() + " on "
                        + strike(board.unit(fire.at()), fire.aim()) + " on " + fire.at() + ": "
                        + Prospects.of(position, fire);
            }
            case Attack.Clash clash -> {
                Attack.Fight fight = clash.fight();
                yield "the " + fight.shooter(board).kind().title() + "'s shot at "
                        + strike(fight.target(board), clash.aim()) + " in the overrun on " + fight.at() + ": "
                        + prospects.of(board, clash);
            }
            case Attack.Parting parting ->
                "the wreck's attack on the infantry on " + parting.at() + ": " + prospects.of(board, parting);
        };
    }

    private static String strike(Unit target, Aim aim) {
        String title = target.kind().title();
        return aim == Aim.UNIT ? "the " + title : "the " + aim.says() + " of the " + title;
    }

    /** Returns the facts to know before choosing; empty where the board shows them. */
    static String situation(Position position) {
        return switch (position.phase()) {
            case Phase.AwaitingExchange exchange -> "a full platoon has reached the far rank";
            case Phase.AwaitingCombinedFire fire -> "the platoons have combined";
            case Phase.AwaitingReturnFire answer ->
                "the " + Wording.title(position.board(), answer.survivor()) + " on " + answer.survivor()
                        + " was shot at and stands";
            case Phase.AwaitingSecondShot second -> "the first target on " + second.fallen() + " is destroyed";
            case Phase.AwaitingMissileMove move -> "the Missile Tank on " + move.at() + " has shot";
            case Phase.AwaitingRetreat retreat ->
                "the " + Wording.title(position.board(), retreat.at()) + " on " + retreat.at() + " has shot and has "
                        + Wording.squares(retreat.steps()) + " left";
            case Phase.AwaitingContinuation on -> "the Ogre on " + on.ogre() + " has overrun the infantry";
            case Phase.AwaitingAim aim ->
                "your infantry shoots at the Ogre on " + aim.fight().at();
            default -> "";
        };
    }
}
