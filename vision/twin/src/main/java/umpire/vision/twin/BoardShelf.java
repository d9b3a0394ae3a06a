package umpire.vision.twin;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.TableScene;

/**
 * The boards of other games beside a virtual table. One of them may lie on it instead of the table's own, whose pieces are then in their
 * box. Thread-safe.
 */
public final class BoardShelf {
    /** A shelf without other boards. */
    public static final BoardShelf EMPTY = new BoardShelf(Map.of());

    private final Map<String, Board> boards;
    private volatile Optional<String> lying = Optional.empty();

    /** Makes a shelf of boards by their games' names. */
    public BoardShelf(Map<String, Board> boards) {
        this.boards = Collections.unmodifiableMap(new LinkedHashMap<>(boards));
    }

    public Map<String, Board> boards() {
        return boards;
    }

    /** Returns the game whose board lies on the table instead of its own. */
    public Optional<String> lying() {
        return lying;
    }

    /**
     * Lays a board in the middle of a table and removes its own.
     *
     * @throws IllegalArgumentException if there is none of that game; the message names those that exist
     */
    public void lay(String game, VirtualTable table, long nowMs) {
        if (!boards.containsKey(game)) {
            throw new IllegalArgumentException(
                    "there is no board of '" + game + "' beside this table; there are " + boards.keySet());
        }
        lying = Optional.of(game);
        table.takeBoard(nowMs);
    }

    /** Puts the table's own board back. */
    public void clear() {
        lying = Optional.empty();
    }

    Optional<Board> board() {
        return lying.map(boards::get);
    }

    /** Returns the table with the other board on it. */
    static TableScene under(TableScene own) {
        return own.withPieces(List.of()).withBoardAt(new Pose(0, 0, 0));
    }
}
