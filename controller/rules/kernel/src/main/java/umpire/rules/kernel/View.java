package umpire.rules.kernel;

import java.util.List;

/**
 * What a viewer may know of a state.
 *
 * @param placement how the table looks
 * @param marks what no placement shows, by place in the board's order
 * @param facts further lines for this viewer: a hand, a tracking card
 * @param strikes the attacks that are not settled yet
 * @param dice what seats have rolled and still use, row by row
 * @param looks of pieces of which tokens do not tell enough
 */
public record View(
        Placement placement,
        List<Mark> marks,
        List<String> facts,
        List<Strike> strikes,
        List<DiceRow> dice,
        List<PieceLook> looks) {
    public View {
        marks = List.copyOf(marks);
        facts = List.copyOf(facts);
        strikes = List.copyOf(strikes);
        dice = List.copyOf(dice);
        looks = List.copyOf(looks);
    }

    /** What is seen where tokens tell everything there is to tell of the pieces. */
    public View(Placement placement, List<Mark> marks, List<String> facts, List<Strike> strikes, List<DiceRow> dice) {
        this(placement, marks, facts, strikes, dice, List.of());
    }

    /** What is seen where nobody has dice before them. */
    public View(Placement placement, List<Mark> marks, List<String> facts, List<Strike> strikes) {
        this(placement, marks, facts, strikes, List.of());
    }

    /** What is seen while no attack is under way. */
    public View(Placement placement, List<Mark> marks, List<String> facts) {
        this(placement, marks, facts, List.of());
    }
}
