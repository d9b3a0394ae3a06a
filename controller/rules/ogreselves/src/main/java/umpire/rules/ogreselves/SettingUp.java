package umpire.rules.ogreselves;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.rulings.SheetRule;

/** The moves before the game: Valuables are laid on Mines, then Ogres are put on Castles. */
final class SettingUp {
    private SettingUp() {}

    /** A Valuable is laid on the next Mine. */
    static final class MineSalting extends ElfMove<Phase.Salting, Action.Salt> {
        MineSalting(Setup setup) {
            super(
                    setup,
                    Phase.Salting.class,
                    Sentence.of(
                            "salt",
                            Action.Salt.class,
                            MINE,
                            Action.Salt::mine,
                            GEM,
                            Action.Salt::gem,
                            Action.Salt::new),
                    "salt 2 ruby",
                    ActionKind.UNTOLD);
        }

        @Override
        Optional<SheetRule> before(Phase phase) {
            return phase instanceof Phase.Ended ? super.before(phase) : Optional.empty();
        }

        @Override
        SheetRule elsewhere(Position position) {
            return SheetRule.SET_UP_ONCE;
        }

        @Override
        Optional<Breach> wrong(Position position, Action.Salt salt) {
            Realm realm = position.realm();
            List<Integer> order = setup.sheet().salting();
            return new FirstBreach()
                    .needs(
                            SheetRule.SALT_WHAT_IS_LEFT,
                            () -> setup.unsalted(realm).holds(salt.gem()),
                            () -> "No " + salt.gem().called() + " is left to lay out.")
                    .needs(SheetRule.MINE_STAYS_EMPTY, () -> order.contains(salt.mine()))
                    .needs(
                            SheetRule.SALT_IN_ORDER,
                            () -> realm.mine(salt.mine()).size() < Collections.frequency(order, salt.mine()),
                            () -> "Mine " + salt.mine() + " needs no more Valuables.")
                    .needs(
                            SheetRule.SALT_IN_ORDER,
                            () -> salt.mine() == setup.nextMine(realm),
                            () -> "Mine " + setup.nextMine(realm) + " comes before "
                                    + (realm.mine(salt.mine()).isEmpty() ? "Mine " : "the second Valuable of Mine ")
                                    + salt.mine() + ".")
                    .found();
        }

        @Override
        protected List<Action.Salt> legal(Position position, Phase.Salting phase) {
            int next = setup.nextMine(position.realm());
            return setup.unsalted(position.realm()).kinds().stream()
                    .map(gem -> new Action.Salt(next, gem))
                    .toList();
        }

        @Override
        protected Position after(Position position, Phase.Salting phase, Action.Salt salt, EventSink telling) {
            tell(
                    telling,
                    SheetRule.SALT_FIRST,
                    ElfSpace.mine(salt.mine()),
                    () -> salt.gem().a() + " is laid on Mine " + salt.mine() + ".");
            return position.with(position.realm().laid(salt.mine(), salt.gem()));
        }

        @Override
        protected String describe(Position position, Action.Salt salt) {
            return "lay " + salt.gem().a() + " on Mine " + salt.mine();
        }

        @Override
        protected ActionKind kind(Position position, Action.Salt salt) {
            return ActionKind.usual("lay a Valuable on Mine " + salt.mine());
        }
    }

    /** The next Ogre is put on a Castle. */
    static final class OgrePlacing extends ElfMove<Phase.Placing, Action.PlaceOgre> {
        OgrePlacing(Setup setup) {
            super(
                    setup,
                    Phase.Placing.class,
                    Sentence.of(
                            "ogre",
                            Action.PlaceOgre.class,
                            OGRE,
                            Action.PlaceOgre::ogre,
                            CASTLE,
                            Action.PlaceOgre::castle,
                            Action.PlaceOgre::new),
                    "ogre 3 nw",
                    ActionKind.UNTOLD);
        }

        @Override
        Optional<SheetRule> before(Phase phase) {
            return phase instanceof Phase.Ended || phase instanceof Phase.Salting
                    ? super.before(phase)
                    : Optional.empty();
        }

        @Override
        SheetRule elsewhere(Position position) {
            return SheetRule.OGRES_PUT_ONCE;
        }

        @Override
        Optional<Breach> wrong(Position position, Action.PlaceOgre place) {
            Realm realm = position.realm();
            List<Integer> left = setup.ogresInBox(realm);
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
                                    + "; the others need theirs.")
                    .found();
        }

        private static boolean roomAt(Realm realm, OgreCastle castle, int left) {
            return realm.free(castle.space())
                    || (left > realm.emptyCastles().size()
                            && realm.ogresOn(castle.space()).size() == 1);
        }

        @Override
        protected List<Action.PlaceOgre> legal(Position position, Phase.Placing phase) {
            int next = setup.ogresInBox(position.realm()).get(0);
            return unbroken(
                    position,
                    phase,
                    Arrays.stream(OgreCastle.values())
                            .map(castle -> new Action.PlaceOgre(next, castle))
                            .toList());
        }

        @Override
        protected Position after(Position position, Phase.Placing phase, Action.PlaceOgre place, EventSink telling) {
            tell(
                    telling,
                    SheetRule.PLACE_OGRES_FIRST,
                    place.castle().space(),
                    () -> "Ogre " + place.ogre() + " is put on "
                            + place.castle().title() + ".");
            return position.with(position.realm().withOgre(place.ogre(), new Realm.OgreZone.InCastle(place.castle())));
        }

        /** Shields are dealt only once the last Ogre is on its Castle. */
        @Override
        protected Optional<Position> intermediateState(Position position, Action.PlaceOgre place) {
            return Optional.of(after(position, new Phase.Placing(), place, EventSink.SILENT));
        }

        @Override
        protected String describe(Position position, Action.PlaceOgre place) {
            return "put Ogre " + place.ogre() + " on " + place.castle().title();
        }

        @Override
        protected ActionKind kind(Position position, Action.PlaceOgre place) {
            return ActionKind.usual("put Ogre " + place.ogre() + " on a Castle");
        }
    }
}
