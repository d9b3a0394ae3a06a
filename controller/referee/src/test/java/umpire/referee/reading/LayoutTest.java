package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.announcement.LegalAction;
import umpire.referee.observation.SeenToken;
import umpire.referee.settling.Settled;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * Compares layouts with scenes. Places are drawn as words in the order a1, b1, c1, d1. A letter is a piece, a dot an
 * empty place, {@code ?} a hidden one; the letters after a slash lie covered below. Places that are not drawn are
 * empty.
 */
class LayoutTest {
    private static final Token BUOY = new Token("buoy");
    private static final Standing MOORED =
            new Standing(BUOY, new Spot.Lying(new Place("mooring"), new Pose(0, -200, 0), 8, 180), false);

    private final BoardIndex index = new BoardIndex(new Outpost());

    private static Token token(char letter) {
        return Outpost.token(letter);
    }

    private static List<Token> tokens(String letters) {
        return letters.chars()
                .filter(letter -> letter != '.')
                .mapToObj(letter -> token((char) letter))
                .sorted()
                .toList();
    }

    private static Place place(int number) {
        return Outpost.place(number);
    }

    private static List<Standing> standings(String drawn) {
        List<Standing> standings = new ArrayList<>();
        List<String> words = Arrays.asList(drawn.split(" "));
        for (int i = 0; i < words.size(); i++) {
            String[] parts = words.get(i).split("/");
            for (Token token : tokens(parts[0])) {
                standings.add(Standing.on(place(i), token));
            }
            for (Token token : parts.length > 1 ? tokens(parts[1]) : List.<Token>of()) {
                standings.add(new Standing(token, new Spot.On(place(i)), true));
            }
        }
        return standings;
    }

    private Layout layout(String drawn, Standing... beside) {
        List<Standing> standings = standings(drawn);
        standings.addAll(List.of(beside));
        return Layout.of(index, new Placement(standings));
    }

    private KnownPlaces scene(String drawn, SeenToken... aside) {
        TreeMap<Place, List<Token>> places = new TreeMap<>();
        TreeMap<Place, String> hidden = new TreeMap<>();
        String[] words = drawn.split(" ");
        for (int i = 0; i < index.size(); i++) {
            String word = i < words.length ? words[i] : ".";
            if (word.equals("?")) {
                hidden.put(place(i), "glare");
            } else {
                places.put(place(i), tokens(word));
            }
        }
        return KnownPlaces.of(index, new Settled(places, hidden, List.of(aside), List.of()));
    }

    private static SeenToken buoy(double xMm) {
        return new SeenToken(BUOY, 1, new Pose(xMm, -200, 0), 1);
    }

    private static List<Place> named(String names) {
        return Arrays.stream(names.split(" "))
                .filter(name -> !name.isEmpty())
                .map(Place::new)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "K R, K R, true",
        "K R, K ?, true",
        "K R, ? ?, true",
        "K R, K ., false",
        "K R, K r, false",
        "K R, K R S, false",
        "K/*, K, true",
        "K/*, K*, true",
        "K/*, *, false",
        "K/*, ., false",
        "K/*, Kr, false",
        "K, K*, false"
    })
    void aSceneFitsWhenNothingInClearViewSpeaksAgainstIt(String drawn, String seen, boolean fits) {
        assertThat(layout(drawn).fits(scene(seen))).isEqualTo(fits);
        assertThat(layout(drawn).misfits(scene(seen)).isEmpty()).isEqualTo(fits);
    }

    @Test
    void theOrderOfPiecesOnAPlaceDoesNotMatter() {
        Placement picture =
                new Placement(List.of(Standing.on(place(0), token('S')), Standing.on(place(0), token('K'))));
        assertThat(Layout.of(index, picture).fits(scene("KS"))).isTrue();
        assertThat(Layout.of(index, picture).shows(place(0))).isEqualTo(tokens("KS"));
    }

    @Test
    void somePlacesFitWhileOthersDoNot() {
        BitSet first = new BitSet();
        first.set(0);
        BitSet second = new BitSet();
        second.set(1);
        assertThat(layout("K R").fits(scene("K ."), first)).isTrue();
        assertThat(layout("K R").fits(scene("K ."), second)).isFalse();
    }

    @Test
    void contradictionsAreNamedByPlace() {
        assertThat(layout("K R S").misfits(scene("R R . s")).stream()).containsExactly(0, 2, 3);
    }

    @ParameterizedTest
    @CsvSource({"0, true", "8, true", "8.1, false"})
    void aFreeTokenFitsWithinItsTolerance(double xMm, boolean fits) {
        Layout moored = layout("K", MOORED);
        assertThat(moored.fits(scene("K", buoy(xMm)))).isEqualTo(fits);
        assertThat(moored.lying().missing(scene("K", buoy(xMm)))).hasSize(fits ? 0 : 1);
    }

    @Test
    void afterAFreeTokenOtherTokensOnTheSheetAreStrays() {
        Spot near = new Spot.Lying(new Place("landing"), new Pose(0, -95, 0), 8, 180);
        Layout landed = layout("K", new Standing(BUOY, near, false));
        SeenToken seen = new SeenToken(BUOY, 1, new Pose(0, -95, 0), 1);
        assertThat(layout("K").fits(scene("K", seen))).isTrue();
        assertThat(landed.next(new Placement(standings("K"))).fits(scene("K", seen)))
                .isFalse();
        assertThat(landed.next(new Placement(standings("K"))).fits(scene("K", buoy(0))))
                .isTrue();
        assertThat(landed.fits(scene("K", seen, buoy(0)))).isTrue();
        assertThat(landed.fits(scene("K", seen, seen))).isFalse();
    }

    @Test
    void onePieceBesideTheBoardIsNotFoundTwice() {
        assertThat(layout("K", MOORED, MOORED).lying().missing(scene("K", buoy(0))))
                .containsExactly(MOORED);
        assertThat(layout("K", MOORED, MOORED).fits(scene("K", buoy(0), buoy(1))))
                .isTrue();
    }

    @Test
    void aPlaceTheBoardDoesNotHaveIsNamed() {
        Placement picture = new Placement(List.of(Standing.on(new Place("z9"), token('K'))));
        assertThatThrownBy(() -> Layout.of(index, picture))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("stands on a place the board does not have");
    }

    @Test
    void placesThatLoseAPieceAreNamedFirst() {
        assertThat(new LayoutChange(layout(". r K"), layout("r . K")).places()).isEqualTo(named("b1 a1"));
        assertThat(new LayoutChange(layout("r . K"), layout(". r K")).places()).isEqualTo(named("a1 b1"));
        assertThat(new LayoutChange(layout("r K"), layout("K .")).places()).isEqualTo(named("b1 a1"));
        assertThat(new LayoutChange(layout("r K"), layout("r K")).places()).isEmpty();
    }

    @Test
    void anUncoveredPieceHasNotMoved() {
        LayoutChange change = new LayoutChange(layout("K/r r ."), layout("r K r"));
        assertThat(change.gains(token('r'))).isEqualTo(named("c1"));
        assertThat(change.places().stream().filter(change::comes)).containsExactlyElementsOf(named("b1 c1"));
        assertThat(change.ways()).containsExactlyInAnyOrder(way("a1", "b1"), way("b1", "c1"));
    }

    @Test
    void aPieceTakenFromUnderAnotherLeavesItsPlace() {
        LayoutChange change = new LayoutChange(layout("K/r ."), layout("K r"));
        assertThat(change.places()).isEqualTo(named("b1"));
        assertThat(change.ways()).containsExactly(way("a1", "b1"));
    }

    @Test
    void whatIsTakenFromAPlaceIsNamedWhereSeveralLie() {
        assertThat(new LayoutChange(layout("rK ."), layout("K r")).takenOfSeveral())
                .containsExactly(new LegalAction.TakenFrom(new Place("a1"), List.of(token('r'))));
        assertThat(new LayoutChange(layout("r ."), layout(". r")).takenOfSeveral())
                .isEmpty();
    }

    private static LegalAction.Way way(String from, String to) {
        return new LegalAction.Way(new Place(from), new Place(to));
    }

    @Test
    void aMovingFreePieceIsNamedBeforeTheOneItRemoves() {
        LayoutChange change = new LayoutChange(layout("r", lying("a", 0), lying("b", 30)), layout("r", lying("b", 0)));
        assertThat(change.places()).isEqualTo(named("b a"));
        assertThat(change.lies()).containsExactly(lying("b", 0));
    }

    private static Standing lying(String name, double xMm) {
        return new Standing(BUOY, new Spot.Lying(new Place(name), new Pose(xMm, 0, 0), 8, 180), false);
    }

    @Test
    void aPieceIsGainedWhereItWasNotAndLeavesWhereItIsNoMore() {
        Layout before = layout("K r");
        Layout after = layout(". K");
        assertThat(new LayoutChange(before, after).gains(token('K'))).isEqualTo(named("b1"));
        assertThat(new LayoutChange(before, after).gains(token('r'))).isEmpty();
        assertThat(before.leaving(after, place(0))).containsExactly(token('K'));
        assertThat(before.leaving(after, place(1))).containsExactly(token('r'));
        assertThat(before.leaving(before, place(0))).isEmpty();
        assertThat(before.leaving(after, new Place("z9"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "K ., . K, . K, true, ''",
        "K ., . K, ? K, false, a1",
        "K ., . K, ? ?, false, a1 b1",
        "K . S, . K S, . K ?, true, ''",
        "K ., K ., K ., false, ''"
    })
    void changesAreClearWhenAllOfThemAreInSightAndThereIsOne(
            String before, String after, String seen, boolean clear, String hidden) {
        assertThat(new LayoutChange(layout(before), layout(after)).isClear(scene(seen)))
                .isEqualTo(clear);
        assertThat(new LayoutChange(layout(before), layout(after)).hidden(scene(seen)))
                .isEqualTo(named(hidden));
    }

    @Test
    void aMovedFreeTokenIsAChange() {
        assertThat(new LayoutChange(layout("K", MOORED), layout("K")).isClear(scene("K")))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        // before, seen, wanted
        "K ., K ., . K, true",
        "K ., . ., . K, true",
        "K ., . K, . K, true",
        "K ., K K, . K, true",
        "K ., S ., . K, false",
        "K ., . S, . K, false",
        "K r, K ., K r, false",
        "KR ., K ., . ., true",
        "KR ., KS ., . ., false",
        "? ., S ., . K, true",
        "K ., ? ., . K, true",
        ". ., K ., KR ., true",
        "R ., K ., KR ., false"
    })
    void anIntermediatePlacementMixesOldAndNewTokens(String before, String seen, String wanted, boolean between) {
        assertThat(layout(wanted).between(scene(before), scene(seen))).isEqualTo(between);
        if (!before.contains("?")) {
            assertThat(new BetweenLayouts(layout(before), layout(wanted)).holds(scene(seen)))
                    .isEqualTo(between);
        }
    }

    @Test
    void aCoveredTokenMayShowInAnIntermediatePlacement() {
        assertThat(new BetweenLayouts(layout("K/* ."), layout(". K")).holds(scene("K* .")))
                .isTrue();
        assertThat(new BetweenLayouts(layout("K ."), layout(". K")).holds(scene("K* .")))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"K R, K R, true", "K R, K ?, false", "K R, K ., false", "K/*, K*, true"})
    void aTableIsProvenWhereEveryPlaceWasSeenToFit(String drawn, String seen, boolean proven) {
        boolean allClear = layout(drawn).provenBy(scene(seen));
        assertThat(allClear).isEqualTo(proven);
    }

    @ParameterizedTest
    @CsvSource({"K ., K ?, true, ''", "K ., ? ., false, a1", "K ., S ., false, ''", "K R, ? ?, false, a1 b1"})
    void aFullyVisibleFittingSceneStands(String drawn, String seen, boolean stands, String unseen) {
        assertThat(layout(drawn).stands(scene(seen))).isEqualTo(stands);
        assertThat(layout(drawn).unseen(scene(seen))).isEqualTo(named(unseen));
    }

    @ParameterizedTest
    @CsvSource({
        "K r ., K r ., '', '', false",
        "K r ., . r K, a1, c1, false",
        "K r ., . K ., a1 b1, b1, false",
        "K r ., K r S, '', c1, true",
        "K r ., ? r K, '', c1, true",
        "K/* r, K* r, '', '', false",
        "K/* r, K*S r, '', a1, true"
    })
    void placesLoseAndGainTheVisiblyChangedTokens(
            String drawn, String seen, String emptied, String filled, boolean fromBeside) {
        Layout layout = layout(drawn);
        assertThat(layout.emptied(scene(seen))).isEqualTo(named(emptied));
        assertThat(layout.filled(scene(seen))).isEqualTo(named(filled));
        assertThat(Misplaced.of(layout, scene(seen)).hasNoMoreThan(List.of())).isNotEqualTo(fromBeside);
    }

    @Test
    void aPlacementKeepsCoveredAndHiddenTokensAndTakesTheRestFromTheTable() {
        List<Standing> own = standings("K/* r . S");
        own.add(MOORED);
        assertThat(SeenPlacement.of(index, new Placement(own), scene("K . R ?", buoy(3)))
                        .standings())
                .containsExactlyInAnyOrder(
                        Standing.on(place(0), token('K')),
                        new Standing(token('*'), new Spot.On(place(0)), true),
                        Standing.on(place(2), token('R')),
                        Standing.on(place(3), token('S')),
                        MOORED);
    }

    @Test
    void aFittingSceneIsKnownAndCompletedFromTheLayout() {
        KnownPlaces trusted = layout("K R S").trusting(scene("K ? ?"), scene("? ? r"));
        assertThat(trusted.at(0)).containsExactly(token('K'));
        assertThat(trusted.at(1)).containsExactly(token('R'));
        assertThat(trusted.at(2)).containsExactly(token('r'));
        assertThat(trusted.at(3)).isEmpty();
        for (int i = 0; i < index.size(); i++) {
            assertThat(trusted.clear(i)).isTrue();
        }
    }
}
