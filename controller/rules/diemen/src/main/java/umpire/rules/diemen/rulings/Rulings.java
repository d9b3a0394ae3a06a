package umpire.rules.diemen.rulings;

import umpire.rules.diemen.field.BattleMap.HexTerrain;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.kernel.setup.HouseAnswers;

/**
 * The house rulings: this table's answers to the questions that the sheet leaves open.
 *
 * @param answers the answers, by question
 */
public record Rulings(HouseAnswers<Question> answers) {

    /** Returns whether a declaration may be changed until the other side has declared. */
    public boolean declaredAnew() {
        return answers.is(Question.REDECLARE, "UNTIL_BOTH");
    }

    /** Returns whether a Gobble Die cancels no die that is higher than itself. */
    public boolean gobbleByHeight() {
        return answers.is(Question.GOBBLE, "HEIGHT_AND_TIME");
    }

    /** Returns whether only squads that could attack the target make an extra facing. */
    public boolean fightersFace() {
        return answers.is(Question.FACING, "FIGHTING_SQUADS");
    }

    /** Returns whether each Cavalry unit does extra damage, rather than all those of a space together. */
    public boolean eachCavalryHits() {
        return answers.is(Question.CAVALRY_DAMAGE, "EACH_UNIT");
    }

    public boolean shotGobbled() {
        return answers.is(Question.SHOT_GOBBLED, "true");
    }

    public boolean shotKnocks() {
        return answers.is(Question.SHOT_KNOCKS, "true");
    }

    public boolean shotWidened() {
        return answers.is(Question.SHOT_WIDENED, "true");
    }

    public boolean fliersCross() {
        return answers.is(Question.FLIERS_CROSS, "OVER");
    }

    /** Returns whether a unit may stand on a terrain. */
    public boolean enters(TroopType type, HexTerrain terrain) {
        return type.enters(terrain) || (type == TroopType.FLIERS && impassibleIsEntered());
    }

    /** Returns whether there are troops that may stand on Impassible terrain: Fliers. */
    public boolean impassibleIsEntered() {
        return answers.is(Question.FLIERS_CROSS, "ONTO");
    }

    /** Returns whether both sides name their tactics for equal sets at once, before either knows the other's. */
    public boolean equalSetsInSecret() {
        return answers.is(Question.EQUAL_SETS_NAMED, "SECRET");
    }

    /** Returns whether troops in retreat keep away from every enemy rather than from the nearest only. */
    public boolean awayFromAnyEnemy() {
        return answers.is(Question.AT_AN_ENEMY, "ANY");
    }

    /** Returns whether each squad is tested for being surrounded, rather than its side. */
    public boolean squadsAreSurrounded() {
        return answers.is(Question.SURROUNDED, "TROOPS");
    }

    public boolean forestAgainstFliers() {
        return answers.is(Question.FOREST_FLIERS, "true");
    }

    public boolean freeOnOpenOnly() {
        return answers.is(Question.FREE_TERRAIN, "OPEN");
    }

    /** Returns whether a space is threatened by troops that could attack it, rather than by troops next to it. */
    public boolean threatenedInReach() {
        return answers.is(Question.THREATENED, "IN_REACH");
    }

    public boolean impassibleGoal() {
        return answers.is(Question.IMPASSIBLE_GOAL, "ALLOWED");
    }

    public boolean leavingTheMap() {
        return answers.is(Question.LEAVING, "RETREAT");
    }
}
