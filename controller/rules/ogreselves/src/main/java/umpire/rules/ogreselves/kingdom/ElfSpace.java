package umpire.rules.ogreselves.kingdom;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Lookup;

/** The spaces an Elf can stand on: Home, the Mines by their numbers, the Castles. */
@SuppressWarnings({"EnumOrdinal", "ImmutableEnumChecker"})
public enum ElfSpace {
    HOME,
    M1,
    M2,
    M3,
    M4,
    M5,
    M6,
    M7,
    M8,
    M9,
    M10,
    M11,
    M12,
    M13,
    M14,
    M15,
    M16,
    NW,
    NE,
    SE,
    SW;

    private static final Lookup<String, ElfSpace> BY_WORD = Lookup.of(values(), ElfSpace::word);
    private static final Lookup<Place, ElfSpace> BY_PLACE = Lookup.of(values(), ElfSpace::place);

    /** How many Mines there are. */
    public static final int MINES = 16;

    private final Place place;

    ElfSpace() {
        this.place = new Place(
                mine() ? "mine-" + ordinal() : ordinal() == 0 ? "home" : "castle-" + name().toLowerCase(Locale.ROOT));
    }

    /** Returns a Mine by its number. */
    public static ElfSpace mine(int number) {
        if (number < 1 || number > MINES) {
            throw new IllegalArgumentException("there is no Mine " + number);
        }
        return at(number);
    }

    /** Returns a space by its index in the order of spaces. */
    static ElfSpace at(int index) {
        return Arrays.asList(values()).get(index);
    }

    /** Returns the numbers of the Mines. */
    public static List<Integer> mines() {
        return IntStream.rangeClosed(1, MINES).boxed().toList();
    }

    public boolean mine() {
        return ordinal() >= 1 && ordinal() <= MINES;
    }

    /** Returns a Mine's number. */
    public int number() {
        return ordinal();
    }

    public Place place() {
        return place;
    }

    /** Returns how it is written: {@code home}, {@code 7}, {@code ne}. */
    public String word() {
        return mine() ? String.valueOf(ordinal()) : name().toLowerCase(Locale.ROOT);
    }

    /** Returns its name as people say it. */
    public String title() {
        return switch (this) {
            case HOME -> "Home";
            case NW -> "the north-west Castle";
            case NE -> "the north-east Castle";
            case SE -> "the south-east Castle";
            case SW -> "the south-west Castle";
            default -> "Mine " + ordinal();
        };
    }

    /** Returns the space as the target of a walk: {@code Home}, {@code to Mine 7}. */
    public String towards() {
        return this == HOME ? title() : "to " + title();
    }

    /** Returns the space as the place of an Elf: {@code at Home}, {@code on Mine 7}. */
    public String there() {
        return (this == HOME ? "at " : "on ") + title();
    }

    /** Returns the space a word names. */
    public static Optional<ElfSpace> named(String word) {
        return BY_WORD.find(word);
    }

    /** Returns the space that is a place of the board. */
    public static Optional<ElfSpace> at(Place place) {
        return BY_PLACE.find(place);
    }
}
