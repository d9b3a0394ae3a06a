package umpire.referee.observation;

import java.util.List;
import umpire.rules.kernel.Place;

/** The claim of the vision pipeline about one place. */
public sealed interface Sighting {
    Place place();

    /** The place is in full view and no piece stands on it. */
    record Empty(Place place) implements Sighting {}

    /**
     * Tokens stand on it.
     *
     * @param tokens sorted by token, then by tag
     */
    record Holds(Place place, List<SeenToken> tokens) implements Sighting {
        public Holds {
            tokens = List.copyOf(tokens);
        }
    }

    /**
     * The place cannot be judged.
     *
     * @param by the occlusion: {@code hand}, {@code glare}, {@code shadow}, {@code an unread piece}
     */
    record Hidden(Place place, String by) implements Sighting {}
}
