package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap;
import umpire.rules.diemen.field.BattleMap.HexTerrain;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.LegalDraw;
import umpire.rules.kernel.text.Sentence;

/** A squad moves freely. Units that cannot go along stay. */
final class SquadMarch extends BattleMove<Phase.MarchingFreely, Action.MarchSquad> {
    private final BattleMap map;
    private final TroopReach reach;
    private final TroopReach.SpaceJudge spaces;

    SquadMarch(Setup setup, TroopReach reach) {
        super(
                setup,
                Phase.MarchingFreely.class,
                Sentence.of(
                        "march",
                        Action.MarchSquad.class,
                        BattleWords.HEX,
                        Action.MarchSquad::from,
                        BattleWords.HEX,
                        Action.MarchSquad::to,
                        Action.MarchSquad::new),
                ActionKind.usual("move a squad to the next space"));
        this.map = setup.map();
        this.reach = reach;
        this.spaces = new TroopReach.SpaceJudge(setup);
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.MarchingFreely marching, Action.MarchSquad march) {
        return ready(position, marching, march.from())
                .then(() -> free(
                                position.field(),
                                waiting(marching, march.from()).orElseThrow(),
                                march.to())
                        .found())
                .found();
    }

    /** Returns the squad of a space that may still move. */
    static Optional<BattleSquad> waiting(Phase.MarchingFreely marching, BattleHex from) {
        return marching.waiting().stream()
                .filter(each -> each.side() == marching.turn() && each.at().equals(from))
                .findFirst();
    }

    /** Begins the rules of Free Movement: a squad must stand there that has not moved. */
    static FirstBreach ready(Position position, Phase.MarchingFreely marching, BattleHex from) {
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

    /** Tests where a squad may go. */
    FirstBreach free(BattleField field, BattleSquad squad, BattleHex to) {
        BattleHex from = squad.at();
        Troops able = squad.troops().where(type -> type != TroopType.SIEGE_ENGINES);
        Troops marching = marching(squad, to);
        FirstBreach entered = spaces.enter(new FirstBreach(), field, squad.side(), admitted(able, to), to)
                .needs(
                        SheetRule.FREE_IS_ADJOINING,
                        () -> squad.troops().types().stream()
                                .anyMatch(type -> reach.adjoining(type, from).contains(to)),
                        () -> to.equals(from)
                                ? "These troops stand on " + to + " already."
                                : to + " is not next to " + from + ".")
                .needs(SheetRule.SIEGE_STAYS, () -> !able.isEmpty())
                .needs(
                        SheetRule.RIVER_THREATENS,
                        () -> !all(able, type -> reach.river(type, from, to)),
                        () -> (map.terrain(to) == HexTerrain.RIVER ? to : from) + " is River.")
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
                        .anyMatch(enemy -> enemy.troops().reaches(enemy.at().distance(to)))
                : field.enemyBeside(to, side);
    }

    /** Returns the units that the terrain lets in. If it lets in none, returns them all, so that the refusal names the terrain. */
    private Troops admitted(Troops able, BattleHex to) {
        Troops let = able.where(type -> setup.enters(type, to));
        return let.isEmpty() ? able : let;
    }

    private static boolean all(Troops able, Predicate<TroopType> holds) {
        return able.types().stream().allMatch(holds);
    }

    /** Returns the units of a squad that go along. */
    Troops marching(BattleSquad squad, BattleHex to) {
        return squad.troops()
                .where(type -> type != TroopType.SIEGE_ENGINES
                        && reach.adjoining(type, squad.at()).contains(to)
                        && setup.enters(type, to)
                        && reach.freely(type, squad.at(), to));
    }

    /** Returns the march of the whole squad if the part has all units that can go along; otherwise the same action. */
    Action whole(Position position, Action action) {
        return action instanceof Action.MarchPart part
                        && position.phase() instanceof Phase.MarchingFreely marching
                        && along(marching, part.from(), part.to()).equals(Optional.of(part.troops()))
                ? new Action.MarchSquad(part.from(), part.to())
                : action;
    }

    private Optional<Troops> along(Phase.MarchingFreely marching, BattleHex from, BattleHex to) {
        return waiting(marching, from).map(squad -> marching(squad, to));
    }

    /** Returns a march to each adjoining space, for every waiting squad of the side to move. Many of them break a rule. */
    private Stream<Action.MarchSquad> conceivable(Phase.MarchingFreely marching) {
        return marching.waiting().stream()
                .filter(squad -> squad.side() == marching.turn())
                .flatMap(squad -> reach
                        .adjoining(
                                squad.troops().has(TroopType.FLIERS) ? TroopType.FLIERS : TroopType.INFANTRY,
                                squad.at())
                        .stream()
                        .map(to -> new Action.MarchSquad(squad.at(), to)));
    }

    @Override
    protected List<Action.MarchSquad> legal(Position position, Phase.MarchingFreely marching) {
        return unbroken(position, marching, conceivable(marching).toList());
    }

    /** Returns whether a side has a squad that can move freely. */
    boolean any(Position position, Phase.MarchingFreely marching, BattleSide side) {
        Phase.MarchingFreely then = new Phase.MarchingFreely(side, marching.waiting(), marching.done());
        return conceivable(then).anyMatch(march -> breach(position, then, march).isEmpty());
    }

    /** Returns one of the legal actions of the phase, each as likely as any other, without a list of all. */
    Action random(Position position, Phase.MarchingFreely marching, IntUnaryOperator chance) {
        return LegalDraw.<Action>of(
                        Stream.concat(conceivable(marching), Stream.of(MarchEnd.DONE))
                                .toList(),
                        action -> !(action instanceof Action.MarchSquad march)
                                || breach(position, marching, march).isEmpty(),
                        chance)
                .orElseThrow();
    }

    @Override
    protected Position after(
            Position position, Phase.MarchingFreely marching, Action.MarchSquad march, EventSink telling) {
        BattleSquad squad = waiting(marching, march.from()).orElseThrow();
        Troops troops = marching(squad, march.to());
        telling.tell(
                rule(map.terrain(march.to()), troops, map.terrain(march.from())),
                () -> squad.side().title() + " freely moves " + troops.says() + " from " + march.from() + " to "
                        + march.to() + ".",
                march.to().place(),
                march.from().place());
        List<BattleSquad> waiting =
                marching.waiting().stream().filter(each -> !each.equals(squad)).toList();
        return position.with(position.field().moved(march.from(), march.to(), troops))
                .with(new Phase.MarchingFreely(squad.side().other(), waiting, marching.done()));
    }

    private static SheetRule rule(HexTerrain terrain, Troops troops, HexTerrain left) {
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

    /** Names the units that go along. Other units of the side may have gone to that space before and stay there. */
    @Override
    protected String describe(Position position, Action.MarchSquad march) {
        return Optional.of(position.phase())
                .filter(Phase.MarchingFreely.class::isInstance)
                .map(Phase.MarchingFreely.class::cast)
                .flatMap(marching -> along(marching, march.from(), march.to()))
                .filter(troops -> !troops.isEmpty())
                .map(troops -> describe(march.from(), march.to(), troops))
                .orElse("the squad on " + march.from() + " goes to " + march.to());
    }

    static String describe(BattleHex from, BattleHex to, Troops troops) {
        return troops.says() + Count.which(troops.size(), " goes", " go") + " freely from " + from + " to " + to;
    }

    /** Some units of a squad move freely and leave others that could go along. No rule allows it. */
    static final class PartMarch extends BattleMove<Phase.MarchingFreely, Action.MarchPart> {
        private final SquadMarch squads;

        PartMarch(Setup setup, SquadMarch squads) {
            super(
                    setup,
                    Phase.MarchingFreely.class,
                    Sentence.of(
                            "march",
                            Action.MarchPart.class,
                            BattleWords.HEX,
                            Action.MarchPart::from,
                            BattleWords.HEX,
                            Action.MarchPart::to,
                            BattleWords.TROOPS,
                            Action.MarchPart::troops,
                            Action.MarchPart::new),
                    ActionKind.special("move a part of a squad"));
            this.squads = squads;
        }

        /** Tests each type of unit by itself, and then refuses those that leave others behind. */
        @Override
        protected Optional<Breach> breach(Position position, Phase.MarchingFreely marching, Action.MarchPart part) {
            Optional<BattleSquad> squad = SquadMarch.waiting(marching, part.from());
            Troops waiting = squad.map(BattleSquad::troops).orElse(Troops.NONE);
            FirstBreach needs = SquadMarch.ready(position, marching, part.from())
                    .needs(
                            SheetRule.TROOPS_ARE_THERE,
                            () -> waiting.includes(part.troops()),
                            () -> "The squad on " + part.from() + " that has not moved is " + waiting.says() + ".");
            for (TroopType type : part.troops().types()) {
                BattleSquad alike = new BattleSquad(
                        marching.turn(), part.from(), part.troops().where(type::equals));
                needs.then(() -> squads.free(position.field(), alike, part.to()).found());
            }
            return needs.needs(
                            SheetRule.SQUAD_KEEPS_TOGETHER,
                            () -> false,
                            () -> squads.marching(squad.orElseThrow(), part.to())
                                            .says() + " can go from " + part.from() + " to " + part.to()
                                    + ": all of them, or none.")
                    .found();
        }

        @Override
        protected List<Action.MarchPart> legal(Position position, Phase.MarchingFreely marching) {
            return List.of();
        }

        @Override
        protected Position after(
                Position position, Phase.MarchingFreely marching, Action.MarchPart part, EventSink telling) {
            throw new IllegalArgumentException("no rule allows " + part);
        }

        @Override
        protected String describe(Position position, Action.MarchPart part) {
            return SquadMarch.describe(part.from(), part.to(), part.troops());
        }
    }

    /** A side moves no more squads in this round. */
    static final class MarchEnd extends BattleMove<Phase.MarchingFreely, Action.DoneMarching> {
        static final Action.DoneMarching DONE = new Action.DoneMarching();

        MarchEnd(Setup setup) {
            super(
                    setup,
                    Phase.MarchingFreely.class,
                    Sentence.of("done", Action.DoneMarching.class, new Action.DoneMarching()),
                    ActionKind.forgoing("be done with Free Movement"));
        }

        @Override
        protected List<Action.DoneMarching> legal(Position position, Phase.MarchingFreely marching) {
            return List.of(DONE);
        }

        @Override
        protected Position after(
                Position position, Phase.MarchingFreely marching, Action.DoneMarching end, EventSink telling) {
            BattleSide side = marching.turn();
            telling.tell(SheetRule.MARCHED_ENOUGH, () -> side.title() + " is done with Free Movement.");
            List<BattleSide> done =
                    Stream.concat(marching.done().stream(), Stream.of(side)).toList();
            return position.with(new Phase.MarchingFreely(side.other(), marching.waiting(), done));
        }

        @Override
        protected String describe(Position position, Action.DoneMarching done) {
            return "done with Free Movement";
        }
    }
}
