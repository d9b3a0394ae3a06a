package umpire.rules.diemen.appearance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap;
import umpire.rules.diemen.field.BattleMap.HexTerrain;
import umpire.rules.diemen.field.BattleMap.MapFit;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.ScenarioReader.BattleScenario;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Token;

/** The board sheet and the pieces in the box. The map lies in the middle, each side's tray at its own right hand. */
public final class BoardSheet {
    private static final double SHEET_WIDTH_MM = 872;
    private static final double SHEET_DEPTH_MM = 476;
    private static final double TRAY_WIDTH_MM = 106;
    private static final double TRAY_DEPTH_MM = 400;
    private static final double TRAY_X_MM = 380;
    private static final double BOARD_TAG_Y_MM = 219;
    private static final double BOARD_TAG_MM = 24;
    private static final int FIRST_BOARD_TAG = 238;
    private static final int FIRST_COUNTER_TAG = 10;
    private static final double COUNTER_TAG_MM = 12;
    private static final double COUNTER_WIDTH_MM = 22;
    private static final double COUNTER_DEPTH_MM = 27;
    private static final double COUNTER_HEIGHT_MM = 3;
    private static final double TAGGED_DIE_MM = 25;
    private static final double ORDINARY_DIE_MM = 16;
    private static final int CORNERS = 6;
    private static final int HIGHEST_FACE = 10;

    private static final List<Board.Terrain> TERRAINS = List.of(
            new Board.Terrain(tint(HexTerrain.OPEN), "Open", "#e9e6d2"),
            new Board.Terrain(tint(HexTerrain.IMPASSIBLE), "Impassible", "#7d7a78"),
            new Board.Terrain(tint(HexTerrain.HILL), "Hill", "#d8b98a"),
            new Board.Terrain(tint(HexTerrain.MOUNTAIN), "Mountain", "#b79a83"),
            new Board.Terrain(tint(HexTerrain.ROUGH), "Rough", "#cfc7bd"),
            new Board.Terrain(tint(HexTerrain.RIVER), "River", "#a9cbe6"),
            new Board.Terrain(tint(HexTerrain.FOREST), "Forest", "#b3d3a3"));

    private static final String OBJECTIVE_RGB = "#f2cf63";

    private BoardSheet() {}

    /** Returns the terrain of the objective in a colour of its own, so that it stands out. */
    private static Board.Terrain objective(HexTerrain terrain) {
        String says = TERRAINS.stream()
                .filter(each -> each.tint().equals(tint(terrain)))
                .map(Board.Terrain::says)
                .findFirst()
                .orElseThrow();
        return new Board.Terrain(new Area.Tint(tint(terrain) + "-objective"), says + ", the objective", OBJECTIVE_RGB);
    }

    private static Area.Tint tint(HexTerrain terrain) {
        return new Area.Tint(terrain.name().toLowerCase(Locale.ROOT));
    }

    /** Returns the tray into which a side throws. */
    public static Place tray(BattleSide side) {
        return new Place("tray-" + side.word());
    }

    public static Board board(BattleScenario scenario) {
        List<Area> areas = new ArrayList<>();
        BattleMap map = scenario.map();
        Board.Terrain objective = objective(map.terrain(scenario.objective()));
        for (BattleHex hex : map.hexes()) {
            Area.Tint tint = hex.equals(scenario.objective()) ? objective.tint() : tint(map.terrain(hex));
            areas.add(new Area(hex.place(), outline(map, hex), tint));
        }
        for (BattleSide side : BattleSide.values()) {
            double xMm = side == BattleSide.RED ? TRAY_X_MM : -TRAY_X_MM;
            areas.add(Area.rectangle(tray(side), new Point(xMm, 0), TRAY_WIDTH_MM, TRAY_DEPTH_MM, Area.Tint.DICE_TRAY)
                    .called(side.title() + "'s tray", side.title() + "'s dice"));
        }
        return new Board(
                "Die, Men!",
                SHEET_WIDTH_MM,
                SHEET_DEPTH_MM,
                areas,
                List.of(),
                Stream.concat(TERRAINS.stream(), Stream.of(objective)).toList(),
                List.of(
                        new Board.BoardTag(FIRST_BOARD_TAG, new Point(-TRAY_X_MM, BOARD_TAG_Y_MM), BOARD_TAG_MM),
                        new Board.BoardTag(FIRST_BOARD_TAG + 1, new Point(TRAY_X_MM, -BOARD_TAG_Y_MM), BOARD_TAG_MM)));
    }

    private static List<Point> outline(BattleMap map, BattleHex hex) {
        double radiusMm = MapFit.hexMm(map) / Math.sqrt(3);
        Point centre = centre(map, hex);
        return IntStream.range(0, CORNERS)
                .mapToDouble(corner -> Math.toRadians(30 + 60.0 * corner))
                .mapToObj(turn ->
                        new Point(centre.xMm() + radiusMm * Math.cos(turn), centre.yMm() + radiusMm * Math.sin(turn)))
                .toList();
    }

    private static Point centre(BattleMap map, BattleHex hex) {
        double acrossMm = MapFit.hexMm(map);
        double rowMm = acrossMm * Math.sqrt(3) / 2;
        double shift = hex.row() % 2 == 0 ? 0 : 0.5;
        return new Point(
                (hex.column() + shift - (map.columns() - 0.5) / 2) * acrossMm,
                (hex.row() - (map.rows() - 1) / 2.0) * rowMm);
    }

    public static Token token(BattleSide side, TroopType type) {
        return new Token(side.word() + "-" + type.word());
    }

    /** Returns every counter of both armies. */
    public static List<Piece> pieces(BattleScenario scenario) {
        List<Piece> pieces = new ArrayList<>();
        for (BattleSide side : BattleSide.values()) {
            for (TroopType type : TroopType.values()) {
                for (int i = 0; i < scenario.inBox(side, type); i++) {
                    pieces.add(counter(FIRST_COUNTER_TAG + pieces.size(), side, type));
                }
            }
        }
        return List.copyOf(pieces);
    }

    private static Piece counter(int tag, BattleSide side, TroopType type) {
        return new Piece(
                side.title() + " " + type.title(),
                side.title(),
                List.of(PieceFace.tile(
                        tag,
                        token(side, type),
                        type.name().substring(0, 3),
                        COUNTER_TAG_MM,
                        COUNTER_WIDTH_MM,
                        COUNTER_DEPTH_MM,
                        COUNTER_HEIGHT_MM)));
    }

    /** Returns the dice of both sides, which look alike: the tray tells whose they are. */
    public static DieType die(boolean tagged) {
        return new DieType(
                DieType.NUMERALS,
                DieType.NUMERALS,
                IntStream.rangeClosed(1, HIGHEST_FACE)
                        .mapToObj(face -> face(face, tagged))
                        .toList(),
                tagged ? TAGGED_DIE_MM : ORDINARY_DIE_MM,
                "",
                2 * Troops.MOST);
    }

    private static DieType.Face face(int face, boolean tagged) {
        String shows = String.valueOf(face);
        return tagged ? new DieType.Face(shows, OptionalInt.of(face - 1)) : new DieType.Face(shows);
    }
}
