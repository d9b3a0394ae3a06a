package umpire.referee.reading;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.referee.announcement.Correction;
import umpire.referee.reading.Misplaced.Site;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/**
 * Computes how to move the pieces so that the table looks as it must. Minimises the number of moves, then their length.
 * Every target is free when its piece comes. Remaining ties are ordered by name.
 */
public final class Corrections {
    /**
     * One piece to move. Without {@code from} it comes from beside the board, without {@code to} it goes there.
     *
     * @param token the token it must show
     * @param turned whether it has to be turned over for that
     */
    private record PieceMove(Token token, Optional<Site> from, Optional<Site> to, boolean turned) {
        PieceMove(Token token, Optional<Site> from, Optional<Site> to) {
            this(token, from, to, false);
        }

        boolean arrives() {
            return from.isEmpty();
        }

        boolean leaves() {
            return to.isEmpty();
        }

        boolean comesFrom(Optional<Site> site) {
            return from.isPresent() && from.equals(site);
        }
    }

    /**
     * Longer offsets are not given in millimetres, because people cannot estimate them. About the width of a hand.
     * Chosen.
     */
    private static final double NEAR_MM = 90;

    private static final Comparator<Optional<Site>> ORDER =
            Comparator.comparingInt(site -> site.map(Site::number).orElse(-1));

    private final BoardIndex index;
    private final String back;
    private final List<PieceMove> ways = new ArrayList<>();
    private final List<Correction> corrections = new ArrayList<>();

    private Corrections(BoardIndex index, boolean back) {
        this.index = index;
        this.back = back ? "back " : "";
    }

    /**
     * Returns the moves to make, in order. Empty when all visible places fit.
     *
     * @param back whether pieces go back to where they stood before
     */
    public static List<Correction> toward(BoardIndex index, Layout layout, KnownPlaces knownPlaces, boolean back) {
        Corrections work = new Corrections(index, back);
        Misplaced misplaced = Misplaced.of(layout, knownPlaces);
        Map<Token, List<Site>> below = Misplaced.belowOthers(layout, knownPlaces);
        misplaced.surplus().forEach((token, from) -> {
            List<Site> missing = misplaced.missing().getOrDefault(token, List.of());
            // A surplus piece may belong below another piece. There it is hidden, so it does not count as missing.
            Stream<Site> unseen =
                    below.getOrDefault(token, List.of()).stream().limit(Math.max(0, from.size() - missing.size()));
            work.pair(token, from, Stream.concat(missing.stream(), unseen).toList());
        });
        misplaced.missing().forEach((token, to) -> {
            if (!misplaced.surplus().containsKey(token)) {
                to.forEach(site -> work.ways.add(new PieceMove(token, Optional.empty(), Optional.of(site))));
            }
        });
        work.turnOver();
        work.leaveCovered();
        work.order();
        return List.copyOf(work.corrections);
    }

    /** Sends each surplus piece to a place where it is missing, or away where there are too many. */
    private void pair(Token token, List<Site> from, List<Site> to) {
        boolean flipped = from.size() > to.size();
        List<Site> few = flipped ? to : from;
        List<Site> many = flipped ? from : to;
        int[] partner = Assignment.least(Misplaced.distancesMm(few, many));
        boolean[] taken = new boolean[many.size()];
        for (int i = 0; i < few.size(); i++) {
            taken[partner[i]] = true;
            Optional<Site> one = Optional.of(few.get(i));
            Optional<Site> other = Optional.of(many.get(partner[i]));
            ways.add(flipped ? new PieceMove(token, other, one) : new PieceMove(token, one, other));
        }
        IntStream.range(0, many.size())
                .filter(j -> !taken[j])
                .mapToObj(j -> Optional.of(many.get(j)))
                .forEach(site -> ways.add(
                        flipped
                                ? new PieceMove(token, site, Optional.empty())
                                : new PieceMove(token, Optional.empty(), site)));
    }

    /** A surplus and a missing token may be two faces of one piece: it is turned over. */
    private void turnOver() {
        for (PieceMove come : ways.stream().filter(PieceMove::arrives).toList()) {
            ways.stream()
                    .filter(gone -> gone.leaves() && index.turnsInto(gone.token(), come.token()))
                    .min(Comparator.comparingDouble(gone ->
                            gone.from().orElseThrow().distanceMm(come.to().orElseThrow())))
                    .ifPresent(gone -> {
                        ways.remove(gone);
                        ways.set(ways.indexOf(come), new PieceMove(come.token(), gone.from(), come.to(), true));
                    });
        }
    }

    /**
     * Leaves out a missing card where another card must be taken off first. The missing card may lie below that one. If
     * it does not, a later correction asks for it.
     */
    private void leaveCovered() {
        List<PieceMove> covered = ways.stream()
                .filter(come -> come.arrives() && index.isFlat(come.token()))
                .filter(come -> ways.stream().anyMatch(gone -> gone.comesFrom(come.to())))
                .toList();
        ways.removeAll(covered);
    }

    private void order() {
        ways.sort(Comparator.comparing(PieceMove::from, ORDER).thenComparing(PieceMove::to, ORDER));
        take(ways.stream().filter(way -> way.to().isEmpty()).toList());
        List<PieceMove> moves = new ArrayList<>(
                ways.stream().filter(way -> way.from().isPresent()).toList());
        moves.sort(Comparator.comparing(PieceMove::token));
        while (!moves.isEmpty()) {
            Optional<PieceMove> free = moves.stream()
                    .filter(way -> moves.stream().noneMatch(other -> other.comesFrom(way.to())))
                    .findFirst();
            PieceMove next = free.orElseGet(() -> moves.get(0));
            moves.remove(next);
            ways.remove(next);
            if (free.isPresent()) {
                say(next);
            } else {
                // Every target is occupied by another piece to move. One piece waits in the hand and is put down last.
                sayLift(next);
                ways.add(0, new PieceMove(next.token(), Optional.empty(), next.to(), next.turned()));
            }
        }
        take(ways.stream().sorted(Comparator.comparing(PieceMove::to, ORDER)).toList());
    }

    private void take(List<PieceMove> some) {
        some.forEach(this::say);
        ways.removeAll(some);
    }

    private void say(PieceMove way) {
        String piece = index.withArticle(way.token());
        if (way.turned()) {
            add(way, turning(way, piece));
        } else if (way.to().isEmpty()) {
            add(way, "Take " + piece + " off " + from(way).map(index::titleOf).orElse("the board") + ".");
        } else if (way.to().orElseThrow().lies()) {
            add(way, laying(way, piece));
        } else if (from(way).isEmpty()) {
            add(way, "Put " + piece + " " + back + "on " + target(way) + ".");
        } else {
            String where = index.titleOf(from(way).orElseThrow()) + " " + back + "to " + target(way);
            add(way, "Move " + piece + " from " + where + ".");
        }
    }

    /** Says that a piece seen near its target lies too far off. For a piece not seen, says which face must be up. */
    private String laying(PieceMove way, String piece) {
        Pose to = way.to().orElseThrow().at();
        Optional<Pose> from = way.from().filter(Site::lies).map(Site::at);
        if (from.isPresent() && from.get().distanceMm(to) < NEAR_MM) {
            return "Slide " + piece + " " + back + OffsetWords.between(from.get(), to) + ".";
        }
        String letters = index.faceCount(way.token()) > 1 ? index.lettersOf(way.token()) : "";
        return "Lay " + piece + (letters.isEmpty() ? " " : " with " + letters + " up ") + whereItLies() + ".";
    }

    private String whereItLies() {
        return back.isEmpty() ? "where its outline shows" : "back where it lay";
    }

    private String turning(PieceMove way, String piece) {
        String letters = index.lettersOf(way.token());
        String turn = "Turn " + piece + (letters.isEmpty() ? " over" : " over to " + letters);
        if (way.to().orElseThrow().lies()) {
            return turn + ", and lay it " + whereItLies() + ".";
        }
        return from(way).equals(to(way))
                ? turn + " on " + target(way) + "."
                : turn + ", and put it " + back + "on " + target(way) + ".";
    }

    private void sayLift(PieceMove way) {
        String says = "Lift " + index.withArticle(way.token()) + " off "
                + from(way).map(index::titleOf).orElse("the board") + " and hold it.";
        add(new PieceMove(way.token(), way.from(), Optional.empty()), says);
    }

    private static Optional<Place> from(PieceMove way) {
        return way.from().flatMap(Site::name);
    }

    private static Optional<Place> to(PieceMove way) {
        return way.to().flatMap(Site::name);
    }

    private String target(PieceMove way) {
        return index.titleOf(to(way).orElseThrow());
    }

    private void add(PieceMove way, String says) {
        corrections.add(new Correction(way.token(), from(way), to(way), says));
    }
}
