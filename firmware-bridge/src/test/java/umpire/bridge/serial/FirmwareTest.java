package umpire.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Collections;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Buttons;

/** The firmware by itself: its own tests, and what it needs of the chip. */
class FirmwareTest {
    private static final Pattern SIZE =
            Pattern.compile("flash (\\d+) of 30720 bytes, RAM (\\d+) of 2048 bytes, (\\d+) for the stack");
    /** So much of the stack must be left over when everything was asked of the firmware. */
    private static final int STACK_LEFT = 128;

    @Test
    void itsOwnTestsHold() {
        assertThat(FirmwareBuild.make("test")).contains("everything holds");
    }

    @Test
    void itFitsIntoTheChip() {
        FirmwareBuild.firmwareOnSimulatedChip();
        Matcher size = SIZE.matcher(FirmwareBuild.make("size"));
        assertThat(size.find()).isTrue();
        assertThat(Integer.parseInt(size.group(1))).isBetween(1_000, 16_000);
        assertThat(Integer.parseInt(size.group(3))).isGreaterThan(300);
    }

    @Test
    void itsStackHasRoomWhateverIsAsked() throws IOException {
        try (Bench bench = new Bench(FirmwareBuild.firmwareOnSimulatedChip())) {
            Microcontrollers table = bench.microcontrollers();
            try (PixelWire strip = table.strip(Bench.PATH, 300);
                    EdgeWire buttons = table.buttons(Bench.PATH, Buttons.standard(), () -> 0)) {
                buttons.pins().forEach(bench.board()::push);
                strip.show(Collections.nCopies(300, new Rgb(1, 2, 3)));
                bench.mind(1_000);
            }
            assertThat(bench.board().unusedStack()).isGreaterThan(STACK_LEFT);
        }
    }
}
