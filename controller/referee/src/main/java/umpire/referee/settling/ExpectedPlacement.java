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
 * What must lie where no place is, and what lies covered, as far as whoever expects it knows. What lies at a pose is looked at by the
 * name of its spot, as a place is, so that lifting it and putting it back is a touch of it.
 *
 * @param lying the tokens that must lie at poses of their own
 * @param covered those that lie below others, by place
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

    /** Returns the names by which this looks for something else, or elsewhere, than another does. */
    Set<Place> differingNames(ExpectedPlacement other) {
        return Stream.concat(unlike(lying, other.lying), unlike(other.lying, lying))
                .collect(Collectors.toSet());
    }

    private static Stream<Place> unlike(List<Standing> some, List<Standing> others) {
        return some.stream()
                .filter(standing -> others.stream().noneMatch(other -> alike(standing, other)))
                .map(standing -> standing.spot().place());
    }

    /** What was only measured more exactly lies where it lay. */
    private static boolean alike(Standing one, Standing other) {
        return one.token().equals(other.token())
                && one.spot() instanceof Spot.Lying at
                && other.spot() instanceof Spot.Lying there
                && at.place().equals(there.place())
                && at.near(there.pose());
    }

    /** Returns what a look claims of what must lie beside the places, by its names. */
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

    /** Returns what is seen of what must lie beside the places, by its names; nothing of what is not in sight. */
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

    /** Returns the looks without what shows only because nothing stands on it: that was not put there. */
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
