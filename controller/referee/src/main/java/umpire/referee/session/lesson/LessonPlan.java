package umpire.referee.session.lesson;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Verdict;

/**
 * A lesson laid out on its game.
 *
 * @param states the state each step begins in
 */
public record LessonPlan<S>(Lesson lesson, List<S> states) {
    public LessonPlan {
        states = List.copyOf(states);
    }

    /** Returns the plan of a game's lesson, or why it has none: a lesson is for the game as it comes out of the box. */
    public static <S> Parsed<LessonPlan<S>> of(Game<S, ?> game) {
        return game.lesson()
                .map(lesson -> laidOut(game, lesson))
                .orElseGet(() -> Parsed.bad("Nobody wrote a lesson for " + game.title() + " yet."));
    }

    private static <S> Parsed<LessonPlan<S>> laidOut(Game<S, ?> game, Lesson lesson) {
        List<S> states = new ArrayList<>();
        Parsed<S> state = Parsed.good(game.opening());
        for (LessonStep step : lesson.steps()) {
            Parsed<S> before = state;
            Parsed<S> begins = step.position().map(game::readPosition).orElse(before);
            if (begins instanceof Parsed.Bad<S> bad) {
                return notSo(game, bad.why());
            }
            states.add(begins.orThrow());
            state = begins.then(start -> after(game, start, step));
        }
        return state instanceof Parsed.Bad<S> bad
                ? notSo(game, bad.why())
                : Parsed.good(new LessonPlan<>(lesson, states));
    }

    private static <S> Parsed<LessonPlan<S>> notSo(Game<?, ?> game, String why) {
        return Parsed.bad("The lesson is for " + game.title() + " as it comes out of the box. " + why);
    }

    private static <S, A> Parsed<S> after(Game<S, A> game, S start, LessonStep step) {
        Parsed<S> state = switch (step.task()) {
            case LessonTask.Read read -> Parsed.good(start);
            case LessonTask.Try tried -> Parsed.good(start);
            case LessonTask.Perform play -> played(game, start, play.ways().getFirst());
            case LessonTask.Roll roll -> played(game, start, roll.notation());
        };
        for (String reply : step.replies()) {
            state = state.then(before -> played(game, before, reply));
        }
        return state;
    }

    private static <S, A> Parsed<S> played(Game<S, A> game, S before, String notation) {
        return game.readAction(before, notation).then(action -> switch (game.judge(before, action)) {
            case Verdict.Accepted<S, A> accepted -> Parsed.good(accepted.next());
            case Verdict.Refused<S, A> refused -> Parsed.bad(refused.why());
        });
    }

    public int length() {
        return states.size();
    }
}
