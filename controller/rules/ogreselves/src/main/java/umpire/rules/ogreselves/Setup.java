package umpire.rules.ogreselves;

import java.util.List;
import java.util.Set;
import umpire.rules.kernel.Listed;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.SheetGame;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.rulings.Rulings;

/**
 * The choices before the game.
 *
 * @param sheet the game, one of the three of the sheet
 * @param elves the number of Elves that play
 * @param bagsInView whether collector cards lie where the camera sees them
 * @param kingdom the board and the cards
 * @param rulings the house rulings
 */
public record Setup(SheetGame sheet, int elves, boolean bagsInView, Kingdom kingdom, Rulings rulings) {
    /** Returns the spaces of a chest that are still empty. */
    public Things missing(Realm realm, Royal royal) {
        return kingdom.asks(royal).less(realm.chest(royal));
    }

    /** Returns the Valuables that a chest needs and that can no longer be carried to it, so that it is never full. */
    public Things gone(Realm realm, Royal royal) {
        return missing(realm, royal).less(realm.afoot());
    }

    /** Returns whether a Valuable that can still be carried fits into a chest. */
    public boolean deliverable(Realm realm) {
        Things afoot = realm.afoot();
        return sheet.royals().stream()
                .anyMatch(royal -> missing(realm, royal).list().stream().anyMatch(afoot::holds));
    }

    public boolean allFull(Realm realm) {
        return sheet.royals().stream().allMatch(royal -> missing(realm, royal).isEmpty());
    }

    /** Returns whether an Ogre in the game likes a Valuable that can still be carried. */
    public boolean giftable(Realm realm) {
        Things afoot = realm.afoot();
        return sheet.ogres().stream()
                .filter(ogre -> !(realm.ogre(ogre) instanceof Realm.OgreZone.OutOfGame))
                .anyMatch(ogre -> !afoot.among(kingdom.likes(ogre)).isEmpty());
    }

    /** Returns whether a captive's Ogre likes something in a chest, so that a ransom may be paid. */
    public boolean ransomable(Realm realm) {
        Things delivered = realm.delivered();
        return realm.elves().stream()
                .flatMap(elf -> realm.captor(elf).stream())
                .anyMatch(ogre -> !liked(ogre, delivered).isEmpty());
    }

    /**
     * Returns whether nothing is left to play for: nothing can be delivered, and there is no Gift for which a house ruling lets the game go
     * on.
     */
    public boolean pointless(Realm realm) {
        boolean gifts = rulings.playOnForGifts() && (giftable(realm) || ransomable(realm));
        return !deliverable(realm) && !gifts;
    }

    /** Returns what an Ogre likes, in words. */
    String tastes(int ogre) {
        return Listed.and(kingdom.likes(ogre).stream().sorted().map(Thing::word).toList());
    }

    /** Returns those of the given things that an Ogre likes. */
    public Things liked(int ogre, Things things) {
        Set<Thing> likes = kingdom.likes(ogre);
        return things.among(likes);
    }

    /** Returns the Mine on which the next Valuable is laid. */
    int nextMine(Realm realm) {
        return sheet.salting().get(realm.mines().stream().mapToInt(Things::size).sum());
    }

    /** Returns the Ogres that are still to be put on Castles, in order. */
    List<Integer> ogresInBox(Realm realm) {
        return sheet.ogres().stream()
                .filter(ogre -> realm.ogre(ogre) instanceof Realm.OgreZone.InBox)
                .toList();
    }

    /** Returns the things still to be laid out. */
    public Things unsalted(Realm realm) {
        return sheet.inPlay().gems().less(realm.everything());
    }
}
