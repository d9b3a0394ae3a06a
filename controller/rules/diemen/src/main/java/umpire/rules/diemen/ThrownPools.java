package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.rules.diemen.appearance.BoardSheet;
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
    private final Setup setup;
    private final Board board;
    private final DieType die;

    ThrownPools(Setup setup, Board board) {
        this.setup = setup;
        this.board = board;
        this.die = BoardSheet.die(setup.tagged());
    }

    DieType die() {
        return die;
    }

    Awaited.Roll roll(Position position, String what) {
        List<Awaited.Roll.Thrower> throwers = Arrays.stream(BattleSide.values())
                .map(side -> new Awaited.Roll.Thrower(
                        side.seat(),
                        List.of(die.thrown(setup.dice(position, side))),
                        Optional.of(BoardSheet.tray(side))))
                .toList();
        return new Awaited.Roll(throwers, Awaited.Roll.Counted.THROWN, what);
    }

    /** Returns the roll that dice in the trays make. */
    Parsed<Action> rolled(Position position, List<DieShown> dice) {
        List<Integer> red = faces(dice, BattleSide.RED);
        List<Integer> blue = faces(dice, BattleSide.BLUE);
        for (BattleSide side : BattleSide.values()) {
            int lying = (side == BattleSide.RED ? red : blue).size();
            int wanted = setup.dice(position, side);
            if (lying != wanted) {
                return Parsed.bad(
                        side.title() + " rolls " + wanted + " dice into its tray, and " + lying + " lie there");
            }
        }
        return Parsed.good(new Action.RollPools(red, blue));
    }

    private List<Integer> faces(List<DieShown> dice, BattleSide side) {
        return dice.stream()
                .filter(shown -> shown.name().equals(die.name()) && shown.rest() == DieShown.Rest.FLAT)
                .filter(shown -> board.placeAt(
                                new Point(shown.pose().xMm(), shown.pose().yMm()))
                        .equals(Optional.of(BoardSheet.tray(side))))
                .map(shown -> Integer.valueOf(shown.face()))
                .toList();
    }

    /** Puts dice that lie anywhere into the trays, Red's first. */
    List<DieShown> inTheirTrays(Position position, List<DieShown> anywhere) {
        int red = setup.dice(position, BattleSide.RED);
        List<DieShown> lying = new ArrayList<>();
        IntStream.range(0, anywhere.size())
                .forEach(i -> lying.add(in(i < red ? BattleSide.RED : BattleSide.BLUE, anywhere.get(i))));
        return List.copyOf(lying);
    }

    private DieShown in(BattleSide side, DieShown shown) {
        Point tray = board.area(BoardSheet.tray(side)).centre();
        return new DieShown(shown.kind(), shown.name(), shown.face(), new Pose(tray.xMm(), tray.yMm(), 0));
    }
}
