package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Rig;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.table.ferry.FerryFactory;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;
import umpire.table.journal.RecordedGame;

/** The requested game is played, and unfinished games are kept. */
class StartupGameTest {
    private static final GameHeader FERRY = new GameHeader(new GameId("ferry"), Map.of());
    private static final GameHeader SHORT = new GameHeader(new GameId("ferry"), Map.of("crossings", "2"));
    private static final GameHeader CHESS = new GameHeader(new GameId("ogre-chess"), Map.of());
    private static final String OPENING = FerryFactory.BOTH
            .open(GameChoice.of("ogre-chess"))
            .then(game -> Parsed.good(opening(game)))
            .orThrow();

    @TempDir
    private Path folder;

    private Journal journal;

    private static <S, A> String opening(Game<S, A> game) {
        return game.writePosition(game.opening());
    }

    @BeforeEach
    void openJournal() throws Exception {
        journal = Journal.open(folder, InstantSource.system()).journal();
    }

    @AfterEach
    void closeJournal() {
        journal.close();
    }

    private void play(GameHeader header, String... words) throws Exception {
        List<Entry> entries = Arrays.stream(words).map(StartupGameTest::entry).toList();
        journal.append(header, entries);
    }

    private static Entry.EntryKind kind(String word) {
        if (word.equals("cross")) {
            return Entry.EntryKind.PLAYED;
        }
        if (word.equals("1") || word.equals(Entry.LESSON_ENDS)) {
            return Entry.EntryKind.TAUGHT;
        }
        return word.contains("=") ? Entry.EntryKind.MEASURED : Entry.EntryKind.SET_UP;
    }

    private static Entry entry(String word) {
        return word.startsWith("chosen")
                ? new Entry(
                        Entry.EntryKind.CHOSEN,
                        word.substring("chosen".length()).strip())
                : new Entry(kind(word), word);
    }

    private StartupGame atStart(Optional<GameChoice> asked) {
        RunSettings settings = new RunSettings(
                "home",
                RunSettings.Play.of(FerryFactory.BOTH, asked),
                Rig.standard(),
                RunSettings.Files.in(folder),
                RunSettings.Network.loopback());
        return StartupGame.atStart(settings, journal.games());
    }

    private StartupGame asking(String game) {
        return atStart(Optional.of(GameChoice.of(game)));
    }

    private static Optional<Entry> choice(String text) {
        return Optional.of(new Entry(Entry.EntryKind.CHOSEN, text));
    }

    @Test
    void theFirstGameIsTheRequestedOne() {
        assertThat(asking("ferry")).isEqualTo(new StartupGame(FERRY, choice(""), List.of()));
        assertThat(atStart(Optional.empty())).isEqualTo(new StartupGame(CHESS, Optional.empty(), List.of()));
    }

    @Test
    void aRequestedGameSurvivesAKillBeforeItsFirstAction() throws Exception {
        StartupGame first = asking("ferry");
        journal.append(first.header(), List.of(first.row().orElseThrow()));
        assertThat(atStart(Optional.empty())).isEqualTo(new StartupGame(FERRY, Optional.empty(), List.of()));
        assertThat(asking("ferry")).isEqualTo(new StartupGame(FERRY, Optional.empty(), List.of()));
        assertThat(asking("ogre-chess")).isEqualTo(new StartupGame(CHESS, choice(""), List.of()));
    }

    @Test
    void aFinishedGameGivesWayToARequestedOne() throws Exception {
        play(SHORT, "0", "cross", "cross");
        assertThat(asking("ogre-chess")).isEqualTo(new StartupGame(CHESS, choice(""), List.of()));
        assertThat(asking("ferry")).isEqualTo(new StartupGame(FERRY, choice(""), List.of()));
    }

    @Test
    void byDefaultTheLastGameContinues() throws Exception {
        play(SHORT, "0", "cross");
        assertThat(atStart(Optional.empty())).isEqualTo(new StartupGame(SHORT, Optional.empty(), List.of()));
    }

    @Test
    void anUnfinishedGameKeepsItsRulings() throws Exception {
        play(SHORT, "0", "cross");
        assertThat(asking("ferry")).isEqualTo(new StartupGame(SHORT, Optional.empty(), List.of()));
        StartupGame otherwise = atStart(Optional.of(new GameChoice("ferry", Map.of("crossings", "4"), Map.of())));
        assertThat(otherwise.header()).isEqualTo(SHORT);
        assertThat(otherwise.notices())
                .singleElement()
                .asString()
                .startsWith("The game under way keeps its own rulings");
    }

    @Test
    void aGameWithAnUnknownRulingIsKeptAndAnotherOneBegins() throws Exception {
        play(new GameHeader(new GameId("ogre-chess"), Map.of("oldKey", "true")), "0");
        StartupGame instead = asking("ogre-chess");
        assertThat(instead.header()).isEqualTo(CHESS);
        assertThat(instead.row()).isEqualTo(choice(""));
        assertThat(instead.notices())
                .singleElement()
                .asString()
                .startsWith(
                        "The last game cannot go on in this version, but it is kept. 'oldKey' is not a house ruling of");
        play(FERRY, "0", "cross");
        assertThat(asking("ogre-chess").header()).isEqualTo(CHESS);
    }

    @Test
    void aRequestedGameIsPlayedAndTheUnfinishedOneKept() throws Exception {
        play(FERRY, "0", "cross");
        StartupGame sittingDown = asking("ogre-chess");
        assertThat(sittingDown.header()).isEqualTo(CHESS);
        assertThat(sittingDown.row()).isEqualTo(choice(""));
        assertThat(sittingDown.notices()).containsExactly("The unfinished game of ferry is kept.");
    }

    @Test
    void anEarlierUnfinishedGameOfTheRequestedKindContinues() throws Exception {
        play(FERRY, "0", "cross");
        play(CHESS, "chosen", OPENING);
        StartupGame sittingDown = asking("ferry");
        assertThat(sittingDown.header()).isEqualTo(FERRY);
        assertThat(sittingDown.row()).isEqualTo(choice("1"));
        assertThat(sittingDown.notices())
                .containsExactly("The unfinished game of ogre-chess is kept. An unfinished game of ferry goes on.");
    }

    @Test
    void aLessonIsNoUnfinishedGame() throws Exception {
        play(FERRY, "0", "1", "cross");
        assertThat(asking("ogre-chess").notices()).isEmpty();
        play(FERRY, Entry.LESSON_ENDS);
        assertThat(asking("ogre-chess").notices()).isEmpty();
        play(CHESS, "chosen", OPENING);
        assertThat(asking("ferry"))
                .isEqualTo(new StartupGame(FERRY, choice(""), List.of("The unfinished game of ogre-chess is kept.")));
    }

    @Test
    void aGameContinuedAfterALessonIsKept() throws Exception {
        play(FERRY, "0", "1", "cross", Entry.LESSON_ENDS, "cross");
        assertThat(asking("ogre-chess").notices()).containsExactly("The unfinished game of ferry is kept.");
    }

    @Test
    void goingBackPlaysOnTheEarlierGame() throws Exception {
        play(FERRY, "0", "cross");
        play(CHESS, "chosen", OPENING);
        play(FERRY, "chosen 1", "cross");
        RecordedGame game = journal.current().orElseThrow();
        assertThat(game.row()).isEqualTo(1);
        assertThat(game.entries()).extracting(Entry::text).containsExactly("0", "cross", "1", "cross");
        assertThat(journal.games()).extracting(RecordedGame::row).containsExactly(3L, 1L);
        assertThat(journal.games()).extracting(RecordedGame::left).containsExactly(true, false);
    }

    @Test
    void aSetUpBelongsToTheGameThatWasChosenJustBefore() throws Exception {
        play(FERRY, "0", "cross");
        play(CHESS, "chosen", OPENING);
        assertThat(journal.games()).hasSize(2);
        assertThat(journal.current().orElseThrow().row()).isEqualTo(3);
        play(CHESS, OPENING);
        assertThat(journal.games()).extracting(RecordedGame::row).containsExactly(1L, 3L, 5L);
        assertThat(journal.games()).extracting(RecordedGame::left).containsExactly(true, false, false);
    }

    @Test
    void aChoiceWithoutASetUpIsNoGame() throws Exception {
        play(FERRY, "0", "cross");
        play(CHESS, "chosen");
        assertThat(journal.current().orElseThrow().header()).isEqualTo(CHESS);
        play(FERRY, "chosen 1");
        assertThat(journal.games())
                .singleElement()
                .extracting(RecordedGame::row)
                .isEqualTo(1L);
    }

    @Test
    void onlyAJournalWithNewKindsOfEntriesIsClosedToOlderVersions() throws Exception {
        play(FERRY, "0", "cross");
        assertThat(schema()).isEqualTo("1");
        play(CHESS, "chosen");
        assertThat(schema()).isEqualTo("2");
        play(FERRY, "boat=1,2,3");
        play(CHESS, "chosen");
        assertThat(schema()).isEqualTo("3");
        journal.close();
        openJournal();
        assertThat(journal.current().orElseThrow().header()).isEqualTo(CHESS);
    }

    private String schema() throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("journal.db"));
                Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery("PRAGMA user_version")) {
            return answer.getString(1);
        }
    }
}
