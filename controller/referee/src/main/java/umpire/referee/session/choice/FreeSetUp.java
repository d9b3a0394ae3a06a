package umpire.referee.session.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.referee.observation.SeenToken;
import umpire.referee.reading.UnseenPlaces;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.Settled;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;

/** The set-up of a game whose players place the pieces freely. The game begins when they say that they are done. */
public final class FreeSetUp {
    private static final double FOUND_WITHIN_MM = 5;
    private static final double ANY_HEADING_DEG = 180;

    private FreeSetUp() {}

    /** Returns whether no game and no lesson is running and the next game is set up freely. */
    public static <S, A> boolean due(Match<S, A> match) {
        return LayingOut.startsAnew(match)
                && match.game().setUp(Placement.EMPTY).isPresent();
    }

    /** Returns the state in which the game would begin now, or why it cannot begin. */
    public static <S, A> Parsed<S> read(Match<S, A> match, Perception<S, A> perception) {
        Optional<Settled> look = perception.settling().settled();
        if (look.isEmpty()) {
            return Parsed.bad("The table is not quiet, or cannot be seen. Take all hands away and wait a moment.");
        }
        Settled settled = look.orElseThrow();
        if (!settled.hidden().isEmpty()) {
            return Parsed.bad(
                    UnseenPlaces.says(match.openingLayout(), settled.hidden().keySet(), settled));
        }
        return match.game().setUp(picture(settled)).orElseThrow();
    }

    private static Placement picture(Settled look) {
        List<Standing> standings = new ArrayList<>();
        look.places().forEach((place, tokens) -> tokens.forEach(token -> standings.add(Standing.on(place, token))));
        for (int i = 0; i < look.aside().size(); i++) {
            SeenToken piece = look.aside().get(i);
            Place name = new Place("beside-" + (i + 1));
            standings.add(new Standing(
                    piece.token(), new Spot.Lying(name, piece.pose(), FOUND_WITHIN_MM, ANY_HEADING_DEG), false));
        }
        return new Placement(standings);
    }
}
