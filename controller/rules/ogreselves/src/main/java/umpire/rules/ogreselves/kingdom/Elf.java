package umpire.rules.ogreselves.kingdom;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.text.Lookup;

/** The Elf movers by their colours, in turn order. A game of fewer Elves takes the first of them. */
@SuppressWarnings({"EnumOrdinal", "ImmutableEnumChecker"})
public enum Elf {
    RED,
    YELLOW,
    GREEN,
    BLUE;

    /** How many things a bag holds. */
    public static final int ROOM = 4;

    private static final Lookup<String, Elf> BY_WORD = Lookup.of(values(), Elf::word);
    private static final Lookup<Place, Elf> BY_BAG = Lookup.of(values(), Elf::bag);

    private final Seat seat;
    private final Place bag;

    Elf() {
        this.seat = new Seat(name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT) + " Elf");
        this.bag = new Place("bag-" + name().toLowerCase(Locale.ROOT));
    }

    /** Returns its index in the lists of states and positions. */
    public int index() {
        return ordinal();
    }

    /** Returns the Elf with an index. */
    public static Elf at(int index) {
        return Arrays.asList(values()).get(index);
    }

    public Seat seat() {
        return seat;
    }

    /** Returns the place of its collector card. It is used when the cards lie in the camera's view. */
    public Place bag() {
        return bag;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns this Elf's name in a sentence. */
    public String title() {
        return "the " + seat;
    }

    /** Returns the Elf whose bag a place is. */
    public static Optional<Elf> packing(Place bag) {
        return BY_BAG.find(bag);
    }

    public static Optional<Elf> named(String word) {
        return BY_WORD.find(word);
    }
}
