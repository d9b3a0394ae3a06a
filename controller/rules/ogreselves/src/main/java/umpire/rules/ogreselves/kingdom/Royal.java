package umpire.rules.ogreselves.kingdom;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Lookup;

/** The four members of the Royal Family. Each has a Treasure Chest. */
@SuppressWarnings({"EnumOrdinal", "ImmutableEnumChecker"})
public enum Royal {
    QUEEN(5),
    KING(4),
    PRINCESS(3),
    PRINCE(2);

    private static final Lookup<String, Royal> BY_WORD = Lookup.of(values(), Royal::word);
    private static final Lookup<Place, Royal> BY_PLACE = Lookup.of(values(), Royal::place);

    private final int spaces;
    private final Place place;

    Royal(int spaces) {
        this.spaces = spaces;
        this.place = new Place("chest-" + name().toLowerCase(Locale.ROOT));
    }

    /** Returns how many Valuables the chest needs. */
    public int spaces() {
        return spaces;
    }

    /** Returns its index in the lists of states and positions. */
    public int index() {
        return ordinal();
    }

    public Place place() {
        return place;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String title() {
        return name().charAt(0) + word().substring(1);
    }

    /** Returns the chest as people say it. */
    public String chest() {
        return "the " + title() + "'s chest";
    }

    /** Returns the owner of the chest on a place. */
    public static Optional<Royal> at(Place place) {
        return BY_PLACE.find(place);
    }

    public static Optional<Royal> named(String word) {
        return BY_WORD.find(word);
    }
}
