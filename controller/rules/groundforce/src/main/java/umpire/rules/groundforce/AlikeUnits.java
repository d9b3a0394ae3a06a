package umpire.rules.groundforce;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.Action.AlikeChoice;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;

/**
 * Chooses between two units of a type on one place whose actions so far differ. The default attacker is the unit that loses fewer spaces
 * by its attack. The player may name the other one.
 */
final class AlikeUnits {
    private final Position position;
    private final boolean rush;
    private final boolean attackEndsWalk;
    private final Comparator<ForceUnit> losesLess;

    public AlikeUnits(Setup setup, Position position) {
        this.position = position;
        this.rush = setup.rush(position);
        this.attackEndsWalk = setup.rulings().attackEndsWalk();
        this.losesLess = Comparator.comparingInt(
                        (ForceUnit unit) -> unit.readiness().lostByAttack(attackEndsWalk, rush))
                .thenComparingInt(unit -> -unit.readiness().attacks(rush))
                .thenComparingInt(unit -> unit.readiness().allSpaces(attackEndsWalk, rush))
                .thenComparing(Comparator.reverseOrder());
    }

    /** Returns the units of a type on a place, the unit that has done less first. */
    List<ForceUnit> units(ForceType type, GroundPlace place) {
        return position.forces().units(position.turn(), place, type);
    }

    /** Returns the unit that a walk means; empty if there is none. */
    public Optional<ForceUnit> walker(ForceType type, GroundPlace from, boolean tired) {
        return tired
                ? named(type, from, AlikeChoice.TIRED)
                : units(type, from).stream().findFirst();
    }

    /** Returns the named one of two units; empty unless their actions so far differ. */
    public Optional<ForceUnit> named(ForceType type, GroundPlace place, AlikeChoice choice) {
        List<ForceUnit> units = units(type, place);
        boolean differ = units.stream().distinct().count() > 1;
        return units.stream()
                .filter(unit -> differ)
                .skip(choice == AlikeChoice.TIRED ? 1 : 0)
                .findFirst();
    }

    /** Returns the units of a type on a place that may attack, the default attacker first. */
    public List<ForceUnit> able(ForceType type, GroundPlace place) {
        return units(type, place).stream()
                .filter(unit -> unit.readiness().mayAttack(rush))
                .sorted(losesLess)
                .toList();
    }

    /** Returns the word for the unit that may attack instead of the default one; unsaid if there is none or both are equal. */
    public AlikeChoice other(ForceType type, GroundPlace place) {
        List<ForceUnit> able = able(type, place);
        if (able.size() < 2 || asReady(able.get(0), able.get(1))) {
            return AlikeChoice.UNSAID;
        }
        return able.get(1).compareTo(able.get(0)) > 0 ? AlikeChoice.TIRED : AlikeChoice.FRESH;
    }

    /** Returns whether the word names a unit other than the default attacker. The unit may be one that cannot attack. */
    boolean matters(ForceType type, GroundPlace from, AlikeChoice choice) {
        return choice == other(type, from)
                || !able(type, from)
                        .containsAll(named(type, from, choice).stream().toList());
    }

    /** Returns whether two units can still do the same. */
    boolean asReady(ForceUnit one, ForceUnit other) {
        return one.readiness().asReadyAs(other.readiness(), attackEndsWalk, rush);
    }

    /** Returns whether it matters which of two attackers from one place moves in. */
    public boolean unlike(Assault assault) {
        List<Assault.AssaultFighter> fighters = assault.fighters();
        return fighters.size() > 1
                && fighters.get(0).from().equals(fighters.get(1).from())
                && !asReady(assault.unit(fighters.get(0)), assault.unit(fighters.get(1)));
    }
}
