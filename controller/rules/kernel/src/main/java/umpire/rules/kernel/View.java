package umpire.rules.kernel;

import java.util.List;

/**
 * What a viewer may know of a state.
 *
 * @param picture how the table looks
 * @param marks what no picture shows, by place in the board's order
 * @param facts further lines for this viewer: a hand, a tracking card
 */
public record View(Picture picture, List<Mark> marks, List<String> facts) {
    public View {
        marks = List.copyOf(marks);
        facts = List.copyOf(facts);
    }
}
