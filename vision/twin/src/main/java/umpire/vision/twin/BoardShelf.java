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
 * The boards of other games beside a virtual table, one of which may lie on it instead of the table's own. The own pieces are in their
 * box meanwhile. Safe from any thread.
 */
public final class BoardShelf {
    /** Nothing but the table's own board. */
    public static final BoardShelf EMPTY = new BoardShelf(Map.of());

    private final Map<String, Board> boards;
    private volatile Optional<String> lying = Optional.empty();

    /** Puts boards there, by their games' names. */
    public BoardShelf(Map<String, Board> boards) {
        this.boards = Collections.unmodifiableMap(new LinkedHashMap<>(boards));
    }

    public Map<String, Board> boards() {
        return boards;
    }

    /** Returns the game whose board lies on the table instead of the own one. */
    public Optional<String> lying() {
        return lying;
    }

    /**
     * Lays a board in the middle of a table and takes the own one away.
     *
     * @throws IllegalArgumentException when there is none of that game; the message names those there are
     */
    public void lay(String game, VirtualTable table, long nowMs) {
        if (!boards.containsKey(game)) {
            throw new IllegalArgumentException(
                    "there is no board of '" + game + "' beside this table; there are " + boards.keySet());
        }
        lying = Optional.of(game);
        table.takeBoard(nowMs);
    }

    /** Puts the board back that was laid instead of the own one. */
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
