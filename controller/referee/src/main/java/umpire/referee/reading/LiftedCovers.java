package umpire.referee.reading;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.referee.settling.OpenedPlaces;
import umpire.rules.kernel.Place;

/**
 * Tells explanations apart that lead to the same look: each needs other covers to be lifted. A piece came from below
 * the cover that was seen to be lifted, if the other covers were in sight all the time.
 */
final class LiftedCovers {
    private LiftedCovers() {}

    /** Returns the one explanation that the lifts prove, or all of them where they prove none. */
    static <S, A> List<Explanation<S, A>> told(Layout now, List<Explanation<S, A>> found, OpenedPlaces opened) {
        Optional<Explanation<S, A>> told = found.size() < 2
                ? Optional.empty()
                : found.stream()
                        .filter(one -> opened.surely().containsAll(covers(now, one)))
                        .filter(one -> found.stream()
                                .allMatch(other -> other.equals(one)
                                        || isExcluded(covers(now, other), covers(now, one), opened.perhaps())))
                        .findFirst();
        return told.map(List::of).orElse(found);
    }

    /** Returns whether one explanation is ruled out: a cover that only it needs lifted stood there all the time. */
    private static boolean isExcluded(Set<Place> covers, Set<Place> others, Set<Place> perhaps) {
        return covers.stream().anyMatch(place -> !others.contains(place) && !perhaps.contains(place));
    }

    private static Set<Place> covers(Layout now, Explanation<?, ?> explanation) {
        return new LayoutChange(now, explanation.layout()).opened();
    }
}
