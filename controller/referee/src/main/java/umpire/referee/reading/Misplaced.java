package umpire.referee.reading;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** The surplus and missing tokens of a layout in a scene, token by token. A hidden place contradicts nothing. */
final class Misplaced {
    /**
     * A position where a token is, or must be.
     *
     * @param number of its place; positions beside the places have higher numbers
     * @param lies whether it is beside the places
     * @param name of the place or spot; empty where a token lies at neither
     * @param at the centre; the heading is known only beside the places
     */
    record Site(int number, boolean lies, Optional<Place> name, Pose at) {
        double distanceMm(Site other) {
            return at.distanceMm(other.at);
        }
    }

    private final Map<Token, List<Site>> surplus = new TreeMap<>();
    private final Map<Token, List<Site>> missing = new TreeMap<>();

    private Misplaced() {}

    static Misplaced of(Layout layout, KnownPlaces known) {
        Misplaced misplaced = new Misplaced();
        layout.misfits(known).stream().forEach(place -> {
            Site site = site(layout.index(), place);
            count(misplaced.surplus, layout.surplus(place, known.at(place)), site);
            count(misplaced.missing, layout.missing(place, known.at(place)), site);
        });
        layout.lying()
                .missing(known)
                .forEach(standing -> count(misplaced.missing, List.of(standing.token()), site(standing)));
        layout.lying().strayed(known).forEach(seen -> count(misplaced.surplus, List.of(seen.token()), site(seen)));
        return misplaced;
    }

    /**
     * Returns the positions where the last step of the game brought tokens below others, as far as these tokens are not
     * seen.
     */
    static Map<Token, List<Site>> belowOthers(Layout layout, KnownPlaces known) {
        Map<Token, List<Site>> below = new TreeMap<>();
        for (int i = 0; i < layout.index().size(); i++) {
            if (known.clear(i)) {
                count(below, TokenBag.without(layout.broughtBelow(i), known.at(i)), site(layout.index(), i));
            }
        }
        return below;
    }

    private static Site site(BoardIndex index, int place) {
        Point centre = index.centre(place);
        return new Site(place, false, Optional.of(index.place(place)), new Pose(centre.xMm(), centre.yMm(), 0));
    }

    private static Site site(Standing standing) {
        return lying(
                Optional.of(standing.spot().place()), LyingLayout.spot(standing).pose());
    }

    private static Site site(SeenToken seen) {
        return lying(Optional.empty(), seen.pose());
    }

    private static Site lying(Optional<Place> name, Pose pose) {
        return new Site(Integer.MAX_VALUE, true, name, pose);
    }

    private static void count(Map<Token, List<Site>> byToken, List<Token> tokens, Site site) {
        tokens.forEach(token ->
                byToken.computeIfAbsent(token, same -> new ArrayList<>()).add(site));
    }

    /** Returns where tokens are seen that must not be there, by token and in the order of the board. */
    Map<Token, List<Site>> surplus() {
        return surplus;
    }

    /** Returns where tokens must be that are not seen there, by token and in the order of the board. */
    Map<Token, List<Site>> missing() {
        return missing;
    }

    /**
     * Returns whether each token has at most as many surplus pieces as are missing elsewhere or are brought into play.
     */
    boolean hasNoMoreThan(List<Token> brought) {
        return surplus.entrySet().stream()
                .allMatch(each -> each.getValue().size()
                        <= missing.getOrDefault(each.getKey(), List.of()).size()
                                + Collections.frequency(brought, each.getKey()));
    }

    /** Returns the least total distance, in millimetres, from the surplus tokens to where they are missing. */
    double wayMm() {
        double sum = 0;
        for (Map.Entry<Token, List<Site>> gone : missing.entrySet()) {
            List<Site> come = surplus.getOrDefault(gone.getKey(), List.of());
            boolean flipped = gone.getValue().size() > come.size();
            List<Site> few = flipped ? come : gone.getValue();
            List<Site> many = flipped ? gone.getValue() : come;
            int[] partner = Assignment.least(distancesMm(few, many));
            for (int i = 0; i < few.size(); i++) {
                sum += few.get(i).distanceMm(many.get(partner[i]));
            }
        }
        return sum;
    }

    static double[][] distancesMm(List<Site> rows, List<Site> columns) {
        double[][] distances = new double[rows.size()][columns.size()];
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < columns.size(); j++) {
                distances[i][j] = rows.get(i).distanceMm(columns.get(j));
            }
        }
        return distances;
    }
}
