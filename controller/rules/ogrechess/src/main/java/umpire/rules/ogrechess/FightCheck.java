package umpire.rules.ogrechess;

import static umpire.rules.kernel.FirstMisfit.unless;

import java.util.Optional;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/** Checks that an overrun written by hand can have come to where it is. */
final class FightCheck {
    private FightCheck() {}

    /** Returns what is wrong, as the end of a sentence. */
    static Optional<String> wrong(Chessboard board, Side side, Fight fight, Rulings rulings) {
        return units(board, side, fight, rulings)
                .or(() -> squares(board, fight))
                .or(() -> squads(fight))
                .or(() -> rounds(board, fight, rulings));
    }

    private static Optional<String> units(Chessboard board, Side side, Fight fight, Rulings rulings) {
        Unit attacker = fight.attacker();
        boolean able = attacker.kind().infantry() || attacker.kind() == UnitKind.OGRE;
        Optional<Unit> defender = board.at(fight.at());
        return unless(able && attacker.side() == side, "the attacker is no unit of the side to move that overruns")
                .or(() -> unless(
                        defender.isPresent() && defender.get().side() != side,
                        "no enemy that fights stands on " + fight.at()))
                .or(() -> unless(
                        fights(attacker, defender.orElseThrow(), rulings),
                        "the " + attacker.kind() + " does not fight the "
                                + defender.orElseThrow().kind() + " on " + fight.at()));
    }

    /** Returns whether two units can be in an overrun; a Mech-INF may be a platoon by then. */
    private static boolean fights(Unit attacker, Unit defender, Rulings rulings) {
        return attacker.kind() == UnitKind.OGRE
                ? defender.kind().infantry()
                : defender.kind().armour()
                        || (rulings.mechIsArmour && defender.kind().infantry());
    }

    private static Optional<String> squares(Chessboard board, Fight fight) {
        Square from = fight.from();
        return unless(from != fight.at(), "an overrun comes from another square")
                .or(() -> unless(!board.taken(from), from + " is not empty"))
                .or(() -> fight.attacker().kind() == UnitKind.OGRE ? line(fight) : step(fight));
    }

    private static Optional<String> line(Fight fight) {
        int squares = fight.from().straightTo(fight.at());
        return unless(squares > 0, "its squares are not in a line")
                .or(() -> unless(
                        fight.spent() == squares + 1
                                && fight.spent() <= Unit.Ogre.fresh(Side.WHITE).movement(),
                        "an Ogre has spent a point for each square and one more, 2 or 3 in all"));
    }

    /** A platoon comes from a corner of the square; one that was promoted may have come as Mech-INF, from farther away. */
    private static Optional<String> step(Fight fight) {
        int files = Math.abs(fight.from().file() - fight.at().file());
        int ranks = Math.abs(fight.from().rank() - fight.at().rank());
        boolean reached = onFoot(fight.attacker())
                ? files == 1 && ranks == 1
                : Math.max(files, ranks) <= Reach.steps(UnitKind.MECH);
        return unless(reached, "no " + fight.attacker().kind() + " gets from " + fight.from() + " to " + fight.at())
                .or(() -> unless(fight.spent() == 0, "infantry spends no points"));
    }

    private static boolean onFoot(Unit attacker) {
        return attacker instanceof Unit.Platoon platoon && !platoon.promoted();
    }

    private static Optional<String> squads(Fight fight) {
        return unless(
                !onFoot(fight.attacker()) || fight.attacker().defence() < Unit.FULL,
                "a platoon has lost a squad on entering");
    }

    private static Optional<String> rounds(Chessboard board, Fight fight, Rulings rulings) {
        boolean unarmed =
                fight.attacker() instanceof Unit.Ogre ogre && ogre.batteries().none();
        int most = unarmed ? rulings.unarmedRounds : 0;
        return unless(fight.unarmedRounds() <= most, "it stands " + most + " rounds without weapons at most")
                .or(() -> unless(
                        fight.shot() < new Combat(rulings).shots(fight.shooter(board), fight.attackerFires()),
                        "there is no such shot"));
    }
}
