package umpire.rules.diemen.turn;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.conflict.BattleAssault;
import umpire.rules.diemen.conflict.BattleAssault.AttackKind;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.reach.DefenceSum;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.EventSink;

/** Settles attacks. Each step answers what is awaited, or nothing where the attack is settled. */
final class AssaultFlow {
    private final ConflictSetup setup;
    private final DefenceSum sum;

    AssaultFlow(ConflictSetup setup) {
        this.setup = setup;
        this.sum = new DefenceSum(setup);
    }

    /** Returns the first attack's next phase: it may be cancelled, it hits, or it does nothing. */
    AssaultStep defended(Conflict conflict, EventSink telling) {
        BattleAssault assault = conflict.assault();
        if (!assault.alive()) {
            telling.tell(
                    BattleRule.ATTACK_CUT_SHORT,
                    () -> "The attack on " + assault.at() + " is cut down to one die and does nothing.",
                    assault.at().place());
            return AssaultStep.settled(conflict);
        }
        return sum.any(conflict)
                ? AssaultStep.awaiting(conflict.with(new ConflictPhase.GobblingDice()))
                : hit(conflict, telling);
    }

    /** Goes on after an attack got through: first a die is knocked out. */
    AssaultStep hit(Conflict conflict, EventSink telling) {
        BattleAssault assault = conflict.assault();
        boolean knocks = assault.kind() != AttackKind.SHOT || setup.rulings().shotKnocks();
        List<DiceSet> sets =
                knocks ? conflict.side(assault.side().other()).dice().sets() : List.of();
        if (sets.size() > 1) {
            return AssaultStep.awaiting(conflict.with(new ConflictPhase.KnockingDie()));
        }
        Conflict knocked =
                sets.isEmpty() ? conflict : knock(conflict, sets.get(0).height(), telling);
        return struck(knocked, telling);
    }

    Conflict knock(Conflict conflict, int height, EventSink telling) {
        BattleSide side = conflict.assault().side().other();
        telling.tell(
                BattleRule.DIE_IS_KNOCKED,
                () -> side.title() + " loses a die of " + height + " out of its set "
                        + new DiceSet(conflict.side(side).dice().count(height), height) + "; take it away.");
        return conflict.with(
                side, conflict.side(side).withDice(conflict.side(side).dice().plus(height, -1)));
    }

    /** Goes on to the losses. */
    AssaultStep struck(Conflict conflict, EventSink telling) {
        BattleAssault assault = conflict.assault();
        tellLimit(conflict, telling);
        if (assault.kind() == AttackKind.SHOT) {
            telling.tell(
                    BattleRule.ARCHERS_DESTROY_ONE,
                    () -> "The shot from " + assault.from() + " destroys a unit on " + assault.at() + ".",
                    assault.at().place());
        }
        return losing(conflict, assault.damage(), telling);
    }

    /** Who attacked may be gone by now: an attack of the other side at the same time was settled first. */
    private static void tellLimit(Conflict conflict, EventSink telling) {
        BattleAssault assault = conflict.assault();
        int wanted = assault.width() + assault.bonus();
        int troops = conflict.field().troops(assault.from(), assault.side()).size();
        if (assault.damage() < wanted && assault.kind() == AttackKind.CLOSE) {
            telling.tell(
                    BattleRule.LIMITED_BY_TROOPS,
                    () -> "Of " + wanted + " damage " + assault.damage() + " is done: from " + assault.from() + " "
                            + assault.limit() + (assault.limit() == 1 ? " unit attacked." : " units attacked."),
                    assault.at().place());
        }
        if (assault.kind() == AttackKind.SIEGE && wanted > troops) {
            telling.tell(
                    BattleRule.SIEGE_UNLIMITED,
                    () -> "The Siege Engines that attacked from " + assault.from() + " do " + wanted
                            + " damage, however few they were.",
                    assault.at().place());
        }
    }

    /** Takes away units that have to go, or lets their side pick. */
    AssaultStep losing(Conflict conflict, int left, EventSink telling) {
        BattleAssault assault = conflict.assault();
        BattleSide side = assault.side().other();
        Troops troops = conflict.field().troops(assault.at(), side);
        if (left == 0 || troops.isEmpty()) {
            return AssaultStep.settled(conflict);
        }
        return forced(troops, left)
                .map(lost -> AssaultStep.settled(lose(conflict, lost, telling)))
                .orElseGet(() -> AssaultStep.awaiting(conflict.with(new ConflictPhase.LosingUnits(left))));
    }

    private static Optional<Troops> forced(Troops troops, int left) {
        if (troops.size() <= left) {
            return Optional.of(troops);
        }
        TroopType first = troops.types().get(0);
        return troops.only(first) ? Optional.of(Troops.of(first, left)) : Optional.empty();
    }

    Conflict lose(Conflict conflict, Troops lost, EventSink telling) {
        BattleAssault assault = conflict.assault();
        telling.tell(
                BattleRule.UNITS_ARE_DESTROYED,
                () -> assault.side().other().title() + " loses " + lost.says() + " on " + assault.at() + ".",
                assault.at().place());
        return conflict.with(conflict.field().less(assault.at(), lost));
    }

    /**
     * What an attack came to.
     *
     * @param conflict after it; without the attack where it is settled
     * @param settled whether nothing is awaited for it any more
     */
    record AssaultStep(Conflict conflict, boolean settled) {
        static AssaultStep awaiting(Conflict conflict) {
            return new AssaultStep(conflict, false);
        }

        static AssaultStep settled(Conflict conflict) {
            List<BattleAssault> others =
                    conflict.assaults().subList(1, conflict.assaults().size());
            return new AssaultStep(conflict.withAssaults(others), true);
        }
    }
}
