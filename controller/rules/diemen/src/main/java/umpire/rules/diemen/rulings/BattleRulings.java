package umpire.rules.diemen.rulings;

import umpire.rules.kernel.setup.HouseAnswers;

/**
 * How this table answers what the sheet leaves open.
 *
 * @param answers to its questions
 */
public record BattleRulings(HouseAnswers<BattleQuestion> answers) {
    public static final BattleRulings DEFAULT = new BattleRulings(HouseAnswers.byDefault(BattleQuestion.class));

    public boolean shotGobbled() {
        return answers.is(BattleQuestion.SHOT_GOBBLED, "true");
    }

    public boolean shotKnocks() {
        return answers.is(BattleQuestion.SHOT_KNOCKS, "true");
    }

    public boolean fliersCross() {
        return answers.is(BattleQuestion.FLIERS_CROSS, "OVER");
    }

    public boolean forestAgainstFliers() {
        return answers.is(BattleQuestion.FOREST_FLIERS, "true");
    }

    public boolean freeOnOpenOnly() {
        return answers.is(BattleQuestion.FREE_TERRAIN, "OPEN");
    }

    public boolean leavingTheMap() {
        return answers.is(BattleQuestion.LEAVING, "RETREAT");
    }
}
