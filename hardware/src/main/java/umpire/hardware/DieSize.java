package umpire.hardware;

import java.util.List;
import java.util.Optional;
import umpire.hardware.taught.CustomDie;
import umpire.rules.kernel.DieType;

/**
 * One size of the dice at a table. Several may be in play together.
 *
 * @param kind the games' name: {@code d6}
 * @param edgeMm from edge to edge, measured on the die
 * @param taught the taught faces of custom dice; such an entry does not affect the reading of ordinary dice
 */
public record DieSize(String kind, double edgeMm, Optional<TaughtLook> taught) {
    /** The default: the size that is sold most. */
    private static final List<DieSize> COMMON = List.of(new DieSize("d6", 16, Optional.empty()));

    /**
     * The look of custom dice.
     *
     * @param file with the taught faces, as the rig file names it
     * @param die the taught faces
     */
    public record TaughtLook(String file, CustomDie die) {}

    public DieSize {
        if (!(edgeMm > 0)) {
            throw new IllegalArgumentException("a die has a size above 0, not " + edgeMm + " mm");
        }
    }

    /** Makes ordinary dice of a size. */
    public DieSize(String kind, double edgeMm) {
        this(kind, edgeMm, Optional.empty());
    }

    /** Returns the edges of one kind among these dice in millimetres; the most common size if the kind is not among them. */
    public static List<Double> edgesMm(List<DieSize> sizes, String kind) {
        List<Double> edges = edges(sizes, kind);
        return edges.isEmpty() ? edges(COMMON, kind) : edges;
    }

    /** Returns the edges of a game's dice in millimetres: as measured at this table, or by the game if that kind was not measured. */
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
