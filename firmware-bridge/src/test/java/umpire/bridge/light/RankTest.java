package umpire.bridge.light;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds;
import umpire.hardware.Leds.Led;
import umpire.hardware.Table;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Cue.Role;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;

/** If several roles ask for one place, the most urgent is shown. */
class RankTest {
    private static final List<Role> URGENT_FIRST = List.of(
            Role.TAKE_FROM, Role.TOUCHED, Role.MAY_TOUCH, Role.MAY_GO, Role.HIDDEN, Role.MAY_ACT, Role.LAST_ACTION);

    private static final Leds STRIP = Leds.roundTheEdge(Table.standard(), 288);

    private final LightPlan plan = new LightPlan(STRIP, new StripPower(1, 20, 0, 1e9));

    static Stream<Arguments> pairs() {
        return IntStream.range(1, URGENT_FIRST.size())
                .mapToObj(i -> Arguments.of(URGENT_FIRST.get(i - 1), URGENT_FIRST.get(i)));
    }

    private List<Rgb> colours(Role... roles) {
        return colours(
                Stream.of(roles).map(role -> new Cue(new Place("c6"), role, 0)).toList());
    }

    private List<Rgb> colours(List<Cue> cues) {
        Prompt prompt = new Prompt(Prompt.Need.CHOICE, Optional.empty(), "", List.of(), -1, List.of(), cues);
        TableSnapshot tableSnapshot = TableSnapshots.of(TableSnapshot.GameStatus.READY, prompt);
        return plan.at(tableSnapshot, Boards.eightByEight(50), Optional.of(new Pose(0, 0, 0)), 0);
    }

    @ParameterizedTest(name = "{0} before {1}")
    @MethodSource("pairs")
    void theRolesAreRankedByWhatTheyAskFor(Role urgent, Role other) {
        assertThat(RoleStyle.rank(urgent)).isLessThan(RoleStyle.rank(other));
    }

    @Test
    void takingAndPuttingAreAlikeUrgent() {
        assertThat(RoleStyle.rank(Role.PUT_TO)).isEqualTo(RoleStyle.rank(Role.TAKE_FROM));
        assertThat(URGENT_FIRST).isSortedAccordingTo(Comparator.comparingInt(RoleStyle::rank));
    }

    @Test
    void touchedOutranksMayAct() {
        Rgb touched = RoleStyle.of(Role.TOUCHED).hue();
        assertThat(colours(Role.TOUCHED, Role.MAY_ACT))
                .contains(touched)
                .doesNotContain(RoleStyle.of(Role.MAY_ACT).hue());
        assertThat(colours(Role.MAY_ACT, Role.TOUCHED))
                .contains(touched)
                .doesNotContain(RoleStyle.of(Role.MAY_ACT).hue());
    }

    @Test
    void thePlaceOnTurnOutranksATouchedOneInItsColumn() {
        Cue onTurn = new Cue(new Place("a8"), Role.MAY_GO, 0);
        Cue touched = new Cue(new Place("a1"), Role.TOUCHED, 0);
        List<Led> near = STRIP.leds().stream().filter(led -> led.yMm() == -330).toList();
        List<Rgb> colours = colours(List.of(onTurn, touched));
        assertThat(near.stream().map(led -> colours.get(STRIP.leds().indexOf(led))))
                .contains(RoleStyle.of(Role.MAY_GO).hue())
                .doesNotContain(RoleStyle.of(Role.TOUCHED).hue());
    }
}
