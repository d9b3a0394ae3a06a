package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.ogreselves.Realm.OgreZone;
import umpire.rules.ogreselves.appearance.BoardSheet;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/** Reads a realm from a placement. Things that are covered, or in bags out of view, are kept from an older realm. */
final class SeenPosition {
    private final Setup setup;
    private final Realm like;
    private final List<String> wrong = new ArrayList<>();
    private final List<Elf> seen = new ArrayList<>();
    private Realm realm;

    private SeenPosition(Setup setup, Realm like) {
        this.setup = setup;
        this.like = like;
        this.realm = Realm.empty(setup.elves());
    }

    /** Returns the realm, or every reason why there is none. */
    public static Parsed<Realm> recognise(Setup setup, Placement picture, Realm like) {
        SeenPosition sight = new SeenPosition(setup, like);
        picture.standings().forEach(sight::put);
        for (Elf elf : sight.realm.elves()) {
            if (!sight.seen.contains(elf)) {
                sight.wrong.add(elf.title() + " is not on the board");
            }
        }
        sight.ridden();
        sight.captives();
        sight.remember();
        return sight.wrong.isEmpty() ? Parsed.good(sight.realm) : Parsed.bad(String.join("; ", sight.wrong));
    }

    private void put(Standing standing) {
        String word = standing.token().name();
        Optional<Thing> thing = Thing.named(word);
        if (!(standing.spot() instanceof Spot.On on)) {
            wrong.add(Quoted.of(word) + " lies on no place of the board");
        } else if (thing.isPresent()) {
            thing(on.place(), thing.get());
        } else {
            mover(on.place(), standing.token());
        }
    }

    private void thing(Place place, Thing thing) {
        Optional<ElfSpace> mine = ElfSpace.at(place).filter(ElfSpace::mine);
        Optional<Royal> royal = Royal.at(place);
        Optional<OgreCastle> castle = OgreCastle.beside(place);
        Optional<Elf> bag = Elf.packing(place).filter(realm.elves()::contains);
        if (mine.isPresent()) {
            realm = realm.laid(mine.get().number(), thing);
        } else if (royal.isPresent()) {
            realm = realm.withChest(royal.get(), realm.chest(royal.get()).with(thing));
        } else if (castle.isPresent()) {
            realm = realm.withGift(castle.get(), thing);
        } else if (bag.isPresent()) {
            realm = realm.with(bag.get(), realm.miner(bag.get()).with(thing));
        } else {
            wrong.add(thing.a() + " cannot lie on " + place);
        }
    }

    private void mover(Place place, Token token) {
        Optional<Elf> elf = BoardSheet.elf(token).filter(realm.elves()::contains);
        Optional<Integer> ogre = BoardSheet.ogre(token).filter(setup.sheet().ogres()::contains);
        Optional<ElfSpace> space = ElfSpace.at(place);
        if (elf.isPresent() && space.isPresent()) {
            seen.add(elf.get());
            realm = realm.with(elf.get(), realm.miner(elf.get()).free(space.get()));
        } else if (ogre.isPresent()
                && !space.equals(Optional.of(ElfSpace.HOME))
                && zone(ogre.get(), place).isPresent()) {
            realm = realm.withOgre(ogre.get(), zone(ogre.get(), place).get());
        } else {
            wrong.add(Quoted.of(token.name()) + " cannot stand on " + place + " in this game");
        }
    }

    private Optional<OgreZone> zone(int ogre, Place place) {
        Optional<OgreCastle> corner = OgreCastle.beside(place);
        boolean out = !setup.sheet().giftedOgreReturns() || like.ogre(ogre) instanceof OgreZone.OutOfGame;
        if (corner.isPresent()) {
            return corner.map(castle -> out ? new OgreZone.OutOfGame(castle) : new OgreZone.WaitsBeside(castle));
        }
        return ElfSpace.at(place)
                .map(space -> space.mine()
                        ? new OgreZone.OnMine(space.number())
                        : OgreCastle.on(space)
                                .<OgreZone>map(OgreZone.InCastle::new)
                                .orElse(new OgreZone.InBox()));
    }

    /** An Ogre that is not seen stays where it was, if an Elf stands there now and may cover it. */
    private void ridden() {
        for (int ogre : setup.sheet().ogres()) {
            boolean unseen = realm.ogre(ogre) instanceof OgreZone.InBox;
            if (unseen
                    && realm.miners().stream().anyMatch(miner -> like.ogre(ogre).on(miner.at()))) {
                realm = realm.withOgre(ogre, like.ogre(ogre));
            }
        }
    }

    private void captives() {
        for (Elf elf : realm.elves()) {
            Realm.Miner miner = realm.miner(elf);
            if (miner.at().mine() && !realm.free(miner.at())) {
                realm = realm.with(elf, miner.caught());
            }
        }
    }

    /** Keeps the things that are not seen and may be hidden: under an Ogre or an Elf, or in a bag out of view. */
    private void remember() {
        for (int mine : ElfSpace.mines()) {
            ElfSpace space = ElfSpace.mine(mine);
            boolean covered = !realm.free(space) || realm.miners().stream().anyMatch(miner -> miner.at() == space);
            if (covered) {
                Things hidden = unseen(like.mine(mine).less(realm.mine(mine)));
                realm = realm.withMine(mine, realm.mine(mine).with(realm.free(space) ? hidden : hidden.gems()));
            }
        }
        for (Elf elf : realm.elves()) {
            if (!setup.bagsInView()) {
                realm = realm.with(
                        elf, realm.miner(elf).carrying(unseen(like.miner(elf).bag())));
            }
        }
    }

    /** Returns those of the things that are not seen elsewhere. */
    private Things unseen(Things things) {
        Things free = setup.sheet().inPlay().less(realm.everything());
        return things.less(things.less(free));
    }
}
