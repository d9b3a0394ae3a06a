package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;

/** Short texts for buttons and prompts. */
final class Labels {
    private Labels() {}

    static String until(Unit unit, Side turn) {
        boolean soon = unit.disabled() < 2;
        return soon ? "until " + unit.side() + "'s next turn begins" : "through " + unit.side() + "'s next turn";
    }

    /** Says what the acting side is asked for, after "White is to". */
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
                Fight fight = clash.fight();
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

    /** Names an action without its position. */
    static String label(Action action) {
        return switch (action) {
            case Action.MovePiece move -> move.from() + " to " + move.to();
            case Action.Leave leave -> leave.from() + " to " + leave.to();
            case Action.Overrun overrun -> overrun.from() + " overrunning " + overrun.to();
            case Action.Fire fire -> "fire from " + fire.from() + " at " + fire.at();
            case Action.TakeAim aim -> "aim at the " + aim.aim().says();
            case Action.Hold hold -> "holding";
            case Action.Redistribute share ->
                "sharing " + share.squadsOfA() + " and " + share.squadsOfB() + " squads on " + share.a() + " and "
                        + share.b();
            case Action.Merge merge -> "joining " + merge.from() + " to " + merge.into();
            case Action.Promote promote -> "promotion on " + promote.at();
            case Action.Roll roll -> "a roll of " + roll.face();
        };
    }

    /** Describes a legal action for a button. */
    static String describe(Position position, Action action) {
        Chessboard board = position.board();
        return switch (action) {
            case Action.MovePiece move -> kind(board, move.from()) + " " + move.from() + " to " + move.to();
            case Action.Leave leave -> kind(board, leave.from()) + " " + leave.from() + " to " + leave.to();
            case Action.Overrun overrun -> overrun(board, overrun);
            case Action.Fire fire -> fire(board, fire);
            case Action.TakeAim aim ->
                "Aim at the " + aim.aim().says() + " (defence " + aim.aim().defence() + ")";
            case Action.Hold hold -> hold(position.phase());
            case Action.Redistribute share ->
                "Infantry " + share.a() + " has " + share.squadsOfA() + ", Infantry " + share.b() + " has "
                        + share.squadsOfB();
            case Action.Merge merge -> "Infantry " + merge.from() + " joins Infantry " + merge.into();
            case Action.Promote promote ->
                board.at(promote.at())
                                .filter(unit -> unit.defence() == Unit.FULL)
                                .isPresent()
                        ? "Infantry " + promote.at() + " becomes Mech-INF"
                        : "Infantry " + promote.at() + " gains a squad";
            case Action.Roll roll -> "Rolled " + roll.face();
        };
    }

    private static String kind(Chessboard board, Square square) {
        return board.at(square).map(unit -> unit.kind().title()).orElse("Nothing on");
    }

    private static String overrun(Chessboard board, Action.Overrun overrun) {
        boolean rams = board.at(overrun.from())
                        .filter(unit -> unit.kind() == UnitKind.OGRE)
                        .isPresent()
                && board.at(overrun.to()).filter(unit -> unit.kind().armour()).isPresent();
        return kind(board, overrun.from()) + " " + overrun.from() + (rams ? " rams " : " overruns ")
                + kind(board, overrun.to()) + " " + overrun.to();
    }

    private static String fire(Chessboard board, Action.Fire fire) {
        String weapons =
                fire.batteries().none() ? "" : ", with " + fire.batteries().inWords();
        String component = fire.aim() == Aim.UNIT ? "" : "the " + fire.aim().says() + " of ";
        String odds =
                board.taken(fire.from()) && board.taken(fire.at()) ? " (" + Wording.strengths(board, fire) + ")" : "";
        return kind(board, fire.from()) + " " + fire.from() + " fires at " + component + kind(board, fire.at()) + " "
                + fire.at() + weapons + odds;
    }

    /** Says that holding was chosen, to follow the name of a seat. */
    static String forgone(Phase phase) {
        return switch (phase) {
            case Phase.AwaitingMissileMove move -> " stays on " + move.at() + ".";
            case Phase.AwaitingRetreat retreat -> " stays on " + retreat.at() + ".";
            case Phase.AwaitingContinuation on -> " stops on " + on.ogre() + ".";
            case Phase.AwaitingMove move -> " passes.";
            case Phase.AwaitingFire fire -> " holds fire.";
            case Phase.AwaitingCombinedFire fire -> " holds fire.";
            case Phase.AwaitingSalvo salvo -> " holds fire.";
            case Phase.AwaitingReturnFire answer -> " holds fire.";
            case Phase.AwaitingSecondShot second -> " holds fire.";
            case Phase.AwaitingExchange exchange -> " holds.";
            case Phase.AwaitingAim aim -> " holds.";
            case Phase.AwaitingRoll roll -> " holds.";
            case Phase.Over over -> " holds.";
        };
    }

    private static String hold(Phase phase) {
        return switch (phase) {
            case Phase.AwaitingMissileMove move -> "Stay on " + move.at();
            case Phase.AwaitingRetreat retreat -> "Stay on " + retreat.at();
            case Phase.AwaitingContinuation on -> "Stop on " + on.ogre();
            case Phase.AwaitingMove move -> "Pass";
            case Phase.AwaitingFire fire -> "Hold fire";
            case Phase.AwaitingCombinedFire fire -> "Hold fire";
            case Phase.AwaitingSalvo salvo -> "Hold fire";
            case Phase.AwaitingReturnFire answer -> "Hold fire";
            case Phase.AwaitingSecondShot second -> "Hold fire";
            case Phase.AwaitingExchange exchange -> "Hold";
            case Phase.AwaitingAim aim -> "Hold";
            case Phase.AwaitingRoll roll -> "Hold";
            case Phase.Over over -> "Hold";
        };
    }
}
