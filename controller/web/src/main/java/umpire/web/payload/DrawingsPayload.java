package umpire.web.payload;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The drawings of the game in play. The board is at {@code folder + "board.svg"}. Each tag in {@code tags} has the
 * whole face that it is glued on, {@code "face-<tag>.svg"}, and the picture on that face, {@code "picture-<tag>.svg"}.
 *
 * @param game the game's id
 * @param folder the folder of the drawings; each game has its own
 * @param tags the tags of the drawn faces
 * @param pictures the pictures by token
 * @param sides the sides of dice that lie on the table as pieces do, by the die's name:
 *     {@code folder + "side-<tag>.svg"}
 * @param marks the drawn marks by their kind: {@code folder + "mark/<kind>/<brief>.svg"}
 */
public record DrawingsPayload(
        String game,
        String folder,
        Set<Integer> tags,
        Map<String, Picture> pictures,
        Map<String, List<DrawnSide>> sides,
        Map<String, Plate> marks) {
    /**
     * A side of a die, drawn in a square with the same middle.
     *
     * @param shows the name of the side
     */
    public record DrawnSide(String shows, int tag, double wideMm) {}

    /**
     * The area of a mark's drawing.
     *
     * @param edge the edge of its place along which it lies
     */
    public record Plate(String edge, double wideMm, double highMm) {}

    /**
     * The picture of a piece.
     *
     * @param tag the tag of a face that has it
     */
    public record Picture(int tag, double wideMm, double highMm) {}
}
