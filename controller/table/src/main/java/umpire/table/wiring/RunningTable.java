package umpire.table.wiring;

import java.io.IOException;
import java.nio.file.Files;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.Game;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;
import umpire.table.journal.JournalException;
import umpire.table.journal.PrivateFiles;
import umpire.table.journal.RecordedGame;

/** A running table with all its parts, from the journal to the pages. */
public final class RunningTable implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RunningTable.class);

    /** The table cannot be started. The message says what is wrong and what to do. */
    public static final class CannotStart extends Exception {
        private static final long serialVersionUID = 1L;

        CannotStart(String message, Throwable cause) {
            super(message, cause);
        }
    }

    private final Deque<AutoCloseable> parts = new ArrayDeque<>();
    private TableAddresses addresses = TableAddresses.NONE;

    private RunningTable() {}

    /**
     * Starts all parts of the table.
     *
     * @throws CannotStart when a port is taken, the data folder cannot be used, or the like; nothing is left running
     */
    public static RunningTable start(RunSettings settings) throws CannotStart {
        RunningTable running = new RunningTable();
        try {
            running.open(settings);
            return running;
        } catch (IOException | JournalException | RuntimeException e) {
            running.close();
            throw new CannotStart(String.valueOf(e.getMessage()), e);
        }
    }

    /** Returns the address to open. */
    public String address() {
        return addresses.table();
    }

    /** Returns the table's addresses and the operator's key. */
    public TableAddresses addresses() {
        return addresses;
    }

    private void open(RunSettings settings) throws IOException, JournalException {
        ListeningPorts ports = ListeningPorts.bind(settings);
        parts.push(ports);
        if (settings.play().game().isPresent() || !Files.exists(settings.files().data())) {
            checkFit(settings, StartupGame.game(settings.play().games(), StartupGame.wanted(settings)));
        }
        List<String> notices =
                new ArrayList<>(PrivateFiles.close(settings.files().data()));
        Journal.Opened opened = Journal.open(settings.files().data(), InstantSource.system());
        Journal journal = opened.journal();
        parts.push(journal);
        notices.addAll(opened.notices());
        ports.secure(settings).ifPresent(keeper -> parts.push(keeper.start()));
        StartupGame sittingDown = StartupGame.atStart(settings, journal.games());
        notices.addAll(sittingDown.notices());
        GameHeader header = header(settings, sittingDown.header());
        Game<?, ?> game = StartupGame.game(settings.play().games(), GameChoice.of(header));
        checkFit(settings, game);
        if (sittingDown.row().isPresent()) {
            journal.append(header, List.of(sittingDown.row().get()));
        }
        open(settings, ports, journal, header, game, notices);
    }

    /** Returns the header with settings from the command line, or else the game's own. */
    static GameHeader header(RunSettings settings, GameHeader header) {
        return settings.play()
                .askBeforeWaiving()
                .map(asks -> header.with(new SessionSettings(asks)))
                .orElse(header);
    }

    private <S, A> void open(
            RunSettings settings,
            ListeningPorts ports,
            Journal journal,
            GameHeader header,
            Game<S, A> game,
            List<String> notices)
            throws IOException, JournalException {
        OpenedSession<S, A> seating = sitDown(journal, game, header, notices);
        notices.forEach(notice -> LOG.warn("{}", notice));
        TableParts table = new TableParts(
                settings, ports, journal, seating, notices, new AwakeClock(() -> System.nanoTime() / 1_000_000));
        parts.push(table);
        table.start();
        addresses = table.addresses();
    }

    private static void checkFit(RunSettings settings, Game<?, ?> game) throws IOException {
        Optional<String> fault = settings.rig().fault(game.board(), game.pieces(), game.dice());
        if (fault.isPresent()) {
            throw new IOException(fault.get());
        }
    }

    /** Resumes the last game. A journal that does not fold is set aside with a notice. */
    private static <S, A> OpenedSession<S, A> sitDown(
            Journal journal, Game<S, A> game, GameHeader header, List<String> notices) throws JournalException {
        List<Entry> entries = journal.current().map(RecordedGame::entries).orElse(List.of());
        try {
            return OpenedSession.of(game, header, entries);
        } catch (IllegalArgumentException doesNotFold) {
            notices.add(journal.setAside(String.valueOf(doesNotFold.getMessage())));
            return OpenedSession.of(game, header, List.of());
        }
    }

    /** Stops all parts in the reverse order of their start. A part that fails to stop does not keep the others running. */
    @Override
    public synchronized void close() {
        while (!parts.isEmpty()) {
            AutoCloseable part = parts.pop();
            try {
                part.close();
            } catch (Exception e) {
                LOG.warn("{} did not stop cleanly", part.getClass().getSimpleName(), e);
            }
        }
    }
}
