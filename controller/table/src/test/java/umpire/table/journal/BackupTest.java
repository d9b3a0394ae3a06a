package umpire.table.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.GameId;

/** A backup has every game; a damaged one changes nothing. */
class BackupTest {
    private static final GameHeader CHESS = new GameHeader(
            new GameId("ogre-chess"),
            Map.of("passAllowed", "true"),
            Map.of("deck", "a\nb"),
            SessionSettings.standard());

    @TempDir
    private Path folder;

    private Path data;
    private Path file;

    @BeforeEach
    void twoGames() throws Exception {
        data = folder.resolve("data");
        file = folder.resolve("evening.zip");
        try (Journal journal = Journal.open(data, InstantSource.system()).journal()) {
            play(journal, "first");
            play(journal, "second");
        }
        for (String name : List.of(
                "players.txt",
                "opponents.txt",
                "tokens.txt",
                "rig.v1.yaml",
                "house.yaml",
                "other.yaml",
                "opponents-left.txt")) {
            Files.writeString(data.resolve(name), name);
        }
        Files.writeString(data.resolve("rig.yaml"), "dice: house.yaml");
    }

    private static void play(Journal journal, String text) throws JournalException {
        journal.append(CHESS, List.of(new Entry(EntryKind.SET_UP, text), new Entry(EntryKind.PLAYED, "a")), "phone/1");
    }

    /** Returns the name and a hash of each file in a folder but the lock, and the files that SQLite makes for a reader. */
    private static Map<String, Integer> files(Path folder) throws IOException {
        Map<String, Integer> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(each).toString(), Arrays.hashCode(Files.readAllBytes(each)));
            }
        }
        files.keySet().removeAll(Set.of("journal.lock", "journal.db-wal", "journal.db-shm"));
        return files;
    }

    @Test
    void aFreshFolderHasTheSameGamesAndFiles() throws Exception {
        assertThat(Backup.write(data, file)).isEqualTo(2);
        Path fresh = folder.resolve("new/machine");
        assertThat(Backup.restore(file, fresh, false).games()).isEqualTo(2);
        assertThat(Journal.read(fresh)).isEqualTo(Journal.read(data));
        assertThat(files(fresh).keySet())
                .containsExactly(
                        "house.yaml",
                        "journal.db",
                        "opponents-left.txt",
                        "opponents.txt",
                        "players.txt",
                        "rig.v1.yaml",
                        "rig.yaml");
        Journal.Opened opened = Journal.open(fresh, InstantSource.system());
        try (Journal journal = opened.journal()) {
            assertThat(opened.notices()).isEmpty();
            assertThat(journal.causes()).containsExactly("phone/1");
            play(journal, "third");
        }
        assertThat(Journal.read(fresh).games()).hasSize(3);
    }

    @Test
    void onlyTheOwnerMayReadABackupAndWhatIsRestored() throws Exception {
        Backup.write(data, file);
        Path fresh = folder.resolve("fresh");
        Backup.restore(file, fresh, false);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        for (String name : List.of("journal.db", "players.txt", "rig.yaml")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(fresh.resolve(name))))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void aRunningTableIsBackedUpAndNotRestored() throws Exception {
        try (Journal journal = Journal.open(data, InstantSource.system()).journal()) {
            play(journal, "third");
            assertThat(Backup.write(data, file)).isEqualTo(3);
            play(journal, "fourth");
            assertThatThrownBy(() -> Backup.restore(file, data, true))
                    .hasMessageContaining("Another Umpire already uses the folder");
            assertThat(Journal.read(data).games()).hasSize(4);
        }
    }

    @Test
    void gamesAreOnlySetAsideOnRequestAndNothingIsLost() throws Exception {
        Backup.write(data, file);
        try (Journal journal = Journal.open(data, InstantSource.system()).journal()) {
            play(journal, "third");
        }
        Map<String, Integer> before = files(data);
        assertThatThrownBy(() -> Backup.restore(file, data, false)).hasMessageContaining("has games already");
        assertThat(files(data)).isEqualTo(before);
        for (int n = 1; n <= 2; n++) {
            assertThat(Backup.restore(file, data, true).aside()).isEqualTo(data.resolve("before-restore-" + n));
            assertThat(Journal.read(data).games()).hasSize(2);
        }
        assertThat(Journal.read(data.resolve("before-restore-1")).games()).hasSize(3);
        assertThat(Files.readString(data.resolve("before-restore-1/rig.yaml"))).isEqualTo("dice: house.yaml");
        assertThat(Files.readString(data.resolve("tokens.txt"))).isEqualTo("tokens.txt");
        assertThat(Files.readString(data.resolve("other.yaml"))).isEqualTo("other.yaml");
        assertThat(PrivateFiles.close(data))
                .as("the folder is still the table's own")
                .isEmpty();
    }

    /** The process is killed after the old files were set aside and before the new ones have their names. */
    @Test
    void aRestoreThatWasKilledIsRepeated() throws Exception {
        Backup.write(data, file);
        Files.createDirectory(data.resolve("before-restore-1"));
        Files.move(data.resolve("journal.db"), data.resolve("before-restore-1/journal.db"));
        Files.writeString(data.resolve("journal.db.restored"), "half a file");
        assertThat(Backup.restore(file, data, false).games()).isEqualTo(2);
        assertThat(Journal.read(data.resolve("before-restore-1")).games()).hasSize(2);
        assertThat(data.resolve("journal.db.restored")).doesNotExist();
    }

    @Test
    void aTableThatWasNeverPlayedOnIsReplaced() throws Exception {
        Backup.write(data, file);
        Path fresh = folder.resolve("fresh");
        Journal.open(fresh, InstantSource.system()).journal().close();
        Files.writeString(fresh.resolve("tokens.txt"), "new");
        assertThat(Backup.restore(file, fresh, false).games()).isEqualTo(2);
        assertThat(Files.readString(fresh.resolve("tokens.txt"))).isEqualTo("new");
    }

    @Test
    void aDamagedJournalIsNoFolderWithoutGames() throws Exception {
        Backup.write(data, file);
        Path damaged = folder.resolve("damaged");
        Files.createDirectories(damaged);
        Files.writeString(damaged.resolve("journal.db"), "not a database");
        assertThatThrownBy(() -> Backup.restore(file, damaged, false)).hasMessageContaining("has games already");
        assertThatThrownBy(() -> Backup.write(damaged, folder.resolve("b.zip"))).isInstanceOf(JournalException.class);
        assertThat(folder.resolve("b.zip")).doesNotExist();
    }

    private void assertRefused(byte[] content, String says) throws IOException {
        Files.write(file, content);
        Path fresh = folder.resolve("fresh");
        assertThatThrownBy(() -> Backup.restore(file, fresh, true))
                .isInstanceOf(JournalException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(says);
        assertThat(fresh).doesNotExist();
    }

    @Test
    void aBackupThatIsCutOffAnywhereIsRefused() throws Exception {
        Backup.write(data, file);
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length < whole.length; length += 17) {
            assertRefused(Arrays.copyOf(whole, length), "damaged or no backup");
        }
        assertRefused(Arrays.copyOf(whole, whole.length - 1), "damaged or no backup");
    }

    /** A changed byte is found, or it belongs to no content, such as the time of a file. */
    @Test
    void aChangedByteNeverChangesAGame() throws Exception {
        Backup.write(data, file);
        byte[] whole = Files.readAllBytes(file);
        Backup.restore(file, folder.resolve("whole"), false);
        Map<String, Integer> restored = files(folder.resolve("whole"));
        int refused = 0;
        for (int at = 0; at < whole.length; at += 13) {
            byte[] changed = whole.clone();
            changed[at] ^= (byte) (1 << at % 8);
            Files.write(file, changed);
            Path fresh = folder.resolve("fresh" + at);
            try {
                Backup.restore(file, fresh, false);
                assertThat(files(fresh)).as("byte %d", at).isEqualTo(restored);
            } catch (JournalException damaged) {
                refused++;
                assertThat(fresh).doesNotExist();
            }
        }
        assertThat(refused).isGreaterThan(whole.length / 26);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"../journal.db", "/etc/passwd", "tokens.txt", "a/journal.db", "journal.db-wal", "rig.yaml/x"})
    void anArchiveWithOtherFilesIsRefused(String name) throws Exception {
        Backup.write(data, file);
        Path forged = folder.resolve("forged.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(forged))) {
            write(zip, name);
        }
        assertRefused(Files.readAllBytes(forged), "it has a file that no backup has");
    }

    @Test
    void anotherArchiveIsNoBackup() throws Exception {
        Path other = folder.resolve("other.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(other))) {
            write(zip, "players.txt");
        }
        assertRefused(Files.readAllBytes(other), "it has no journal");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(other))) {
            write(zip, "journal.db");
            zip.setComment("");
        }
        assertRefused(Files.readAllBytes(other), "it is no backup of this version");
    }

    private static void write(ZipOutputStream zip, String name) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        zip.putNextEntry(entry);
        zip.write(1);
        zip.closeEntry();
        zip.setComment(Backup.comment(List.of(entry)));
    }

    @Test
    void aFileIsNeverOverwrittenAndAHalfOneIsNoObstacle() throws Exception {
        Files.writeString(folder.resolve("evening.zip.new"), "the half of a backup that was killed");
        Backup.write(data, file);
        byte[] whole = Files.readAllBytes(file);
        assertThatThrownBy(() -> Backup.write(data, file)).hasMessageContaining("exists already");
        assertThat(Files.readAllBytes(file)).isEqualTo(whole);
        assertThat(folder.resolve("evening.zip.new")).doesNotExist();
        assertThatThrownBy(() -> Backup.write(data, folder.resolve("no/folder.zip")))
                .hasMessageContaining("cannot be written");
        assertThatThrownBy(() -> Backup.write(folder.resolve("none"), folder.resolve("c.zip")))
                .hasMessageContaining("There is no journal in");
    }
}
