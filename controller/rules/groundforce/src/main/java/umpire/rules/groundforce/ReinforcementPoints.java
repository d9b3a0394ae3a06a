package umpire.rules.groundforce;

import java.util.EnumMap;
import java.util.Map;
import umpire.rules.groundforce.battlefield.ForceType;

/**
 * What points can buy.
 *
 * @param room how many more units fit into the base
 * @param spare how many units of each type are in the box
 */
record ReinforcementPoints(int room, Map<ForceType, Integer> spare) {
    public ReinforcementPoints {
        spare = Map.copyOf(spare);
    }

    /** Returns what the army whose turn it is can buy. */
    public static ReinforcementPoints of(Setup setup, Position position) {
        Map<ForceType, Integer> spare = new EnumMap<>(ForceType.class);
        for (ForceType type : ForceType.values()) {
            spare.put(type, setup.spare(position, position.turn(), type));
        }
        return new ReinforcementPoints(setup.roomInBase(position, position.turn()), spare);
    }

    /** Returns what could be bought before these were. */
    public ReinforcementPoints without(Map<ForceType, Integer> bought) {
        Map<ForceType, Integer> more = new EnumMap<>(spare);
        bought.forEach((type, count) -> more.merge(type, count, Integer::sum));
        return new ReinforcementPoints(
                room + bought.values().stream().mapToInt(Integer::intValue).sum(), more);
    }

    /** Returns how many of so many points are lost at least. */
    public int lost(int points) {
        return points - mostSpent(points);
    }

    /** Returns how many of so many points are lost at least if a unit of a type is bought first. */
    int lostAfter(ForceType type, int points) {
        return without(Map.of(type, -1)).lost(points - type.points());
    }

    private int mostSpent(int points) {
        int most = 0;
        for (ForceType type : ForceType.values()) {
            if (room > 0 && type.points() <= points && spare.getOrDefault(type, 0) > 0) {
                int rest = without(Map.of(type, -1)).mostSpent(points - type.points());
                most = Math.max(most, type.points() + rest);
            }
        }
        return most;
    }
}
