package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.HexTerrain;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.InPhase;

/** Carries out actions that no rule refuses. */
public final class ActionExecution {
    private final Setup setup;
    private final Judge judge;
    private final PhaseTransitions transitions;
    private final SetExecution sets;
    private final DefenceSum sum;

    public ActionExecution(Setup setup, Judge judge, PhaseTransitions transitions) {
        this.setup = setup;
        this.judge = judge;
        this.transitions = transitions;
        this.sets = new SetExecution(setup, transitions);
        this.sum = new DefenceSum(setup);
    }

    /** Returns what an action leads to. */
    public Position after(Position position, Action action, EventSink telling) {
        return switch (new InPhase<>(position.phase(), action)) {
            case InPhase<Phase, Action>(Phase.DeclaringOrders declaring, Action.DeclareOrders declare) ->
                declare(position, declaring, declare, telling);
            case InPhase<Phase, Action>(Phase.RollingPools rolling, Action.RollPools roll) ->
                roll(position, roll, telling);
            case InPhase<Phase, Action>(Phase.NamingTactics naming, Action.NameTactic name) ->
                transitions.named(position, naming, name.tactic(), telling);
            case InPhase<Phase, Action>(Phase.NamingInSecret naming, Action.NameInSecret name) ->
                transitions.namedInSecret(position, naming, name, telling);
            case InPhase<Phase, Action>(Phase.SpendingSet spending, Action spend) ->
                spend(position, spending, spend, telling);
            case InPhase<Phase, Action>(Phase.GobblingDice gobbling, Action.EnoughGobbled enough) ->
                transitions.after(transitions.assaults().hit(position, telling), telling);
            case InPhase<Phase, Action>(Phase.GobblingDice gobbling, Action gobble) ->
                transitions.after(
                        transitions.assaults().defended(gobbled(position, gobble, telling), telling), telling);
            case InPhase<Phase, Action>(Phase.KnockingDie knocking, Action.KnockDie knock) ->
                knock(position, knock, telling);
            case InPhase<Phase, Action>(Phase.LosingUnits losing, Action.LoseUnit lose) ->
                lose(position, losing, lose, telling);
            case InPhase<Phase, Action>(Phase.MarchingFreely marching, Action march) ->
                march(position, marching, march, telling);
            case InPhase<Phase, Action> other -> throw other.outOfOrder();
        };
    }

    private Position declare(
            Position position, Phase.DeclaringOrders declaring, Action.DeclareOrders declare, EventSink telling) {
        Phase.DeclaringOrders next = declaring.with(declare.side(), declare.orders());
        if (next.red().isPresent() && next.blue().isPresent()) {
            return revealed(
                    position, List.of(next.red().orElseThrow(), next.blue().orElseThrow()), telling);
        }
        if (declaring.declared(declare.side()).isEmpty()) {
            telling.tell(SheetRule.DECLARE_FIRST, () -> declare.side().title() + " has picked its strategy.");
        }
        return position.with(next);
    }

    private Position revealed(Position position, List<BattleOrders> both, EventSink telling) {
        telling.tell(
                SheetRule.STRATEGIES_REVEALED,
                () -> "Red: " + both.get(0).says() + ". Blue: " + both.get(1).says() + ".");
        Position after = position;
        for (BattleSide side : BattleSide.values()) {
            SideRound round = position.side(side);
            BattleOrders declared = side == BattleSide.RED ? both.get(0) : both.get(1);
            SideRound next = round.with(setup.declared(round, declared));
            after = after.with(side, next);
            tell(side, declared, setup.inForce(next), telling);
        }
        return after.with(new Phase.RollingPools());
    }

    private static void tell(BattleSide side, BattleOrders declared, BattleOrders inForce, EventSink telling) {
        if (!declared.equals(inForce)) {
            telling.tell(
                    SheetRule.ORDERS_UNDER_WAY,
                    () -> side.title() + "'s new orders are on their way. Until they come it goes on with: "
                            + inForce.says() + ".");
        }
        SheetRule rule = switch (inForce.strategy()) {
            case DEPLOY -> SheetRule.DEPLOY;
            case SEIZE -> SheetRule.SEIZE;
            case HOLD -> SheetRule.HOLD;
            case RETREAT -> SheetRule.RETREAT;
        };
        telling.tell(rule, () -> side.title() + ": " + rule.says());
    }

    private Position roll(Position position, Action.RollPools roll, EventSink telling) {
        Position after = position;
        for (BattleSide side : BattleSide.values()) {
            DicePool pool = DicePool.of(roll.faces(side));
            telling.tell(SheetRule.POOLS_ARE_ROLLED, () -> side.title() + told(pool));
            after = after.with(side, after.side(side).withDice(understood(position, side, pool, telling)));
        }
        return transitions.next(after, telling);
    }

    private static String told(DicePool pool) {
        String sets = pool.sets().stream().map(DiceSet::toString).collect(Collectors.joining(", "));
        return sets.isEmpty() ? " has no set." : "'s sets: " + sets + ".";
    }

    /** While orders are new low sets are not understood. */
    private DicePool understood(Position position, BattleSide side, DicePool pool, EventSink telling) {
        int least = setup.leastHeight(position.side(side));
        DicePool kept = pool;
        for (DiceSet set : pool.sets()) {
            if (set.height() < least) {
                telling.tell(
                        SheetRule.ORDERS_GARBLED,
                        () -> side.title() + "'s orders are new: its set " + set + " is lower than " + least
                                + " and is lost.");
                kept = kept.without(set.height());
            }
        }
        return kept;
    }

    private Position spend(Position position, Phase.SpendingSet spending, Action action, EventSink telling) {
        return switch (action) {
            case Action.SpendOnDefence defend -> sets.defend(position, spending, telling);
            case Action.AttackSpace attack -> sets.attack(position, spending, attack, telling);
            case Action.ShootSpace shoot -> sets.shoot(position, spending, shoot, telling);
            case Action.MoveTroops move -> sets.move(position, spending, move, telling);
            default -> sets.pass(position, spending, telling);
        };
    }

    /** Returns it after a die of the attack has been cancelled. */
    private Position gobbled(Position position, Action action, EventSink telling) {
        BattleAssault assault = position.assault();
        BattleSide side = assault.side().other();
        Position after = switch (action) {
            case Action.GobbleSetDie die -> setDie(position, side, die.height(), telling);
            case Action.GobbleTerrainDie die -> terrainDie(position, telling);
            default -> freeDie(position, telling);
        };
        List<BattleAssault> all = new ArrayList<>(after.assaults());
        all.set(0, assault.gobbled());
        return after.withAssaults(all);
    }

    private Position setDie(Position position, BattleSide side, int height, EventSink telling) {
        boolean raised = sum.raised(position, height) > height;
        telling.tell(
                raised ? SheetRule.HILL_DEFENCE : SheetRule.DIE_IS_CANCELLED,
                () -> side.title() + "'s Gobble Die of " + height + (raised ? " counts one higher up there. It" : "")
                        + cancels(position.assault()),
                position.assault().at().place());
        SideRound round = position.side(side);
        return position.with(side, round.withGobble(round.gobble().plus(height, -1)));
    }

    private Position terrainDie(Position position, EventSink telling) {
        HexTerrain terrain = setup.map().terrain(position.assault().at());
        telling.tell(
                terrain == HexTerrain.FOREST ? SheetRule.FOREST_DIE : SheetRule.MOUNTAIN_DIE,
                () -> "The " + terrain.title() + "'s free Gobble Die of 10" + cancels(position.assault()),
                position.assault().at().place());
        return position.using(position.assault().at());
    }

    private static Position freeDie(Position position, EventSink telling) {
        telling.tell(
                SheetRule.DEFENDERS_DIE,
                () -> "The Defenders' free Gobble Die of 10" + cancels(position.assault()),
                position.assault().at().place());
        return position.with(position.field().tiring(position.assault().at()));
    }

    /** Says which die is cancelled and what is left of the attack. */
    private static String cancels(BattleAssault assault) {
        int left = assault.gobbled().width();
        return " cancels a " + assault.height() + " of the attack on " + assault.at() + ": " + left
                + (left == 1 ? " die is left." : " dice are left.");
    }

    private Position knock(Position position, Action.KnockDie knock, EventSink telling) {
        Position knocked = transitions.assaults().knock(position, knock.height(), telling);
        return transitions.after(transitions.assaults().struck(knocked, telling), telling);
    }

    private Position lose(Position position, Phase.LosingUnits losing, Action.LoseUnit lose, EventSink telling) {
        Position after = transitions.assaults().lose(position, Troops.of(lose.type(), 1), telling);
        return transitions.after(transitions.assaults().losing(after, losing.left() - 1, telling), telling);
    }

    private Position march(Position position, Phase.MarchingFreely marching, Action action, EventSink telling) {
        BattleSide side = marching.turn();
        if (!(action instanceof Action.MarchSquad march)) {
            telling.tell(SheetRule.MARCHED_ENOUGH, () -> side.title() + " is done with Free Movement.");
            List<BattleSide> done =
                    Stream.concat(marching.done().stream(), Stream.of(side)).toList();
            return transitions.march(
                    position, new Phase.MarchingFreely(side.other(), marching.waiting(), done), telling);
        }
        BattleSquad squad = marching.waiting().stream()
                .filter(each -> each.at().equals(march.from()))
                .findFirst()
                .orElseThrow();
        Troops troops = judge.marching(squad, march.to());
        tell(squad, march, troops, telling);
        List<BattleSquad> waiting =
                marching.waiting().stream().filter(each -> !each.equals(squad)).toList();
        return transitions.march(
                position.with(position.field().moved(march.from(), march.to(), troops)),
                new Phase.MarchingFreely(side.other(), waiting, marching.done()),
                telling);
    }

    private void tell(BattleSquad squad, Action.MarchSquad march, Troops troops, EventSink telling) {
        HexTerrain terrain = setup.map().terrain(march.to());
        SheetRule rule = marchRule(terrain, troops, setup.map().terrain(march.from()));
        telling.tell(
                rule,
                () -> squad.side().title() + " freely moves " + troops.says() + " from " + march.from() + " to "
                        + march.to() + ".",
                march.to().place(),
                march.from().place());
    }

    private static SheetRule marchRule(HexTerrain terrain, Troops troops, HexTerrain left) {
        if (terrain == HexTerrain.ROUGH && troops.has(TroopType.CAVALRY)) {
            return SheetRule.CAVALRY_THROUGH_ROUGH;
        }
        boolean bad = terrain != HexTerrain.OPEN || left == HexTerrain.RIVER;
        if (bad && troops.has(TroopType.FLIERS)) {
            return SheetRule.FLIERS_MIND_NO_TERRAIN;
        }
        return terrain == HexTerrain.OPEN && left == HexTerrain.OPEN
                ? SheetRule.OPEN_HAS_NO_EFFECT
                : SheetRule.SQUAD_MARCHES;
    }
}
