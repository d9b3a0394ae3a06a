package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/**
 * What holds of every game's lesson: it can be played as it is written, what it forbids is refused, and it is short.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public final class LessonLaws<S, A> {
    private static final int FEWEST_STEPS = 10;
    private static final int MOST_STEPS = 20;
    private static final int LONGEST_TITLE = 40;
    private static final int LONGEST_TEXT = 320;

    private final Game<S, A> game;

    public LessonLaws(Game<S, A> game) {
        this.game = game;
    }

    /** Goes through the lesson of a game as it comes out of the box. */
    public void hold() {
        Lesson lesson = game.lesson().orElseThrow();
        assertThat(lesson.title()).isNotBlank();
        assertThat(lesson.steps()).hasSizeBetween(FEWEST_STEPS, MOST_STEPS);
        S state = game.opening();
        for (LessonStep step : lesson.steps()) {
            state = after(step, state);
        }
        assertThat(lesson.steps().stream().map(LessonStep::title)).doesNotHaveDuplicates();
        assertThat(count(lesson, LessonTask.Try.class))
                .as("something that is forbidden is tried")
                .isPositive();
        assertThat(count(lesson, LessonTask.Perform.class) + count(lesson, LessonTask.Roll.class))
                .as("at least half of it is done, not read")
                .isGreaterThanOrEqualTo(lesson.steps().size() / 2);
    }

    private static int count(Lesson lesson, Class<? extends LessonTask> kind) {
        return (int) lesson.steps().stream()
                .filter(step -> kind.isInstance(step.task()))
                .count();
    }

    private S after(LessonStep step, S before) {
        String where = "step '" + step.title() + "'";
        assertThat(step.title().length()).as("%s: the title fits", where).isBetween(1, LONGEST_TITLE);
        assertThat(step.says().length()).as("%s: the text fits", where).isBetween(1, LONGEST_TEXT);
        S state = step.position()
                .map(text -> switch (game.readPosition(text)) {
                    case Parsed.Bad<S> bad -> throw new AssertionError(where + ": " + bad.why());
                    case Parsed.Good<S> good -> good.value();
                })
                .orElse(before);
        S done = switch (step.task()) {
            case LessonTask.Read read -> state;
            case LessonTask.Perform play -> {
                for (String way : play.ways()) {
                    legal(state, way, where);
                }
                yield legal(state, play.ways().getFirst(), where);
            }
            case LessonTask.Try tried -> {
                A action = read(state, tried.notation(), where);
                assertThat(game.judge(state, action))
                        .as("%s: %s is refused", where, tried.notation())
                        .isInstanceOf(Verdict.Refused.class);
                yield state;
            }
            case LessonTask.Roll roll -> {
                assertThat(game.awaited(state)).as("%s: dice are due", where).isInstanceOf(Awaited.Roll.class);
                yield legal(state, roll.notation(), where);
            }
        };
        for (String reply : step.replies()) {
            done = legal(done, reply, where);
        }
        return done;
    }

    private A read(S state, String notation, String where) {
        return switch (game.readAction(state, notation)) {
            case Parsed.Bad<A> bad -> throw new AssertionError(where + ": " + bad.why());
            case Parsed.Good<A> good -> good.value();
        };
    }

    private S legal(S state, String notation, String where) {
        return switch (game.judge(state, read(state, notation, where))) {
            case Verdict.Refused<S, A> refused ->
                throw new AssertionError(where + ", '" + notation + "': " + refused.why() + " In "
                        + game.writePosition(state) + " legal are "
                        + List.copyOf(game.actions(state)).stream()
                                .map(game::write)
                                .limit(60)
                                .toList());
            case Verdict.Accepted<S, A> accepted -> accepted.next();
        };
    }
}
