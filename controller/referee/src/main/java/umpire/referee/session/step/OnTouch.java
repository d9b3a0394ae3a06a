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

/** Takes what was lifted and put back on a table that looks as it must: it names an action, or is told why it names none. */
final class OnTouch<S, A> {
    private final StepContext<S, A> context;

    private OnTouch(StepContext<S, A> context) {
        this.context = context;
    }

    /** Plays what touches name for certain, and keeps what they begin to name. */
    static <S, A> void take(StepContext<S, A> context) {
        new OnTouch<>(context).takeNames();
    }

    /**
     * Explains touches where nothing is named by touching. Where dice are pieces as well, whoever throws them moves others and puts them
     * back: that means nothing.
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

    /** Tells once why touches name no legal action. The next touch begins anew. */
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

    /** Returns what names the action; the last place that was touched, where nothing does. */
    private static <S, A> List<Place> name(Match<S, A> match, A action, List<TouchedTokens> touched) {
        List<Place> name = match.game().touches(match.state(), action);
        return name.isEmpty() ? List.of(touched.getLast().place()) : name;
    }
}
