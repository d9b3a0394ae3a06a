package umpire.rules.diemen.field;

import java.util.Optional;

/** The size of a map's spaces on the sheet. The sheet is as large as a table has room for. */
public final class MapFit {
    /** The width that the sheet leaves for the map, between the trays. */
    public static final double WIDTH_MM = 632;

    /** The depth for the map. It keeps the outer rows far enough from the trays that dice lying there hide no space. */
    public static final double DEPTH_MM = 460;

    private static final double LARGEST_MM = 92;
    private static final double FOR_ONE_MM = 40;
    private static final double FOR_TWO_MM = 54;
    private static final double FOR_FOUR_MM = 66;
    private static final double FOR_MORE_MM = 84;
    private static final int FOUR = 4;

    private MapFit() {}

    /** Returns the width of a space, from flat side to flat side. */
    public static double hexMm(BattleMap map) {
        double across = WIDTH_MM / (map.columns() + 0.5);
        double deep = DEPTH_MM * Math.sqrt(3) / (1.5 * map.rows() + 0.5);
        return Math.min(LARGEST_MM, Math.min(across, deep));
    }

    /** Returns why the map is too large, if it is: counters stand side by side in a space. */
    static Optional<String> problem(BattleMap map, int stackLimit) {
        return hexMm(map) < neededMm(stackLimit)
                ? Optional.of("a map of " + map.columns() + " by " + map.rows() + " spaces with room for " + stackLimit
                        + " counters in each is larger than the table.")
                : Optional.empty();
    }

    private static double neededMm(int stackLimit) {
        if (stackLimit > FOUR) {
            return FOR_MORE_MM;
        }
        return stackLimit > 2 ? FOR_FOUR_MM : stackLimit == 2 ? FOR_TWO_MM : FOR_ONE_MM;
    }
}
