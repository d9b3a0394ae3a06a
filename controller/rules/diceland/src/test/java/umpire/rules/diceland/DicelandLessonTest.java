package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.LessonLaws;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;

class DicelandLessonTest {
    private final Game<Position, ?> game = Duels.game("MARK_III");

    @Test
    void theLessonCanBePlayedAsItIsWritten() {
        new LessonLaws<>(game, Map.of("Not over that corner", "GREEN_DOT")).hold();
    }

    /** The next step tells what became of the treads. */
    @Test
    void theShotHasNoTargetButTheOneThatIsNamed() {
        LessonStep step = named("Shoot");
        assertThat(step.says()).endsWith("as the target the treads on which it rolls.");
        assertThat(step.task()).isEqualTo(new LessonTask.Perform(List.of("fire gev-1 at ogre-blue hitting treads")));
    }

    private LessonStep named(String title) {
        return game.lesson().orElseThrow().steps().stream()
                .filter(each -> each.title().equals(title))
                .findFirst()
                .orElseThrow();
    }

    /** It tells where the corners of the Light Tank point, as Red sees them. */
    @Test
    void theCornersPointWhereTheLessonSays() {
        LessonStep step = named("Maneuver");
        assertThat(step.says())
                .contains("x points to the left, y to the right and toward you, z to the right and away from you");
        Position begins = game.readPosition(step.position().orElseThrow()).orThrow();
        FlatDie tank = begins.inPlay()
                .filter(die -> die.name().equals("light-tank-1"))
                .findFirst()
                .orElseThrow()
                .lying()
                .orElseThrow();
        assertThat(across(tank, TopCorner.X)).isLessThan(-0.9);
        assertThat(across(tank, TopCorner.Y)).isPositive();
        assertThat(away(tank, TopCorner.Y)).isNegative();
        assertThat(across(tank, TopCorner.Z)).isPositive();
        assertThat(away(tank, TopCorner.Z)).isPositive();
    }

    private static double across(FlatDie die, TopCorner corner) {
        return Math.cos(Math.toRadians(die.cornerDeg(corner)));
    }

    private static double away(FlatDie die, TopCorner corner) {
        return Math.sin(Math.toRadians(die.cornerDeg(corner)));
    }
}
