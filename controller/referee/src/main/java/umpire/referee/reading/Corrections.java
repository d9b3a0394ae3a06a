package umpire.referee.reading;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import umpire.referee.announcement.Correction;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * Works out what to move where, so that the table looks as it must: as few and as short ways as there are, each piece by
 * what it is, and in an order in which every target is free when its piece comes.
 */
public final class Corrections {
    /** One piece on its way; a place of -1 is beside the board. */
    private record PieceMove(Token token, int from, int to) {}

    private static final int ASIDE = -1;

    private final BoardIndex index;
    private final String back;
    private final List<PieceMove> ways = new ArrayList<>();
    private final List<Correction> corrections = new ArrayList<>();

    private Corrections(BoardIndex index, boolean back) {
        this.index = index;
        this.back = back ? "back " : "";
    }

    /**
     * Returns what to do, in order; nothing when all that can be seen fits.
     *
     * @param back whether pieces go back to where they stood before
     */
    public static List<Correction> toward(BoardIndex index, Layout layout, KnownPlaces knownPlaces, boolean back) {
        Corrections work = new Corrections(index, back);
        Map<Token, List<Integer>> surplus = new TreeMap<>();
        Map<Token, List<Integer>> missing = new TreeMap<>();
        for (int i = 0; i < index.size(); i++) {
            if (knownPlaces.clear(i) && !layout.fits(i, knownPlaces.at(i))) {
                count(surplus, layout.surplus(i, knownPlaces.at(i)), i);
                count(missing, TokenBag.without(layout.visible(i), knownPlaces.at(i)), i);
            }
        }
        surplus.forEach((token, from) -> work.pair(token, from, missing.getOrDefault(token, List.of())));
        missing.forEach((token, to) -> work.bring(token, to, surplus.getOrDefault(token, List.of())));
        work.order();
        layout.unmatchedLying(knownPlaces).forEach(work::layBack);
        return List.copyOf(work.corrections);
    }

    private static void count(Map<Token, List<Integer>> byToken, List<Token> tokens, int place) {
        tokens.forEach(token ->
                byToken.computeIfAbsent(token, same -> new ArrayList<>()).add(place));
    }

    /** Sends each surplus piece to a place that misses it, or away where there are too many. */
    private void pair(Token token, List<Integer> from, List<Integer> to) {
        boolean flipped = from.size() > to.size();
        List<Integer> few = flipped ? to : from;
        List<Integer> many = flipped ? from : to;
        int[] partner = Assignment.least(distances(few, many));
        boolean[] taken = new boolean[many.size()];
        for (int i = 0; i < few.size(); i++) {
            taken[partner[i]] = true;
            int other = many.get(partner[i]);
            ways.add(flipped ? new PieceMove(token, other, few.get(i)) : new PieceMove(token, few.get(i), other));
        }
        IntStream.range(0, many.size())
                .filter(j -> !taken[j])
                .forEach(j -> ways.add(
                        flipped ? new PieceMove(token, many.get(j), ASIDE) : new PieceMove(token, ASIDE, many.get(j))));
    }

    /** Fetches pieces of which nothing stands wrong on the board. */
    private void bring(Token token, List<Integer> to, List<Integer> surplus) {
        if (surplus.isEmpty()) {
            to.forEach(place -> ways.add(new PieceMove(token, ASIDE, place)));
        }
    }

    private double[][] distances(List<Integer> rows, List<Integer> columns) {
        double[][] cost = new double[rows.size()][columns.size()];
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < columns.size(); j++) {
                cost[i][j] = index.distanceMm(rows.get(i), columns.get(j));
            }
        }
        return cost;
    }

    private void order() {
        ways.sort(Comparator.comparingInt(PieceMove::from).thenComparingInt(PieceMove::to));
        take(ways.stream().filter(way -> way.to() == ASIDE).toList());
        List<PieceMove> moves =
                new ArrayList<>(ways.stream().filter(way -> way.from() != ASIDE).toList());
        while (!moves.isEmpty()) {
            Optional<PieceMove> free = moves.stream()
                    .filter(way -> moves.stream().noneMatch(other -> other.from() == way.to()))
                    .findFirst();
            PieceMove next = free.orElseGet(() -> moves.get(0));
            moves.remove(next);
            ways.remove(next);
            if (free.isPresent()) {
                say(next);
            } else {
                // Every target is taken by another piece on its way: one piece waits in the hand, and comes last.
                sayLift(next);
                ways.add(0, new PieceMove(next.token(), ASIDE, next.to()));
            }
        }
        take(ways.stream().sorted(Comparator.comparingInt(PieceMove::to)).toList());
    }

    private void take(List<PieceMove> some) {
        some.forEach(this::say);
        ways.removeAll(some);
    }

    private void say(PieceMove way) {
        String name = index.nameOf(way.token());
        if (way.to() == ASIDE) {
            add(way, "Take the " + name + " off " + index.place(way.from()) + ".");
        } else if (way.from() == ASIDE) {
            add(way, "Put the " + name + " " + back + "on " + index.place(way.to()) + ".");
        } else {
            String where = index.place(way.from()) + " " + back + "to " + index.place(way.to());
            add(way, "Move the " + name + " from " + where + ".");
        }
    }

    private void sayLift(PieceMove way) {
        String says = "Lift the " + index.nameOf(way.token()) + " off " + index.place(way.from()) + " and hold it.";
        add(new PieceMove(way.token(), way.from(), ASIDE), says);
    }

    private void layBack(Standing standing) {
        String says = "Lay the " + index.nameOf(standing.token()) + " back where it lay.";
        corrections.add(new Correction(standing.token(), Optional.empty(), Optional.empty(), says));
    }

    private void add(PieceMove way, String says) {
        corrections.add(new Correction(
                way.token(),
                Optional.of(way.from()).filter(from -> from != ASIDE).map(index::place),
                Optional.of(way.to()).filter(to -> to != ASIDE).map(index::place),
                says));
    }
}
