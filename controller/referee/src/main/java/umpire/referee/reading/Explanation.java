package umpire.referee.reading;

import java.util.ArrayList;
import java.util.List;

/**
 * A possible history of the scene: actions taken back, then actions played.
 *
 * @param takenBack how many actions were taken back first
 * @param actions the actions played then, in order
 * @param end the state it leads to
 * @param layout how the table must look in that state
 */
public record Explanation<S, A>(int takenBack, List<A> actions, S end, Layout layout) {
    public Explanation {
        actions = List.copyOf(actions);
    }

    /** Returns the same explanation as seen from one step later: it takes back one step more. */
    Explanation<S, A> afterOneStep() {
        return takenBack == 0 ? this : new Explanation<>(takenBack + 1, actions, end, layout);
    }

    /** Returns this explanation followed by another that begins at its end. */
    Explanation<S, A> then(Explanation<S, A> next) {
        List<A> both = new ArrayList<>(actions);
        both.addAll(next.actions);
        return new Explanation<>(takenBack, both, next.end, next.layout);
    }

    /** Returns the explanations with the fewest actions. */
    static <S, A> List<Explanation<S, A>> fewest(List<Explanation<S, A>> all) {
        int least = all.stream().mapToInt(one -> one.actions.size()).min().orElse(0);
        return all.stream().filter(one -> one.actions.size() == least).toList();
    }
}
