package umpire.rules.kernel;

import java.util.List;

/**
 * What a viewer may know of a state.
 *
 * @param picture how the table looks
 * @param marks what no picture shows, by place in the board's order
 * @param facts further lines for this viewer: a hand, a tracking card
 * @param strikes the attacks that are not settled yet
 */
public record View(Picture picture, List<Mark> marks, List<String> facts, List<Strike> strikes) {
    public View {
        marks = List.copyOf(marks);
        facts = List.copyOf(facts);
        strikes = List.copyOf(strikes);
    }

    /** What is seen while no attack is under way. */
    public View(Picture picture, List<Mark> marks, List<String> facts) {
        this(picture, marks, facts, List.of());
    }
}
