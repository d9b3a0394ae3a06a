package umpire.referee.reading;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** How the table must look, by the numbers of the places, ready to be compared with a scene. */
public final class Layout {
    private final BoardIndex index;
    private final List<List<Token>> visible;
    private final List<List<Token>> covered;
    private final List<Standing> lying;

    private Layout(BoardIndex index, List<List<Token>> visible, List<List<Token>> covered, List<Standing> lying) {
        this.index = index;
        this.visible = visible;
        this.covered = covered;
        this.lying = lying;
    }

    /** Sorts a picture by place. */
    public static Layout of(BoardIndex index, Picture picture) {
        List<List<Token>> visible = new ArrayList<>(Collections.nCopies(index.size(), List.of()));
        List<List<Token>> covered = Collections.nCopies(index.size(), List.of());
        List<Standing> lying = new ArrayList<>();
        for (Standing standing : picture.standings()) {
            switch (standing.spot()) {
                case Spot.On on -> {
                    if (standing.covered()) {
                        covered = covered instanceof ArrayList ? covered : new ArrayList<>(covered);
                    }
                    add(standing.covered() ? covered : visible, index.number(on.place()), standing);
                }
                case Spot.Lying pose -> lying.add(standing);
            }
        }
        return new Layout(index, List.copyOf(visible), covered, List.copyOf(lying));
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

    /** Returns the tokens an eye must find on a place. */
    public List<Token> shows(Place place) {
        return visible.get(index.number(place));
    }

    List<Token> visible(int place) {
        return visible.get(place);
    }

    /** Returns whether these tokens may be what an eye finds on a place: all that must show, and perhaps some below. */
    boolean fits(int place, List<Token> seen) {
        List<Token> must = visible.get(place);
        if (must.equals(seen)) {
            return true;
        }
        List<Token> below = covered.get(place);
        return !below.isEmpty() && TokenBag.holds(seen, must) && TokenBag.holds(below, TokenBag.without(seen, must));
    }

    /** Returns whether nothing in clear view speaks against this layout. */
    boolean fits(KnownPlaces known) {
        for (int i = 0; i < index.size(); i++) {
            if (known.clear(i) && !fits(i, known.at(i))) {
                return false;
            }
        }
        return lyingFits(known);
    }

    /** Returns the places in clear view that speak against this layout. */
    BitSet misfits(KnownPlaces known) {
        BitSet misfits = new BitSet();
        for (int i = 0; i < index.size(); i++) {
            misfits.set(i, known.clear(i) && !fits(i, known.at(i)));
        }
        return misfits;
    }

    /** Returns how many spots in clear view speak against this layout. */
    int differing(KnownPlaces known) {
        return misfits(known).cardinality()
                + (lying.isEmpty() ? 0 : unmatchedLying(known).size());
    }

    /** Returns whether some places, all in clear view, fit. */
    boolean fits(KnownPlaces known, BitSet places) {
        return places.stream().allMatch(i -> fits(i, known.at(i)));
    }

    private boolean lyingFits(KnownPlaces known) {
        return lying.isEmpty() || unmatchedLying(known).isEmpty();
    }

    /** Returns the tokens with poses of their own that nothing seen beside the places can be. */
    List<Standing> unmatchedLying(KnownPlaces known) {
        List<SeenToken> left = new ArrayList<>(known.aside());
        List<Standing> unmatched = new ArrayList<>();
        for (Standing standing : lying) {
            Optional<SeenToken> found = left.stream()
                    .filter(piece -> piece.token().equals(standing.token())
                            && standing.spot() instanceof Spot.Lying spot
                            && spot.near(piece.pose()))
                    .findFirst();
            found.ifPresentOrElse(left::remove, () -> unmatched.add(standing));
        }
        return unmatched;
    }

    /** Returns the tokens on a place that must not be there. */
    List<Token> surplus(int place, List<Token> seen) {
        return TokenBag.without(TokenBag.without(seen, visible.get(place)), covered.get(place));
    }

    /** Returns the tokens that a place must show and does not. */
    List<Token> missing(int place, List<Token> seen) {
        return TokenBag.without(visible.get(place), seen);
    }

    Misplaced.Site site(int place) {
        return new Misplaced.Site(Optional.of(index.place(place)), index.centre(place));
    }

    /** Returns the places that look different in another layout; what goes somewhere leaves first, also if it takes a piece there. */
    public List<Place> changes(Layout next) {
        return IntStream.range(0, index.size())
                .filter(i -> !visible.get(i).equals(next.visible.get(i)))
                .boxed()
                .sorted(Comparator.comparingInt(i -> lacks(i, next) - next.lacks(i, this)))
                .map(index::place)
                .toList();
    }

    private int lacks(int place, Layout other) {
        return TokenBag.without(other.visible.get(place), visible.get(place)).isEmpty() ? 0 : 1;
    }

    /** Returns the places where a token appears that this layout does not have there. */
    public List<Place> gains(Layout next, Token token) {
        List<Place> gains = new ArrayList<>();
        for (int i = 0; i < index.size(); i++) {
            if (TokenBag.without(next.visible.get(i), visible.get(i)).contains(token)) {
                gains.add(index.place(i));
            }
        }
        return gains;
    }

    /** Returns whether everything that another layout changes is in clear view, and something is. */
    boolean changesAreClear(Layout next, KnownPlaces known) {
        boolean any = !lying.equals(next.lying);
        for (int i = 0; i < index.size(); i++) {
            if (!visible.get(i).equals(next.visible.get(i))) {
                if (!known.clear(i)) {
                    return false;
                }
                any = true;
            }
        }
        return any;
    }

    /** Returns the hidden places another layout changes. */
    List<Place> hiddenChanges(Layout next, KnownPlaces known) {
        return changes(next).stream()
                .filter(place -> !known.clear(index.number(place)))
                .toList();
    }

    /**
     * Returns whether a scene lies between what was known before and this layout: each place still shows what it showed, or
     * already what it must show, or something in between. Where nothing was known anything is in between.
     */
    public boolean between(KnownPlaces before, KnownPlaces known) {
        for (int i = 0; i < index.size(); i++) {
            boolean judged = known.clear(i) && before.clear(i);
            if (judged && !fits(i, known.at(i)) && !between(before.at(i), known.at(i), visible.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a scene lies between another layout and this one, place by place. */
    boolean between(Layout before, KnownPlaces known) {
        for (int i = 0; i < index.size(); i++) {
            if (known.clear(i)
                    && !fits(i, known.at(i))
                    && !before.fits(i, known.at(i))
                    && !between(before.visible.get(i), known.at(i), visible.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean between(List<Token> before, List<Token> seen, List<Token> after) {
        List<Token> gained = TokenBag.without(after, before);
        return TokenBag.holds(before, TokenBag.without(seen, gained))
                && TokenBag.holds(seen, TokenBag.without(before, TokenBag.without(before, after)));
    }

    /** Returns whether the table was known to look so on every place. */
    boolean provenBy(KnownPlaces known) {
        for (int i = 0; i < index.size(); i++) {
            if (!known.clear(i) || !fits(i, known.at(i))) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a scene fits, with every piece of this layout in clear view. */
    public boolean stands(KnownPlaces known) {
        return fits(known) && unseen(known).isEmpty();
    }

    /** Returns the places that must hold something and are out of sight. */
    public List<Place> unseen(KnownPlaces known) {
        return places(i -> !visible.get(i).isEmpty() && !known.clear(i));
    }

    /** Returns the tokens that a place shows here and does not show in another layout. */
    public List<Token> leaving(Layout next, Place place) {
        int i = index.number(place);
        return i >= 0 ? TokenBag.without(visible.get(i), next.visible.get(i)) : List.of();
    }

    /**
     * Returns what a scene shows as a picture. Where this layout's own picture is not contradicted its standings are kept, so
     * that covered tokens stay, and hidden places are as it has them.
     */
    public Picture pictured(Picture own, KnownPlaces known) {
        List<Standing> standings = new ArrayList<>();
        for (Standing standing : own.standings()) {
            int place = standing.spot() instanceof Spot.On on ? index.number(on.place()) : -1;
            if (place < 0 || !known.clear(place) || fits(place, known.at(place))) {
                standings.add(standing);
            }
        }
        for (int i = 0; i < index.size(); i++) {
            if (known.clear(i) && !fits(i, known.at(i))) {
                Place place = index.place(i);
                known.at(i).forEach(token -> standings.add(Standing.on(place, token)));
            }
        }
        return new Picture(standings);
    }

    /** Returns what is known once a scene was found to fit: what it shows, and this layout where nothing spoke against it. */
    public KnownPlaces trusting(KnownPlaces seen, KnownPlaces known) {
        return seen.over(known).trusting(visible);
    }

    /** Returns the places that lost a piece, in the order of their names. */
    List<Place> emptied(KnownPlaces known) {
        return places(i ->
                known.clear(i) && !TokenBag.without(visible.get(i), known.at(i)).isEmpty());
    }

    /** Returns the places that gained a piece, in the order of their names. */
    public List<Place> filled(KnownPlaces known) {
        return places(i -> known.clear(i) && !surplus(i, known.at(i)).isEmpty());
    }

    private List<Place> places(IntPredicate which) {
        return IntStream.range(0, index.size())
                .filter(which)
                .mapToObj(index::place)
                .sorted()
                .toList();
    }

    /** Returns whether a piece stands somewhere that is missing nowhere: it came from beside the board. */
    boolean gainsMoreThanItLost(KnownPlaces known) {
        List<Token> lost = new ArrayList<>();
        List<Token> gained = new ArrayList<>();
        for (int i = 0; i < index.size(); i++) {
            if (known.clear(i)) {
                lost.addAll(TokenBag.without(visible.get(i), known.at(i)));
                gained.addAll(surplus(i, known.at(i)));
            }
        }
        return !TokenBag.holds(lost, gained);
    }
}
