package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Camera;

/** The camera of a running table identifies the boards of several games. */
class LaidBoardTest {
    /** Half the width and height of the table's own camera, which is enough to read everything. */
    private static final Camera SMALL = Camera.reference().scaledTo(1014, 760);

    @TempDir
    private Path folder;

    private AttendedTable table;

    @BeforeEach
    void startTable() throws Exception {
        table = new AttendedTable(folder, SMALL);
    }

    @AfterEach
    void stopTable() {
        table.close();
    }

    @Test
    void theEyeReadsTheBoardOfTheOtherGame() throws Exception {
        table.choose("ferry");
        JsonObject sight = table.until("sight", seen -> seen.toString().contains("\"south\",\"sees\":\"holds\""));
        assertThat(sight.toString()).contains("boat");
    }

    /** The camera sees the other board, and a press confirms the change. Then the first board returns. */
    @Test
    void theBoardThatIsLaidDownIsPlayedWhenSomebodySaysYesAndTheFirstGameGoesOnWithItsOwn() throws Exception {
        table.until("prompt", prompt -> AttendedTable.asks(prompt, "White: move"));
        assertThat(table.ask("act", ",\"notation\":\"e2-e3\"")).startsWith("accepted");
        table.byHand("{\"verb\":\"sheet\",\"laid\":true,\"game\":\"ferry\"}");
        table.until(
                "prompt",
                prompt -> AttendedTable.asks(
                        prompt, "This is the board of Ferry. Play it? The game of Ogre Chess is kept."));
        table.byHand("{\"verb\":\"press\",\"side\":\"south\",\"button\":\"confirm\"}");
        table.until("game", game -> AttendedTable.is(game, "Ferry"));
        table.byHand("{\"verb\":\"sheet\",\"laid\":true,\"game\":\"ogre-chess\"}");
        table.until(
                "prompt",
                prompt -> AttendedTable.asks(
                        prompt, "This is the board of Ogre Chess. Go on with the game that was left after 1 action?"));
        assertThat(table.ask("Anne", "act", ",\"notation\":\"play-board\""))
                .isEqualTo("accepted: Yes, play Ogre Chess");
        table.until("position", position -> position.toString().contains("\"actionsPlayed\":1"));
        table.until("game", game -> AttendedTable.is(game, "Ogre Chess"));
    }

    @Test
    void aNoKeepsTheGameAndWaitsForItsBoard() throws Exception {
        table.byHand("{\"verb\":\"sheet\",\"laid\":true,\"game\":\"ferry\"}");
        table.until("prompt", prompt -> AttendedTable.asks(prompt, "This is the board of Ferry."));
        table.byHand("{\"verb\":\"choose\",\"notation\":\"keep-game\"}");
        table.until("prompt", prompt -> AttendedTable.asks(prompt, "No board is recognised."));
        assertThat(table.games())
                .allSatisfy(game -> assertThat(game.header().game().name()).isEqualTo("ogre-chess"));
        table.byHand("{\"verb\":\"sheet\",\"laid\":true}");
        table.until("prompt", prompt -> !AttendedTable.asks(prompt, "No board is recognised."));
    }
}
