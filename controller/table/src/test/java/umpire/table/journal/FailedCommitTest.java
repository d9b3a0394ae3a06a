package umpire.table.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.mockito.AdditionalAnswers.delegatesTo;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockito.invocation.InvocationOnMock;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.GameId;

/** A commit that fails before or after the rows are written. A real file or disk cannot be made to fail at exactly these points. */
class FailedCommitTest {
    private enum Fate {
        DONE,
        FAILED,
        DONE_BUT_SAID_TO_HAVE_FAILED
    }

    private static final GameHeader GAME = new GameHeader(new GameId("ogre-chess"), Map.of());
    private static final JournalRow FIRST =
            JournalRow.NONE.next(Instant.EPOCH.toEpochMilli(), GAME, new Entry(Entry.EntryKind.SET_UP, "opening"), "");
    private static final JournalRow SECOND = FIRST.next(1, GAME, new Entry(Entry.EntryKind.PLAYED, "e2-e3"), "");
    private static final JournalRow ANOTHER = FIRST.next(1, GAME, new Entry(Entry.EntryKind.PLAYED, "d2-d3"), "");

    @TempDir
    private Path folder;

    private final Deque<Fate> commits = new ArrayDeque<>();
    private final Deque<Fate> rollBacks = new ArrayDeque<>();
    private JournalFile file;

    @BeforeEach
    void open() throws Exception {
        Path path = folder.resolve("journal.db");
        JournalFile.create(path, FileSync.REAL);
        Connection real = JournalFile.connect(path, "rw");
        Connection connection = mock(Connection.class, delegatesTo(real));
        doAnswer(asked -> fragile(real.createStatement())).when(connection).createStatement();
        file = new JournalFile(connection);
        file.append(List.of(FIRST));
    }

    @AfterEach
    void close() {
        file.close();
    }

    private Statement fragile(Statement real) throws SQLException {
        Statement statement = mock(Statement.class, delegatesTo(real));
        doAnswer(asked -> executed(real, asked)).when(statement).execute(anyString());
        return statement;
    }

    private boolean executed(Statement real, InvocationOnMock asked) throws SQLException {
        String sql = asked.getArgument(0);
        Fate fate = fate(sql.equals("COMMIT") ? commits : sql.equals("ROLLBACK") ? rollBacks : new ArrayDeque<>());
        if (fate == Fate.FAILED) {
            throw new SQLException("disk I/O error at " + sql);
        }
        boolean answer = real.execute(sql);
        if (fate == Fate.DONE_BUT_SAID_TO_HAVE_FAILED) {
            throw new SQLException("disk I/O error after " + sql);
        }
        return answer;
    }

    private static Fate fate(Deque<Fate> of) {
        return of.isEmpty() ? Fate.DONE : of.pop();
    }

    private static void next(Deque<Fate> of, Fate... fates) {
        of.addAll(Arrays.asList(fates));
    }

    private void appendFails(JournalRow row, String why) {
        assertThatExceptionOfType(SQLException.class)
                .isThrownBy(() -> file.append(List.of(row)))
                .withMessage(why);
    }

    @Test
    void aFailedCommitLeavesNothingBehind() {
        next(commits, Fate.FAILED);
        appendFails(SECOND, "disk I/O error at COMMIT");
        assertThat(file.read().rows()).containsExactly(FIRST);
    }

    @Test
    void aFailedAppendCanBeRetried() throws SQLException {
        next(commits, Fate.FAILED);
        appendFails(SECOND, "disk I/O error at COMMIT");
        file.append(List.of(SECOND));
        assertThat(file.read()).isEqualTo(new JournalFile.Rows(List.of(FIRST, SECOND), ""));
    }

    @Test
    void rowsOfAFailedCommitAreReplaced() throws SQLException {
        next(commits, Fate.DONE_BUT_SAID_TO_HAVE_FAILED);
        appendFails(SECOND, "disk I/O error after COMMIT");
        file.append(List.of(ANOTHER));
        assertThat(file.read()).isEqualTo(new JournalFile.Rows(List.of(FIRST, ANOTHER), ""));
    }

    @Test
    void theFirstFailureIsReportedIfTheRollbackFailsToo() {
        next(commits, Fate.FAILED);
        next(rollBacks, Fate.FAILED);
        assertThatExceptionOfType(SQLException.class)
                .isThrownBy(() -> file.append(List.of(SECOND)))
                .withMessage("disk I/O error at COMMIT")
                .satisfies(failure -> assertThat(failure.getSuppressed())
                        .singleElement()
                        .hasFieldOrPropertyWithValue("message", "disk I/O error at ROLLBACK"));
    }

    @Test
    void theNextAppendRetriesTheRollback() throws SQLException {
        next(commits, Fate.FAILED);
        next(rollBacks, Fate.FAILED);
        appendFails(SECOND, "disk I/O error at COMMIT");
        file.append(List.of(ANOTHER));
        assertThat(file.read()).isEqualTo(new JournalFile.Rows(List.of(FIRST, ANOTHER), ""));
    }
}
