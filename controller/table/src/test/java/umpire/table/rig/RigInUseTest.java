package umpire.table.rig;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Camera;
import umpire.hardware.CameraSource;
import umpire.hardware.Rig;

/** The storage of an accepted lens, and the lens in use. */
class RigInUseTest {
    private static final Rig FIRST = Rig.standard();
    private static final Camera LENS =
            new Camera(640, 480, 650.5, 651, 320, 240, List.of(-0.1, 0.01, 0.0, 0.0, 0.0), 0.1);

    @TempDir
    private Path folder;

    private RigInUse opened() {
        return new RigInUse(FIRST, Optional.empty(), folder);
    }

    @Test
    void anAcceptedLensIsUsedAgainAfterARestartWithoutAFile() throws IOException {
        RigInUse rig = opened();
        assertThat(rig.now()).isEqualTo(FIRST);
        assertThat(rig.accept(LENS)).contains("rig.v1.yaml", "without --rig");
        assertThat(rig.now()).isEqualTo(FIRST.through(LENS));
        assertThat(opened().now()).isEqualTo(FIRST.through(LENS));
        rig.revert(1);
        assertThat(rig.now()).isEqualTo(FIRST);
        assertThat(opened().now()).isEqualTo(FIRST);
    }

    @Test
    void onlyTheLensOfTheDataFoldersFileIsUsed() throws IOException {
        opened().accept(LENS);
        Rig wired = FIRST.seeing(new CameraSource.RaspberryPi(0));
        assertThat(new RigInUse(wired, Optional.empty(), folder).now()).isEqualTo(wired.through(LENS));
    }

    @Test
    void anUnreadableFileIsNeitherUsedNorRestored() throws IOException {
        Files.writeString(folder.resolve("rig.yaml"), "table: [");
        RigInUse rig = opened();
        assertThat(rig.now()).isEqualTo(FIRST);
        assertThatThrownBy(() -> rig.accept(LENS)).isInstanceOf(IOException.class);
        assertThat(folder.resolve("rig.yaml")).hasContent("table: [");
        Files.move(folder.resolve("rig.yaml"), folder.resolve("rig.v1.yaml"));
        assertThatThrownBy(() -> rig.revert(1)).isInstanceOf(IOException.class);
        assertThat(folder.resolve("rig.yaml")).doesNotExist();
        assertThat(rig.part().versions().getFirst().says()).isEqualTo("cannot be read");
    }
}
