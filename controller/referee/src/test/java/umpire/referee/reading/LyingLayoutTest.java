package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.SeenToken;
import umpire.referee.settling.Settled;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.toy.Quoits;
import umpire.rules.kernel.toy.Resting;

/** Tokens beside the places: below others, or where none must lie. */
class LyingLayoutTest {
    private static final BoardIndex QUOITS = new BoardIndex(new Quoits());
    private static final Token BUOY = new Token("buoy");
    private static final Spot MOORING = new Spot.Lying(new Place("mooring"), new Pose(0, -95, 0), 8, 180);

    private final BoardIndex index = new BoardIndex(new Outpost());

    private Layout moored(boolean covered) {
        return Layout.of(index, new Placement(List.of(new Standing(BUOY, MOORING, covered))));
    }

    private KnownPlaces seen(double... xMm) {
        List<SeenToken> aside = DoubleStream.of(xMm)
                .mapToObj(x -> new SeenToken(BUOY, 1, new Pose(x, -95, 0), 1))
                .toList();
        TreeMap<Place, List<Token>> places = new TreeMap<>();
        for (int i = 0; i < index.size(); i++) {
            places.put(index.place(i), List.of());
        }
        return KnownPlaces.of(index, new Settled(places, new TreeMap<>(), aside, List.of()));
    }

    @Test
    void aCoveredTokenNeedNotBeSeen() {
        assertThat(moored(true).fits(seen())).isTrue();
        assertThat(moored(false).fits(seen())).isFalse();
        assertThat(moored(true).stands(seen())).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"60, true", "65, true", "65.1, false", "90, false", "110, true"})
    void aStrayTokenIsNotPartOfTidying(double xMm, boolean tidying) {
        assertThat(moored(false).between(seen(60), seen(0, xMm))).isEqualTo(tidying);
    }

    @Test
    void tidyingKeepsTheTokensThatLieThereAlready() {
        assertThat(moored(false).between(seen(0), seen())).isFalse();
        assertThat(moored(false).between(seen(), seen())).isTrue();
    }

    @Test
    void aTokenAtTheEdgeOfAHiddenAreaCountsOnce() {
        List<HiddenArea> beside = List.of(new HiddenArea(new Point(10, -95), 30, "a piece reaching over it"));
        List<SeenToken> aside = List.of(new SeenToken(BUOY, 1, new Pose(0, -95, 0), 1));
        KnownPlaces known =
                KnownPlaces.of(index, new Settled(new TreeMap<>(), new TreeMap<>(), aside, beside, List.of()));
        assertThat(known.over(known, index).over(known, index).aside()).hasSize(1);
    }

    /** A piece that comes to stand over a token hides it, and does not remove it. */
    @Test
    void anActionDoesNotChangeTheTokenItCovers() {
        List<HiddenArea> above = List.of(new HiddenArea(new Point(0, -95), 30, "a piece reaching over it"));
        TreeMap<Place, List<Token>> places = new TreeMap<>();
        KnownPlaces hidden = KnownPlaces.of(index, new Settled(places, new TreeMap<>(), List.of(), above, List.of()));
        assertThat(moored(false).lying().hiddenChanges(moored(true).lying(), hidden))
                .isEmpty();
        LyingLayout nothing = Layout.of(index, Placement.EMPTY).lying();
        assertThat(moored(false).lying().hiddenChanges(nothing, hidden)).containsExactly(new Place("mooring"));
    }

    private static KnownPlaces quoits(List<HiddenArea> hidden, Resting... dice) {
        List<SeenToken> seen = ToyTable.aside(Quoits.layout(dice));
        return KnownPlaces.of(QUOITS, new Settled(new TreeMap<>(), new TreeMap<>(), seen, hidden, List.of()));
    }

    private static List<String> over(KnownPlaces now, KnownPlaces before) {
        return now.over(before, QUOITS).aside().stream()
                .map(seen -> seen.token().name())
                .toList();
    }

    /** A token below an overhang is taken to lie there still, but not when it is in sight elsewhere. */
    @Test
    void aHiddenTokenIsRememberedUnlessItIsSeenElsewhere() {
        List<HiddenArea> above = List.of(new HiddenArea(new Point(40, -30), 20, "a piece reaching over it"));
        Resting red = new Resting("red-1", "5", 40, -30, 90);
        Resting rolled = new Resting("red-1", "6", 69, -30, 90);
        Resting blue = new Resting("blue-1", "3", -40, 60, 10);
        KnownPlaces before = quoits(List.of(), red, blue);
        assertThat(over(quoits(above, blue), before)).containsExactly("blue-1/3", "red-1/5");
        assertThat(over(quoits(above, rolled, blue), before)).containsExactly("red-1/6", "blue-1/3");
    }
}
