package umpire.rules.diemen.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The units on the map.
 *
 * @param squads in the order of their spaces, at most one on each
 */
public record BattleField(List<BattleSquad> squads) {
    public BattleField {
        squads = squads.stream().sorted().toList();
    }

    public Optional<BattleSquad> at(BattleHex hex) {
        for (BattleSquad squad : squads) {
            if (squad.at().equals(hex)) {
                return Optional.of(squad);
            }
        }
        return Optional.empty();
    }

    public Optional<BattleSquad> at(BattleHex hex, BattleSide side) {
        return at(hex).filter(squad -> squad.side() == side);
    }

    /** Returns the units of a side in a space, which may be none. */
    public Troops troops(BattleHex hex, BattleSide side) {
        return at(hex, side).map(BattleSquad::troops).orElse(Troops.NONE);
    }

    public List<BattleSquad> squads(BattleSide side) {
        return squads.stream().filter(squad -> squad.side() == side).toList();
    }

    /** Returns how many units a side has. */
    public int size(BattleSide side) {
        int size = 0;
        for (BattleSquad squad : squads) {
            size += squad.side() == side ? squad.size() : 0;
        }
        return size;
    }

    /** Returns how many units of a type a side has. */
    public int count(BattleSide side, TroopType type) {
        return squads(side).stream()
                .mapToInt(squad -> squad.troops().count(type))
                .sum();
    }

    /** Returns whether an enemy of a side stands next to a space. */
    public boolean enemyBeside(BattleHex hex, BattleSide side) {
        for (BattleSquad squad : squads) {
            if (squad.side() != side && squad.at().distance(hex) == 1) {
                return true;
            }
        }
        return false;
    }

    /** Returns the distance to the nearest enemy of a side, in spaces; {@link Integer#MAX_VALUE} where there is none. */
    public int nearestEnemy(BattleHex hex, BattleSide side) {
        int nearest = Integer.MAX_VALUE;
        for (BattleSquad squad : squads) {
            if (squad.side() != side) {
                nearest = Math.min(nearest, squad.at().distance(hex));
            }
        }
        return nearest;
    }

    /** Returns the first enemy of a side to which one space is nearer than another. */
    public Optional<BattleHex> approached(BattleHex from, BattleHex to, BattleSide side) {
        for (BattleSquad squad : squads) {
            if (squad.side() != side && squad.at().distance(to) < squad.at().distance(from)) {
                return Optional.of(squad.at());
            }
        }
        return Optional.empty();
    }

    private BattleField with(BattleHex hex, Optional<BattleSquad> squad) {
        return new BattleField(Stream.concat(
                        squads.stream().filter(each -> !each.at().equals(hex)), squad.stream())
                .toList());
    }

    /** Returns this field without some units of a space; Defenders that have used their die fall first. */
    public BattleField less(BattleHex hex, Troops lost) {
        BattleSquad squad = at(hex).orElseThrow();
        int tired = Math.max(0, squad.tired() - lost.count(TroopType.DEFENDERS));
        return with(hex, left(squad, squad.troops().minus(lost), tired));
    }

    private static Optional<BattleSquad> left(BattleSquad squad, Troops rest, int tired) {
        return rest.isEmpty() ? Optional.empty() : Optional.of(new BattleSquad(squad.side(), squad.at(), rest, tired));
    }

    /** Returns this field after some units of a space have left it; Defenders that have not used their die go first. */
    public BattleField leaving(BattleHex from, Troops moved) {
        BattleSquad squad = at(from).orElseThrow();
        return with(from, left(squad, squad.troops().minus(moved), squad.tired() - tiredAmong(squad, moved)));
    }

    /** Returns this field after some units went from a space to another, empty or of their side. */
    public BattleField moved(BattleHex from, BattleHex to, Troops moved) {
        BattleSquad squad = at(from).orElseThrow();
        Optional<BattleSquad> there = at(to);
        Troops together = there.map(BattleSquad::troops).orElse(Troops.NONE).plus(moved);
        int tired = there.map(BattleSquad::tired).orElse(0) + tiredAmong(squad, moved);
        return leaving(from, moved).with(to, Optional.of(new BattleSquad(squad.side(), to, together, tired)));
    }

    private static int tiredAmong(BattleSquad squad, Troops moved) {
        return Math.max(0, moved.count(TroopType.DEFENDERS) - squad.freshDefenders());
    }

    /** Returns this field after one of the Defenders in a space has used its die. */
    public BattleField tiring(BattleHex hex) {
        BattleSquad squad = at(hex).orElseThrow();
        return with(hex, Optional.of(new BattleSquad(squad.side(), hex, squad.troops(), squad.tired() + 1)));
    }

    /** Returns this field with every Defender's die back. */
    public BattleField rested() {
        List<BattleSquad> rested = new ArrayList<>();
        squads.forEach(squad -> rested.add(new BattleSquad(squad.side(), squad.at(), squad.troops())));
        return new BattleField(rested);
    }

    /**
     * All units of a side in one space.
     *
     * @param side the side of the units
     * @param at the space
     * @param troops at least one unit
     * @param tired how many of its Defenders have used their free die in this round
     */
    public record BattleSquad(BattleSide side, BattleHex at, Troops troops, int tired)
            implements Comparable<BattleSquad> {
        public BattleSquad {
            if (troops.isEmpty() || tired < 0 || tired > troops.count(TroopType.DEFENDERS)) {
                throw new IllegalArgumentException("no squad: " + troops + " of which " + tired + " are tired");
            }
        }

        public BattleSquad(BattleSide side, BattleHex at, Troops troops) {
            this(side, at, troops, 0);
        }

        public int size() {
            return troops.size();
        }

        /** Returns how many of its Defenders have their die still. */
        public int freshDefenders() {
            return troops.count(TroopType.DEFENDERS) - tired;
        }

        @Override
        public int compareTo(BattleSquad other) {
            return at.compareTo(other.at);
        }
    }
}
