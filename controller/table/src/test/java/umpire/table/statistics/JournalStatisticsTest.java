package umpire.table.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;
import umpire.table.games.GameCatalogue;
import umpire.table.journal.RecordedGame;

/** Dice and ratings of a journal's games. */
class JournalStatisticsTest {
    private static final long HOUR_MS = 3_600_000;
    private static final Entry START = new Entry(EntryKind.SET_UP, "7c/8/8/3g4/4I(2)3/8/8/7C w");

    private final List<RecordedGame> games = new ArrayList<>();

    private static Entry entry(EntryKind kind, String text) {
        return new Entry(kind, text);
    }

    private void played(long atHour, Entry... entries) {
        played("ogre-chess", atHour, entries);
    }

    private void played(String game, long atHour, Entry... entries) {
        List<Long> timesMs = IntStream.range(0, entries.length)
                .mapToObj(i -> atHour * HOUR_MS + i)
                .toList();
        games.add(new RecordedGame(
                games.size() + 1, new GameHeader(new GameId(game), Map.of()), List.of(entries), timesMs, false));
    }

    private void resigned(long atHour, String white, String black, String loser) {
        played(
                atHour,
                START,
                entry(EntryKind.PLAYED, "e4xd5"),
                entry(EntryKind.NOTED, white),
                entry(EntryKind.NOTED, black),
                entry(EntryKind.RESIGNED, loser));
    }

    private JournalStatistics statistics() {
        return JournalStatistics.of(GameCatalogue.STANDARD, games);
    }

    @Test
    void diceCountByKindAndTableWithoutWhatWasTakenBack() {
        Entry virtual = entry(EntryKind.NOTED, "dice=virtual");
        Entry shot = entry(EntryKind.PLAYED, "e4xd5");
        played(
                1,
                START,
                shot,
                entry(EntryKind.PLAYED, "roll 2"),
                entry(EntryKind.TAKEN_BACK, "1"),
                entry(EntryKind.PLAYED, "roll 5"),
                virtual);
        played(2, START, shot, entry(EntryKind.PLAYED, "roll 6"));
        played(3, START, entry(EntryKind.TAUGHT, "1"), shot, entry(EntryKind.PLAYED, "roll 1"));
        assertThat(statistics().dice())
                .extracting(DieCount::title, DieCount::counts)
                .containsExactly(
                        tuple("d6, virtual", Map.of("1", 0, "2", 0, "3", 0, "4", 0, "5", 1, "6", 0)),
                        tuple("d6", Map.of("1", 0, "2", 0, "3", 0, "4", 0, "5", 0, "6", 1)));
        assertThat(statistics().untold()).isZero();
        assertThat(statistics().verdicts()).hasSize(2);
    }

    /** In Die, Men! many throws make the same action, so the clear ones would come up too often. */
    @Test
    void throwsThatDoNotTellEveryFaceAreLeftOut() {
        random(GameCatalogue.open("die-men", Map.of()).orThrow());
        assertThat(statistics().dice()).isEmpty();
        assertThat(statistics().untold()).isPositive();
    }

    private <S, A> void random(Game<S, A> game) {
        Random random = new Random(5);
        S state = game.opening();
        List<Entry> entries = new ArrayList<>(List.of(entry(EntryKind.SET_UP, game.writePosition(state))));
        for (int i = 0; i < 60 && !(game.awaited(state) instanceof Awaited.Nothing); i++) {
            A action = RandomAction.of(game, state, random::nextInt);
            entries.add(entry(EntryKind.PLAYED, game.write(action)));
            state = ((Verdict.Accepted<S, A>) game.judge(state, action)).next();
        }
        played(game.id().name(), 1, entries.toArray(Entry[]::new));
    }

    @Test
    void finishedGamesOfNamedPlayersAreRated() {
        resigned(1, "player White=Ada", "player Black=Ben", "Black");
        resigned(2, "player White=ben", "player Black=Ada", "White");
        resigned(3, "player White=Ada", "level Black=3", "White");
        resigned(4, "player White=Ada", "dice=real", "White");
        played(5, START, entry(EntryKind.PLAYED, "e4xd5"), entry(EntryKind.NOTED, "player White=Ada"));
        JournalStatistics statistics = statistics();
        assertThat(statistics.unnamed()).isEqualTo(1);
        GameRatings ratings = statistics.ratings().getFirst();
        assertThat(ratings.title()).isEqualTo("Ogre Chess");
        assertThat(ratings.players())
                .extracting(each -> each.player() + " " + each.won() + " " + each.drawn() + " " + each.lost())
                .containsExactly("the table at level 3 1 0 0", "Ada 2 0 1", "Ben 0 0 2");
    }

    /** The paper's formula, for one game between new players. */
    @Test
    void oneGameMovesNewPlayersByTheFormula() {
        resigned(1, "player White=Ada", "player Black=Ben", "Black");
        List<GameRatings.RatedPlayer> players =
                statistics().ratings().getFirst().players();
        Glicko expected = Glicko.NEW.after(List.of(new Glicko.RatedResult(Glicko.NEW, 1)));
        assertThat(players.getFirst().rating()).isEqualTo(expected);
        assertThat(players.getLast().rating().rating()).isCloseTo(3_000 - expected.rating(), within(1e-6));
    }

    /** In one evening the order does not matter. After a break the second game counts with the new ratings. */
    @Test
    void anEveningIsAPeriod() {
        resigned(1, "player White=Ada", "player Black=Ben", "Black");
        resigned(2, "player White=Ada", "player Black=Ben", "White");
        Glicko together = statistics().ratings().getFirst().players().getFirst().rating();
        assertThat(together.rating()).isCloseTo(1_500, within(1e-6));
        games.removeLast();
        resigned(30, "player White=Ada", "player Black=Ben", "White");
        assertThat(statistics().ratings().getFirst().players())
                .allSatisfy(each -> assertThat(each.rating().rating()).isNotCloseTo(1_500, within(1.0)));
    }

    @Test
    void anAgreedDrawIsHalfAPoint() {
        played(
                1,
                START,
                entry(EntryKind.PLAYED, "e4xd5"),
                entry(EntryKind.NOTED, "player White=Ada"),
                entry(EntryKind.NOTED, "player Black=Ben"),
                entry(EntryKind.DRAW_OFFERED, "White"),
                entry(EntryKind.DRAW_ACCEPTED, "Black"));
        assertThat(statistics().ratings().getFirst().players())
                .allSatisfy(each -> assertThat(each.drawn()).isEqualTo(1));
    }

    @Test
    void gamesPlayedTogetherHaveNoRating() {
        playedTogether(GameCatalogue.open("ogres-and-elves", Map.of()).orThrow());
        GameRatings ratings = statistics().ratings().getFirst();
        assertThat(ratings.together()).isTrue();
        assertThat(ratings.players()).hasSize(2).allSatisfy(each -> {
            assertThat(each.rating()).isEqualTo(Glicko.NEW);
            assertThat(each.lost()).isEqualTo(1);
        });
    }

    /** Records a game that its first seat ends for all. */
    private <S, A> void playedTogether(Game<S, A> game) {
        S opening = game.opening();
        A first = RandomAction.of(game, opening, below -> 0);
        List<Entry> entries = new ArrayList<>(List.of(
                entry(EntryKind.SET_UP, game.writePosition(opening)), entry(EntryKind.PLAYED, game.write(first))));
        game.seats().forEach(seat -> entries.add(entry(EntryKind.NOTED, "player " + seat + "=" + seat + "'s")));
        entries.add(entry(EntryKind.RESIGNED, game.seats().getFirst().name()));
        played(game.id().name(), 1, entries.toArray(Entry[]::new));
    }

    @Test
    void gamesThatCannotBeReplayedAreCounted() {
        played("forgotten", 1, START, entry(EntryKind.PLAYED, "e4xd5"));
        played(2, START, entry(EntryKind.PLAYED, "z9-z9"));
        assertThat(statistics().unreadable()).isEqualTo(2);
    }
}
