package umpire.rules.groundforce.plain;

import java.util.Map;

/** The house rulings by key. A missing key has its default. */
public record PlainHouse(Map<String, String> answers) {
    public PlainHouse {
        answers = Map.copyOf(answers);
    }

    boolean says(String key, String answer) {
        return answer.equals(answers.get(key));
    }

    boolean attackersWalkOn() {
        return says("attackEndsWalk", "false");
    }

    /** Returns the cost of a jump over a number of places, in spaces. */
    int jump(int places) {
        return says("jumpCost", "EACH_JUMP") ? 1 : says("jumpCost", "WITH_LANDING") ? places + 1 : places;
    }

    int together() {
        return says("maxAttackers", "ONE") ? 1 : 2;
    }
}
