package umpire.rules.ogreselves;

import java.util.Collections;
import java.util.List;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Judges how Valuables and Ogres are laid out before the game. */
final class LayingOutJudge {
    private final Setup setup;

    LayingOutJudge(Setup setup) {
        this.setup = setup;
    }

    FirstBreach salt(Realm realm, Action.Salt salt) {
        return new FirstBreach()
                .needs(
                        SheetRule.SALT_WHAT_IS_LEFT,
                        () -> setup.unsalted(realm).holds(salt.gem()),
                        () -> "No " + salt.gem().called() + " is left to lay out.")
                .needs(SheetRule.MINE_STAYS_EMPTY, () -> setup.sheet().salting().contains(salt.mine()))
                .needs(
                        SheetRule.SALT_IN_ORDER,
                        () -> realm.mine(salt.mine()).size() < most(salt.mine()),
                        () -> "Mine " + salt.mine() + " has what it gets already.")
                .needs(
                        SheetRule.SALT_IN_ORDER,
                        () -> salt.mine() == next(realm),
                        () -> "Mine " + next(realm) + " comes before "
                                + (realm.mine(salt.mine()).isEmpty() ? "Mine " : "the second Valuable of Mine ")
                                + salt.mine() + ".");
    }

    private int most(int mine) {
        return Collections.frequency(setup.sheet().salting(), mine);
    }

    private int next(Realm realm) {
        int laid = realm.mines().stream().mapToInt(heap -> heap.size()).sum();
        return setup.sheet().salting().get(laid);
    }

    FirstBreach place(Realm realm, Action.PlaceOgre place) {
        List<Integer> left = setup.sheet().ogres().stream()
                .filter(ogre -> realm.ogre(ogre) instanceof OgreZone.InBox)
                .toList();
        return new FirstBreach()
                .needs(
                        SheetRule.OGRE_ONE_STAYS_AWAY,
                        () -> setup.sheet().ogres().contains(place.ogre()))
                .needs(
                        SheetRule.OGRES_IN_ORDER,
                        () -> left.contains(place.ogre()),
                        () -> "Ogre " + place.ogre() + " is on its Castle already.")
                .needs(
                        SheetRule.OGRES_IN_ORDER,
                        () -> left.get(0) == place.ogre(),
                        () -> "Ogre " + left.get(0) + " is put on a Castle next, not Ogre " + place.ogre() + ".")
                .needs(
                        SheetRule.OGRE_TO_EACH_CASTLE,
                        () -> roomAt(realm, place.castle(), left.size()),
                        () -> place.castle().title()
                                + (realm.ogresOn(place.castle().space()).size() == 1
                                        ? " has its Ogre"
                                        : " has two Ogres")
                                + "; the others need theirs.");
    }

    private static boolean roomAt(Realm realm, OgreCastle castle, int left) {
        return realm.free(castle.space())
                || (left > realm.emptyCastles().size()
                        && realm.ogresOn(castle.space()).size() == 1);
    }
}
