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
 */
public record DrawingsPayload(String game, String folder, Set<Integer> tags, Map<String, Picture> pictures) {
    /**
     * The picture of a piece.
     *
     * @param tag of a face that has it
     */
    public record Picture(int tag, double wideMm, double highMm) {}
}
