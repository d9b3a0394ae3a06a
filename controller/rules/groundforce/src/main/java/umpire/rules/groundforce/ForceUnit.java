package umpire.rules.groundforce;

import umpire.rules.groundforce.battlefield.ForceType;

/** A unit on the board, with its actions in this turn. */
public record ForceUnit(ForceType type, UnitReadiness readiness) implements Comparable<ForceUnit> {
    public static ForceUnit fresh(ForceType type) {
        return new ForceUnit(type, UnitReadiness.FRESH);
    }

    public ForceUnit with(UnitReadiness done) {
        return new ForceUnit(type, done);
    }

    @Override
    public int compareTo(ForceUnit other) {
        return type == other.type ? readiness.compareTo(other.readiness) : type.compareTo(other.type);
    }
}
