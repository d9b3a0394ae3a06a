package umpire.table.pump;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
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

/** Wires that are missing at first, break, and come back. */
class WirePumpsTest {
    private static final long RETRY_MS = 20;

    private final AtomicInteger opened = new AtomicInteger();

    private static long nowMs() {
        return System.nanoTime() / 1_000_000;
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
                WirePumpsTest::nowMs);
    }

    private static <S, A> Bulletin bulletin(Game<S, A> game) {
        return Sitting.open(game).bulletin();
    }

    @Test
    void aStripThatIsMissingOrBreaksIsToldAndTakenUpAgain() throws InterruptedException {
        AtomicReference<VirtualStrip> strip = new AtomicReference<>();
        try (LightPump pump = light(strip)) {
            pump.start();
            Wait.until("the strip is lit", () -> strip.get() != null && ok(pump.part()));
            VirtualStrip first = strip.get();
            first.unplug();
            Wait.until("a new strip is lit", () -> strip.get() != first && ok(pump.part()));
            assertThat(pump.shown()).hasSize(strip.get().count());
        }
        assertThat(opened.get()).isGreaterThanOrEqualTo(3);
        assertThat(strip.get().colours()).as("let go, it is dark").containsOnly(Rgb.DARK);
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
                WirePumpsTest::nowMs)) {
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
                    pins.set(new VirtualButtons(Buttons.standard(), WirePumpsTest::nowMs, 2));
                    return (EdgeWire) pins.get();
                },
                RETRY_MS,
                Buttons.standard(),
                Timing.standard(),
                presses::add,
                WirePumpsTest::nowMs)) {
            pump.start();
            Wait.until("the pins are there", () -> pins.get() != null && ok(pump.part()));
            VirtualButtons first = pins.get();
            press(first, presses);
            first.close();
            Wait.until("the pins are taken up again", () -> pins.get() != first && ok(pump.part()));
            press(pins.get(), presses);
        }
    }

    private static void press(VirtualButtons buttons, BlockingQueue<Press> presses) throws InterruptedException {
        buttons.press("south", "confirm", 60);
        Press press = presses.poll(20, TimeUnit.SECONDS);
        assertThat(press).isNotNull();
        assertThat(List.of(press.button().side(), press.button().press())).containsExactly("south", "confirm");
    }

    private static boolean ok(Part part) {
        return part.state() == Part.State.OK && !part.says().contains("about to");
    }
}
