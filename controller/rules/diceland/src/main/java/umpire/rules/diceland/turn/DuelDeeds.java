package umpire.rules.diceland.turn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.LineWord;
import umpire.rules.diceland.duel.Whereabouts;
import umpire.rules.diceland.refusal.DuelJudge;
import umpire.rules.diceland.rulings.DicelandRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Carries out actions that are allowed. */
public final class DuelDeeds {
    /** The near edge of the table lies in this direction; Blue's lies opposite. */
    private static final double NEAR_DEG = 270;

    private static final double FAR_DEG = 90;

    private final DuelSetup setup;
    private final DuelFlow flow;
    private final DuelJudge judge;

    public DuelDeeds(DuelSetup setup, DuelFlow flow, DuelJudge judge) {
        this.setup = setup;
        this.flow = flow;
        this.judge = judge;
    }

    /** Returns the state after an action that the judge lets pass. */
    public Duel after(Duel duel, DuelAction action, EventSink telling) {
        return switch (action) {
            case DuelAction.Enlist enlist -> enlisted(duel, enlist.die());
            case DuelAction.ArmyReady ready -> built(duel, telling);
            case DuelAction.GoesFirst first -> first(duel, first.who(), telling);
            case DuelAction.PlaceFirst place -> duel.with(new DuelPhase.HandPlacing(place.die()));
            case DuelAction.ThrowIn in -> airborne(duel, in.die());
            case DuelAction.DiceLanded landing -> landed(duel, landing, telling);
            case DuelAction.AllowThrow allow -> allowed(duel, telling);
            case DuelAction.CallFoul foul -> fouled(duel, foul.out(), telling);
            case DuelAction.Maneuver maneuver -> maneuvered(duel, maneuver, telling);
            case DuelAction.FireWeapon fire -> fired(duel, fire, telling);
            case DuelAction.AskLine ask -> asked(duel, ask);
            case DuelAction.SayLine say -> said(duel, say.seen(), telling);
            case DuelAction.CallIn call -> called(duel, call, telling);
            case DuelAction.JumpUp jump -> jumped(duel, jump.die(), telling);
            case DuelAction.CommandAll command -> commanded(duel, telling);
            case DuelAction.RestDie rest -> flow.next(duel, telling);
            case DuelAction.PassTurn pass -> passed(duel, telling);
        };
    }

    private static Duel enlisted(Duel duel, String die) {
        return duel.with(new Fighter(die, Optional.of(duel.active()), new Whereabouts.InHand(), Optional.empty()));
    }

    private Duel built(Duel duel, EventSink telling) {
        int points = setup.army(duel, duel.active());
        telling.tell(DicelandRule.ARMY_BUILT, () -> duel.active() + " has an army of " + points + " points.");
        return flow.armyBuilt(duel);
    }

    private static Duel first(Duel duel, Commander who, EventSink telling) {
        telling.tell(DicelandRule.SMALLER_ARMY_DECIDES, () -> who + " goes first.");
        return DuelFlow.elected(duel, who);
    }

    private static Duel airborne(Duel duel, String die) {
        return duel.withPasses(0).with(new DuelPhase.Airborne(die));
    }

    private Duel landed(Duel duel, DuelAction.DiceLanded landing, EventSink telling) {
        Throws thrown = new Throws(setup, telling);
        return duel.phase() instanceof DuelPhase.HandPlacing placing
                ? flow.placed(thrown.placed(duel, placing.die(), landing))
                : thrown.landed(duel, ((DuelPhase.Airborne) duel.phase()).die(), landing);
    }

    private Duel allowed(Duel duel, EventSink telling) {
        String die = ((DuelPhase.FoulWatching) duel.phase()).die();
        if (duel.fighter(die).inPlay()) {
            telling.tell(DicelandRule.AFTER_THE_THROW, () -> setup.title(die) + " may act.", new Place(die));
            return flow.settle(duel.with(new DuelPhase.Activating(die, DuelPhase.Why.LANDED)), telling);
        }
        return setup.rulings().thrownOffEndsTurn() ? flow.turnOver(duel, telling) : flow.next(duel, telling);
    }

    private Duel fouled(Duel duel, boolean out, EventSink telling) {
        String die = ((DuelPhase.FoulWatching) duel.phase()).die();
        telling.tell(
                out ? DicelandRule.FOUL_OUT : DicelandRule.FOUL_STAYS,
                () -> "The throw of " + setup.title(die) + " was a foul: " + (out ? "it goes into reserve" : "it stays")
                        + ", and the turn is over.",
                new Place(die));
        int turns = new Losses(setup, telling).reserve();
        Duel after = out ? Losses.left(duel, duel.fighter(die).at(new Whereabouts.InReserve(turns))) : duel;
        return flow.turnOver(after, telling);
    }

    private Duel maneuvered(Duel duel, DuelAction.Maneuver maneuver, EventSink telling) {
        Fighter roller = duel.fighter(maneuver.die());
        String to = setup.die(maneuver.die())
                .side(roller.lying().orElseThrow().rolled(maneuver.corner()))
                .word();
        telling.tell(
                DicelandRule.MANEUVERED,
                () -> setup.title(maneuver.die()) + " rolls over corner "
                        + maneuver.corner().word() + " to side " + to + ".",
                new Place(maneuver.die()));
        return flow.next(new OgreRolls(setup, telling).rolled(duel, roller, maneuver.corner()), telling);
    }

    private Duel fired(Duel duel, DuelAction.FireWeapon fire, EventSink telling) {
        Duel after = new Shooting(setup, telling).fired(duel, fire).withPasses(0);
        boolean moves = setup.die(fire.die()).unit().ogre()
                && (setup.rulings().commandedOgreShootsAndMoves() || !byCommand(duel));
        return moves && !after.over()
                ? flow.settle(after.with(new DuelPhase.OgreMoving(fire.die())), telling)
                : flow.next(after, telling);
    }

    private static boolean byCommand(Duel duel) {
        return duel.phase() instanceof DuelPhase.Activating activating && activating.why() == DuelPhase.Why.COMMANDED;
    }

    private static Duel asked(Duel duel, DuelAction.AskLine ask) {
        Optional<DuelPhase.Activating> back =
                duel.phase() instanceof DuelPhase.Activating activating ? Optional.of(activating) : Optional.empty();
        return duel.with(new DuelPhase.LineCalling(ask.shooter(), ask.weapon(), ask.target(), back));
    }

    private Duel said(Duel duel, boolean seen, EventSink telling) {
        DuelPhase.LineCalling calling = (DuelPhase.LineCalling) duel.phase();
        telling.tell(
                DicelandRule.LINE_SAID,
                () -> setup.title(calling.shooter()) + (seen ? " sees " : " does not see ")
                        + setup.title(calling.target()) + ".",
                new Place(calling.shooter()),
                new Place(calling.target()));
        List<LineWord> lines = new ArrayList<>(duel.lines());
        lines.add(new LineWord(calling.shooter(), calling.weapon(), calling.target(), seen));
        DuelPhase back = calling.back().isPresent() ? calling.back().get() : new DuelPhase.Choosing();
        return flow.settle(duel.withLines(lines).with(back), telling);
    }

    private Duel called(Duel duel, DuelAction.CallIn call, EventSink telling) {
        telling.tell(
                DicelandRule.CALLED,
                () -> setup.title(call.caller()) + " calls " + setup.title(call.called()) + ".",
                new Place(call.caller()));
        return airborne(duel, call.called());
    }

    private Duel jumped(Duel duel, String die, EventSink telling) {
        telling.tell(DicelandRule.JUMPED, () -> setup.title(die) + " jumps.", new Place(die));
        return airborne(duel.withLines(List.of()).with(duel.fighter(die).at(new Whereabouts.InHand())), die);
    }

    private Duel commanded(Duel duel, EventSink telling) {
        List<String> flags = judge.commanded(duel).stream()
                .sorted(Comparator.comparingDouble(fighter -> -towardsEdgeMm(duel.active(), fighter)))
                .map(Fighter::name)
                .toList();
        telling.tell(
                DicelandRule.COMMANDED,
                () -> setup.title(duel.active().post()) + " commands "
                        + String.join(", ", flags.stream().map(setup::title).toList()) + ".",
                new Place(duel.active().post()));
        return flow.next(duel.withFlags(flags).withPasses(0), telling);
    }

    /** How far a die's upper face reaches towards the edge of its player. */
    private static double towardsEdgeMm(Commander commander, Fighter fighter) {
        return fighter.lying().orElseThrow().topFace().reachMm(commander == Commander.RED ? NEAR_DEG : FAR_DEG);
    }

    private Duel passed(Duel duel, EventSink telling) {
        telling.tell(DicelandRule.PASSED, () -> duel.active() + " passes.");
        return flow.turnOver(duel.withPasses(Math.min(Duel.MOST_PASSES, duel.passes() + 1)), telling);
    }
}
