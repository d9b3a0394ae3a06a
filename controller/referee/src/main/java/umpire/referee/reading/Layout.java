package umpire.referee.reading;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** How the table must look, by place number, prepared for comparison with a scene. */
public final class Layout {
    private final BoardIndex index;
    private final List<List<Token>> visible;
    private final List<List<Token>> covered;
    private final List<List<Token>> buried;
    private final List<List<Token>> broughtBelow;
    private final LyingLayout lying;
    private final Set<Token> loose;

    private Layout(
            BoardIndex index,
            List<List<Token>> visible,
            List<List<Token>> covered,
            List<List<Token>> buried,
            List<List<Token>> broughtBelow,
            LyingLayout lying,
            Set<Token> loose) {
        this.index = index;
        this.visible = visible;
        this.covered = covered;
        this.buried = buried;
        this.broughtBelow = broughtBelow;
        this.lying = lying;
        this.loose = loose;
    }

    /** Returns the layout of a placement. */
    public static Layout of(BoardIndex index, Placement picture) {
        List<List<Token>> visible = new ArrayList<>(Collections.nCopies(index.size(), List.of()));
        List<List<Token>> covered = Collections.nCopies(index.size(), List.of());
        List<Standing> lying = new ArrayList<>();
        for (Standing standing : picture.standings()) {
            switch (standing.spot()) {
                case Spot.On on -> {
                    covered =
                            standing.covered() && !(covered instanceof ArrayList) ? new ArrayList<>(covered) : covered;
                    add(standing.covered() ? covered : visible, index.number(on.place()), standing);
                }
                case Spot.Lying pose -> lying.add(standing);
            }
        }
        LyingLayout beside = new LyingLayout(index, lying, !lying.isEmpty() || index.size() == 0);
        List<List<Token>> brought = Collections.nCopies(index.size(), List.of());
        return new Layout(index, List.copyOf(visible), covered, covered, brought, beside, Set.of());
    }

    /**
     * Returns the layout of a later state of the same game. A token that lay covered on a place stays there until the
     * placement puts it elsewhere.
     */
    Layout next(Placement picture) {
        Layout next = of(index, picture);
        boolean strict = lying.strict() || next.lying.strict();
        boolean covers = Stream.of(buried, next.covered).flatMap(List::stream).anyMatch(here -> !here.isEmpty());
        if (!covers && strict == next.lying.strict()) {
            return next;
        }
        List<List<Token>> below = new ArrayList<>(next.covered);
        List<List<Token>> brought = new ArrayList<>(next.covered);
        for (int i = 0; i < below.size(); i++) {
            below.set(i, TokenBag.joined(below.get(i), TokenBag.common(buried.get(i), next.visible.get(i))));
            brought.set(i, TokenBag.without(TokenBag.without(brought.get(i), buried.get(i)), visible.get(i)));
        }
        return new Layout(index, next.visible, next.covered, below, brought, next.lying.withStrict(strict), Set.of());
    }

    /** Returns this layout without opinion on some tokens: they may lie anywhere or be gone. */
    public Layout letting(Set<Token> anywhere) {
        return anywhere.isEmpty()
                ? this
                : new Layout(
                        index,
                        TokenBag.eachWithout(visible, anywhere),
                        TokenBag.eachWithout(covered, anywhere),
                        TokenBag.eachWithout(buried, anywhere),
                        TokenBag.eachWithout(broughtBelow, anywhere),
                        lying.letting(anywhere),
                        anywhere);
    }

    /** Returns the seen tokens that are to be judged. */
    private List<Token> judged(List<Token> seen) {
        return loose.isEmpty() ? seen : TokenBag.without(seen, loose);
    }

    private static void add(List<List<Token>> byPlace, int place, Standing standing) {
        if (place < 0) {
            throw new IllegalArgumentException(standing.token() + " stands on a place the board does not have");
        }
        List<Token> more = new ArrayList<>(byPlace.get(place));
        more.add(standing.token());
        Collections.sort(more);
        byPlace.set(place, List.copyOf(more));
    }

    /** Returns the tokens that must be visible on a place, or at the named spot beside the places. */
    public List<Token> shows(Place place) {
        int i = index.number(place);
        return i >= 0 ? visible.get(i) : lying.shows(place);
    }

    /** Returns whether a place is the name of a spot beside the places. */
    public boolean lies(Place place) {
        return index.number(place) < 0;
    }

    /** Returns the dice that are pieces and lie on the sheet although this layout has none of their faces. */
    public Set<String> newDice(KnownPlaces known) {
        return lying.newDice(known);
    }

    /** Returns whether another layout has a token beside the places that this one does not have there. */
    public boolean lays(Layout next, Token token) {
        return next.lying.without(lying).stream()
                .anyMatch(standing -> standing.token().equals(token));
    }

    /** Returns whether a judged token lies on the sheet where none must lie. */
    public boolean hasStrays(KnownPlaces known) {
        return !lying.strayed(known).isEmpty();
    }

    LyingLayout lying() {
        return lying;
    }

    List<Token> visible(int place) {
        return visible.get(place);
    }

    /** Returns the tokens of a place that lie below others, so that they need not be seen. */
    List<Token> covered(int place) {
        return covered.get(place);
    }

    /** Returns the tokens that the last step of the game moved below others on a place. */
    List<Token> broughtBelow(int place) {
        return broughtBelow.get(place);
    }

    /** Returns whether a place may show these tokens: all that must be visible, and perhaps some that lie below. */
    boolean fits(int place, List<Token> all) {
        List<Token> seen = judged(all);
        List<Token> must = visible.get(place);
        if (must.equals(seen)) {
            return true;
        }
        List<Token> below = covered.get(place);
        return !below.isEmpty() && TokenBag.holds(seen, must) && TokenBag.holds(below, TokenBag.without(seen, must));
    }

    /** Returns whether no place in clear view contradicts this layout. */
    boolean fits(KnownPlaces known) {
        for (int i = 0; i < index.size(); i++) {
            if (speaksAgainst(i, known)) {
                return false;
            }
        }
        return lying.differing(known) == 0;
    }

    private boolean speaksAgainst(int place, KnownPlaces known) {
        return known.clear(place) && !fits(place, known.at(place));
    }

    /** Returns the places in clear view that contradict this layout. */
    BitSet misfits(KnownPlaces known) {
        BitSet misfits = new BitSet();
        IntStream.range(0, index.size()).filter(i -> speaksAgainst(i, known)).forEach(misfits::set);
        return misfits;
    }

    /** Returns the number of spots in clear view that contradict this layout. */
    int differing(KnownPlaces known) {
        return misfits(known).cardinality() + lying.differing(known);
    }

    /** Returns the number of surplus and missing tokens on the places in clear view. */
    int differingTokens(KnownPlaces known) {
        return misfits(known).stream()
                .map(i ->
                        surplus(i, known.at(i)).size() + missing(i, known.at(i)).size())
                .sum();
    }

    /** Returns whether all of some places are in clear view and fit. */
    boolean fits(KnownPlaces known, BitSet places) {
        return places.stream().allMatch(i -> fits(i, known.at(i)));
    }

    /** Returns the tokens on a place that must not be there. */
    List<Token> surplus(int place, List<Token> seen) {
        return TokenBag.without(TokenBag.without(judged(seen), visible.get(place)), covered.get(place));
    }

    /** Returns the tokens that must be visible on a place, are not, and cannot lie below its visible tokens. */
    List<Token> missing(int place, List<Token> seen) {
        List<Token> missing = TokenBag.without(visible.get(place), seen);
        return surplus(place, seen).isEmpty() ? missing : TokenBag.without(missing, buried.get(place));
    }

    /** Returns the tokens that are missing on a place, or at a named spot beside the places. */
    public List<Token> lost(Place place, KnownPlaces known) {
        int i = index.number(place);
        return i >= 0 ? missing(i, known.at(i)) : lying.lost(place, known);
    }

    /** Returns the tokens that a place must not have, or that lie away from the spot of their name. */
    List<Token> gained(Place place, KnownPlaces known) {
        int i = index.number(place);
        return i >= 0 ? surplus(i, known.at(i)) : lying.lost(place, known);
    }

    BoardIndex index() {
        return index;
    }

    /**
     * Returns whether a scene is an intermediate placement between what was known before and this layout. Each place
     * shows its old tokens, its new ones, or a mixture. A place that was unknown always fits.
     */
    public boolean between(KnownPlaces before, KnownPlaces known) {
        for (int i = 0; i < index.size(); i++) {
            boolean judged = known.clear(i) && before.clear(i);
            if (judged
                    && !fits(i, known.at(i))
                    && !TokenBag.between(judged(before.at(i)), judged(known.at(i)), visible.get(i))) {
                return false;
            }
        }
        return lying.between(before, known);
    }

    /** Returns whether a token beside the places was known to be misplaced and its spot is out of sight now. */
    boolean owes(KnownPlaces before, KnownPlaces known) {
        return lying.owes(before, known);
    }

    /** Returns whether the known contents of every place prove this layout. */
    boolean provenBy(KnownPlaces known) {
        return IntStream.range(0, index.size()).allMatch(i -> known.clear(i) && fits(i, known.at(i)))
                && lying.differing(known) == 0
                && lying.unseen(known).isEmpty();
    }

    /** Returns whether a scene fits and shows every piece of this layout in clear view. */
    public boolean stands(KnownPlaces known) {
        return fits(known) && unseen(known).isEmpty();
    }

    /** Returns the places that must hold a token and are out of sight. */
    public List<Place> unseen(KnownPlaces known) {
        return sorted(i -> !visible.get(i).isEmpty() && !known.clear(i), lying.unseen(known));
    }

    /** Returns the tokens that a place shows here and does not show in another layout. */
    public List<Token> leaving(Layout next, Place place) {
        int i = index.number(place);
        return i >= 0 ? TokenBag.without(visible.get(i), next.visible.get(i)) : lying.leaving(next.lying, place);
    }

    /** Returns the known contents after a scene that fits. Places out of sight have the contents of this layout. */
    public KnownPlaces trusting(KnownPlaces seen, KnownPlaces known) {
        KnownPlaces all = seen.over(known, index);
        return all.trusting(visible, lying.trusting(all, known));
    }

    /** Returns the places that lost a piece, and the spots that lost theirs, in the order of their names. */
    List<Place> emptied(KnownPlaces known) {
        return sorted(
                i -> known.clear(i) && !missing(i, known.at(i)).isEmpty(), LyingLayout.names(lying.missing(known)));
    }

    /**
     * Returns the places that gained a piece, and the spots whose piece lies elsewhere now, in the order of their
     * names.
     */
    public List<Place> filled(KnownPlaces known) {
        return sorted(i -> known.clear(i) && !surplus(i, known.at(i)).isEmpty(), LyingLayout.names(lying.moved(known)));
    }

    private List<Place> sorted(IntPredicate which, List<Place> names) {
        Stream<Place> places = IntStream.range(0, index.size()).filter(which).mapToObj(index::place);
        return Stream.concat(places, names.stream()).sorted().distinct().toList();
    }
}
