package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.rules.diemen.appearance.BattleSheet;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;

/** Both sides' dice, which look alike: each lies in the tray of its side. */
final class ThrownPools {
    private final ConflictSetup setup;
    private final Board board;
    private final DieType die;

    ThrownPools(ConflictSetup setup, Board board) {
        this.setup = setup;
        this.board = board;
        this.die = BattleSheet.die(setup);
    }

    DieType die() {
        return die;
    }

    Awaited.Roll roll(Conflict conflict, String what) {
        List<Awaited.Roll.Thrower> throwers = Arrays.stream(BattleSide.values())
                .map(side -> new Awaited.Roll.Thrower(
                        side.seat(),
                        List.of(die.thrown(setup.dice(conflict, side))),
                        Optional.of(BattleSheet.tray(side))))
                .toList();
        return new Awaited.Roll(throwers, Awaited.Roll.Counted.THROWN, what);
    }

    /** Returns the roll that dice in the trays make. */
    Parsed<ConflictAction> rolled(Conflict conflict, List<DieShown> dice) {
        for (BattleSide side : BattleSide.values()) {
            int lying = faces(dice, side).size();
            int wanted = setup.dice(conflict, side);
            if (lying != wanted) {
                return Parsed.bad(
                        side.title() + " rolls " + wanted + " dice into its tray, and " + lying + " lie there");
            }
        }
        return Parsed.good(new ConflictAction.RollPools(faces(dice, BattleSide.RED), faces(dice, BattleSide.BLUE)));
    }

    private List<Integer> faces(List<DieShown> dice, BattleSide side) {
        return dice.stream()
                .filter(shown -> shown.name().equals(die.name()) && shown.rest() == DieShown.Rest.FLAT)
                .filter(shown -> board.placeAt(
                                new Point(shown.pose().xMm(), shown.pose().yMm()))
                        .equals(Optional.of(BattleSheet.tray(side))))
                .map(shown -> Integer.valueOf(shown.face()))
                .toList();
    }

    /** Puts dice that lie anywhere into the trays, Red's first. */
    List<DieShown> inTheirTrays(Conflict conflict, List<DieShown> anywhere) {
        int red = setup.dice(conflict, BattleSide.RED);
        List<DieShown> lying = new ArrayList<>();
        IntStream.range(0, anywhere.size())
                .forEach(i -> lying.add(in(i < red ? BattleSide.RED : BattleSide.BLUE, anywhere.get(i))));
        return List.copyOf(lying);
    }

    private DieShown in(BattleSide side, DieShown shown) {
        Point tray = board.area(BattleSheet.tray(side)).centre();
        return new DieShown(shown.kind(), shown.name(), shown.face(), new Pose(tray.xMm(), tray.yMm(), 0));
    }
}
