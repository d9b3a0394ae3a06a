package umpire.bridge.press;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.wire.Alert;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.Edge.Level;
import umpire.hardware.Buttons;
import umpire.hardware.Buttons.Button;

/**
 * A trace names a button by a letter and a time in milliseconds: {@code C100} closes South's confirm at 100, {@code c160} opens it again. C
 * and N are South's confirm and next, U is North's undo.
 */
class PressDetectorTest {
    private static final PressThresholds TIMING = new PressThresholds(12, 80, 800, 10_000);
    private static final Buttons BUTTONS = new Buttons(List.of(
            new Button("south", "confirm", 5), new Button("south", "next", 6), new Button("north", "undo", 21)));

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
        C100 c160                                | C100 short            | a tap is a short press
        C100 C103 c105 C106 c107 C109 c200       | C109 short            | a closing contact that bounces is pressed once
        C100 c180 C181 c183 C186 c189            | C100 short            | an opening contact that bounces is let go once
        C100 c104                                | -                     | a spike shorter than the steady time is no press
        C100 c111                                | -                     | one millisecond short of steady is no press
        C100 c112                                | C100 short            | exactly the steady time is a press
        C100 c899                                | C100 short            | one millisecond short of long is a short press
        C100 c900                                | C100 long             | a press held for the long time is long
        C100 c5000                               | C100 long             | a long press is not told again when it ends
        C100 c160 C239 c300                      | C100 short            | a closing within the lockout is not a second press
        C100 c160 C240 c300                      | C100 short,C240 short | a closing after the lockout is a second press
        C100 c160 C300 c360                      | C100 short,C300 short | two presses are two presses
        C100 N130 n200 c260                      | -                     | two buttons of one side together are a lean
        C100 N105 n200 c210                      | -                     | two buttons that close at once are a lean
        C100 N130 c260 n2000                     | -                     | a lean does not become a long press
        C100 N130 n200 c260 C500 c560            | C500 short            | after a lean the buttons count again
        C100 U130 u200 c260                      | U130 short,C100 short | two seats press without disturbing each other
        C100 C110 c150 c155                      | C100 short            | a repeated level is no news
        """)
    void aTraceGivesTheExpectedPresses(String trace, String presses, String why) {
        String expected = presses == null ? "" : presses;
        assertThat(words(run(trace, List.of()))).as(why).isEqualTo(expected);
    }

    @Test
    void aButtonHeldDownAtTheStartCountsOnceItWasLetGo() {
        PressDetector begun = PressDetector.begin(BUTTONS, TIMING);
        List<Press> told = new ArrayList<>();
        for (Edge edge : List.of(edge("C0"), edge("c2000"), edge("C3000"), edge("c3100"))) {
            PressDetector.Detection step = begun.take(edge);
            told.addAll(step.presses());
            begun = step.next();
        }
        told.addAll(begun.tick(4000).presses());
        assertThat(words(told)).isEqualTo("C3000 short");
    }

    @Test
    void aLongPressIsToldWhileTheButtonIsStillHeld() {
        PressDetector held = seen().take(edge("C100")).next();
        assertThat(held.tick(899).presses()).isEmpty();
        assertThat(words(held.tick(900).presses())).isEqualTo("C100 long");
    }

    @Test
    void aStuckButtonIsAnAlertUntilItIsFree() {
        PressDetector held = seen().take(edge("C100")).next();
        assertThat(held.tick(10_099).next().alerts()).isEmpty();

        PressDetector stuck = held.tick(10_100).next();
        assertThat(stuck.alerts()).extracting(Alert::id).containsExactly("button-5");
        assertThat(stuck.alerts().getFirst().says())
                .contains("south confirm", "BCM 5")
                .contains("The other buttons still work.");

        PressDetector free = stuck.take(edge("c20000")).next().tick(20_012).next();
        assertThat(free.alerts()).isEmpty();
    }

    @Test
    void aStuckButtonDoesNotSilenceItsNeighbour() {
        assertThat(words(run("C100 N20000 n20060", List.of()))).isEqualTo("C100 long,N20000 short");
    }

    @Test
    void aLooseWireFlickersAndIsAnAlert() {
        PressDetector pressDetector = seen();
        for (int atMs = 100; atMs < 1000; atMs += 5) {
            PressDetector.Detection step =
                    pressDetector.take(new Edge(5, atMs % 10 == 0 ? Level.LOW : Level.HIGH, atMs));
            assertThat(step.presses()).isEmpty();
            pressDetector = step.next();
        }
        assertThat(pressDetector.alerts())
                .extracting(Alert::says)
                .singleElement()
                .asString()
                .contains("flickers", "loose");
        assertThat(pressDetector.tick(1100).next().alerts()).isEmpty();
    }

    @Test
    void pollingMoreOftenChangesNoPress() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        int told = 0;
        for (int round = 0; round < 300; round++) {
            String trace = anyTrace(random);
            List<Press> plain = run(trace, List.of());
            List<Long> ticks = random.longs(40, 0, 6000).sorted().boxed().toList();
            assertThat(words(run(trace, ticks))).as("seed %d: %s", seed, trace).isEqualTo(words(plain));
            told += plain.size();
        }
        assertThat(told).as("presses told, seed %d", seed).isGreaterThan(300);
    }

    @Test
    void theDueTimeOfTheNextEventIsKnown() {
        PressDetector pressDetector = seen().take(edge("C100")).next();
        assertThat(seen().dueMs()).as("nobody touches a button").isEqualTo(Long.MAX_VALUE);
        List<Long> due = new ArrayList<>();
        while (pressDetector.dueMs() < Long.MAX_VALUE) {
            due.add(pressDetector.dueMs());
            PressDetector.Detection before = pressDetector.tick(pressDetector.dueMs() - 1);
            assertThat(before.presses()).isEmpty();
            pressDetector = before.next().tick(pressDetector.dueMs()).next();
        }
        assertThat(due).as("steady, long, stuck").containsExactly(112L, 900L, 10_100L);
    }

    @Test
    void anEdgeThatComesLateCountsAsOfNow() {
        PressDetector pressDetector = seen().take(edge("U500")).next();
        PressDetector.Detection late = pressDetector.take(edge("C400"));
        assertThat(words(late.next().take(edge("c600")).next().tick(700).presses()))
                .isEqualTo("C500 short");
    }

    @Test
    void anEdgeOfAnotherPinIsRejected() {
        assertThatThrownBy(() -> seen().take(new Edge(9, Level.LOW, 0))).hasMessage("no button is wired to pin 9");
    }

    @Test
    void aVirtualButtonThatBouncesIsPressedOnce() {
        long[] nowMs = {0};
        List<Edge> queue = new ArrayList<>();
        VirtualButtons wire = new VirtualButtons(Buttons.standard(), () -> nowMs[0], 4);
        wire.listen(queue::add);
        nowMs[0] = 1000;
        wire.press("north", "undo", 60);
        wire.press("any", "help", 900);

        PressDetector pressDetector = PressDetector.begin(Buttons.standard(), PressThresholds.standard());
        List<Press> told = new ArrayList<>();
        for (Edge edge : queue) {
            PressDetector.Detection step = pressDetector.take(edge);
            told.addAll(step.presses());
            pressDetector = step.next();
        }
        told.addAll(pressDetector.tick(3000).presses());
        assertThat(told)
                .extracting(press -> press.button().press() + " " + press.kind())
                .containsExactly("undo SHORT", "help LONG");
    }

    private static PressDetector seen() {
        PressDetector pressDetector = PressDetector.begin(BUTTONS, TIMING);
        for (Button button : BUTTONS.buttons()) {
            pressDetector =
                    pressDetector.take(new Edge(button.bcm(), Level.HIGH, 0)).next();
        }
        return pressDetector;
    }

    private static List<Press> run(String trace, List<Long> ticks) {
        List<Edge> edges =
                Arrays.stream(trace.split(" ")).map(PressDetectorTest::edge).toList();
        List<Long> left = new ArrayList<>(ticks);
        List<Press> told = new ArrayList<>();
        PressDetector pressDetector = seen();
        for (Edge edge : edges) {
            while (!left.isEmpty() && left.getFirst() < edge.atMs()) {
                PressDetector.Detection step = pressDetector.tick(left.removeFirst());
                told.addAll(step.presses());
                pressDetector = step.next();
            }
            PressDetector.Detection step = pressDetector.take(edge);
            told.addAll(step.presses());
            pressDetector = step.next();
        }
        told.addAll(pressDetector.tick(100_000).presses());
        return told;
    }

    private static Edge edge(String word) {
        int bcm = switch (Character.toUpperCase(word.charAt(0))) {
            case 'C' -> 5;
            case 'N' -> 6;
            default -> 21;
        };
        Level level = Character.isUpperCase(word.charAt(0)) ? Level.LOW : Level.HIGH;
        return new Edge(bcm, level, Long.parseLong(word.substring(1)));
    }

    private static String words(List<Press> presses) {
        return presses.stream()
                .map(press -> press.button().press().substring(0, 1).toUpperCase(Locale.ROOT) + press.atMs() + " "
                        + press.kind().name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(","));
    }

    private static String anyTrace(Random random) {
        StringBuilder trace = new StringBuilder();
        long atMs = 1;
        boolean[] closed = new boolean[3];
        for (int i = 0; i < 30; i++) {
            atMs += random.nextInt(4) == 0 ? random.nextInt(900) : random.nextInt(40);
            int which = random.nextInt(3);
            closed[which] = !closed[which];
            trace.append(i == 0 ? "" : " ")
                    .append((closed[which] ? "CNU" : "cnu").charAt(which))
                    .append(atMs);
        }
        return trace.toString();
    }
}
