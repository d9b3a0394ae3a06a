package umpire.bridge.pi4j;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Buttons;
import umpire.hardware.Leds.LedChip;

class NoRaspberryTest {
    @TempDir
    private Path folder;

    @Test
    void aMissingDeviceFileIsReportedClearly() throws IOException {
        assertThatThrownBy(() -> Contexts.requireDevice(folder, "gpiochip", "no pins here"))
                .isInstanceOf(IOException.class)
                .hasMessage("no pins here");
        Files.createFile(folder.resolve("gpiochip4"));
        assertThatCode(() -> Contexts.requireDevice(folder, "gpiochip", "no pins here"))
                .doesNotThrowAnyException();
    }

    private static boolean has(String prefix) throws IOException {
        try (Stream<Path> devices = Files.list(Path.of("/dev"))) {
            return devices.anyMatch(device -> device.getFileName().toString().startsWith(prefix));
        }
    }

    @Test
    void onAMachineWithoutPinsBothDevicesSayWhatTheyNeed() throws IOException {
        Assumptions.assumeFalse(has("gpiochip"), "this machine has pins");
        Assumptions.assumeFalse(has("spidev0.0"), "this machine has an SPI bus");
        assertThatThrownBy(() -> Pi4jButtons.open(Buttons.standard(), () -> 0))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("Raspberry Pi");
        assertThatThrownBy(() -> Pi4jStrip.open(10, LedChip.SK9822))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("dtparam=spi=on");
    }
}
