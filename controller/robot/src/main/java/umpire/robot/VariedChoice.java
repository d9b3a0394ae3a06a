package umpire.robot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/**
 * Chooses first a kind of action, then an action. A uniform choice would hardly ever take a rare kind: for example, only two of a hundred
 * declarations name no place. Of two random actions of the kind it takes the one that leaves the seat's pieces nearer to other seats'
 * pieces, so that they meet.
 */
final class VariedChoice<S, A> {
    /** The words that differ between actions of the same kind: names with a digit in them, such as places, numbers of pieces and dice. */
    private static final Pattern PARTICULARS = Pattern.compile("[A-Za-z]*[0-9][A-Za-z0-9]*");

    private static final int THOUGHTS = 4;

    private final Game<S, A> game;
    private final Map<Token, String> seats = new HashMap<>();
    private final Map<Place, Point> middles = new HashMap<>();

    VariedChoice(Game<S, A> game) {
        this.game = game;
        for (Piece piece : game.pieces()) {
            piece.faces().forEach(face -> seats.put(face.token(), piece.seat()));
        }
        for (Area area : game.board().areas()) {
            middles.put(area.place(), area.centre());
        }
    }

    A of(S state, IntUnaryOperator chance) {
        Map<String, List<A>> kinds = game.actions(state).stream()
                .collect(Collectors.groupingBy(this::kind, TreeMap::new, Collectors.toList()));
        List<List<A>> all = List.copyOf(kinds.values());
        List<A> kind = any(all, chance);
        if (game.pass(state).filter(kind::contains).isPresent()) {
            kind = any(all, chance);
        }
        A one = any(kind, chance);
        for (int i = 1; i < THOUGHTS; i++) {
            A other = any(kind, chance);
            one = apartMm(state, other) < apartMm(state, one) ? other : one;
        }
        return one;
    }

    private static <T> T any(List<T> all, IntUnaryOperator chance) {
        return all.get(chance.applyAsInt(all.size()));
    }

    private String kind(A action) {
        return PARTICULARS.matcher(game.write(action)).replaceAll("#");
    }

    /** Returns the mean distance of a seat's pieces from the nearest piece of another seat after an action, in millimetres. */
    private double apartMm(S state, A action) {
        if (!(game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted)) {
            return 0;
        }
        String seat = game.seatOf(state, action).name();
        Placement picture = game.show(accepted.next());
        List<Point> own = points(picture, seat, true);
        List<Point> others = points(picture, seat, false);
        return others.isEmpty()
                ? 0
                : own.stream()
                        .mapToDouble(point -> others.stream()
                                .mapToDouble(each -> Math.hypot(each.xMm() - point.xMm(), each.yMm() - point.yMm()))
                                .min()
                                .orElse(0))
                        .average()
                        .orElse(0);
    }

    private List<Point> points(Placement picture, String seat, boolean own) {
        return picture.standings().stream()
                .filter(standing -> {
                    String whose = seats.getOrDefault(standing.token(), "");
                    return !whose.isEmpty() && whose.equals(seat) == own;
                })
                .flatMap(standing -> point(standing).stream())
                .toList();
    }

    private Optional<Point> point(Standing standing) {
        return switch (standing.spot()) {
            case Spot.On on -> Optional.ofNullable(middles.get(on.place()));
            case Spot.Lying lying ->
                Optional.of(new Point(lying.pose().xMm(), lying.pose().yMm()));
        };
    }
}
