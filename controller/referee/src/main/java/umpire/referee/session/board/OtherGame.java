package umpire.referee.session.board;

import java.util.Optional;

/**
 * A game that is not played now, as far as whoever lays its board must know of it.
 *
 * @param board its board's name, by which the eye knows it
 * @param game its name in commands
 * @param title its name as people say it
 * @param whyNot why it cannot be played here, in the middle of a sentence; empty when it can
 * @param left the game of it that goes on where it was left; empty when one would begin anew
 */
public record OtherGame(String board, String game, String title, Optional<String> whyNot, Optional<LeftGame> left) {
    /**
     * A game that was left before it was over.
     *
     * @param unfinished by what it is gone back to
     * @param actionsPlayed how far it is
     */
    public record LeftGame(String unfinished, int actionsPlayed) {}
}
