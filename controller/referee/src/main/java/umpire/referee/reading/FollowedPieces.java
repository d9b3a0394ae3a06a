package umpire.referee.reading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * Tracks which of several pieces that look alike has which condition. Each piece is followed by its tag. After a change
 * out of sight, or without a hand over the piece that moved, its condition is unknown until all such pieces are alike
 * again.
 */
public final class FollowedPieces {
    /** The value before the first look. */
    public static final FollowedPieces NONE = new FollowedPieces(new TreeMap<>(), new TreeMap<>(), Map.of(), Map.of());

    /** For each piece, only this many of the places that it left last are kept. */
    private static final int LEFT_PLACES = 3;

    private final SortedMap<Integer, Tagged> standing;
    private final SortedMap<Integer, Tagged> fitted;
    private final Map<Integer, String> known;
    private final Map<Integer, List<Place>> leftPlaces;

    private FollowedPieces(
            SortedMap<Integer, Tagged> standing,
            SortedMap<Integer, Tagged> fitted,
            Map<Integer, String> known,
            Map<Integer, List<Place>> leftPlaces) {
        this.standing = standing;
        this.fitted = fitted;
        this.known = known;
        this.leftPlaces = leftPlaces;
    }

    /** A piece on a place, by the tag it was read by. */
    public record Tagged(int tag, Place place, Token token) {}

    private record Alike(Place place, Token token) {}

    /**
     * Adds a look.
     *
     * @param seen the pieces on places in clear view
     * @param hidden the places that cannot be judged: their pieces are taken to stand there still
     */
    public FollowedPieces looked(Collection<Tagged> seen, Set<Place> hidden) {
        SortedMap<Integer, Tagged> next = new TreeMap<>();
        standing.values().stream()
                .filter(piece -> hidden.contains(piece.place()))
                .forEach(piece -> next.put(piece.tag(), piece));
        seen.forEach(piece -> next.put(piece.tag(), piece));
        return next.equals(standing) ? this : new FollowedPieces(next, fitted, known, leftPlaces);
    }

    /** Assigns the game's conditions to the tags, in a look that fits the game's state. */
    public FollowedPieces fitting(List<PieceCondition> conditions) {
        Map<Integer, String> next = new HashMap<>();
        groups(standing.values()).forEach((alike, pieces) -> tell(alike, pieces, conditions, next));
        return new FollowedPieces(standing, standing, Collections.unmodifiableMap(next), nowLeft());
    }

    private Map<Integer, List<Place>> nowLeft() {
        Map<Integer, List<Place>> next = new HashMap<>(leftPlaces);
        gone().forEach(piece -> next.put(
                piece.tag(),
                Stream.concat(Stream.of(piece.place()), leftBy(piece.tag()).stream())
                        .limit(LEFT_PLACES)
                        .toList()));
        return Collections.unmodifiableMap(next);
    }

    /** Returns the places that a piece left, the latest first. */
    private List<Place> leftBy(int tag) {
        return leftPlaces.getOrDefault(tag, List.of());
    }

    /** Returns the pieces that left their place since the table last looked as it must, as they stood then. */
    private List<Tagged> gone() {
        return fitted.values().stream()
                .filter(piece -> !Optional.ofNullable(standing.get(piece.tag()))
                        .map(Tagged::place)
                        .equals(Optional.of(piece.place())))
                .toList();
    }

    /**
     * Returns whether each piece that moved went back to a place that it, and no piece like it, had left shortly
     * before.
     */
    boolean wentBack() {
        List<Tagged> gone = gone();
        return !gone.isEmpty()
                && gone.stream()
                        .allMatch(piece -> Optional.ofNullable(standing.get(piece.tag()))
                                .filter(now -> leftBy(piece.tag()).contains(now.place()))
                                .isPresent());
    }

    private static Map<Alike, List<Tagged>> groups(Collection<Tagged> pieces) {
        return pieces.stream().collect(Collectors.groupingBy(piece -> new Alike(piece.place(), piece.token())));
    }

    /**
     * Assigns conditions to alike pieces. The pieces that stayed in one condition keep it, if it is still listed for all of them. The
     * pieces that came share the remaining conditions.
     */
    private void tell(Alike alike, List<Tagged> pieces, List<PieceCondition> conditions, Map<Integer, String> into) {
        List<String> left = words(alike, pieces.size(), conditions);
        List<Tagged> others = new ArrayList<>(pieces);
        if (left.stream().distinct().count() > 1) {
            stayed(pieces).forEach((word, same) -> {
                if (Collections.frequency(left, word) >= same.size()) {
                    same.forEach(piece -> into.put(piece.tag(), word));
                    same.forEach(piece -> left.remove(word));
                    others.removeAll(same);
                }
            });
        }
        if (left.stream().distinct().count() == 1) {
            others.forEach(piece -> into.put(piece.tag(), left.getFirst()));
        }
    }

    private static List<String> words(Alike alike, int size, List<PieceCondition> conditions) {
        List<String> words = conditions.stream()
                .filter(piece ->
                        piece.place().equals(alike.place()) && piece.token().equals(alike.token()))
                .map(PieceCondition::condition)
                .collect(Collectors.toCollection(ArrayList::new));
        while (words.size() < size) {
            words.add(PieceCondition.usual(alike.place(), alike.token()).condition());
        }
        return words;
    }

    private Map<String, List<Tagged>> stayed(List<Tagged> pieces) {
        return pieces.stream()
                .filter(piece -> piece.equals(fitted.get(piece.tag())) && known.containsKey(piece.tag()))
                .collect(Collectors.groupingBy(piece -> known.getOrDefault(piece.tag(), "")));
    }

    /**
     * Returns whether an action is possible for the pieces that stayed: they have the conditions in which it would
     * leave them.
     *
     * @param left the places that other pieces left
     * @param then the conditions of pieces after the action
     */
    boolean allow(Set<Place> left, List<PieceCondition> then) {
        return groups(standing.values()).entrySet().stream()
                .filter(group -> left.contains(group.getKey().place()))
                .allMatch(group -> {
                    List<String> words = words(group.getKey(), group.getValue().size(), then);
                    return stayed(group.getValue()).entrySet().stream()
                            .allMatch(same -> Collections.frequency(words, same.getKey())
                                    >= same.getValue().size());
                });
    }

    /** Returns the tags of pieces that look alike and are known to be in a condition. */
    public Set<Integer> in(PieceCondition condition) {
        return standing.values().stream()
                .filter(piece -> piece.place().equals(condition.place())
                        && piece.token().equals(condition.token())
                        && condition.condition().equals(known.get(piece.tag())))
                .map(Tagged::tag)
                .collect(Collectors.toSet());
    }
}
