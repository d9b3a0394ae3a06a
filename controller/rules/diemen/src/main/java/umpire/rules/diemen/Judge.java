package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.InPhase;
import umpire.rules.kernel.LegalDraw;

/** Says which rule an action breaks first, and which actions break none. */
public final class Judge {
    private final Setup setup;
    private final AttackJudge attacks;
    private final GoalJudge goals;
    private final MoveJudge moves;
    private final MarchJudge marches;
    private final SetChoices sets;
    private final SetJudge setJudge;
    private final DefenceSum sum;
    private final DefenceJudge defence;

    public Judge(Setup setup) {
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
    public Optional<Breach> refuse(Position position, Action action) {
        Optional<SheetRule> closed = PhaseGate.closed(position, action);
        return OthersTurn.found(position, action)
                .or(() -> closed.isPresent() ? closed.map(Breach::of) : judged(position, action));
    }

    private Optional<Breach> judged(Position position, Action action) {
        return switch (new InPhase<>(position.phase(), action)) {
            case InPhase<Phase, Action>(Phase.DeclaringOrders declaring, Action.DeclareOrders declare) ->
                declare(declaring, declare);
            case InPhase<Phase, Action>(Phase.RollingPools rolling, Action.RollPools roll) -> roll(position, roll);
            case InPhase<Phase, Action>(Phase.NamingTactics naming, Action.NameTactic name) ->
                setJudge.name(position, naming.side(), naming.set(), name.tactic());
            case InPhase<Phase, Action>(Phase.NamingInSecret naming, Action.NameInSecret name) ->
                setJudge.nameInSecret(position, naming, name);
            case InPhase<Phase, Action>(Phase.SpendingSet spending, Action spend) -> spend(position, spending, spend);
            case InPhase<Phase, Action>(Phase.GobblingDice gobbling, Action gobble) -> gobble(position, gobble);
            case InPhase<Phase, Action>(Phase.KnockingDie knocking, Action.KnockDie knock) ->
                defence.knock(position, knock.height());
            case InPhase<Phase, Action>(Phase.LosingUnits losing, Action.LoseUnit lose) ->
                defence.lose(position, losing, lose.type());
            case InPhase<Phase, Action>(Phase.MarchingFreely marching, Action march) ->
                march(position, marching, march);
            case InPhase<Phase, Action> other -> throw other.outOfOrder();
        };
    }

    private Optional<Breach> declare(Phase.DeclaringOrders declaring, Action.DeclareOrders declare) {
        BattleOrders orders = declare.orders();
        return goals.named(orders)
                .needs(
                        SheetRule.DECLARED_ALREADY,
                        () -> declaring
                                .declared(declare.side())
                                .filter(before -> before.equals(orders)
                                        || !setup.rulings().declaredAnew())
                                .isEmpty(),
                        () -> declare.side().title() + " has declared that already.")
                .found();
    }

    private Optional<Breach> roll(Position position, Action.RollPools roll) {
        FirstBreach needs = new FirstBreach();
        for (BattleSide side : BattleSide.values()) {
            List<Integer> faces = roll.faces(side);
            int dice = setup.dice(position, side);
            needs.needs(
                            SheetRule.DICE_AS_UNITS,
                            () -> faces.size() == dice,
                            () -> side.title() + " rolls " + dice + (dice == 1 ? " die" : " dice") + ", not "
                                    + faces.size() + ".")
                    .needs(
                            SheetRule.DIE_OF_TEN,
                            () -> faces.stream().allMatch(face -> face >= 1 && face <= DicePool.HIGHEST));
        }
        return needs.found();
    }

    private Optional<Breach> spend(Position position, Phase.SpendingSet spending, Action action) {
        return switch (action) {
            case Action.AttackSpace attack -> attacks.attack(position, spending, attack.from(), attack.at());
            case Action.ShootSpace shoot -> attacks.shoot(position, spending, shoot.from(), shoot.at());
            case Action.MoveTroops move -> moves.move(position, spending, move);
            case Action.SpendOnDefence defend -> setJudge.defend(position, spending);
            default -> Optional.empty();
        };
    }

    private Optional<Breach> gobble(Position position, Action action) {
        return switch (action) {
            case Action.GobbleSetDie die -> defence.gobble(position, die.height());
            case Action.GobbleTerrainDie die -> defence.terrainDie(position);
            case Action.GobbleFreeDie die -> defence.freeDie(position);
            default -> Optional.empty();
        };
    }

    private Optional<Breach> march(Position position, Phase.MarchingFreely marching, Action action) {
        return switch (action) {
            case Action.MarchSquad march -> marches.march(position, marching, march.from(), march.to());
            case Action.MarchPart part -> marches.part(position, marching, part);
            default -> Optional.empty();
        };
    }

    /** Returns why no side can have declared some orders. */
    public Optional<Breach> refuse(BattleOrders orders) {
        return goals.named(orders).found();
    }

    /** Returns whether a set can be spent on anything but nothing. */
    public boolean spendable(Position position, Phase.SpendingSet spending) {
        return Arrays.stream(BattleTactic.values())
                .filter(tactic -> tactic != BattleTactic.NOTHING)
                .filter(tactic ->
                        spending.bound().filter(bound -> bound != tactic).isEmpty())
                .anyMatch(tactic -> setJudge.usable(position, spending, tactic));
    }

    /** Returns whether a side could spend a set on a tactic. */
    public boolean usable(Position position, BattleSide side, DiceSet set, BattleTactic tactic) {
        return setJudge.usable(position, new Phase.SpendingSet(side, set, Optional.empty()), tactic);
    }

    /** Returns whether a side has a squad that can move freely. */
    public boolean marchable(Position position, Phase.MarchingFreely marching, BattleSide side) {
        Phase.MarchingFreely then = new Phase.MarchingFreely(side, marching.waiting(), marching.done());
        return marches.conceivable(then).anyMatch(march -> fits(position, then, march));
    }

    /** Returns a squad's Free Movement where all units are named that go along: those need not be named. */
    public Action whole(Position position, Action action) {
        return action instanceof Action.MarchPart part && position.phase() instanceof Phase.MarchingFreely marching
                ? marches.whole(marching, part)
                : action;
    }

    /** Returns a squad's Free Movement with the units named that go along: others of its side on that space may have gone before. */
    public Action named(Position position, Action action) {
        return action instanceof Action.MarchSquad march && position.phase() instanceof Phase.MarchingFreely marching
                ? marches.named(marching, march)
                : action;
    }

    /** Returns the units of a squad that go along in its Free Movement. */
    public Troops marching(BattleSquad squad, BattleHex to) {
        return marches.marching(squad, to);
    }

    /** Returns the legal actions, in a pinned order. Of a roll none are listed: there are too many. */
    public List<Action> legal(Position position) {
        return switch (position.phase()) {
            case Phase.DeclaringOrders declaring -> declarations(position);
            case Phase.RollingPools rolling -> List.of();
            case Phase.NamingTactics naming ->
                fitting(
                        position,
                        Arrays.stream(BattleTactic.values())
                                .map(Action.NameTactic::new)
                                .toList());
            case Phase.NamingInSecret naming -> namesInSecret(position);
            case Phase.SpendingSet spending -> spendings(position, spending);
            case Phase.GobblingDice gobbling -> gobblings(position);
            case Phase.KnockingDie knocking ->
                position.side(position.assault().side().other()).dice().sets().stream()
                        .<Action>map(set -> new Action.KnockDie(set.height()))
                        .toList();
            case Phase.LosingUnits losing ->
                fitting(
                        position,
                        Arrays.stream(TroopType.values())
                                .map(Action.LoseUnit::new)
                                .toList());
            case Phase.MarchingFreely marching -> {
                List<Action> listed = new ArrayList<>(marches.conceivable(marching)
                        .filter(march -> fits(position, marching, march))
                        .toList());
                listed.add(new Action.DoneMarching());
                yield listed;
            }
            case Phase.ConflictOver over -> List.of();
        };
    }

    private List<Action> fitting(Position position, List<? extends Action> candidates) {
        return candidates.stream()
                .<Action>map(candidate -> candidate)
                .filter(candidate -> refuse(position, candidate).isEmpty())
                .toList();
    }

    private List<Action> declarations(Position position) {
        List<Action> candidates = new ArrayList<>();
        for (BattleSide side : BattleSide.values()) {
            for (BattleStrategy strategy : BattleStrategy.values()) {
                if (strategy.namesGoal()) {
                    setup.map()
                            .hexes()
                            .forEach(hex ->
                                    candidates.add(new Action.DeclareOrders(side, BattleOrders.of(strategy, hex))));
                } else {
                    candidates.add(new Action.DeclareOrders(side, BattleOrders.of(strategy)));
                }
            }
        }
        return fitting(position, candidates);
    }

    private List<Action> namesInSecret(Position position) {
        return fitting(
                position,
                Arrays.stream(BattleSide.values())
                        .flatMap(side -> Arrays.stream(BattleTactic.values())
                                .map(tactic -> new Action.NameInSecret(side, tactic)))
                        .toList());
    }

    private List<Action> spendings(Position position, Phase.SpendingSet spending) {
        List<Action> listed = new ArrayList<>();
        if (setJudge.defend(position, spending).isEmpty()) {
            listed.add(new Action.SpendOnDefence());
        }
        listed.addAll(sets.attacks(position, spending));
        listed.addAll(sets.moves(position, spending));
        listed.add(new Action.PassSet());
        return listed;
    }

    private List<Action> gobblings(Position position) {
        List<Action> listed = new ArrayList<>();
        sum.heights(position).forEach(height -> listed.add(new Action.GobbleSetDie(height)));
        if (sum.terrainDie(position)) {
            listed.add(new Action.GobbleTerrainDie());
        }
        if (sum.freeDie(position)) {
            listed.add(new Action.GobbleFreeDie());
        }
        listed.add(new Action.EnoughGobbled());
        return listed;
    }

    private boolean fits(Position position, Phase.MarchingFreely marching, Action.MarchSquad march) {
        return marches.march(position, marching, march.from(), march.to()).isEmpty();
    }

    /** Returns one of the legal actions, each as likely as any other. */
    public Action any(Position position, IntUnaryOperator chance) {
        if (!(position.phase() instanceof Phase.MarchingFreely marching)) {
            List<Action> legal = legal(position);
            return legal.get(chance.applyAsInt(legal.size()));
        }
        List<Action> conceivable = new ArrayList<>(marches.conceivable(marching).toList());
        conceivable.add(new Action.DoneMarching());
        return LegalDraw.<Action>of(
                        conceivable,
                        action -> !(action instanceof Action.MarchSquad march) || fits(position, marching, march),
                        chance)
                .orElseThrow();
    }
}
