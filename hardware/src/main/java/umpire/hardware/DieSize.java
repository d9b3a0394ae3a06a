package umpire.hardware;

import java.util.List;
import umpire.rules.kernel.DieType;

/**
 * One size of the dice that are thrown at a table. Several may be in play together.
 *
 * @param kind as games name it: {@code d6}
 * @param edgeMm from edge to edge, measured on the die
 */
public record DieSize(String kind, double edgeMm) {
    /** What is sold most. */
    private static final List<DieSize> COMMON = List.of(new DieSize("d6", 16));

    public DieSize {
        if (!(edgeMm > 0)) {
            throw new IllegalArgumentException("a die has a size above 0, not " + edgeMm + " mm");
        }
    }

    /** Returns the edges of one kind among these, the common ones where none is of it. */
    public static List<Double> edgesMm(List<DieSize> sizes, String kind) {
        List<Double> edges = edges(sizes, kind);
        return edges.isEmpty() ? edges(COMMON, kind) : edges;
    }

    /** Returns the edges of a game's dice: as measured at this table, or as the game has them where nobody measured that kind. */
    static List<Double> edgesMm(List<DieSize> measured, DieType type) {
        List<Double> edges = edges(measured, type.kind());
        return edges.isEmpty() ? List.of(type.edgeMm()) : edges;
    }

    private static List<Double> edges(List<DieSize> sizes, String kind) {
        return sizes.stream()
                .filter(size -> size.kind().equals(kind))
                .map(DieSize::edgeMm)
                .distinct()
                .sorted()
                .toList();
    }
}
