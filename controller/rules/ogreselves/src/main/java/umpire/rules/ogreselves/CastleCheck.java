package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Thing;

/** Whether the Ogres play and come back as in this game, and whether an Ogre of this game likes each Gift. */
final class CastleCheck {
    private final Setup setup;

    CastleCheck(Setup setup) {
        this.setup = setup;
    }

    List<String> wrong(Position position) {
        List<String> wrong = new ArrayList<>();
        ogres(position, wrong);
        gifts(position.realm(), wrong);
        return wrong;
    }

    private void ogres(Position position, List<String> wrong) {
        boolean begun = !position.phase().settingUp();
        boolean everyOneReturns = setup.rulings().ransomedOgreReturns();
        for (int ogre = 1; ogre <= Kingdom.OGRES; ogre++) {
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
}
