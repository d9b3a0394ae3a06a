package umpire.referee.session.board;

import java.util.Optional;

/**
 * A game that is not played now, for the question about its board.
 *
 * @param board its board's name in the vision pipeline
 * @param game its name in commands
 * @param title its name in sentences
 * @param whyNot why it cannot be played here, as part of a sentence; empty when it can
 * @param left its unfinished game, to be resumed; empty when a new one would begin
 */
public record OtherGame(String board, String game, String title, Optional<String> whyNot, Optional<LeftGame> left) {
    /**
     * An unfinished game.
     *
     * @param unfinished the key by which it is resumed
     * @param actionsPlayed the number of its actions
     */
    public record LeftGame(String unfinished, int actionsPlayed) {}
}
