package umpire.bridge.serial;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Adler32;
import umpire.bridge.serial.SerialFrame.FrameKind;
import umpire.bridge.wire.Rgb;

/**
 * Splits a picture for the strip into parts that fit into frames: as single LEDs or as runs of one colour, whichever is shorter.
 *
 * @param colours the whole picture
 */
record PictureParts(List<Rgb> colours) {
    private static final int HEAD = 3;
    private static final int PLAIN_LEDS = (SerialFrame.PAYLOAD_MOST - HEAD) / 3;
    private static final int RUNS_MOST = (SerialFrame.PAYLOAD_MOST - HEAD) / 4;
    private static final int RUN_MOST = 255;

    /** A part as the content of a frame. */
    record StripPart(FrameKind kind, byte[] payload) {}

    /** A run of LEDs of one colour. */
    private record LitRun(int count, Rgb colour) {}

    PictureParts {
        colours = List.copyOf(colours);
    }

    /** Returns the parts from an LED on, in the order of sending. */
    List<StripPart> from(int picture, int first) {
        List<LitRun> runs = runs(first);
        boolean plain = 3 * (colours.size() - first) <= 4 * runs.size();
        List<StripPart> parts = new ArrayList<>();
        int led = first;
        int step = plain ? PLAIN_LEDS : RUNS_MOST;
        int all = plain ? colours.size() - first : runs.size();
        for (int at = 0; at < all; at += step) {
            int end = Math.min(all, at + step);
            ByteArrayOutputStream payload = head(picture, led);
            if (plain) {
                colours.subList(first + at, first + end).forEach(colour -> write(payload, colour));
                led += end - at;
            } else {
                for (LitRun run : runs.subList(at, end)) {
                    payload.write(run.count());
                    write(payload, run.colour());
                    led += run.count();
                }
            }
            parts.add(new StripPart(plain ? FrameKind.PLAIN : FrameKind.RUNS, payload.toByteArray()));
        }
        return parts;
    }

    private List<LitRun> runs(int first) {
        List<LitRun> runs = new ArrayList<>();
        for (Rgb colour : colours.subList(first, colours.size())) {
            if (!runs.isEmpty()
                    && runs.getLast().colour().equals(colour)
                    && runs.getLast().count() < RUN_MOST) {
                runs.add(new LitRun(runs.removeLast().count() + 1, colour));
            } else {
                runs.add(new LitRun(1, colour));
            }
        }
        return runs;
    }

    /** Returns the payload that requests showing the picture: its number, the number of LEDs, and the Adler-32 of their bytes. */
    byte[] show(int picture) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        colours.forEach(colour -> write(bytes, colour));
        Adler32 sum = new Adler32();
        sum.update(bytes.toByteArray());
        ByteArrayOutputStream payload = head(picture, colours.size());
        for (int shift = 0; shift < 32; shift += 8) {
            payload.write((int) (sum.getValue() >> shift));
        }
        return payload.toByteArray();
    }

    private static ByteArrayOutputStream head(int picture, int number) {
        ByteArrayOutputStream payload = new ByteArrayOutputStream();
        payload.write(picture);
        payload.write(number);
        payload.write(number >> 8);
        return payload;
    }

    private static void write(ByteArrayOutputStream payload, Rgb colour) {
        payload.write(colour.red());
        payload.write(colour.green());
        payload.write(colour.blue());
    }
}
