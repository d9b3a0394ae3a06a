package umpire.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.Edge.Level;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Buttons;
import umpire.hardware.Buttons.Button;

/**
 * On a line that loses, doubles and changes bytes in both directions, every edge arrives once and in order. Every picture arrives whole or
 * not at all. {@code -Dserial.rounds=100} runs for hours.
 */
abstract class BadLineContract {
    private static final int PICTURES = 25;
    private static final int LEDS = 288;
    private static final int FINGER_MS = 30;
    /** Contacts are not read for 11 ms while a picture is checked and sent to the strip; then an edge waits for the previous frame. */
    private static final int LATE_MS = 15;

    /** A frame that lost its last zero ends with the next one, which follows within 40 ms, and this may happen repeatedly. */
    private static final int VERY_LATE_MS = 150;

    private final List<String> command;

    BadLineContract(List<String> command) {
        this.command = command;
    }

    /** Presses random buttons every thirty milliseconds, and knows the expected edges. */
    private static final class Fingers {
        private final Random random;
        private final List<Integer> pins =
                Buttons.standard().buttons().stream().map(Button::bcm).toList();
        private final Set<Integer> closed = new HashSet<>();
        private final List<Edge> made = new ArrayList<>();
        private boolean resting = true;
        private long nextMs;

        Fingers(long seed) {
            random = new Random(seed);
        }

        void move(BenchBoard board) {
            if (resting || board.nowMs() < nextMs) {
                return;
            }
            int pin = pins.get(random.nextInt(pins.size()));
            if (closed.remove(pin)) {
                board.release(pin);
                made.add(new Edge(pin, Level.HIGH, board.nowMs()));
            } else {
                closed.add(pin);
                board.push(pin);
                made.add(new Edge(pin, Level.LOW, board.nowMs()));
            }
            nextMs = board.nowMs() + FINGER_MS;
        }
    }

    private static List<Rgb> anyPicture(Random random) {
        if (random.nextInt(3) == 0) {
            return random.ints(LEDS, 0, 1 << 24)
                    .mapToObj(rgb -> new Rgb(rgb >> 16, rgb >> 8 & 0xff, rgb & 0xff))
                    .toList();
        }
        List<Rgb> hues = random.ints(3, 0, 1 << 24)
                .mapToObj(rgb -> new Rgb(rgb >> 16, rgb >> 8 & 0xff, rgb & 0xff))
                .toList();
        int length = 1 + random.nextInt(60);
        return IntStream.range(0, LEDS)
                .mapToObj(led -> hues.get(led / length % 3))
                .toList();
    }

    @Test
    void everyEdgeArrivesOnceAndEveryPictureWhole() throws IOException {
        int rounds = Integer.getInteger("serial.rounds", 0);
        int struck = play(1) + play(2);
        for (int round = 0; round < rounds; round++) {
            struck += play(ThreadLocalRandom.current().nextLong());
        }
        assertThat(struck).as("bytes struck").isGreaterThan(5 * (2 + rounds));
    }

    /** Runs for a while over one line, and returns the number of damaged bytes. */
    private int play(long seed) throws IOException {
        Random random = new Random(seed);
        Fingers fingers = new Fingers(seed);
        int oneIn = 150 + random.nextInt(600);
        try (Bench bench = new Bench(command, board -> new BenchLine(board, seed, oneIn, () -> fingers.move(board)))) {
            Microcontrollers table = bench.microcontrollers();
            PixelWire strip = table.strip(Bench.PATH, LEDS);
            EdgeWire buttons = table.buttons(Bench.PATH, Buttons.standard(), bench.board()::nowMs);
            List<Edge> told = new ArrayList<>();
            buttons.listen(told::add);
            told.clear();
            fingers.resting = false;
            List<Rgb> before = Collections.nCopies(LEDS, Rgb.DARK);
            int repeated = 0;
            for (int i = 0; i < PICTURES; i++) {
                List<Rgb> picture = anyPicture(random);
                bench.board().pictures().clear();
                strip.show(picture);
                assertThat(bench.seen(LEDS)).as("seed %d, picture %d", seed, i).isEqualTo(picture);
                assertThat(bench.board().pictures())
                        .as("seed %d, picture %d", seed, i)
                        .isSubsetOf(picture, before);
                repeated += bench.board().pictures().size() - 1;
                before = picture;
                bench.mind(random.nextInt(40));
            }
            fingers.resting = true;
            bench.mind(1_000);
            expect(seed, told, fingers.made, bench.line().struck());
            assertThat(repeated).as("seed %d, pictures shown again", seed).isLessThan(PICTURES);
            assertThat(bench.openings()).isEqualTo(1);
            return bench.line().struck();
        }
    }

    private static void expect(long seed, List<Edge> told, List<Edge> made, int struck) {
        assertThat(told)
                .as("seed %d", seed)
                .extracting(edge -> edge.bcm() + " " + edge.level())
                .isEqualTo(made.stream()
                        .map(edge -> edge.bcm() + " " + edge.level())
                        .toList());
        assertThat(made).as("seed %d", seed).hasSizeGreaterThan(10);
        int late = 0;
        for (int i = 0; i < made.size(); i++) {
            long lateMs = told.get(i).atMs() - made.get(i).atMs();
            assertThat(lateMs).as("seed %d, edge %d comes late by", seed, i).isBetween(0L, (long) VERY_LATE_MS);
            late += lateMs > LATE_MS ? 1 : 0;
        }
        assertThat(late).as("seed %d, edges that come late", seed).isLessThanOrEqualTo(3 + struck / 5);
    }
}
