package umpire.rules.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How the table must look. Tokens away from the board (killed, not yet bought) are not part of it.
 *
 * @param standings every token on the board; of those sharing a place, the lower first
 */
public record Placement(List<Standing> standings) {
    public static final Placement EMPTY = new Placement(List.of());

    public Placement {
        standings = List.copyOf(standings);
    }

    /** Returns every token, each as often as it occurs, in a new mutable list. */
    public List<Token> tokens() {
        return new ArrayList<>(standings.stream().map(Standing::token).toList());
    }

    /**
     * Returns the tokens that must be visible, by place and sorted within it. Leaves out covered tokens and tokens at
     * poses of their own.
     */
    public SortedMap<Place, List<Token>> visibleByPlace() {
        SortedMap<Place, List<Token>> byPlace = new TreeMap<>();
        for (Standing standing : standings) {
            if (standing.spot() instanceof Spot.On on && !standing.covered()) {
                byPlace.computeIfAbsent(on.place(), place -> new ArrayList<>()).add(standing.token());
            }
        }
        byPlace.replaceAll((place, tokens) -> {
            Collections.sort(tokens);
            return List.copyOf(tokens);
        });
        return byPlace;
    }
}
