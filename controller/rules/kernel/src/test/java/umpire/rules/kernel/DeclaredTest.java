package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a game declares of itself is complete, and nobody changes it afterwards. */
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
    void aDieNamedByHandLiesAnywhere() {
        assertThat(DieShown.of("d6", "5")).isEqualTo(new DieShown("d6", "5", "d6", new Pose(0, 0, 0)));
    }

    @Test
    void whatLiesAtAPoseIsFoundNearIt() {
        Spot.Lying lying = new Spot.Lying(new Place("tank-2"), new Pose(10, 20, 350), 3, 15);
        assertThat(lying.near(new Pose(12, 22, 4))).isTrue();
        assertThat(lying.near(new Pose(12, 23, 4))).isFalse();
        assertThat(lying.near(new Pose(12, 22, 6))).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Spot.Lying(new Place("tank-2"), new Pose(0, 0, 0), 0, 15))
                .withMessage("tank-2 lies nowhere exactly: its tolerances are more than 0");
    }

    @Test
    void anOpenQuestionHasADefault() {
        assertThat(new HouseRuling("stalemate", List.of("draw", "loss"), "9", "Who wins?").byDefault())
                .isEqualTo("draw");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new HouseRuling("stalemate", List.of(), "9", "Who wins?"))
                .withMessage("stalemate needs at least its default");
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
        Ruling.Accepted<String, String> accepted = new Ruling.Accepted<>("next", events);
        events.clear();
        assertThat(accepted.events()).extracting(Event::says).containsExactly("It happened.");
    }

    @Test
    void whatIsToldLaterIsAskedForThen() {
        List<Event> events = new ArrayList<>();
        Ruling.Accepted<String, String> accepted = new Ruling.Accepted<>("next", () -> events);
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
        assertThat(new View(Picture.EMPTY, List.of(), List.of("fact")).strikes())
                .isEmpty();
        assertThat(new View(Picture.EMPTY, List.of(), List.of("fact")).facts()).containsExactly("fact");
    }
}
