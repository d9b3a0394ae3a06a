package umpire.referee.session.lesson;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Verdict;

/**
 * A lesson with the states of its game.
 *
 * @param states the state in which each step begins
 * @param replies the actions of the table for other seats after each step, in sentences; empty where there are none
 */
public record LessonPlan<S>(Lesson lesson, List<S> states, List<String> replies) {
    public LessonPlan {
        states = List.copyOf(states);
        replies = List.copyOf(replies);
    }

    /** Returns the plan of a game's lesson, or why there is none. A lesson needs the default set-up of its game. */
    public static <S> Parsed<LessonPlan<S>> of(Game<S, ?> game) {
        return game.lesson()
                .map(lesson -> laidOut(game, lesson))
                .orElseGet(() -> Parsed.bad(game.title() + " has no lesson yet."));
    }

    private static <S> Parsed<LessonPlan<S>> laidOut(Game<S, ?> game, Lesson lesson) {
        List<S> states = new ArrayList<>();
        List<String> replies = new ArrayList<>();
        Parsed<S> state = Parsed.good(game.opening());
        for (LessonStep step : lesson.steps()) {
            Parsed<S> before = state;
            Parsed<S> begins = step.position().map(game::readPosition).orElse(before);
            if (begins instanceof Parsed.Bad<S> bad) {
                return notSo(game, bad.why());
            }
            states.add(begins.orThrow());
            List<String> told = new ArrayList<>();
            state = begins.then(start -> after(game, start, step, told));
            replies.add(String.join(" ", told));
        }
        return state instanceof Parsed.Bad<S> bad
                ? notSo(game, bad.why())
                : Parsed.good(new LessonPlan<>(lesson, states, replies));
    }

    private static <S> Parsed<LessonPlan<S>> notSo(Game<?, ?> game, String why) {
        return Parsed.bad("The lesson is for " + game.title() + " with its default settings. " + why);
    }

    private static <S, A> Parsed<S> after(Game<S, A> game, S start, LessonStep step, List<String> told) {
        Parsed<S> state = switch (step.task()) {
            case LessonTask.Read read -> Parsed.good(start);
            case LessonTask.Try tried -> Parsed.good(start);
            case LessonTask.Perform play -> played(game, start, play.ways().getFirst(), new ArrayList<>());
            case LessonTask.Roll roll -> played(game, start, roll.notation(), new ArrayList<>());
        };
        for (String reply : step.replies()) {
            state = state.then(before -> played(game, before, reply, told));
        }
        return state;
    }

    private static <S, A> Parsed<S> played(Game<S, A> game, S before, String notation, List<String> told) {
        return game.readAction(before, notation).then(action -> switch (game.judge(before, action)) {
            case Verdict.Accepted<S, A> accepted -> {
                accepted.events().stream().map(Event::says).forEach(told::add);
                yield Parsed.good(accepted.next());
            }
            case Verdict.Refused<S, A> refused -> Parsed.bad(refused.why());
        });
    }

    public int length() {
        return states.size();
    }
}
