package umpire.rules.diemen.refusal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.conflict.BattleOrders;
import umpire.rules.diemen.conflict.BattleStrategy;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DicePool;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.reach.DefenceSum;
import umpire.rules.diemen.reach.TroopReach;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Says which rule an action breaks first, and which actions break none. */
public final class ConflictJudge {
    private final ConflictSetup setup;
    private final AttackJudge attacks;
    private final GoalJudge goals;
    private final MoveJudge moves;
    private final MarchJudge marches;
    private final SetChoices sets;
    private final SetJudge setJudge;
    private final DefenceSum sum;
    private final DefenceJudge defence;

    public ConflictJudge(ConflictSetup setup) {
        this.setup = setup;
        this.attacks = new AttackJudge(setup);
        this.goals = new GoalJudge(setup);
        TroopReach reach = new TroopReach(setup);
        this.marches = new MarchJudge(setup, reach);
        this.moves = new MoveJudge(setup, reach);
        this.sets = new SetChoices(attacks, moves);
        this.setJudge = new SetJudge(setup, sets);
        this.sum = new DefenceSum(setup);
        this.defence = new DefenceJudge(sum);
    }

    /** Returns the first rule that the action breaks. */
    public Optional<Breach> refuse(Conflict conflict, ConflictAction action) {
        Optional<BattleRule> order = PhaseOrder.broken(conflict.phase(), action);
        return order.isPresent()
                ? order.map(Breach::of)
                : switch (conflict.phase()) {
                    case ConflictPhase.DeclaringOrders declaring ->
                        declare(declaring, (ConflictAction.DeclareOrders) action);
                    case ConflictPhase.RollingPools rolling -> roll(conflict, (ConflictAction.RollPools) action);
                    case ConflictPhase.NamingTactics naming ->
                        setJudge.name(
                                conflict, naming.side(), naming.set(), ((ConflictAction.NameTactic) action).tactic());
                    case ConflictPhase.NamingInSecret naming ->
                        setJudge.nameInSecret(conflict, naming, (ConflictAction.NameInSecret) action);
                    case ConflictPhase.SpendingSet spending -> spend(conflict, spending, action);
                    case ConflictPhase.GobblingDice gobbling -> gobble(conflict, action);
                    case ConflictPhase.KnockingDie knocking ->
                        defence.knock(conflict, ((ConflictAction.KnockDie) action).height());
                    case ConflictPhase.LosingUnits losing ->
                        defence.lose(conflict, losing, ((ConflictAction.LoseUnit) action).type());
                    case ConflictPhase.MarchingFreely marching -> march(conflict, marching, action);
                    case ConflictPhase.ConflictOver over -> Optional.empty();
                };
    }

    private Optional<Breach> declare(ConflictPhase.DeclaringOrders declaring, ConflictAction.DeclareOrders declare) {
        BattleOrders orders = declare.orders();
        return goals.named(orders)
                .needs(
                        BattleRule.DECLARED_ALREADY,
                        () -> declaring
                                .declared(declare.side())
                                .filter(before -> before.equals(orders)
                                        || !setup.rulings().declaredAnew())
                                .isEmpty(),
                        () -> declare.side().title() + " has declared that already.")
                .found();
    }

    private Optional<Breach> roll(Conflict conflict, ConflictAction.RollPools roll) {
        FirstBreach needs = new FirstBreach();
        for (BattleSide side : BattleSide.values()) {
            List<Integer> faces = roll.faces(side);
            int dice = setup.dice(conflict, side);
            needs.needs(
                            BattleRule.DICE_AS_UNITS,
                            () -> faces.size() == dice,
                            () -> side.title() + " rolls " + dice + (dice == 1 ? " die" : " dice") + ", not "
                                    + faces.size() + ".")
                    .needs(
                            BattleRule.DIE_OF_TEN,
                            () -> faces.stream().allMatch(face -> face >= 1 && face <= DicePool.HIGHEST));
        }
        return needs.found();
    }

    private Optional<Breach> spend(Conflict conflict, ConflictPhase.SpendingSet spending, ConflictAction action) {
        return switch (action) {
            case ConflictAction.AttackSpace attack -> attacks.attack(conflict, spending, attack.from(), attack.at());
            case ConflictAction.ShootSpace shoot -> attacks.shoot(conflict, spending, shoot.from(), shoot.at());
            case ConflictAction.MoveTroops move -> moves.move(conflict, spending, move);
            case ConflictAction.SpendOnDefence defend -> setJudge.defend(conflict, spending);
            default -> Optional.empty();
        };
    }

    private Optional<Breach> gobble(Conflict conflict, ConflictAction action) {
        return switch (action) {
            case ConflictAction.GobbleSetDie die -> defence.gobble(conflict, die.height());
            case ConflictAction.GobbleTerrainDie die -> defence.terrainDie(conflict);
            case ConflictAction.GobbleFreeDie die -> defence.freeDie(conflict);
            default -> Optional.empty();
        };
    }

    private Optional<Breach> march(Conflict conflict, ConflictPhase.MarchingFreely marching, ConflictAction action) {
        return switch (action) {
            case ConflictAction.MarchSquad march -> marches.march(conflict, marching, march.from(), march.to());
            case ConflictAction.MarchPart part -> marches.part(conflict, marching, part);
            default -> Optional.empty();
        };
    }

    /** Returns why no side can have declared some orders. */
    public Optional<Breach> refuse(BattleOrders orders) {
        return goals.named(orders).found();
    }

    /** Returns whether a set can be spent on anything but nothing. */
    public boolean spendable(Conflict conflict, ConflictPhase.SpendingSet spending) {
        return Arrays.stream(BattleTactic.values())
                .filter(tactic -> tactic != BattleTactic.NOTHING)
                .filter(tactic ->
                        spending.bound().filter(bound -> bound != tactic).isEmpty())
                .anyMatch(tactic -> setJudge.usable(conflict, spending, tactic));
    }

    /** Returns whether a side could spend a set on a tactic. */
    public boolean usable(Conflict conflict, BattleSide side, DiceSet set, BattleTactic tactic) {
        return setJudge.usable(conflict, new ConflictPhase.SpendingSet(side, set, Optional.empty()), tactic);
    }

    /** Returns whether a side has a squad that can move freely. */
    public boolean marchable(Conflict conflict, ConflictPhase.MarchingFreely marching, BattleSide side) {
        return !marches(conflict, new ConflictPhase.MarchingFreely(side, marching.waiting(), marching.done()))
                .isEmpty();
    }

    /** Returns a squad's Free Movement where all units are named that go along: those need not be named. */
    public ConflictAction whole(Conflict conflict, ConflictAction action) {
        return action instanceof ConflictAction.MarchPart part
                        && conflict.phase() instanceof ConflictPhase.MarchingFreely marching
                        && marching.waiting().stream()
                                .filter(squad -> squad.at().equals(part.from()))
                                .anyMatch(squad -> marching(squad, part.to()).equals(part.troops()))
                ? new ConflictAction.MarchSquad(part.from(), part.to())
                : action;
    }

    /** Returns the units of a squad that go along in its Free Movement. */
    public Troops marching(BattleSquad squad, BattleHex to) {
        return marches.marching(squad, to);
    }

    /** Returns the legal actions, in a pinned order. Of a roll none are listed: there are too many. */
    public List<ConflictAction> legal(Conflict conflict) {
        return switch (conflict.phase()) {
            case ConflictPhase.DeclaringOrders declaring -> declarations(conflict);
            case ConflictPhase.RollingPools rolling -> List.of();
            case ConflictPhase.NamingTactics naming ->
                fitting(
                        conflict,
                        Arrays.stream(BattleTactic.values())
                                .map(ConflictAction.NameTactic::new)
                                .toList());
            case ConflictPhase.NamingInSecret naming -> namesInSecret(conflict);
            case ConflictPhase.SpendingSet spending -> spendings(conflict, spending);
            case ConflictPhase.GobblingDice gobbling -> gobblings(conflict);
            case ConflictPhase.KnockingDie knocking ->
                conflict.side(conflict.assault().side().other()).dice().sets().stream()
                        .<ConflictAction>map(set -> new ConflictAction.KnockDie(set.height()))
                        .toList();
            case ConflictPhase.LosingUnits losing ->
                fitting(
                        conflict,
                        Arrays.stream(TroopType.values())
                                .map(ConflictAction.LoseUnit::new)
                                .toList());
            case ConflictPhase.MarchingFreely marching -> {
                List<ConflictAction> listed = new ArrayList<>(marches(conflict, marching));
                listed.add(new ConflictAction.DoneMarching());
                yield listed;
            }
            case ConflictPhase.ConflictOver over -> List.of();
        };
    }

    private List<ConflictAction> fitting(Conflict conflict, List<? extends ConflictAction> candidates) {
        return candidates.stream()
                .<ConflictAction>map(candidate -> candidate)
                .filter(candidate -> refuse(conflict, candidate).isEmpty())
                .toList();
    }

    private List<ConflictAction> declarations(Conflict conflict) {
        List<ConflictAction> candidates = new ArrayList<>();
        for (BattleSide side : BattleSide.values()) {
            for (BattleStrategy strategy : BattleStrategy.values()) {
                if (strategy.namesGoal()) {
                    setup.map()
                            .hexes()
                            .forEach(hex -> candidates.add(
                                    new ConflictAction.DeclareOrders(side, BattleOrders.of(strategy, hex))));
                } else {
                    candidates.add(new ConflictAction.DeclareOrders(side, BattleOrders.of(strategy)));
                }
            }
        }
        return fitting(conflict, candidates);
    }

    private List<ConflictAction> namesInSecret(Conflict conflict) {
        return fitting(
                conflict,
                Arrays.stream(BattleSide.values())
                        .flatMap(side -> Arrays.stream(BattleTactic.values())
                                .map(tactic -> new ConflictAction.NameInSecret(side, tactic)))
                        .toList());
    }

    private List<ConflictAction> spendings(Conflict conflict, ConflictPhase.SpendingSet spending) {
        List<ConflictAction> listed = new ArrayList<>();
        if (setJudge.defend(conflict, spending).isEmpty()) {
            listed.add(new ConflictAction.SpendOnDefence());
        }
        listed.addAll(sets.attacks(conflict, spending));
        listed.addAll(sets.moves(conflict, spending));
        listed.add(new ConflictAction.PassSet());
        return listed;
    }

    private List<ConflictAction> gobblings(Conflict conflict) {
        List<ConflictAction> listed = new ArrayList<>();
        sum.heights(conflict).forEach(height -> listed.add(new ConflictAction.GobbleSetDie(height)));
        if (sum.terrainDie(conflict)) {
            listed.add(new ConflictAction.GobbleTerrainDie());
        }
        if (sum.freeDie(conflict)) {
            listed.add(new ConflictAction.GobbleFreeDie());
        }
        listed.add(new ConflictAction.EnoughGobbled());
        return listed;
    }

    private List<ConflictAction> marches(Conflict conflict, ConflictPhase.MarchingFreely marching) {
        List<ConflictAction> listed = new ArrayList<>();
        for (BattleSquad squad : marching.waiting()) {
            if (squad.side() != marching.turn()) {
                continue;
            }
            for (BattleHex to : marches.beside(squad)) {
                if (marches.march(conflict, marching, squad.at(), to).isEmpty()) {
                    listed.add(new ConflictAction.MarchSquad(squad.at(), to));
                }
            }
        }
        return listed;
    }
}
