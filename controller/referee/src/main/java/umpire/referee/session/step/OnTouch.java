package umpire.referee.session.step;

import java.util.List;
import java.util.Optional;
import umpire.referee.session.choice.Offer;
import umpire.referee.session.choice.TouchMatching;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.Verdict;

/** Processes touches on a table that looks as it must: they name an action, or the table says why they name none. */
final class OnTouch<S, A> {
    private final StepContext<S, A> context;

    private OnTouch(StepContext<S, A> context) {
        this.context = context;
    }

    /** Plays the action that the touches name for certain, and keeps an incomplete name. */
    static <S, A> void take(StepContext<S, A> context) {
        new OnTouch<>(context).takeNames();
    }

    /**
     * Explains touches where no action is named by touching. In a game whose dice are pieces they mean nothing, because
     * a thrower moves other dice and puts them back.
     */
    static <S, A> void explain(StepContext<S, A> context) {
        OnTouch<S, A> touch = new OnTouch<>(context);
        boolean means = switch (context.match().awaited()) {
            case Awaited.Choice choice -> true;
            case Awaited.Declarations declarations -> true;
            case Awaited.Roll roll -> roll.counted() != Awaited.Roll.Counted.ALL_ON_THE_TABLE;
            case Awaited.Nothing over -> false;
        };
        if (means && !touch.inTheAir() && context.perception().settling().touchesSure()) {
            touch.explainTouches();
            context.perceive(now -> now.withNamed(List.of()));
        }
    }

    private boolean inTheAir() {
        return !context.perception().settling().lifted().isEmpty();
    }

    private void takeNames() {
        TouchMatching<A> touchMatching = Offer.named(context.match(), context.perception());
        if (touchMatching.complete().isEmpty() || inTheAir()) {
            if (touchMatching.named().isEmpty() && !inTheAir()) {
                explainTouches();
            }
            context.perceive(now -> now.withNamed(touchMatching.named()));
        } else {
            context.play(touchMatching.complete());
        }
    }

    /** Says once why touches name no legal action. The next touch starts a new name. */
    private void explainTouches() {
        Perception<S, A> perception = context.perception();
        List<TouchedTokens> touched = perception.settling().touchedPieces().stream()
                .map(piece -> new TouchedTokens(piece.place(), piece.tokens()))
                .toList();
        if (touched.isEmpty() || perception.settling().touches().equals(perception.counted())) {
            return;
        }
        Match<S, A> match = context.match();
        match.game()
                .meantByTouch(match.state(), touched)
                .flatMap(action -> refusal(match, action))
                .ifPresent(refused -> {
                    context.refuseOnce(refused, name(match, refused.action(), touched));
                    context.perceive(now -> now.withSettling(now.settling().touchesForgotten()));
                });
    }

    private static <S, A> Optional<Verdict.Refused<S, A>> refusal(Match<S, A> match, A action) {
        return match.game().judge(match.state(), action) instanceof Verdict.Refused<S, A> refused
                ? Optional.of(refused)
                : Optional.empty();
    }

    /** Returns the touches that name the action; the last touched place where none do. */
    private static <S, A> List<Place> name(Match<S, A> match, A action, List<TouchedTokens> touched) {
        List<Place> name = match.game().touches(match.state(), action);
        return name.isEmpty() ? List.of(touched.getLast().place()) : name;
    }
}
