package umpire.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.bridge.serial.SerialFrame.FrameKind;

class SerialFrameTest {
    private static final HexFormat HEX = HexFormat.of();

    @Test
    void theCheckHasThePublishedValue() {
        assertThat(Crc16.of("123456789".getBytes(StandardCharsets.US_ASCII), 9)).isEqualTo(0x29b1);
    }

    /** The firmware's own tests have the same bytes. */
    @Test
    void framesGoOverTheWireAsWrittenDown() {
        // 03 the next zero is three away; kind 02 ALIVE, talk 07; 01 number 00; 03 length 00, CRC EC38 low byte first
        assertThat(HEX.formatHex(new SerialFrame(FrameKind.ALIVE, 7, 0, new byte[0]).onWire()))
                .isEqualTo("00" + "030207" + "01" + "0338ec" + "00");
        // 08 no zero; kind 06 TAKEN, talk 07, number 09, length 01, payload FF, CRC 3EF4 low byte first
        assertThat(HEX.formatHex(new SerialFrame(FrameKind.TAKEN, 7, 9, new byte[] {-1}).onWire()))
                .isEqualTo("00" + "08060709" + "01ff" + "f43e" + "00");
    }

    private static SerialFrame any(Random random) {
        byte[] payload = new byte[random.nextInt(SerialFrame.PAYLOAD_MOST + 1)];
        random.nextBytes(payload);
        if (random.nextInt(3) == 0) {
            Arrays.fill(payload, (byte) 0);
        }
        FrameKind kind = FrameKind.values()[random.nextInt(FrameKind.values().length)];
        return new SerialFrame(kind, random.nextInt(256), random.nextInt(256), payload);
    }

    private static List<SerialFrame> read(SerialFrameReader reader, byte... wire) {
        List<SerialFrame> frames = new ArrayList<>();
        for (byte next : wire) {
            reader.take(next).ifPresent(frames::add);
        }
        return frames;
    }

    @Test
    void everyFrameIsReadBackAlsoAfterInvalidBytes() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        SerialFrameReader reader = new SerialFrameReader();
        for (int i = 0; i < 500; i++) {
            byte[] rubbish = new byte[random.nextInt(300)];
            random.nextBytes(rubbish);
            read(reader, rubbish);
            SerialFrame frame = any(random);
            List<SerialFrame> frames = read(reader, frame.onWire());
            assertThat(frames).as("seed %d, frame %d", seed, i).isNotEmpty();
            assertThat(frames.getLast())
                    .as("seed %d, frame %d", seed, i)
                    .usingRecursiveComparison()
                    .isEqualTo(frame);
        }
    }

    @Test
    void everySingleFlippedBitIsFound() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int example = 0; example < 8; example++) {
            byte[] wire = any(random).onWire();
            for (int bit = 8; bit < 8 * (wire.length - 1); bit++) {
                wire[bit / 8] ^= (byte) (1 << bit % 8);
                assertThat(read(new SerialFrameReader(), wire))
                        .as("seed %d, bit %d of %s", seed, bit, HEX.formatHex(wire))
                        .isEmpty();
                wire[bit / 8] ^= (byte) (1 << bit % 8);
            }
        }
    }

    @Test
    void anUnknownKindIsSkipped() {
        byte[] bytes = {0x55, 1, 2, 0, 0, 0};
        int check = Crc16.of(bytes, 4);
        bytes[4] = (byte) check;
        bytes[5] = (byte) (check >> 8);
        assertThat(SerialFrame.parse(bytes, bytes.length)).isEmpty();
        bytes[0] = 1;
        assertThat(SerialFrame.parse(bytes, bytes.length)).isEmpty();
    }

    @Test
    void aTooLongPayloadIsRejected() {
        assertThatThrownBy(() -> new SerialFrame(FrameKind.PLAIN, 1, 1, new byte[148]))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
