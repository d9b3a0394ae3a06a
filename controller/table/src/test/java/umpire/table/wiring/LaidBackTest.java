package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.referee.session.record.Entry;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

/** The virtual table lays out its pieces at the right times: after undo, after a set-up command, and for a lesson, whatever hands do. */
@Timeout(300)
class LaidBackTest {
    private static final int QUIET_MS = 4_000;

    @TempDir
    private Path folder;

    private AttendedTable started(String game, int widthPx, int heightPx) throws Exception {
        return new AttendedTable(
                folder,
                new RunSettings(
                        "home",
                        RunSettings.Play.of(GameCatalogue.STANDARD, Optional.of(GameChoice.of(game))),
                        Rig.standard().through(Camera.reference().scaledTo(widthPx, heightPx)),
                        RunSettings.Files.in(folder),
                        RunSettings.Network.loopback()));
    }

    private AttendedTable begun() throws Exception {
        AttendedTable table = started("ogre-chess", 960, 720);
        table.byHand("{\"verb\":\"arrange\"}");
        table.until("prompt", prompt -> needs(prompt, "choice"));
        return table;
    }

    @Test
    void undoCorrectsMisplacedPiecesOnly() throws Exception {
        try (AttendedTable table = begun()) {
            Map.Entry<String, ?> piece = pieceOf(table, "Black");
            String before = lies(table, piece.getKey());
            int tag = Integer.parseInt(piece.getKey().substring("piece:".length()));
            for (String hand : List.of("lift", "carry", "drop")) {
                table.byHand("{\"verb\":\"" + hand + "\",\"tag\":" + tag
                        + (hand.equals("carry") ? ",\"xMm\":10,\"yMm\":10}" : "}"));
            }
            table.until("prompt", prompt -> needs(prompt, "correction"));
            assertThat(lies(table, piece.getKey())).isNotEqualTo(before);
            table.byHand("{\"verb\":\"press\",\"side\":\"south\",\"button\":\"undo\"}");
            table.until("prompt", prompt -> needs(prompt, "choice"));
            assertThat(table.games().getLast().entries())
                    .extracting(Entry::kind)
                    .containsExactly(Entry.EntryKind.CHOSEN, Entry.EntryKind.SET_UP);
        }
    }

    /** A page on the same machine has no token, and uses HTTP. */
    @Test
    void thePageWithoutATokenHasTheTableThrow() throws Exception {
        try (AttendedTable table = begun()) {
            table.ask("start", ",\"position\":\"7c/8/8/8/h7/8/8/M6C w\"");
            table.byHand("{\"verb\":\"act\",\"seat\":\"White\",\"notation\":\"a1:a4\"}");
            table.until("prompt", prompt -> needs(prompt, "roll"));
            table.byHand("{\"verb\":\"throw\"}");
            table.until("prompt", prompt -> !needs(prompt, "roll"));
        }
    }

    /** Too few pixels to read any tag. */
    @Test
    void whatIsLaidOutLiesThereWhateverTheCameraReads() throws Exception {
        try (AttendedTable table = started("diceland-ogre", 160, 120)) {
            assertThat(table.ask("lay-out", "")).startsWith("accepted");
            JsonObject prompt = table.after("prompt", QUIET_MS);
            assertThat(needs(prompt, "lay")).as("%s", prompt).isTrue();
        }
    }

    @Test
    void aLessonThatBeginsWhileTheTablesSeatThinksIsLaidAndRestsItsHands() throws Exception {
        try (AttendedTable table = begun()) {
            table.ask("seat-opponent", ",\"opponent\":\"White\",\"level\":5");
            taught(table);
        }
    }

    @Test
    void aLessonThatBeginsAfterTheTablesMoveIsLaidAndRestsItsSeat() throws Exception {
        try (AttendedTable table = begun()) {
            table.ask("seat-opponent", ",\"opponent\":\"White\",\"level\":1");
            table.until("prompt", prompt -> AttendedTable.asks(prompt, "Black: move a piece."));
            taught(table);
        }
    }

    @Test
    void aLessonThatBeginsWhileAPieceIsInAHandIsLaid() throws Exception {
        try (AttendedTable table = begun()) {
            int tag = Integer.parseInt(pieceOf(table, "White").getKey().substring("piece:".length()));
            table.byHand("{\"verb\":\"lift\",\"tag\":" + tag + "}");
            table.byHand("{\"verb\":\"carry\",\"tag\":" + tag + ",\"xMm\":10,\"yMm\":10}");
            taught(table);
        }
    }

    private static void taught(AttendedTable table) throws Exception {
        assertThat(table.ask("lesson", ",\"lesson\":\"begin\"")).startsWith("accepted");
        table.until("prompt", prompt -> prompt.has("lesson") && needs(prompt, "choice"));
        JsonObject prompt = table.after("prompt", QUIET_MS);
        assertThat(prompt.get("need").getAsString()).as("%s", prompt).isEqualTo("choice");
        assertThat(prompt.getAsJsonObject("lesson").get("step").getAsInt()).isEqualTo(1);
        assertThat(prompt.get("says").getAsString()).doesNotContain("hand");
    }

    private static boolean needs(JsonObject prompt, String need) {
        return prompt.get("need").getAsString().equals(need);
    }

    private static JsonObject parts(AttendedTable table) throws Exception {
        return JsonParser.parseString(table.page("/table/scene"))
                .getAsJsonObject()
                .getAsJsonObject("parts");
    }

    private static Map.Entry<String, ?> pieceOf(AttendedTable table, String seat) throws Exception {
        return parts(table).entrySet().stream()
                .filter(part -> part.getKey().startsWith("piece:")
                        && part.getValue()
                                .getAsJsonObject()
                                .get("seat")
                                .getAsString()
                                .equals(seat))
                .findFirst()
                .orElseThrow();
    }

    private static String lies(AttendedTable table, String part) throws Exception {
        return parts(table).getAsJsonObject(part).toString();
    }
}
