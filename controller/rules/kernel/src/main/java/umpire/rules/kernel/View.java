package umpire.rules.kernel;

import java.util.List;

/**
 * The information that a viewer may have of a state.
 *
 * @param placement how the table looks
 * @param marks facts that no placement shows, by place in the board's order
 * @param facts further lines for this viewer: a hand, a tracking card
 * @param strikes the attacks that are not settled yet
 * @param dice the dice that seats have rolled and still use, row by row
 * @param looks the looks of pieces whose tokens do not determine them
 */
public record View(
        Placement placement,
        List<Mark> marks,
        List<String> facts,
        List<AttackArrow> strikes,
        List<DiceRow> dice,
        List<PieceLook> looks) {
    public View {
        marks = List.copyOf(marks);
        facts = List.copyOf(facts);
        strikes = List.copyOf(strikes);
        dice = List.copyOf(dice);
        looks = List.copyOf(looks);
    }

    /** A view without looks of pieces. */
    public View(
            Placement placement, List<Mark> marks, List<String> facts, List<AttackArrow> strikes, List<DiceRow> dice) {
        this(placement, marks, facts, strikes, dice, List.of());
    }

    /** A view without dice. */
    public View(Placement placement, List<Mark> marks, List<String> facts, List<AttackArrow> strikes) {
        this(placement, marks, facts, strikes, List.of());
    }

    /** A view without attacks. */
    public View(Placement placement, List<Mark> marks, List<String> facts) {
        this(placement, marks, facts, List.of());
    }
}
