package umpire.table.wiring;

import java.util.List;
import umpire.recording.GameHeader;
import umpire.referee.session.GameSession;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;

/** An opened game with its session. */
record OpenedSession<S, A>(Game<S, A> game, GameHeader header, GameSession<S, A> session) {
    /**
     * Returns the game in the state after these entries.
     *
     * @throws IllegalArgumentException when the entries do not fold
     */
    static <S, A> OpenedSession<S, A> of(Game<S, A> game, GameHeader header, List<Entry> entries) {
        return new OpenedSession<>(game, header, GameSession.resume(game, entries, header.settings()));
    }
}
