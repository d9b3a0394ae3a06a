package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;

/** A throw of the table's own cannot be foul, and no player is asked about it. */
class ThrowCountsTest {
    private static final String POSITION =
            "red choosing | infantry-1:red@hand gev-1:red@hand ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15";

    @Test
    void aThrowOfTheTableCountsInTheSameStep() {
        assertThat(thrown(GameCatalogue.open("diceland-ogre", Map.of()).orThrow()))
                .startsWith("red acting gev-1 landed");
    }

    @Test
    void aThrowThatIsTakenBackIsNamedAlone() {
        String asked = takingBack(GameCatalogue.open("diceland-ogre", Map.of()).orThrow());
        assertThat(asked).startsWith("G.E.V. 1 lies on side ").doesNotContain("count", ";");
    }

    private static <S, A> String takingBack(Game<S, A> game) {
        return session(game)
                .step(ordered(new Command.TakeBack(Optional.of(game.seats().getFirst()), 2)))
                .next()
                .tableSnapshot()
                .requests()
                .takeBack()
                .orElseThrow()
                .says();
    }

    private static <S, A> String thrown(Game<S, A> game) {
        return game.writePosition(session(game).snapshot().state());
    }

    private static <S, A> GameSession<S, A> session(Game<S, A> game) {
        GameSession<S, A> asked = GameSession.open(game)
                .step(ordered(new Command.Start(Optional.of(POSITION))))
                .next()
                .step(ordered(new Command.Act(Optional.empty(), "throw gev-1")))
                .next();
        S before = asked.snapshot().state();
        List<DieShown> dice = game.sampleRoll(before, game.dice(), new Random(1)::nextInt);
        return asked.step(new Input.DiceThrown(Optional.empty(), dice, 2_000)).next();
    }

    private static Input ordered(Command command) {
        return new Input.Ordered(command, 1_000);
    }
}
