package umpire.table.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.GameId;

/** The permissions of a table's files. */
class PrivateFilesTest {
    private static final GameHeader HEADER = new GameHeader(new GameId("ogre-chess"), Map.of());

    @TempDir
    private Path around;

    private Path data;

    @BeforeEach
    void name() {
        data = around.resolve("data");
    }

    private static String rights(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static void open(Path path, String rights) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
    }

    /** Makes everything in the folder readable to all users, as an earlier version did. */
    private void openToAll() throws IOException {
        Files.createDirectories(data.resolve("doubts").resolve("20260101-120000-000"));
        for (String file : List.of(
                "journal.db",
                "journal.db-wal",
                "journal.db-shm",
                "journal.db.corrupt-1",
                "tokens.txt",
                "rig.v1.yaml",
                "evening.jsonl.gz",
                "doubts/20260101-120000-000/why.jpg")) {
            open(Files.writeString(data.resolve(file), "secret"), "rw-r--r--");
        }
        open(data, "rwxr-xr-x");
        open(data.resolve("doubts"), "rwxr-xr-x");
    }

    private List<String> readableByOthers() throws IOException {
        try (Stream<Path> all = Files.walk(data)) {
            return all.filter(path -> {
                        try {
                            return !rights(path).endsWith("------");
                        } catch (IOException e) {
                            throw new AssertionError(e);
                        }
                    })
                    .map(path -> data.relativize(path).toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void aNewJournalAndItsExtraFilesArePrivate() throws Exception {
        try (Journal journal = Journal.open(data, InstantSource.system()).journal()) {
            journal.append(HEADER, List.of(new Entry(Entry.EntryKind.SET_UP, "secret")));
            assertThat(data.resolve("journal.db-wal")).exists();
            assertThat(data.resolve("journal.db-shm")).exists();
            assertThat(readableByOthers()).isEmpty();
            assertThat(rights(data)).isEqualTo("rwx------");
        }
    }

    @Test
    void anExistingFolderIsMadePrivateWithItsContents() throws Exception {
        openToAll();
        assertThat(PrivateFiles.close(data)).isEmpty();
        assertThat(readableByOthers()).isEmpty();
        assertThat(rights(data.resolve("journal.db"))).isEqualTo("rw-------");
        assertThat(rights(data.resolve("doubts"))).isEqualTo("rwx------");
    }

    @Test
    void inASharedFolderOnlyTheTablesFilesAreMadePrivate() throws Exception {
        openToAll();
        open(Files.createDirectory(data.resolve("photos")), "rwxr-xr-x");
        assertThat(PrivateFiles.close(data)).singleElement().asString().contains("--data");
        assertThat(readableByOthers()).containsExactly("", "evening.jsonl.gz", "photos");
    }

    @Test
    void aSharedFolderStaysShared() throws Exception {
        openToAll();
        new ProcessBuilder("chmod", "1777", data.toString()).start().waitFor();
        assertThat(PrivateFiles.close(data)).hasSize(1);
        assertThat(rights(data)).isEqualTo("rwxrwxrwx");
        assertThat(rights(data.resolve("journal.db"))).isEqualTo("rw-------");
    }

    @Test
    void aLinkInTheFolderIsNotFollowed() throws Exception {
        openToAll();
        Path elsewhere = Files.writeString(around.resolve("elsewhere"), "not ours");
        open(elsewhere, "rw-r--r--");
        Files.createSymbolicLink(data.resolve("tokens.txt.new"), elsewhere);
        PrivateFiles.close(data);
        assertThat(rights(elsewhere)).isEqualTo("rw-r--r--");
    }

    @Test
    void aMissingFolderIsNoError() {
        assertThat(PrivateFiles.close(data)).isEmpty();
        assertThat(data).doesNotExist();
    }
}
