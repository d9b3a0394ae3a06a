package umpire.rules.ogreselves.kingdom;

import java.util.List;

/** The three games of the sheet. Each names the things left in the box and the first places of its Valuables. */
@SuppressWarnings({"EnumOrdinal", "ImmutableEnumChecker"})
public enum SheetGame {
    FIRST(
            List.of(Royal.KING, Royal.PRINCE),
            List.of(2, 3, 4, 5),
            Things.of(
                    Thing.GOLD,
                    Thing.GOLD,
                    Thing.RUBY,
                    Thing.RUBY,
                    Thing.EMERALD,
                    Thing.AMETHYST,
                    Thing.SAPPHIRE,
                    Thing.AMBER),
            0,
            List.of(2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16),
            16),
    SECOND(
            List.of(Royal.QUEEN, Royal.PRINCESS, Royal.PRINCE),
            List.of(1, 2, 3, 4, 5),
            Things.of(Thing.GOLD, Thing.RUBY, Thing.EMERALD, Thing.AMETHYST),
            4,
            ElfSpace.mines(),
            26),
    THIRD(
            List.of(Royal.values()),
            List.of(1, 2, 3, 4, 5),
            Things.NONE,
            4,
            List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 2, 6, 10, 14),
            34);

    private final List<Royal> royals;
    private final List<Integer> ogres;
    private final Things inPlay;
    private final List<Integer> salting;
    private final int highestScore;

    SheetGame(
            List<Royal> royals,
            List<Integer> ogres,
            Things aside,
            int shields,
            List<Integer> salting,
            int highestScore) {
        this.royals = royals;
        this.ogres = ogres;
        this.salting = salting;
        this.highestScore = highestScore;
        Things all = Things.NONE;
        for (Thing thing : Thing.values()) {
            int count = thing.gem() ? thing.inBox() - aside.count(thing) : shields;
            for (int i = 0; i < count; i++) {
                all = all.with(thing);
            }
        }
        this.inPlay = all;
    }

    /** Returns the index of this game in the order of the sheet, from 0. */
    public int index() {
        return ordinal();
    }

    /** Returns the members of the Royal Family in this game. */
    public List<Royal> royals() {
        return royals;
    }

    /** Returns the numbers of the Ogres in the game, in order. */
    public List<Integer> ogres() {
        return ogres;
    }

    /** Returns all things in play, Shields included. */
    public Things inPlay() {
        return inPlay;
    }

    public boolean shields() {
        return inPlay.holds(Thing.SHIELD);
    }

    /** Returns how many Shields an Elf is dealt, one each in turn order until none is left. */
    public int shieldsDealt(Elf elf, int elves) {
        int shields = inPlay.count(Thing.SHIELD);
        return shields / elves + (elf.index() < shields % elves ? 1 : 0);
    }

    /** Returns the Mines in the order in which Valuables are laid on them; a Mine named twice gets two. */
    public List<Integer> salting() {
        return salting;
    }

    /** Returns the Highest Possible Score that the sheet prints. */
    public int highestScore() {
        return highestScore;
    }

    /** Returns whether an Ogre that got a Gift comes back. */
    public boolean giftedOgreReturns() {
        return this != FIRST;
    }
}
