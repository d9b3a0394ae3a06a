package umpire.rules.groundforce.rulings;

import umpire.rules.kernel.setup.HouseAnswers;

/** How this table answers what the sheet leaves open. */
public final class GroundRulings {
    private final HouseAnswers<GroundQuestion> answers;
    private final boolean attackEndsWalk;
    private final boolean throughOwn;

    public GroundRulings(HouseAnswers<GroundQuestion> answers) {
        this.answers = answers;
        this.attackEndsWalk = answers.is(GroundQuestion.ATTACK_ENDS_WALK, "true");
        this.throughOwn = answers.is(GroundQuestion.ACROSS_OWN, "true");
    }

    /** Returns every question with its answer. */
    public HouseAnswers<GroundQuestion> answers() {
        return answers;
    }

    public boolean attackEndsWalk() {
        return attackEndsWalk;
    }

    public boolean throughOwn() {
        return throughOwn;
    }

    public boolean attackersLose() {
        return answers.is(GroundQuestion.ATTACKER_LOSSES, "DIFFERENCE");
    }

    /** Returns how many units may attack together. */
    public int mostAttackers() {
        return answers.is(GroundQuestion.MOST_ATTACKERS, "ONE") ? 1 : 2;
    }

    public boolean attackFromOnePlace() {
        return answers.is(GroundQuestion.MOST_ATTACKERS, "TWO_FROM_ONE_PLACE");
    }

    /** Returns how near a target of a heavy weapon may be. */
    public int heavyNearest() {
        return answers.is(GroundQuestion.HEAVY_RANGE, "EXACTLY_THREE") ? 3 : 1;
    }

    public boolean heavyNeedsLine() {
        return answers.is(GroundQuestion.HEAVY_SIGHT, "STRAIGHT");
    }

    public boolean heavyAdvances() {
        return answers.is(GroundQuestion.HEAVY_ADVANCES, "true");
    }

    /** Returns whether a hidden saboteur hides the whole place it stands on. */
    public boolean stealthHidesPlace() {
        return answers.is(GroundQuestion.STEALTH_STACK, "PLACE");
    }

    public boolean stealthMayAttack() {
        return answers.is(GroundQuestion.STEALTH_ATTACK, "true");
    }

    /** Returns whether a unit that goes back where it came from takes its walk back. */
    public boolean backTakesBack() {
        return answers.is(GroundQuestion.WALK_BACK, "TAKEN_BACK");
    }

    /** Returns whether points may be lost only where that cannot be helped. */
    public boolean leastLeft() {
        return answers.is(GroundQuestion.SPENDING, "LEAST_LEFT");
    }
}
