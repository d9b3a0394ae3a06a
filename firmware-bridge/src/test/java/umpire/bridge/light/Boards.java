package umpire.bridge.light;

import java.util.List;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;

/** Test boards. */
final class Boards {
    private Boards() {}

    /** Squares a1 to h8, a1 near left. */
    static Board eightByEight(double squareMm) {
        List<Area> squares = IntStream.range(0, 64)
                .mapToObj(i -> Area.rectangle(
                        new Place("" + (char) ('a' + i % 8) + (1 + i / 8)),
                        new Point((i % 8 - 3.5) * squareMm, (i / 8 - 3.5) * squareMm),
                        squareMm,
                        squareMm,
                        Area.Tint.LIGHT))
                .toList();
        return new Board("eight by eight", 8 * squareMm, 8 * squareMm, squares, List.of(), List.of());
    }
}
