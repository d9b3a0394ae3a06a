package umpire.rules.diemen.refusal;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import umpire.rules.diemen.conflict.BattleOrders;
import umpire.rules.diemen.conflict.BattleStrategy;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.reach.TroopReach;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges moves by a set. */
final class MoveJudge {
    private final ConflictSetup setup;
    private final BattleMap map;
    private final TroopReach reach;

    MoveJudge(ConflictSetup setup, TroopReach reach) {
        this.setup = setup;
        this.map = setup.map();
        this.reach = reach;
    }

    /** Returns where each type of a squad gets to by a set. */
    private Map<TroopType, Set<BattleHex>> reached(
            Conflict conflict, ConflictPhase.SpendingSet spending, BattleHex from) {
        Map<TroopType, Set<BattleHex>> reached = new EnumMap<>(TroopType.class);
        int width = spending.set().width();
        for (TroopType type : conflict.field().troops(from, spending.side()).types()) {
            reached.put(type, reach.by(conflict.field(), spending.side(), type, from, width));
        }
        return reached;
    }

    Optional<Breach> move(Conflict conflict, ConflictPhase.SpendingSet spending, ConflictAction.MoveTroops move) {
        Map<TroopType, Set<BattleHex>> reached = reached(conflict, spending, move.from());
        FirstBreach needs = there(conflict.field(), spending, move);
        return move.to().isEmpty()
                ? leave(conflict, spending.side(), move, needs).found()
                : bound(
                                conflict,
                                spending.side(),
                                move.from(),
                                move.to().get(),
                                enter(conflict.field(), spending.side(), move, needs, reached))
                        .found();
    }

    private static FirstBreach there(
            BattleField field, ConflictPhase.SpendingSet spending, ConflictAction.MoveTroops move) {
        return NamedTactic.rules(spending, BattleTactic.MOVE)
                .needs(
                        BattleRule.TROOPS_ARE_THERE,
                        () -> !move.troops().isEmpty()
                                && field.troops(move.from(), spending.side()).includes(move.troops()),
                        () -> spending.side().title() + " does not have "
                                + move.troops().says() + " on " + move.from() + ".");
    }

    private FirstBreach leave(Conflict conflict, BattleSide side, ConflictAction.MoveTroops move, FirstBreach needs) {
        return company(
                needs.needs(
                        BattleRule.LEAVE_IN_RETREAT,
                        () -> setup.rulings().leavingTheMap()
                                && orders(conflict, side).strategy() == BattleStrategy.RETREAT
                                && move.from().row() == map.edge(side)),
                move.troops());
    }

    private BattleOrders orders(Conflict conflict, BattleSide side) {
        return setup.inForce(conflict.side(side));
    }

    private static FirstBreach company(FirstBreach needs, Troops troops) {
        return needs.needs(
                BattleRule.SIEGE_NEEDS_COMPANY,
                () -> !troops.only(TroopType.SIEGE_ENGINES),
                () -> "Nobody goes with the Siege Engines.");
    }

    private FirstBreach enter(
            BattleField field,
            BattleSide side,
            ConflictAction.MoveTroops move,
            FirstBreach needs,
            Map<TroopType, Set<BattleHex>> reached) {
        BattleHex to = move.to().orElseThrow();
        Troops troops = move.troops();
        return company(
                        ground(needs, to, troops)
                                .needs(
                                        BattleRule.ENEMIES_BAR,
                                        () -> field.at(to, side.other()).isEmpty(),
                                        () -> "Enemies stand on " + to + ".")
                                .needs(
                                        BattleRule.MOVE_IS_ADJOINING,
                                        () -> troops.types().stream()
                                                .allMatch(type -> reached.getOrDefault(type, Set.of())
                                                        .contains(to)),
                                        () -> "Not all of " + troops.says() + " get from " + move.from() + " to " + to
                                                + " by this set."),
                        troops)
                .needs(
                        BattleRule.ROOM_IN_A_SPACE,
                        () -> field.troops(to, side).size() + troops.size()
                                <= setup.scenario().stackLimit(),
                        () -> to + " has no room for " + troops.size() + " more units.");
    }

    private FirstBreach ground(FirstBreach needs, BattleHex to, Troops troops) {
        return needs.needs(BattleRule.SPACES_OF_THE_MAP, () -> map.has(to), () -> "The map has no space " + to + ".")
                .needs(BattleRule.IMPASSIBLE_IS_BARRED, () -> map.passable(to), () -> to + " is Impassible.")
                .needs(
                        BattleRule.CHARIOTS_KEEP_OFF,
                        () -> !troops.has(TroopType.CHARIOTS) || TroopType.CHARIOTS.enters(map.terrain(to)),
                        () -> to + " is " + map.terrain(to).title() + ".");
    }

    private FirstBreach bound(Conflict conflict, BattleSide side, BattleHex from, BattleHex to, FirstBreach needs) {
        BattleOrders orders = orders(conflict, side);
        BattleField field = conflict.field();
        return switch (orders.strategy()) {
            case DEPLOY -> keepsNear(needs, BattleRule.DEPLOY_KEEPS_NEAR, orders, from, to);
            case SEIZE -> keepsNear(needs, BattleRule.SEIZE_KEEPS_NEAR, orders, from, to);
            case HOLD ->
                needs.needs(
                        BattleRule.HOLD_JOINS_TROOPS,
                        () -> field.at(to, side).isPresent(),
                        () -> "No troops of " + side.title() + " stand on " + to + ".");
            case RETREAT ->
                needs.needs(
                        BattleRule.RETREAT_KEEPS_AWAY,
                        () -> field.nearestEnemy(to, side) >= field.nearestEnemy(from, side),
                        () -> to + " is nearer to an enemy than " + from + ".");
        };
    }

    private static FirstBreach keepsNear(
            FirstBreach needs, BattleRule rule, BattleOrders orders, BattleHex from, BattleHex to) {
        BattleHex goal = orders.goal().orElseThrow();
        return needs.needs(
                rule,
                () -> goal.distance(to) <= goal.distance(from),
                () -> to + " is farther from " + goal + " than " + from + ".");
    }

    /**
     * A space that units of a squad may go to.
     *
     * @param to empty where it leads off the map
     * @param able the units that get there
     * @param room for how many there is room
     */
    record OpenWay(Optional<BattleHex> to, Troops able, int room) {
        boolean carries(Troops part) {
            return able.includes(part) && part.size() <= room && !part.only(TroopType.SIEGE_ENGINES);
        }
    }

    /** Returns the spaces that units of a squad may go to by a set, in order. */
    List<OpenWay> ways(Conflict conflict, ConflictPhase.SpendingSet spending, BattleSquad squad) {
        Map<TroopType, Set<BattleHex>> reached = reached(conflict, spending, squad.at());
        Set<BattleHex> all = new TreeSet<>();
        reached.values().forEach(all::addAll);
        List<OpenWay> ways = new ArrayList<>();
        if (NamedTactic.rules(spending, BattleTactic.MOVE).found().isPresent()) {
            return ways;
        }
        for (BattleHex to : all) {
            if (bound(conflict, squad.side(), squad.at(), to, new FirstBreach())
                    .found()
                    .isEmpty()) {
                int room = setup.scenario().stackLimit()
                        - conflict.field().troops(to, squad.side()).size();
                Troops able = squad.troops()
                        .where(type -> reached.getOrDefault(type, Set.of()).contains(to));
                ways.add(new OpenWay(Optional.of(to), able, room));
            }
        }
        ConflictAction.MoveTroops off = new ConflictAction.MoveTroops(squad.at(), Optional.empty(), Troops.NONE);
        if (leave(conflict, squad.side(), off, new FirstBreach()).found().isEmpty()) {
            ways.add(new OpenWay(Optional.empty(), squad.troops(), squad.size()));
        }
        return ways;
    }

    /** Judges a squad's Free Movement. */
    Optional<Breach> march(Conflict conflict, ConflictPhase.MarchingFreely marching, BattleHex from, BattleHex to) {
        BattleSide side = marching.turn();
        Optional<BattleSquad> squad = marching.waiting().stream()
                .filter(each -> each.side() == side && each.at().equals(from))
                .findFirst();
        return new FirstBreach()
                .needs(
                        BattleRule.TROOPS_ARE_THERE,
                        () -> conflict.field().at(from, side).isPresent(),
                        () -> "No troops of " + side.title() + " stand on " + from + ".")
                .needs(
                        BattleRule.SQUAD_MOVES_ONCE,
                        squad::isPresent,
                        () -> "The squad on " + from + " has moved freely in this round.")
                .then(() -> free(conflict.field(), squad.orElseThrow(), to).found())
                .found();
    }

    private FirstBreach free(BattleField field, BattleSquad squad, BattleHex to) {
        BattleHex from = squad.at();
        Troops marching = marching(squad, to);
        return ground(new FirstBreach(), to, only(squad, TroopType.CHARIOTS))
                .needs(
                        BattleRule.ENEMIES_BAR,
                        () -> field.at(to, squad.side().other()).isEmpty(),
                        () -> "Enemies stand on " + to + ".")
                .needs(
                        BattleRule.FREE_IS_ADJOINING,
                        () -> anyOf(squad, type -> reach.adjoining(type, from).contains(to)),
                        () -> to + " is not next to " + from + ".")
                .needs(BattleRule.SIEGE_STAYS, () -> !squad.troops().only(TroopType.SIEGE_ENGINES))
                .needs(
                        BattleRule.RIVER_THREATENS,
                        () -> !movable(squad, type -> reach.river(type, from, to)),
                        () -> "Of " + from + " and " + to + " one is a River.")
                .needs(
                        BattleRule.ROUGH_IS_SLOW,
                        () -> !movable(squad, type -> reach.slow(type, to)),
                        () -> to + " is Rough.")
                .needs(
                        BattleRule.FREE_INTO_OPEN,
                        () -> !marching.isEmpty(),
                        () -> to + " is " + map.terrain(to).title() + ".")
                .needs(
                        BattleRule.FREE_UNTHREATENED,
                        () -> !field.enemyBeside(to, squad.side()),
                        () -> "Enemies stand next to " + to + ".")
                .needs(
                        BattleRule.ROOM_IN_A_SPACE,
                        () -> field.troops(to, squad.side()).size() + marching.size()
                                <= setup.scenario().stackLimit(),
                        () -> to + " has no room for " + marching.size() + " more units.");
    }

    /** Returns the spaces that adjoin a squad's for any of its units, in order. */
    List<BattleHex> beside(BattleSquad squad) {
        return reach.adjoining(
                squad.troops().has(TroopType.FLIERS) ? TroopType.FLIERS : TroopType.INFANTRY, squad.at());
    }

    /** Returns the units of a squad that go along. */
    Troops marching(BattleSquad squad, BattleHex to) {
        return squad.troops()
                .where(type -> type != TroopType.SIEGE_ENGINES
                        && reach.adjoining(type, squad.at()).contains(to)
                        && type.enters(map.terrain(to))
                        && reach.freely(type, squad.at(), to));
    }

    /** Returns a squad's units if all of them are of a type. */
    private static Troops only(BattleSquad squad, TroopType type) {
        return squad.troops().only(type) ? squad.troops() : Troops.NONE;
    }

    private static boolean anyOf(BattleSquad squad, Predicate<TroopType> holds) {
        return squad.troops().types().stream().anyMatch(holds);
    }

    /** Returns whether something holds for all of a squad's units that could move freely at all. */
    private static boolean movable(BattleSquad squad, Predicate<TroopType> holds) {
        return squad.troops().types().stream()
                .filter(type -> type != TroopType.SIEGE_ENGINES)
                .allMatch(holds);
    }
}
