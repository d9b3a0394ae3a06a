package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.BattleAssault.AttackKind;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.EventSink;

/** Settles attacks. Each step answers what is awaited, or nothing where the attack is settled. */
final class AssaultExecution {
    private final Setup setup;
    private final DefenceSum sum;

    AssaultExecution(Setup setup) {
        this.setup = setup;
        this.sum = new DefenceSum(setup);
    }

    /** Returns the first attack's next phase: it may be cancelled, it hits, or it does nothing. */
    AssaultStep defended(Position position, EventSink telling) {
        BattleAssault assault = position.assault();
        if (!assault.alive()) {
            telling.tell(
                    SheetRule.ATTACK_CUT_SHORT,
                    () -> "The attack on " + assault.at() + " has one die left, so it does nothing.",
                    assault.at().place());
            return AssaultStep.settled(position);
        }
        return sum.any(position)
                ? AssaultStep.awaiting(position.with(new Phase.GobblingDice()))
                : hit(position, telling);
    }

    /** Goes on after an attack got through: first a die is knocked out. */
    AssaultStep hit(Position position, EventSink telling) {
        BattleAssault assault = position.assault();
        boolean knocks = assault.kind() != AttackKind.SHOT || setup.rulings().shotKnocks();
        List<DiceSet> sets =
                knocks ? position.side(assault.side().other()).dice().sets() : List.of();
        if (sets.size() > 1) {
            return AssaultStep.awaiting(position.with(new Phase.KnockingDie()));
        }
        Position knocked =
                sets.isEmpty() ? position : knock(position, sets.get(0).height(), telling);
        return struck(knocked, telling);
    }

    Position knock(Position position, int height, EventSink telling) {
        BattleSide side = position.assault().side().other();
        telling.tell(
                SheetRule.DIE_IS_KNOCKED,
                () -> side.title() + " takes one die away from its set "
                        + new DiceSet(position.side(side).dice().count(height), height) + ".");
        return position.with(
                side, position.side(side).withDice(position.side(side).dice().plus(height, -1)));
    }

    /** Goes on to the losses. */
    AssaultStep struck(Position position, EventSink telling) {
        BattleAssault assault = position.assault();
        tellLimit(position, telling);
        if (assault.kind() == AttackKind.SHOT) {
            telling.tell(
                    SheetRule.ARCHERS_DESTROY_ONE,
                    () -> "The shot from " + assault.from() + " destroys a unit on " + assault.at() + ".",
                    assault.at().place());
        }
        return losing(position, assault.damage(), telling);
    }

    /** Who attacked may be gone by now: an attack of the other side at the same time was settled first. */
    private static void tellLimit(Position position, EventSink telling) {
        BattleAssault assault = position.assault();
        int wanted = assault.width() + assault.bonus();
        int troops = position.field().troops(assault.from(), assault.side()).size();
        if (assault.damage() < wanted && assault.kind() == AttackKind.CLOSE) {
            telling.tell(
                    SheetRule.LIMITED_BY_TROOPS,
                    () -> (assault.limit() == 1 ? "1 unit attacks" : assault.limit() + " units attack") + " from "
                            + assault.from() + ", so " + assault.damage() + " at most "
                            + (assault.damage() == 1 ? "is" : "are") + " lost, and not " + wanted + ".",
                    assault.at().place());
        }
        if (assault.kind() == AttackKind.SIEGE && wanted > troops) {
            telling.tell(
                    SheetRule.SIEGE_UNLIMITED,
                    () -> "Siege Engines attacked from " + assault.from() + ", so up to " + wanted
                            + " units are lost, however few attacked.",
                    assault.at().place());
        }
    }

    /** Takes away units that have to go, or lets their side pick. */
    AssaultStep losing(Position position, int left, EventSink telling) {
        BattleAssault assault = position.assault();
        BattleSide side = assault.side().other();
        Troops troops = position.field().troops(assault.at(), side);
        if (left == 0 || troops.isEmpty()) {
            return AssaultStep.settled(position);
        }
        return forced(troops, left)
                .map(lost -> AssaultStep.settled(lose(position, lost, telling)))
                .orElseGet(() -> AssaultStep.awaiting(position.with(new Phase.LosingUnits(left))));
    }

    private static Optional<Troops> forced(Troops troops, int left) {
        if (troops.size() <= left) {
            return Optional.of(troops);
        }
        TroopType first = troops.types().get(0);
        return troops.only(first) ? Optional.of(Troops.of(first, left)) : Optional.empty();
    }

    Position lose(Position position, Troops lost, EventSink telling) {
        BattleAssault assault = position.assault();
        telling.tell(
                SheetRule.UNITS_ARE_DESTROYED,
                () -> assault.side().other().title() + " loses " + lost.says() + " on " + assault.at() + ".",
                assault.at().place());
        return position.with(position.field().less(assault.at(), lost));
    }

    /**
     * What an attack came to.
     *
     * @param position after it; without the attack where it is settled
     * @param settled whether nothing is awaited for it any more
     */
    record AssaultStep(Position position, boolean settled) {
        static AssaultStep awaiting(Position position) {
            return new AssaultStep(position, false);
        }

        static AssaultStep settled(Position position) {
            List<BattleAssault> others =
                    position.assaults().subList(1, position.assaults().size());
            return new AssaultStep(position.withAssaults(others), true);
        }
    }
}
