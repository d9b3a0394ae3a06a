package umpire.rules.groundforce.rulings;

import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.kernel.setup.HouseAnswers;

/** The answers of this table to the questions that the sheet leaves open. */
public final class Rulings {
    /** The most dice that a side throws, and so the most units that attack together. */
    public static final int DICE = 2;

    private final HouseAnswers<Question> answers;
    private final boolean attackEndsWalk;
    private final boolean throughOwn;
    private final boolean intoOwnBase;

    public Rulings(HouseAnswers<Question> answers) {
        this.answers = answers;
        this.attackEndsWalk = answers.is(Question.ATTACK_ENDS_WALK, "true");
        this.throughOwn = answers.is(Question.ACROSS_OWN, "true");
        this.intoOwnBase = answers.is(Question.OWN_BASE, "true");
    }

    /** Returns every question with its answer. */
    public HouseAnswers<Question> answers() {
        return answers;
    }

    public boolean attackEndsWalk() {
        return attackEndsWalk;
    }

    public boolean throughOwn() {
        return throughOwn;
    }

    public boolean attackersLose() {
        return answers.is(Question.ATTACKER_LOSSES, "DIFFERENCE");
    }

    /** Returns the most units that may attack together. */
    public int mostAttackers() {
        return answers.is(Question.MOST_ATTACKERS, "ONE") ? 1 : DICE;
    }

    /** Returns whether units attack across a corner. */
    public boolean attackAcrossCorners() {
        return answers.is(Question.ADJACENT_PLACES, "CORNERS_TOO");
    }

    public boolean attackFromOnePlace() {
        return answers.is(Question.MOST_ATTACKERS, "TWO_FROM_ONE_PLACE");
    }

    /** Returns the shortest range of a heavy weapon, in spaces. */
    public int heavyNearest() {
        return answers.is(Question.HEAVY_RANGE, "EXACTLY_THREE") ? ForceType.HEAVY_REACH : 1;
    }

    public boolean heavyNeedsLine() {
        return answers.is(Question.HEAVY_SIGHT, "STRAIGHT");
    }

    public boolean heavyAdvances() {
        return answers.is(Question.HEAVY_ADVANCES, "true");
    }

    /** Returns whether a hidden saboteur hides the whole place it stands on. */
    public boolean stealthHidesPlace() {
        return answers.is(Question.STEALTH_STACK, "PLACE");
    }

    public boolean stealthMayAttack() {
        return answers.is(Question.STEALTH_ATTACK, "true");
    }

    /** Returns whether a unit that goes straight back to its origin takes its walk back. */
    public boolean backTakesBack() {
        return answers.is(Question.WALK_BACK, "TAKEN_BACK");
    }

    /** Returns whether an attacked unit does not walk in its army's next turn. */
    public boolean attackedStand() {
        return answers.is(Question.ATTACKED_UNITS, "STAND");
    }

    /** Returns the cost of a jump over a number of places, in spaces. */
    public int jumpCost(int jumped) {
        return switch (answers.to(Question.JUMP_COST)) {
            case "EACH_JUMP" -> 1;
            case "WITH_LANDING" -> jumped + 1;
            default -> jumped;
        };
    }

    /** Returns whether a unit that has left its base may walk back into it. */
    public boolean intoOwnBase() {
        return intoOwnBase;
    }

    /** Returns whether both of two attackers may move in. */
    public boolean bothMayAdvance() {
        return !answers.is(Question.ADVANCE_HOW_MANY, "ONE");
    }

    /** Returns whether all attackers must move in. */
    public boolean allAdvance() {
        return answers.is(Question.ADVANCE_HOW_MANY, "ALL");
    }

    /** Returns whether a purchase may not waste more points than necessary. */
    public boolean leastLeft() {
        return answers.is(Question.SPENDING, "LEAST_LEFT");
    }
}
