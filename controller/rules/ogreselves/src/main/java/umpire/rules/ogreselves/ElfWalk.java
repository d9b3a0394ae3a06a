package umpire.rules.ogreselves;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.rulings.SheetRule;

/**
 * An Elf walks one or two spaces, or stays.
 *
 * @param <X> the action
 */
abstract class ElfWalk<X extends Action> extends ElfMove<Phase.Moving, X> {
    private static final ActionKind KIND = ActionKind.usual("walk one or two spaces");

    private ElfWalk(Setup setup, Sentence<X> sentence, String example, ActionKind kind) {
        super(setup, Phase.Moving.class, sentence, example, kind);
    }

    @Override
    SheetRule elsewhere(Position position) {
        return position.miner().captive() ? SheetRule.CAPTIVE_STAYS : SheetRule.STOPPED_IS_STOPPED;
    }

    /** The Elf stops and may handle the things that lie there. */
    final Position stopped(Position position, Phase.Moving moving) {
        ElfSpace at = position.miner().at();
        Things offer = at.mine() ? position.realm().mine(at.number()) : Things.NONE;
        boolean refused = moving.endRefused() && !setup.rulings().rollAfterLastDelivery();
        return position.with(Phase.Handling.start(offer, setup.elves(), refused));
    }

    /** The Elf whose turn it is walks. */
    static final class OwnWalk extends ElfWalk<Action.WalkTo> {
        OwnWalk(Setup setup) {
            super(
                    setup,
                    Sentence.of("walk", Action.WalkTo.class, SPACE, Action.WalkTo::to, Action.WalkTo::new),
                    "walk home",
                    KIND);
        }

        @Override
        Optional<Breach> wrong(Position position, Action.WalkTo walk) {
            Realm realm = position.realm();
            ElfSpace from = position.miner().at();
            ElfSpace to = walk.to();
            return new FirstBreach()
                    .needs(
                            SheetRule.WALK_LENGTH,
                            () -> to != from,
                            () -> position.turn().title() + " is " + from.there() + " already; it may stay there.")
                    .needs(
                            SheetRule.WALK_LENGTH,
                            () -> near(from, between -> true).contains(to),
                            () -> to.title() + " is not one or two spaces away from " + from.title() + ".")
                    .needs(
                            SheetRule.OGRE_BARS_THE_WAY,
                            () -> near(from, realm::free).contains(to),
                            () -> "An Ogre stands on the way from " + from.title() + " to " + to.title() + ".")
                    .then(() -> realm.free(to) ? Optional.empty() : ontoOgre(position, to))
                    .found();
        }

        private Optional<Breach> ontoOgre(Position position, ElfSpace to) {
            boolean gift = position.realm().ogresOn(to).stream()
                    .anyMatch(ogre -> !setup.liked(ogre, position.miner().bag()).isEmpty());
            return new FirstBreach()
                    .needs(SheetRule.CASTLE_OF_AN_OGRE, to::mine, () -> "An Ogre is on " + to.title() + ".")
                    .needs(
                            SheetRule.GIFT_NEEDS_CASTLE,
                            () -> !gift || !position.realm().emptyCastles().isEmpty(),
                            () -> "An Ogre is on every Castle, so there is none to take a Gift to.")
                    .needs(
                            SheetRule.LANDING_WITHOUT_GIFT,
                            () -> gift || setup.rulings().landingWithoutGift(),
                            () -> position.turn().title() + " carries nothing that the Ogre on " + to.title()
                                    + " likes.")
                    .found();
        }

        /** Returns the spaces within two steps whose way leads only over spaces that may be passed. */
        private Set<ElfSpace> near(ElfSpace from, Predicate<ElfSpace> passed) {
            Set<ElfSpace> near = EnumSet.noneOf(ElfSpace.class);
            for (ElfSpace between : setup.kingdom().next(from)) {
                near.add(between);
                if (passed.test(between)) {
                    near.addAll(setup.kingdom().next(between));
                }
            }
            return near;
        }

        @Override
        protected List<Action.WalkTo> legal(Position position, Phase.Moving phase) {
            Realm realm = position.realm();
            ElfSpace from = position.miner().at();
            return near(from, realm::free).stream()
                    .filter(to -> to != from
                            && (realm.free(to) || ontoOgre(position, to).isEmpty()))
                    .map(Action.WalkTo::new)
                    .toList();
        }

        @Override
        protected Position after(Position position, Phase.Moving phase, Action.WalkTo walk, EventSink telling) {
            ElfSpace to = walk.to();
            Realm realm =
                    position.realm().with(position.turn(), position.miner().free(to));
            SheetRule rule = to == ElfSpace.HOME ? SheetRule.HOME_IS_A_SPACE : SheetRule.ROADS_ARE_WALKED;
            tell(telling, rule, to, () -> position.turn().title() + " goes " + to.towards() + ".");
            if (to.mine() && realm.shielded(to.number())) {
                tell(
                        telling,
                        SheetRule.SHIELDED_SPACE_COUNTS,
                        to,
                        () -> to.title() + " has a Shield and counts as one space.");
            }
            Position there = position.with(realm);
            return realm.free(to) ? stopped(there, phase) : met(there, to, telling);
        }

        /** An Elf landed on an Ogre. It chooses a Gift if it carries one for that Ogre; otherwise it is captive. */
        private Position met(Position position, ElfSpace at, EventSink telling) {
            int ogre = position.realm().ogreOn(at).orElseThrow();
            if (!setup.liked(ogre, position.miner().bag()).isEmpty()) {
                return position.with(new Phase.Meeting());
            }
            tell(
                    telling,
                    SheetRule.LANDING_WITHOUT_GIFT,
                    at,
                    () -> position.turn().title() + " has no Gift for Ogre " + ogre
                            + " and is its captive, until the Ogre moves on or gets something it likes out of a chest.");
            return position.with(position.realm()
                            .with(position.turn(), position.miner().caught()))
                    .with(new Phase.Rolling());
        }

        @Override
        protected String describe(Position position, Action.WalkTo walk) {
            OptionalInt ogre = position.realm().ogreOn(walk.to());
            return "go " + walk.to().towards() + (ogre.isEmpty() ? "" : ", onto Ogre " + ogre.getAsInt());
        }

        @Override
        protected Optional<String> preview(Position position, Action.WalkTo walk, Position next) {
            boolean captive = next.realm().miner(position.turn()).captive();
            return position.realm().free(walk.to())
                    ? Optional.empty()
                    : Optional.of(captive ? "captive: you have no Gift for it" : "a Gift for it");
        }
    }

    /** An Elf that does not have the turn walks, which no rule allows. */
    static final class OthersWalk extends ElfWalk<Action.WalkOther> {
        OthersWalk(Setup setup) {
            super(
                    setup,
                    Sentence.of(
                            "walk",
                            Action.WalkOther.class,
                            ELF,
                            Action.WalkOther::elf,
                            SPACE,
                            Action.WalkOther::to,
                            Action.WalkOther::new),
                    "",
                    KIND);
        }

        /** An Elf out of turn is refused for that first, before the rule that says what the Elf in turn must do. */
        @Override
        Optional<SheetRule> before(Phase phase) {
            return phase instanceof Phase.Meeting || phase instanceof Phase.Escaping
                    ? Optional.empty()
                    : super.before(phase);
        }

        @Override
        SheetRule elsewhere(Position position) {
            return SheetRule.ROLL_ENDS_TURN;
        }

        @Override
        Optional<Breach> wrong(Position position, Action.WalkOther other) {
            return Breach.refusal(
                    SheetRule.ELF_WHOSE_TURN,
                    "It is the turn of " + position.acting().title() + ", not of "
                            + other.elf().title() + ".");
        }

        @Override
        protected List<Action.WalkOther> legal(Position position, Phase.Moving phase) {
            return List.of();
        }

        @Override
        protected Position after(Position position, Phase.Moving phase, Action.WalkOther other, EventSink telling) {
            throw new IllegalArgumentException("no rule allows " + other);
        }

        @Override
        protected String describe(Position position, Action.WalkOther other) {
            return other.elf().title() + " goes " + other.to().towards();
        }
    }

    /** The Elf stays where it is. */
    static final class OwnStay extends ElfWalk<Action.StayThere> {
        static final Action.StayThere STAY = new Action.StayThere();

        OwnStay(Setup setup) {
            super(
                    setup,
                    Sentence.of("stay", Action.StayThere.class, new Action.StayThere()),
                    "stay",
                    ActionKind.forgoing("stay"));
        }

        @Override
        protected List<Action.StayThere> legal(Position position, Phase.Moving phase) {
            return List.of(STAY);
        }

        @Override
        protected Position after(Position position, Phase.Moving phase, Action.StayThere stay, EventSink telling) {
            return stopped(position, phase);
        }
    }

    /** An Elf passes its remaining choices. */
    static final class ElfRest extends ElfMove<Phase.Finishable, Action.EnoughDone> {
        static final Action.EnoughDone DONE = new Action.EnoughDone();

        ElfRest(Setup setup) {
            super(
                    setup,
                    Phase.Finishable.class,
                    Sentence.of("done", Action.EnoughDone.class, DONE),
                    "done",
                    ActionKind.forgoing("be done"));
        }

        @Override
        SheetRule elsewhere(Position position) {
            return position.phase() instanceof Phase.Moving ? SheetRule.MOVE_FIRST : SheetRule.ROLL_ENDS_TURN;
        }

        @Override
        protected List<Action.EnoughDone> legal(Position position, Phase.Finishable phase) {
            return List.of(DONE);
        }

        @Override
        protected Position after(Position position, Phase.Finishable phase, Action.EnoughDone done, EventSink telling) {
            return switch (phase) {
                case Phase.Deploying deploying -> position.deployed();
                case Phase.Bound bound when position.realm().allCaptive() -> position.passedOn(bound);
                case Phase.Bound bound -> position.with(new Phase.Rolling());
                case Phase.Handling handling -> position.with(new Phase.Rolling());
            };
        }

        @Override
        protected String describe(Position position, Action.EnoughDone done) {
            return words(position, "done");
        }

        private static String words(Position position, String handled) {
            return switch (position.phase()) {
                case Phase.Bound bound -> "wait as a captive";
                case Phase.Deploying deploying -> "keep the other Shields";
                default -> handled;
            };
        }

        @Override
        protected ActionKind kind(Position position, Action.EnoughDone done) {
            return ActionKind.forgoing(words(position, "be done"));
        }
    }
}
