package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
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
import umpire.rules.groundforce.plain.PlainHouse;
import umpire.rules.groundforce.plain.PlainWar;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.RandomAction;

/**
 * Compares the game with a second implementation, written from the sheet and the house rulings without shared code. In every position of
 * some games, both must allow the same actions, and each action must lead to the same next position.
 */
@DisplayName("the game agrees with a second implementation of the sheet")
@Tag("playout")
class GroundForceSecondOpinionTest {
    private static final int GAMES_FROM_A_START = Integer.getInteger("opinion.games", 1);
    private static final int ACTIONS_FROM_A_START = 30;

    /** Positions with the armies close to each other, which random play seldom reaches. */
    private static final List<String> STARTS = List.of(
            "yellow placing | - | - | - | - | -",
            "blue placing | c1:YTT d1:YTT e1:YTT c2:YTT d2:YSS e2:YH c11:BTT d11:BTT e11:BTT c10:BTT d10:BS | - | - | - | -",
            "yellow drawing | b5:YTT d5:YTS e5:YTH d3:YT f5:YS d7:BTT c6:BTS e6:BTH f7:BT d9:BS | - | - | - | -",
            "yellow acting - | b5:YTT d5:YTT e5:YTT d6:BTT c6:BTS e6:BTH b6:BT d9:BS | rush-1 | - | - | -",
            "yellow acting trooper | b5:YTT2 d5:YTT1 e5:YTxT'2 c5:YT1xT d6:BTT c6:BTS e6:BTH | rush-1 | - | - | yellow sword shield d6",
            "yellow acting trooper | b5:YTT2 d5:YTT1 e5:YTxT c5:YT2 d6:BTT c6:BTS e6:BTH b6:BT | trooper-1 | - | - | yellow sword shield e6",
            "yellow acting - | b5:YSS d5:YTS e5:YSH d6:BTT c6:BTS e6:BTH b6:BT d7:BS | stealth-1 | - | yellow | -",
            "blue acting - | b5:YSS d5:YTS e5:YSH d6:BTT c6:BTS e6:BTH b6:BT d7:BS | stealth-1 | trooper-1 | yellow | -",
            "blue drawing | b5:YSS d5:YTS e5:YSH d6:BTT c6:BSS e6:BTS b6:BT d7:BS | stealth-1 | trooper-1 | yellow | -",
            "blue acting - | b5:YSS d5:YTS e5:YSH d6:BTT c6:BSS e6:BTS b6:BT d7:BS | stealth-1 | stealth-1 | yellow,blue | -",
            "blue acting - | b5:YSS d5:YTS e5:YSH d6:BTH c6:BTS e6:BTH | trooper-1 | trooper+heavy-1 | - | -",
            "yellow rolling trooper d5:x,d5:1x d6 trooper | d5:YTxT1x a3:YT d6:BTS g9:BT | rush-1 | - | - | -",
            "yellow rolling trooper c6:x,d5:'x d6 trooper | c6:YTx d5:YT'x d6:BTH g9:BT | rush-1 | - | - | -",
            "yellow rolling saboteur c6:x,d5:x d6 saboteur | c6:YSx d5:YSx a3:YT d6:BTT g9:BT | saboteur-1 | - | - | -",
            "yellow advancing trooper c6:x,d5:'x d6 trooper | c6:YTx d5:YT'x a3:YT g9:BT | rush-1 | - | - | yellow sword+sword sword d6",
            "yellow advancing trooper d5:2x,d5:'x d6 trooper | d5:YT2xT'x a3:YT g9:BT | rush-1 | - | - | yellow sword+sword sword d6",
            "yellow advancing trooper d5:x,d5:1x d6 trooper | d5:YTxT1x a3:YT g9:BT | trooper-1 | - | - | yellow sword+sword sword d6",
            "yellow advancing saboteur d9:2x,d9:x d10 saboteur | d9:YS2xSx a3:YT g9:BT | saboteur-1 | - | - | yellow sword+sword sword d10",
            "yellow removing blue trooper d5:x,d5:x d6 trooper | d5:YTxTx a3:YT d6:BTS g9:BT | trooper-1 | - | - | yellow sword+sword shield+sword d6",
            "yellow removing yellow trooper c6:x,d5:x d6 trooper | c6:YTx d5:YTx a3:YT d6:BTS g9:BT | trooper-1 | - | - | yellow sword+shield shield+shield d6",
            "yellow removing blue saboteur d5:1x d6 saboteur | d5:YTS1x a3:YT d6:BTH g9:BT | trooper+saboteur-1 | - | - | yellow sword sword+sword d6",
            "blue removing blue trooper c6:x,d5:2x d6 trooper | c6:BTTx d5:BTT2x a3:BT d6:YTS g9:YT | - | rush-1 | - | blue sword+shield shield+shield d6",
            "blue drawing | d5:YT a6:YT d6:BT d7:BS | rush-1 | trooper-1 | - | -",
            "yellow acting - | c2:YT c3:YTT b2:YTT d4:YTT d5:BT c4:BT | trooper-1 | - | - | -",
            "yellow buying 5 | c1:YTT d1:YTT e1:YSS c2:YTT d2:YT a6:YTT d6:YT g6:YT d9:BS | reinforcements-1 | - | - | -");

    private final Map<String, Integer> compared = new TreeMap<>();
    private final Set<String> seen = new HashSet<>();
    private PlainHouse house = new PlainHouse(Map.of());

    @Test
    void bothImplementationsAgree() {
        compareFrom(STARTS, Map.of(), GAMES_FROM_A_START);
        assertThat(compared)
                .containsOnlyKeys("advance", "attack", "buy", "done", "draw", "place", "remove", "roll", "walk")
                .allSatisfy((word, count) -> assertThat(count).as(word).isGreaterThan(10));
    }

    /** Each answer other than the default, alone. */
    @Tag("long")
    @Test
    void bothAgreeUnderEveryOtherRuling() {
        Random random = new Random(7);
        for (HouseRuling ruling : GroundForceGames.game().rulings()) {
            for (String answer : ruling.allowed().subList(1, ruling.allowed().size())) {
                compareFrom(some(random), Map.of(ruling.key(), answer), 1);
            }
        }
        assertThat(compared).containsKeys("advance", "attack", "buy", "done", "draw", "remove", "roll", "walk");
    }

    /** Returns some of the starts; all of them in the long form. */
    private static List<String> some(Random random) {
        List<String> some = new ArrayList<>(STARTS);
        Collections.shuffle(some, random);
        return some.subList(0, Math.min(STARTS.size(), 4 * GAMES_FROM_A_START));
    }

    /** Random combinations of answers. */
    @Test
    void bothAgreeUnderSeveralOtherRulings() {
        Random random = new Random(31);
        for (int i = 0; i < GAMES_FROM_A_START * 2; i++) {
            Map<String, String> answers = new TreeMap<>();
            GroundForceGames.game()
                    .rulings()
                    .forEach(ruling -> answers.put(
                            ruling.key(),
                            ruling.allowed().get(random.nextInt(ruling.allowed().size()))));
            compareFrom(some(random), answers, 1);
        }
    }

    private void compareFrom(List<String> starts, Map<String, String> answers, int games) {
        Game<Position, Action> game = GroundForceGames.game(answers);
        house = new PlainHouse(answers);
        seen.clear();
        for (String start : starts) {
            if (game.readPosition(start) instanceof Parsed.Good<Position> good) {
                for (int seed = 0; seed < games; seed++) {
                    play(game, good.value(), new Random(seed));
                }
            }
        }
    }

    @Test
    void aUsedUpDeckIsShuffledInBoth() {
        Game<Position, Action> game = GroundForceGames.game();
        StringBuilder drawn = new StringBuilder();
        game.actions(game.readPosition(STARTS.get(2)).orThrow())
                .forEach(action -> drawn.append(drawn.isEmpty() ? "" : ",")
                        .append(game.write(action).substring(5)));
        compare(
                game,
                game.readPosition(STARTS.get(2).replaceFirst("\\| - ", "| " + drawn + " "))
                        .orThrow());
        assertThat(compared).containsOnlyKeys("shuffle");
    }

    private void play(Game<Position, Action> game, Position start, Random random) {
        Position position = start;
        for (int i = 0; i < ACTIONS_FROM_A_START && !(game.awaited(position) instanceof Awaited.Nothing); i++) {
            compare(game, position);
            position = next(game, position, RandomAction.of(game, position, random::nextInt));
        }
    }

    private static Position next(Game<Position, Action> game, Position position, Action action) {
        return GamePlay.after(game, position, action);
    }

    private void compare(Game<Position, Action> game, Position position) {
        String before = game.writePosition(position);
        if (!seen.add(before)) {
            return;
        }
        Set<String> legal = new TreeSet<>();
        for (Action action : game.actions(position)) {
            String written = game.write(action);
            legal.add(written);
            compared.merge(written.split(" ")[0], 1, Integer::sum);
            assertThat(game.writePosition(next(game, position, action)))
                    .as("%s in %s, %s", written, before, house)
                    .isEqualTo(PlainWar.after(before, written, house));
        }
        assertThat(legal).as("%s, %s", before, house).isEqualTo(PlainWar.legal(before, house));
    }
}
