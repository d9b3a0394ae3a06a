package umpire.table.wiring;

import java.util.List;
import umpire.recording.GameHeader;
import umpire.referee.session.GameSession;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;

/** A game to sit down to, and where it stands. */
record Seating<S, A>(Game<S, A> game, GameHeader header, GameSession<S, A> session) {
    /**
     * Sits down where the entries left off.
     *
     * @throws IllegalArgumentException when they do not fold
     */
    static <S, A> Seating<S, A> of(Game<S, A> game, GameHeader header, List<Entry> entries) {
        return new Seating<>(game, header, GameSession.resume(game, entries, header.settings()));
    }
}
