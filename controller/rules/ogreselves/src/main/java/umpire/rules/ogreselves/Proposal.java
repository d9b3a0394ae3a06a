package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.rulings.SheetRule;

/** A proposal that concerns everybody, and the answers of the other Elves. */
final class Proposal {
    private Proposal() {}

    /** Asks everybody; if the house asks only the proposer, carries the proposal out at once. */
    static Position made(Setup setup, Position position, Action proposal, EventSink telling) {
        if (!setup.rulings().askEverybody()) {
            return carriedOut(setup, position, proposal, telling);
        }
        Phase.Agreeing agreeing = new Phase.Agreeing(proposal, position.phase(), 0);
        telling.tell(
                agreeing.rule(),
                () -> position.turn().title() + " asks everybody: "
                        + (proposal instanceof Action.PayRansom ransom
                                ? "shall " + ransom.gem().a() + " out of "
                                        + ransom.royal().chest() + " be the ransom?"
                                : "shall the game end?"));
        return position.with(agreeing);
    }

    private static Position carriedOut(Setup setup, Position position, Action proposal, EventSink telling) {
        return proposal instanceof Action.PayRansom ransom
                ? CaptiveRansom.paid(setup, position, ransom, telling)
                : position.ended(Ending.DELIVERED);
    }

    /** Returns the proposal in words. */
    static String words(Position position, Phase.Agreeing agreeing) {
        return agreeing.proposal() instanceof Action.PayRansom ransom
                ? CaptiveRansom.words(position, ransom)
                : EndProposal.END;
    }

    /** A captive proposes to be freed for a Valuable out of a chest. */
    static final class CaptiveRansom extends GiftMove<Phase.Bound, Action.PayRansom> {
        CaptiveRansom(Setup setup) {
            super(
                    setup,
                    Phase.Bound.class,
                    Sentence.of(
                            "ransom",
                            Action.PayRansom.class,
                            ROYAL,
                            Action.PayRansom::royal,
                            GEM,
                            Action.PayRansom::gem,
                            CASTLE,
                            Action.PayRansom::castle,
                            Action.PayRansom::new),
                    "ransom king ruby ne",
                    ActionKind.usual("propose a ransom out of a chest"));
        }

        @Override
        SheetRule elsewhere(Position position) {
            return position.miner().captive() ? SheetRule.ROLL_ENDS_TURN : SheetRule.ONLY_CAPTIVES_PAY;
        }

        @Override
        Optional<Breach> wrong(Position position, Action.PayRansom ransom) {
            FirstBreach breach = new FirstBreach()
                    .needs(
                            SheetRule.RANSOM_FROM_CHEST,
                            () -> position.realm().chest(ransom.royal()).holds(ransom.gem()),
                            () -> "No " + ransom.gem().called() + " lies in "
                                    + ransom.royal().chest() + ".");
            FirstBreach liked = liked(breach, SheetRule.RANSOM_IS_LIKED, position, ransom.gem());
            return emptyCastle(liked, SheetRule.RANSOM_TO_EMPTY_CASTLE, position, ransom.castle())
                    .needs(
                            SheetRule.RANSOM_ASKED_ALREADY,
                            () -> !(position.phase() instanceof Phase.Bound bound)
                                    || !bound.refused().contains(ransom))
                    .found();
        }

        @Override
        protected List<Action.PayRansom> legal(Position position, Phase.Bound phase) {
            List<Action.PayRansom> all = new ArrayList<>();
            for (Royal royal : setup.sheet().royals()) {
                for (Thing gem : position.realm().chest(royal).kinds()) {
                    for (OgreCastle castle : OgreCastle.values()) {
                        all.add(new Action.PayRansom(royal, gem, castle));
                    }
                }
            }
            return unbroken(position, phase, all);
        }

        @Override
        protected Position after(Position position, Phase.Bound phase, Action.PayRansom ransom, EventSink telling) {
            return made(setup, position, ransom, telling);
        }

        @Override
        protected Optional<String> preview(Position position, Action.PayRansom ransom, Position next) {
            return ScoreSheet.gained(setup, position, paid(setup, position, ransom, EventSink.SILENT));
        }

        /** Carries out a ransom to which everybody agreed. */
        static Position paid(Setup setup, Position position, Action.PayRansom ransom, EventSink telling) {
            boolean returns =
                    setup.sheet().giftedOgreReturns() && setup.rulings().ransomedOgreReturns();
            Realm realm = position.realm();
            Realm less =
                    realm.withChest(ransom.royal(), realm.chest(ransom.royal()).without(ransom.gem()));
            telling.tell(
                    SheetRule.FREE_BY_RANSOM,
                    () -> ransom.gem().a() + " is taken out of "
                            + ransom.royal().chest() + " to free "
                            + position.turn().title() + ".",
                    ransom.royal().place());
            return new Position(
                    taken(setup, less, position.turn(), ransom.gem(), ransom.castle(), returns, telling),
                    rolls(setup, position),
                    new Phase.Rolling());
        }

        /** Returns the Elf that rolls: if all were captive, the payer or the first that was asked. */
        private static Elf rolls(Setup setup, Position position) {
            int asked = position.phase() instanceof Phase.Bound bound ? bound.asked() : 0;
            return setup.rulings().payerTakesTurn()
                    ? position.turn()
                    : position.realm().after(position.turn(), setup.elves() - asked);
        }

        static String words(Position position, Action.PayRansom ransom) {
            return "pay " + met(position) + " " + ransom.gem().a() + " out of "
                    + ransom.royal().chest() + " and go with it to "
                    + ransom.castle().title();
        }

        @Override
        protected String describe(Position position, Action.PayRansom ransom) {
            return words(position, ransom);
        }

        /** A ransom is proposed by touching the captive and the chest, because no piece moves before every Elf has agreed. */
        @Override
        protected List<Place> touches(Position position, Action.PayRansom ransom) {
            return List.of(position.miner().at().place(), ransom.royal().place());
        }

        /**
         * Returns the forbidden ransom that a touch of an Elf and of a chest means, in either order. The touches do not say which
         * Valuable and which Castle, so this is the ransom nearest to a legal one.
         */
        Optional<Action> meant(Position position, List<TouchedTokens> touched) {
            if (touched.size() < 2) {
                return Optional.empty();
            }
            List<Place> last = touched.subList(touched.size() - 2, touched.size()).stream()
                    .map(TouchedTokens::place)
                    .toList();
            boolean anElf = position.realm().miners().stream()
                    .anyMatch(miner -> last.contains(miner.at().place()));
            return last.stream()
                    .flatMap(place -> Royal.at(place).stream())
                    .filter(royal -> anElf)
                    .min(Comparator.naturalOrder())
                    .flatMap(royal -> likedFirst(position, royal).stream()
                            .max(Comparator.comparingInt(ransom -> nearness(position, ransom))));
        }

        /** Returns every ransom out of a chest, starting with those that the Ogre likes. */
        private List<Action.PayRansom> likedFirst(Position position, Royal royal) {
            List<Integer> ogres = position.realm().ogresOn(position.miner().at());
            List<Thing> gems = new ArrayList<>(Thing.gems());
            gems.sort(Comparator.comparing(gem ->
                    ogres.stream().noneMatch(ogre -> setup.kingdom().likes(ogre).contains(gem))));
            List<Action.PayRansom> ransoms = new ArrayList<>();
            for (Thing gem : gems) {
                for (OgreCastle castle : OgreCastle.values()) {
                    ransoms.add(new Action.PayRansom(royal, gem, castle));
                }
            }
            return ransoms;
        }

        private int nearness(Position position, Action.PayRansom ransom) {
            return barred(position, ransom)
                    .or(() -> closed(position).map(Breach::of))
                    .or(() -> wrong(position, ransom))
                    .map(breach -> tried(breach.rule()))
                    .orElse(Integer.MAX_VALUE);
        }
    }

    /** An Elf proposes to end a game in which nothing more can be delivered. */
    static final class EndProposal extends ElfMove<Phase.FreeTurn, Action.ProposeEnd> {
        private static final String END = "end the game";

        EndProposal(Setup setup) {
            super(
                    setup,
                    Phase.FreeTurn.class,
                    Sentence.of("end", Action.ProposeEnd.class, new Action.ProposeEnd()),
                    "end",
                    ActionKind.special("propose to end the game"));
        }

        @Override
        Optional<SheetRule> hindered(Position position) {
            return position.phase() instanceof Phase.Handling && setup.rulings().rollAfterLastDelivery()
                    ? Optional.of(SheetRule.END_AT_BEGINNING)
                    : Optional.empty();
        }

        @Override
        SheetRule elsewhere(Position position) {
            return SheetRule.END_AT_BEGINNING;
        }

        @Override
        Optional<Breach> wrong(Position position, Action.ProposeEnd end) {
            return new FirstBreach()
                    .needs(
                            SheetRule.MORE_TO_DELIVER,
                            () -> !setup.deliverable(position.realm()),
                            () -> "A Valuable can still be delivered to a chest.")
                    .needs(
                            SheetRule.ASKED_ALREADY,
                            () -> !(position.phase() instanceof Phase.FreeTurn turn && turn.endRefused()))
                    .found();
        }

        @Override
        protected List<Action.ProposeEnd> legal(Position position, Phase.FreeTurn phase) {
            return hindered(position).isPresent()
                    ? List.of()
                    : unbroken(position, phase, List.of(new Action.ProposeEnd()));
        }

        @Override
        protected Position after(Position position, Phase.FreeTurn phase, Action.ProposeEnd end, EventSink telling) {
            return made(setup, position, end, telling);
        }

        /** Elves go Home only once the game has ended. */
        @Override
        protected Optional<Position> intermediateState(Position position, Action.ProposeEnd end) {
            return Optional.of(position);
        }

        @Override
        protected String describe(Position position, Action.ProposeEnd end) {
            return END;
        }

        @Override
        protected Optional<String> preview(Position position, Action.ProposeEnd end, Position next) {
            return Optional.of("no chest can get more; the score stays as it is");
        }
    }

    /**
     * An Elf that was asked answers.
     *
     * @param <X> the action
     */
    abstract static class ElfAnswer<X extends Action> extends ElfMove<Phase.Agreeing, X> {
        private final X answer;
        private final String word;

        private ElfAnswer(Setup setup, Class<X> type, X answer, String word) {
            super(setup, Phase.Agreeing.class, Sentence.of(word, type, answer), word, ActionKind.usual("say " + word));
            this.answer = answer;
            this.word = word;
        }

        @Override
        SheetRule elsewhere(Position position) {
            return SheetRule.NOBODY_ASKED;
        }

        @Override
        protected List<X> legal(Position position, Phase.Agreeing phase) {
            return List.of(answer);
        }

        /** The table carries a proposal out once the last Elf has said yes. */
        @Override
        protected Optional<Position> intermediateState(Position position, X said) {
            return Optional.of(position);
        }

        @Override
        protected String describe(Position position, X said) {
            return word;
        }
    }

    /** The Elf agrees. */
    static final class ElfYes extends ElfAnswer<Action.SayYes> {
        ElfYes(Setup setup) {
            super(setup, Action.SayYes.class, new Action.SayYes(), "yes");
        }

        @Override
        protected Position after(Position position, Phase.Agreeing phase, Action.SayYes yes, EventSink telling) {
            int agreed = phase.agreed() + 1;
            return agreed == setup.elves() - 1
                    ? carriedOut(setup, position.with(phase.before()), phase.proposal(), telling)
                    : position.with(new Phase.Agreeing(phase.proposal(), phase.before(), agreed));
        }
    }

    /** The Elf disagrees: the proposal is dropped, and the Elf that made it may do something else. */
    static final class ElfNo extends ElfAnswer<Action.SayNo> {
        ElfNo(Setup setup) {
            super(setup, Action.SayNo.class, new Action.SayNo(), "no");
        }

        @Override
        protected Position after(Position position, Phase.Agreeing phase, Action.SayNo no, EventSink telling) {
            telling.tell(phase.rule(), () -> position.acting().title() + " says no.");
            return position.with(
                    switch (phase.before()) {
                        case Phase.FreeTurn turn -> turn.refusingEnd();
                        case Phase.Bound bound
                        when phase.proposal() instanceof Action.PayRansom ransom -> bound.refusing(ransom);
                        case Phase other -> other;
                    });
        }
    }
}
