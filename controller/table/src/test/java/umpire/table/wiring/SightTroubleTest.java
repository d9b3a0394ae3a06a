package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Camera;

/** A problem of the camera appears on the pages, and disappears when it is over. */
class SightTroubleTest {
    private static final String OUT_OF_FOCUS = "The picture is out of focus: turn the lens ring";

    @TempDir
    private Path folder;

    private AttendedTable table;

    @BeforeEach
    void sitDown() throws Exception {
        table = new AttendedTable(folder, Camera.reference().scaledTo(1014, 760));
        table.until("prompt", saying("White: move"));
    }

    @AfterEach
    void leave() {
        table.close();
    }

    private static Predicate<JsonObject> withProblem(String words) {
        return health -> health.getAsJsonArray("problems").toString().contains(words);
    }

    private static Predicate<JsonObject> saying(String words) {
        return told -> told.get("says").getAsString().contains(words);
    }

    @Test
    void blurIsReportedInPromptAndHealth() throws Exception {
        table.byHand("{\"verb\": \"focus\", \"defocusPx\": 3}");
        JsonObject prompt = table.until("prompt", saying(OUT_OF_FOCUS));
        assertThat(prompt.get("says").getAsString()).startsWith(OUT_OF_FOCUS);
        assertThat(prompt.getAsJsonArray("corrections")).isEmpty();
        table.until("health", withProblem(OUT_OF_FOCUS));
        table.byHand("{\"verb\": \"focus\", \"defocusPx\": 0.5}");
        table.until("prompt", saying(OUT_OF_FOCUS).negate());
    }

    @Test
    void aCameraShiftAndACoveredTagReachThePages() throws Exception {
        // Waits for a frame, from which the table learns the camera's position.
        table.until("health", health -> !health.getAsJsonArray("stages").isEmpty());
        table.byHand("{\"verb\": \"bump\", \"xMm\": 20, \"yMm\": 0, \"rollDeg\": 0}");
        JsonObject knock = table.until("alert/sight", saying("Fasten the camera and the table"));
        assertThat(knock.get("says").getAsString()).contains("up to 20 mm");
        table.byHand("{\"verb\": \"cover-corner\", \"corner\": \"near-right\", \"covered\": true}");
        table.until("alert/sight", saying("248 (near-right) is out of sight"));
        table.byHand("{\"verb\": \"cover-corner\", \"corner\": \"near-right\", \"covered\": false}");
        table.until("health", withProblem("out of sight").negate());
    }
}
