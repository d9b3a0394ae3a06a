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

    /** The distance between the places of a die in two throws. No thrown die comes to rest where it lay before. */
    private static final double APART_MM = 9;

    /** The number of readings in a row that must agree: a face is believed after several frames. */
    private static final int AGREEING = 2;

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
    private static void cast(AttendedTable table, int number, double shiftMm) throws Exception {
        for (int over = 0; over < 1 + number % 3; over++) {
            table.byHand(
                    "{\"verb\":\"roll-over\"," + id(number) + ",\"towardsDeg\":" + (24 * number + 80 * over) + "}");
        }
        int own = number % A_SIDE;
        double xMm = (number < A_SIDE ? TRAY_MM : -TRAY_MM) + COLUMN_MM * (own / ROWS - 1);
        double yMm = ROW_MM * (own % ROWS - 2) + (own / ROWS - 1) * 5 + shiftMm;
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

    /** Checks the faces that count and were not named: each belongs to another die of one throw, the first that counts. */
    private static void assertRead(String rolled, int named, List<List<String>> casts) {
        List<String> read = new ArrayList<>(Arrays.asList(rolled.split(",")));
        assertThat(read).hasSize(A_SIDE);
        Collections.nCopies(named, NAMED).forEach(read::remove);
        assertThat(read).hasSize(A_SIDE - named);
        assertThat(casts).as("%s was read", read).anyMatch(shown -> {
            List<String> lying = new ArrayList<>(shown);
            return read.stream().allMatch(lying::remove);
        });
    }

    /** Throws a side's dice, and remembers the faces that they show. */
    private static void castSide(AttendedTable table, int from, List<List<String>> casts) throws Exception {
        for (int die = from; die < from + A_SIDE; die++) {
            cast(table, die, APART_MM * (casts.size() % 2));
        }
        casts.add(shown(table, from));
    }

    /**
     * Waits until some dice of each side are read, and readings in a row leave the same dice open. A side without a
     * read die throws again, because dice that lay there in the table's first frames do not count.
     */
    private static JsonObject settled(AttendedTable table, List<List<String>> red, List<List<String>> blue)
            throws Exception {
        JsonObject prompt = table.latest("prompt");
        for (int agreeing = 0; agreeing < AGREEING; ) {
            JsonObject next = table.read("prompt");
            agreeing = next.get("naming").equals(prompt.get("naming")) ? agreeing + 1 : 1;
            prompt = next;
            if (agreeing == AGREEING && open(next, "Red") == A_SIDE) {
                castSide(table, 0, red);
                agreeing = 0;
            } else if (agreeing == AGREEING && open(next, "Blue") == A_SIDE) {
                castSide(table, A_SIDE, blue);
                agreeing = 0;
            }
        }
        return prompt;
    }

    @Test
    @Timeout(240)
    void seatsNameTheDiceThatTheCameraCannotRead() throws Exception {
        try (AttendedTable table = table()) {
            assertThat(table.ask("act", ",\"notation\":\"red seize e4\"")).startsWith("accepted");
            assertThat(table.ask("act", ",\"notation\":\"blue hold\"")).startsWith("accepted");
            List<List<String>> redCasts = new ArrayList<>();
            List<List<String>> blueCasts = new ArrayList<>();
            castSide(table, 0, redCasts);
            castSide(table, A_SIDE, blueCasts);
            JsonObject prompt = settled(table, redCasts, blueCasts);
            int red = open(prompt, "Red");
            int blue = open(prompt, "Blue");
            assertThat(red + blue).isBetween(1, 2 * A_SIDE);
            name(table, "Red", red);
            name(table, "Blue", blue);
            table.until("position", position -> position.get("actionsPlayed").getAsInt() == 3);
            String last = table.games().getLast().entries().getLast().toString();
            String[] rolled =
                    last.substring(last.indexOf("roll ") + 5, last.length() - 1).split("/");
            assertRead(rolled[0], red, redCasts);
            assertRead(rolled[1], blue, blueCasts);
        }
    }
}
