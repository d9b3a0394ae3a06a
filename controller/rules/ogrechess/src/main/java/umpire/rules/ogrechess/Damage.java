package umpire.rules.ogrechess;

import java.util.Optional;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.Rulings;

/** Applies the result of an attack to its target. */
final class Damage {
    private final Rulings rulings;

    Damage(Rulings rulings) {
        this.rulings = rulings;
    }

    /**
     * Returns the unit after ranged fire.
     *
     * @param ownTurn whether the unit was hit in its owner's turn: it then recovers a turn sooner
     * @return the unit as it is now, the same one when nothing happened; empty when it is destroyed
     */
    static Optional<Unit> ranged(Unit target, Aim aim, Odds.Result result, boolean ownTurn) {
        if (result == Odds.Result.NO_EFFECT) {
            return Optional.of(target);
        }
        boolean destroyed = result == Odds.Result.DESTROYED;
        return switch (target) {
            case Unit.Platoon platoon -> destroyed ? Optional.empty() : lessSquads(platoon, 1);
            case Unit.Mechanized mech ->
                destroyed ? Optional.empty() : Optional.of(new Unit.Platoon(mech.side(), Unit.FULL, true));
            case Unit.Armour armour ->
                destroyed || armour.disabled() > 0
                        ? Optional.empty()
                        : Optional.of(armour.disabledFor(ownTurn ? 1 : 2));
            case Unit.CommandPost post -> Optional.of(post.disabledFor(ownTurn ? 1 : 2));
            case Unit.Ogre ogre -> destroyed ? component(ogre, aim) : Optional.of(ogre);
        };
    }

    /**
     * Returns the unit after a shot in an overrun.
     *
     * @param byArmour whether the target is Mech-INF, hit by the armour that it overruns (2.741)
     */
    Optional<Unit> clash(Unit target, Aim aim, Odds.Result result, boolean byArmour) {
        if (result == Odds.Result.NO_EFFECT) {
            return Optional.of(target);
        }
        return switch (target) {
            case Unit.Platoon platoon -> rulings.wholePlatoonLost ? Optional.empty() : lessSquads(platoon, 1);
            case Unit.Mechanized mech -> {
                boolean two = byArmour && result == Odds.Result.DESTROYED;
                yield Optional.of(new Unit.Platoon(mech.side(), two ? Unit.FULL - 1 : Unit.FULL, true));
            }
            case Unit.Ogre ogre ->
                result == Odds.Result.DESTROYED || rulings.ogreTakesD ? component(ogre, aim) : Optional.of(ogre);
            case Unit.Armour armour -> Optional.empty();
            case Unit.CommandPost post -> Optional.empty();
        };
    }

    /** Returns the infantry that took an Ogre, after the last attack of its wreck. */
    Optional<Unit> parting(Unit target, Odds.Result result) {
        if (rulings.survivorsByTable) {
            return ranged(target, Aim.UNIT, result, true);
        }
        return result == Odds.Result.NO_EFFECT ? Optional.of(target) : loseSquads(target, 1);
    }

    /** Returns infantry after a number of losses. The GEV-PC is the first loss (2.7413). */
    static Optional<Unit> loseSquads(Unit infantry, int losses) {
        if (losses == 0) {
            return Optional.of(infantry);
        }
        if (infantry instanceof Unit.Platoon platoon) {
            return lessSquads(platoon, losses);
        }
        return lessSquads(new Unit.Platoon(infantry.side(), Unit.FULL, true), losses - 1);
    }

    private static Optional<Unit> lessSquads(Unit.Platoon platoon, int losses) {
        int left = platoon.squads() - losses;
        return left < 1 ? Optional.empty() : Optional.of(new Unit.Platoon(platoon.side(), left, platoon.promoted()));
    }

    /** Returns an Ogre after a hit on a component. */
    static Optional<Unit> component(Unit.Ogre ogre, Aim aim) {
        Batteries batteries = ogre.batteries();
        return switch (aim) {
            case MAIN_BATTERY ->
                Optional.of(new Unit.Ogre(ogre.side(), batteries.less(new Batteries(1, 0)), ogre.moveUnits()));
            case SECONDARY_BATTERY ->
                Optional.of(new Unit.Ogre(ogre.side(), batteries.less(new Batteries(0, 1)), ogre.moveUnits()));
            case MOVE_UNIT -> Optional.of(new Unit.Ogre(ogre.side(), batteries, ogre.moveUnits() - 1));
            case WEAK_SPOT, UNIT -> Optional.empty();
        };
    }
}
