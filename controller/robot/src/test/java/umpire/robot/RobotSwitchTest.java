package umpire.robot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** People pause and step the robot on the page of the virtual table. */
class RobotSwitchTest {
    private final RobotSwitch robot = new RobotSwitch();

    @Test
    void itPlaysByDefault() {
        assertThat(robot.mayAct(0, 0)).isTrue();
        assertThat(robot.mayAct(1, 10)).isTrue();
    }

    @Test
    void aPausedRobotDoesNothing() {
        robot.pause(true);
        assertThat(robot.mayAct(0, 0)).isFalse();
        assertThat(robot.mayAct(0, 1_000_000)).isFalse();
        robot.pause(false);
        assertThat(robot.mayAct(0, 1_000_001)).isTrue();
    }

    @Test
    void aStepIsOneActionHoweverLongItTakes() {
        robot.mayAct(4, 0);
        robot.step();
        assertThat(robot.mayAct(4, 100)).isTrue();
        assertThat(robot.mayAct(4, 9_000)).isTrue();
        assertThat(robot.mayAct(5, 9_100)).isFalse();
        assertThat(robot.mayAct(5, 99_000)).isFalse();
    }

    @Test
    void severalStepsAreAllMade() {
        robot.mayAct(4, 0);
        robot.step();
        robot.step();
        assertThat(robot.mayAct(5, 100)).isTrue();
        assertThat(robot.mayAct(6, 200)).isFalse();
    }

    @Test
    void itPausesAfterEachActionAsSet() {
        robot.rest(1_500);
        assertThat(robot.mayAct(0, 0)).isTrue();
        assertThat(robot.mayAct(1, 1_000)).isFalse();
        assertThat(robot.mayAct(1, 2_499)).isFalse();
        assertThat(robot.mayAct(1, 2_500)).isTrue();
    }

    @Test
    void thePageShowsTheSwitch() {
        robot.rest(4_000);
        robot.step();
        assertThat(robot.orders()).isEqualTo(new RobotSwitch.Orders(true, 1, 4_000, false));
    }
}
