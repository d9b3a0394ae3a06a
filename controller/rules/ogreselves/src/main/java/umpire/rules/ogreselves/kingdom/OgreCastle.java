package umpire.rules.ogreselves.kingdom;

import java.util.Arrays;
import java.util.Locale;
import umpire.rules.kernel.Place;

/** The Castles in the four corners. Beside each lie the Ogres that were brought there with a Gift, and the Gifts. */
@SuppressWarnings({"EnumOrdinal", "ImmutableEnumChecker"})
public enum OgreCastle {
    NW("north-west"),
    NE("north-east"),
    SE("south-east"),
    SW("south-west");

    private final String title;
    private final Place corner;

    OgreCastle(String corner) {
        this.title = "the " + corner + " Castle";
        this.corner = new Place("gifts-" + name().toLowerCase(Locale.ROOT));
    }

    /** Returns where Gifts lie, just off the playing spaces. */
    public Place corner() {
        return corner;
    }

    /** Returns its index in the order that states and positions keep. */
    public int index() {
        return ordinal();
    }

    /** Returns the Castle with an index. */
    static OgreCastle at(int index) {
        return Arrays.asList(values()).get(index);
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns its name as people say it. */
    public String title() {
        return title;
    }

    public ElfSpace space() {
        return ElfSpace.at(ElfSpace.MINES + 1 + ordinal());
    }
}
