package umpire.referee.reading;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import umpire.referee.observation.LyingMatch;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * How the table must look beside the places: tokens at poses of their own, each with the name of its spot. Once a game
 * has laid a token so, no other token may lie on the sheet beside the places. Off the sheet anything may lie.
 */
final class LyingLayout {
    private final BoardIndex index;
    private final List<Standing> lying;
    private final boolean strict;
    private final Set<Token> loose;

    /**
     * A layout that judges every token.
     *
     * @param lying tokens with poses of their own
     * @param strict whether other tokens on the sheet beside the places contradict it
     */
    LyingLayout(BoardIndex index, List<Standing> lying, boolean strict) {
        this(index, lying, strict, Set.of());
    }

    private LyingLayout(BoardIndex index, List<Standing> lying, boolean strict, Set<Token> loose) {
        this.index = index;
        this.lying = List.copyOf(lying);
        this.strict = strict;
        this.loose = loose;
    }

    /** Returns this layout without opinion on some tokens: they may lie anywhere or be gone. */
    LyingLayout letting(Set<Token> anywhere) {
        List<Standing> judged = lying.stream()
                .filter(standing -> !anywhere.contains(standing.token()))
                .toList();
        return new LyingLayout(index, judged, strict, anywhere);
    }

    boolean strict() {
        return strict;
    }

    LyingLayout withStrict(boolean judging) {
        return judging == strict ? this : new LyingLayout(index, lying, judging);
    }

    private boolean nothingToJudge() {
        return lying.isEmpty() && !strict;
    }

    static Spot.Lying spot(Standing standing) {
        if (standing.spot() instanceof Spot.Lying at) {
            return at;
        }
        throw new IllegalArgumentException(standing + " lies at no pose of its own");
    }

    private List<Standing> unmatched(KnownPlaces known) {
        return lying.isEmpty()
                ? List.of()
                : LyingMatch.of(lying, known.aside()).missing().stream()
                        .filter(standing -> !standing.covered())
                        .toList();
    }

    List<Standing> standings() {
        return lying;
    }

    /**
     * Returns the standings that are seen where they must lie. Each keeps its own name and has the pose at which it is
     * seen.
     */
    List<Standing> found(KnownPlaces known) {
        return lying.isEmpty() ? List.of() : LyingMatch.of(lying, known.aside()).found();
    }

    /**
     * Returns the standings that no seen token matches, although their poses are in clear view or their dice are seen
     * elsewhere.
     */
    List<Standing> missing(KnownPlaces known) {
        return unmatched(known).stream()
                .filter(standing -> !maybeThere(standing, known))
                .toList();
    }

    private List<Standing> hidden(KnownPlaces known) {
        return unmatched(known).stream()
                .filter(standing -> maybeThere(standing, known))
                .toList();
    }

    /**
     * Returns whether a standing that is not seen may be there: its pose is hidden, and its die is not in sight
     * elsewhere.
     */
    private boolean maybeThere(Standing standing, KnownPlaces known) {
        return !known.clear(spot(standing).pose()) && !index.inSight(standing.token(), known.aside());
    }

    /** Returns whether a standing was known to be missing and its pose is out of sight now. */
    boolean owes(KnownPlaces before, KnownPlaces known) {
        return before.judgesAside() && !Collections.disjoint(missing(before), hidden(known));
    }

    /** Returns the tokens on the sheet that match no standing. */
    List<SeenToken> strayed(KnownPlaces known) {
        return strict ? strayed(lying, known) : List.of();
    }

    private List<SeenToken> strayed(List<Standing> allowed, KnownPlaces known) {
        return LyingMatch.of(allowed, known.aside()).surplus().stream()
                .filter(token -> index.onSheet(token.pose()) && !loose.contains(token.token()))
                .toList();
    }

    /** Returns the dice that lie on the sheet although this layout has none of their faces. */
    Set<String> newDice(KnownPlaces known) {
        Set<String> dice = new TreeSet<>();
        strayed(known).forEach(seen -> index.dieOf(seen.token()).ifPresent(dice::add));
        lying.forEach(standing -> index.dieOf(standing.token()).ifPresent(dice::remove));
        return dice;
    }

    int differing(KnownPlaces known) {
        return nothingToJudge() ? 0 : missing(known).size() + strayed(known).size();
    }

    /**
     * Returns the standings of this layout that another one does not have. A token that the other layout only covers or
     * uncovers counts as lying there too.
     */
    List<Standing> without(LyingLayout other) {
        List<Standing> rest = new ArrayList<>(lying);
        for (Standing there : other.lying) {
            rest.stream()
                    .filter(standing -> standing.token().equals(there.token())
                            && standing.spot().equals(there.spot()))
                    .findFirst()
                    .ifPresent(rest::remove);
        }
        return rest;
    }

    boolean changes(LyingLayout next) {
        return !lying.equals(next.lying);
    }

    static List<Place> names(List<Standing> standings) {
        return standings.stream().map(standing -> standing.spot().place()).toList();
    }

    /**
     * Returns the spots out of sight that differ in another layout: their tokens may still lie there, or may not lie
     * there yet.
     */
    List<Place> hiddenChanges(LyingLayout next, KnownPlaces known) {
        if (!changes(next)) {
            return List.of();
        }
        List<Standing> unseen = next.hidden(known);
        Stream<Standing> come = next.without(this).stream().filter(unseen::contains);
        Stream<Standing> gone = without(next).stream().filter(standing -> maybeThere(standing, known));
        return Stream.concat(gone, come)
                .map(standing -> standing.spot().place())
                .distinct()
                .toList();
    }

    /**
     * Returns whether every present difference existed before. If so, pieces only moved to their spots or off the
     * sheet.
     */
    boolean between(KnownPlaces before, KnownPlaces known) {
        if (nothingToJudge() || !before.judgesAside()) {
            return true;
        }
        return unmatched(before).containsAll(missing(known))
                && strayed(known).stream()
                        .allMatch(token -> !before.clear(token.pose())
                                || before.aside().stream().anyMatch(old -> KnownPlaces.same(old, token)));
    }

    /**
     * Returns whether a scene lies between another layout and this one: shared standings lie there, and no token lies
     * where neither has it.
     */
    boolean between(LyingLayout before, KnownPlaces known) {
        if (before.nothingToJudge() && nothingToJudge()) {
            return true;
        }
        List<Standing> staying = new ArrayList<>(before.lying);
        before.without(this).forEach(staying::remove);
        List<Standing> either = new ArrayList<>(staying);
        either.addAll(before.without(this));
        either.addAll(without(before));
        List<Standing> unmatched = LyingMatch.of(either, known.aside()).missing();
        boolean stays = staying.stream()
                .noneMatch(standing ->
                        unmatched.contains(standing) && missing(known).contains(standing));
        return stays && (!strict || strayed(either, known).isEmpty());
    }

    /** Returns the spots that must hold a token and are out of sight. */
    List<Place> unseen(KnownPlaces known) {
        return names(hidden(known));
    }

    List<Token> shows(Place name) {
        return tokens(lying, name);
    }

    List<Token> leaving(LyingLayout next, Place name) {
        return tokens(without(next), name);
    }

    private static List<Token> tokens(List<Standing> standings, Place name) {
        return standings.stream()
                .filter(standing -> standing.spot().place().equals(name))
                .map(Standing::token)
                .toList();
    }

    /** Returns the tokens that are missing at a spot. */
    List<Token> lost(Place name, KnownPlaces known) {
        return tokens(missing(known), name);
    }

    /**
     * Returns the missing standings whose token lies elsewhere on the sheet. Such a token counts as having emptied its
     * spot and filled it again.
     */
    List<Standing> moved(KnownPlaces known) {
        List<Token> strayed =
                new ArrayList<>(strayed(known).stream().map(SeenToken::token).toList());
        return missing(known).stream()
                .filter(standing -> strayed.remove(standing.token()))
                .toList();
    }

    /** Returns the missing standings whose piece lies elsewhere on the sheet with another face up. */
    List<Standing> turned(KnownPlaces known) {
        List<Standing> others = new ArrayList<>(missing(known));
        others.removeAll(moved(known));
        List<SeenToken> strayed = strayed(known);
        return others.stream()
                .filter(standing -> strayed.stream().anyMatch(seen -> index.turnsInto(seen.token(), standing.token())))
                .toList();
    }

    /**
     * Returns the standings as seen, and as they must be where they are out of sight. A moved token keeps the name of
     * its spot.
     */
    List<Standing> pictured(KnownPlaces known) {
        List<Standing> standings = new ArrayList<>(lying);
        standings.removeAll(missing(known));
        List<Standing> moved = new ArrayList<>(moved(known));
        moved.addAll(turned(known));
        for (SeenToken token : strayed(known)) {
            Optional<Standing> own = moved.stream()
                    .filter(standing ->
                            standing.token().equals(token.token()) || index.turnsInto(token.token(), standing.token()))
                    .findFirst();
            own.or(() -> lying.stream().findFirst()).ifPresent(like -> {
                Place name = own.isPresent()
                        ? like.spot().place()
                        : new Place(token.token().name());
                standings.add(lyingAt(token.pose(), name, token.token(), spot(like)));
            });
            own.ifPresent(standing -> moved.remove(standing));
        }
        return standings;
    }

    private static Standing lyingAt(Pose pose, Place name, Token token, Spot.Lying like) {
        return new Standing(token, new Spot.Lying(name, pose, like.toleranceMm(), like.toleranceDeg()), false);
    }

    /**
     * Returns the seen tokens, and the standings that are out of sight as if they were seen. After a known misplacement
     * a correction is due, so hidden standings are not trusted to be there already.
     *
     * @param before the contents that were known before this look
     */
    List<SeenToken> trusting(KnownPlaces known, KnownPlaces before) {
        if (differing(before) > 0) {
            return known.aside();
        }
        List<SeenToken> aside = new ArrayList<>(known.aside());
        hidden(known)
                .forEach(standing -> aside.add(
                        new SeenToken(standing.token(), -1, spot(standing).pose(), 1)));
        return aside;
    }
}
