package umpire.rules.diemen.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.diemen.conflict.BattleAssault;
import umpire.rules.diemen.conflict.BattleOrders;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DicePool;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.conflict.SideRound;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.HexTerrain;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.reach.DefenceSum;
import umpire.rules.diemen.refusal.ConflictJudge;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.EventSink;

/** Carries out actions that no rule refuses. */
public final class ConflictDeeds {
    private final ConflictSetup setup;
    private final ConflictJudge judge;
    private final ConflictFlow flow;
    private final SetDeeds sets;
    private final DefenceSum sum;

    public ConflictDeeds(ConflictSetup setup, ConflictJudge judge, ConflictFlow flow) {
        this.setup = setup;
        this.judge = judge;
        this.flow = flow;
        this.sets = new SetDeeds(setup, flow);
        this.sum = new DefenceSum(setup);
    }

    /** Returns what an action leads to. */
    public Conflict after(Conflict conflict, ConflictAction action, EventSink telling) {
        return switch (conflict.phase()) {
            case ConflictPhase.DeclaringOrders declaring ->
                declare(conflict, declaring, (ConflictAction.DeclareOrders) action, telling);
            case ConflictPhase.RollingPools rolling -> roll(conflict, (ConflictAction.RollPools) action, telling);
            case ConflictPhase.NamingTactics naming ->
                flow.named(conflict, naming, ((ConflictAction.NameTactic) action).tactic(), telling);
            case ConflictPhase.NamingInSecret naming ->
                flow.namedInSecret(conflict, naming, (ConflictAction.NameInSecret) action, telling);
            case ConflictPhase.SpendingSet spending -> spend(conflict, spending, action, telling);
            case ConflictPhase.GobblingDice gobbling ->
                action instanceof ConflictAction.EnoughGobbled
                        ? flow.after(flow.assaults().hit(conflict, telling), telling)
                        : flow.after(flow.assaults().defended(gobbled(conflict, action, telling), telling), telling);
            case ConflictPhase.KnockingDie knocking -> knock(conflict, (ConflictAction.KnockDie) action, telling);
            case ConflictPhase.LosingUnits losing -> lose(conflict, losing, (ConflictAction.LoseUnit) action, telling);
            case ConflictPhase.MarchingFreely marching -> march(conflict, marching, action, telling);
            case ConflictPhase.ConflictOver over -> conflict;
        };
    }

    private Conflict declare(
            Conflict conflict,
            ConflictPhase.DeclaringOrders declaring,
            ConflictAction.DeclareOrders declare,
            EventSink telling) {
        ConflictPhase.DeclaringOrders next = declaring.with(declare.side(), declare.orders());
        if (next.red().isPresent() && next.blue().isPresent()) {
            return revealed(
                    conflict, List.of(next.red().orElseThrow(), next.blue().orElseThrow()), telling);
        }
        if (declaring.declared(declare.side()).isEmpty()) {
            telling.tell(BattleRule.DECLARE_FIRST, () -> declare.side().title() + " has picked its strategy.");
        }
        return conflict.with(next);
    }

    private Conflict revealed(Conflict conflict, List<BattleOrders> both, EventSink telling) {
        telling.tell(
                BattleRule.STRATEGIES_REVEALED,
                () -> "Red: " + both.get(0).says() + ". Blue: " + both.get(1).says() + ".");
        Conflict after = conflict;
        for (BattleSide side : BattleSide.values()) {
            SideRound round = conflict.side(side);
            BattleOrders declared = side == BattleSide.RED ? both.get(0) : both.get(1);
            SideRound next = round.with(setup.declared(round, declared));
            after = after.with(side, next);
            tell(side, declared, setup.inForce(next), telling);
        }
        return after.with(new ConflictPhase.RollingPools());
    }

    private static void tell(BattleSide side, BattleOrders declared, BattleOrders inForce, EventSink telling) {
        if (!declared.equals(inForce)) {
            telling.tell(
                    BattleRule.ORDERS_UNDER_WAY,
                    () -> side.title() + "'s new orders are on their way; until they come it is: " + inForce.says()
                            + ".");
        }
        BattleRule rule = switch (inForce.strategy()) {
            case DEPLOY -> BattleRule.DEPLOY;
            case SEIZE -> BattleRule.SEIZE;
            case HOLD -> BattleRule.HOLD;
            case RETREAT -> BattleRule.RETREAT;
        };
        telling.tell(rule, () -> side.title() + ": " + rule.says());
    }

    private Conflict roll(Conflict conflict, ConflictAction.RollPools roll, EventSink telling) {
        Conflict after = conflict;
        for (BattleSide side : BattleSide.values()) {
            DicePool pool = DicePool.of(roll.faces(side));
            telling.tell(BattleRule.POOLS_ARE_ROLLED, () -> side.title() + told(pool));
            after = after.with(side, after.side(side).withDice(understood(conflict, side, pool, telling)));
        }
        return flow.next(after, telling);
    }

    private static String told(DicePool pool) {
        String sets = pool.sets().stream().map(DiceSet::toString).collect(Collectors.joining(", "));
        return sets.isEmpty() ? " has no set." : "'s sets: " + sets + ".";
    }

    /** While orders are new low sets are not understood. */
    private DicePool understood(Conflict conflict, BattleSide side, DicePool pool, EventSink telling) {
        int least = setup.leastHeight(conflict.side(side));
        DicePool kept = pool;
        for (DiceSet set : pool.sets()) {
            if (set.height() < least) {
                telling.tell(
                        BattleRule.ORDERS_GARBLED,
                        () -> side.title() + "'s orders are new, and its set " + set + " is lower than " + least + ".");
                kept = kept.without(set.height());
            }
        }
        return kept;
    }

    private Conflict spend(
            Conflict conflict, ConflictPhase.SpendingSet spending, ConflictAction action, EventSink telling) {
        return switch (action) {
            case ConflictAction.SpendOnDefence defend -> sets.defend(conflict, spending, telling);
            case ConflictAction.AttackSpace attack -> sets.attack(conflict, spending, attack, telling);
            case ConflictAction.ShootSpace shoot -> sets.shoot(conflict, spending, shoot, telling);
            case ConflictAction.MoveTroops move -> sets.move(conflict, spending, move, telling);
            default -> sets.pass(conflict, spending, telling);
        };
    }

    /** Returns it after a die of the attack has been cancelled. */
    private Conflict gobbled(Conflict conflict, ConflictAction action, EventSink telling) {
        BattleAssault assault = conflict.assault();
        BattleSide side = assault.side().other();
        Conflict after = switch (action) {
            case ConflictAction.GobbleSetDie die -> setDie(conflict, side, die.height(), telling);
            case ConflictAction.GobbleTerrainDie die -> terrainDie(conflict, telling);
            default -> freeDie(conflict, telling);
        };
        List<BattleAssault> all = new ArrayList<>(after.assaults());
        all.set(0, assault.gobbled());
        return after.withAssaults(all);
    }

    private Conflict setDie(Conflict conflict, BattleSide side, int height, EventSink telling) {
        boolean raised = sum.raised(conflict, height) > height;
        telling.tell(
                raised ? BattleRule.HILL_DEFENCE : BattleRule.DIE_IS_CANCELLED,
                () -> "A Gobble Die of " + height + (raised ? ", one higher up there," : "") + " cancels a die of "
                        + conflict.assault().height() + ".",
                conflict.assault().at().place());
        SideRound round = conflict.side(side);
        return conflict.with(side, round.withGobble(round.gobble().plus(height, -1)));
    }

    private Conflict terrainDie(Conflict conflict, EventSink telling) {
        HexTerrain terrain = setup.map().terrain(conflict.assault().at());
        telling.tell(
                terrain == HexTerrain.FOREST ? BattleRule.FOREST_DIE : BattleRule.MOUNTAIN_DIE,
                () -> "The " + terrain.title() + " cancels a die of "
                        + conflict.assault().height() + ".",
                conflict.assault().at().place());
        return conflict.using(conflict.assault().at());
    }

    private static Conflict freeDie(Conflict conflict, EventSink telling) {
        telling.tell(
                BattleRule.DEFENDERS_DIE,
                () -> "Defenders cancel a die of " + conflict.assault().height() + ".",
                conflict.assault().at().place());
        return conflict.with(conflict.field().tiring(conflict.assault().at()));
    }

    private Conflict knock(Conflict conflict, ConflictAction.KnockDie knock, EventSink telling) {
        Conflict knocked = flow.assaults().knock(conflict, knock.height(), telling);
        return flow.after(flow.assaults().struck(knocked, telling), telling);
    }

    private Conflict lose(
            Conflict conflict, ConflictPhase.LosingUnits losing, ConflictAction.LoseUnit lose, EventSink telling) {
        Conflict after = flow.assaults().lose(conflict, Troops.of(lose.type(), 1), telling);
        return flow.after(flow.assaults().losing(after, losing.left() - 1, telling), telling);
    }

    private Conflict march(
            Conflict conflict, ConflictPhase.MarchingFreely marching, ConflictAction action, EventSink telling) {
        BattleSide side = marching.turn();
        if (!(action instanceof ConflictAction.MarchSquad march)) {
            telling.tell(BattleRule.MARCHED_ENOUGH, () -> side.title() + " is done with Free Movement.");
            List<BattleSide> done =
                    Stream.concat(marching.done().stream(), Stream.of(side)).toList();
            return flow.march(
                    conflict, new ConflictPhase.MarchingFreely(side.other(), marching.waiting(), done), telling);
        }
        BattleSquad squad = marching.waiting().stream()
                .filter(each -> each.at().equals(march.from()))
                .findFirst()
                .orElseThrow();
        Troops troops = judge.marching(squad, march.to());
        tell(squad, march, troops, telling);
        List<BattleSquad> waiting =
                marching.waiting().stream().filter(each -> !each.equals(squad)).toList();
        return flow.march(
                conflict.with(conflict.field().moved(march.from(), march.to(), troops)),
                new ConflictPhase.MarchingFreely(side.other(), waiting, marching.done()),
                telling);
    }

    private void tell(BattleSquad squad, ConflictAction.MarchSquad march, Troops troops, EventSink telling) {
        HexTerrain terrain = setup.map().terrain(march.to());
        BattleRule rule = marchRule(terrain, troops, setup.map().terrain(march.from()));
        telling.tell(
                rule,
                () -> squad.side().title() + " freely moves " + troops.says() + " from " + march.from() + " to "
                        + march.to() + ".",
                march.to().place(),
                march.from().place());
    }

    private static BattleRule marchRule(HexTerrain terrain, Troops troops, HexTerrain left) {
        if (terrain == HexTerrain.ROUGH && troops.has(TroopType.CAVALRY)) {
            return BattleRule.CAVALRY_THROUGH_ROUGH;
        }
        boolean bad = terrain != HexTerrain.OPEN || left == HexTerrain.RIVER;
        if (bad && troops.has(TroopType.FLIERS)) {
            return BattleRule.FLIERS_MIND_NO_TERRAIN;
        }
        return terrain == HexTerrain.OPEN && left == HexTerrain.OPEN
                ? BattleRule.OPEN_HAS_NO_EFFECT
                : BattleRule.SQUAD_MARCHES;
    }
}
