package umpire.rules.diemen.appearance;

import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap;
import umpire.rules.diemen.field.BattleMap.HexTerrain;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.ScenarioReader.BattleScenario;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.field.UnitScale;
import umpire.rules.diemen.rulings.Rulings;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Point;

/** Draws the sheet as an old engraved map, and the counters as bold outlines on their side's paint. */
public final class GameArtwork implements Artwork {
    /** The width at which a space is drawn, before it is scaled to the map. */
    private static final double DRAWN_SPACE_MM = 66.5;

    /** The narrowest and the widest that a space can be, in feet. The sheet names both, because it serves every unit size. */
    private static final IntSummaryStatistics FEET =
            UnitScale.TABLE.stream().mapToInt(UnitScale::hexFeet).summaryStatistics();

    private static final String LIGHT = "#f6ead0";

    private static final Map<String, String> RED = Map.of(
            "paint", "#a92f20",
            "glow", "#d0623c",
            "dark", "#5c1610",
            "half", "#e2a06e",
            "cloth", "#5b3534",
            "weft", "#623b39",
            "thread", "#7a4f4a");

    private static final Map<String, String> BLUE = Map.of(
            "paint", "#264781",
            "glow", "#4a6fae",
            "dark", "#13213c",
            "half", "#8fabcf",
            "cloth", "#33465c",
            "weft", "#394d64",
            "thread", "#50677f");

    private final BattleScenario scenario;
    private final Rulings rulings;
    private final Rivers rivers;

    /** Draws the map and the troops of a battle. */
    public GameArtwork(BattleScenario scenario, Rulings rulings) {
        this.scenario = scenario;
        this.rulings = rulings;
        this.rivers = new Rivers(scenario.map());
    }

    @Override
    public Drawing backdrop(Board board) {
        return Drawing.of("backdrop.svg")
                .with("title", board.name())
                .with("near", BattleSide.RED.title())
                .with("far", BattleSide.BLUE.title())
                .with("space", scale(board.area(scenario.objective().place())))
                .with("least", FEET.getMin())
                .with("most", FEET.getMax());
    }

    @Override
    public Map<String, String> aidFigures() {
        return new AidFigures(scenario, rulings).all();
    }

    @Override
    public Drawing ground(Board board, Area area) {
        for (BattleSide side : BattleSide.values()) {
            if (area.place().equals(BoardSheet.tray(side))) {
                return toned(Drawing.of("tray.svg"), side);
            }
        }
        Optional<BattleHex> hex = BattleHex.named(area.place().name());
        return hex.isPresent() ? space(hex.get(), area) : Drawing.NONE;
    }

    private Drawing space(BattleHex hex, Area area) {
        HexTerrain terrain = scenario.map().terrain(hex);
        boolean objective = hex.equals(scenario.objective());
        Drawing drawing = Drawing.of(objective ? "space-objective.svg" : "space.svg")
                .with("scale", scale(area))
                .with("mirror", mirrored(hex, terrain) ? "-" : "")
                .with("ground", terrain.name().toLowerCase(Locale.ROOT) + "-" + variant(hex, terrain));
        for (Map.Entry<String, Boolean> way : rivers.flows(hex).entrySet()) {
            drawing = drawing.with(way.getKey(), way.getValue());
        }
        return drawing;
    }

    /** Returns which of its terrain's drawings a space has, so that two next to each other seldom have the same. */
    private static int variant(BattleHex hex, HexTerrain terrain) {
        int drawn = switch (terrain) {
            case OPEN -> 4;
            case RIVER, IMPASSIBLE -> 2;
            default -> 3;
        };
        return 1 + (hex.column() + hex.column() / 4 + 2 * hex.row() + hex.row() / 2) % drawn;
    }

    /** Returns whether the drawing of a space is mirrored. Only drawings of Open land may be, because they have no light and shade. */
    private static boolean mirrored(BattleHex hex, HexTerrain terrain) {
        return terrain == HexTerrain.OPEN && (hex.column() + hex.row()) % 3 == 0;
    }

    private static String scale(Area area) {
        double left = area.outline().stream().mapToDouble(Point::xMm).min().orElseThrow();
        double right = area.outline().stream().mapToDouble(Point::xMm).max().orElseThrow();
        return String.format(Locale.ROOT, "%.4f", (right - left) / DRAWN_SPACE_MM);
    }

    @Override
    public Drawing face(Piece piece, PieceFace face) {
        for (BattleSide side : BattleSide.values()) {
            for (TroopType type : TroopType.ALL) {
                if (face.token().equals(BoardSheet.token(side, type))) {
                    return counter(side, type);
                }
            }
        }
        return Drawing.NONE;
    }

    /** Red's troops face right and Blue's left. */
    private static Drawing counter(BattleSide side, TroopType type) {
        return toned(Drawing.of("counter.svg"), side)
                .with("troops", type.word())
                .with("letter", String.valueOf(type.letter()))
                .with("way", side == BattleSide.RED ? "0.1" : "-0.1")
                .with("light", LIGHT);
    }

    private static Map<String, String> tones(BattleSide side) {
        return side == BattleSide.RED ? RED : BLUE;
    }

    private static Drawing toned(Drawing drawing, BattleSide side) {
        Drawing toned = drawing.with("side", side.word());
        for (Map.Entry<String, String> tone : tones(side).entrySet()) {
            toned = toned.with(tone.getKey(), tone.getValue());
        }
        return toned;
    }

    @Override
    public String paint(String seat) {
        return BattleSide.named(seat.toLowerCase(Locale.ROOT))
                .map(side -> tones(side).getOrDefault("paint", ""))
                .orElse("");
    }

    /** Sentences of the player aid that depend on the scenario and on the rulings of a house. */
    static final class AidFigures {
        private final BattleScenario scenario;
        private final Rulings rulings;

        AidFigures(BattleScenario scenario, Rulings rulings) {
            this.scenario = scenario;
            this.rulings = rulings;
        }

        Map<String, String> all() {
            return Map.of(
                    "rounds", Integer.toString(scenario.rounds()),
                    "dice", Integer.toString(Troops.MOST),
                    "broken", broken(),
                    "fliers", fliers(),
                    "impassible", rulings.impassibleIsEntered() ? "only Fliers enter." : "no troops stop there.");
        }

        private String broken() {
            int limit = scenario.breaksBelow();
            long[] armies = Stream.of(BattleSide.values())
                    .mapToLong(side -> units(scenario, side))
                    .distinct()
                    .toArray();
            String whole = armies.length == 1 ? " of its " + armies[0] : "";
            return limit == 1
                    ? "A side without units has lost."
                    : "A side with fewer than " + limit + whole + " units left has lost.";
        }

        private static long units(BattleScenario scenario, BattleSide side) {
            return TroopType.ALL.stream()
                    .mapToLong(type -> scenario.inBox(side, type))
                    .sum();
        }

        private String fliers() {
            if (rulings.impassibleIsEntered()) {
                return "They enter Impassible spaces too.";
            }
            return rulings.fliersCross()
                    ? "They cross an Impassible space, but never stop there."
                    : "They never enter Impassible spaces.";
        }
    }

    /**
     * The courses of rivers as the board draws them. The rules know only spaces of River. A river flows on to every River space next to it.
     * With only one such neighbour it also flows straight on: off the map, into a chasm or to its bank.
     */
    static final class Rivers {
        /** The sides of a space, each opposite the one that is three further on. */
        private static final List<String> WAYS = List.of("e", "ne", "nw", "w", "sw", "se");

        private final BattleMap map;

        Rivers(BattleMap map) {
            this.map = map;
        }

        /** Returns for each side of a space whether water flows through it. */
        Map<String, Boolean> flows(BattleHex hex) {
            Map<String, Boolean> flows = new LinkedHashMap<>();
            for (int way = 0; way < WAYS.size(); way++) {
                flows.put(WAYS.get(way), flows(hex, way));
            }
            return flows;
        }

        private boolean flows(BattleHex hex, int way) {
            Optional<BattleHex> next = next(hex, way);
            return switch (map.terrain(hex)) {
                case RIVER -> isRiver(next) || (ends(next) && comesOnlyFrom(hex, opposite(way)));
                case IMPASSIBLE -> isRiver(next) && comesOnlyFrom(next.orElseThrow(), way);
                default -> false;
            };
        }

        /** Returns whether a river may leave the map or fall from it there. */
        private boolean ends(Optional<BattleHex> next) {
            return next.isEmpty() || !map.passable(next.get());
        }

        private boolean comesOnlyFrom(BattleHex hex, int from) {
            for (int way = 0; way < WAYS.size(); way++) {
                if (isRiver(next(hex, way)) != (way == from)) {
                    return false;
                }
            }
            return true;
        }

        private boolean isRiver(Optional<BattleHex> hex) {
            return hex.filter(each -> map.terrain(each) == HexTerrain.RIVER).isPresent();
        }

        private static int opposite(int way) {
            return (way + WAYS.size() / 2) % WAYS.size();
        }

        /** Returns the space of the map beyond a side. */
        private Optional<BattleHex> next(BattleHex hex, int way) {
            int shift = hex.row() % 2;
            BattleHex beyond = switch (way) {
                case 0 -> new BattleHex(hex.column() + 1, hex.row());
                case 1 -> new BattleHex(hex.column() + shift, hex.row() + 1);
                case 2 -> new BattleHex(hex.column() + shift - 1, hex.row() + 1);
                case 3 -> new BattleHex(hex.column() - 1, hex.row());
                case 4 -> new BattleHex(hex.column() + shift - 1, hex.row() - 1);
                default -> new BattleHex(hex.column() + shift, hex.row() - 1);
            };
            return Optional.of(beyond).filter(map::has);
        }
    }
}
