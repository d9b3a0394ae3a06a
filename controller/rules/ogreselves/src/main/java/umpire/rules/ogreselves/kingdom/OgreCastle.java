package umpire.rules.ogreselves.kingdom;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Lookup;

/** The Castles in the four corners. Beside each lie the Ogres that were brought there with a Gift, and the Gifts. */
@SuppressWarnings({"EnumOrdinal", "ImmutableEnumChecker"})
public enum OgreCastle {
    NW(ElfSpace.NW),
    NE(ElfSpace.NE),
    SE(ElfSpace.SE),
    SW(ElfSpace.SW);

    private static final Lookup<ElfSpace, OgreCastle> BY_SPACE = Lookup.of(values(), castle -> castle.space);
    private static final Lookup<Place, OgreCastle> BY_CORNER = Lookup.of(values(), castle -> castle.corner);

    private final ElfSpace space;
    private final Place corner;

    OgreCastle(ElfSpace space) {
        this.space = space;
        this.corner = new Place("gifts-" + name().toLowerCase(Locale.ROOT));
    }

    /** Returns the place of the Gifts, just off the playing spaces. */
    public Place corner() {
        return corner;
    }

    /** Returns its index in the lists of states and positions. */
    public int index() {
        return ordinal();
    }

    /** Returns the Castle that a space is. */
    public static Optional<OgreCastle> on(ElfSpace space) {
        return BY_SPACE.find(space);
    }

    /** Returns the Castle to which a place for Gifts belongs; empty for other places. */
    public static Optional<OgreCastle> beside(Place corner) {
        return BY_CORNER.find(corner);
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns its name as people say it. */
    public String title() {
        return space.title();
    }

    public ElfSpace space() {
        return space;
    }
}
