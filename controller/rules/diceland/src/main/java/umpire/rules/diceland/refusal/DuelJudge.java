package umpire.rules.diceland.refusal;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.catalogue.UnitEffect;
import umpire.rules.diceland.duel.BoxedDie;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.Whereabouts;
import umpire.rules.diceland.rulings.DicelandRule;
import umpire.rules.diceland.sight.RollPath;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Says which rule an action breaks, if any. */
public final class DuelJudge {
    private final DuelSetup setup;
    private final LandingJudge landings;
    private final ArmyJudge armies;
    private final ShotJudge shots;
    private final ConceivableDeeds conceivable;

    public DuelJudge(DuelSetup setup) {
        this.setup = setup;
        this.landings = new LandingJudge(setup);
        this.armies = new ArmyJudge(setup, landings);
        this.shots = new ShotJudge(setup);
        this.conceivable = new ConceivableDeeds(setup);
    }

    /** Returns the first rule that the action breaks. */
    public Optional<Breach> refuse(Duel duel, DuelAction action) {
        Optional<DicelandRule> closed = PhaseDoor.closed(duel.phase(), action);
        return closed.isPresent()
                ? closed.map(Breach::of)
                : judged(duel, action).found();
    }

    private FirstBreach judged(Duel duel, DuelAction action) {
        FirstBreach rules = new FirstBreach();
        return switch (action) {
            case DuelAction.Enlist enlist ->
                known(rules, enlist.die()) ? armies.enlist(rules, duel, enlist.die()) : rules;
            case DuelAction.ArmyReady ready -> armies.ready(rules, duel);
            case DuelAction.GoesFirst first -> rules;
            case DuelAction.PlaceFirst place -> known(rules, place.die()) ? thrown(rules, duel, place.die()) : rules;
            case DuelAction.ThrowIn in -> known(rules, in.die()) ? thrown(rules, duel, in.die()) : rules;
            case DuelAction.DiceLanded landing -> landing(rules, duel, landing);
            case DuelAction.AllowThrow allow -> rules;
            case DuelAction.CallFoul foul -> rules;
            case DuelAction.Maneuver maneuver ->
                acts(rules, duel, maneuver.die()) ? maneuver(rules, duel, maneuver) : rules;
            case DuelAction.FireWeapon fire -> acts(rules, duel, fire.die()) ? shots.fire(rules, duel, fire) : rules;
            case DuelAction.AskLine ask -> acts(rules, duel, ask.shooter()) ? shots.ask(rules, duel, ask) : rules;
            case DuelAction.CallIn call -> acts(rules, duel, call.caller()) ? call(rules, duel, call) : rules;
            case DuelAction.JumpUp jump -> acts(rules, duel, jump.die()) ? jump(rules, duel, jump.die()) : rules;
            case DuelAction.CommandAll command -> command(rules, duel);
            case DuelAction.RestDie rest -> rules;
            case DuelAction.PassTurn pass -> pass(rules, duel);
            case DuelAction.SayLine say -> rules;
        };
    }

    private boolean known(FirstBreach rules, String die) {
        return rules.needs(
                        DicelandRule.DIE_OF_THE_BOX,
                        () -> setup.find(die).isPresent(),
                        () -> "No die of the box is named " + die + ".")
                .found()
                .isEmpty();
    }

    /** The die is one of the active player's and on the table. */
    private boolean acts(FirstBreach rules, Duel duel, String die) {
        return known(rules, die)
                && owned(rules, duel, die)
                        .needs(
                                DicelandRule.MUST_BE_IN_PLAY,
                                () -> duel.fighter(die).inPlay(),
                                () -> setup.title(die) + " is not on the table.")
                        .found()
                        .isEmpty();
    }

    private FirstBreach owned(FirstBreach rules, Duel duel, String die) {
        return rules.needs(
                DicelandRule.DIE_IS_YOURS,
                () -> duel.fighter(die).of(duel.active()),
                () -> setup.title(die) + " is not in the army of " + duel.active() + ".");
    }

    private FirstBreach thrown(FirstBreach rules, Duel duel, String die) {
        return owned(rules, duel, die)
                .needs(
                        DicelandRule.OGRE_IS_NOT_THROWN,
                        () -> !setup.die(die).unit().ogre(),
                        () -> setup.title(die) + " is not thrown.")
                .needs(
                        DicelandRule.RESERVE_WAITS,
                        () -> !(duel.fighter(die).at() instanceof Whereabouts.InReserve),
                        () -> setup.title(die) + " is in reserve.")
                .needs(
                        DicelandRule.FROM_THE_HAND,
                        () -> duel.fighter(die).inHand(),
                        () -> setup.title(die) + " is on the table already.");
    }

    private FirstBreach landing(FirstBreach rules, Duel duel, DuelAction.DiceLanded landing) {
        return switch (duel.phase()) {
            case DuelPhase.HandPlacing placing -> armies.placed(rules, duel, placing.die(), landing);
            case DuelPhase.Airborne airborne -> landings.measured(rules, duel, airborne.die(), landing);
            default -> rules;
        };
    }

    private PaperSide side(Duel duel, String die) {
        BoxedDie boxed = setup.die(die);
        return boxed.side(duel.fighter(die).lying().orElseThrow());
    }

    private FirstBreach maneuver(FirstBreach rules, Duel duel, DuelAction.Maneuver maneuver) {
        Fighter roller = duel.fighter(maneuver.die());
        boolean ogre = setup.unit(roller).ogre();
        int dot = side(duel, maneuver.die()).green(maneuver.corner());
        RollPath path = RollPath.of(setup, duel, roller, maneuver.corner());
        return rules.needs(
                        DicelandRule.GREEN_DOT,
                        () -> dot != PaperSide.NO_DOT,
                        () -> "Corner " + maneuver.corner().word() + " of " + setup.title(maneuver.die())
                                + " has no green dot.")
                .needs(
                        DicelandRule.TREADS_ARE_GONE,
                        () -> !ogre || roller.card().orElseThrow().rolls(dot),
                        () -> "The tread line " + dot + " of " + setup.title(maneuver.die()) + " is gone.")
                .needs(
                        DicelandRule.EDGE_OF_THE_TABLE,
                        () -> !path.offTable(),
                        () -> setup.title(maneuver.die()) + " would roll over the edge of the table.")
                .needs(
                        DicelandRule.WAY_IS_BARRED,
                        () -> ogre || path.met().isEmpty(),
                        () -> setup.title(maneuver.die()) + " would brush "
                                + setup.title(path.met().get(0).name()) + ".")
                .needs(
                        DicelandRule.OGRE_BARS_OGRE,
                        () -> path.ogre(setup).isEmpty(),
                        () -> setup.title(maneuver.die()) + " would roll into the other Ogre.");
    }

    private FirstBreach call(FirstBreach rules, Duel duel, DuelAction.CallIn call) {
        rules.needs(
                DicelandRule.SIDE_HAS_EFFECT,
                () -> side(duel, call.caller()).effect() instanceof UnitEffect.Call,
                () -> setup.title(call.caller()) + " calls nobody as it lies.");
        if (rules.found().isPresent() || !known(rules, call.called())) {
            return rules;
        }
        String unitClass = ((UnitEffect.Call) side(duel, call.caller()).effect()).unitClass();
        PaperUnit called = setup.die(call.called()).unit();
        return thrown(rules, duel, call.called())
                .needs(
                        DicelandRule.CALL_NAMES_CLASS,
                        () -> called.unitClass().equals(unitClass),
                        () -> setup.title(call.caller()) + " calls the class " + unitClass + ", and "
                                + setup.title(call.called()) + " is of the class " + called.unitClass() + ".");
    }

    private FirstBreach jump(FirstBreach rules, Duel duel, String die) {
        return rules.needs(
                DicelandRule.SIDE_HAS_EFFECT,
                () -> side(duel, die).effect() instanceof UnitEffect.Jump,
                () -> setup.title(die) + " does not jump as it lies.");
    }

    private FirstBreach command(FirstBreach rules, Duel duel) {
        return rules.needs(
                        DicelandRule.POST_STANDS,
                        () -> duel.armor(duel.active()) > 0,
                        () -> duel.active() + " has no Command Post.")
                .needs(
                        DicelandRule.COMMAND_NEEDS_ALLIES,
                        () -> !commanded(duel).isEmpty(),
                        () -> duel.active() + " has no die on the table that follows a Command.");
    }

    /** Returns the dice that a Command reaches, in the order of the box. */
    public List<Fighter> commanded(Duel duel) {
        String colour = setup.catalogue().postImmune();
        return duel.inPlay()
                .filter(fighter -> fighter.of(duel.active()))
                .filter(fighter -> !setup.unit(fighter).immune().contains(colour))
                .toList();
    }

    private FirstBreach pass(FirstBreach rules, Duel duel) {
        return rules.needs(
                DicelandRule.NO_PASS_AGAIN,
                () -> duel.passes() < 2 || !more(duel),
                () -> duel.active() + " passed, and then " + duel.active().other() + " did.");
    }

    /** Returns whether anything can be done at the beginning of a turn but passing. */
    private boolean more(Duel duel) {
        return conceivable.acting(duel).anyMatch(action -> refuse(duel, action).isEmpty());
    }
}
