package umpire.table.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;

/** The table starts with any damaged file in the journal's place, reports it and deletes nothing. */
class DamagedJournalTest {
    private static final int PLAYED = 400;
    /** The position of the version's last byte in SQLite's header. */
    private static final int VERSION_AT = 63;
    /** The position in SQLite's header of the free-page list: its first page and its length. */
    private static final int FREE_PAGES_AT = 32;

    @TempDir
    Path folder;

    Path file;

    @BeforeEach
    void anEveningWasPlayed() throws JournalException {
        file = folder.resolve("journal.db");
        List<Entry> entries = new ArrayList<>(List.of(new Entry(EntryKind.SET_UP, "opening")));
        for (int i = 1; i <= PLAYED; i++) {
            entries.add(new Entry(EntryKind.PLAYED, "action " + i));
        }
        try (Journal journal = Journal.open(folder, JournalTest.CLOCK).journal()) {
            journal.append(JournalTest.CHESS, entries);
        }
    }

    /** Opens the journal, expects exactly one notice with the renamed file, and returns the number of entries carried over. */
    private int entriesAfterDamage(String expected) throws JournalException {
        Journal.Opened opened = Journal.open(folder, JournalTest.CLOCK);
        try (Journal journal = opened.journal()) {
            assertThat(opened.notices()).hasSize(1);
            assertThat(opened.notices().getFirst())
                    .contains("journal.db.corrupt-1")
                    .contains(expected);
            assertThat(folder.resolve("journal.db.corrupt-1")).exists();
            int carried = journal.current().map(game -> game.entries().size()).orElse(0);
            journal.append(JournalTest.CHESS, List.of(new Entry(EntryKind.PLAYED, "later")));
            return carried;
        } finally {
            Journal.Opened again = Journal.open(folder, JournalTest.CLOCK);
            assertThat(again.notices()).isEmpty();
            assertThat(again.journal().current().orElseThrow().entries())
                    .contains(new Entry(EntryKind.PLAYED, "later"));
            again.journal().close();
        }
    }

    private void sql(String... statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            for (String each : statements) {
                statement.execute(each);
            }
        }
    }

    /** The damaged pages hold no rows, so all rows are readable; but the next rows would be written there. */
    @Test
    void aListOfFreePagesThatNamesPagesInUse() throws Exception {
        try (RandomAccessFile database = new RandomAccessFile(file.toFile(), "rw")) {
            database.seek(FREE_PAGES_AT);
            database.writeInt(2);
            database.writeInt(1);
        }
        assertThat(entriesAfterDamage("its pages are damaged")).isEqualTo(PLAYED + 1);
    }

    @Test
    void aTextFile() throws Exception {
        Files.writeString(file, "this is not a database, and long enough to tell ".repeat(50));
        assertThat(entriesAfterDamage("could not be used")).isZero();
    }

    @Test
    void anEmptyFile() throws Exception {
        Files.write(file, new byte[0]);
        assertThat(entriesAfterDamage("no journal")).isZero();
    }

    @Test
    void aFileOfZeroes() throws Exception {
        Files.write(file, new byte[(int) Files.size(file)]);
        assertThat(entriesAfterDamage("could not be used")).isZero();
    }

    @Test
    void aFolderInItsPlace() throws Exception {
        Files.delete(file);
        Files.createDirectory(file);
        Files.writeString(file.resolve("inside"), "kept");
        assertThat(entriesAfterDamage("it is a folder")).isZero();
        assertThat(folder.resolve("journal.db.corrupt-1/inside")).hasContent("kept");
    }

    @Test
    void aNewerUmpiresFileIsNotTouched() throws Exception {
        sql("PRAGMA user_version = 99");
        for (int start = 0; start < 2; start++) {
            assertThatThrownBy(() -> Journal.open(folder, JournalTest.CLOCK))
                    .isInstanceOf(JournalException.class)
                    .hasMessageContaining("newer Umpire (schema 99)")
                    .hasMessageContaining("--data");
        }
        assertThat(file).as("it is whole, and stays for that one").exists();
        assertThatThrownBy(() -> Journal.read(folder)).hasMessageContaining("newer Umpire");
    }

    @Test
    void anotherProgramsDatabase() throws Exception {
        sql("DROP TABLE entry", "CREATE TABLE entry (something TEXT)");
        assertThat(entriesAfterDamage("could not be used")).isZero();
    }

    @Test
    void aTruncatedFileKeepsItsReadableRows() throws Exception {
        try (RandomAccessFile raw = new RandomAccessFile(file.toFile(), "rw")) {
            raw.setLength(raw.length() / 2);
        }
        assertThat(entriesAfterDamage("could not be used")).isLessThan(PLAYED + 1);
    }

    @Test
    void aChangedRowIsNoticedAndThoseBeforeItAreCarriedOver() throws Exception {
        sql("UPDATE entry SET text = 'action 5000' WHERE number = 101");
        assertThat(entriesAfterDamage("row 101 does not follow")).isEqualTo(100);
    }

    @Test
    void aMissingRowIsNoticed() throws Exception {
        sql("DELETE FROM entry WHERE number = 50");
        assertThat(entriesAfterDamage("row 51 does not follow")).isEqualTo(49);
    }

    @Test
    void anUnknownKindIsNoticed() throws Exception {
        sql("UPDATE entry SET kind = 'DANCED' WHERE number = 401");
        assertThat(entriesAfterDamage("row 401 cannot be read")).isEqualTo(400);
    }

    @Test
    void earlierDamageKeepsItsName() throws Exception {
        Files.writeString(folder.resolve("journal.db.corrupt-1-wal"), "older");
        Files.writeString(file, "rubbish ".repeat(500));
        Journal.Opened opened = Journal.open(folder, JournalTest.CLOCK);
        opened.journal().close();
        assertThat(opened.notices().getFirst()).contains("journal.db.corrupt-2");
        assertThat(folder.resolve("journal.db.corrupt-1-wal")).hasContent("older");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -7, 100, 257, 65_537, 16_777_217})
    void aSpoiltVersionCostsNoEntry(int version) throws Exception {
        sql("PRAGMA user_version = " + version);
        assertThat(entriesAfterDamage("no journal")).isEqualTo(PLAYED + 1);
    }

    /** A damaged byte is either detected, or it changes no entry. */
    @Test
    void everySpoiltByteIsDetectedOrHarmless() throws Exception {
        long seed = System.nanoTime();
        System.out.println("everySpoiltByteIsDetectedOrHarmless: seed " + seed);
        Random random = new Random(seed);
        byte[] sound = Files.readAllBytes(file);
        List<Entry> expected = Journal.read(folder).games().getLast().entries();
        for (int round = 0; round < 40; round++) {
            byte[] spoilt = spoil(sound, random);
            Journal.Opened opened;
            try {
                opened = Journal.open(folder, JournalTest.CLOCK);
            } catch (JournalException newer) {
                // Another Umpire may have this version, so nothing is touched.
                assertThat(newer).hasMessageContaining("newer Umpire");
                assertThat(spoilt[VERSION_AT]).isNotEqualTo(sound[VERSION_AT]);
                assertThat(file).hasBinaryContent(spoilt);
                continue;
            }
            try (Journal journal = opened.journal()) {
                List<Entry> entries =
                        journal.current().map(RecordedGame::entries).orElse(List.of());
                assertThat(expected.subList(0, entries.size())).isEqualTo(entries);
                assertThat(entries.size() == expected.size() || opened.notices().size() == 1)
                        .isTrue();
            }
        }
    }

    private byte[] spoil(byte[] sound, Random random) throws IOException {
        byte[] spoilt = sound.clone();
        for (int i = 0; i < 8; i++) {
            spoilt[random.nextInt(spoilt.length)] = (byte) random.nextInt(256);
        }
        Files.deleteIfExists(folder.resolve("journal.db-wal"));
        Files.deleteIfExists(folder.resolve("journal.db-shm"));
        Files.write(file, spoilt);
        assertThat(new String(spoilt, StandardCharsets.ISO_8859_1)).hasSize(sound.length);
        return spoilt;
    }

    @Test
    void readingADamagedJournalSaysWhatCannotBeReadAndChangesNothing() throws Exception {
        byte[] bytes = Files.readAllBytes(file);
        sql("UPDATE entry SET text = 'forged' WHERE number = 200");
        Journal.Contents told = Journal.read(folder);
        assertThat(told.games().getLast().entries()).hasSize(199);
        assertThat(told.fault()).contains("row 200");
        Files.write(file, new byte[bytes.length]);
        assertThatThrownBy(() -> Journal.read(folder)).isInstanceOf(JournalException.class);
        assertThat(folder.resolve("journal.db.corrupt-1")).doesNotExist();
    }
}
