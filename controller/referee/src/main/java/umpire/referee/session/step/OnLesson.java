package umpire.referee.session.step;

import java.util.List;
import java.util.Optional;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.LessonRequest;
import umpire.referee.session.lesson.LessonPlan;
import umpire.referee.session.lesson.LessonProgress;
import umpire.referee.session.record.Entry;
import umpire.referee.session.state.Match;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.LessonTask;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/** Leads newcomers from step to step of a lesson, by their actions and their requests. */
final class OnLesson<S, A> {
    private final StepContext<S, A> context;

    OnLesson(StepContext<S, A> context) {
        this.context = context;
    }

    CommandAnswer take(Optional<Seat> seat, LessonRequest request) {
        Optional<LessonProgress<S>> lesson = context.match().lesson();
        if (request == LessonRequest.BEGIN) {
            return seat.isPresent() && lesson.isEmpty() && underWay()
                    ? CommandAnswer.notDone(
                            "A lesson would end the game that is on. Resign first, or ask the operator to end the game.")
                    : begin();
        }
        if (lesson.isEmpty()) {
            return CommandAnswer.notDone("No lesson is on. Begin one first.");
        }
        LessonProgress<S> now = lesson.orElseThrow();
        switch (request) {
            case NEXT -> goOn(now);
            case BACK -> goTo(now.plan(), astray(now) || now.done().isPresent() ? now.at() : Math.max(0, now.at() - 1));
            default -> end();
        }
        return new CommandAnswer.Done(
                context.match().lesson().map(due -> due.step().title() + ".").orElse("The lesson is over."));
    }

    private boolean underWay() {
        return context.match().started()
                && !(context.match().awaited() instanceof Awaited.Nothing)
                && context.match().present().length() > 0;
    }

    private CommandAnswer begin() {
        return switch (LessonPlan.of(context.game())) {
            case Parsed.Bad<LessonPlan<S>> bad -> CommandAnswer.notDone(bad.why());
            case Parsed.Good<LessonPlan<S>> good -> {
                context.setUp(
                        good.value().states().getFirst(),
                        "A lesson begins: " + good.value().lesson().title() + ".");
                taught(1);
                yield new CommandAnswer.Done("The lesson begins.");
            }
        };
    }

    private boolean astray(LessonProgress<S> now) {
        return !context.match().state().equals(now.begins());
    }

    private void goOn(LessonProgress<S> now) {
        if (now.last()) {
            end();
        } else {
            goTo(now.plan(), now.at() + 1);
        }
    }

    /** Goes on after a step that was done, at once unless the table first shows its effects. */
    private void done(LessonProgress<S> now) {
        if (now.shows()) {
            context.recordKeepingPerception(Entry.EntryKind.TAUGHT, Entry.STEP_DONE);
        } else {
            goOn(now);
        }
    }

    private void end() {
        context.recordKeepingPerception(Entry.EntryKind.TAUGHT, Entry.LESSON_ENDS);
        context.tell("lesson", "The lesson is over.", List.of());
    }

    /** A step begins in its planned state. After other dice or a skipped step, the table is set to that state. */
    private void goTo(LessonPlan<S> plan, int step) {
        S begins = plan.states().get(step);
        if (!context.match().state().equals(begins)) {
            context.setUp(begins, "The lesson goes on from here.");
        }
        taught(step + 1);
    }

    private void taught(int step) {
        context.recordKeepingPerception(Entry.EntryKind.TAUGHT, Integer.toString(step));
    }

    /** Goes on to the next step if the present one only has text. Returns whether it went on. */
    boolean confirms() {
        Optional<LessonProgress<S>> read =
                context.match().lesson().filter(now -> now.task() instanceof LessonTask.Read);
        read.ifPresent(this::goOn);
        return read.isPresent();
    }

    /**
     * Goes on if the last input completed the step, and plays the actions of the other seats.
     *
     * @param before the match before the input
     * @param answer to a command or a press
     * @param explained whether the answer named the rule against a player's attempt
     */
    void follow(Match<S, A> before, Optional<CommandAnswer> answer, boolean explained) {
        LessonProgress<S> now = before.lesson().orElseThrow();
        if (context.match().lesson().filter(due -> due.at() == now.at()).isEmpty()) {
            return;
        }
        if (now.done().isPresent() && context.entries().stream().anyMatch(OnLesson::takesBack)) {
            goTo(now.plan(), now.at());
        } else if (now.task() instanceof LessonTask.Try) {
            if (explained || refused(answer)) {
                done(now);
            }
        } else if (context.entries().stream().allMatch(OnLesson::plays)) {
            followActions(now, before);
        }
    }

    /** Returns whether a rule was broken, by hand or by a command. */
    private boolean refused(Optional<CommandAnswer> answer) {
        return answer.filter(CommandAnswer.NotDone.class::isInstance)
                        .flatMap(notDone -> ((CommandAnswer.NotDone) notDone).rule())
                        .isPresent()
                || context.told().stream()
                        .anyMatch(line ->
                                line.kind().equals("refusal") && line.rule().isPresent());
    }

    private static boolean plays(Entry entry) {
        return entry.kind() == Entry.EntryKind.PLAYED || entry.kind() == Entry.EntryKind.MEASURED;
    }

    private static boolean takesBack(Entry entry) {
        return entry.kind() == Entry.EntryKind.TAKEN_BACK;
    }

    /**
     * A hand may do several steps at once. Actions after the last completed step are undone, because the next step sets
     * up its own position.
     */
    private void followActions(LessonProgress<S> due, Match<S, A> before) {
        LessonProgress<S> now = due;
        Match<S, A> match = before;
        for (Entry entry : context.entries()) {
            Match<S, A> after = match.take(entry);
            boolean rolled = match.awaited() instanceof Awaited.Roll;
            if (entry.kind() == Entry.EntryKind.PLAYED && now.done(match.state(), entry.text(), rolled)) {
                if (now.last() || now.shows() || !now.step().replies().isEmpty()) {
                    now.step().replies().forEach(this::reply);
                    done(now);
                    return;
                }
                now = now.next();
            }
            if (entry.kind() == Entry.EntryKind.MEASURED) {
                now = now.measured(match.state(), after.state());
            }
            match = after;
        }
        if (now.at() != due.at()) {
            goTo(now.plan(), now.at());
        }
    }

    /** After an alternative action or other dice, a reply may not be legal. The next step is set up then. */
    private void reply(String notation) {
        if (context.game().readAction(context.match().state(), notation) instanceof Parsed.Good<A> good
                && context.game().judge(context.match().state(), good.value()) instanceof Verdict.Accepted<S, A>) {
            context.play(good.value());
        }
    }
}
