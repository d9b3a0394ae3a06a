package umpire.web.payload;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which drawings there are of the game in play: a board at {@code folder + "board.svg"}, and of each tag in {@code tags} the whole face it is
 * glued on, {@code "face-<tag>.svg"}, and the picture on it, {@code "picture-<tag>.svg"}.
 *
 * @param game its id
 * @param folder where they lie; another game has another one
 * @param tags of the faces that are drawn
 * @param pictures by what a piece counts as
 * @param sides of dice that lie on the table as pieces do, by the die's name: {@code folder + "side-<tag>.svg"}
 * @param marks that are drawn, by their kind: {@code folder + "mark/<kind>/<brief>.svg"}
 */
public record DrawingsPayload(
        String game,
        String folder,
        Set<Integer> tags,
        Map<String, Picture> pictures,
        Map<String, List<DrawnSide>> sides,
        Map<String, Plate> marks) {
    /**
     * A side of a die, drawn in a square whose middle is the die's.
     *
     * @param shows what the side is called
     */
    public record DrawnSide(String shows, int tag, double wideMm) {}

    /**
     * The room of a mark's drawing.
     *
     * @param edge of its place along which it lies
     */
    public record Plate(String edge, double wideMm, double highMm) {}

    /**
     * The picture of a piece.
     *
     * @param tag of a face that has it
     */
    public record Picture(int tag, double wideMm, double highMm) {}
}
