package umpire.table.games;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Token;

/** A table in the position of a game, observed by a camera. */
final class SeenTable {
    private static final int LOOKS = 12;
    private static final long FRAME_MS = 66;

    private SeenTable() {}

    /** Returns the snapshot after the table was observed. */
    static <S, A> StateSnapshot<S> asked(Game<S, A> game, S state) {
        GameSession<S, A> session = GameSession.open(game)
                .step(new Input.Ordered(new Command.Start(Optional.of(game.writePosition(state))), 0))
                .next();
        for (int i = 1; i <= LOOKS; i++) {
            long nowMs = i * FRAME_MS;
            session = session.step(new Input.Looked(look(game, game.show(state), i, nowMs), nowMs))
                    .next();
        }
        return session.snapshot();
    }

    /** Returns the observation of a correct placement. */
    static Observation look(Game<?, ?> game, Placement placement, int frame, long nowMs) {
        Map<Place, List<Token>> visible = placement.visibleByPlace();
        List<Sighting> sightings = game.board().areas().stream()
                .map(Area::place)
                .map(place -> visible.containsKey(place)
                        ? new Sighting.Holds(
                                place,
                                visible.get(place).stream()
                                        .map(token -> seen(token, new Pose(0, 0, 0)))
                                        .toList())
                        : (Sighting) new Sighting.Empty(place))
                .toList();
        List<SeenToken> aside = placement.standings().stream()
                .filter(standing -> standing.spot() instanceof Spot.Lying)
                .map(standing -> seen(standing.token(), ((Spot.Lying) standing.spot()).pose()))
                .sorted(Comparator.comparing(SeenToken::token))
                .toList();
        return new Observation(
                frame, nowMs, true, false, false, true, sightings, aside, List.of(), List.of(), List.of());
    }

    private static SeenToken seen(Token token, Pose pose) {
        return new SeenToken(token, 0, pose, 1);
    }
}
