package umpire.rules.diemen.turn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diemen.conflict.BattleAssault;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.HexTerrain;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.reach.AssaultSum;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.EventSink;

/** Carries out what a set is spent on. */
final class SetDeeds {
    private final ConflictSetup setup;
    private final ConflictFlow flow;

    SetDeeds(ConflictSetup setup, ConflictFlow flow) {
        this.setup = setup;
        this.flow = flow;
    }

    private Conflict spent(Conflict conflict, ConflictPhase.SpendingSet spending) {
        return flow.spent(conflict, spending.side(), spending.set());
    }

    Conflict pass(Conflict conflict, ConflictPhase.SpendingSet spending, EventSink telling) {
        telling.tell(
                BattleRule.ONE_TACTIC_A_SET,
                () -> spending.side().title() + " spends its set " + spending.set() + " on nothing.");
        return flow.next(spent(conflict, spending), telling);
    }

    Conflict defend(Conflict conflict, ConflictPhase.SpendingSet spending, EventSink telling) {
        BattleSide side = spending.side();
        telling.tell(
                BattleRule.DICE_BECOME_GOBBLE,
                () -> side.title() + " defends with " + spending.set() + ": "
                        + spending.set().width() + " Gobble Dice of "
                        + spending.set().height() + ".");
        Conflict after =
                spent(conflict, spending).with(side, conflict.side(side).defending(spending.set()));
        return flow.next(after, telling);
    }

    Conflict attack(
            Conflict conflict,
            ConflictPhase.SpendingSet spending,
            ConflictAction.AttackSpace attack,
            EventSink telling) {
        BattleSide side = spending.side();
        AssaultSum sum = AssaultSum.of(setup, conflict, side, spending.set(), attack.from(), attack.at());
        tell(sum, spending, telling);
        return begun(conflict, spending, sum, telling);
    }

    Conflict shoot(
            Conflict conflict, ConflictPhase.SpendingSet spending, ConflictAction.ShootSpace shoot, EventSink telling) {
        AssaultSum sum = AssaultSum.shot(setup, conflict, spending.side(), spending.set(), shoot.from(), shoot.at());
        telling.tell(
                BattleRule.WIDEST_GOES_FIRST,
                () -> "Archers of " + spending.side().title() + " shoot from " + shoot.from() + " at " + shoot.at()
                        + " with " + spending.set() + ".",
                shoot.at().place(),
                shoot.from().place());
        tellWidened(sum, telling);
        return begun(conflict, spending, sum, telling);
    }

    private Conflict begun(Conflict conflict, ConflictPhase.SpendingSet spending, AssaultSum sum, EventSink telling) {
        BattleSide side = spending.side();
        Conflict spent = spent(conflict, spending);
        Conflict after = sum.widened() ? spent.with(side, spent.side(side).widened()) : spent;
        List<BattleAssault> all = Stream.concat(after.assaults().stream(), Stream.of(sum.assault()))
                .toList();
        return flow.next(after.withAssaults(all), telling);
    }

    private static void tellWidened(AssaultSum sum, EventSink telling) {
        if (sum.widened()) {
            telling.tell(
                    BattleRule.ARCHERS_WIDEN,
                    () -> "Archers make the attack one wider: " + sum.assault().width() + ".",
                    sum.assault().from().place());
        }
    }

    private void tell(AssaultSum sum, ConflictPhase.SpendingSet spending, EventSink telling) {
        BattleAssault assault = sum.assault();
        telling.tell(
                BattleRule.WIDEST_GOES_FIRST,
                () -> assault.side().title() + " attacks from " + assault.from() + " at " + assault.at() + " with "
                        + spending.set() + ".",
                assault.at().place(),
                assault.from().place());
        tellWidened(sum, telling);
        if (sum.facings() > 0) {
            telling.tell(
                    BattleRule.EXTRA_FACING,
                    () -> "Extra facings of " + assault.at() + ": " + sum.facings() + " damage more.",
                    assault.at().place());
        }
        if (sum.cavalry() > 0) {
            telling.tell(
                    BattleRule.CAVALRY_HITS_HARDER,
                    () -> "The Cavalry does " + sum.cavalry() + " damage more.",
                    assault.from().place());
        }
        if (sum.high()) {
            HexTerrain terrain = setup.map().terrain(assault.from());
            telling.tell(
                    terrain == HexTerrain.HILL ? BattleRule.HIGH_ATTACK : BattleRule.MOUNTAIN_ATTACK,
                    () -> "From the " + terrain.title() + " it does 1 damage more.",
                    assault.from().place());
        }
    }

    Conflict move(
            Conflict conflict, ConflictPhase.SpendingSet spending, ConflictAction.MoveTroops move, EventSink telling) {
        Troops troops = move.troops();
        tellMove(spending.side(), move, telling);
        Conflict after = spent(conflict, spending)
                .with(move.to()
                        .map(to -> conflict.field().moved(move.from(), to, troops))
                        .orElseGet(() -> conflict.field().leaving(move.from(), troops)));
        return flow.next(after, telling);
    }

    private static void tellMove(BattleSide side, ConflictAction.MoveTroops move, EventSink telling) {
        Optional<BattleHex> to = move.to();
        if (to.isEmpty()) {
            telling.tell(
                    BattleRule.LEFT_THE_MAP,
                    () -> side.title() + " takes " + move.troops().says() + " off the map from " + move.from() + ".",
                    move.from().place());
            return;
        }
        telling.tell(
                rule(move.troops(), move.from().distance(to.get()) > 1),
                () -> side.title() + " moves " + move.troops().says() + " from " + move.from() + " to " + to.get()
                        + ".",
                to.get().place(),
                move.from().place());
    }

    private static BattleRule rule(Troops troops, boolean far) {
        if (far) {
            return troops.has(TroopType.CAVALRY)
                    ? BattleRule.CAVALRY_TRAVELS
                    : troops.has(TroopType.CHARIOTS) ? BattleRule.CHARIOTS_TRAVEL : BattleRule.FLIERS_CROSS;
        }
        return troops.only(TroopType.INFANTRY) ? BattleRule.INFANTRY_IS_PLAIN : BattleRule.UNITS_MOVE;
    }
}
