package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.bridge.virtual.VirtualPresence;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Camera;
import umpire.hardware.PresenceSensors;
import umpire.hardware.PresenceSensors.SensorGrid;
import umpire.hardware.Rig;
import umpire.referee.observation.Observation;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.table.games.GameCatalogue;
import umpire.table.pump.PartStatus;
import umpire.table.pump.PresencePump;
import umpire.testing.Wait;
import umpire.vision.frame.Frame;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.BrokenSensors;
import umpire.vision.twin.BrokenSensors.SensorDefect;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;

/** Observations of the virtual table by its camera and by sensors below e2 and e4, which can be broken. */
class SensorsBesideTheEyeTest {
    private static final Place E2 = new Place("e2");
    private static final Place E4 = new Place("e4");
    private static final int UNDER_E2 = 0;
    private static final int UNDER_E4 = 1;

    private final Game<?, ?> game = GameCatalogue.open("ogre-chess", Map.of()).orThrow();
    private final PresenceSensors sensors = new PresenceSensors(List.of(under(E2, 0), under(E4, 1)));
    private final Rig rig =
            Rig.standard().through(Camera.reference().scaledTo(1014, 760)).feeling(sensors);
    private final AtomicLong clockMs = new AtomicLong(10_000);
    private final AtomicReference<TableScene> scene = new AtomicReference<>(laidOut(game));
    private final BrokenSensors broken = new BrokenSensors();
    private final VirtualSensors wire = new VirtualSensors(sensors, scene::get, broken);
    private final PresencePump pump = new PresencePump(() -> wire, 0, sensors, clockMs::get);
    private final AtomicLong frames = new AtomicLong();
    private TwinCamera camera;
    private VisionPipeline eye;

    private SensorGrid under(Place place, int pin) {
        Area area = game.board().area(place);
        Point centre = area.centre();
        return new SensorGrid(PresenceSensors.NO_CHIP, pin, pin, centre.xMm(), centre.yMm(), 1, 1);
    }

    private <S, A> TableScene laidOut(Game<S, A> laid) {
        VirtualTable table = BoxOnTable.of(Rig.standard(), laid, laid.show(laid.opening()), 1, 1, 0);
        return table.at(60_000);
    }

    @BeforeEach
    void openTheEye() {
        camera = TwinCamera.of(rig, game, 1);
        eye = KnownSheets.eye(rig, game);
        pump.start();
    }

    @AfterEach
    void close() {
        pump.close();
        eye.close();
        camera.close();
    }

    /** Returns an observation after a delay. */
    private Observation lookAfterMs(long ms) {
        long nowMs = clockMs.addAndGet(ms);
        try (Frame frame = camera.render(scene.get(), frames.incrementAndGet(), nowMs)) {
            return pump.beside(eye.look(frame), game.board()).observation();
        }
    }

    private static Sighting at(Place place, Observation seen) {
        return seen.sightings().stream()
                .filter(sighting -> sighting.place().equals(place))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void sensorsDetectThePieces() throws Exception {
        assertThat(wire.felt()).containsExactly(UNDER_E2);
        for (int look = 0; look < 8; look++) {
            Observation seen = lookAfterMs(1_000);
            assertThat(at(E2, seen)).isInstanceOf(Sighting.Holds.class);
            assertThat(at(E4, seen)).isInstanceOf(Sighting.Empty.class);
        }
        assertThat(pump.partStatus()).isEqualTo(PartStatus.ok("presence", "2 presence sensors"));
    }

    @Test
    void aPieceThatOnlyASensorDetectsIsAskedAboutUntilTheSensorsAreLost() throws Exception {
        broken.breakThem(List.of(UNDER_E4), SensorDefect.STUCK);
        Wait.until("e4 is asked about", () -> at(E4, lookAfterMs(1_000)) instanceof Sighting.Hidden);
        assertThat(lookAfterMs(1_000).troubles())
                .anyMatch(says -> says.startsWith("Something lies on e4 that the camera does not see"));
        broken.unplug(true);
        Wait.until("the line is gone", () -> pump.partStatus().state() == PartStatus.PartState.TROUBLE);
        assertThat(pump.partStatus().says())
                .isEqualTo("The presence sensors are gone: check their plug. The camera goes on alone.");
        assertThat(at(E4, lookAfterMs(1_000))).isInstanceOf(Sighting.Empty.class);
        broken.unplug(false);
        Wait.until("it is back", () -> pump.partStatus().state() == PartStatus.PartState.OK);
    }

    @Test
    void aDeadSensorIsNamedAndTheCameraContinues() throws Exception {
        broken.breakThem(List.of(UNDER_E2), SensorDefect.DEAD);
        Wait.until("it is doubted", () -> {
            lookAfterMs(1_000);
            return pump.partStatus().state() == PartStatus.PartState.TROUBLE;
        });
        assertThat(pump.partStatus().says()).startsWith("The sensor at pin 0 feels nothing below the piece on e2");
        assertThat(at(E2, lookAfterMs(1_000))).isInstanceOf(Sighting.Holds.class);
    }

    @Test
    void sensorsOnTwoChipsHaveTheRigsNumbers() throws Exception {
        PresenceSensors two = new PresenceSensors(
                List.of(new SensorGrid(0x21, 2, 3, 0, 0, 2, 64), new SensorGrid(0x20, 3, 3, 0, 64, 1, 64)));
        Map<Integer, VirtualPresence> chips = Map.of(0x20, new VirtualPresence(14), 0x21, new VirtualPresence(14));
        try (SensorChips open = SensorChips.open(two, chips::get)) {
            chips.get(0x21).bring(3, true);
            chips.get(0x21).bring(0, true);
            chips.get(0x20).bring(3, true);
            assertThat(open.felt()).containsExactly(1, 2);
        }
    }
}
