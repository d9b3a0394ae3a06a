package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.RandomAction;

/** A table that rolls and draws by itself repeats the result of a roll that was taken back. */
class ThrownAndTakenBackTest {
    private static final int ACTIONS = 600;
    private static final int EACH = 5;
    private static final Set<Prompt.Need> THROWN = EnumSet.of(Prompt.Need.ROLL, Prompt.Need.DRAW);

    private static Stream<Game<?, ?>> games() {
        return RandomStates.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSameCountsAgain(Game<?, ?> game) {
        boolean draws = game.id().name().equals("ground-force");
        assertThat(tried(game)).containsAll(draws ? THROWN : EnumSet.of(Prompt.Need.ROLL));
    }

    /** Returns the kinds of rolls that random games met. */
    private static <S, A> Set<Prompt.Need> tried(Game<S, A> game) {
        Random random = new Random(7);
        List<Prompt.Need> tried = new ArrayList<>();
        S state = game.opening();
        for (int i = 0; i < ACTIONS; i++) {
            if (game.awaited(state) instanceof Awaited.Nothing) {
                state = game.opening();
            }
            if (game.awaited(state) instanceof Awaited.Roll roll && !roll.laid()) {
                Prompt.Need need = roll.cards() ? Prompt.Need.DRAW : Prompt.Need.ROLL;
                if (Collections.frequency(tried, need) < EACH) {
                    tried.add(need);
                    takenBack(game, state, need, random);
                }
            }
            state = GamePlay.after(game, state, RandomAction.of(game, state, random::nextInt));
        }
        return Set.copyOf(tried);
    }

    private static <S, A> void takenBack(Game<S, A> game, S state, Prompt.Need need, Random random) {
        GameSession<S, A> due =
                lying(GameSession.open(game), new Command.Start(Optional.of(game.writePosition(state))));
        GameSession<S, A> thrown = due.step(thrown(game, state, random)).next();
        // A throw of the table's own counts at once where people are asked about a foul; that is an action, too.
        int actions =
                thrown.tableSnapshot().actionsPlayed() - due.tableSnapshot().actionsPlayed();
        GameSession<S, A> back = lying(thrown, new Command.TakeBack(Optional.empty(), actions));
        TableSnapshot asked = back.tableSnapshot();
        assertThat(asked.position()).isEqualTo(due.tableSnapshot().position());
        assertThat(asked.prompt().need()).as(asked.prompt().says()).isEqualTo(need);
        Prompt.Option same = asked.prompt().options().getFirst();
        Command chosen = new Command.Act(asked.prompt().seat(), same.notation());
        for (Input input : List.of(thrown(game, state, random), new Input.Ordered(chosen, 4))) {
            GameSession.StepResult<S, A> again = back.step(input);
            assertThat(again.answer().orElseThrow()).isInstanceOf(CommandAnswer.Done.class);
            GameSession<S, A> next = again.next();
            if (next.tableSnapshot().actionsPlayed() < thrown.tableSnapshot().actionsPlayed()) {
                String pass = game.write(game.pass(next.snapshot().state()).orElseThrow());
                next = next.step(new Input.Ordered(new Command.Act(Optional.empty(), pass), 5))
                        .next();
            }
            assertThat(next.tableSnapshot().position())
                    .isEqualTo(thrown.tableSnapshot().position());
        }
    }

    private static <S, A> GameSession<S, A> lying(GameSession<S, A> session, Command command) {
        return session.step(new Input.SelfLaid(1))
                .next()
                .step(new Input.Ordered(command, 2))
                .next()
                .step(new Input.SelfLaid(3))
                .next();
    }

    private static <S, A> Input thrown(Game<S, A> game, S state, Random random) {
        List<DieShown> dice = game.sampleRoll(state, game.dice(), random::nextInt);
        return new Input.DiceThrown(Optional.empty(), dice, 3);
    }
}
