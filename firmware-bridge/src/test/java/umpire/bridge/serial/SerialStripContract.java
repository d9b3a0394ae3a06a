package umpire.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.PixelWireContract;
import umpire.bridge.wire.Rgb;

/** The contract of a microcontroller's strip, for any implementation of the chip. */
abstract class SerialStripContract extends OnBench implements PixelWireContract {
    private int count;

    SerialStripContract(List<String> command) {
        super(command);
    }

    @Override
    public PixelWire open(int leds) throws IOException {
        count = leds;
        return bench().microcontrollers().strip(Bench.PATH, leds);
    }

    @Override
    public List<Rgb> seen() {
        return bench().seen(count);
    }

    @Override
    public void cut() {
        bench().line().cut();
    }

    private static List<Rgb> rainbow(int leds) {
        return IntStream.range(0, leds)
                .mapToObj(led -> new Rgb(led & 0xff, led * 7 & 0xff, 255 - (led & 0xff)))
                .toList();
    }

    @Test
    void theLongestStripShowsAColourForEachLed() throws IOException {
        try (PixelWire strip = open(300)) {
            strip.show(rainbow(300));
            assertThat(seen()).isEqualTo(rainbow(300));
            strip.show(Collections.nCopies(300, RED));
            assertThat(seen()).containsOnly(RED);
        }
    }

    @Test
    void aTooLongStripIsRejectedWithTheLimit() {
        assertThatThrownBy(() -> open(301))
                .isInstanceOf(IOException.class)
                .hasMessage("The microcontroller at /dev/ttyUSB0 drives at most 300 LEDs, and the rig file names 301:"
                        + " name fewer, or drive the strip by pi4j.");
    }

    @Test
    void theStripGoesDarkWhenTheTableIsSilent() throws IOException {
        try (PixelWire strip = open(3)) {
            strip.show(List.of(RED, RED, RED));
            bench().line().pass(1950);
            assertThat(seen()).containsOnly(RED);
            bench().line().pass(100);
            assertThat(seen()).containsOnly(Rgb.DARK);
            strip.show(List.of(RED, RED, RED));
            assertThat(seen()).containsOnly(RED);
        }
    }

    @Test
    void pollingKeepsTheStripLit() throws IOException {
        try (PixelWire strip = open(3)) {
            strip.show(List.of(RED, RED, RED));
            bench().mind(10_000);
            assertThat(seen()).containsOnly(RED);
        }
    }

    @Test
    void aRestartedMicrocontrollerIsReconnected() throws IOException {
        Microcontrollers table = bench().microcontrollers();
        PixelWire strip = table.strip(Bench.PATH, 3);
        count = 3;
        strip.show(List.of(RED, RED, RED));
        bench().board().reset();
        bench().line().pass(20);
        assertThat(seen()).containsOnly(Rgb.DARK);
        assertThatThrownBy(() -> strip.show(List.of(RED, RED, RED)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("restarted by itself");
        strip.close();
        try (PixelWire again = table.strip(Bench.PATH, 3)) {
            again.show(List.of(RED, MIXED, RED));
            assertThat(seen()).containsExactly(RED, MIXED, RED);
        }
    }
}
