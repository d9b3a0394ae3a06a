package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Rig;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

/** Thirty ordinary ten-sided dice are thrown into two trays. Dice that the camera reads count, and each side names the others. */
class NumeralThrowTest {
    private static final int A_SIDE = 15;
    private static final int ROWS = 5;
    private static final double TRAY_MM = 380;
    private static final double ROW_MM = 32;
    private static final double COLUMN_MM = 33;

    /** The face that each side names for every die it is asked about. */
    private static final String NAMED = "10";

    @TempDir
    private Path folder;

    private AttendedTable table() throws Exception {
        return new AttendedTable(
                folder,
                new RunSettings(
                        "home",
                        RunSettings.Play.of(
                                GameCatalogue.STANDARD,
                                Optional.of(GameChoice.of("die-men").with("dice", "ORDINARY"))),
                        Rig.standard(),
                        RunSettings.Files.in(folder),
                        RunSettings.Network.loopback()));
    }

    private static String id(int number) {
        return "\"die\":\"d10-" + (number + 1) + "\"";
    }

    /** Rolls each die over some edges to vary face and heading. Red's tray is on the right. */
    private static void cast(AttendedTable table, int number) throws Exception {
        for (int over = 0; over < 1 + number % 3; over++) {
            table.byHand(
                    "{\"verb\":\"roll-over\"," + id(number) + ",\"towardsDeg\":" + (24 * number + 80 * over) + "}");
        }
        int own = number % A_SIDE;
        double xMm = (number < A_SIDE ? TRAY_MM : -TRAY_MM) + COLUMN_MM * (own / ROWS - 1);
        double yMm = ROW_MM * (own % ROWS - 2) + (own / ROWS - 1) * 5;
        table.byHand("{\"verb\":\"place\"," + id(number) + ",\"xMm\":" + xMm + ",\"yMm\":" + yMm + "}");
    }

    /** Returns the true faces of a side's dice. */
    private static List<String> shown(AttendedTable table, int from) throws Exception {
        JsonObject parts = JsonParser.parseString(table.page("/table/scene"))
                .getAsJsonObject()
                .getAsJsonObject("parts");
        return IntStream.range(from, from + A_SIDE)
                .mapToObj(die -> parts.getAsJsonObject("die:d10-" + (die + 1))
                        .get("face")
                        .getAsString())
                .toList();
    }

    private static int open(JsonObject prompt, String seat) {
        return prompt.getAsJsonArray("naming").asList().stream()
                .map(JsonElement::getAsJsonObject)
                .filter(naming -> naming.get("seat").getAsString().equals(seat))
                .mapToInt(naming -> naming.get("asked").getAsInt())
                .sum();
    }

    private static void name(AttendedTable table, String seat, int count) throws Exception {
        String faces =
                Collections.nCopies(count, '"' + NAMED + '"').stream().collect(Collectors.joining(",", "[", "]"));
        assertThat(table.ask("name-dice", ",\"seat\":\"" + seat + "\",\"faces\":" + faces + ",\"confirmed\":true"))
                .startsWith("accepted");
    }

    /** Checks the faces that count and were not named: each belongs to another die on the table. */
    private static void assertRead(String rolled, int named, List<String> shown) {
        List<String> read = new ArrayList<>(Arrays.asList(rolled.split(",")));
        assertThat(read).hasSize(A_SIDE);
        Collections.nCopies(named, NAMED).forEach(read::remove);
        assertThat(read).hasSize(A_SIDE - named);
        List<String> lying = new ArrayList<>(shown);
        assertThat(read).as("what was read of %s", shown).allMatch(lying::remove);
    }

    private static JsonObject castAll(AttendedTable table) throws Exception {
        for (int die = 0; die < 2 * A_SIDE; die++) {
            cast(table, die);
        }
        return table.read("prompt");
    }

    @Test
    @Timeout(240)
    void seatsNameTheDiceThatTheCameraCannotRead() throws Exception {
        try (AttendedTable table = table()) {
            assertThat(table.ask("act", ",\"notation\":\"red seize e4\"")).startsWith("accepted");
            assertThat(table.ask("act", ",\"notation\":\"blue hold\"")).startsWith("accepted");
            // Readable dice count together. Dice from before the table's first frame do not count, so people throw them
            // again.
            JsonObject prompt = castAll(table);
            while (open(prompt, "Red") == A_SIDE || open(prompt, "Blue") == A_SIDE) {
                prompt = castAll(table);
            }
            int red = open(prompt, "Red");
            int blue = open(prompt, "Blue");
            assertThat(red + blue).isBetween(1, 2 * A_SIDE);
            name(table, "Red", red);
            name(table, "Blue", blue);
            table.until("position", position -> position.get("actionsPlayed").getAsInt() == 3);
            String last = table.games().getLast().entries().getLast().toString();
            String[] rolled =
                    last.substring(last.indexOf("roll ") + 5, last.length() - 1).split("/");
            assertRead(rolled[0], red, shown(table, 0));
            assertRead(rolled[1], blue, shown(table, A_SIDE));
        }
    }
}
