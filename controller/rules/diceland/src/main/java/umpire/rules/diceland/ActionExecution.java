package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.InPhase;
import umpire.rules.kernel.Place;

/** Carries out actions that are allowed. */
public final class ActionExecution {
    /** The near edge of the table lies in this direction; Blue's lies opposite. */
    private static final double NEAR_DEG = 270;

    private static final double FAR_DEG = 90;

    private final Setup setup;
    private final PhaseTransitions transitions;
    private final Judge judge;

    public ActionExecution(Setup setup, PhaseTransitions transitions, Judge judge) {
        this.setup = setup;
        this.transitions = transitions;
        this.judge = judge;
    }

    /** Returns the state after an action that the judge lets pass. */
    public Position after(Position position, Action action, EventSink telling) {
        return switch (action) {
            case Action.Enlist enlist -> enlisted(position, enlist.die());
            case Action.ArmyReady ready -> built(position, telling);
            case Action.GoesFirst first -> first(position, first.who(), telling);
            case Action.PlaceFirst place -> position.with(new Phase.HandPlacing(place.die()));
            case Action.ThrowIn in -> airborne(position, in.die());
            case Action.DiceLanded landing
            when position.phase() instanceof Phase.HandPlacing placing ->
                transitions.placed(new Throws(setup, telling).placed(position, placing.die(), landing));
            case Action.DiceLanded landing
            when position.phase() instanceof Phase.Airborne airborne ->
                new Throws(setup, telling).landed(position, airborne.die(), landing);
            case Action.DiceLanded landing -> throw InPhase.outOfOrder(position.phase(), landing);
            case Action.AllowThrow allow
            when position.phase() instanceof Phase.FoulWatching watching -> allowed(position, watching.die(), telling);
            case Action.AllowThrow allow -> throw InPhase.outOfOrder(position.phase(), allow);
            case Action.CallFoul foul
            when position.phase() instanceof Phase.FoulWatching watching ->
                fouled(position, watching.die(), foul.out(), telling);
            case Action.CallFoul foul -> throw InPhase.outOfOrder(position.phase(), foul);
            case Action.Maneuver maneuver -> maneuvered(position, maneuver, telling);
            case Action.FireWeapon fire -> fired(position, fire, telling);
            case Action.AskLine ask -> asked(position, ask);
            case Action.SayLine say
            when position.phase() instanceof Phase.LineCalling calling -> said(position, calling, say.seen(), telling);
            case Action.SayLine say -> throw InPhase.outOfOrder(position.phase(), say);
            case Action.CallIn call -> called(position, call, telling);
            case Action.JumpUp jump -> jumped(position, jump.die(), telling);
            case Action.CommandAll command -> commanded(position, telling);
            case Action.RestDie rest -> transitions.next(position, telling);
            case Action.PassTurn pass -> passed(position, telling);
        };
    }

    private static Position enlisted(Position position, String die) {
        return position.with(
                new Fighter(die, Optional.of(position.active()), new Whereabouts.InHand(), Optional.empty()));
    }

    private Position built(Position position, EventSink telling) {
        int points = setup.army(position, position.active());
        telling.tell(SheetRule.ARMY_BUILT, () -> position.active() + " has an army of " + points + " points.");
        return transitions.armyBuilt(position);
    }

    private static Position first(Position position, Commander who, EventSink telling) {
        telling.tell(SheetRule.SMALLER_ARMY_DECIDES, () -> who + " goes first.");
        return PhaseTransitions.elected(position, who);
    }

    private static Position airborne(Position position, String die) {
        return position.withPasses(0).with(new Phase.Airborne(die));
    }

    private Position allowed(Position position, String die, EventSink telling) {
        if (position.fighter(die).inPlay()) {
            Position landed = position.with(new Phase.Activating(die, Phase.Why.LANDED));
            if (transitions.settle(landed).equals(landed)) {
                telling.tell(SheetRule.AFTER_THE_THROW, () -> setup.title(die) + " may act.", new Place(die));
            }
            return transitions.settle(landed, telling);
        }
        return setup.rulings().thrownOffEndsTurn()
                ? transitions.turnOver(position, telling)
                : transitions.next(position, telling);
    }

    private Position fouled(Position position, String die, boolean out, EventSink telling) {
        telling.tell(
                out ? SheetRule.FOUL_OUT : SheetRule.FOUL_STAYS,
                () -> "The throw of " + setup.title(die) + " was a foul: " + (out ? "it goes into reserve" : "it stays")
                        + ", and the turn is over.",
                new Place(die));
        int turns = new Losses(setup, telling).reserve();
        Position after =
                out ? Losses.left(position, position.fighter(die).at(new Whereabouts.InReserve(turns))) : position;
        return transitions.turnOver(after, telling);
    }

    private Position maneuvered(Position position, Action.Maneuver maneuver, EventSink telling) {
        Fighter roller = position.fighter(maneuver.die());
        String to = setup.die(maneuver.die())
                .side(roller.lying().orElseThrow().rolled(maneuver.corner()))
                .word();
        telling.tell(
                SheetRule.MANEUVERED,
                () -> setup.title(maneuver.die()) + " rolls over corner "
                        + maneuver.corner().word() + " to side " + to + ".",
                new Place(maneuver.die()));
        return transitions.next(new OgreRolls(setup, telling).rolled(position, roller, maneuver.corner()), telling);
    }

    private Position fired(Position position, Action.FireWeapon fire, EventSink telling) {
        Position after = new Shooting(setup, telling).fired(position, fire).withPasses(0);
        boolean moves = setup.die(fire.die()).unit().ogre()
                && (setup.rulings().commandedOgreShootsAndMoves() || !byCommand(position));
        return moves && !after.over()
                ? transitions.settle(after.with(new Phase.OgreMoving(fire.die())), telling)
                : transitions.next(after, telling);
    }

    private static boolean byCommand(Position position) {
        return position.phase() instanceof Phase.Activating activating && activating.why() == Phase.Why.COMMANDED;
    }

    private static Position asked(Position position, Action.AskLine ask) {
        Optional<Phase.Activating> back =
                position.phase() instanceof Phase.Activating activating ? Optional.of(activating) : Optional.empty();
        return position.with(new Phase.LineCalling(ask.shooter(), ask.weapon(), ask.target(), back));
    }

    private Position said(Position position, Phase.LineCalling calling, boolean seen, EventSink telling) {
        telling.tell(
                SheetRule.LINE_SAID,
                () -> setup.title(calling.shooter()) + (seen ? " sees " : " does not see ")
                        + setup.title(calling.target()) + ".",
                new Place(calling.shooter()),
                new Place(calling.target()));
        List<LineWord> lines = new ArrayList<>(position.lines());
        lines.add(new LineWord(calling.shooter(), calling.weapon(), calling.target(), seen));
        Phase back = calling.back().isPresent() ? calling.back().get() : new Phase.Choosing();
        return transitions.settle(position.withLines(lines).with(back), telling);
    }

    private Position called(Position position, Action.CallIn call, EventSink telling) {
        telling.tell(
                SheetRule.CALLED,
                () -> setup.title(call.caller()) + " calls " + setup.title(call.called()) + ".",
                new Place(call.caller()));
        return airborne(position, call.called());
    }

    private Position jumped(Position position, String die, EventSink telling) {
        telling.tell(SheetRule.JUMPED, () -> setup.title(die) + " jumps.", new Place(die));
        return airborne(position.withLines(List.of()).with(position.fighter(die).at(new Whereabouts.InHand())), die);
    }

    private Position commanded(Position position, EventSink telling) {
        List<String> flags = judge.commanded(position).stream()
                .sorted(Comparator.comparingDouble(fighter -> -towardsEdgeMm(position.active(), fighter)))
                .map(Fighter::name)
                .toList();
        telling.tell(
                SheetRule.COMMANDED,
                () -> setup.title(position.active().post()) + " commands "
                        + String.join(", ", flags.stream().map(setup::title).toList()) + ".",
                new Place(position.active().post()));
        return transitions.next(position.withFlags(flags).withPasses(0), telling);
    }

    /** How far a die's upper face reaches towards the edge of its player. */
    private static double towardsEdgeMm(Commander commander, Fighter fighter) {
        return fighter.lying().orElseThrow().topFace().reachMm(commander == Commander.RED ? NEAR_DEG : FAR_DEG);
    }

    private Position passed(Position position, EventSink telling) {
        telling.tell(SheetRule.PASSED, () -> position.active() + " passes.");
        return transitions.turnOver(
                position.withPasses(Math.min(Position.MOST_PASSES, position.passes() + 1)), telling);
    }
}
