package umpire.referee.reading;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.referee.announcement.LegalAction.TakenFrom;
import umpire.referee.announcement.LegalAction.Way;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** The visible difference between a layout and a later one of the same board. */
public record LayoutChange(Layout before, Layout after) {
    private boolean changes(int place) {
        return !before.visible(place).equals(after.visible(place));
    }

    private IntStream changed() {
        return IntStream.range(0, before.index().size()).filter(this::changes);
    }

    /**
     * Returns the places and spots that look different. A move is named by the place it leaves, then by its target,
     * even if it captures there. Of pieces beside the places, those that lie elsewhere afterwards come before those
     * that are removed.
     */
    public List<Place> places() {
        List<Integer> places =
                changed().boxed().sorted(Comparator.comparingInt(this::arrival)).toList();
        Stream<Place> left = places.stream().filter(i -> arrival(i) < 0).map(before.index()::place);
        Stream<Place> others = places.stream().filter(i -> arrival(i) >= 0).map(before.index()::place);
        List<Place> gone = LyingLayout.names(before.lying().without(after.lying()));
        List<Place> come = LyingLayout.names(after.lying().without(before.lying()));
        return Stream.of(left, gone.stream().filter(come::contains), gone.stream(), others, come.stream())
                .flatMap(each -> each)
                .distinct()
                .toList();
    }

    /**
     * Returns the distinct moves of pieces from one place to another. Alike pieces are not told apart, so each start is
     * combined with each target. A covered piece that leaves a place is included, even if its cover stays.
     */
    public List<Way> ways() {
        Stream<Way> open = places().stream().flatMap(from -> ways(from, before.leaving(after, from)));
        Stream<Way> below = below().boxed()
                .flatMap(i -> ways(before.index().place(i), TokenBag.without(before.covered(i), after.covered(i))));
        return Stream.concat(open, below).distinct().toList();
    }

    /** Returns the pieces beside the places that lie elsewhere afterwards, or show another side. */
    public List<Standing> lies() {
        return after.lying().without(before.lying());
    }

    private Stream<Way> ways(Place from, List<Token> tokens) {
        return tokens.stream().distinct().flatMap(token -> gains(token).stream().map(to -> new Way(from, to)));
    }

    /** Returns the tokens that leave the places on which several are visible, in the order of the places. */
    public List<TakenFrom> takenOfSeveral() {
        return changed()
                .filter(i -> before.visible(i).size() > 1)
                .mapToObj(before.index()::place)
                .map(from -> new TakenFrom(from, before.leaving(after, from)))
                .filter(taken -> !taken.tokens().isEmpty())
                .toList();
    }

    /** Returns -1 where pieces only leave, 1 where pieces only come, and 0 where one replaces another. */
    private int arrival(int place) {
        boolean comes =
                !TokenBag.without(after.visible(place), before.visible(place)).isEmpty();
        boolean leaves =
                !TokenBag.without(before.visible(place), after.visible(place)).isEmpty();
        return (comes ? 1 : 0) - (leaves ? 1 : 0);
    }

    /** Returns whether a piece appears at a place that was not there before, not even covered. */
    public boolean comes(Place place) {
        int i = before.index().number(place);
        List<Token> come = after.leaving(before, place);
        return !(i < 0 ? come : TokenBag.without(come, before.covered(i))).isEmpty();
    }

    /** Returns the places that a piece leaves. */
    Set<Place> left() {
        return changed()
                .filter(i ->
                        !TokenBag.without(before.visible(i), after.visible(i)).isEmpty())
                .mapToObj(before.index()::place)
                .collect(Collectors.toSet());
    }

    /** Returns the places where a token appears that was not there before, not even covered. */
    public List<Place> gains(Token token) {
        return changed()
                .filter(i -> TokenBag.without(TokenBag.without(after.visible(i), before.visible(i)), before.covered(i))
                        .contains(token))
                .mapToObj(before.index()::place)
                .toList();
    }

    /** Returns whether the tokens below others change on a place. They can be visible beside their cover. */
    private boolean changesBelow(int place) {
        return !before.covered(place).equals(after.covered(place));
    }

    /** Returns the places whose visible tokens stay, but must be lifted because a covered token leaves or comes. */
    Set<Place> opened() {
        return below().mapToObj(before.index()::place).collect(Collectors.toSet());
    }

    /** Returns the indices of the places where only covered tokens change. */
    private IntStream below() {
        return IntStream.range(0, before.index().size()).filter(i -> changesBelow(i) && !changes(i));
    }

    /** Returns whether a token moves below another one and the scene does not show it there. */
    boolean comesUnseen(KnownPlaces known) {
        return IntStream.range(0, before.index().size())
                .filter(this::changesBelow)
                .anyMatch(i -> {
                    List<Token> come =
                            TokenBag.without(TokenBag.without(after.covered(i), before.covered(i)), before.visible(i));
                    return !TokenBag.holds(TokenBag.without(known.at(i), after.visible(i)), come);
                });
    }

    /** Returns the targets of the lifted pieces that leave their place in this change. */
    public Stream<Place> goals(Map<Place, List<Token>> lifted) {
        return lifted.entrySet().stream()
                .filter(from -> !before.leaving(after, from.getKey()).isEmpty())
                .flatMap(from -> from.getValue().stream())
                .flatMap(token -> gains(token).stream());
    }

    /**
     * Returns the tokens that are visible more often afterwards: they come into play or out from below others. Each is
     * listed as often as it comes.
     */
    List<Token> brought() {
        List<Token> brought = seen(after);
        seen(before).forEach(brought::remove);
        return brought;
    }

    private static List<Token> seen(Layout layout) {
        List<Token> seen = new ArrayList<>();
        for (int i = 0; i < layout.index().size(); i++) {
            seen.addAll(layout.visible(i));
        }
        layout.lying().standings().forEach(standing -> seen.add(standing.token()));
        return seen;
    }

    /** Returns whether the change is visible. */
    boolean isOpen() {
        return before.lying().changes(after.lying()) || changed().findAny().isPresent();
    }

    /** Returns whether anything changes, even if only below other pieces. */
    boolean isAny() {
        return isOpen() || IntStream.range(0, before.index().size()).anyMatch(this::changesBelow);
    }

    /** Returns whether the change is not empty and all of it is in clear view. */
    boolean isClear(KnownPlaces known) {
        boolean any = before.lying().changes(after.lying());
        if (any && !before.lying().hiddenChanges(after.lying(), known).isEmpty()) {
            return false;
        }
        for (int i = 0; i < before.index().size(); i++) {
            if (changes(i) || changesBelow(i)) {
                if (!known.clear(i)) {
                    return false;
                }
                any = true;
            }
        }
        return any;
    }

    /** Returns the hidden places that change. */
    List<Place> hidden(KnownPlaces known) {
        Stream<Place> places = IntStream.range(0, before.index().size())
                .filter(i -> (changes(i) || changesBelow(i)) && !known.clear(i))
                .mapToObj(before.index()::place);
        return Stream.concat(places, before.lying().hiddenChanges(after.lying(), known).stream())
                .toList();
    }
}
