package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.BattleAssault.AttackKind;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.EventSink;

/** Settles attacks. Each step leads to the choice that is awaited, or to {@link Phase.Resolving} where the attack is over. */
final class AssaultCourse {
    private final Setup setup;
    private final AssaultSum.DefenceSum sum;

    AssaultCourse(Setup setup) {
        this.setup = setup;
        this.sum = new AssaultSum.DefenceSum(setup);
    }

    /** Returns the first attack's next phase: it may be cancelled, it hits, or it does nothing. */
    Position defended(Position position, EventSink telling) {
        BattleAssault assault = position.assault();
        if (!assault.alive()) {
            telling.tell(
                    SheetRule.ATTACK_CUT_SHORT,
                    () -> "The attack on " + assault.at() + " has one die left, so it does nothing.",
                    assault.at().place());
            return settled(position);
        }
        return sum.any(position) ? position.with(new Phase.GobblingDice()) : hit(position, telling);
    }

    /** Goes on after an attack got through: first a die is knocked out. */
    Position hit(Position position, EventSink telling) {
        BattleAssault assault = position.assault();
        boolean knocks = assault.kind() != AttackKind.SHOT || setup.rulings().shotKnocks();
        List<DiceSet> sets =
                knocks ? position.side(assault.side().other()).dice().sets() : List.of();
        if (sets.size() > 1) {
            return position.with(new Phase.KnockingDie());
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
    Position struck(Position position, EventSink telling) {
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

    /**
     * Tells how many units the number of attackers lets them destroy. The attackers may be gone by now: the other side's attack at the same
     * time may have been settled first.
     */
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
    Position losing(Position position, int left, EventSink telling) {
        BattleAssault assault = position.assault();
        BattleSide side = assault.side().other();
        Troops troops = position.field().troops(assault.at(), side);
        if (left == 0 || troops.isEmpty()) {
            return settled(position);
        }
        return forced(troops, left)
                .map(lost -> settled(lose(position, lost, telling)))
                .orElseGet(() -> position.with(new Phase.LosingUnits(left)));
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

    /** Returns the position after the first attack is over. */
    private static Position settled(Position position) {
        List<BattleAssault> others =
                position.assaults().subList(1, position.assaults().size());
        return position.withAssaults(others).resolving();
    }
}
