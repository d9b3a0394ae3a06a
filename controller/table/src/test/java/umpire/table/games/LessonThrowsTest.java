package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.referee.announcement.LessonTold;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.referee.session.input.LessonRequest;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;
import umpire.rules.kernel.RandomAction;

/** On a real table dice and cards fall at random, and people take any suitable action: each lesson still reaches its end. */
class LessonThrowsTest {
    private static final List<String> GAMES =
            List.of("ogre-chess", "ogres-and-elves", "ground-force", "diceland-ogre", "die-men");
    private static final int SEEDS = 10;
    private static final int LOOKS = 12;
    private static final long FRAME_MS = 66;

    private static Stream<Arguments> lessons() {
        return GAMES.stream().flatMap(game -> IntStream.range(0, SEEDS).mapToObj(seed -> Arguments.of(game, seed)));
    }

    private static LessonTold told(GameSession<?, ?> session) {
        return session.tableSnapshot().waiting().teaching().lesson().orElseThrow();
    }

    private static <S, A> GameSession<S, A> begun(Game<S, A> game) {
        return GameSession.open(game)
                .step(new Input.Ordered(new Command.Teach(Optional.empty(), LessonRequest.BEGIN), 0))
                .next();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonGoesOnWhateverIsThrown(String name, int seed) {
        play(GameCatalogue.open(name, Map.of()).orThrow(), new Random(seed));
    }

    private static <S, A> void play(Game<S, A> game, Random random) {
        GameSession<S, A> session = begun(game);
        List<LessonStep> steps = game.lesson().orElseThrow().steps();
        for (LessonStep step : steps.subList(0, steps.size() - 1)) {
            int number = told(session).step();
            GameSession.StepResult<S, A> done = session.step(input(game, session, step, random));
            session = done.next();
            if (told(session).step() == number) {
                assertThat(told(session).task()).as(step.title()).isEqualTo(LessonTold.Task.READ);
                assertThat(told(session).says()).as(step.title()).matches("[A-Z].* .*[.!]");
                session = session.step(ordered(new Command.Teach(Optional.empty(), LessonRequest.NEXT)))
                        .next();
            }
            assertThat(told(session).step())
                    .as("%s: %s", step.title(), done.answer())
                    .isEqualTo(number + 1);
            assertThat(told(session).astray()).as(step.title()).isFalse();
            if (step.task() instanceof LessonTask.Roll) {
                assertThat(told(session).changed()).as(step.title()).isPresent();
            }
        }
    }

    private static <S, A> Input input(Game<S, A> game, GameSession<S, A> session, LessonStep step, Random random) {
        return switch (step.task()) {
            case LessonTask.Read read -> ordered(new Command.Teach(Optional.empty(), LessonRequest.NEXT));
            case LessonTask.Perform perform ->
                ordered(new Command.Act(
                        Optional.empty(),
                        perform.ways().get(random.nextInt(perform.ways().size()))));
            case LessonTask.Try tried -> ordered(new Command.Act(Optional.empty(), tried.notation()));
            case LessonTask.Roll roll -> thrown(game, session.tableSnapshot(), random);
        };
    }

    private static Input ordered(Command command) {
        return new Input.Ordered(command, 0);
    }

    /** Returns a random throw. Cards, and dice that count by their pose, cannot be named, so those are the lesson's own. */
    private static <S, A> Input thrown(Game<S, A> game, TableSnapshot tableSnapshot, Random random) {
        S state = game.readPosition(tableSnapshot.position()).orThrow();
        return game.awaited(state) instanceof Awaited.Roll roll
                        && (roll.cards() || game.id().name().startsWith("diceland"))
                ? new Input.DiceThrown(Optional.empty(), List.of(), 0)
                : ordered(new Command.NameRoll(game.write(RandomAction.of(game, state, random::nextInt))));
    }

    private static <S, A> GameSession<S, A> looked(Game<S, A> game, GameSession<S, A> before) {
        GameSession<S, A> session = before;
        for (int i = 1; i <= LOOKS; i++) {
            long nowMs = i * FRAME_MS;
            session = session.step(new Input.Looked(
                            SeenTable.look(game, session.tableSnapshot().view().placement(), i, nowMs), nowMs))
                    .next();
        }
        return session;
    }

    /** Placing a piece turns another one over there. */
    @Test
    void aTargetShowsThePiecePutThere() {
        aTargetShowsThePiecePutThere(
                GameCatalogue.open("ogres-and-elves", Map.of()).orThrow());
    }

    private static <S, A> void aTargetShowsThePiecePutThere(Game<S, A> game) {
        GameSession<S, A> session = begun(game);
        for (int i = 0; i < 2; i++) {
            session = session.step(ordered(new Command.Teach(Optional.empty(), LessonRequest.NEXT)))
                    .next();
        }
        assertThat(looked(game, session).tableSnapshot().prompt().cues())
                .extracting(cue -> cue.place().name() + " " + cue.role())
                .containsExactly("home TAKE_FROM", "mine-2 PUT_TO");
    }
}
