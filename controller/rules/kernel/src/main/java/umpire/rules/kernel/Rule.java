package umpire.rules.kernel;

/**
 * A rule that can be named when a move is refused or an event follows from it. Each game's room implements it by an
 * enum, one constant a rule.
 */
public interface Rule {
    /** Returns the constant's name: {@code PAWN_STEPS_ONE}. */
    String name();

    /** Returns the section of the rulebook, or the number of the house ruling: {@code 2.12}, {@code ruling 6}. */
    String section();

    /** Returns the rule in one sentence of our own. */
    String says();
}
