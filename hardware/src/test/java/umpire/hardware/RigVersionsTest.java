package umpire.hardware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.rules.kernel.Parsed;

/** Writing a new lens into a rig file loses nothing else. */
class RigVersionsTest {
    private static final Camera OTHER =
            new Camera(640, 480, 650.5, 651, 320, 240, List.of(-0.1, 0.01, 0.0, 0.0, 0.0), 0.1);

    @TempDir
    private Path folder;

    @Test
    void eachWriteKeepsTheOldVersion() throws IOException {
        Path file = folder.resolve("rig.yaml");
        RigVersions versions = new RigVersions(file);
        assertThat(versions.write("first")).isEmpty();
        assertThat(versions.write("second")).contains(folder.resolve("rig.v1.yaml"));
        assertThat(versions.write("third")).contains(folder.resolve("rig.v2.yaml"));
        assertThat(file).hasContent("third");
        assertThat(versions.kept()).hasSize(2);
        assertThat(versions.kept().get(0).path()).hasContent("first");
        assertThat(versions.kept().get(1).path()).hasContent("second");
        try (var left = Files.list(folder)) {
            assertThat(left).hasSize(3);
        }
    }

    @Test
    void permissionsAreKept() throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        Path file = folder.resolve("rig.yaml");
        RigVersions versions = new RigVersions(file);
        versions.write("first");
        versions.write("second");
        assertThat(rights(file)).isEqualTo("rw-------");
        assertThat(rights(folder.resolve("rig.v1.yaml"))).isEqualTo("rw-------");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        versions.write("third");
        assertThat(rights(file)).isEqualTo("rw-r--r--");
    }

    private static String rights(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void revertingLosesNothing() throws IOException {
        Path file = folder.resolve("rig.yaml");
        RigVersions versions = new RigVersions(file);
        versions.write("first");
        versions.write("second");
        assertThat(versions.revert(1)).isEqualTo("first");
        assertThat(file).hasContent("first");
        assertThat(versions.kept().get(1).path()).hasContent("second");
        assertThat(versions.revert(2)).isEqualTo("second");
        assertThat(versions.kept()).hasSize(3);
        assertThatThrownBy(() -> versions.revert(4)).hasMessageContaining("there are [1, 2, 3]");
    }

    @Test
    void aDeletedVersionsNumberIsNotReused() throws IOException {
        RigVersions versions = new RigVersions(folder.resolve("rig.yaml"));
        for (String text : List.of("first", "second", "third")) {
            versions.write(text);
        }
        Files.delete(folder.resolve("rig.v1.yaml"));
        assertThat(versions.write("fourth")).contains(folder.resolve("rig.v3.yaml"));
        assertThat(versions.kept()).extracting(RigVersions.KeptVersion::number).containsExactly(2, 3);
        assertThat(versions.revert(3)).isEqualTo("third");
    }

    @Test
    void aLinkStaysALinkAndVersionsAreKeptWhereTheFileIs() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Path real = Files.writeString(elsewhere.resolve("attic.yaml"), "first");
        Path link = Files.createSymbolicLink(folder.resolve("rig.yaml"), real);
        RigVersions versions = new RigVersions(link);
        assertThat(versions.write("second")).contains(elsewhere.toRealPath().resolve("attic.v1.yaml"));
        assertThat(link).isSymbolicLink().hasContent("second");
        assertThat(versions.revert(1)).isEqualTo("first");
        assertThat(real).hasContent("first");
        try (var beside = Files.list(folder)) {
            assertThat(beside).containsExactlyInAnyOrder(elsewhere, link);
        }
    }

    @Test
    void aFileOfAnotherStyleIsNotSpoiled() {
        for (String text : List.of(
                "\"camera\": {widthPx: 640, heightPx: 480, matrix: {fxPx: 500, fyPx: 500, cxPx: 320, cyPx: 240},"
                        + " distortion: [0, 0, 0, 0, 0]}\n",
                "{table: {widthMm: 800, heightMm: 500}}\n",
                "table:\n  widthMm: 800\n  heightMm: 500\n...\n")) {
            assertThat(read(text)).isNotNull();
            assertThat(RigFile.withCamera(text, OTHER)).as(text).isInstanceOf(Parsed.Bad.class);
        }
    }

    @Test
    void aFolderThatCannotBeWrittenLeavesEverythingAsItWas() {
        RigVersions versions = new RigVersions(folder.resolve("missing").resolve("rig.yaml"));
        assertThatThrownBy(() -> versions.write("text")).isInstanceOf(IOException.class);
    }

    @Test
    void onlyTheLensIsReplacedAndCommentsStay() throws IOException {
        String standard = Files.readString(Path.of("rig/standard.yaml"));
        String changed = RigFile.withCamera(standard, OTHER).orThrow();
        assertThat(read(changed)).isEqualTo(read(standard).through(OTHER));
        assertThat(changed)
                .contains("# The lens, written by", "# The table top.", "#     each:", "Pins 7 to 11 belong to");
        assertThat(RigFile.withCamera(changed, OTHER).orThrow()).isEqualTo(changed);
    }

    @Test
    void aFileWithoutALensGetsOne() {
        String text = "table:\n  widthMm: 800\n  heightMm: 500\n";
        assertThat(read(RigFile.withCamera(text, OTHER).orThrow()))
                .isEqualTo(read(text).through(OTHER));
    }

    @Test
    void aLensInOneLineIsReplacedToo() {
        String text = "camera: {widthPx: 640, heightPx: 480, matrix: {fxPx: 500, fyPx: 500, cxPx: 320, cyPx: 240},"
                + " distortion: [0, 0, 0, 0, 0]}\ndice: []\n";
        assertThat(read(RigFile.withCamera(text, OTHER).orThrow()).camera()).isEqualTo(OTHER);
    }

    private static Rig read(String text) {
        Parsed<Rig> rig = RigFile.read(text, "rig.yaml");
        assertThat(rig).isInstanceOf(Parsed.Good.class);
        return ((Parsed.Good<Rig>) rig).value();
    }
}
