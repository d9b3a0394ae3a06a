package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The declared parts of a game are complete and immutable. */
class DeclaredTest {
    private static final Seat WHITE = new Seat("White");
    private static final Place A1 = new Place("a1");

    private enum Law implements Rule {
        ONLY;

        @Override
        public String section() {
            return "1";
        }

        @Override
        public String says() {
            return "Play.";
        }
    }

    @Test
    void aRollHasDice() {
        assertThat(new Dice("d6", 1).count()).isEqualTo(1);
        assertThatIllegalArgumentException().isThrownBy(() -> new Dice("d6", 0));
    }

    @Test
    void aNamedDieHasNoMeaningfulPose() {
        assertThat(DieShown.of("d6", "5")).isEqualTo(new DieShown("d6", "d6", "5", new Pose(0, 0, 0)));
    }

    @Test
    void onlyADieThatLiesFlatShowsAFace() {
        Pose here = new Pose(1, 2, 3);
        assertThat(new DieShown("octahedron", "tank", DieShown.Rest.LEANING, "", here).face())
                .isEmpty();
        assertThat(DieShown.gone("octahedron", "tank").rest()).isEqualTo(DieShown.Rest.GONE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DieShown("octahedron", "tank", DieShown.Rest.LEANING, "5", here))
                .withMessage("the tank shows a face exactly if it lies flat");
        assertThatIllegalArgumentException().isThrownBy(() -> new DieShown("octahedron", "tank", "", here));
    }

    @Test
    void aDieHasFacesAndASize() {
        assertThat(DieType.pips(16, 2).faces())
                .hasSize(6)
                .extracting(DieType.Face::shows)
                .startsWith("1", "2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DieType("sticker", "yellow", List.of(), 16, "", 1))
                .withMessage("yellow: a die has faces, an edge in millimetres and a number in the box");
        assertThatIllegalArgumentException().isThrownBy(() -> DieType.pips(0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> DieType.pips(16, 0));
    }

    @Test
    void aRollOfSeveralThrowersNamesEachSeatOnce() {
        Seat black = new Seat("Black");
        Dice two = new Dice("sticker", "yellow", 2);
        Awaited.Roll roll = new Awaited.Roll(
                List.of(
                        new Awaited.Roll.Thrower(WHITE, two),
                        new Awaited.Roll.Thrower(black, two),
                        new Awaited.Roll.Thrower(WHITE, two)),
                Awaited.Roll.Counted.THROWN,
                "fight");
        assertThat(roll.seats()).containsExactly(WHITE, black);
        assertThat(roll.total()).isEqualTo(6);
        assertThat(roll.cards()).isFalse();
        assertThat(Seat.listed(roll.seats())).isEqualTo("White and Black");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Awaited.Roll(List.of(), Awaited.Roll.Counted.THROWN, "fight"));
    }

    @Test
    void aRandomThrowHasTheDiceAskedFor() {
        DieType coin = new DieType(
                "sticker", "coin", List.of(new DieType.Face("heads"), new DieType.Face("tails")), 16, "", 3);
        Awaited.Roll roll = new Awaited.Roll(WHITE, List.of(coin.thrown(2)), "toss");
        Iterator<Integer> sides = List.of(1, 0).iterator();
        assertThat(FairRoll.of(roll, List.of(DieType.pips(16, 1), coin), below -> sides.next()))
                .containsExactly(coin.showing("tails"), coin.showing("heads"));
        assertThatIllegalStateException()
                .isThrownBy(() -> FairRoll.of(roll, List.of(), below -> 0))
                .withMessage("no coin is in the box");
    }

    @Test
    void aLyingSpotMatchesNearbyPoses() {
        Spot.Lying lying = new Spot.Lying(new Place("tank-2"), new Pose(10, 20, 350), 3, 15);
        assertThat(lying.near(new Pose(12, 22, 4))).isTrue();
        assertThat(lying.near(new Pose(12, 23, 4))).isFalse();
        assertThat(lying.near(new Pose(12, 22, 6))).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Spot.Lying(new Place("tank-2"), new Pose(0, 0, 0), 0, 15))
                .withMessage("tank-2 needs tolerances of more than 0: no piece lies exactly at its pose");
    }

    @Test
    void anOpenQuestionHasADefaultAndAnotherAnswer() {
        assertThat(new HouseRuling("stalemate", List.of("draw", "loss"), "9", "Who wins?").byDefault())
                .isEqualTo("draw");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new HouseRuling("stalemate", List.of("draw"), "9", "Who wins?"))
                .withMessage("stalemate needs two answers to choose from");
    }

    @Test
    void anOutlineHasThreeCorners() {
        List<Point> two = List.of(new Point(0, 0), new Point(1, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Area(A1, two, Area.Tint.HOME))
                .withMessage("a1 needs at least three corners");
        List<Point> three = List.of(new Point(0, 0), new Point(1, 0), new Point(0, 1));
        assertThat(new Area(A1, three, Area.Tint.HOME).outline()).isEqualTo(three);
    }

    @Test
    void aRulingKeepsWhatHappened() {
        List<Event> events = new ArrayList<>(List.of(new Event(Law.ONLY, "It happened.", List.of(A1))));
        Verdict.Accepted<String, String> accepted = new Verdict.Accepted<>("next", events);
        events.clear();
        assertThat(accepted.events()).extracting(Event::says).containsExactly("It happened.");
    }

    @Test
    void eventsAreComposedOnDemand() {
        List<Event> events = new ArrayList<>();
        Verdict.Accepted<String, String> accepted = new Verdict.Accepted<>("next", () -> events);
        events.add(new Event(Law.ONLY, "It happened.", List.of()));
        assertThat(accepted.events()).hasSize(1);
    }

    @Test
    void anOutcomeByARuleNamesIt() {
        assertThat(new Outcome("won", List.of(WHITE), Law.ONLY, "White wins.").rule())
                .isEqualTo(Optional.of(Law.ONLY));
    }

    @Test
    void aViewNeedsNoStrikes() {
        assertThat(new View(Placement.EMPTY, List.of(), List.of("fact")).strikes())
                .isEmpty();
        assertThat(new View(Placement.EMPTY, List.of(), List.of("fact")).facts())
                .containsExactly("fact");
    }

    @Test
    void tagsOfDiceAndOfBoardsKeepToTheirRanges() {
        assertThat(new DieType.Face("sword", OptionalInt.of(229)).tag()).hasValue(229);
        assertThatIllegalArgumentException().isThrownBy(() -> new DieType.Face("sword", OptionalInt.of(230)));
        assertThat(new Board.BoardTag(230, new Point(0, 0), 20).id()).isEqualTo(Board.BoardTag.FIRST);
        assertThat(new Board.BoardTag(245, new Point(0, 0), 20).id()).isEqualTo(Board.BoardTag.LAST);
        assertThatIllegalArgumentException().isThrownBy(() -> new Board.BoardTag(229, new Point(0, 0), 20));
        assertThatIllegalArgumentException().isThrownBy(() -> new Board.BoardTag(246, new Point(0, 0), 20));
        assertThatIllegalArgumentException().isThrownBy(() -> new Board.BoardTag(240, new Point(0, 0), 0));
    }
}
