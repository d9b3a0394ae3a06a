package umpire.table.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;

/**
 * The state of the journal after a power cut. A killed process leaves all it wrote. A power cut leaves the forced data, and any part of the
 * data written later. The test copies the files after each append, when everything is forced. Then it keeps only parts of the next append:
 * all up to each page, or all but one page, with the rest missing, zero or old.
 */
class PowerCutTest {
    private static final int PAGE = 4_096;
    private static final int APPENDS = 24;

    @TempDir
    Path folder;

    /** The files in the data folder at one moment. */
    private record Left(byte[] database, byte[] log) {}

    /** Here SQLite copies its log into the database every few pages; at the table every thousand. */
    private List<Left> anEvening() throws Exception {
        List<Left> moments = new ArrayList<>();
        try (Journal journal = Journal.open(folder, JournalTest.CLOCK).journal()) {
            journal.file().setting("wal_autocheckpoint = 9");
            moments.add(now());
            for (int i = 0; i < APPENDS; i++) {
                journal.append(JournalTest.CHESS, entries(i));
                moments.add(now());
            }
        }
        return moments;
    }

    /** Returns entries of which some fill several pages. */
    private static List<Entry> entries(int append) {
        String text = "action " + append + "x".repeat(append % 4 == 3 ? 9_000 : 40);
        return List.of(
                new Entry(append == 0 ? EntryKind.SET_UP : EntryKind.PLAYED, text),
                new Entry(EntryKind.PLAYED, "and " + append));
    }

    private static List<Entry> entriesUpTo(int appends) {
        List<Entry> all = new ArrayList<>();
        for (int i = 0; i < appends; i++) {
            all.addAll(entries(i));
        }
        return all;
    }

    private Left now() throws IOException {
        Path log = folder.resolve("journal.db-wal");
        return new Left(
                Files.readAllBytes(folder.resolve("journal.db")),
                Files.exists(log) ? Files.readAllBytes(log) : new byte[0]);
    }

    @Test
    void announcedEntriesSurviveAPowerCut(@TempDir Path after) throws Exception {
        List<Left> moments = anEvening();
        int cuts = 0;
        int copied = 0;
        for (int i = 0; i + 1 < moments.size(); i++) {
            Left forced = moments.get(i);
            Left written = moments.get(i + 1);
            // SQLite forces the log before it copies from it to the database.
            for (byte[] log : partly(forced.log(), written.log())) {
                check(after, new Left(forced.database(), log), i);
                cuts++;
            }
            for (byte[] database : partly(forced.database(), written.database())) {
                check(after, new Left(database, written.log()), i);
                cuts++;
                copied++;
            }
        }
        assertThat(cuts).describedAs("cuts").isGreaterThan(10 * APPENDS);
        assertThat(copied).describedAs("cuts while the log is copied").isGreaterThan(10);
    }

    /** Returns the possible contents of a file when only a part of the last write is durable. */
    private static List<byte[]> partly(byte[] before, byte[] after) {
        List<byte[]> states = new ArrayList<>();
        for (int from = 0; from < after.length; from += PAGE) {
            int to = Math.min(from + PAGE, after.length);
            byte[] old = Arrays.copyOf(before, after.length);
            if (!Arrays.equals(Arrays.copyOfRange(after, from, to), Arrays.copyOfRange(old, from, to))) {
                states.add(mixed(after, before, from, Math.max(before.length, from)));
                states.add(mixed(after, before, from, after.length));
                byte[] without = after.clone();
                System.arraycopy(old, from, without, from, to - from);
                states.add(without);
            }
        }
        return states;
    }

    /** Returns the new file up to a position, then the old one, then zeroes, cut to a length. */
    private static byte[] mixed(byte[] after, byte[] before, int upTo, int length) {
        byte[] mixed = Arrays.copyOf(before, length);
        System.arraycopy(after, 0, mixed, 0, Math.min(upTo, length));
        return mixed;
    }

    private static void check(Path after, Left left, int announced) throws Exception {
        for (String name : List.of("journal.db", "journal.db-wal", "journal.db-shm")) {
            Files.deleteIfExists(after.resolve(name));
        }
        Files.write(after.resolve("journal.db"), left.database());
        if (left.log().length > 0) {
            Files.write(after.resolve("journal.db-wal"), left.log());
        }
        Journal.Opened opened = Journal.open(after, JournalTest.CLOCK);
        try (Journal journal = opened.journal()) {
            assertThat(opened.notices()).isEmpty();
            List<Entry> found = journal.current().map(RecordedGame::entries).orElse(List.of());
            assertThat(found).isIn(entriesUpTo(announced), entriesUpTo(announced + 1));
        }
    }

    @Test
    void theOpenFileIsForcedAtEachCommit() throws Exception {
        try (Journal journal = Journal.open(folder, JournalTest.CLOCK).journal()) {
            assertThat(journal.file().setting("journal_mode")).isEqualTo("wal");
            assertThat(journal.file().setting("synchronous"))
                    .describedAs("2 is FULL")
                    .isEqualTo("2");
        }
    }

    @Test
    void afterAFileWasSetAsideTheNextOneIsForcedToo() throws Exception {
        try (Journal journal = Journal.open(folder, JournalTest.CLOCK).journal()) {
            journal.append(JournalTest.CHESS, entries(0));
            assertThat(journal.setAside("it does not fold")).contains("corrupt");
            assertThat(journal.file().setting("synchronous")).isEqualTo("2");
            assertThat(journal.file().setting("journal_mode")).isEqualTo("wal");
        }
    }

    /** Records the calls to the system, in order. */
    private static final class Noted implements FileSync {
        private final List<String> steps = new ArrayList<>();

        @Override
        public void force(Path file) throws IOException {
            steps.add("force " + file.getFileName() + (Files.size(file) > 0 ? "" : ", empty"));
            FileSync.REAL.force(file);
        }

        @Override
        public void forceNamesIn(Path folder) throws IOException {
            steps.add("force names in " + folder.getFileName()
                    + (Files.exists(folder.resolve("journal.db")) ? " with the journal" : ""));
            FileSync.REAL.forceNamesIn(folder);
        }
    }

    @Test
    void aNewJournalIsForcedRenamedAndItsFoldersForced() throws Exception {
        Noted disk = new Noted();
        Path data = folder.resolve("house").resolve("table");
        Journal.open(data, JournalTest.CLOCK, disk).journal().close();
        assertThat(disk.steps)
                .containsExactly(
                        "force names in " + folder.getFileName(),
                        "force names in house",
                        "force journal.db.new",
                        "force names in table with the journal");
    }

    @Test
    void openingAnExistingJournalForcesNothing() throws Exception {
        Journal.open(folder, JournalTest.CLOCK).journal().close();
        Noted disk = new Noted();
        Journal.open(folder, JournalTest.CLOCK, disk).journal().close();
        assertThat(disk.steps).isEmpty();
    }

    /** The system may report a failed commit although the rows were written, for example when only the force failed. */
    @Test
    void rowsOfAFailedAppendAreReplaced() throws Exception {
        List<Entry> played = List.of(new Entry(EntryKind.SET_UP, "opening"), new Entry(EntryKind.PLAYED, "announced"));
        try (Journal journal = Journal.open(folder, JournalTest.CLOCK).journal()) {
            journal.append(JournalTest.CHESS, played.subList(0, 1));
            JournalRow last =
                    LoadResult.from(folder.resolve("journal.db")).rows().getLast();
            JournalRow first = last.next(1, JournalTest.CHESS, new Entry(EntryKind.PLAYED, "nobody heard of it"), "");
            JournalRow second = first.next(2, JournalTest.CHESS, new Entry(EntryKind.PLAYED, "nor of this"), "");
            journal.file().append(List.of(first, second));
            journal.append(JournalTest.CHESS, played.subList(1, 2));
        }
        Journal.Opened again = Journal.open(folder, JournalTest.CLOCK);
        try (Journal journal = again.journal()) {
            assertThat(again.notices()).isEmpty();
            assertThat(journal.current().orElseThrow().entries()).isEqualTo(played);
        }
    }
}
