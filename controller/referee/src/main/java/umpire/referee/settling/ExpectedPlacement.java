package umpire.referee.settling;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.referee.observation.LyingMatch;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * The expected tokens at poses of their own, and the expected covered tokens. A token at a pose is tracked under the
 * name of its spot, like a place, so that lifting it and putting it back is a touch.
 *
 * @param lying the tokens that must lie at poses of their own
 * @param covered the tokens that lie below others, by place
 */
record ExpectedPlacement(List<Standing> lying, Map<Place, List<Token>> covered) {
    static final ExpectedPlacement NONE = new ExpectedPlacement(List.of(), Map.of());

    static ExpectedPlacement of(Placement picture) {
        List<Standing> lying = picture.standings().stream()
                .filter(standing -> standing.spot() instanceof Spot.Lying && !standing.covered())
                .toList();
        Map<Place, List<Token>> covered = picture.standings().stream()
                .filter(Standing::covered)
                .collect(Collectors.groupingBy(
                        standing -> standing.spot().place(), Collectors.mapping(Standing::token, Collectors.toList())));
        return new ExpectedPlacement(lying, covered);
    }

    /** Returns the names under which two placements expect different tokens or different poses. */
    Set<Place> differingNames(ExpectedPlacement other) {
        return Stream.concat(unlike(lying, other.lying), unlike(other.lying, lying))
                .collect(Collectors.toSet());
    }

    private static Stream<Place> unlike(List<Standing> some, List<Standing> others) {
        return some.stream()
                .filter(standing -> others.stream().noneMatch(other -> alike(standing, other)))
                .map(standing -> standing.spot().place());
    }

    /** A standing whose pose was only measured more exactly has not changed. */
    private static boolean alike(Standing one, Standing other) {
        return one.token().equals(other.token())
                && one.spot() instanceof Spot.Lying at
                && other.spot() instanceof Spot.Lying there
                && at.place().equals(there.place())
                && at.near(there.pose());
    }

    /** Returns the claims of a look about the tokens that must lie beside the places, by name. */
    SortedMap<Place, PlaceLook> lying(Observation observation) {
        SortedMap<Place, PlaceLook> seen = new TreeMap<>();
        if (!lying.isEmpty()) {
            List<Standing> missing = LyingMatch.of(lying, observation.aside()).missing();
            lying.forEach(standing -> seen.put(
                    standing.spot().place(),
                    missing.contains(standing) ? unseen(standing, observation) : clear(List.of(standing.token()))));
        }
        return seen;
    }

    /** Returns the seen tokens that must lie beside the places, by name; without names of hidden spots. */
    SortedMap<Place, List<SeenToken>> found(Observation observation) {
        SortedMap<Place, List<SeenToken>> found = new TreeMap<>();
        LyingMatch.of(lying, observation.aside())
                .found()
                .forEach(standing -> observation.aside().stream()
                        .filter(piece -> standing.spot() instanceof Spot.Lying at
                                && piece.token().equals(standing.token())
                                && piece.pose().equals(at.pose()))
                        .findFirst()
                        .ifPresent(piece -> found.put(standing.spot().place(), List.of(piece))));
        return found;
    }

    private static PlaceLook clear(List<Token> tokens) {
        return new PlaceLook.Clear(tokens);
    }

    private static PlaceLook unseen(Standing standing, Observation observation) {
        return observation.hiddenAreas().stream()
                .filter(area -> standing.spot() instanceof Spot.Lying at && area.hides(at.pose()))
                .findFirst()
                .<PlaceLook>map(area -> new PlaceLook.NotSeen(area.by()))
                .orElse(PlaceLook.EMPTY);
    }

    /** Returns the looks without the tokens that became visible when their cover left. These were there before. */
    SortedMap<Place, PlaceLook> uncovered(SortedMap<Place, PlaceLook> seen) {
        if (covered.isEmpty()) {
            return seen;
        }
        SortedMap<Place, PlaceLook> without = new TreeMap<>(seen);
        covered.forEach((place, below) -> without.computeIfPresent(place, (same, look) -> without(look, below)));
        return without;
    }

    private static PlaceLook without(PlaceLook look, List<Token> below) {
        return switch (look) {
            case PlaceLook.NotSeen notSeen -> notSeen;
            case PlaceLook.Clear clear -> {
                List<Token> rest = new ArrayList<>(clear.tokens());
                below.forEach(rest::remove);
                yield clear(List.copyOf(rest));
            }
        };
    }
}
