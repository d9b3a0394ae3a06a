package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;

/** Units of a space move by a set. */
final class TroopMove extends SpendingMove<Action.MoveTroops> {
    private static final ActionKind KIND = ActionKind.usual("move troops");

    private final TroopReach reach;
    private final StrategyBounds bounds;
    private final TroopReach.SpaceJudge spaces;

    TroopMove(Setup setup, TroopReach reach) {
        super(
                setup,
                Sentence.of(
                        "move",
                        Action.MoveTroops.class,
                        BattleWords.HEX,
                        Action.MoveTroops::from,
                        BattleWords.HEX.or("off"),
                        Action.MoveTroops::to,
                        BattleWords.TROOPS,
                        Action.MoveTroops::troops,
                        Action.MoveTroops::new),
                KIND);
        this.reach = reach;
        this.bounds = new StrategyBounds(setup);
        this.spaces = new TroopReach.SpaceJudge(setup);
    }

    /** Returns where each type of a squad gets to by a set. */
    private Map<TroopType, Set<BattleHex>> reached(Position position, Phase.SpendingSet spending, BattleHex from) {
        Map<TroopType, Set<BattleHex>> reached = new EnumMap<>(TroopType.class);
        int width = spending.set().width();
        for (TroopType type : position.field().troops(from, spending.side()).types()) {
            reached.put(type, reach.by(position.field(), spending.side(), type, from, width));
        }
        return reached;
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.SpendingSet spending, Action.MoveTroops move) {
        FirstBreach needs = there(position.field(), spending, move);
        return move.to()
                .map(to -> bounds.bound(
                        position, spending.side(), move.from(), to, enter(position, spending, move, to, needs)))
                .orElseGet(() -> company(leave(position, spending.side(), move.from(), needs), move.troops()))
                .found();
    }

    private static FirstBreach there(BattleField field, Phase.SpendingSet spending, Action.MoveTroops move) {
        return asNamed(spending, BattleTactic.MOVE)
                .needs(
                        SheetRule.TROOPS_ARE_THERE,
                        () -> !move.troops().isEmpty()
                                && field.troops(move.from(), spending.side()).includes(move.troops()),
                        () -> spending.side().title() + " does not have "
                                + move.troops().says() + " on " + move.from() + ".");
    }

    private FirstBreach leave(Position position, BattleSide side, BattleHex from, FirstBreach needs) {
        return needs.needs(
                        SheetRule.LEAVE_IN_RETREAT,
                        () -> setup.rulings().leavingTheMap(),
                        () -> "By the rulings of this table no troops leave the map.")
                .needs(
                        SheetRule.LEAVE_IN_RETREAT,
                        () -> bounds.orders(position, side).strategy() == BattleStrategy.RETREAT,
                        () -> side.title() + " does not retreat.")
                .needs(
                        SheetRule.LEAVE_IN_RETREAT,
                        () -> from.row() == setup.map().edge(side),
                        () -> from + " is not at " + side.title() + "'s own edge.");
    }

    private static FirstBreach company(FirstBreach needs, Troops troops) {
        return needs.needs(
                SheetRule.SIEGE_NEEDS_COMPANY,
                () -> !troops.only(TroopType.SIEGE_ENGINES),
                () -> "No other units go with the Siege Engines.");
    }

    private FirstBreach enter(
            Position position, Phase.SpendingSet spending, Action.MoveTroops move, BattleHex to, FirstBreach needs) {
        Troops troops = move.troops();
        FirstBreach entered = spaces.enter(needs, position.field(), spending.side(), troops, to);
        FirstBreach arrived = arrive(entered, spending, move, to, reached(position, spending, move.from()));
        return spaces.room(company(arrived, troops), position.field(), spending.side(), troops, to);
    }

    private static FirstBreach arrive(
            FirstBreach needs,
            Phase.SpendingSet spending,
            Action.MoveTroops move,
            BattleHex to,
            Map<TroopType, Set<BattleHex>> reached) {
        Troops late = move.troops()
                .where(type -> !reached.getOrDefault(type, Set.of()).contains(to));
        return needs.needs(
                adjoining(move.from(), to, late), late::isEmpty, () -> tooFar(spending, move.from(), to, late));
    }

    private static SheetRule adjoining(BattleHex from, BattleHex to, Troops late) {
        if (from.equals(to) || !late.types().stream().allMatch(TroopType::travels)) {
            return SheetRule.MOVE_IS_ADJOINING;
        }
        return late.has(TroopType.CAVALRY) ? SheetRule.CAVALRY_TRAVELS : SheetRule.CHARIOTS_TRAVEL;
    }

    private static String tooFar(Phase.SpendingSet spending, BattleHex from, BattleHex to, Troops late) {
        if (from.equals(to)) {
            return "These troops stand on " + to + " already.";
        }
        int far = late.types().stream().allMatch(TroopType::travels)
                ? spending.set().width()
                : 1;
        return late.says() + " cannot get from " + from + " to " + to + " with the set " + spending.set() + ": "
                + (from.distance(to) <= far
                        ? "enemies or terrain bar the way."
                        : to + " is " + from.distance(to) + " spaces away, and the set reaches "
                                + (far == 1 ? "one." : far + "."));
    }

    /**
     * A space that units of a squad may go to.
     *
     * @param to empty where it leads off the map
     * @param able the units that get there
     * @param room the number of units that there is room for
     */
    private record OpenWay(Optional<BattleHex> to, Troops able, int room) {
        boolean carries(Troops part) {
            return able.includes(part) && part.size() <= room && !part.only(TroopType.SIEGE_ENGINES);
        }
    }

    /** Returns the spaces that units of a squad may go to by a set, in order. */
    private List<OpenWay> ways(Position position, Phase.SpendingSet spending, BattleSquad squad) {
        List<OpenWay> ways = new ArrayList<>();
        if (asNamed(spending, BattleTactic.MOVE).found().isPresent()) {
            return ways;
        }
        Map<TroopType, Set<BattleHex>> reached = reached(position, spending, squad.at());
        Set<BattleHex> all = new TreeSet<>();
        reached.values().forEach(all::addAll);
        for (BattleHex to : all) {
            if (bounds.bound(position, squad.side(), squad.at(), to, new FirstBreach())
                    .found()
                    .isEmpty()) {
                int room = setup.scenario().stackLimit()
                        - position.field().troops(to, squad.side()).size();
                Troops able = squad.troops()
                        .where(type -> reached.getOrDefault(type, Set.of()).contains(to));
                ways.add(new OpenWay(Optional.of(to), able, room));
            }
        }
        if (leave(position, squad.side(), squad.at(), new FirstBreach()).found().isEmpty()) {
            ways.add(new OpenWay(Optional.empty(), squad.troops(), squad.size()));
        }
        return ways;
    }

    @Override
    protected List<Action.MoveTroops> legal(Position position, Phase.SpendingSet spending) {
        List<Action.MoveTroops> all = new ArrayList<>();
        for (BattleSquad squad : position.field().squads(spending.side())) {
            List<Troops> parts = squad.troops().parts();
            for (OpenWay way : ways(position, spending, squad)) {
                for (Troops part : parts) {
                    if (way.carries(part)) {
                        all.add(new Action.MoveTroops(squad.at(), way.to(), part));
                    }
                }
            }
        }
        return all;
    }

    /** Returns whether a set can move any troops. */
    boolean any(Position position, Phase.SpendingSet spending) {
        for (BattleSquad squad : position.field().squads(spending.side())) {
            for (OpenWay way : ways(position, spending, squad)) {
                for (TroopType type : way.able().types()) {
                    if (way.carries(Troops.of(type, 1))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /**
     * Returns whether some squad has no space left for any of its units. Siege Engines alone cannot move, but a space next to them still
     * counts, because it is not an enemy that stops them.
     */
    boolean anySurrounded(Position position, Phase.SpendingSet spending) {
        return position.field().squads(spending.side()).stream()
                .anyMatch(squad -> ways(position, spending, squad).stream().noneMatch(way -> way.room() > 0));
    }

    @Override
    protected Position after(Position position, Phase.SpendingSet spending, Action.MoveTroops move, EventSink telling) {
        tell(spending.side(), move, telling);
        return spent(position, spending)
                .with(move.to()
                        .map(to -> position.field().moved(move.from(), to, move.troops()))
                        .orElseGet(() -> position.field().leaving(move.from(), move.troops())));
    }

    private static void tell(BattleSide side, Action.MoveTroops move, EventSink telling) {
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

    @Override
    protected String describe(Position position, Action.MoveTroops move) {
        return move.troops().says() + Count.which(move.troops().size(), " goes", " go") + " from " + move.from()
                + move.to().map(to -> " to " + to).orElse(" off the map");
    }

    /** Says where a side's strategy lets its troops move by a set. */
    static final class StrategyBounds {
        private final Setup setup;

        StrategyBounds(Setup setup) {
            this.setup = setup;
        }

        /** Returns the orders that a side follows. */
        BattleStrategy.BattleOrders orders(Position position, BattleSide side) {
            return setup.inForce(position.side(side));
        }

        /** Adds the tests of the strategy for a move from one space to another. */
        FirstBreach bound(Position position, BattleSide side, BattleHex from, BattleHex to, FirstBreach needs) {
            BattleStrategy.BattleOrders orders = orders(position, side);
            return switch (orders.strategy()) {
                case DEPLOY -> keepsNear(needs, SheetRule.DEPLOY_KEEPS_NEAR, orders, from, to);
                case SEIZE -> keepsNear(needs, SheetRule.SEIZE_KEEPS_NEAR, orders, from, to);
                case HOLD ->
                    needs.needs(
                            SheetRule.HOLD_JOINS_TROOPS,
                            () -> position.field().at(to, side).isPresent(),
                            () -> side.title()
                                    + " holds: its troops move only to spaces where others of them stand, and none stand on "
                                    + to + ".");
                case RETREAT -> keepsAway(needs, position.field(), side, from, to);
            };
        }

        private static FirstBreach keepsNear(
                FirstBreach needs, SheetRule rule, BattleStrategy.BattleOrders orders, BattleHex from, BattleHex to) {
            BattleHex goal = orders.goal().orElseThrow();
            return needs.needs(
                    rule,
                    () -> goal.distance(to) <= goal.distance(from),
                    () -> to + " is farther from the goal " + goal + " than " + from + ".");
        }

        private FirstBreach keepsAway(
                FirstBreach needs, BattleField field, BattleSide side, BattleHex from, BattleHex to) {
            if (!setup.rulings().awayFromAnyEnemy()) {
                return needs.needs(
                        SheetRule.RETREAT_KEEPS_AWAY,
                        () -> field.nearestEnemy(to, side) >= field.nearestEnemy(from, side),
                        () -> to + " is nearer to the nearest enemy than " + from + ".");
            }
            Optional<BattleHex> enemy = field.approached(from, to, side);
            return needs.needs(
                    SheetRule.RETREAT_KEEPS_AWAY,
                    enemy::isEmpty,
                    () -> to + " is nearer to the enemies on " + enemy.orElseThrow() + " than " + from + ".");
        }
    }
}
