package umpire.table.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;

/**
 * The record of a table's games, in {@code journal.db} of its data folder. {@link #append} returns only when the entries would survive a
 * power cut. Only the table's own thread appends; any thread may read.
 */
public final class Journal implements AutoCloseable {
    private static final int CAUSES_REMEMBERED = 1_000;

    private final Path file;
    private final InstantSource clock;
    private final FolderLock lock;
    private final FileSync fileSync;
    private final List<JournalRow> rows = new ArrayList<>();
    private JournalFile open;

    private Journal(Path file, InstantSource clock, FolderLock lock, FileSync fileSync, JournalFile open) {
        this.file = file;
        this.clock = clock;
        this.lock = lock;
        this.fileSync = fileSync;
        this.open = open;
    }

    /**
     * An opened journal.
     *
     * @param journal ready to append
     * @param notices messages for the builder, such as a file that was set aside. Usually empty
     */
    public record Opened(Journal journal, List<String> notices) {
        public Opened {
            notices = List.copyOf(notices);
        }
    }

    /**
     * Opens the folder's journal, or creates one. A damaged file is set aside, and its readable rows are copied.
     *
     * @throws JournalException when the folder cannot be written or another process uses it
     */
    public static Opened open(Path folder, InstantSource clock) throws JournalException {
        return open(folder, clock, FileSync.REAL);
    }

    static Opened open(Path folder, InstantSource clock, FileSync fileSync) throws JournalException {
        FolderLock lock = FolderLock.take(folder, fileSync);
        try {
            return open(folder.resolve("journal.db"), clock, lock, fileSync);
        } catch (JournalException e) {
            lock.close();
            throw e;
        }
    }

    private static Opened open(Path file, InstantSource clock, FolderLock lock, FileSync fileSync)
            throws JournalException {
        try {
            List<String> notices = new ArrayList<>();
            if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                JournalFile.create(file, fileSync);
            }
            LoadResult loadResult = LoadResult.from(file);
            if (!loadResult.fault().isEmpty()) {
                notices.add(startAfresh(file, loadResult, fileSync));
            }
            Journal journal = new Journal(file, clock, lock, fileSync, JournalFile.open(file));
            journal.rows.addAll(loadResult.rows());
            return new Opened(journal, notices);
        } catch (IOException | SQLException e) {
            throw FailureAdvice.on(file, e);
        }
    }

    /** Sets the file aside, and starts a new one with the readable rows. Returns the notice. */
    private static String startAfresh(Path file, LoadResult loadResult, FileSync fileSync)
            throws IOException, SQLException {
        Path aside = Quarantine.setAside(file);
        JournalFile.create(file, fileSync);
        try (JournalFile fresh = JournalFile.open(file)) {
            fresh.append(loadResult.rows());
        }
        return "The journal " + file + " could not be used: " + loadResult.fault() + ". It was set aside as "
                + aside.getFileName() + "; "
                + (loadResult.rows().isEmpty()
                        ? "a new one was started."
                        : loadResult.rows().size() + " entries could be read and were carried over.");
    }

    /** Returns every game, the last one begun or continued last. */
    public synchronized List<RecordedGame> games() {
        return GameSplitter.split(rows);
    }

    /** Returns the current game, from its last set-up on; empty for an empty journal. */
    public synchronized Optional<RecordedGame> current() {
        List<RecordedGame> games = games();
        return games.isEmpty() ? Optional.empty() : Optional.of(games.getLast());
    }

    /**
     * The contents of a journal.
     *
     * @param games the oldest first
     * @param fault why the rest could not be read, as one phrase; empty when all was readable
     */
    public record Contents(List<RecordedGame> games, String fault) {
        public Contents {
            games = List.copyOf(games);
        }
    }

    /** Returns every game of the folder, also while a table is using it. Changes nothing. */
    public static Contents read(Path folder) throws JournalException {
        Path file = folder.resolve("journal.db");
        if (!Files.isRegularFile(file)) {
            throw new JournalException("There is no journal in " + folder + ".");
        }
        try (JournalFile journal = JournalFile.openToRead(file)) {
            if (!journal.isJournal(file)) {
                throw new JournalException("The file " + file + " is a database, but no journal of Umpire's.");
            }
            JournalFile.Rows read = journal.read();
            return new Contents(GameSplitter.split(read.rows()), read.fault());
        } catch (SQLException e) {
            throw new JournalException("The journal " + file + " cannot be read: " + e.getMessage() + ".", e);
        }
    }

    /** Copies the folder's journal to a new file, also while a table is using it. Changes nothing. */
    static void copy(Path folder, Path to) throws JournalException {
        Path file = folder.resolve("journal.db");
        if (!Files.isRegularFile(file)) {
            throw new JournalException("There is no journal in " + folder + ".");
        }
        try (JournalFile journal = JournalFile.openToRead(file)) {
            journal.copy(to);
        } catch (SQLException e) {
            throw new JournalException("The journal " + file + " cannot be copied: " + e.getMessage() + ".", e);
        }
    }

    /** Appends entries without a command. */
    public void append(GameHeader header, List<Entry> entries) throws JournalException {
        append(header, entries, "");
    }

    /**
     * Appends all entries or none, and returns when they are durable.
     *
     * @param header the game they belong to
     * @param cause the id of the command that led to them, so that it is recognised after a restart; may be empty
     * @throws JournalException when they could not be made durable. They must then not be accepted or announced; a later attempt may
     *     succeed
     */
    public synchronized void append(GameHeader header, List<Entry> entries, String cause) throws JournalException {
        if (entries.isEmpty()) {
            return;
        }
        List<JournalRow> fresh = new ArrayList<>();
        for (Entry entry : entries) {
            JournalRow last = !fresh.isEmpty() ? fresh.getLast() : rows.isEmpty() ? JournalRow.NONE : rows.getLast();
            fresh.add(last.next(clock.millis(), header, entry, cause));
        }
        try {
            open.append(fresh);
        } catch (SQLException e) {
            throw FailureAdvice.on(file, e);
        }
        rows.addAll(fresh);
    }

    /** Returns the number of entries of all games. */
    public synchronized int rows() {
        return rows.size();
    }

    /** Returns the causes of the latest entries, the oldest first, without duplicates. */
    public synchronized List<String> causes() {
        return rows.subList(Math.max(0, rows.size() - CAUSES_REMEMBERED), rows.size()).stream()
                .map(JournalRow::cause)
                .filter(cause -> !cause.isEmpty())
                .distinct()
                .toList();
    }

    /**
     * Sets the file aside because its entries do not fold, and starts an empty one.
     *
     * @param why one phrase for the notice
     * @return the notice
     */
    public synchronized String setAside(String why) throws JournalException {
        open.close();
        try {
            String notice = startAfresh(file, new LoadResult(List.of(), why), fileSync);
            open = JournalFile.open(file);
            rows.clear();
            return notice;
        } catch (IOException | SQLException e) {
            throw FailureAdvice.on(file, e);
        }
    }

    /** Returns the open file for tests. */
    JournalFile file() {
        return open;
    }

    @Override
    public synchronized void close() {
        open.close();
        lock.close();
    }
}
