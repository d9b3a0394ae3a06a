package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Viewer;
import umpire.rules.ogreselves.kingdom.KingdomReader;
import umpire.rules.ogreselves.kingdom.SheetGame;
import umpire.rules.ogreselves.rulings.Rulings;

/** The highest scores that the sheet prints can be reached and cannot be passed. */
@DisplayName("Highest Possible Score")
class HighestScoreTest {
    /** The number of random layouts. A bound that holds only by chance would fail in one of them. */
    private static final int GAMES = 12;

    private static Setup setup(String variant) {
        return new Setup(
                SheetGame.valueOf(variant),
                2,
                true,
                KingdomReader.read(Kingdoms.datum(Kingdoms.text())).orThrow(),
                Rulings.DEFAULT);
    }

    @ParameterizedTest
    @CsvSource({"FIRST,16", "SECOND,26", "THIRD,34"})
    void atMostTheHighestScoreCanBeReachedWhereverThingsLieAtFirst(String variant, int highest) {
        Game<Position, Action> game = Kingdoms.game(variant, 2);
        ScoreBound bound = new ScoreBound(setup(variant));
        for (int seed = 0; seed < GAMES; seed++) {
            assertThat(bound.of(randomSetup(game, new Random(seed)).realm())).isEqualTo(highest);
        }
        assertThat(game.scores(game.opening()).get(0).goals().get(0).most()).contains(highest);
    }

    @ParameterizedTest
    @CsvSource({"FIRST,16,6,4", "SECOND,26,10,6", "THIRD,34,14,6"})
    void thePartsOfTheHighestScoreAreSaid(String variant, int highest, int chests, int gifts) {
        Game<Position, Action> game = Kingdoms.game(variant, 2);
        assertThat(game.view(game.opening(), new Viewer.Public()).facts())
                .contains("The most is " + highest + " points: " + chests + " for Valuables in the chests, " + chests
                        + " more for those in full chests, " + gifts
                        + " for Gifts to Ogres. Each captive Elf costs 1.");
    }

    @Test
    void eachChestSaysWhatItHoldsAndNeeds() {
        Game<Position, Action> game = Kingdoms.game("FIRST", 2);
        Position position = game.readPosition(
                        "red moving - open | home:- home:- | - G R E - A - - E A S - M G - - | - nw ne se sw | - RG - R | - - - -")
                .orThrow();
        assertThat(game.scores(position))
                .hasSize(2)
                .allSatisfy(score -> assertThat(score.goals())
                        .extracting(goal -> goal.count() + "/" + goal.most().orElseThrow() + " " + goal.what())
                        .containsExactly(
                                "3/16 points",
                                "2/4 in the King's chest, needs an emerald and an amethyst",
                                "1/2 in the Prince's chest, needs a gold bar",
                                "0/4 Gifts to Ogres"));
    }

    @Test
    void aChestSaysThatItCanNoLongerBeFilled() {
        assertThat(chests("G", "E"))
                .containsExactly(
                        "in the King's chest, needs a gold bar and an emerald; no ruby or amethyst is left to fill it",
                        "in the Prince's chest, needs a gold bar; no ruby is left to fill it");
        assertThat(chests("G", "-").get(0))
                .isEqualTo("in the King's chest, needs a gold bar; no ruby, emerald or amethyst is left to fill it");
        assertThat(chests("S", "R").get(1))
                .isEqualTo("in the Prince's chest, needs a ruby; no gold bar is left to fill it");
    }

    private static List<String> chests(String mine, String bag) {
        Game<Position, Action> game = Kingdoms.game("FIRST", 2);
        String position = "red moving - open | home:" + bag + " home:- | - " + mine
                + " - - - - - - - - - - - - - - | - nw ne se sw | - - - - | - - - -";
        return game.scores(game.readPosition(position).orThrow()).get(0).goals().stream()
                .map(Score.Goal::what)
                .filter(what -> what.contains("chest"))
                .toList();
    }

    private static Position randomSetup(Game<Position, Action> game, Random random) {
        Position position = game.opening();
        while (position.phase() instanceof Phase.Salting || position.phase() instanceof Phase.Placing) {
            position = next(game, position, RandomAction.of(game, position, random::nextInt));
        }
        return position;
    }

    private static Position next(Game<Position, Action> game, Position position, Action action) {
        return GamePlay.after(game, position, action);
    }

    /** With the bound of the opening this makes the printed scores maxima. */
    @ParameterizedTest
    @CsvSource({"FIRST", "SECOND", "THIRD"})
    void noActionRaisesTheScoreBound(String variant) {
        Game<Position, Action> game = Kingdoms.game(variant, 2);
        ScoreBound bound = new ScoreBound(setup(variant));
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            Position position = randomSetup(game, random);
            while (!(game.awaited(position) instanceof Awaited.Nothing)) {
                Action action = RandomAction.of(game, position, random::nextInt);
                Position after = next(game, position, action);
                assertThat(bound.of(after.realm()))
                        .as("seed %d, %s in %s", seed, game.write(action), game.writePosition(position))
                        .isBetween(game.scores(after).get(0).points(), bound.of(position.realm()));
                position = after;
            }
        }
    }

    /** Valuables and Ogres happen to lie well, and the die is kind. */
    @ParameterizedTest
    @CsvSource({
        "FIRST,16,red moving - open | home:- home:- | - G R E - A G R - E A S - M G R | - nw ne se sw | - - - - | - - - -",
        "SECOND,26,red deploying | home:## home:## | G R E A G R E A G G R M S S M R | nw nw ne se sw | - - - - | - - - -",
        "THIRD,34,red deploying | home:## home:## | G GR E A G GR E A R GR E M S SM A R | nw nw ne se sw | - - - - | - - - -"
    })
    void theHighestScoreIsReachedByLegalActions(String variant, int highest, String start) {
        Game<Position, Action> game = Kingdoms.game(variant, 2);
        PerfectGame perfect = new PerfectGame(game, setup(variant), highest);
        Position position = game.readPosition(start).orThrow();
        for (Action action : perfect.from(position)) {
            position = next(game, position, action);
        }
        assertThat(game.awaited(position)).isInstanceOf(Awaited.Nothing.class);
        assertThat(game.scores(position).get(0).points()).isEqualTo(highest);
    }
}
