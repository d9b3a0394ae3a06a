package umpire.rules.groundforce.appearance;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderKind;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.MarkPlate;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Point;

/** Draws the board as a staff map in olive and sand, and the two armies in the style of posters. */
public final class GameArtwork implements Artwork {
    /** The most spaces that a unit walks in a turn: two moves in a rush. */
    private static final int MOST_STEPS = 4;

    private static final List<String> VARIANTS = List.of("a", "b", "c");
    private static final String INK = "#2b2a22";
    private static final String PAPER = "#f6f0de";

    /** Titles with more characters get a smaller font. */
    private static final int LONG_TITLE = 20;

    @Override
    public Drawing backdrop(Board board) {
        List<Point> corners = board.areas().stream()
                .filter(area -> !area.tint().equals(Area.Tint.TRAY))
                .flatMap(area -> area.outline().stream())
                .toList();
        double left = corners.stream().mapToDouble(Point::xMm).min().orElse(0);
        double near = corners.stream().mapToDouble(Point::yMm).min().orElse(0);
        return Drawing.of("staff-map.svg")
                .with("left", mm(left))
                .with("top", mm(near))
                .with("wide", mm(-2 * left))
                .with("high", mm(-2 * near));
    }

    private static String mm(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    @Override
    public Drawing ground(Board board, Area area) {
        return switch (area.tint().name()) {
            case "yellow-base" -> Drawing.of("base-yellow.svg");
            case "blue-base" -> Drawing.of("base-blue.svg");
            case "mining-area" -> Drawing.of("mine.svg");
            case "tray" -> Drawing.of("tray.svg");
            case "dark" -> Drawing.of("dark-" + variant(area) + ".svg");
            default -> Drawing.of("light-" + variant(area) + ".svg");
        };
    }

    private static String variant(Area area) {
        return VARIANTS.get(Math.floorMod(area.place().name().hashCode() * 7 / 3, VARIANTS.size()));
    }

    @Override
    public Drawing face(Piece piece, PieceFace face) {
        ArmyColour army = army(piece);
        return Arrays.stream(ForceType.values())
                .filter(type -> BoardSheet.token(army, type).equals(face.token()))
                .findFirst()
                .map(type -> coloured("unit.svg", army)
                        .with("figure", type.word())
                        .with("letter", String.valueOf(type.letter())))
                .orElseGet(() -> card(army, face));
    }

    private static Drawing card(ArmyColour army, PieceFace face) {
        String word = face.token().name().substring((army.word() + "-card-").length());
        OrderKind kind = OrderCard.named(word).orElseThrow().kind();
        Drawing card = coloured(file(kind), army)
                .with("ink", INK)
                .with("letter", "")
                .with("title", kind.title())
                .with("size", kind.title().length() > LONG_TITLE ? "3.4" : "5.6");
        List<ForceType> types = kind.types();
        return types.size() < 2
                ? card.with(
                        "figure",
                        types.stream().findFirst().map(ForceType::word).orElse(""))
                : card.with("figure", types.get(0).word())
                        .with("second", types.get(1).word());
    }

    private static String file(OrderKind kind) {
        return switch (kind) {
            case TROOPER, SABOTEUR, HEAVY -> "card-one.svg";
            case TROOPER_SABOTEUR, TROOPER_HEAVY, SABOTEUR_HEAVY -> "card-two.svg";
            case STEALTH -> "card-stealth.svg";
            case RUSH -> "card-rush.svg";
            case REINFORCEMENTS -> "card-reinforcements.svg";
        };
    }

    @Override
    public Drawing back(Piece piece, PieceFace face) {
        return face.isFlat() ? coloured("card-back.svg", army(piece)).with("letter", "") : Drawing.NONE;
    }

    private static ArmyColour army(Piece piece) {
        return Arrays.stream(ArmyColour.values())
                .filter(army -> army.seat().name().equals(piece.seat()))
                .findFirst()
                .orElseThrow();
    }

    private static Drawing coloured(String file, ArmyColour army) {
        boolean yellow = army == ArmyColour.YELLOW;
        return Drawing.of(file)
                .with("army", army.word())
                .with("paint", yellow ? "#e6b93f" : "#3465a4")
                .with("shade", yellow ? "#b5842a" : "#234a7d")
                .with("ink", yellow ? INK : PAPER)
                .with("light", yellow ? "#e6b93f" : "#3465a4");
    }

    @Override
    public List<MarkPlate> markPlates() {
        return List.of(
                new MarkPlate("acted", MarkPlate.PlaceEdge.NEAR, 46, 9),
                new MarkPlate("stealth", MarkPlate.PlaceEdge.FAR, 24, 9));
    }

    @Override
    public Drawing mark(Mark mark) {
        return mark.kind().equals("stealth")
                ? Drawing.of("stealth.svg")
                : acted(mark.brief().split(",", -1));
    }

    /** At most two units stand on a place. */
    private static Drawing acted(String[] units) {
        Drawing drawing = Drawing.of("acted.svg");
        for (int i = 0; i < 2; i++) {
            String unit = i < units.length ? units[i] : "";
            int steps = unit.isEmpty() || !Character.isDigit(unit.charAt(0)) ? 0 : unit.charAt(0) - '0';
            drawing = drawing.with("unit" + (i + 1), i < units.length)
                    .with("second" + (i + 1), unit.contains("'"))
                    .with("attacked" + (i + 1), unit.contains("x"))
                    .with("assailed" + (i + 1), unit.contains("!"));
            for (int step = 1; step <= MOST_STEPS; step++) {
                drawing = drawing.with("step" + (i + 1) + step, step <= steps);
            }
        }
        return drawing;
    }

    @Override
    public String paint(String seat) {
        return seat.equals(ArmyColour.YELLOW.seat().name()) ? "#e6b93f" : "#3465a4";
    }
}
