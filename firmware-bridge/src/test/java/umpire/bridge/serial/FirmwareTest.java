package umpire.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import umpire.bridge.serial.SerialFrame.FrameKind;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Rgb;
import umpire.bridge.wire.Tone;
import umpire.hardware.Buttons;

/** The firmware alone: its own tests, and its use of the chip. */
class FirmwareTest {
    private static final Pattern SIZE =
            Pattern.compile("flash (\\d+) of 30720 bytes, RAM (\\d+) of 2048 bytes, (\\d+) for the stack");
    /** The least number of unused bytes of the stack after every kind of question. */
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
    void theStackHasRoomForEveryQuestion() throws IOException {
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

    /** The strip occupies the chip for ten milliseconds; eleven questions arrive meanwhile, with some invalid bytes between. */
    @Test
    void noByteIsLostWhileAPictureGoesOut() {
        try (BenchBoard board = new BenchBoard(FirmwareBuild.firmwareOnSimulatedChip())) {
            board.step(20);
            PictureParts picture = new PictureParts(Collections.nCopies(300, new Rgb(255, 0, 255)));
            say(board, FrameKind.HELLO, 1, (byte) Capabilities.VERSION);
            picture.from(1, 0).forEach(part -> say(board, part.kind(), 0, part.payload()));
            say(board, FrameKind.SHOW, 99, picture.show(1));
            board.step(4);
            for (int number = 1; number <= 11; number++) {
                say(board, FrameKind.ALIVE, number);
                board.send(new byte[11]);
            }
            SerialFrameReader reader = new SerialFrameReader();
            List<Integer> answered = new ArrayList<>();
            for (byte next : board.step(30)) {
                reader.take(next).ifPresent(frame -> answered.add(frame.number()));
            }
            assertThat(answered).containsExactly(99, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
            assertThat(board.strip()).containsOnly(new Rgb(255, 0, 255));
        }
    }

    /** A wave toggles the pin twice: at 1000 Hz it toggles a hundred times in 50 ms. */
    @Test
    void aToneHasTheRequestedPitchAndDuration() throws IOException {
        try (Bench bench = new Bench(FirmwareBuild.firmwareOnSimulatedChip());
                BuzzerWire buzzer = bench.microcontrollers().buzzer(Bench.PATH)) {
            buzzer.sound(new Tone(1_000, 100));
            bench.board().turns();
            bench.line().pass(50);
            assertThat(bench.board().turns()).isBetween(98, 102);
            bench.line().pass(60);
            bench.board().turns();
            bench.line().pass(50);
            assertThat(bench.board().turns()).isZero();
        }
    }

    private static void say(BenchBoard board, FrameKind kind, int number, byte... payload) {
        board.send(new SerialFrame(kind, 5, number, payload).onWire());
    }
}
