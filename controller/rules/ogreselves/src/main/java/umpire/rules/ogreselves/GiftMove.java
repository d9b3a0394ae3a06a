package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.rulings.SheetRule;

/**
 * The Ogre on whose Mine an Elf stands gets a Valuable that it likes, and both go to a Castle.
 *
 * @param <P> the phase that allows it
 * @param <X> the action
 */
abstract class GiftMove<P extends Phase, X extends Action> extends ElfMove<P, X> {
    GiftMove(Setup setup, Class<P> phase, Sentence<X> sentence, String example, ActionKind kind) {
        super(setup, phase, sentence, example, kind);
    }

    final FirstBreach liked(FirstBreach breach, SheetRule rule, Position position, Thing gem) {
        ElfSpace at = position.miner().at();
        return breach.needs(
                rule,
                () -> position.realm().ogresOn(at).stream()
                        .anyMatch(ogre -> setup.kingdom().likes(ogre).contains(gem)),
                () -> "The Ogre on " + at.title() + " does not like " + gem.a() + ".");
    }

    /** Returns the name of the Ogre on whose Mine the Elf stands. */
    static String met(Position position) {
        OptionalInt ogre = position.realm().ogreOn(position.miner().at());
        return ogre.isPresent() ? "Ogre " + ogre.getAsInt() : "the Ogre";
    }

    /**
     * Moves the Elf, its Ogre and the Gift to a Castle.
     *
     * @param returns whether the Ogre comes back later
     */
    static Realm taken(
            Setup setup, Realm realm, Elf elf, Thing gem, OgreCastle castle, boolean returns, EventSink telling) {
        ElfSpace at = realm.miner(elf).at();
        int ogre = realm.ogreOn(at).orElseThrow();
        tell(
                telling,
                returns ? SheetRule.GIFT_SCORES : SheetRule.GIFTED_OGRE_LEAVES,
                castle.space(),
                () -> "Ogre " + ogre + " gets " + gem.a() + " as a Gift and goes to " + castle.title()
                        + (returns ? "." : "; it is out of the game."));
        Realm after = realm.with(elf, realm.miner(elf).free(castle.space()))
                .withGift(castle, gem)
                .withOgre(
                        ogre, returns ? new Realm.OgreZone.WaitsBeside(castle) : new Realm.OgreZone.OutOfGame(castle));
        tell(
                telling,
                SheetRule.ELF_AT_CASTLE,
                castle.space(),
                () -> elf.title() + " is on " + castle.title() + " now.");
        return OgreHop.released(
                after, at.number(), setup.rulings().otherCaptivesGoAlong() ? castle.space() : at, telling);
    }

    /** The Ogre that was met gets a Gift. */
    static final class OgreGift extends GiftMove<Phase.Meeting, Action.GiveGift> {
        OgreGift(Setup setup) {
            super(
                    setup,
                    Phase.Meeting.class,
                    Sentence.of(
                            "gift",
                            Action.GiveGift.class,
                            GEM,
                            Action.GiveGift::gem,
                            CASTLE,
                            Action.GiveGift::castle,
                            Action.GiveGift::new),
                    "gift amber ne",
                    ActionKind.usual("give a Gift and go to a Castle with the Ogre"));
        }

        @Override
        SheetRule elsewhere(Position position) {
            return position.miner().captive() ? SheetRule.CAPTIVE_STAYS : SheetRule.GIFT_NEEDS_MEETING;
        }

        @Override
        Optional<Breach> wrong(Position position, Action.GiveGift gift) {
            FirstBreach carried =
                    carries(new FirstBreach(), SheetRule.GIFT_IS_CARRIED, position, position.turn(), gift.gem());
            FirstBreach liked = liked(carried, SheetRule.GIFT_IS_LIKED, position, gift.gem());
            return emptyCastle(liked, SheetRule.GIFT_TO_EMPTY_CASTLE, position, gift.castle())
                    .found();
        }

        @Override
        protected List<Action.GiveGift> legal(Position position, Phase.Meeting phase) {
            List<Action.GiveGift> all = new ArrayList<>();
            for (Thing gem : position.miner().bag().gems().kinds()) {
                for (OgreCastle castle : OgreCastle.values()) {
                    all.add(new Action.GiveGift(gem, castle));
                }
            }
            return unbroken(position, phase, all);
        }

        @Override
        protected Position after(Position position, Phase.Meeting phase, Action.GiveGift gift, EventSink telling) {
            Elf elf = position.turn();
            Realm realm = position.realm().with(elf, position.miner().without(gift.gem()));
            boolean returns = setup.sheet().giftedOgreReturns();
            return position.with(taken(setup, realm, elf, gift.gem(), gift.castle(), returns, telling))
                    .with(new Phase.Rolling());
        }

        @Override
        protected String describe(Position position, Action.GiveGift gift) {
            return "give " + met(position) + " " + gift.gem().a() + " and go with it to "
                    + gift.castle().title();
        }

        @Override
        protected Optional<String> preview(Position position, Action.GiveGift gift, Position next) {
            return ScoreSheet.gained(setup, position, next);
        }
    }
}
