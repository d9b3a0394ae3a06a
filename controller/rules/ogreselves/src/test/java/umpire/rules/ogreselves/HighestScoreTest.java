package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.RandomAction;
import umpire.rules.ogreselves.kingdom.KingdomReader;
import umpire.rules.ogreselves.kingdom.SheetGame;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.rulings.ElfRulings;

/** The highest scores that the sheet prints can be reached and cannot be passed. */
@DisplayName("Highest Possible Score")
class HighestScoreTest {
    /** A bound that held by chance would be passed by one of so many games. */
    private static final int GAMES = 12;

    private static QuestSetup setup(String variant) {
        return new QuestSetup(
                SheetGame.valueOf(variant),
                2,
                true,
                KingdomReader.read(Kingdoms.datum(Kingdoms.text())).orThrow(),
                ElfRulings.DEFAULT);
    }

    @ParameterizedTest
    @CsvSource({"FIRST,16", "SECOND,26", "THIRD,34"})
    void atMostTheHighestScoreCanBeReachedWhereverThingsLieAtFirst(String variant, int highest) {
        Game<Quest, QuestAction> game = Kingdoms.game(variant, 2);
        ScoreBound bound = new ScoreBound(setup(variant));
        for (int seed = 0; seed < GAMES; seed++) {
            assertThat(bound.of(laidOut(game, new Random(seed)).realm())).isEqualTo(highest);
        }
    }

    private static Quest laidOut(Game<Quest, QuestAction> game, Random random) {
        Quest quest = game.opening();
        while (quest.phase() instanceof QuestPhase.Salting || quest.phase() instanceof QuestPhase.Placing) {
            quest = next(game, quest, RandomAction.of(game, quest, random::nextInt));
        }
        return quest;
    }

    private static Quest next(Game<Quest, QuestAction> game, Quest quest, QuestAction action) {
        return GamePlay.after(game, quest, action);
    }

    /** With the bound of the opening this makes the printed scores maxima. */
    @ParameterizedTest
    @CsvSource({"FIRST", "SECOND", "THIRD"})
    void nothingThatIsDoneRaisesWhatCanStillBeScored(String variant) {
        Game<Quest, QuestAction> game = Kingdoms.game(variant, 2);
        ScoreBound bound = new ScoreBound(setup(variant));
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            Quest quest = laidOut(game, random);
            while (!(game.awaited(quest) instanceof Awaited.Nothing)) {
                QuestAction action = RandomAction.of(game, quest, random::nextInt);
                Quest after = next(game, quest, action);
                assertThat(bound.of(after.realm()))
                        .as("seed %d, %s in %s", seed, game.write(action), game.writePosition(quest))
                        .isBetween(game.scores(after).get(0).points(), bound.of(quest.realm()));
                quest = after;
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
        Game<Quest, QuestAction> game = Kingdoms.game(variant, 2);
        PerfectGame perfect = new PerfectGame(game, setup(variant), highest);
        Quest quest = game.readPosition(start).orThrow();
        for (QuestAction action : perfect.from(quest)) {
            quest = next(game, quest, action);
        }
        assertThat(game.awaited(quest)).isInstanceOf(Awaited.Nothing.class);
        assertThat(game.scores(quest).get(0).points()).isEqualTo(highest);
    }
}
