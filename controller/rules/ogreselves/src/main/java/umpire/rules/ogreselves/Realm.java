package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/**
 * The places of all pieces.
 *
 * @param miners the Elves that play, in turn order
 * @param mines the things on each Mine, Shields included, from Mine 1
 * @param ogres where each Ogre is, from Ogre 1
 * @param chests the things in each chest, in the order of {@link Royal}
 * @param gifts the things beside each Castle, in the order of {@link OgreCastle}
 */
public record Realm(
        List<Miner> miners, List<Things> mines, List<OgreZone> ogres, List<Things> chests, List<Things> gifts) {
    public Realm {
        miners = List.copyOf(miners);
        mines = List.copyOf(mines);
        ogres = List.copyOf(ogres);
        chests = List.copyOf(chests);
        gifts = List.copyOf(gifts);
    }

    /** The Elves at Home, everything else still in the box. */
    public static Realm empty(int elves) {
        return new Realm(
                Collections.nCopies(elves, new Miner(ElfSpace.HOME, false, Things.NONE)),
                Collections.nCopies(ElfSpace.MINES, Things.NONE),
                Collections.nCopies(Kingdom.OGRES, new OgreZone.InBox()),
                Collections.nCopies(Royal.values().length, Things.NONE),
                Collections.nCopies(OgreCastle.values().length, Things.NONE));
    }

    private static <T> List<T> with(List<T> list, int index, T value) {
        List<T> changed = new ArrayList<>(list);
        changed.set(index, value);
        return changed;
    }

    public List<Elf> elves() {
        return Arrays.asList(Elf.values()).subList(0, miners.size());
    }

    /** Returns the Elf whose turn comes a number of turns after another's. */
    public Elf after(Elf elf, int turns) {
        return Elf.at((elf.index() + turns) % miners.size());
    }

    public Miner miner(Elf elf) {
        return miners.get(elf.index());
    }

    public Things mine(int mine) {
        return mines.get(mine - 1);
    }

    public OgreZone ogre(int ogre) {
        return ogres.get(ogre - 1);
    }

    public Things chest(Royal royal) {
        return chests.get(royal.index());
    }

    public Things gifts(OgreCastle castle) {
        return gifts.get(castle.index());
    }

    public Realm with(Elf elf, Miner miner) {
        return new Realm(with(miners, elf.index(), miner), mines, ogres, chests, gifts);
    }

    public Realm withMine(int mine, Things things) {
        return new Realm(miners, with(mines, mine - 1, things), ogres, chests, gifts);
    }

    /** Returns the realm with a thing more on a Mine. */
    Realm laid(int mine, Thing thing) {
        return withMine(mine, mine(mine).with(thing));
    }

    /** Returns the realm with a thing less on a Mine. */
    Realm lifted(int mine, Thing thing) {
        return withMine(mine, mine(mine).without(thing));
    }

    public Realm withOgre(int ogre, OgreZone zone) {
        return new Realm(miners, mines, with(ogres, ogre - 1, zone), chests, gifts);
    }

    public Realm withChest(Royal royal, Things things) {
        return new Realm(miners, mines, ogres, with(chests, royal.index(), things), gifts);
    }

    public Realm withGift(OgreCastle castle, Thing gift) {
        Things more = gifts(castle).with(gift);
        return new Realm(miners, mines, ogres, chests, with(gifts, castle.index(), more));
    }

    /** Returns the Ogres on a space, by number. */
    public List<Integer> ogresOn(ElfSpace space) {
        return IntStream.rangeClosed(1, Kingdom.OGRES)
                .filter(ogre -> ogre(ogre).on(space))
                .boxed()
                .toList();
    }

    /** Returns the Ogre on a space that holds at most one. */
    public OptionalInt ogreOn(ElfSpace space) {
        return IntStream.rangeClosed(1, Kingdom.OGRES)
                .filter(ogre -> ogre(ogre).on(space))
                .findFirst();
    }

    public boolean free(ElfSpace space) {
        return ogreOn(space).isEmpty();
    }

    public boolean shielded(int mine) {
        return mine(mine).holds(Thing.SHIELD);
    }

    /** Returns the Castles on which no Ogre is. */
    public List<OgreCastle> emptyCastles() {
        return Arrays.stream(OgreCastle.values())
                .filter(castle -> free(castle.space()))
                .toList();
    }

    /** Returns the free Elves on a space, in turn order. */
    public List<Elf> freeElvesOn(ElfSpace space) {
        return elves().stream()
                .filter(elf -> miner(elf).at() == space && !miner(elf).captive())
                .toList();
    }

    public boolean allCaptive() {
        return miners.stream().allMatch(Miner::captive);
    }

    /** Returns the Ogre that holds an Elf captive. */
    public Optional<Integer> captor(Elf elf) {
        return miner(elf).captive() ? ogresOn(miner(elf).at()).stream().findFirst() : Optional.empty();
    }

    /** Returns all things in bags, on Mines, in chests and beside Castles. Things in the box and grabbed Valuables are left out. */
    public Things everything() {
        List<Thing> all = new ArrayList<>();
        miners.forEach(miner -> all.addAll(miner.bag().list()));
        for (List<Things> heaps : List.of(mines, chests, gifts)) {
            heaps.forEach(heap -> all.addAll(heap.list()));
        }
        return new Things(all);
    }

    /** Returns the Valuables in all chests. */
    public Things delivered() {
        return new Things(
                chests.stream().flatMap(chest -> chest.list().stream()).toList());
    }

    /** Returns the Valuables that may still be carried somewhere: on Mines and in bags. */
    public Things afoot() {
        List<Thing> all = new ArrayList<>();
        miners.forEach(miner -> all.addAll(miner.bag().list()));
        mines.forEach(heap -> all.addAll(heap.list()));
        return new Things(all).gems();
    }

    /** Where an Ogre is. */
    public sealed interface OgreZone {
        /** In the box, or in a hand that mixes the Ogres. */
        record InBox() implements OgreZone {}

        record InCastle(OgreCastle castle) implements OgreZone {}

        record OnMine(int mine) implements OgreZone {}

        /** Beside a Castle with a Gift; it comes back. */
        record WaitsBeside(OgreCastle castle) implements OgreZone {}

        /** Beside a Castle and out of the game. */
        record OutOfGame(OgreCastle castle) implements OgreZone {}

        /** Returns whether it stands on a space. */
        default boolean on(ElfSpace space) {
            return switch (this) {
                case InCastle in -> in.castle().space() == space;
                case OnMine on -> ElfSpace.mine(on.mine()) == space;
                case InBox box -> false;
                case WaitsBeside beside -> false;
                case OutOfGame out -> false;
            };
        }
    }

    /**
     * An Elf on the board.
     *
     * @param at where it stands
     * @param captive whether the Ogre on the same Mine holds it
     * @param bag the things it carries
     */
    public record Miner(ElfSpace at, boolean captive, Things bag) {
        public boolean hasRoom() {
            return bag.size() < Elf.ROOM;
        }

        /** Returns this Elf as a free one on a space. */
        public Miner free(ElfSpace space) {
            return new Miner(space, false, bag);
        }

        public Miner caught() {
            return new Miner(at, true, bag);
        }

        public Miner carrying(Things things) {
            return new Miner(at, captive, things);
        }

        public Miner with(Thing thing) {
            return carrying(bag.with(thing));
        }

        public Miner without(Thing thing) {
            return carrying(bag.without(thing));
        }
    }
}
