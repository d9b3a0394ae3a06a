package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NativeCacheTest {
    private static final String LIBRARY = "the library's content";
    private static final String PLANTED = "somebody else's words";

    @TempDir
    private Path home;

    private Path folder;
    private URL packed;

    @BeforeEach
    void pack() throws IOException {
        folder = home.resolve("umpire").resolve("opencv");
        packed = Files.writeString(home.resolve("packed"), LIBRARY).toUri().toURL();
        assertThat(PLANTED).describedAs("as long as the real one").hasSameSizeAs(LIBRARY);
    }

    private Optional<Path> library() {
        return new NativeCache(folder).library("lib.so", packed);
    }

    @Test
    void theLibraryIsUnpackedIntoAPrivateFolder() throws IOException {
        assertThat(library().orElseThrow()).hasContent(LIBRARY).isEqualTo(folder.resolve("lib.so"));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
                .isEqualTo("rwx------");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).hasSize(1);
        }
    }

    @Test
    void itIsUnpackedOnce() throws IOException {
        Path first = library().orElseThrow();
        Object key = Files.getAttribute(first, "unix:ino");
        assertThat(Files.getAttribute(library().orElseThrow(), "unix:ino")).isEqualTo(key);
    }

    @Test
    void aTruncatedLibraryIsUnpackedAgain() throws IOException {
        Files.writeString(library().orElseThrow(), "the lib");
        assertThat(library().orElseThrow()).hasContent(LIBRARY);
    }

    @Test
    void filesInAWritableFolderAreNotTrusted() throws IOException {
        Files.createDirectories(folder);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        Files.writeString(folder.resolve("lib.so"), PLANTED);
        assertThat(library().orElseThrow()).hasContent(LIBRARY);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
                .isEqualTo("rwx------");
    }

    @Test
    void aLinkInPlaceOfTheFolderIsNotFollowed() throws IOException {
        Path elsewhere = Files.createDirectory(home.resolve("elsewhere"));
        Files.createDirectories(folder.getParent());
        Files.createSymbolicLink(folder, elsewhere);
        assertThat(library()).isEmpty();
        assertThat(elsewhere).isEmptyDirectory();
    }

    @Test
    void aLinkInPlaceOfTheLibraryIsReplaced() throws IOException {
        Path planted = Files.writeString(home.resolve("planted"), PLANTED);
        Files.createDirectories(folder);
        Files.createSymbolicLink(folder.resolve("lib.so"), planted);
        assertThat(library().orElseThrow()).hasContent(LIBRARY);
        assertThat(planted).hasContent(PLANTED);
    }

    @Test
    void withoutWriteAccessThereIsNoLibrary() throws IOException {
        Files.writeString(home.resolve("umpire"), "a file in its way");
        assertThat(library()).isEmpty();
    }
}
