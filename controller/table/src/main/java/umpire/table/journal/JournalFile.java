package umpire.table.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;

/**
 * The SQLite file. In WAL mode with full synchronisation a commit returns only when it is durable. SQLite's checksums discard an incomplete
 * write after a power cut.
 */
final class JournalFile implements AutoCloseable {
    static final int SCHEMA = 5;
    /**
     * The schema version that every Umpire reads. The version is raised when the file gets an entry that earlier
     * versions do not know.
     */
    private static final int FIRST_SCHEMA = 1;

    private static final Map<Entry.EntryKind, Integer> SINCE_SCHEMA = Map.of(
            Entry.EntryKind.CHOSEN, 2,
            Entry.EntryKind.MEASURED, 3,
            Entry.EntryKind.TAUGHT, 4,
            Entry.EntryKind.NOTED, 5);
    /** A greater version number means that the file is damaged. */
    private static final int LAST_SCHEMA = 99;

    private static final String COLUMNS = "number, at_ms, game, rulings, kind, text, cause, checksum";

    private final Connection connection;
    /** Whether a failed transaction could not be rolled back; no new one can begin then. */
    private boolean leftOpen;

    /** Uses a connection with the settings of {@link #connect}. */
    JournalFile(Connection connection) {
        this.connection = connection;
    }

    /** Creates an empty file. It appears under its name only when it is complete and durable. */
    static void create(Path file, FileSync fileSync) throws IOException, SQLException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        // SQLite's extra files get the same permissions as this one.
        PrivateFiles.file(fresh);
        try (Connection connection = connect(fresh, "rwc");
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = DELETE");
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("CREATE TABLE entry (number INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL,"
                    + " game TEXT NOT NULL, rulings TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL,"
                    + " cause TEXT NOT NULL, checksum INTEGER NOT NULL)");
            statement.execute("PRAGMA user_version = " + FIRST_SCHEMA);
        }
        fileSync.name(fresh, file);
    }

    static JournalFile open(Path file) throws SQLException {
        JournalFile opened = new JournalFile(connect(file, "rw"));
        try {
            opened.prepare();
        } catch (SQLException e) {
            opened.close();
            throw e;
        }
        return opened;
    }

    /** Opens a file read-only, also while a running table writes it. */
    static JournalFile openToRead(Path file) throws SQLException {
        // On a read-only medium SQLite cannot create its index beside the file, and no other process writes there.
        Path log = file.resolveSibling(file.getFileName() + "-wal");
        boolean still = !Files.isWritable(file.toAbsolutePath().getParent()) && !Files.exists(log);
        return new JournalFile(connect(file, still ? "ro&immutable=1" : "ro"));
    }

    static Connection connect(Path file, String mode) throws SQLException {
        SqliteLibrary.load();
        // Path.toUri escapes special characters, as a file URI requires.
        return DriverManager.getConnection(
                "jdbc:sqlite:file:" + file.toAbsolutePath().toUri().getRawPath() + "?mode=" + mode);
    }

    private void prepare() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 2000");
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
            // A read-only file opens without an error, so this checks for write access now rather than at the first
            // action.
            statement.execute("BEGIN IMMEDIATE");
            statement.execute("ROLLBACK");
        }
    }

    private int version() throws SQLException {
        return number("PRAGMA user_version");
    }

    /**
     * Returns whether this is a journal in our format.
     *
     * @throws JournalException when a newer Umpire wrote it
     */
    boolean isJournal(Path file) throws SQLException, JournalException {
        int version = version();
        if (version > SCHEMA && version <= LAST_SCHEMA) {
            throw new JournalException("The journal " + file + " was written by a newer Umpire (schema " + version
                    + "). Start that one, or choose another folder with --data.");
        }
        return version >= FIRST_SCHEMA && version <= SCHEMA;
    }

    /** Returns the damage that SQLite finds, as one phrase; empty without damage. */
    String damage() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery("PRAGMA quick_check(1)")) {
            String first = answer.next() ? answer.getString(1) : "no answer";
            return "ok".equals(first) ? "" : "its pages are damaged (" + first + ")";
        }
    }

    /** Returns the value of a pragma on this connection. */
    String setting(String pragma) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery("PRAGMA " + pragma)) {
            return answer.next() ? answer.getString(1) : "";
        }
    }

    private int number(String pragma) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(pragma)) {
            return answer.next() ? answer.getInt(1) : 0;
        }
    }

    /** Reads rows from the first on, up to the first unreadable or inconsistent one. */
    Rows read() {
        List<JournalRow> rows = new ArrayList<>();
        Map<String, String> texts = new HashMap<>();
        String fault = "";
        try (Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery("SELECT " + COLUMNS + " FROM entry ORDER BY number")) {
            while (answer.next() && fault.isEmpty()) {
                JournalRow journalRow = row(answer, texts);
                if (journalRow.follows(rows.isEmpty() ? JournalRow.NONE : rows.getLast())) {
                    rows.add(journalRow);
                } else {
                    fault = "row " + journalRow.number() + " does not follow from the row before it";
                }
            }
        } catch (SQLException | IllegalArgumentException e) {
            fault = "row " + (rows.size() + 1) + " cannot be read (" + e.getMessage() + ")";
        }
        return new Rows(rows, fault);
    }

    /**
     * The readable rows.
     *
     * @param rows the valid rows, from the first on
     * @param fault why the next could not be read; empty when all were
     */
    record Rows(List<JournalRow> rows, String fault) {}

    private static JournalRow row(ResultSet answer, Map<String, String> texts) throws SQLException {
        return new JournalRow(
                answer.getLong(1),
                answer.getLong(2),
                GameHeader.of(text(answer, 3), text(answer, 4), texts),
                new Entry(Entry.EntryKind.valueOf(text(answer, 5)), text(answer, 6)),
                text(answer, 7),
                answer.getLong(8));
    }

    private static String text(ResultSet answer, int column) throws SQLException {
        String text = answer.getString(column);
        return text == null ? "" : text;
    }

    /**
     * Appends all rows or none, and returns when they are durable. Replaces rows of a failed attempt that reached the medium after all,
     * since they were never announced.
     */
    void append(List<JournalRow> rows) throws SQLException {
        if (rows.isEmpty()) {
            return;
        }
        if (leftOpen) {
            rollBack();
        }
        execute("BEGIN IMMEDIATE");
        try {
            forgetFrom(rows.getFirst().number());
            insert(rows);
            int needed = rows.stream()
                    .mapToInt(row -> SINCE_SCHEMA.getOrDefault(row.entry().kind(), FIRST_SCHEMA))
                    .max()
                    .orElse(FIRST_SCHEMA);
            if (needed > FIRST_SCHEMA && needed > version()) {
                execute("PRAGMA user_version = " + needed);
            }
            execute("COMMIT");
        } catch (SQLException e) {
            rollBack().ifPresent(e::addSuppressed);
            throw e;
        }
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Writes all committed rows to a new file. */
    void copy(Path to) throws SQLException {
        try (PreparedStatement copy = connection.prepareStatement("VACUUM INTO ?")) {
            copy.setString(1, to.toString());
            copy.execute();
        }
    }

    private void forgetFrom(long number) throws SQLException {
        try (PreparedStatement delete = connection.prepareStatement("DELETE FROM entry WHERE number >= ?")) {
            delete.setLong(1, number);
            delete.executeUpdate();
        }
    }

    private void insert(List<JournalRow> rows) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO entry (" + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?)")) {
            for (JournalRow journalRow : rows) {
                bind(insert, journalRow);
                insert.executeUpdate();
            }
        }
    }

    private static void bind(PreparedStatement insert, JournalRow journalRow) throws SQLException {
        insert.setLong(1, journalRow.number());
        insert.setLong(2, journalRow.atMs());
        insert.setString(3, journalRow.header().game().name());
        insert.setString(4, journalRow.headerLines());
        insert.setString(5, journalRow.entry().kind().name());
        insert.setString(6, journalRow.entry().text());
        insert.setString(7, journalRow.cause());
        insert.setLong(8, journalRow.check());
    }

    /** Rolls back. Returns the failure if it could not. After a full disk SQLite has already rolled back by itself. */
    private Optional<SQLException> rollBack() {
        try {
            execute("ROLLBACK");
            leftOpen = false;
            return Optional.empty();
        } catch (SQLException e) {
            leftOpen = true;
            return Optional.of(e);
        }
    }

    /** Limits the file's size, to simulate a full disk. */
    void limitPages(int pages) throws SQLException {
        number("PRAGMA max_page_count = " + pages);
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            // Everything acknowledged is durable already, so nothing is left to save.
        }
    }
}
