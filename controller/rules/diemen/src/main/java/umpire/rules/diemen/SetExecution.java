package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.HexTerrain;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.EventSink;

/** Carries out what a set is spent on. */
final class SetExecution {
    private final Setup setup;
    private final PhaseTransitions transitions;

    SetExecution(Setup setup, PhaseTransitions transitions) {
        this.setup = setup;
        this.transitions = transitions;
    }

    private Position spent(Position position, Phase.SpendingSet spending) {
        return transitions.spent(position, spending.side(), spending.set());
    }

    Position pass(Position position, Phase.SpendingSet spending, EventSink telling) {
        telling.tell(
                SheetRule.ONE_TACTIC_A_SET,
                () -> spending.side().title() + " passes: its set " + spending.set() + " is lost.");
        return transitions.next(spent(position, spending), telling);
    }

    Position defend(Position position, Phase.SpendingSet spending, EventSink telling) {
        BattleSide side = spending.side();
        telling.tell(
                SheetRule.DICE_BECOME_GOBBLE,
                () -> side.title() + " defends with " + spending.set() + ": "
                        + spending.set().width() + " Gobble Dice of "
                        + spending.set().height() + ".");
        Position after =
                spent(position, spending).with(side, position.side(side).defending(spending.set()));
        return transitions.next(after, telling);
    }

    Position attack(Position position, Phase.SpendingSet spending, Action.AttackSpace attack, EventSink telling) {
        BattleSide side = spending.side();
        AssaultSum sum = AssaultSum.of(setup, position, side, spending.set(), attack.from(), attack.at());
        tell(position, sum, spending, telling);
        return begun(position, spending, sum, telling);
    }

    Position shoot(Position position, Phase.SpendingSet spending, Action.ShootSpace shoot, EventSink telling) {
        AssaultSum sum = AssaultSum.shot(setup, position, spending.side(), spending.set(), shoot.from(), shoot.at());
        telling.tell(
                SheetRule.WIDEST_GOES_FIRST,
                () -> spending.side().title() + "'s Archers shoot from " + shoot.from() + " at " + shoot.at() + " with "
                        + spending.set() + ".",
                shoot.at().place(),
                shoot.from().place());
        tellWidened(sum, telling);
        return begun(position, spending, sum, telling);
    }

    private Position begun(Position position, Phase.SpendingSet spending, AssaultSum sum, EventSink telling) {
        BattleSide side = spending.side();
        Position spent = spent(position, spending);
        Position after = sum.widened() ? spent.with(side, spent.side(side).widened()) : spent;
        List<BattleAssault> all = Stream.concat(after.assaults().stream(), Stream.of(sum.assault()))
                .toList();
        return transitions.next(after.withAssaults(all), telling);
    }

    private static void tellWidened(AssaultSum sum, EventSink telling) {
        if (sum.widened()) {
            telling.tell(
                    SheetRule.ARCHERS_WIDEN,
                    () -> "Archers make the attack one die wider: it has "
                            + sum.assault().width() + " dice.",
                    sum.assault().from().place());
        }
    }

    private void tell(Position position, AssaultSum sum, Phase.SpendingSet spending, EventSink telling) {
        BattleAssault assault = sum.assault();
        telling.tell(
                SheetRule.WIDEST_GOES_FIRST,
                () -> assault.side().title() + " attacks from " + assault.from() + " at " + assault.at() + " with "
                        + spending.set() + ".",
                assault.at().place(),
                assault.from().place());
        tellWidened(sum, telling);
        BattleSide defender = assault.side().other();
        if (setup.map().terrain(assault.at()) == HexTerrain.FOREST
                && !assault.flying()
                && !position.side(defender).defended()) {
            telling.tell(
                    SheetRule.FOREST_DIE,
                    () -> "The Forest on " + assault.at() + " adds no Gobble Die: " + defender.title()
                            + " has spent no set on defence.",
                    assault.at().place());
        }
        if (sum.facings() > 0) {
            telling.tell(
                    SheetRule.EXTRA_FACING,
                    () -> "More troops stand next to " + assault.at() + ", as extra facings: " + sum.facings()
                            + " damage more.",
                    assault.at().place());
        }
        if (sum.cavalry() > 0) {
            telling.tell(
                    SheetRule.CAVALRY_HITS_HARDER,
                    () -> "Cavalry attacks too: " + sum.cavalry() + " damage more.",
                    assault.from().place());
        }
        if (sum.high()) {
            HexTerrain terrain = setup.map().terrain(assault.from());
            telling.tell(
                    terrain == HexTerrain.HILL ? SheetRule.HIGH_ATTACK : SheetRule.MOUNTAIN_ATTACK,
                    () -> "The attack comes from a " + terrain.title() + ": 1 damage more.",
                    assault.from().place());
        }
    }

    Position move(Position position, Phase.SpendingSet spending, Action.MoveTroops move, EventSink telling) {
        Troops troops = move.troops();
        tellMove(spending.side(), move, telling);
        Position after = spent(position, spending)
                .with(move.to()
                        .map(to -> position.field().moved(move.from(), to, troops))
                        .orElseGet(() -> position.field().leaving(move.from(), troops)));
        return transitions.next(after, telling);
    }

    private static void tellMove(BattleSide side, Action.MoveTroops move, EventSink telling) {
        Optional<BattleHex> to = move.to();
        if (to.isEmpty()) {
            telling.tell(
                    SheetRule.LEFT_THE_MAP,
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

    private static SheetRule rule(Troops troops, boolean far) {
        if (far) {
            return troops.has(TroopType.CAVALRY)
                    ? SheetRule.CAVALRY_TRAVELS
                    : troops.has(TroopType.CHARIOTS) ? SheetRule.CHARIOTS_TRAVEL : SheetRule.FLIERS_CROSS;
        }
        return troops.only(TroopType.INFANTRY) ? SheetRule.INFANTRY_IS_PLAIN : SheetRule.UNITS_MOVE;
    }
}
