package umpire.rules.ogreselves.validity;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.position.OgreZone;
import umpire.rules.ogreselves.position.Position;
import umpire.rules.ogreselves.position.Realm;
import umpire.rules.ogreselves.position.Setup;

/**
 * Whether Ogres and Gifts can be at the Castles where they are. An Ogre is on a Castle because it was put there first or because it was
 * brought there with a Gift, and each such Gift stays beside the Castle.
 */
final class CastleCheck {
    private final Setup setup;

    CastleCheck(Setup setup) {
        this.setup = setup;
    }

    List<String> wrong(Position position) {
        List<String> wrong = new ArrayList<>();
        ogres(position, wrong);
        gifts(position.realm(), wrong);
        if (!SetUpCheck.settingUp(position.phase())) {
            castles(position.realm(), wrong);
        }
        return wrong;
    }

    private void ogres(Position position, List<String> wrong) {
        boolean begun = !SetUpCheck.settingUp(position.phase());
        boolean everyOneReturns = setup.rulings().ransomedOgreReturns();
        for (int ogre = 1; ogre <= Realm.OGRES; ogre++) {
            OgreZone zone = position.realm().ogre(ogre);
            boolean inBox = zone instanceof OgreZone.InBox;
            boolean plays = setup.sheet().ogres().contains(ogre);
            if ((plays && begun && inBox) || (!plays && !inBox)) {
                wrong.add("Ogre " + ogre + (plays ? " must be somewhere" : " is not in this game"));
            }
            if (zone instanceof OgreZone.WaitsBeside && !setup.sheet().giftedOgreReturns()) {
                wrong.add("Ogre " + ogre + " waits beside a Castle, but no Ogre comes back in this game");
            }
            if (zone instanceof OgreZone.OutOfGame && setup.sheet().giftedOgreReturns() && everyOneReturns) {
                wrong.add("Ogre " + ogre + " is out of the game, but every Ogre comes back in this one");
            }
        }
    }

    private void gifts(Realm realm, List<String> wrong) {
        for (OgreCastle castle : OgreCastle.values()) {
            for (Thing gift : realm.gifts(castle).kinds()) {
                if (setup.sheet().ogres().stream()
                        .noneMatch(ogre -> setup.kingdom().likes(ogre).contains(gift))) {
                    wrong.add(gift.a() + " lies beside " + castle.title()
                            + " as a Gift, and no Ogre of this game likes one");
                }
            }
        }
    }

    private void castles(Realm realm, List<String> wrong) {
        int doubled = 0;
        for (OgreCastle castle : OgreCastle.values()) {
            int gifts = realm.gifts(castle).size();
            int beside = beside(realm, castle);
            int unbrought = realm.ogresOn(castle.space()).size() + beside - gifts;
            if (beside > gifts) {
                wrong.add("beside " + castle.title() + " are more Ogres than Gifts that brought them there");
            }
            doubled += unbrought > 1 ? 1 : 0;
            if (unbrought > 2 || doubled > 1) {
                wrong.add("more Ogres are at " + castle.title() + " than were put and brought there");
            }
            guests(realm, castle, wrong);
            if (!setup.sheet().giftedOgreReturns()) {
                nobodyReturned(realm, castle, wrong);
            }
        }
    }

    private static int beside(Realm realm, OgreCastle castle) {
        return (int) realm.ogres().stream()
                .filter(zone ->
                        zone.equals(new OgreZone.WaitsBeside(castle)) || zone.equals(new OgreZone.OutOfGame(castle)))
                .count();
    }

    /** No Elf enters a Castle that an Ogre is on; only an Ogre that comes back finds one there. */
    private void guests(Realm realm, OgreCastle castle, List<String> wrong) {
        boolean returned =
                setup.sheet().giftedOgreReturns() && !realm.gifts(castle).isEmpty();
        for (Elf elf : realm.free(castle.space()) || returned ? List.<Elf>of() : realm.freeElvesOn(castle.space())) {
            wrong.add(elf.title() + " is on " + castle.title() + " with an Ogre that never left it");
        }
    }

    private static void nobodyReturned(Realm realm, OgreCastle castle, List<String> wrong) {
        int gifts = realm.gifts(castle).size();
        int ogres = realm.ogresOn(castle.space()).size();
        if (gifts > beside(realm, castle)) {
            wrong.add("beside " + castle.title() + " are more Gifts than Ogres, and in this game both stay there");
        }
        if (ogres > 1) {
            wrong.add(ogres + " Ogres are on " + castle.title() + ", and in this game each Castle has one at first");
        }
        if (ogres > 0 && gifts > 0) {
            wrong.add("an Ogre is still on " + castle.title() + ", so no Gift was taken there");
        }
    }
}
