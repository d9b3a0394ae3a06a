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
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;

/**
 * Holds the game against a second one, written from the sheet and the house's answers without its code: the same actions must be legal in
 * every position that some games come to, each must lead to the same next position, and the score must be the same.
 */
@DisplayName("the game agrees with a second one, written from the sheet alone")
@Tag("playout")
class OgresSecondOpinionTest {
    private static final int GAMES = 2;
    private static final int GAMES_FROM_A_START = 12;
    private static final int ACTIONS_FROM_A_START = 60;
    private static final String NOWHERE = "- - - - - - - - - - - - - - - -";

    private final Map<String, Integer> compared = new TreeMap<>();
    private final Set<String> seen = new HashSet<>();

    /** What chance hardly ever comes to, to be played on from. */
    private static final List<String> STARTS = List.of(
            "FIRST  | red handling - - - | home:GREA home:RSMA | NOWHERE | - nw ne se sw | - - - - | - - - -",
            "FIRST  | red moving - open | 5:S home:G | NOWHERE | - nw ne se 8 | - GREA - R | - - - -",
            "FIRST  | red moving - open | 5:S 4:M home:- | NOWHERE | - nw ne xse 8 | - GRE - GR | - - A -",
            "FIRST  | yellow rolling | 6!:R 15:- | NOWHERE | - nw 6 se sw | - GRE - GR | - - - -",
            "FIRST  | red handling - - - | home:GA home:R | NOWHERE | - nw ne se sw | - GRE - R | - - - -",
            "SECOND | red moving - open | 7:GREA 7:RSMA 7:##E home:## | NOWHERE | 6 5 ne se sw | - - - - | - - - -",
            "THIRD  | red rolling | 6:GRS# 6:EA 6:R### | - R - - - GE - - - - R G - - - - | nw nw ne 4 5 | S A - R | - - - -",
            "THIRD  | green rolling | 1!:A 6!:R 15:#### | NOWHERE | 1 3 6 14 sw | G RE R R | - - - -");

    @Test
    void bothReadingsOfTheSheetAgreeOnEverything() {
        for (String variant : List.of("FIRST", "SECOND", "THIRD")) {
            for (int elves = 2; elves <= 4; elves++) {
                Game<Quest, QuestAction> game = Kingdoms.game(variant, elves);
                for (int seed = 0; seed < GAMES; seed++) {
                    play(game, variant, game.opening(), Integer.MAX_VALUE, new Random(seed));
                }
            }
        }
        for (String start : STARTS) {
            playFrom(start.split(" +\\| ", 2));
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
    }

    private void playFrom(String[] start) {
        int elves = start[1].split(" \\| ")[1].split(" ").length;
        Game<Quest, QuestAction> game = Kingdoms.game(start[0], elves);
        Quest quest = game.readPosition(start[1].replace("NOWHERE", NOWHERE)).orThrow();
        for (int seed = 0; seed < GAMES_FROM_A_START; seed++) {
            play(game, start[0], quest, ACTIONS_FROM_A_START, new Random(seed));
        }
    }

    private void play(Game<Quest, QuestAction> game, String variant, Quest start, int most, Random random) {
        Quest quest = start;
        for (int i = 0; i < most && !(game.awaited(quest) instanceof Awaited.Nothing); i++) {
            compare(game, variant, quest);
            quest = next(game, quest, RandomAction.of(game, quest, random::nextInt));
        }
    }

    private static Quest next(Game<Quest, QuestAction> game, Quest quest, QuestAction action) {
        return GamePlay.after(game, quest, action);
    }

    private void compare(Game<Quest, QuestAction> game, String variant, Quest quest) {
        String before = game.writePosition(quest);
        if (!seen.add(variant + before)) {
            return;
        }
        Set<String> legal = new TreeSet<>();
        for (QuestAction action : game.actions(quest)) {
            String written = game.write(action);
            legal.add(written);
            compared.merge(written.split(" ")[0], 1, Integer::sum);
            assertThat(whoeverEnds(game.writePosition(next(game, quest, action))))
                    .as("%s, %s in %s", variant, written, before)
                    .isEqualTo(whoeverEnds(PlainTurn.after(variant, before, written)));
        }
        assertThat(legal).as("%s, %s", variant, before).isEqualTo(PlainTurn.legal(variant, before));
        assertThat(game.scores(quest).get(0).points())
                .as("%s, %s", variant, before)
                .isEqualTo(PlainTurn.score(variant, before));
    }

    /** Once a game is over it is nobody's turn. */
    private static String whoeverEnds(String position) {
        return position.replaceFirst("^[a-z]+ ended", "ended");
    }
}
