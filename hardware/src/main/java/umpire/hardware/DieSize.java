package umpire.hardware;

import java.util.List;
import java.util.Optional;
import umpire.hardware.taught.TaughtDie;
import umpire.rules.kernel.DieType;

/**
 * One size of the dice that are thrown at a table. Several may be in play together.
 *
 * @param kind as games name it: {@code d6}
 * @param edgeMm from edge to edge, measured on the die
 * @param taught how faces look that no shop sells; then it is no size of ordinary dice, which are read as without it
 */
public record DieSize(String kind, double edgeMm, Optional<TaughtLook> taught) {
    /** What is sold most. */
    private static final List<DieSize> COMMON = List.of(new DieSize("d6", 16, Optional.empty()));

    /**
     * How dice of a house look.
     *
     * @param file that keeps it, as the rig file names it
     * @param die what was taught
     */
    public record TaughtLook(String file, TaughtDie die) {}

    public DieSize {
        if (!(edgeMm > 0)) {
            throw new IllegalArgumentException("a die has a size above 0, not " + edgeMm + " mm");
        }
    }

    /** Ordinary dice of a size. */
    public DieSize(String kind, double edgeMm) {
        this(kind, edgeMm, Optional.empty());
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
                .filter(size -> size.kind().equals(kind) && size.taught().isEmpty())
                .map(DieSize::edgeMm)
                .distinct()
                .sorted()
                .toList();
    }
}
