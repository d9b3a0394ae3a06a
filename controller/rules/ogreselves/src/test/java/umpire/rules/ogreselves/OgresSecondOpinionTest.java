package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Ruling;
import umpire.rules.ogreselves.plain.PlainOgres;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;

/** Every face of the die, in every roll of some games, moves, grabs and captures as a second reading of the sheet says. */
class OgresSecondOpinionTest {
    private static final int GAMES = 15;

    @Test
    void bothReadingsOfTheSheetAgreeOnEveryRoll() {
        int compared = 0;
        for (String variant : List.of("FIRST", "SECOND", "THIRD")) {
            for (int seed = 0; seed < GAMES; seed++) {
                compared += play(Kingdoms.game(variant, 2 + seed % 3), variant + ", seed " + seed, new Random(seed));
            }
        }
        assertThat(compared).isGreaterThan(5_000);
    }

    private static int play(Game<Quest, QuestAction> game, String which, Random random) {
        int compared = 0;
        Quest quest = game.opening();
        while (!(game.awaited(quest) instanceof Awaited.Nothing)) {
            if (game.awaited(quest) instanceof Awaited.Roll) {
                for (QuestAction roll : game.actions(quest)) {
                    compare(game, quest, roll, which);
                    compared++;
                }
            }
            QuestAction action = RandomAction.of(game, quest, random::nextInt);
            quest = ((Ruling.Accepted<Quest, QuestAction>) game.judge(quest, action)).next();
        }
        return compared;
    }

    private static void compare(Game<Quest, QuestAction> game, Quest quest, QuestAction roll, String which) {
        String before = game.writePosition(quest);
        Quest next = ((Ruling.Accepted<Quest, QuestAction>) game.judge(quest, roll)).next();
        PlainOgres plain = new PlainOgres(before);
        plain.roll(game.write(roll).substring("roll ".length()));
        if (game.awaited(next) instanceof Awaited.Nothing) {
            plain.goHome();
        }
        String after = game.writePosition(next);
        assertThat(after.substring(after.indexOf('|') + 2))
                .as("%s, %s after %s", which, game.write(roll), before)
                .isEqualTo(plain.written());
    }
}
