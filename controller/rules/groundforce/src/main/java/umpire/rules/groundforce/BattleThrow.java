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
 * @param attacker the army that attacked
 * @param attack the attacker's dice
 * @param defence the defender's dice
 * @param target the attacked place
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

    /** Returns by how much the attacker threw better; negative if the defender threw better. */
    public int lead() {
        return hits() - blocks();
    }
}
