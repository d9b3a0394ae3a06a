package umpire.rules.diemen.field;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The spaces there are, with their terrain and their neighbours. */
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
}
