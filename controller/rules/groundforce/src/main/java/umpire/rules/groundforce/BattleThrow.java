package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.GroundPlace;

/**
 * The dice of a battle.
 *
 * @param attacker who attacked
 * @param attack what the attacker threw
 * @param defence what the defender threw
 * @param target where
 */
public record BattleThrow(ArmyColour attacker, List<BattleFace> attack, List<BattleFace> defence, GroundPlace target) {
    public BattleThrow {
        attack = sorted(attack);
        defence = sorted(defence);
    }

    private static List<BattleFace> sorted(List<BattleFace> faces) {
        List<BattleFace> sorted = new ArrayList<>(faces);
        Collections.sort(sorted);
        return List.copyOf(sorted);
    }

    public int hits() {
        return (int) attack.stream().filter(BattleFace::attacks).count();
    }

    public int blocks() {
        return (int) defence.stream().filter(BattleFace::defends).count();
    }

    /** Returns by how much the attacker threw better; less than 0 where the defender did. */
    public int lead() {
        return hits() - blocks();
    }
}
