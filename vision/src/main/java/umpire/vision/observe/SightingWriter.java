package umpire.vision.observe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.vision.observe.pieces.LocatedPiece;
import umpire.vision.observe.places.HiddenReason;
import umpire.vision.observe.places.OutlineDistance;

/** Combines the findings about each place into sightings. Any hindrance makes a place hidden; a place is never empty by default. */
final class SightingWriter {
    static final Comparator<SeenToken> ORDER =
            Comparator.comparing(SeenToken::token).thenComparingInt(SeenToken::tag);

    /** A piece whose centre is nearer than this to the line between two places may belong to either place. */
    static final double LINE_MM = 6;

    /** The same distance if only one of the board's tags is seen. */
    static final double UNSURE_LINE_MM = 9;

    private final Board board;

    SightingWriter(Board board) {
        this.board = board;
    }

    List<Sighting> write(List<LocatedPiece> pieces, Map<Place, Set<HiddenReason>> hindrances, double lineMm) {
        List<Sighting> sightings = new ArrayList<>();
        for (Area area : board.areas()) {
            Set<HiddenReason> why = EnumSet.noneOf(HiddenReason.class);
            why.addAll(hindrances.getOrDefault(area.place(), Set.of()));
            List<SeenToken> tokens = new ArrayList<>();
            for (LocatedPiece piece : pieces) {
                switch (standing(area, piece, lineMm)) {
                    case AWAY -> {}
                    case INSIDE -> tokens.add(piece.seen());
                    case ON_THE_LINE -> why.add(HiddenReason.ON_THE_LINE);
                }
                if (piece.raised() && area.contains(piece.point())) {
                    why.add(HiddenReason.RAISED);
                }
            }
            sightings.add(sighting(area.place(), tokens, why));
        }
        return List.copyOf(sightings);
    }

    private static Sighting sighting(Place place, List<SeenToken> tokens, Set<HiddenReason> why) {
        Optional<HiddenReason> first = why.stream().min(Comparator.naturalOrder());
        if (first.isPresent()) {
            return new Sighting.Hidden(place, first.get().words());
        }
        if (tokens.isEmpty()) {
            return new Sighting.Empty(place);
        }
        return new Sighting.Holds(place, tokens.stream().sorted(ORDER).toList());
    }

    private enum StandingToken {
        AWAY,
        INSIDE,
        ON_THE_LINE
    }

    private static StandingToken standing(Area area, LocatedPiece piece, double lineMm) {
        Point point = piece.point();
        OutlineDistance outlineDistance = new OutlineDistance(area);
        double distanceMm = outlineDistance.distanceMm(point);
        // The margin is never wider than lineMm, so it is computed only for points nearer than lineMm.
        if (distanceMm < lineMm && distanceMm < outlineDistance.marginMm(lineMm)) {
            return StandingToken.ON_THE_LINE;
        }
        return area.contains(point) ? StandingToken.INSIDE : StandingToken.AWAY;
    }

    /** Returns the pieces that stand on no place; held pieces are left out. */
    List<SeenToken> aside(List<LocatedPiece> pieces) {
        return pieces.stream()
                .filter(piece -> !piece.raised() && board.placeAt(piece.point()).isEmpty())
                .map(LocatedPiece::seen)
                .sorted(ORDER)
                .toList();
    }
}
