package umpire.rules.diemen.field;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import umpire.rules.kernel.text.Lookup;

/** The spaces of a map, with their terrain and their neighbours. */
public final class BattleMap {
    private final int columns;
    private final int rows;
    private final Set<BattleHex> hexes;
    private final Map<BattleHex, HexTerrain> terrain;
    private final Map<BattleHex, List<BattleHex>> neighbours;

    /**
     * @param columns how many spaces a row has
     * @param rows how many rows there are
     * @param terrain of every space
     */
    public BattleMap(int columns, int rows, Map<BattleHex, HexTerrain> terrain) {
        this.columns = columns;
        this.rows = rows;
        this.hexes = Collections.unmodifiableSet(new TreeSet<>(terrain.keySet()));
        this.terrain = Map.copyOf(terrain);
        this.neighbours = neighbours(hexes);
    }

    private static Map<BattleHex, List<BattleHex>> neighbours(Collection<BattleHex> all) {
        Map<BattleHex, List<BattleHex>> neighbours = new LinkedHashMap<>();
        for (BattleHex hex : all) {
            neighbours.put(
                    hex, all.stream().filter(other -> hex.distance(other) == 1).toList());
        }
        return neighbours;
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** Returns every space, row by row from Red's edge. */
    public Set<BattleHex> hexes() {
        return hexes;
    }

    public boolean has(BattleHex hex) {
        return terrain.containsKey(hex);
    }

    public HexTerrain terrain(BattleHex hex) {
        return terrain.getOrDefault(hex, HexTerrain.IMPASSIBLE);
    }

    public boolean passable(BattleHex hex) {
        return terrain(hex) != HexTerrain.IMPASSIBLE;
    }

    /** Returns the spaces that touch a space, in order. */
    public List<BattleHex> neighbours(BattleHex hex) {
        return neighbours.getOrDefault(hex, List.of());
    }

    /** Returns the row of a side's own edge, from 0. */
    public int edge(BattleSide side) {
        return side == BattleSide.RED ? 0 : rows - 1;
    }

    /** Draws the terrain as a map file does, the farthest row first. */
    public List<String> drawn() {
        return IntStream.range(0, rows)
                .map(row -> rows - 1 - row)
                .mapToObj(row -> IntStream.range(0, columns)
                        .mapToObj(column -> String.valueOf(
                                terrain(new BattleHex(column, row)).letter()))
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    /** The size of a map's spaces on the sheet. The sheet is as large as a table has room for. */
    public static final class MapFit {
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

        /** Returns why the map is too large for the table; empty if it fits. Counters stand side by side, so the stack limit counts too. */
        static Optional<String> problem(BattleMap map, int stackLimit) {
            return hexMm(map) < neededMm(stackLimit)
                    ? Optional.of("a map of " + map.columns() + " by " + map.rows() + " spaces with room for "
                            + stackLimit + " counters in each is larger than the table.")
                    : Optional.empty();
        }

        private static double neededMm(int stackLimit) {
            if (stackLimit > FOUR) {
                return FOR_MORE_MM;
            }
            return stackLimit > 2 ? FOR_FOUR_MM : stackLimit == 2 ? FOR_TWO_MM : FOR_ONE_MM;
        }
    }

    /** The terrain of a space. */
    public enum HexTerrain {
        OPEN('.'),
        IMPASSIBLE('X'),
        HILL('H'),
        MOUNTAIN('M'),
        ROUGH('R'),
        RIVER('V'),
        FOREST('F');

        private static final Lookup<Character, HexTerrain> BY_LETTER = Lookup.of(values(), terrain -> terrain.letter);

        private final char letter;

        HexTerrain(char letter) {
            this.letter = letter;
        }

        /** Returns the letter by which a map file draws it. */
        public char letter() {
            return letter;
        }

        public String title() {
            return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
        }

        /** Returns whether it is high ground, a Hill or a Mountain. */
        public boolean high() {
            return this == HILL || this == MOUNTAIN;
        }

        static Optional<HexTerrain> drawn(char letter) {
            return BY_LETTER.find(letter);
        }
    }
}
