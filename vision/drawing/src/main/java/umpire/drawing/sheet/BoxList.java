package umpire.drawing.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;

/** The shopping list of a box: wood, card and dice, with the number of each. */
public final class BoxList {
    /** The height in millimetres below which a body is made of card. */
    private static final double CARD_MM = 1;

    private BoxList() {}

    /** Returns a line for each kind of body. */
    public static List<String> of(List<Piece> pieces, List<DieType> dice) {
        List<String> lines = new ArrayList<>(bodies(pieces));
        Map<String, List<DieType>> alike = new LinkedHashMap<>();
        dice.stream()
                .filter(type -> !type.kind().equals(DieType.CARD))
                .forEach(type -> alike.computeIfAbsent(die(type), any -> new ArrayList<>())
                        .add(type));
        alike.forEach((made, types) -> lines.add(dice(made, types)));
        return lines;
    }

    /** Returns a line for each kind of body. Equal bodies share a line, and bodies of card come last. */
    private static List<String> bodies(List<Piece> pieces) {
        Map<String, List<Piece>> alike = new LinkedHashMap<>();
        pieces.forEach(piece ->
                alike.computeIfAbsent(body(piece), any -> new ArrayList<>()).add(piece));
        return alike.entrySet().stream()
                .map(entry -> entry.getValue().size() + " x " + entry.getKey() + ": " + named(entry.getValue()))
                .toList();
    }

    private static String body(Piece piece) {
        BodyOutline outline = piece.outline();
        String size = mm(outline.rightMm() - outline.leftMm()) + " x " + mm(outline.farMm() - outline.nearMm()) + " mm";
        return piece.heightMm() <= CARD_MM
                ? "card, " + size
                : "wood or thick card, " + size + ", " + mm(piece.heightMm()) + " mm high";
    }

    private static String named(List<Piece> pieces) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        pieces.forEach(piece -> counts.merge(piece.name(), 1, Integer::sum));
        return String.join(
                ", ",
                counts.entrySet().stream()
                        .map(entry -> entry.getValue() == 1 ? entry.getKey() : entry.getValue() + " " + entry.getKey())
                        .toList());
    }

    private static String dice(String made, List<DieType> types) {
        int count = types.stream().mapToInt(DieType::count).sum();
        String names = String.join(", ", types.stream().map(BoxList::named).toList());
        boolean common = types.stream().allMatch(type -> type.kind().equals(DieType.PIPS) || !type.isTagged());
        return count + " x " + made + (common ? "" : ": " + names);
    }

    /** Returns whether no piece has a body of wood. */
    static boolean allOfCard(List<Piece> pieces) {
        return pieces.stream().allMatch(piece -> piece.heightMm() <= CARD_MM);
    }

    private static String named(DieType type) {
        return type.seat().isEmpty() || type.seat().equalsIgnoreCase(type.name())
                ? type.name()
                : type.seat() + " " + type.name();
    }

    private static String die(DieType type) {
        String edge = mm(type.edgeMm()) + " mm";
        return switch (type.kind()) {
            case DieType.STICKER -> "a blank cube of " + edge + " with six stickers";
            case DieType.OCTAHEDRON -> "a net of strong paper that folds to eight sides of " + edge;
            case DieType.NUMERALS ->
                type.isTagged()
                        ? "an ordinary die of ten sides, or one with edges of about " + edge + " and ten stickers"
                        : "an ordinary die of ten sides, edges of about " + edge;
            default -> "an ordinary die with pips, edges of about " + edge;
        };
    }

    private static String mm(double value) {
        return value == Math.rint(value)
                ? String.valueOf(Math.round(value))
                : String.format(Locale.ROOT, "%.1f", value);
    }
}
