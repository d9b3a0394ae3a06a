package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.referee.settling.Settled;
import umpire.referee.toy.March;
import umpire.referee.toy.Scenes;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/** Several steps at once are read only where one sequence explains them. Boards are drawn from a1, rank by rank. */
class SeveralStepsTest {
    private static final String START = "SSSS........NNNN";

    private March game = new March(4, 4);

    private ActionHistory<March.State, March.Action> at(String board, Seat seat, int left) {
        return ActionHistory.start(game, new BoardIndex(game), new March.State(board, seat, left));
    }

    private ActionHistory<March.State, March.Action> played(
            ActionHistory<March.State, March.Action> history, String... notations) {
        ActionHistory<March.State, March.Action> now = history;
        for (String notation : notations) {
            March.Action action = game.readAction(now.state(), notation).orThrow();
            if (!(game.judge(now.state(), action) instanceof Verdict.Accepted<March.State, March.Action> accepted)) {
                throw new AssertionError(notation + " is not legal");
            }
            now = now.played(action, accepted.next());
        }
        return now;
    }

    private Reading<March.State, March.Action> read(
            ActionHistory<March.State, March.Action> history, String board, String... hidden) {
        Settled scene = Scenes.of(game, game.show(new March.State(board, March.SOUTH, 1)));
        TreeMap<Place, String> covered = new TreeMap<>();
        TreeMap<Place, List<Token>> places = new TreeMap<>(scene.places());
        for (String place : hidden) {
            covered.put(new Place(place), "glare");
            places.remove(new Place(place));
        }
        BoardIndex index = new BoardIndex(game);
        return LookReader.read(
                game,
                index,
                history,
                history.successors(),
                known(history.state().board()),
                KnownPlaces.of(index, new Settled(places, covered, List.of(), List.of())));
    }

    private KnownPlaces known(String board) {
        return KnownPlaces.of(new BoardIndex(game), Scenes.of(game, game.show(new March.State(board, March.SOUTH, 1))));
    }

    private List<String> played(Reading<March.State, March.Action> reading) {
        assertThat(reading).isInstanceOf(Reading.Played.class);
        return notations(((Reading.Played<March.State, March.Action>) reading).explanation());
    }

    private List<List<String>> asked(Reading<March.State, March.Action> reading, String question) {
        assertThat(reading).isInstanceOf(Reading.Open.class);
        Reading.Open<March.State, March.Action> open = (Reading.Open<March.State, March.Action>) reading;
        assertThat(open.question()).startsWith(question);
        return open.candidates().stream().map(this::notations).toList();
    }

    private List<String> notations(Explanation<March.State, March.Action> explanation) {
        return explanation.actions().stream().map(game::write).toList();
    }

    @Test
    void threePiecesMovedByOneHandAreReadInOneLook() {
        assertThat(played(read(at(START, March.SOUTH, 4), "...SSSS.....NNNN")))
                .containsExactly("a1-a2", "b1-b2", "c1-c2");
    }

    @Test
    void aWholeTurnOfFourMovesIsReadInOneLook() {
        assertThat(played(read(at(START, March.SOUTH, 4), "....SSSS....NNNN")))
                .containsExactly("a1-a2", "b1-b2", "c1-c2", "d1-d2");
    }

    @Test
    void aTurnThatMayHaveEndedEarlierIsAsked() {
        assertThat(asked(read(at(START, March.SOUTH, 2), "..SSSS..N....NNN"), "What was played?"))
                .containsExactly(
                        List.of("a1-a2", "b1-b2", "a4-a3"),
                        List.of("a1-a2", "stop", "a4-a3", "stop", "b1-b2"),
                        List.of("stop", "a4-a3", "stop", "a1-a2", "b1-b2"));
    }

    @Test
    void aPieceThatWalkedIsFollowedStepByStep() {
        assertThat(played(read(at(START, March.SOUTH, 4), ".SSS....S...NNNN"))).containsExactly("a1-a2", "a2-a3");
    }

    @Test
    void aSingleStepIsPreferredToAWalk() {
        game = March.charging(4, 4);
        assertThat(played(read(at(START, March.SOUTH, 4), ".SSS....S...NNNN"))).containsExactly("dash-a1");
    }

    @Test
    void aWalkOfTheOtherSideIsNotFollowed() {
        assertThat(read(at(START, March.SOUTH, 1), ".SSSSN......N.NN")).isInstanceOf(Reading.Impossible.class);
    }

    @Test
    void aPieceThatTookAnotherOnItsWayIsFollowedToo() {
        assertThat(played(read(at("S...N...........", March.SOUTH, 4), "........S.......")))
                .containsExactly("a1-a2", "a2-a3");
    }

    @Test
    void fewerStepsHaveNoPrecedenceOverMore() {
        game = March.charging(4, 4);
        assertThat(asked(read(at(START, March.SOUTH, 4), "...SSSS.....NNNN"), "What was played?"))
                .containsExactly(List.of("a1-a2", "charge-b1"), List.of("a1-a2", "b1-b2", "c1-c2"));
        assertThat(asked(read(at(START, March.SOUTH, 4), "..SSSS......NNNN"), "What was played?"))
                .containsExactly(List.of("charge-a1"), List.of("a1-a2", "b1-b2"));
    }

    @Test
    void oneCommonStepIsPreferredToSeveral() {
        game = March.together(4, 4);
        assertThat(played(read(at(START, March.SOUTH, 4), "..SSSS......NNNN"))).containsExactly("charge-a1");
        assertThat(asked(read(at(START, March.SOUTH, 4), "...SSSS.....NNNN"), "Was all this played?"))
                .as("two steps before three")
                .containsExactly(List.of("a1-a2", "charge-b1"));
        assertThat(asked(read(at(START, March.SOUTH, 4), "....SSSS....NNNN"), "Was all this played?"))
                .as("two charges before a charge and two steps, and before four steps")
                .containsExactly(List.of("charge-a1", "charge-c1"));
    }

    @Test
    void stepsThatWereSeenOnlyInPartAreNotBelieved() {
        assertThat(read(at(START, March.SOUTH, 4), "...SSSS.....NNNN", "a2")).isInstanceOf(Reading.Waiting.class);
    }

    @Test
    void aMoveBeyondTheReachOfATurnIsNotExplained() {
        assertThat(read(at(START, March.SOUTH, 1), "...S........SNNN")).isInstanceOf(Reading.Impossible.class);
    }

    @Test
    void aSearchBeyondItsLimitIsTooMuch() {
        game = new March(14, 14);
        String start = "S".repeat(14) + ".".repeat(28) + "N".repeat(14);
        String moved = ".".repeat(14) + "S".repeat(14) + ".".repeat(14) + "N".repeat(14);
        Reading<March.State, March.Action> reading = read(at(start, March.SOUTH, 14), moved);
        assertThat(reading).isInstanceOf(Reading.TooMuch.class);
        assertThat(((Reading.TooMuch<March.State, March.Action>) reading).corrections())
                .hasSize(14);
    }

    @Test
    void theSearchIsBounded() {
        ActionHistory<March.State, March.Action> history = at(START, March.SOUTH, 4);
        KnownPlaces seen = known("....SSSS....NNNN");
        assertThat(search(history, seen, 50).complete()).isFalse();
        assertThat(search(history, seen, 400).complete())
                .as("orders that end alike are weighed once")
                .isTrue();
        assertThat(search(history, seen, 100_000).explanations()).hasSize(1);
    }

    @Test
    void aSearchThatEndsAtItsLimitIsIncomplete() {
        ActionHistory<March.State, March.Action> history = at("S..............N", March.SOUTH, 2);
        KnownPlaces seen = known("........S..N....");
        List<List<String>> all = notations(search(history, seen, 100_000));
        assertThat(all).hasSize(2);
        List<List<List<String>>> complete = IntStream.range(1, 1000)
                .mapToObj(bound -> search(history, seen, bound))
                .filter(ExplanationSearch.Findings::complete)
                .map(this::notations)
                .distinct()
                .toList();
        assertThat(complete).containsExactly(all);
    }

    private List<List<String>> notations(ExplanationSearch.Findings<March.State, March.Action> findings) {
        return findings.explanations().stream().map(this::notations).toList();
    }

    private ExplanationSearch.Findings<March.State, March.Action> search(
            ActionHistory<March.State, March.Action> history, KnownPlaces seen, int judgedSteps) {
        return ExplanationSearch.of(history.successors(), seen, judgedSteps);
    }

    @Test
    void aLegalStepBackIsAskedWithTheStepFirst() {
        Reading<March.State, March.Action> reading =
                read(played(at("..S.............", March.SOUTH, 4), "c1-b1"), "..S.............");
        assertThat(asked(reading, "Was this played, or taken back? The table looks the same either way."))
                .containsExactly(List.of("b1-c1"), List.of());
    }

    @Test
    void aWalkBackIsAskedWithTakingBackFirst() {
        Reading<March.State, March.Action> reading =
                read(played(at("..S.............", March.SOUTH, 4), "c1-b1", "b1-a1"), "..S.............");
        assertThat(asked(reading, "Was this played, or taken back? The table looks the same either way."))
                .containsExactly(List.of(), List.of("a1-b1", "b1-c1"));
    }

    @Test
    void aStepToTheSameEarlierStateIsPlayed() {
        game = new March(4, 1);
        ActionHistory<March.State, March.Action> history =
                played(at("..S......N......", March.SOUTH, 1), "c1-b1", "b3-a3", "b1-c1");
        assertThat(played(read(history, "..S......N......"))).containsExactly("a3-b3");
    }

    @Test
    void anIllegalStepBackIsTakenBackWithoutAQuestion() {
        assertThat(read(played(at(START, March.SOUTH, 4), "a1-a2"), START)).isInstanceOf(Reading.TakenBack.class);
    }
}
