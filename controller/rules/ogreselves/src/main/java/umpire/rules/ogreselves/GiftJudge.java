package umpire.rules.ogreselves;

import umpire.rules.kernel.FirstBreach;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Judges gifts, ransoms and what is agreed. */
final class GiftJudge {
    private final Setup setup;

    GiftJudge(Setup setup) {
        this.setup = setup;
    }

    FirstBreach gift(Position position, Action.GiveGift gift) {
        FirstBreach breach = new FirstBreach()
                .needs(
                        SheetRule.GIFT_IS_CARRIED,
                        () -> position.miner().bag().holds(gift.gem()),
                        () -> position.turn().title() + " carries no "
                                + gift.gem().called() + ".")
                .needs(SheetRule.GIFT_IS_LIKED, () -> liked(position, gift.gem()), () -> unliked(position, gift.gem()));
        return castle(breach, SheetRule.GIFT_TO_EMPTY_CASTLE, position, gift.castle());
    }

    FirstBreach ransom(Position position, Action.PayRansom ransom) {
        Things chest = position.realm().chest(ransom.royal());
        FirstBreach breach = new FirstBreach()
                .needs(
                        SheetRule.RANSOM_FROM_CHEST,
                        () -> chest.holds(ransom.gem()),
                        () -> "No " + ransom.gem().called() + " lies in "
                                + ransom.royal().chest() + ".")
                .needs(
                        SheetRule.RANSOM_IS_LIKED,
                        () -> liked(position, ransom.gem()),
                        () -> unliked(position, ransom.gem()));
        return castle(breach, SheetRule.RANSOM_TO_EMPTY_CASTLE, position, ransom.castle())
                .needs(
                        SheetRule.RANSOM_ASKED_ALREADY,
                        () -> !(position.phase() instanceof Phase.Bound bound)
                                || !bound.refused().contains(ransom));
    }

    FirstBreach escape(Position position, OgreCastle castle) {
        return castle(new FirstBreach(), SheetRule.FREED_TO_EMPTY_CASTLE, position, castle);
    }

    /** Goes on with a Castle that must be empty. */
    private static FirstBreach castle(FirstBreach breach, SheetRule rule, Position position, OgreCastle castle) {
        return breach.needs(
                rule, () -> position.realm().free(castle.space()), () -> "An Ogre is on " + castle.title() + ".");
    }

    FirstBreach end(Position position) {
        return new FirstBreach()
                .needs(
                        SheetRule.MORE_TO_DELIVER,
                        () -> !setup.deliverable(position.realm()),
                        () -> "A chest still has a space for a Valuable that is not lost.")
                .needs(SheetRule.ASKED_ALREADY, () -> !endRefused(position.phase()));
    }

    private static boolean endRefused(Phase phase) {
        return switch (phase) {
            case Phase.Moving moving -> moving.endRefused();
            case Phase.Handling handling -> handling.endRefused();
            default -> false;
        };
    }

    private boolean liked(Position position, Thing gem) {
        return position.realm().ogresOn(position.miner().at()).stream()
                .anyMatch(ogre -> setup.kingdom().likes(ogre).contains(gem));
    }

    private static String unliked(Position position, Thing gem) {
        return "The Ogre on " + position.miner().at().title() + " does not like " + gem.a() + ".";
    }
}
