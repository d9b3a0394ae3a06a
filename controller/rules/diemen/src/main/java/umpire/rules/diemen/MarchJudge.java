package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.HexTerrain;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges Free Movement. */
final class MarchJudge {
    private final Setup setup;
    private final BattleMap map;
    private final TroopReach reach;
    private final SpaceJudge spaces;

    MarchJudge(Setup setup, TroopReach reach) {
        this.setup = setup;
        this.map = setup.map();
        this.reach = reach;
        this.spaces = new SpaceJudge(setup);
    }

    /** Judges a squad's move; units that cannot go along stay. */
    Optional<Breach> march(Position position, Phase.MarchingFreely marching, BattleHex from, BattleHex to) {
        Optional<BattleSquad> squad = waiting(marching, from);
        return ready(position, marching, from)
                .then(() -> free(position.field(), squad.orElseThrow(), to).found())
                .found();
    }

    private static Optional<BattleSquad> waiting(Phase.MarchingFreely marching, BattleHex from) {
        return marching.waiting().stream()
                .filter(each -> each.side() == marching.turn() && each.at().equals(from))
                .findFirst();
    }

    private static FirstBreach ready(Position position, Phase.MarchingFreely marching, BattleHex from) {
        BattleSide side = marching.turn();
        return new FirstBreach()
                .needs(
                        SheetRule.TROOPS_ARE_THERE,
                        () -> position.field().at(from, side).isPresent(),
                        () -> "No troops of " + side.title() + " stand on " + from + ".")
                .needs(
                        SheetRule.SQUAD_MOVES_ONCE,
                        waiting(marching, from)::isPresent,
                        () -> "The squad on " + from + " has moved freely in this round.");
    }

    /** Judges what part of a squad does: each of its units has to be able to go, and none that is able may stay. */
    Optional<Breach> part(Position position, Phase.MarchingFreely marching, Action.MarchPart part) {
        Optional<BattleSquad> squad = waiting(marching, part.from());
        FirstBreach needs = ready(position, marching, part.from())
                .needs(
                        SheetRule.TROOPS_ARE_THERE,
                        () -> squad.orElseThrow().troops().includes(part.troops()),
                        () -> "The squad on " + part.from() + " that has not moved is "
                                + squad.orElseThrow().troops().says() + ".");
        for (TroopType type : part.troops().types()) {
            BattleSquad alike =
                    new BattleSquad(marching.turn(), part.from(), part.troops().where(type::equals));
            needs.then(() -> free(position.field(), alike, part.to()).found());
        }
        return needs.needs(
                        SheetRule.SQUAD_KEEPS_TOGETHER,
                        () -> false,
                        () -> marching(squad.orElseThrow(), part.to()).says() + " can go from " + part.from() + " to "
                                + part.to() + ": all of them, or none.")
                .found();
    }

    private FirstBreach free(BattleField field, BattleSquad squad, BattleHex to) {
        BattleHex from = squad.at();
        Troops able = squad.troops().where(type -> type != TroopType.SIEGE_ENGINES);
        Troops marching = marching(squad, to);
        FirstBreach entered = spaces.enter(new FirstBreach(), field, squad.side(), admitted(able, to), to)
                .needs(
                        SheetRule.FREE_IS_ADJOINING,
                        () -> squad.troops().types().stream()
                                .anyMatch(type -> reach.adjoining(type, from).contains(to)),
                        () -> to.equals(from)
                                ? "They stand on " + to + " already."
                                : to + " is not next to " + from + ".")
                .needs(SheetRule.SIEGE_STAYS, () -> !able.isEmpty())
                .needs(
                        SheetRule.RIVER_THREATENS,
                        () -> !all(able, type -> reach.river(type, from, to)),
                        () -> (map.terrain(to) == HexTerrain.RIVER ? to : from) + " is a River.")
                .needs(SheetRule.ROUGH_IS_SLOW, () -> !all(able, type -> reach.slow(type, to)), () -> to + " is Rough.")
                .needs(
                        SheetRule.FREE_INTO_OPEN,
                        () -> !marching.isEmpty(),
                        () -> to + " is " + map.terrain(to).title() + ".")
                .needs(
                        SheetRule.FREE_UNTHREATENED,
                        () -> !threatened(field, squad.side(), to),
                        () -> setup.rulings().threatenedInReach()
                                ? "Enemies could attack " + to + "."
                                : "Enemies stand next to " + to + ".");
        return spaces.room(entered, field, squad.side(), marching, to);
    }

    private boolean threatened(BattleField field, BattleSide side, BattleHex to) {
        return setup.rulings().threatenedInReach()
                ? field.squads(side.other()).stream()
                        .anyMatch(enemy ->
                                AttackJudge.reaches(enemy.troops(), enemy.at().distance(to)))
                : field.enemyBeside(to, side);
    }

    /** Returns those units that the ground lets in, or all where it lets in none, and then it says why. */
    private Troops admitted(Troops able, BattleHex to) {
        Troops let = able.where(type -> setup.enters(type, to));
        return let.isEmpty() ? able : let;
    }

    private static boolean all(Troops able, Predicate<TroopType> holds) {
        return able.types().stream().allMatch(holds);
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
                        && setup.enters(type, to)
                        && reach.freely(type, squad.at(), to));
    }

    /** Returns a part as the squad's movement, if it is all that goes along. */
    Action whole(Phase.MarchingFreely marching, Action.MarchPart part) {
        return waiting(marching, part.from())
                .filter(squad -> marching(squad, part.to()).equals(part.troops()))
                .<Action>map(squad -> new Action.MarchSquad(part.from(), part.to()))
                .orElse(part);
    }

    /** Returns a squad's movement as one of the units that go along, if any do. */
    Action named(Phase.MarchingFreely marching, Action.MarchSquad march) {
        return waiting(marching, march.from())
                .map(squad -> marching(squad, march.to()))
                .filter(troops -> troops.size() > 0)
                .<Action>map(troops -> new Action.MarchPart(march.from(), march.to(), troops))
                .orElse(march);
    }

    /** Returns where squads of the side whose turn it is might go, one space each. */
    Stream<Action.MarchSquad> conceivable(Phase.MarchingFreely marching) {
        return marching.waiting().stream()
                .filter(squad -> squad.side() == marching.turn())
                .flatMap(squad -> beside(squad).stream().map(to -> new Action.MarchSquad(squad.at(), to)));
    }
}
