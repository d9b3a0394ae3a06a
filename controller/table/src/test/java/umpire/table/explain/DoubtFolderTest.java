package umpire.table.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.web.payload.DoubtsPayload.DoubtPayload;

class DoubtFolderTest {
    private static final Instant EVENING = Instant.parse("2026-11-23T20:15:02.345Z");

    @TempDir
    private Path data;

    private DoubtFolder folder;

    @BeforeEach
    void open() {
        folder = new DoubtFolder(data.resolve("doubts"), ZoneOffset.UTC);
    }

    private void keep(int second) throws IOException {
        folder.keep(
                EVENING.plusSeconds(second),
                "What is on e" + second + "?",
                new byte[] {9},
                List.of(new byte[] {1}, new byte[] {2}));
    }

    @Test
    void nothingIsKeptBeforeTheFirstDoubt() throws IOException {
        assertThat(folder.list()).isEmpty();
        assertThat(folder.path()).doesNotExist();
    }

    @Test
    void aDoubtIsKeptWithItsFramesAndTheNewestIsToldFirst() throws IOException {
        keep(0);
        keep(3);
        assertThat(folder.list())
                .containsExactly(
                        new DoubtPayload(
                                "20261123-201505-345",
                                "23 Nov 20:15:05",
                                "What is on e3?",
                                List.of("frame-1.jpg", "frame-2.jpg")),
                        new DoubtPayload(
                                "20261123-201502-345",
                                "23 Nov 20:15:02",
                                "What is on e0?",
                                List.of("frame-1.jpg", "frame-2.jpg")));
        assertThat(folder.picture("20261123-201505-345", "frame-2.jpg")).contains(new byte[] {2});
        assertThat(folder.picture("20261123-201505-345", DoubtFolder.EXPLAINED)).contains(new byte[] {9});
    }

    @Test
    void theOldestOfMoreThanThirtyAreDeleted() throws IOException {
        for (int second = 0; second < 33; second++) {
            keep(second);
        }
        assertThat(folder.list()).hasSize(30);
        assertThat(folder.list().getLast().says()).isEqualTo("What is on e3?");
        assertThat(data.resolve("doubts").resolve("20261123-201502-345")).doesNotExist();
    }

    @Test
    void anIncompleteDoubtIsIgnored() throws IOException {
        Path half = Files.createDirectories(data.resolve("doubts").resolve("unfinished"));
        Files.write(half.resolve("frame-7.jpg"), new byte[] {7});
        assertThat(folder.list()).isEmpty();
        keep(1);
        assertThat(folder.list()).hasSize(1);
        assertThat(folder.list().getFirst().frames()).containsExactly("frame-1.jpg", "frame-2.jpg");
    }

    @Test
    void aHalfDeletedDoubtHidesNoOther() throws IOException {
        keep(0);
        keep(3);
        Files.delete(data.resolve("doubts").resolve("20261123-201502-345").resolve("said.txt"));
        assertThat(folder.list()).extracting(DoubtPayload::says).containsExactly("What is on e3?");
    }

    @Test
    void filesOfOthersAreLeftAlone() throws IOException {
        Path other = Files.createDirectories(data.resolve("doubts")).resolve("notes.txt");
        Files.writeString(other, "mine");
        for (int second = 0; second < 32; second++) {
            keep(second);
        }
        assertThat(other).hasContent("mine");
    }

    @ParameterizedTest
    @CsvSource({
        ".., tokens.txt",
        "20261123-201502-345, ../../tokens.txt",
        "20261123-201502-345, said.txt",
        "20261123-201502-345, frame-9.jpg",
        "unfinished, why.jpg"
    })
    void nothingElseCanBeAskedFor(String id, String file) throws IOException {
        Files.writeString(data.resolve("tokens.txt"), "secret");
        keep(0);
        assertThat(folder.picture(id, file)).isEmpty();
    }

    @Test
    void aFolderThatCannotBeMadeIsAnError() throws IOException {
        Files.writeString(data.resolve("doubts"), "a file of that name");
        assertThatThrownBy(() -> keep(0)).isInstanceOf(IOException.class);
    }
}
