package umpire.referee.settling;

import java.util.List;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Token;

/** One look at one place, without poses, which are noisy. */
sealed interface PlaceLook {
    /** The place is in clear view. The tokens are sorted; an empty list means an empty place. */
    record Clear(List<Token> tokens) implements PlaceLook {}

    /** The place cannot be judged. */
    record NotSeen(String by) implements PlaceLook {}

    Clear EMPTY = new Clear(List.of());

    static PlaceLook of(Sighting sighting) {
        return switch (sighting) {
            case Sighting.Empty empty -> EMPTY;
            case Sighting.Holds holds ->
                new Clear(holds.tokens().stream().map(SeenToken::token).sorted().toList());
            case Sighting.Hidden hidden -> new NotSeen(hidden.by());
        };
    }
}
