package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.referee.session.record.Entry;
import umpire.testing.Wait;

/** Another game is chosen without a restart. */
class ChosenGameTest {
    /** Too few pixels to read anything. A table that sees all pieces set up begins a game by itself, at an unpredictable time. */
    private static final Camera BLIND = Camera.reference().scaledTo(160, 120);

    /** {@code -Dumpire.changes=25} sets the number of changes of game. A leak shows after a few. */
    private static final int CHANGES = Integer.getInteger("umpire.changes", 4);

    @TempDir
    private Path folder;

    private AttendedTable table;

    @BeforeEach
    void startTable() throws Exception {
        table = new AttendedTable(folder, BLIND);
    }

    @AfterEach
    void stopTable() {
        table.close();
    }

    @Test
    void anotherGameIsPlayedWithoutARestart() throws Exception {
        assertThat(table.ask("act", ",\"notation\":\"e2-e3\"")).startsWith("accepted");
        table.topics().clear();
        assertThat(table.ask(
                        "choose-game", ",\"game\":\"ferry\",\"answers\":[{\"key\":\"crossings\",\"value\":\"2\"}]"))
                .isEqualTo("accepted: Ferry is played now. People play every seat.");
        table.until("game", game -> AttendedTable.is(game, "Ferry"));
        table.until("position", position -> position.toString().contains("south"));
        assertThat(table.topics().indexOf("game")).isLessThan(table.topics().lastIndexOf("position"));
        assertThat(table.ask("Anne", "act", ",\"notation\":\"cross\"")).startsWith("accepted");
        assertThat(table.games())
                .extracting(game -> game.header().game().name())
                .containsExactly("ogre-chess", "ferry");
        assertThat(table.games().getLast().header().rulings()).containsEntry("crossings", "2");
        assertThat(table.page("/table/scene")).contains("\"Ferry\"").doesNotContain("\"e4\"");
        assertThat(table.page("/invitations.json")).contains("Anne").doesNotContain("White");
    }

    @Test
    void anUnfinishedGameContinues() throws Exception {
        table.ask("act", ",\"notation\":\"e2-e3\"");
        table.choose("ferry");
        JsonObject left = table.until(
                        "games", games -> !games.getAsJsonArray("unfinished").isEmpty())
                .getAsJsonArray("unfinished")
                .get(0)
                .getAsJsonObject();
        assertThat(left.get("title").getAsString()).isEqualTo("Ogre Chess");
        assertThat(left.get("actionsPlayed").getAsInt()).isEqualTo(1);
        assertThat(table.ask(
                        "go-back", ",\"unfinished\":\"" + left.get("unfinished").getAsString() + "\""))
                .isEqualTo("accepted: Ogre Chess goes on where it was left. People play every seat.");
        table.until("position", position -> position.get("actionsPlayed").getAsInt() == 1);
        table.until("recent", recent -> recent.toString().contains("e3"));
        assertThat(table.games())
                .filteredOn(game -> game.header().game().name().equals("ogre-chess"))
                .singleElement()
                .satisfies(game -> assertThat(game.entries())
                        .extracting(Entry::kind)
                        .as("what was asked for at the start, begun, played on a virtual table, and gone back to")
                        .containsExactly(
                                Entry.EntryKind.CHOSEN,
                                Entry.EntryKind.SET_UP,
                                Entry.EntryKind.PLAYED,
                                Entry.EntryKind.NOTED,
                                Entry.EntryKind.CHOSEN));
    }

    @Test
    void aGameWithoutActionsIsNotListedAsUnfinished() throws Exception {
        table.choose("ferry");
        table.until("games", games -> true);
        assertThat(table.after("games", 200).getAsJsonArray("unfinished")).isEmpty();
        assertThat(table.games()).hasSize(2);
    }

    @Test
    void aLessonIsNotListedAsUnfinished() throws Exception {
        table.ask("lesson", ",\"lesson\":\"begin\"");
        assertThat(table.ask("act", ",\"notation\":\"e2-e3\"")).startsWith("accepted");
        table.choose("ferry");
        table.until("game", game -> AttendedTable.is(game, "Ferry"));
        assertThat(table.after("games", 200).getAsJsonArray("unfinished")).isEmpty();
        assertThat(table.games()).anyMatch(game -> game.lesson() && game.played() && game.left());
    }

    @Test
    void theChosenGameIsThereAfterARestart() throws Exception {
        table.choose("ferry");
        table.close();
        assertThat(table.games().getLast().header().game().name()).isEqualTo("ferry");
        RunSettings again = AttendedTable.settings(folder, Rig.standard(), Optional.empty());
        assertThat(StartupGame.atStart(again, table.games()).header().game().name())
                .isEqualTo("ferry");
    }

    @Test
    void aSeatChoosesOnlyWhileNoGameIsOn() throws Exception {
        assertThat(table.ask("White", "choose-game", ",\"game\":\"ferry\"")).startsWith("accepted");
        table.untilSaid("Anne chose: Ferry is played now.");
        table.choose("ogre-chess");
        assertThat(table.ask("White", "choose-game", ",\"game\":\"ferry\"")).startsWith("accepted");
        table.choose("ogre-chess");
        table.ask("act", ",\"notation\":\"e2-e3\"");
        table.until("position", position -> position.get("actionsPlayed").getAsInt() == 1);
        assertThat(table.ask("White", "choose-game", ",\"game\":\"ferry\""))
                .isEqualTo(
                        "refused: Finish this game, or ask the operator: only the operator may choose another one before it is over.");
    }

    @Test
    void anUnplayableGameIsRefusedAndTheCurrentOneContinues() throws Exception {
        assertThat(table.choose("whist"))
                .isEqualTo("refused: there is no game 'whist'; the games are: ogre-chess, ferry");
        assertThat(table.ask(
                        "choose-game", ",\"game\":\"ferry\",\"answers\":[{\"key\":\"crossings\",\"value\":\"9\"}]"))
                .isEqualTo("refused: Ferry has crossings=4 or crossings=2, not crossings=9");
        assertThat(table.ask("choose-game", ",\"game\":\"ferry\",\"answers\":[{\"key\":\"crossings\"}]"))
                .isEqualTo("refused: The field \"value\" must be a text that is not empty.");
        assertThat(table.ask("go-back", ",\"unfinished\":\"17\"")).isEqualTo("refused: there is no unfinished game");
        assertThat(table.ask("act", ",\"notation\":\"e2-e3\"")).startsWith("accepted");
        assertThat(table.games()).hasSize(1);
    }

    /** The number of threads after many changes is the same as after two. */
    @Test
    void changingGamesLeaksNothing() throws Exception {
        table.choose("ferry");
        table.choose("ogre-chess");
        int before = threads();
        for (int i = 0; i < CHANGES; i++) {
            assertThat(table.choose("ferry")).startsWith("accepted");
            assertThat(table.choose("ogre-chess")).startsWith("accepted");
        }
        Wait.until("no more threads live than before", () -> threads() <= before);
    }

    private static int threads() {
        return (int) Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> List.of("table", "camera", "light", "robot", "game-change")
                        .contains(thread.getName()))
                .count();
    }
}
