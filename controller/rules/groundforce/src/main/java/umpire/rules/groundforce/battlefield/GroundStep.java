package umpire.rules.groundforce.battlefield;

import java.util.List;

/** A direction in which a unit steps. */
@SuppressWarnings("ImmutableEnumChecker")
public enum GroundStep {
    FORTH(0, 1),
    BACK(0, -1),
    LEFT(-1, 0),
    RIGHT(1, 0);

    /** Every direction, in one shared list: iterating over it allocates no array. */
    public static final List<GroundStep> ALL = List.of(values());

    private final int columns;
    private final int rows;

    GroundStep(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }
}
