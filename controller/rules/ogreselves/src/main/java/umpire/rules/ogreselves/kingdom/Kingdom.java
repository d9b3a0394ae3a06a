package umpire.rules.ogreselves.kingdom;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A printed board with its cards: the roads, the chests and the Valuables that Ogres like.
 *
 * @param roads the spaces each space is joined to by a road
 * @param firstMines the Mine to which an Ogre comes from each Castle
 * @param chests the Valuables that each chest asks for
 * @param likes the Valuables that each Ogre likes, from Ogre 1
 */
public record Kingdom(
        Map<ElfSpace, Set<ElfSpace>> roads,
        Map<OgreCastle, Integer> firstMines,
        Map<Royal, Things> chests,
        List<Set<Thing>> likes) {
    /** How many Ogres are in the box. */
    public static final int OGRES = 5;

    public Kingdom {
        roads = Map.copyOf(roads);
        firstMines = Map.copyOf(firstMines);
        chests = Map.copyOf(chests);
        likes = List.copyOf(likes);
    }

    /** Builds one with the ring of Mines. */
    static Kingdom of(
            List<Integer> home,
            Map<OgreCastle, Integer> firstMines,
            List<Byway> byways,
            Map<Royal, Things> chests,
            List<Set<Thing>> likes) {
        Map<ElfSpace, Set<ElfSpace>> roads = new EnumMap<>(ElfSpace.class);
        for (ElfSpace space : ElfSpace.values()) {
            roads.put(space, EnumSet.noneOf(ElfSpace.class));
        }
        ElfSpace.mines().forEach(mine -> join(roads, ElfSpace.mine(mine), ElfSpace.mine(after(mine))));
        home.forEach(mine -> join(roads, ElfSpace.HOME, ElfSpace.mine(mine)));
        firstMines.forEach((castle, mine) -> join(roads, castle.space(), ElfSpace.mine(mine)));
        byways.forEach(byway -> join(roads, byway.from(), byway.to()));
        return new Kingdom(roads, firstMines, chests, likes);
    }

    private static void join(Map<ElfSpace, Set<ElfSpace>> roads, ElfSpace one, ElfSpace other) {
        roads.computeIfPresent(one, (space, joined) -> with(joined, other));
        roads.computeIfPresent(other, (space, joined) -> with(joined, one));
    }

    private static Set<ElfSpace> with(Set<ElfSpace> joined, ElfSpace another) {
        Set<ElfSpace> more = EnumSet.of(another);
        more.addAll(joined);
        return more;
    }

    /** A road that only Elves use. */
    record Byway(ElfSpace from, ElfSpace to) {}

    /** Returns the next Mine clockwise. */
    public static int after(int mine) {
        return mine % ElfSpace.MINES + 1;
    }

    /** Returns the spaces one step away, in the order of spaces. */
    public Set<ElfSpace> next(ElfSpace space) {
        return roads.getOrDefault(space, Set.of());
    }

    public int firstMine(OgreCastle castle) {
        return firstMines.getOrDefault(castle, 1);
    }

    /** Returns the Valuables that a chest asks for. */
    public Things asks(Royal royal) {
        return chests.getOrDefault(royal, Things.NONE);
    }

    /** Returns the Valuables that an Ogre likes. */
    public Set<Thing> likes(int ogre) {
        return likes.get(ogre - 1);
    }
}
