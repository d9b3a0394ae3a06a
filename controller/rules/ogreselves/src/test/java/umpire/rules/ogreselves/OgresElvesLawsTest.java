package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameLaws;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.PositionLaws;
import umpire.rules.kernel.RandomAction;
import umpire.rules.ogreselves.rulings.Question;

@Tag("playout")
class OgresElvesLawsTest {
    private static final int MOST_ACTIONS = 30_000;

    /** How many games of each kind are played; more with {@code -Dlaws.games=1000}. */
    private static final int GAMES = Integer.getInteger("laws.games", 1);

    /** How many positions are changed for each game that is played. */
    private static final int CHANGES = 100;

    private static final int ACTIONS_FROM_A_POSITION = 60;

    private static final int ACTIONS_UNDER_A_RULING = 60;

    @ParameterizedTest
    @CsvSource({"FIRST,2", "FIRST,3", "FIRST,4", "SECOND,2", "SECOND,3", "SECOND,4", "THIRD,2", "THIRD,3", "THIRD,4"})
    void randomPlayKeepsTheLaws(String variant, int elves) {
        GameLaws<Position, Action> laws = new GameLaws<>(Kingdoms.game(variant, elves), MOST_ACTIONS);
        assertThat(laws.play(1, GAMES).games()).isEqualTo(GAMES);
    }

    @Test
    void randomPlayBeginsByTheLawsUnderOtherRulingsAndWithBagsInHand() {
        for (Map<String, String> house : houses()) {
            assertThat(underRulings(house).begin(100, ACTIONS_UNDER_A_RULING))
                    .as(house.toString())
                    .hasSizeGreaterThan(ACTIONS_UNDER_A_RULING);
        }
    }

    @Tag("long")
    @Test
    void randomPlayKeepsTheLawsUnderOtherRulingsAndWithBagsInHand() {
        for (Map<String, String> house : houses()) {
            assertThat(underRulings(house).play(100, 1).games())
                    .as(house.toString())
                    .isEqualTo(1);
        }
    }

    private static GameLaws<Position, Action> underRulings(Map<String, String> house) {
        return new GameLaws<>(Kingdoms.game(house), MOST_ACTIONS);
    }

    private static List<Map<String, String>> houses() {
        List<Map<String, String>> houses = new ArrayList<>();
        houses.add(Map.of("variant", "THIRD", "elves", "3", "bags", "PHONE"));
        for (Question question : Question.values()) {
            List<String> allowed = question.ruling().allowed();
            houses.add(Map.of(
                    "variant", "SECOND", "elves", "2", question.ruling().key(), allowed.get(allowed.size() - 1)));
        }
        return houses;
    }

    /** Changes positions of two games at random. Most of the results are impossible; the possible ones are played on. */
    @ParameterizedTest
    @CsvSource({"FIRST,2", "SECOND,3", "THIRD,4"})
    void acceptedPositionsNeverLeadToRefusedOnes(String variant, int elves) {
        changed(Map.of("variant", variant, "elves", String.valueOf(elves)), 1);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({"FIRST,3", "FIRST,4", "SECOND,2", "SECOND,4", "THIRD,2", "THIRD,3"})
    void acceptedPositionsNeverLeadToRefusedOnesWithOtherNumbersOfElves(String variant, int elves) {
        changed(Map.of("variant", variant, "elves", String.valueOf(elves)), 1);
    }

    @ParameterizedTest
    @CsvSource({
        "ransomedOgre,RETURNS",
        "landingWithoutGift,REFUSED",
        "playOnForGifts,false",
        "askEverybody,false",
        "rollAfterLastDelivery,false",
        "captiveShields,true",
        "otherCaptives,GO_ALONG",
        "payerTakesTurn,false"
    })
    void acceptedPositionsNeverLeadToRefusedOnesUnderOtherRulings(String key, String answer) {
        changed(Map.of("variant", "SECOND", "elves", "3", key, answer), 50);
    }

    private static void changed(Map<String, String> choices, long seed) {
        Game<Position, Action> game = Kingdoms.game(choices);
        List<Position> states = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            states.addAll(played(game, new Random(seed + i)));
        }
        PositionLaws.Tally tally =
                new PositionLaws<>(game, ACTIONS_FROM_A_POSITION).change(states, CHANGES * GAMES, seed);
        assertThat(tally.taken()).as(tally.toString()).isBetween(tally.written() / 50, tally.written() / 2);
    }

    private static List<Position> played(Game<Position, Action> game, Random random) {
        List<Position> states = new ArrayList<>(List.of(game.opening()));
        while (!(game.awaited(states.getLast()) instanceof Awaited.Nothing)) {
            Position position = states.getLast();
            states.add(GamePlay.after(game, position, RandomAction.of(game, position, random::nextInt)));
        }
        return states;
    }

    @Test
    void everyConceivableActionIsAcceptedExactlyWhenItIsListed() {
        Game<Position, Action> game = Kingdoms.game("THIRD", 3);
        GameLaws<Position, Action> laws = new GameLaws<>(game, MOST_ACTIONS);
        List<Action> universe = OgresElvesUniverse.actions();
        List<Position> states = laws.playOut(game.opening(), 7);
        for (int i = 0; i < states.size(); i += Math.max(1, states.size() / 60)) {
            Set<Action> listed = new HashSet<>(game.actions(states.get(i)));
            assertThat(universe).as("the universe holds what is legal").containsAll(listed);
            for (Action action : universe) {
                laws.refusedUnlessListed(states.get(i), listed, action, "seed 7, state " + i);
            }
        }
    }

    /** Random play hardly ever fills the chests, so the search for that end starts close to it. */
    @Test
    void everyEndingIsReached() {
        Game<Position, Action> first = Kingdoms.game("FIRST", 2);
        Position nearly = first.readPosition(
                        "red handling - - - | home:G home:- | - - - - - - - - - - - - - - - - | - 2 3 4 5 | "
                                + "- GREA - R | - - - -")
                .orThrow();
        Set<String> reached = new TreeSet<>();
        for (int seed = 0; seed < 30; seed++) {
            reached.add(ending(first, first.opening(), new Random(seed)));
            reached.add(ending(first, nearly, new Random(seed)));
        }
        assertThat(reached).containsExactly("captured", "delivered", "filled");
    }

    private static String ending(Game<Position, Action> game, Position start, Random random) {
        Position position = start;
        while (true) {
            if (game.awaited(position) instanceof Awaited.Nothing end) {
                return end.outcome().kind();
            }
            Action action = RandomAction.of(game, position, random::nextInt);
            position = GamePlay.after(game, position, action);
        }
    }
}
