package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.calibrate.lens.BoardCorner;
import umpire.vision.calibrate.lens.BoardShape;

/**
 * The corners of some pictures of one size, for a calibration. Places on the board are measured in squares.
 *
 * @param sightings one for each picture, all of one size and with a board
 * @param corners the corners of each picture that are used
 * @param shape the printed shape of the board
 */
record CornerSet(List<PictureSighting> sightings, List<List<BoardCorner>> corners, BoardShape shape) {
    CornerSet {
        sightings = List.copyOf(sightings);
        corners = corners.stream().map(List::copyOf).toList();
    }

    static CornerSet of(List<PictureSighting> sightings, BoardPattern pattern) {
        List<List<BoardCorner>> corners = corners(sightings);
        double lastRow = corners.stream()
                .flatMap(List::stream)
                .mapToDouble(BoardCorner::y)
                .max()
                .orElse(1);
        double halfX = (pattern.columns() - 1) / 2.0;
        double halfY = Math.max(pattern.rows() - 1, lastRow) / 2;
        return new CornerSet(sightings, corners, BoardShape.even(halfX, halfY, halfX, halfY));
    }

    /** Returns the corners of the board in each picture. Every picture must show a board. */
    static List<List<BoardCorner>> corners(List<PictureSighting> sightings) {
        return sightings.stream()
                .map(sighting -> sighting.board().orElseThrow().corners().stream()
                        .map(c -> new BoardCorner(
                                c.column(), c.row(), c.pixel().x(), c.pixel().y()))
                        .toList())
                .toList();
    }

    int size() {
        return sightings.size();
    }

    int widthPx() {
        return sightings.getFirst().widthPx();
    }

    int heightPx() {
        return sightings.getFirst().heightPx();
    }

    int count() {
        return corners.stream().mapToInt(List::size).sum();
    }

    /** Returns some of the pictures, by their indices in this set. */
    CornerSet only(List<Integer> places) {
        return new CornerSet(
                places.stream().map(sightings::get).toList(),
                places.stream().map(corners::get).toList(),
                shape);
    }

    CornerSet without(int place) {
        return only(IntStream.range(0, size()).filter(i -> i != place).boxed().toList());
    }

    /** Returns the same pictures with these corners. */
    CornerSet counting(List<List<BoardCorner>> others) {
        return new CornerSet(sightings, others, shape);
    }

    /** Returns every second corner of each picture: the corners whose column plus row is even, or those for which it is odd. */
    List<List<BoardCorner>> half(boolean even) {
        List<List<BoardCorner>> half = new ArrayList<>();
        corners.forEach(all -> half.add(all.stream()
                .filter(c -> Math.round(c.x() + c.y()) % 2 == (even ? 0 : 1))
                .toList()));
        return half;
    }
}
