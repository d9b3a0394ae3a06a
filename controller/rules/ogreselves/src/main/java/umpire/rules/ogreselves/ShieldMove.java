package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.rulings.SheetRule;

/**
 * A Shield is put on a Mine, moved, or taken back.
 *
 * @param <P> the phase that allows it
 * @param <X> the action
 */
abstract class ShieldMove<P extends Phase, X extends Action> extends ElfMove<P, X> {
    private ShieldMove(Setup setup, Class<P> phase, Sentence<X> sentence, String example, ActionKind kind) {
        super(setup, phase, sentence, example, kind);
    }

    /** A captive changes Shields only if the house ruling allows it, and not while all Elves are captive. */
    @Override
    final Optional<SheetRule> hindered(Position position) {
        if (!setup.sheet().shields()) {
            return Optional.of(SheetRule.NO_SHIELDS_IN_FIRST);
        }
        boolean open = !(position.phase() instanceof Phase.Bound)
                || (setup.rulings().captiveShields() && !position.realm().allCaptive());
        return open ? Optional.empty() : Optional.of(SheetRule.CAPTIVE_SHIELDS);
    }

    @Override
    final SheetRule elsewhere(Position position) {
        return setup.sheet().shields() ? SheetRule.SHIELDS_BEFORE_MOVE : SheetRule.NO_SHIELDS_IN_FIRST;
    }

    @Override
    protected final List<X> legal(Position position, P phase) {
        return hindered(position).isPresent() ? List.of() : unbroken(position, phase, candidates(position));
    }

    abstract List<X> candidates(Position position);

    private static boolean settled(Position position, int mine) {
        return position.phase() instanceof Phase.Beginning beginning
                && beginning.settled().contains(mine);
    }

    private static Position settle(Position position, int mine) {
        return position.phase() instanceof Phase.Beginning beginning
                ? position.with(beginning.settling(mine))
                : position;
    }

    private static FirstBreach lifted(Position position, int mine) {
        return new FirstBreach()
                .needs(
                        SheetRule.NO_SHIELD_THERE,
                        () -> position.realm().shielded(mine),
                        () -> "No Shield lies on Mine " + mine + ".")
                .needs(
                        SheetRule.SHIELD_SETTLED,
                        () -> !settled(position, mine),
                        () -> "The Shield on Mine " + mine + " was put there in this turn.");
    }

    private static FirstBreach target(FirstBreach breach, Position position, int mine) {
        return breach.needs(
                        SheetRule.NO_SHIELD_AT_OGRE,
                        () -> position.realm().free(ElfSpace.mine(mine)),
                        () -> "An Ogre stands on Mine " + mine + ".")
                .needs(
                        SheetRule.ONE_SHIELD_A_MINE,
                        () -> !position.realm().shielded(mine),
                        () -> "A Shield lies on Mine " + mine + " already.")
                .needs(
                        SheetRule.SHIELD_SETTLED,
                        () -> !settled(position, mine),
                        () -> "The Shield of Mine " + mine + " was taken away in this turn.");
    }

    /** A Shield goes from the bag to a Mine. */
    static final class ShieldDeployment extends ShieldMove<Phase.Shielding, Action.DeployShield> {
        private static final String KIND = "put a Shield on a Mine";

        ShieldDeployment(Setup setup) {
            super(
                    setup,
                    Phase.Shielding.class,
                    Sentence.of(
                            "shield",
                            Action.DeployShield.class,
                            MINE,
                            Action.DeployShield::mine,
                            Action.DeployShield::new),
                    "shield 8",
                    ActionKind.special(KIND));
        }

        @Override
        Optional<Breach> wrong(Position position, Action.DeployShield deploy) {
            FirstBreach breach = new FirstBreach()
                    .needs(
                            SheetRule.SHIELD_TO_DEPLOY,
                            () -> position.miner().bag().holds(Thing.SHIELD),
                            () -> "There is no Shield in the bag of "
                                    + position.turn().title() + ".");
            return target(breach, position, deploy.mine()).found();
        }

        @Override
        List<Action.DeployShield> candidates(Position position) {
            return ElfSpace.mines().stream().map(Action.DeployShield::new).toList();
        }

        @Override
        protected Position after(
                Position position, Phase.Shielding phase, Action.DeployShield deploy, EventSink telling) {
            int mine = deploy.mine();
            tell(
                    telling,
                    SheetRule.SHIELD_PROTECTS,
                    ElfSpace.mine(mine),
                    () -> position.turn().title() + " deploys a Shield on Mine " + mine + ".");
            Realm realm =
                    position.realm().with(position.turn(), position.miner().without(Thing.SHIELD));
            return settle(position.with(realm.laid(mine, Thing.SHIELD)), mine);
        }

        @Override
        protected String describe(Position position, Action.DeployShield deploy) {
            return "deploy a Shield on Mine " + deploy.mine();
        }

        @Override
        protected ActionKind kind(Position position, Action.DeployShield deploy) {
            return position.phase() instanceof Phase.Deploying ? ActionKind.usual(KIND) : super.kind(position, deploy);
        }
    }

    /** A Shield goes from one Mine to another. */
    static final class ShieldShift extends ShieldMove<Phase.Beginning, Action.ShiftShield> {
        ShieldShift(Setup setup) {
            super(
                    setup,
                    Phase.Beginning.class,
                    Sentence.of(
                            "shift",
                            Action.ShiftShield.class,
                            MINE,
                            Action.ShiftShield::from,
                            MINE,
                            Action.ShiftShield::to,
                            Action.ShiftShield::new),
                    "shift 8 9",
                    ActionKind.special("move a Shield to another Mine"));
        }

        @Override
        Optional<Breach> wrong(Position position, Action.ShiftShield shift) {
            return target(lifted(position, shift.from()), position, shift.to()).found();
        }

        @Override
        List<Action.ShiftShield> candidates(Position position) {
            List<Action.ShiftShield> all = new ArrayList<>();
            for (int from : ElfSpace.mines()) {
                if (position.realm().shielded(from)) {
                    ElfSpace.mines().forEach(to -> all.add(new Action.ShiftShield(from, to)));
                }
            }
            return all;
        }

        @Override
        protected Position after(
                Position position, Phase.Beginning phase, Action.ShiftShield shift, EventSink telling) {
            tell(
                    telling,
                    SheetRule.SHIELD_PROTECTS,
                    ElfSpace.mine(shift.to()),
                    () -> position.turn().title() + " moves the Shield from Mine " + shift.from() + " to Mine "
                            + shift.to() + ".");
            Realm realm = position.realm().lifted(shift.from(), Thing.SHIELD).laid(shift.to(), Thing.SHIELD);
            return settle(settle(position.with(realm), shift.to()), shift.from());
        }

        @Override
        protected String describe(Position position, Action.ShiftShield shift) {
            return "move the Shield from Mine " + shift.from() + " to Mine " + shift.to();
        }
    }

    /** A Shield goes from a Mine into the bag. */
    static final class ShieldRetrieval extends ShieldMove<Phase.Beginning, Action.RetrieveShield> {
        ShieldRetrieval(Setup setup) {
            super(
                    setup,
                    Phase.Beginning.class,
                    Sentence.of(
                            "retrieve",
                            Action.RetrieveShield.class,
                            MINE,
                            Action.RetrieveShield::mine,
                            Action.RetrieveShield::new),
                    "retrieve 8",
                    ActionKind.special("take a Shield into your bag"));
        }

        @Override
        Optional<Breach> wrong(Position position, Action.RetrieveShield retrieve) {
            return lifted(position, retrieve.mine())
                    .needs(
                            SheetRule.BAG_IS_FULL,
                            () -> position.miner().hasRoom(),
                            () -> "The bag of " + position.turn().title() + " is full.")
                    .found();
        }

        @Override
        List<Action.RetrieveShield> candidates(Position position) {
            return ElfSpace.mines().stream().map(Action.RetrieveShield::new).toList();
        }

        @Override
        protected Position after(
                Position position, Phase.Beginning phase, Action.RetrieveShield retrieve, EventSink telling) {
            int mine = retrieve.mine();
            tell(
                    telling,
                    SheetRule.SHIELDS_BEFORE_MOVE,
                    ElfSpace.mine(mine),
                    () -> position.turn().title() + " retrieves the Shield from Mine " + mine + ".");
            Realm realm =
                    position.realm().with(position.turn(), position.miner().with(Thing.SHIELD));
            return settle(position.with(realm.lifted(mine, Thing.SHIELD)), mine);
        }

        @Override
        protected String describe(Position position, Action.RetrieveShield retrieve) {
            return "retrieve the Shield from Mine " + retrieve.mine();
        }
    }
}
