package umpire.bridge.pi4j;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Buttons;

class NoRaspberryTest {
    @TempDir
    private Path folder;

    @Test
    void aMissingDeviceFileIsSaidInOurWords() throws IOException {
        assertThatThrownBy(() -> Contexts.requireDevice(folder, "gpiochip", "no pins here"))
                .isInstanceOf(IOException.class)
                .hasMessage("no pins here");
        Files.createFile(folder.resolve("gpiochip4"));
        assertThatCode(() -> Contexts.requireDevice(folder, "gpiochip", "no pins here"))
                .doesNotThrowAnyException();
    }

    @Test
    void onAMachineWithoutPinsBothDevicesSayWhatTheyNeed() {
        Assumptions.assumeFalse(Files.exists(Path.of("/dev/gpiochip0")), "this machine has pins");
        Assumptions.assumeFalse(Files.exists(Path.of("/dev/spidev0.0")), "this machine has an SPI bus");
        assertThatThrownBy(() -> Pi4jButtons.open(Buttons.standard(), () -> 0))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("Raspberry Pi");
        assertThatThrownBy(() -> Pi4jStrip.open(10))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("dtparam=spi=on");
    }
}
