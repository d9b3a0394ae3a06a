package umpire.referee.session.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import umpire.rules.kernel.Place;

/**
 * Follows touches toward the actions they name. A touch that leads nowhere starts a new name; then even a complete name is
 * only offered, for one of the touches was not meant. So it is where a touch or the order of two is in doubt.
 *
 * @param named the touches that count
 * @param candidates the actions whose names begin so, in the game's order
 * @param complete the one action the touches name, with nothing left in doubt; empty otherwise
 */
public record TouchMatching<A>(List<Place> named, List<A> candidates, List<A> complete) {

    static <A> TouchMatching<A> follow(
            List<Place> touches, boolean sure, List<A> actions, Function<A, List<Place>> nameOf) {
        List<Place> named = new ArrayList<>();
        boolean strayed = !sure;
        for (Place touch : touches) {
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
                && nameOf.apply(candidates.get(0)).equals(named);
        return new TouchMatching<>(List.copyOf(named), candidates, certain ? candidates : List.of());
    }

    private static <A> List<A> beginning(List<Place> named, List<A> actions, Function<A, List<Place>> nameOf) {
        return actions.stream()
                .filter(action -> begins(nameOf.apply(action), named))
                .toList();
    }

    private static boolean begins(List<Place> name, List<Place> named) {
        return name.size() >= named.size() && name.subList(0, named.size()).equals(named);
    }
}
