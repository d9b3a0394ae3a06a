package umpire.web.payload;

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
 * @param marks that are drawn, by their kind: {@code folder + "mark/<kind>/<brief>.svg"}
 */
public record DrawingsPayload(
        String game, String folder, Set<Integer> tags, Map<String, Picture> pictures, Map<String, Plate> marks) {
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
