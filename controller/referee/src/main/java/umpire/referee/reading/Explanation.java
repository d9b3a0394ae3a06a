package umpire.referee.reading;

import java.util.ArrayList;
import java.util.List;

/**
 * What may have happened: first so many actions taken back, then these played.
 *
 * @param takenBack how many actions were undone first
 * @param actions what was played then, in order
 * @param end the state it leads to
 * @param layout how the table looks then
 */
public record Explanation<S, A>(int takenBack, List<A> actions, S end, Layout layout) {
    public Explanation {
        actions = List.copyOf(actions);
    }

    /** Returns what leads to the same end from a step later: what is taken back is one step more. */
    Explanation<S, A> afterOneStep() {
        return takenBack == 0 ? this : new Explanation<>(takenBack + 1, actions, end, layout);
    }

    /** Returns this one, gone on from its end by another. */
    Explanation<S, A> then(Explanation<S, A> next) {
        List<A> both = new ArrayList<>(actions);
        both.addAll(next.actions);
        return new Explanation<>(takenBack, both, next.end, next.layout);
    }

    /** Returns those that take no more actions than any other. */
    static <S, A> List<Explanation<S, A>> fewest(List<Explanation<S, A>> all) {
        int least = all.stream().mapToInt(one -> one.actions.size()).min().orElse(0);
        return all.stream().filter(one -> one.actions.size() == least).toList();
    }
}
