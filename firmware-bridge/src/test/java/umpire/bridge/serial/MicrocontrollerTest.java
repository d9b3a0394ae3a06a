package umpire.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import umpire.bridge.serial.SerialFrame.FrameKind;
import umpire.bridge.wire.Rgb;

/** The table's end handles answers that are late, wrong or missing. */
class MicrocontrollerTest {
    private static final byte[] HERE = {1, 1, 0x2c, 1, (byte) 0xd0, 7, 0, 0, 0, 2, 5, 6};
    private static final byte[] SHOWN = {0, 1, 0};
    private static final List<Rgb> LIGHT = List.of(new Rgb(1, 2, 3));

    private final ScriptedLine line = new ScriptedLine();

    private Microcontroller open() throws IOException {
        return new Microcontroller("/dev/ttyUSB0", line, () -> line.nowMs, 254);
    }

    private void answer(FrameKind asked, Function<SerialFrame, Optional<SerialFrame>> answers) {
        line.answers = frame -> frame.kind() == asked ? answers.apply(frame) : Optional.empty();
    }

    private static Optional<SerialFrame> here(SerialFrame asked) {
        return Optional.of(new SerialFrame(FrameKind.HERE, asked.talk(), asked.number(), HERE));
    }

    @Test
    void aHelloIsRepeatedWithANewConversationEachTime() throws IOException {
        answer(FrameKind.HELLO, asked -> line.written.size() < 4 ? Optional.empty() : here(asked));
        assertThat(open().capabilities().inputs()).containsExactly(5, 6);
        assertThat(line.written).extracting(SerialFrame::talk).containsExactly(254, 255, 1, 2);
        assertThat(line.nowMs).isBetween(750L, 800L);
    }

    @Test
    void aLateAnswerToAnEarlierHelloIsIgnored() {
        answer(
                FrameKind.HELLO,
                asked -> Optional.of(new SerialFrame(
                        FrameKind.HERE, asked.talk() == 1 ? 255 : asked.talk() - 1, asked.number(), HERE)));
        assertThatThrownBy(this::open).isInstanceOf(IOException.class);
    }

    @Test
    void aSilentLineIsReportedWithTheRemedy() {
        assertThatThrownBy(this::open)
                .isInstanceOf(IOException.class)
                .hasMessage(
                        "The microcontroller at /dev/ttyUSB0 cannot be used: nothing answers. Check its cable, and load"
                                + " the firmware as docs/serial.md says.");
        assertThat(line.nowMs).isBetween(4_000L, 4_100L);
        assertThat(line.closed).isTrue();
    }

    @Test
    void firmwareOfAnotherVersionIsNamed() {
        answer(
                FrameKind.HELLO,
                asked -> Optional.of(new SerialFrame(FrameKind.HERE, asked.talk(), asked.number(), new byte[] {2})));
        assertThatThrownBy(this::open)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("its firmware speaks version 2, and this program version 1");
    }

    @Test
    void aLostAnswerDoesNotResendThePicture() throws IOException {
        answer(FrameKind.HELLO, MicrocontrollerTest::here);
        Microcontroller microcontroller = open();
        int[] asked = {0};
        answer(
                FrameKind.SHOW,
                show -> asked[0]++ == 0
                        ? Optional.empty()
                        : Optional.of(new SerialFrame(FrameKind.SHOWN, show.talk(), show.number(), SHOWN)));
        line.written.clear();
        microcontroller.show(LIGHT);
        assertThat(line.written)
                .extracting(SerialFrame::kind)
                .containsExactly(FrameKind.PLAIN, FrameKind.SHOW, FrameKind.SHOW);
    }

    @Test
    void anIncompletePictureIsContinuedAndAWrongOneRestarted() throws IOException {
        answer(FrameKind.HELLO, MicrocontrollerTest::here);
        Microcontroller microcontroller = open();
        List<byte[]> states =
                new ArrayList<>(List.of(new byte[] {1, 1, 0}, new byte[] {2, 2, 0}, new byte[] {0, 2, 0}));
        answer(
                FrameKind.SHOW,
                show -> Optional.of(
                        new SerialFrame(FrameKind.SHOWN, show.talk(), show.number(), states.removeFirst())));
        line.written.clear();
        microcontroller.show(List.of(new Rgb(1, 2, 3), new Rgb(4, 5, 6)));
        assertThat(line.written)
                .filteredOn(frame -> frame.kind() == FrameKind.PLAIN)
                .extracting(frame -> frame.payload()[0] + " from " + frame.payload()[1])
                .containsExactly("1 from 0", "1 from 1", "2 from 0");
    }

    @Test
    void aSilentMicrocontrollerCountsAsGone() throws IOException {
        answer(FrameKind.HELLO, MicrocontrollerTest::here);
        Microcontroller microcontroller = open();
        answer(FrameKind.HELLO, asked -> Optional.empty());
        long silentMs = line.nowMs;
        assertThatThrownBy(() -> {
                    while (true) {
                        microcontroller.mind();
                    }
                })
                .isInstanceOf(IOException.class)
                .hasMessageContaining("does not answer any more: check its cable");
        assertThat(line.nowMs - silentMs).isBetween(1_700L, 1_900L);
        assertThat(line.closed).isTrue();
        assertThatThrownBy(() -> microcontroller.show(LIGHT)).isInstanceOf(IOException.class);
    }

    /** A line whose other end gives scripted answers at once; waiting on it lets its time pass. */
    private static final class ScriptedLine implements SerialLine {
        private final List<SerialFrame> written = new ArrayList<>();
        private final SerialFrameReader reader = new SerialFrameReader();
        private final ByteArrayOutputStream coming = new ByteArrayOutputStream();
        private Function<SerialFrame, Optional<SerialFrame>> answers = frame -> Optional.empty();
        private long nowMs;
        private boolean closed;

        @Override
        public int read(byte[] into) {
            byte[] bytes = coming.toByteArray();
            coming.reset();
            System.arraycopy(bytes, 0, into, 0, bytes.length);
            nowMs += bytes.length == 0 ? 10 : 0;
            return bytes.length;
        }

        @Override
        public void write(byte[] bytes) {
            for (byte next : bytes) {
                reader.take(next).ifPresent(frame -> {
                    written.add(frame);
                    answers.apply(frame).ifPresent(answer -> coming.writeBytes(answer.onWire()));
                });
            }
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
