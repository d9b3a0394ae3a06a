package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.RandomAction;
import umpire.rules.ogreselves.plain.PlainTurn;

/**
 * Compares the game with a second implementation, written from the sheet and the house rulings without the game's code. In every position
 * of some random games both must list the same legal actions. Each action must lead to the same next position and the same score.
 */
@DisplayName("the game agrees with a second one, written from the sheet alone")
@Tag("playout")
class OgresElvesSecondOpinionTest {
    /** How many games of each kind are compared; more with {@code -Dopinion.games=1000}. */
    private static final int GAMES = Integer.getInteger("opinion.games", 1);

    private static final int GAMES_FROM_A_START = 6 * GAMES;
    private static final int GAMES_FROM_A_HOUSE_START = 3 * GAMES;
    private static final int ACTIONS_FROM_A_START = 60;
    private static final String NOWHERE = "- - - - - - - - - - - - - - - -";

    /** The house rulings that are not the default. */
    private static final List<String> ANSWERS = List.of(
            "", "rollAfterLastDelivery=false", "captiveShields=true", "payerTakesTurn=false", "otherCaptives=GO_ALONG");

    private final Map<String, Integer> compared = new TreeMap<>();
    private final Set<String> reached = new HashSet<>();
    private final Set<String> seen = new HashSet<>();

    /** Positions to start from that random play hardly ever reaches. */
    private static final List<String> STARTS = List.of(
            "FIRST  | red handling - - - | home:GREA home:RSMA | NOWHERE | - nw ne se sw | - - - - | - - - -",
            "FIRST  | red moving - open | 5:S home:G | NOWHERE | - nw ne se 8 | - GREA - R | - - - -",
            "FIRST  | red moving - open | 5:S 4:M home:- | NOWHERE | - nw ne xse 8 | - GRE - GR | - - A -",
            "FIRST  | yellow rolling | 6!:R 15:- | NOWHERE | - nw 6 se sw | - GRE - GR | - - - -",
            "FIRST  | red handling - - - | home:GA home:R | NOWHERE | - nw ne se sw | - GRE - R | - - - -",
            "SECOND | red moving - open | 7:GREA 7:RSM# 7:##E home:# | NOWHERE | 6 5 ne se sw | - - - - | - - - -",
            "THIRD  | red rolling | 6:GRS# 6:EA 6:R### | - R - - - GE - - - - R G - - - - | nw nw ne 4 5 | S A - R | - - - -",
            "THIRD  | green rolling | 1!:A 6!:R 15:#### | NOWHERE | 1 3 6 14 sw | G RE R R | - - - -");

    /** Where houses differ: captives, ransoms, and the last delivery. */
    private static final List<String> HOUSE_STARTS = List.of(
            "FIRST  | yellow rolling | 7!:- home:- | NOWHERE | - 7 xne xse xsw | - R - - | - G E S",
            "FIRST  | red bound 0 | 7!:- 8!:- | - G - - - - - - - - - R - - - - | - 7 8 se sw | - R - R | - - - -",
            "FIRST  | green rolling | 6!:S 7!:- 9:- | NOWHERE | - 8 6 7 sw | - GREA - G | - - - -",
            "FIRST  | red handling - - - | home:GS home:R | NOWHERE | - nw ne se 3 | - GRE - R | - - - -",
            "FIRST  | red moving - open | 6:R 7!:- 7!:- | NOWHERE | - 7 ne se sw | - GREA - G | - - - -",
            "FIRST  | red bound 0 | 7!:- 7!:- home:- | NOWHERE | - 7 ne se sw | - R - R | - - - -",
            "SECOND | red moving - open | 3:E 7!:S home:### | - - - - # - - R - - - - - - - - | 7 nw ne se 4 | GR - R G | - - - -");

    @Test
    void bothImplementationsAgree() {
        for (String variant : List.of("FIRST", "SECOND", "THIRD")) {
            for (int elves = 2; elves <= 4; elves++) {
                Household house = new Household(variant, elves, "");
                for (int seed = 0; seed < GAMES; seed++) {
                    play(house, house.game().opening(), Integer.MAX_VALUE, new Random(seed));
                }
            }
        }
        STARTS.forEach(start -> playFrom(start, "", GAMES_FROM_A_START));
        for (String answer : ANSWERS) {
            HOUSE_STARTS.forEach(start -> playFrom(start, answer, GAMES_FROM_A_HOUSE_START));
        }
        assertThat(compared)
                .containsOnlyKeys(
                        "castle",
                        "deliver",
                        "done",
                        "end",
                        "gift",
                        "hand",
                        "no",
                        "ogre",
                        "ransom",
                        "retrieve",
                        "roll",
                        "salt",
                        "shield",
                        "shift",
                        "stay",
                        "swap",
                        "take",
                        "trade",
                        "walk",
                        "yes")
                .allSatisfy((word, count) -> assertThat(count).as(word).isGreaterThan(10));
        assertThat(reached)
                .contains(
                        "bound ransom",
                        "agreeing no",
                        "rollAfterLastDelivery=false handling end",
                        "captiveShields=true bound retrieve",
                        "captiveShields=true bound shift",
                        "captiveShields=true bound shield",
                        "payerTakesTurn=false agreeing yes",
                        "otherCaptives=GO_ALONG meeting gift",
                        "otherCaptives=GO_ALONG agreeing yes");
    }

    private void playFrom(String from, String answer, int games) {
        String[] start = from.split(" +\\| ", 2);
        int elves = start[1].split(" \\| ")[1].split(" ").length;
        Household house = new Household(start[0], elves, answer);
        Position state =
                house.game().readPosition(start[1].replace("NOWHERE", NOWHERE)).orThrow();
        for (int seed = 0; seed < games; seed++) {
            play(house, state, ACTIONS_FROM_A_START, new Random(seed));
        }
    }

    private void play(Household house, Position start, int most, Random random) {
        Game<Position, Action> game = house.game();
        Position state = start;
        for (int i = 0; i < most && !(game.awaited(state) instanceof Awaited.Nothing); i++) {
            compare(house, state);
            state = GamePlay.after(game, state, RandomAction.of(game, state, random::nextInt));
        }
    }

    private void compare(Household house, Position state) {
        Game<Position, Action> game = house.game();
        String before = game.writePosition(state);
        if (!seen.add(house + before)) {
            return;
        }
        Set<String> legal = new TreeSet<>();
        for (Action action : game.actions(state)) {
            String written = game.write(action);
            legal.add(written);
            compared.merge(written.split(" ")[0], 1, Integer::sum);
            reached.add(String.join(" ", house.answer(), before.split(" ")[1], written.split(" ")[0])
                    .strip());
            assertThat(withoutTheSeatAtTheEnd(game.writePosition(GamePlay.after(game, state, action))))
                    .as("%s, %s in %s", house, written, before)
                    .isEqualTo(
                            withoutTheSeatAtTheEnd(PlainTurn.after(house.variant(), house.answers(), before, written)));
        }
        assertThat(legal)
                .as("%s, %s", house, before)
                .isEqualTo(PlainTurn.legal(house.variant(), house.answers(), before));
        assertThat(game.scores(state).get(0).points())
                .as("%s, %s", house, before)
                .isEqualTo(PlainTurn.score(house.variant(), before));
    }

    /**
     * A game as a house plays it.
     *
     * @param answer the one answer that is not the default: {@code captiveShields=true}; or nothing
     */
    private record Household(String variant, int elves, String answer, Game<Position, Action> game) {
        Household(String variant, int elves, String answer) {
            this(variant, elves, answer, Kingdoms.game(choices(variant, elves, answer)));
        }

        private static Map<String, String> choices(String variant, int elves, String answer) {
            Map<String, String> choices = new TreeMap<>(Map.of("variant", variant, "elves", String.valueOf(elves)));
            if (!answer.isEmpty()) {
                choices.put(answer.split("=")[0], answer.split("=")[1]);
            }
            return choices;
        }

        Set<String> answers() {
            return Set.of(answer);
        }

        @Override
        public String toString() {
            return variant + " " + elves + " " + answer;
        }
    }

    /** Once a game is over no Elf has the turn. */
    private static String withoutTheSeatAtTheEnd(String position) {
        return position.replaceFirst("^[a-z]+ ended", "ended");
    }
}
