package umpire.referee.settling;

import java.util.List;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Token;

/** One look at one place, without the poses, which waver. */
sealed interface PlaceLook {
    /** In clear view; the tokens are sorted, and none means empty. */
    record Clear(List<Token> tokens) implements PlaceLook {}

    /** Not to be judged. */
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
