package umpire.table.pump;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import umpire.bridge.light.LightPlan;
import umpire.bridge.light.Power;
import umpire.bridge.press.Press;
import umpire.bridge.press.Timing;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.virtual.VirtualStrip;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Buttons;
import umpire.hardware.Rig;
import umpire.referee.announcement.Bulletin;
import umpire.referee.sitting.Sitting;
import umpire.rules.kernel.Game;
import umpire.table.Wait;
import umpire.table.games.Games;

/** Wires that are missing at first, break, and come back. The clock stands still unless a test turns it. */
class WirePumpsTest {
    private static final long RETRY_MS = 20;

    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicLong clockMs = new AtomicLong(1_000);

    private long nowMs() {
        return clockMs.get();
    }

    /** Turns the clock on until something holds. */
    private void turnUntil(String what, BooleanSupplier holds) throws InterruptedException {
        Wait.until(what, () -> {
            clockMs.addAndGet(RETRY_MS);
            return holds.getAsBoolean();
        });
    }

    private LightPump light(AtomicReference<VirtualStrip> strip) {
        Game<?, ?> game = Games.open("ogre-chess", java.util.Map.of()).orThrow();
        Bulletin bulletin = bulletin(game);
        Rig rig = Rig.standard();
        return new LightPump(
                () -> {
                    if (opened.getAndIncrement() == 0) {
                        throw new IOException("there is no strip; plug it in");
                    }
                    strip.set(new VirtualStrip(rig.leds().leds().size()));
                    return (PixelWire) strip.get();
                },
                RETRY_MS,
                new LightPlan(rig.leds(), Power.standard()),
                game.board(),
                () -> bulletin,
                Optional::empty,
                this::nowMs);
    }

    private static <S, A> Bulletin bulletin(Game<S, A> game) {
        return Sitting.open(game).bulletin();
    }

    @Test
    void aStripThatIsMissingOrBreaksIsToldAndTakenUpAgain() throws InterruptedException {
        AtomicReference<VirtualStrip> strip = new AtomicReference<>();
        try (LightPump pump = light(strip)) {
            pump.start();
            turnUntil("the strip is lit", () -> strip.get() != null && ok(pump.part()));
            VirtualStrip first = strip.get();
            first.unplug();
            turnUntil("a new strip is lit", () -> strip.get() != first && ok(pump.part()));
            assertThat(pump.shown()).hasSize(strip.get().count());
        }
        assertThat(opened.get()).isGreaterThanOrEqualTo(3);
        Wait.until("let go, it is dark", () -> strip.get().colours().stream().allMatch(Rgb.DARK::equals));
    }

    @Test
    void aStripThatIsNeverThereIsTroubleAndDark() throws InterruptedException {
        Game<?, ?> game = Games.open("ogre-chess", java.util.Map.of()).orThrow();
        Bulletin bulletin = bulletin(game);
        Rig rig = Rig.standard();
        try (LightPump pump = new LightPump(
                () -> {
                    throw new IOException("there is no strip; plug it in");
                },
                RETRY_MS,
                new LightPlan(rig.leds(), Power.standard()),
                game.board(),
                () -> bulletin,
                Optional::empty,
                this::nowMs)) {
            pump.start();
            Wait.until("it is told", () -> pump.part().says().contains("plug it in"));
            assertThat(pump.part().state()).isEqualTo(Part.State.TROUBLE);
            assertThat(pump.shown()).containsOnly(Rgb.DARK);
        }
    }

    @Test
    void pinsThatAreMissingOrLostAreToldAndTakenUpAgain() throws InterruptedException {
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
                Timing.standard(),
                presses::add,
                this::nowMs)) {
            pump.start();
            turnUntil("the pins are there", () -> pins.get() != null && ok(pump.part()));
            VirtualButtons first = pins.get();
            press(first, presses);
            first.close();
            turnUntil("the pins are taken up again", () -> pins.get() != first && ok(pump.part()));
            press(pins.get(), presses);
        }
    }

    private void press(VirtualButtons buttons, BlockingQueue<Press> presses) throws InterruptedException {
        buttons.press("south", "confirm", 60);
        turnUntil("the press is told", () -> !presses.isEmpty());
        Press press = presses.remove();
        assertThat(List.of(press.button().side(), press.button().press())).containsExactly("south", "confirm");
        assertThat(press.kind()).isEqualTo(Press.Kind.SHORT);
        assertThat(presses).isEmpty();
    }

    @Test
    void aPressIsNotLostHoweverLateItIsHeardOf() throws InterruptedException {
        VirtualButtons pins = new VirtualButtons(Buttons.standard(), this::nowMs, 2);
        BlockingQueue<Press> presses = new LinkedBlockingQueue<>();
        AtomicInteger asked = new AtomicInteger();
        AtomicBoolean due = new AtomicBoolean();
        // While the pump asks for the time somebody presses, and a second goes by before it has its answer.
        LongSupplier slow = () -> {
            asked.incrementAndGet();
            if (due.getAndSet(false)) {
                pins.press("south", "confirm", 60);
                clockMs.addAndGet(1_000);
            }
            return nowMs();
        };
        try (ButtonPump pump =
                new ButtonPump(() -> pins, RETRY_MS, Buttons.standard(), Timing.standard(), presses::add, slow)) {
            pump.start();
            for (int i = 0; i < 10; i++) {
                int number = i;
                int before = asked.get();
                Wait.until("the pump has gone round", () -> asked.get() >= before + 5 + number % 2);
                due.set(true);
                turnUntil("the press is told", () -> !presses.isEmpty());
                assertThat(presses.remove().kind()).isEqualTo(Press.Kind.SHORT);
            }
            assertThat(presses).isEmpty();
        }
    }

    private static boolean ok(Part part) {
        return part.state() == Part.State.OK && !part.says().contains("about to");
    }
}
