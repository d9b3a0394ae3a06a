package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.catalogue.UnitEffect;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Parsed;

/** Says which rule an action breaks, if any. */
public final class Judge {
    private final Setup setup;
    private final LandingJudge landings;
    private final ArmyJudge armies;
    private final ShotJudge shots;
    private final ConceivableActions conceivable;

    public Judge(Setup setup) {
        this.setup = setup;
        this.landings = new LandingJudge(setup);
        this.armies = new ArmyJudge(setup, landings);
        this.shots = new ShotJudge(setup);
        this.conceivable = new ConceivableActions(setup);
    }

    /** Returns the first rule that the action breaks. */
    public Optional<Breach> refuse(Position position, Action action) {
        Optional<SheetRule> closed = PhaseGate.closed(position, action);
        return new FirstBreach()
                .then(() -> othersTurn(position, action))
                .then(() -> closed.map(Breach::of))
                .then(() -> closed.isPresent()
                        ? Optional.empty()
                        : judged(position, action).found())
                .found();
    }

    /** Whose turn it is comes before anything else that is wrong with an action of a die of the other army. */
    private Optional<Breach> othersTurn(Position position, Action action) {
        Commander other = position.active().other();
        return inTurn(position.phase())
                ? actor(action)
                        .filter(die -> position.find(die)
                                .filter(fighter -> fighter.of(other))
                                .isPresent())
                        .map(die -> new Breach(
                                SheetRule.DIE_IS_YOURS,
                                setup.title(die) + " is in the army of " + other + ", and it is " + position.active()
                                        + "'s turn."))
                : Optional.empty();
    }

    private static boolean inTurn(Phase phase) {
        return phase instanceof Phase.Choosing
                || phase instanceof Phase.Activating
                || phase instanceof Phase.OgreMoving;
    }

    private static Optional<String> actor(Action action) {
        return switch (action) {
            case Action.ThrowIn in -> Optional.of(in.die());
            case Action.Maneuver maneuver -> Optional.of(maneuver.die());
            case Action.FireWeapon fire -> Optional.of(fire.die());
            case Action.AskLine ask -> Optional.of(ask.shooter());
            case Action.CallIn call -> Optional.of(call.caller());
            case Action.JumpUp jump -> Optional.of(jump.die());
            default -> Optional.empty();
        };
    }

    /** Returns an action that breaks no rule, or why it breaks one. */
    public Parsed<Action> passed(Position position, Action action) {
        return refuse(position, action)
                .map(breach -> Parsed.<Action>bad(breach.why()))
                .orElseGet(() -> Parsed.good(action));
    }

    private FirstBreach judged(Position position, Action action) {
        FirstBreach rules = new FirstBreach();
        return switch (action) {
            case Action.Enlist enlist ->
                known(rules, enlist.die()) ? armies.enlist(rules, position, enlist.die()) : rules;
            case Action.ArmyReady ready -> armies.ready(rules, position);
            case Action.GoesFirst first -> rules;
            case Action.PlaceFirst place -> known(rules, place.die()) ? thrown(rules, position, place.die()) : rules;
            case Action.ThrowIn in -> known(rules, in.die()) ? thrown(rules, position, in.die()) : rules;
            case Action.DiceLanded landing -> landing(rules, position, landing);
            case Action.AllowThrow allow -> rules;
            case Action.CallFoul foul -> rules;
            case Action.Maneuver maneuver ->
                acts(rules, position, maneuver.die()) ? maneuver(rules, position, maneuver) : rules;
            case Action.FireWeapon fire ->
                acts(rules, position, fire.die()) ? shots.fire(rules, position, fire) : rules;
            case Action.AskLine ask -> acts(rules, position, ask.shooter()) ? shots.ask(rules, position, ask) : rules;
            case Action.CallIn call -> acts(rules, position, call.caller()) ? call(rules, position, call) : rules;
            case Action.JumpUp jump -> acts(rules, position, jump.die()) ? jump(rules, position, jump.die()) : rules;
            case Action.CommandAll command -> command(rules, position);
            case Action.RestDie rest -> rules;
            case Action.PassTurn pass -> pass(rules, position);
            case Action.SayLine say -> rules;
        };
    }

    private boolean known(FirstBreach rules, String die) {
        return rules.needs(
                        SheetRule.DIE_OF_THE_BOX,
                        () -> setup.find(die).isPresent(),
                        () -> "No die of the box is named " + die + ".")
                .found()
                .isEmpty();
    }

    /** The die is one of the active player's and on the table. */
    private boolean acts(FirstBreach rules, Position position, String die) {
        return known(rules, die)
                && owned(rules, position, die)
                        .needs(
                                SheetRule.MUST_BE_IN_PLAY,
                                () -> position.fighter(die).inPlay(),
                                () -> setup.title(die) + " is not on the table.")
                        .found()
                        .isEmpty();
    }

    private FirstBreach owned(FirstBreach rules, Position position, String die) {
        return rules.needs(
                SheetRule.DIE_IS_YOURS,
                () -> position.fighter(die).of(position.active()),
                () -> setup.title(die) + " is not in the army of " + position.active() + ".");
    }

    private FirstBreach thrown(FirstBreach rules, Position position, String die) {
        return owned(rules, position, die)
                .needs(
                        SheetRule.OGRE_IS_NOT_THROWN,
                        () -> !setup.die(die).unit().ogre(),
                        () -> setup.title(die) + " is not thrown.")
                .needs(
                        SheetRule.RESERVE_WAITS,
                        () -> !(position.fighter(die).at() instanceof Whereabouts.InReserve),
                        () -> setup.title(die) + " is in reserve.")
                .needs(
                        SheetRule.FROM_THE_HAND,
                        () -> position.fighter(die).inHand(),
                        () -> setup.title(die) + " is on the table already.");
    }

    private FirstBreach landing(FirstBreach rules, Position position, Action.DiceLanded landing) {
        return switch (position.phase()) {
            case Phase.HandPlacing placing -> armies.placed(rules, position, placing.die(), landing);
            case Phase.Airborne airborne -> landings.measured(rules, position, airborne.die(), landing);
            default -> rules;
        };
    }

    private PaperSide side(Position position, String die) {
        BoxedDie boxed = setup.die(die);
        return boxed.side(position.fighter(die).lying().orElseThrow());
    }

    private FirstBreach maneuver(FirstBreach rules, Position position, Action.Maneuver maneuver) {
        Fighter roller = position.fighter(maneuver.die());
        boolean ogre = setup.unit(roller).ogre();
        int dot = side(position, maneuver.die()).green(maneuver.corner());
        RollPath path = RollPath.of(setup, position, roller, maneuver.corner());
        return rules.needs(
                        SheetRule.GREEN_DOT,
                        () -> dot != PaperSide.NO_DOT,
                        () -> "Corner " + maneuver.corner().word() + " of " + setup.title(maneuver.die())
                                + " has no green dot.")
                .needs(
                        SheetRule.TREADS_ARE_GONE,
                        () -> !ogre || roller.card().orElseThrow().rolls(dot),
                        () -> "The tread line " + dot + " of " + setup.title(maneuver.die()) + " is gone.")
                .needs(
                        SheetRule.EDGE_OF_THE_TABLE,
                        () -> !path.offTable(),
                        () -> setup.title(maneuver.die()) + " would roll over the edge of the table.")
                .needs(
                        SheetRule.WAY_IS_BARRED,
                        () -> ogre || path.met().isEmpty(),
                        () -> setup.title(maneuver.die()) + " would brush "
                                + setup.title(path.met().get(0).name()) + ".")
                .needs(
                        SheetRule.OGRE_BARS_OGRE,
                        () -> path.ogre(setup).isEmpty(),
                        () -> setup.title(maneuver.die()) + " would roll into the other Ogre.");
    }

    private FirstBreach call(FirstBreach rules, Position position, Action.CallIn call) {
        rules.needs(
                SheetRule.SIDE_HAS_EFFECT,
                () -> side(position, call.caller()).effect() instanceof UnitEffect.Call,
                () -> setup.title(call.caller()) + " calls nobody as it lies.");
        if (rules.found().isPresent() || !known(rules, call.called())) {
            return rules;
        }
        String unitClass = ((UnitEffect.Call) side(position, call.caller()).effect()).unitClass();
        PaperUnit called = setup.die(call.called()).unit();
        return thrown(rules, position, call.called())
                .needs(
                        SheetRule.CALL_NAMES_CLASS,
                        () -> called.unitClass().equals(unitClass),
                        () -> setup.title(call.caller()) + " calls the class " + unitClass + ", and "
                                + setup.title(call.called()) + " is of the class " + called.unitClass() + ".");
    }

    private FirstBreach jump(FirstBreach rules, Position position, String die) {
        return rules.needs(
                SheetRule.SIDE_HAS_EFFECT,
                () -> side(position, die).effect() instanceof UnitEffect.Jump,
                () -> setup.title(die) + " does not jump as it lies.");
    }

    private FirstBreach command(FirstBreach rules, Position position) {
        return rules.needs(
                        SheetRule.POST_STANDS,
                        () -> position.armor(position.active()) > 0,
                        () -> position.active() + " has no Command Post.")
                .needs(
                        SheetRule.COMMAND_NEEDS_ALLIES,
                        () -> !commanded(position).isEmpty(),
                        () -> position.active() + " has no die on the table that follows a Command.");
    }

    /** Returns the dice that a Command reaches, in the order of the box. */
    public List<Fighter> commanded(Position position) {
        String colour = setup.catalogue().postImmune();
        return position.inPlay()
                .filter(fighter -> fighter.of(position.active()))
                .filter(fighter -> !setup.unit(fighter).immune().contains(colour))
                .toList();
    }

    private FirstBreach pass(FirstBreach rules, Position position) {
        return rules.needs(
                SheetRule.NO_PASS_AGAIN,
                () -> position.passes() < 2 || !more(position),
                () -> position.active() + " passed, and then "
                        + position.active().other() + " did.");
    }

    /** Returns whether anything can be done at the beginning of a turn but passing. */
    private boolean more(Position position) {
        return conceivable
                .acting(position)
                .anyMatch(action -> refuse(position, action).isEmpty());
    }
}
