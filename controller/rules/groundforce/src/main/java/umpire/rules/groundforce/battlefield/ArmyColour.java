package umpire.rules.groundforce.battlefield;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.text.Lookup;

/** The two armies, named by their colours. */
@SuppressWarnings("ImmutableEnumChecker")
public enum ArmyColour {
    YELLOW,
    BLUE;

    private static final Lookup<String, ArmyColour> BY_WORD = Lookup.of(values(), ArmyColour::word);

    private final Seat seat;
    private final Place discards;

    ArmyColour() {
        this.seat = new Seat(name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT));
        this.discards = new Place(name().toLowerCase(Locale.ROOT) + "-discards");
    }

    public Seat seat() {
        return seat;
    }

    /** Returns the place of this army's pile. */
    public Place discards() {
        return discards;
    }

    public ArmyColour other() {
        return this == YELLOW ? BLUE : YELLOW;
    }

    /** Returns the name of this army in positions, files and tokens. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<ArmyColour> named(String word) {
        return BY_WORD.find(word);
    }

    @Override
    public String toString() {
        return seat.name();
    }
}
