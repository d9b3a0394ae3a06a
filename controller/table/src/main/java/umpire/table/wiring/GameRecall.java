package umpire.table.wiring;

import java.util.List;
import java.util.Optional;
import umpire.recording.GameRecord;
import umpire.referee.session.MainLine;
import umpire.rules.kernel.Game;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;
import umpire.table.journal.RecordedGame;
import umpire.web.HistoryDesk;

/** Returns the current game's past for the pages, as the journal has it. Thread-safe. */
final class GameRecall implements HistoryDesk {
    private final GameInPlay inPlay;
    private final Journal journal;
    private volatile Optional<Recalled> last = Optional.empty();

    GameRecall(GameInPlay inPlay, Journal journal) {
        this.inPlay = inPlay;
        this.journal = journal;
    }

    /** The last answer. A page asks at each step, and a new answer judges all entries of the game. */
    private record Recalled(GameTable<?, ?> table, int rows, PastGame game) {}

    @Override
    public PastGame game() {
        GameTable<?, ?> table = inPlay.now();
        int rows = journal.rows();
        Recalled recalled = last.filter(known -> known.table().equals(table) && known.rows() == rows)
                .orElseGet(() -> new Recalled(table, rows, past(table)));
        last = Optional.of(recalled);
        return recalled.game();
    }

    private PastGame past(GameTable<?, ?> table) {
        Game<?, ?> game = table.game();
        // While another game is being chosen, the journal may already have it.
        Optional<RecordedGame> recorded =
                journal.current().filter(now -> GameChoice.of(now.header()).equals(GameChoice.of(table.header())));
        MainLine line = MainLine.of(game, recorded.map(RecordedGame::entries).orElse(List.of()));
        GameRecord record = GameRecord.of(
                table.header(),
                game.title(),
                recorded.map(RecordedGame::entries).orElse(List.of()),
                recorded.map(RecordedGame::timesMs).orElse(List.of()),
                line);
        return new PastGame(record, line.past());
    }
}
