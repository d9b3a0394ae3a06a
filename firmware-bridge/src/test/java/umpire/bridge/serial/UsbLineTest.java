package umpire.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.Edge.Level;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Buttons;

/** A line of this machine with the firmware's core at its other end, in real time and without timing requirements. */
class UsbLineTest {
    /** A slow clock, since a process on a busy machine may be suspended for longer than the microcontroller's timeout. */
    private static long nowMs() {
        return System.nanoTime() / 20_000_000;
    }

    @Test
    void aMissingLineIsReportedWithTheRemedy() {
        assertThatThrownBy(() -> UsbLine.open("/dev/ttyUSB987"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("There is no serial line at /dev/ttyUSB987: plug the microcontroller in");
    }

    @Test
    void aFileThatIsNotALineIsReported(@TempDir Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("ttyUSB0"));
        assertThatThrownBy(() -> UsbLine.open(file.toString()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(file.toString());
    }

    @Test
    void stripAndButtonsWorkOverALineOfThisMachineUntilItIsPulled(@TempDir Path folder) throws Exception {
        Process process = new ProcessBuilder(FirmwareBuild.coreBehindATerminal())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader said = process.inputReader();
                Writer commands = process.outputWriter()) {
            String path = Files.createSymbolicLink(folder.resolve("by-id"), Path.of(said.readLine()))
                    .toString();
            Microcontrollers table = Microcontrollers.onThisMachine(UsbLineTest::nowMs);
            PixelWire strip = table.strip(path, 2);
            EdgeWire buttons = table.buttons(path, Buttons.standard(), UsbLineTest::nowMs);

            strip.show(List.of(new Rgb(1, 2, 3), new Rgb(4, 5, 6)));
            assertThat(lastLine(said, "shown 010203040506")).isEqualTo("shown 010203040506");

            BlockingQueue<Edge> told = new LinkedBlockingQueue<>();
            buttons.listen(told::add);
            Collections.nCopies(Buttons.standard().buttons().size(), 0).forEach(again -> told.remove());
            commands.write("close 27\n");
            commands.flush();
            Edge edge = told.poll(60, TimeUnit.SECONDS);
            assertThat(edge.bcm()).isEqualTo(27);
            assertThat(edge.level()).isEqualTo(Level.LOW);

            process.destroyForcibly().waitFor();
            assertThatThrownBy(() -> strip.show(List.of(Rgb.DARK, Rgb.DARK)))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("check its cable");
            assertThatThrownBy(() -> buttons.read(27)).isInstanceOf(IOException.class);
            strip.close();
            buttons.close();
            assertThatThrownBy(() -> table.strip(path, 2)).isInstanceOf(IOException.class);
        } finally {
            process.destroyForcibly();
        }
    }

    private static String lastLine(BufferedReader said, String awaited) throws IOException {
        String line = said.readLine();
        while (line != null && !line.equals(awaited)) {
            line = said.readLine();
        }
        return String.valueOf(line);
    }
}
