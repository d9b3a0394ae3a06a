package umpire.table.pump;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import umpire.bridge.light.LightPlan;
import umpire.bridge.light.StripPower;
import umpire.bridge.press.Press;
import umpire.bridge.press.PressThresholds;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.virtual.VirtualStrip;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Reconnection;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Buttons;
import umpire.hardware.Rig;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.announcement.Teaching;
import umpire.referee.session.GameSession;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.table.games.GameCatalogue;
import umpire.testing.Wait;

/** Wires that are missing at first, break, and come back. The clock stands still unless a test advances it. */
class WirePumpsTest {
    private static final long RETRY_MS = 20;

    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicLong clockMs = new AtomicLong(1_000);

    /** Waits in real time, since the simulated clock does not limit it. */
    private static Optional<Edge> soon(BlockingQueue<Edge> edges, long atMostMs) throws InterruptedException {
        return Optional.ofNullable(edges.poll(Math.min(atMostMs, 5), TimeUnit.MILLISECONDS));
    }

    private long nowMs() {
        return clockMs.get();
    }

    /** Advances the clock until a condition holds. */
    private void turnUntil(String what, BooleanSupplier holds) throws InterruptedException {
        Wait.until(what, () -> {
            clockMs.addAndGet(RETRY_MS);
            return holds.getAsBoolean();
        });
    }

    private static TableSnapshot tableSnapshot() {
        return tableSnapshot(GameCatalogue.open("ogre-chess", Map.of()).orThrow());
    }

    private static TableSnapshot over(TableSnapshot before, Cue... cues) {
        return new TableSnapshot(
                TableSnapshot.GameStatus.OVER,
                before.game(),
                before.turn(),
                before.actionsPlayed(),
                before.state(),
                before.legal(),
                new TableSnapshot.WaitingFor(
                        new Prompt(Prompt.Need.OVER, Optional.empty(), "", List.of(), -1, List.of(), List.of(cues)),
                        Optional.empty(),
                        List.of(),
                        false,
                        Teaching.NONE),
                before.outcome(),
                before.requests());
    }

    /** Returns a pump whose strip counts the writes. */
    private LightPump counting(AtomicInteger writes, Supplier<TableSnapshot> said, Supplier<Optional<Pose>> board) {
        Rig rig = Rig.standard();
        VirtualStrip strip = new VirtualStrip(rig.leds().leds().size());
        PixelWire counted = new PixelWire() {
            @Override
            public int count() {
                return strip.count();
            }

            @Override
            public void show(List<Rgb> colours) throws IOException {
                writes.incrementAndGet();
                strip.show(colours);
            }

            @Override
            public void close() {
                strip.close();
            }
        };
        return light(() -> counted, said, board);
    }

    private LightPump light(
            Reconnection.DeviceOpener<PixelWire> strip, Supplier<TableSnapshot> said, Supplier<Optional<Pose>> board) {
        Board sheet = GameCatalogue.open("ogre-chess", Map.of()).orThrow().board();
        return new LightPump(
                strip,
                RETRY_MS,
                new LightPlan(Rig.standard().leds(), StripPower.standard()),
                () -> new LightPump.Lit(said.get(), sheet),
                board,
                this::nowMs);
    }

    private LightPump light(AtomicReference<VirtualStrip> strip) {
        TableSnapshot tableSnapshot = tableSnapshot();
        Reconnection.DeviceOpener<PixelWire> missingAtFirst = () -> {
            if (opened.getAndIncrement() == 0) {
                throw new IOException("there is no strip; plug it in");
            }
            strip.set(new VirtualStrip(Rig.standard().leds().leds().size()));
            return strip.get();
        };
        return light(missingAtFirst, () -> tableSnapshot, Optional::empty);
    }

    private static <S, A> TableSnapshot tableSnapshot(Game<S, A> game) {
        return GameSession.open(game).tableSnapshot();
    }

    @Test
    void aLostStripIsReportedAndReopened() throws InterruptedException {
        AtomicReference<VirtualStrip> strip = new AtomicReference<>();
        try (LightPump pump = light(strip)) {
            pump.start();
            turnUntil("the strip is lit", () -> strip.get() != null && ok(pump.partStatus()));
            VirtualStrip first = strip.get();
            first.unplug();
            turnUntil("a new strip is lit", () -> strip.get() != first && ok(pump.partStatus()));
            assertThat(pump.shown()).hasSize(strip.get().count());
        }
        assertThat(opened.get()).isGreaterThanOrEqualTo(3);
        Wait.until("let go, it is dark", () -> strip.get().colours().stream().allMatch(Rgb.DARK::equals));
    }

    @Test
    void aMissingStripIsTroubleAndDark() throws InterruptedException {
        TableSnapshot tableSnapshot = tableSnapshot();
        Reconnection.DeviceOpener<PixelWire> missing = () -> {
            throw new IOException("there is no strip; plug it in");
        };
        try (LightPump pump = light(missing, () -> tableSnapshot, Optional::empty)) {
            pump.start();
            Wait.until("it is told", () -> pump.partStatus().says().contains("plug it in"));
            assertThat(pump.partStatus().state()).isEqualTo(PartStatus.PartState.TROUBLE);
            assertThat(pump.shown()).containsOnly(Rgb.DARK);
        }
    }

    @Test
    void lostPinsAreReportedAndReopened() throws InterruptedException {
        AtomicReference<VirtualButtons> pins = new AtomicReference<>();
        BlockingQueue<Press> presses = new LinkedBlockingQueue<>();
        try (ButtonPump pump = new ButtonPump(
                () -> {
                    if (opened.getAndIncrement() == 0) {
                        throw new IOException("there are no pins; use a Raspberry Pi");
                    }
                    pins.set(new VirtualButtons(Buttons.standard(), this::nowMs, 2));
                    return (EdgeWire) pins.get();
                },
                RETRY_MS,
                Buttons.standard(),
                PressThresholds.standard(),
                presses::add,
                this::nowMs,
                WirePumpsTest::soon)) {
            pump.start();
            turnUntil("the pins are there", () -> pins.get() != null && ok(pump.partStatus()));
            VirtualButtons first = pins.get();
            press(first, presses);
            first.close();
            turnUntil("the pins are taken up again", () -> pins.get() != first && ok(pump.partStatus()));
            press(pins.get(), presses);
        }
    }

    private void press(VirtualButtons buttons, BlockingQueue<Press> presses) throws InterruptedException {
        buttons.press("south", "confirm", 60);
        turnUntil("the press is told", () -> !presses.isEmpty());
        Press press = presses.remove();
        assertThat(List.of(press.button().side(), press.button().press())).containsExactly("south", "confirm");
        assertThat(press.kind()).isEqualTo(Press.PressKind.SHORT);
        assertThat(presses).isEmpty();
    }

    @Test
    void aLateEdgeStillMakesAPress() throws InterruptedException {
        VirtualButtons pins = new VirtualButtons(Buttons.standard(), this::nowMs, 2);
        BlockingQueue<Press> presses = new LinkedBlockingQueue<>();
        AtomicInteger asked = new AtomicInteger();
        AtomicBoolean due = new AtomicBoolean();
        // Simulates a press and a second of delay while the pump reads the clock.
        LongSupplier slow = () -> {
            asked.incrementAndGet();
            if (due.getAndSet(false)) {
                pins.press("south", "confirm", 60);
                clockMs.addAndGet(1_000);
            }
            return nowMs();
        };
        try (ButtonPump pump = new ButtonPump(
                () -> pins,
                RETRY_MS,
                Buttons.standard(),
                PressThresholds.standard(),
                presses::add,
                slow,
                WirePumpsTest::soon)) {
            pump.start();
            for (int i = 0; i < 10; i++) {
                int number = i;
                int before = asked.get();
                Wait.until("the pump has gone round", () -> asked.get() >= before + 5 + number % 2);
                due.set(true);
                turnUntil("the press is told", () -> !presses.isEmpty());
                assertThat(presses.remove().kind()).isEqualTo(Press.PressKind.SHORT);
            }
            assertThat(presses).isEmpty();
        }
    }

    @Test
    void idleButtonsAreCheckedEverySecond() throws InterruptedException {
        VirtualButtons pins = new VirtualButtons(Buttons.standard(), this::nowMs, 0);
        BlockingQueue<Press> presses = new LinkedBlockingQueue<>();
        BlockingQueue<Long> waits = new LinkedBlockingQueue<>();
        AtomicInteger rounds = new AtomicInteger();
        // Advances the clock by the time that waiting for an edge took.
        ButtonPump.EdgeWait turning = (edges, atMostMs) -> {
            if (rounds.incrementAndGet() == 30) {
                pins.press("south", "confirm", 60);
            }
            Optional<Edge> next = Optional.ofNullable(edges.poll());
            if (next.isEmpty()) {
                waits.add(atMostMs);
                clockMs.addAndGet(atMostMs);
            }
            return next;
        };
        try (ButtonPump pump = new ButtonPump(
                () -> pins,
                RETRY_MS,
                Buttons.standard(),
                PressThresholds.standard(),
                presses::add,
                this::nowMs,
                turning)) {
            pump.start();
            assertThat(Wait.next("the press", presses).kind()).isEqualTo(Press.PressKind.SHORT);
        }
        List<Long> untilPressed =
                waits.stream().filter(waitedMs -> waitedMs > 0).limit(15).toList();
        assertThat(untilPressed).containsOnly(1_000L);
    }

    @Test
    void staticLightIsWrittenOnceASecond() throws InterruptedException {
        AtomicReference<TableSnapshot> said = new AtomicReference<>(over(tableSnapshot()));
        AtomicInteger writes = new AtomicInteger();
        AtomicInteger asked = new AtomicInteger();
        Supplier<TableSnapshot> counted = () -> {
            asked.incrementAndGet();
            return said.get();
        };
        try (LightPump pump = counting(writes, counted, Optional::empty)) {
            pump.start();
            asksOften(asked);
            assertThat(writes).hasValue(1);
            clockMs.addAndGet(1_000);
            asksOften(asked);
            assertThat(writes).as("what a disturbance did is put right").hasValue(2);
            said.set(tableSnapshot());
            Wait.until("the change is shown", () -> writes.get() == 3);
            turnUntil("dashes wander", () -> writes.get() > 10);
        }
    }

    @Test
    void staticLightChangesWhenTheBoardIsFound() throws InterruptedException {
        TableSnapshot still = over(tableSnapshot(), new Cue(new Place("d4"), Cue.Role.LAST_ACTION, 0));
        AtomicReference<Optional<Pose>> board = new AtomicReference<>(Optional.empty());
        AtomicInteger writes = new AtomicInteger();
        try (LightPump pump = counting(writes, () -> still, board::get)) {
            pump.start();
            Wait.until("it is lit", () -> writes.get() == 1);
            List<Rgb> before = pump.shown();
            board.set(Optional.of(new Pose(0, 0, 0)));
            Wait.until("places are pointed at", () -> !pump.shown().equals(before));
        }
    }

    private static void asksOften(AtomicInteger asked) throws InterruptedException {
        int before = asked.get();
        Wait.until("the pump has gone round", () -> asked.get() > before + 5);
    }

    private static boolean ok(PartStatus partStatus) {
        return partStatus.state() == PartStatus.PartState.OK
                && !partStatus.says().contains("about to");
    }
}
