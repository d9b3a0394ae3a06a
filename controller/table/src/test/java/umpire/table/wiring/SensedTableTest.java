package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Camera;
import umpire.hardware.PresenceSensors;
import umpire.hardware.PresenceSensors.SensorGrid;
import umpire.hardware.Rig;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Point;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

/** A table with a sensor below each square keeps playing when sensors fail, and reports the failures. */
class SensedTableTest {
    private static final Game<?, ?> GAME =
            GameCatalogue.open("ogre-chess", Map.of()).orThrow();
    private static final String HAND_WAITS = "Take the hand away: the table waits for that.";

    @TempDir
    private Path folder;

    private AttendedTable table;

    @BeforeEach
    void sitDown() throws Exception {
        Rig rig = Rig.standard().through(Camera.reference().scaledTo(1014, 760)).feeling(belowEachSquare());
        table = new AttendedTable(
                folder, AttendedTable.settings(folder, rig, Optional.of(GameChoice.of("ogre-chess"))));
        table.until("prompt", saying("White: move"));
    }

    @AfterEach
    void leave() {
        table.close();
    }

    private static PresenceSensors belowEachSquare() {
        List<SensorGrid> sensors = new ArrayList<>();
        for (Area area : GAME.board().areas()) {
            Point middle = area.centre();
            int pin = sensors.size();
            sensors.add(new SensorGrid(PresenceSensors.NO_CHIP, pin, pin, middle.xMm(), middle.yMm(), 1, 50));
        }
        return new PresenceSensors(sensors);
    }

    private static String pinBelow(String place) {
        List<String> names =
                GAME.board().areas().stream().map(area -> area.place().name()).toList();
        return "The sensor at pin " + names.indexOf(place) + " ";
    }

    private static Predicate<JsonObject> withProblem(String words) {
        return health -> health.getAsJsonArray("problems").toString().contains(words);
    }

    private static Predicate<JsonObject> saying(String words) {
        return told -> told.get("says").getAsString().contains(words);
    }

    private void breakSensor(String place, String defect) throws Exception {
        table.byHand("{\"verb\": \"break-sensor\", \"place\": \"" + place + "\", \"defect\": \"" + defect + "\"}");
    }

    /** Plays by phone, with hands that put the pieces where they must stand. */
    private <S, A> void play(Game<S, A> game) throws Exception {
        A first = game.actions(game.opening()).getFirst();
        assertThat(table.ask("act", ",\"notation\":\"" + game.write(first) + "\""))
                .startsWith("accepted");
        table.byHand("{\"verb\": \"arrange\"}");
        table.until("prompt", saying("Black: move"));
    }

    @Test
    void aHandOverSensedSquaresDelaysPlayOnlyWithoutSensors() throws Exception {
        table.byHand("{\"verb\": \"hand\", \"present\": true, \"xMm\": 160, \"yMm\": 40}");
        play(GAME);
        table.byHand("{\"verb\": \"unplug-sensors\", \"unplugged\": true}");
        table.until("prompt", saying(HAND_WAITS));
        table.until(
                "health", withProblem("The presence sensors are gone: check their plug. The camera goes on alone."));
    }

    @Test
    void faultsOfSensorsAreReportedAndPlayContinues() throws Exception {
        breakSensor("a1", "dead");
        breakSensor("e4", "stuck");
        table.until("health", withProblem("Something lies on e4 that the camera does not see"));
        table.until("health", withProblem(pinBelow("a1") + "feels nothing below the piece on a1"));
        breakSensor("e4", "none");
        table.until("health", withProblem("Something lies on").negate());
        play(GAME);
    }
}
