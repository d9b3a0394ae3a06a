package umpire.referee.session.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import umpire.referee.settling.TouchedPiece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * Matches touches with the actions they name. A touch that continues no name starts a new one. After such a new start
 * even a complete name is only offered for confirmation, because one of the touches was an accident. The same applies
 * when a touch, or the order of two touches, is in doubt.
 *
 * @param named the touches that count
 * @param candidates the actions whose names begin with these touches, in the game's order
 * @param complete the one action the touches name, with no doubt left; empty otherwise
 */
public record TouchMatching<A>(List<Place> named, List<A> candidates, List<A> complete) {

    /**
     * The touches that name an action.
     *
     * @param places the places to touch, in this order
     * @param tokens the token that must be touched on a place, by place; places where any token will do are left out
     * @param tags the tags of the pieces that are meant, where like pieces are tracked
     */
    record TouchName(List<Place> places, Map<Place, Token> tokens, Map<Place, Set<Integer>> tags) {
        /** A name in which any of several like pieces may be touched. */
        TouchName(List<Place> places, Map<Place, Token> tokens) {
            this(places, tokens, Map.of());
        }

        private boolean begins(List<TouchedPiece> touched) {
            return places.size() >= touched.size()
                    && IntStream.range(0, touched.size()).allMatch(i -> fits(places.get(i), touched.get(i)));
        }

        private boolean fits(Place place, TouchedPiece touched) {
            return touched.place().equals(place)
                    && (!tokens.containsKey(place) || touched.tokens().contains(tokens.get(place)))
                    && mayBeMeant(tags.getOrDefault(place, Set.of()), touched.tags());
        }

        /** Any of several like pieces counts where the lifted or the meant one is unknown. */
        private static boolean mayBeMeant(Set<Integer> meant, Set<Integer> lifted) {
            return meant.isEmpty() || lifted.isEmpty() || lifted.stream().anyMatch(meant::contains);
        }
    }

    static <A> TouchMatching<A> follow(
            List<TouchedPiece> touches, boolean sure, List<A> actions, Function<A, TouchName> nameOf) {
        List<TouchedPiece> named = new ArrayList<>();
        boolean strayed = !sure;
        for (TouchedPiece touch : touches) {
            named.add(touch);
            if (beginning(named, actions, nameOf).isEmpty()) {
                named.clear();
                named.add(touch);
                strayed = true;
            }
            if (beginning(named, actions, nameOf).isEmpty()) {
                named.clear();
            }
        }
        List<A> candidates = named.isEmpty() ? List.of() : beginning(named, actions, nameOf);
        boolean certain = !strayed
                && candidates.size() == 1
                && nameOf.apply(candidates.get(0)).places().size() == named.size();
        List<Place> places = named.stream().map(TouchedPiece::place).toList();
        return new TouchMatching<>(places, candidates, certain ? candidates : List.of());
    }

    private static <A> List<A> beginning(List<TouchedPiece> named, List<A> actions, Function<A, TouchName> nameOf) {
        return actions.stream()
                .filter(action -> nameOf.apply(action).begins(named))
                .toList();
    }
}
