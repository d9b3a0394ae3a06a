package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.FaceMark;
import umpire.rules.kernel.PieceLook;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Seat;

/**
 * The appearance of a piece beyond its token.
 *
 * @param dots discs printed on it, around the point of its pose, with heading 0
 * @param polygons polygons printed on it, in the same frame
 * @param words names of points on its rim; absent without names
 * @param baselines edges from which it sees; absent when pieces have no sight
 */
public record LookPayload(
        Place name,
        String title,
        String letters,
        Optional<Seat> seat,
        List<DotPayload> dots,
        List<PolygonPayload> polygons,
        Optional<List<WordPayload>> words,
        Optional<List<BaselinePayload>> baselines) {
    public LookPayload {
        dots = List.copyOf(dots);
        polygons = List.copyOf(polygons);
    }

    /** Returns the looks; empty when tokens show everything. */
    static Optional<List<LookPayload>> of(List<PieceLook> looks) {
        return looks.isEmpty()
                ? Optional.empty()
                : Optional.of(looks.stream().map(LookPayload::of).toList());
    }

    private static LookPayload of(PieceLook look) {
        List<BaselinePayload> baselines = look.marks().stream()
                .filter(FaceMark.Baseline.class::isInstance)
                .map(FaceMark.Baseline.class::cast)
                .map(line -> new BaselinePayload(line.from(), line.to(), line.rgb()))
                .toList();
        List<WordPayload> words = look.marks().stream()
                .filter(FaceMark.Word.class::isInstance)
                .map(FaceMark.Word.class::cast)
                .map(word -> new WordPayload(word.at(), word.says(), word.rgb()))
                .toList();
        return new LookPayload(
                look.name(),
                look.title(),
                look.letters(),
                look.seat(),
                look.marks().stream()
                        .filter(FaceMark.Dot.class::isInstance)
                        .map(FaceMark.Dot.class::cast)
                        .map(dot -> new DotPayload(dot.at(), dot.radiusMm(), dot.rgb()))
                        .toList(),
                look.marks().stream()
                        .filter(FaceMark.Polygon.class::isInstance)
                        .map(FaceMark.Polygon.class::cast)
                        .map(polygon -> new PolygonPayload(polygon.outline(), polygon.rgb()))
                        .toList(),
                Optional.of(words).filter(any -> !any.isEmpty()),
                Optional.of(baselines).filter(any -> !any.isEmpty()));
    }

    /** A filled disc. */
    public record DotPayload(Point at, double radiusMm, String rgb) {}

    /** The name of a point. */
    public record WordPayload(Point at, String says, String rgb) {}

    /**
     * An edge with a line of sight. The piece sees everything to the left of the line from {@code from} to {@code to}.
     */
    public record BaselinePayload(Point from, Point to, String rgb) {}

    /** A filled polygon. */
    public record PolygonPayload(List<Point> outlineMm, String rgb) {
        public PolygonPayload {
            outlineMm = List.copyOf(outlineMm);
        }
    }
}
