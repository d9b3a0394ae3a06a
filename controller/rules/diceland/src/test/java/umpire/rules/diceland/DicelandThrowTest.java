package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Verdict;

@DisplayName("the dice seen after a throw make an action, or name a fault")
class DicelandThrowTest {
    private static final Game<Position, Action> GAME = Duels.game("ARMIES");
    private static final Position FLYING = GAME.readPosition(
                    "red airborne gev-1 | gev-1:red@hand infantry-1:blue@A4,100,0,0 light-tank-1:red@8,-100,0,0")
            .orThrow();

    private static DieShown flat(String name, String side, double xMm, double yMm, double headingDeg) {
        return new DieShown(DieType.OCTAHEDRON, name, side, new Pose(xMm, yMm, headingDeg));
    }

    private static String made(DieShown... dice) {
        return switch (GAME.rolled(FLYING, List.of(dice))) {
            case Parsed.Good<Action> good -> GAME.write(good.value());
            case Parsed.Bad<Action> bad -> bad.why();
        };
    }

    private static final DieShown INFANTRY = flat("infantry-1", "A4", 100, 0, 0);
    private static final DieShown TANK = flat("light-tank-1", "8", -100, 0, 0);

    @Test
    void everyDieOnTheTableIsMeasuredAgain() {
        assertThat(made(flat("gev-1", "7", 0, 50.128, 12.344), TANK, flat("infantry-1", "A3", 120, 3, 90)))
                .isEqualTo("land infantry-1=A3,120,3,90 gev-1=7,0,50.13,12.34 light-tank-1=8,-100,0,0");
    }

    @Test
    void aDieThatLeansOrIsGoneIsOffTheTable() {
        DieShown leans = new DieShown(DieType.OCTAHEDRON, "gev-1", DieShown.Rest.LEANING, "", new Pose(60, 0, 0));
        assertThat(made(leans, TANK, INFANTRY)).contains("gev-1=off").contains("infantry-1=A4,100,0,0");
        assertThat(made(DieShown.gone(DieType.OCTAHEDRON, "gev-1"), TANK, INFANTRY))
                .contains("gev-1=off");
    }

    /** The table ends at 310; a lower corner points away from x, so at heading 270, with x at 0, it lies to the left. */
    @Test
    void aDieOfWhichACornerHangsOverTheEdgeIsOffTheTable() {
        assertThat(made(flat("gev-1", "8", 290, 0, 270), TANK, INFANTRY)).contains("gev-1=8,290,0,270");
        assertThat(made(flat("gev-1", "8", 290, 0, 90), TANK, INFANTRY)).contains("gev-1=off");
    }

    @Test
    void aDieOutOfPlayMayLieBesideTheTableAndNotOnIt() {
        DieShown thrown = flat("gev-1", "8", 0, 0, 0);
        assertThat(made(thrown, TANK, INFANTRY, flat("gev-2", "8", 345, 0, 0))).startsWith("land ");
        assertThat(made(thrown, TANK, INFANTRY, flat("gev-2", "8", 305, 0, 0)))
                .isEqualTo("G.E.V. 2 is not in the army of Red. Take it off the table.");
    }

    @Test
    void aDieThatIsNotSeenIsAskedFor() {
        assertThat(made(TANK, INFANTRY)).isEqualTo("Where is G.E.V. 1? If it is off the table, say gev-1=gone.");
        assertThat(made(TANK, flat("gev-1", "8", 0, 0, 0))).startsWith("Where is Infantry 1?");
    }

    @Test
    void aDieThatDoesNotPlayIsTakenAway() {
        assertThat(made(TANK, INFANTRY, flat("gev-1", "8", 0, 100, 0), flat("gev-2", "8", 200, 200, 0)))
                .isEqualTo("G.E.V. 2 is not in the army of Red. Take it off the table.");
    }

    /**
     * The dice that a wrong die pushed do not count as pushed by the right one. While the wrong die lies there, the table says which dice
     * to put back.
     */
    @Test
    void aWrongDieThrownIsNamedWithTheDiceItPushed() {
        Position two = GAME.readPosition(
                        "red airborne gev-1 | infantry-1:blue@A4,100,0,0 gev-1:red@hand gev-2:red@hand "
                                + "gev-3:red@reserve2 light-tank-1:red@8,-100,0,0")
                .orThrow();
        DieShown pushed = flat("infantry-1", "A4", 125, 0, 0);
        DieShown turned = flat("light-tank-1", "5", -100, 0, 0);
        assertThat(GAME.rolled(two, List.of(TANK, INFANTRY, flat("gev-2", "8", 200, 200, 0))))
                .isEqualTo(
                        Parsed.bad("G.E.V. 2 lies on the table, but G.E.V. 1 is to be thrown. Take it off the table."));
        assertThat(GAME.rolled(two, List.of(turned, pushed, flat("gev-2", "8", 200, 200, 0))))
                .isEqualTo(
                        Parsed.bad("G.E.V. 2 lies on the table, but G.E.V. 1 is to be thrown. Take it off the table, "
                                + "and put back what it pushed: Infantry 1, Light Tank 1."));
        assertThat(GAME.rolled(two, List.of(TANK, INFANTRY, flat("gev-3", "8", 200, 200, 0))))
                .isEqualTo(Parsed.bad("G.E.V. 3 is in reserve. Take it off the table."));
    }

    /** Dice cannot lie inside each other, so an eye that sees them so has measured them wrong. */
    @Test
    void diceThatSeemToLieInEachOtherAreNotTaken() {
        assertThat(made(TANK, INFANTRY, flat("gev-1", "8", 70, 0, 0)))
                .isEqualTo("Infantry 1 and G.E.V. 1 would lie inside each other.");
    }

    @Test
    void whileNoDieFliesNothingLands() {
        Position choosing =
                GAME.readPosition("red choosing | light-tank-1:red@8,-100,0,0").orThrow();
        assertThat(GAME.rolled(choosing, List.of(TANK))).isEqualTo(Parsed.bad("no die is thrown now"));
        assertThat(GAME.sampleRoll(choosing, GAME.dice(), most -> 0)).isEmpty();
    }

    @Test
    void aThrowIsOfOneDieAndCountsAll() {
        Awaited.Roll roll = (Awaited.Roll) GAME.awaited(FLYING);
        assertThat(roll.counted()).isEqualTo(Awaited.Roll.Counted.ALL_ON_THE_TABLE);
        assertThat(roll.dice()).containsExactly(new Dice(DieType.OCTAHEDRON, "gev-1", 1));
    }

    @Test
    void aDieInPlaceToBeginLiesWhereItMust() {
        Game<Position, Action> game = Duels.game("MARK_III");
        Position placing =
                game.readPosition("blue placing ogre-blue | gev-1:red@hand").orThrow();
        assertThat(game.rolled(placing, List.of(flat("ogre-blue", "8", 90, 0, 0))))
                .isEqualTo(Parsed.bad("Blue's Ogre lies 90 mm away from where it begins; up to 50 mm will do."));
        assertThat(game.rolled(placing, List.of(flat("ogre-blue", "8", 9, 0, 0))))
                .isInstanceOf(Parsed.Good.class);
    }

    @Test
    void pushedDiceAreToldWithDistanceAndSide() {
        Action landing = GAME.rolled(
                        FLYING, List.of(flat("gev-1", "7", 0, 50, 12), TANK, flat("infantry-1", "A3", 130, 40, 90)))
                .orThrow();
        List<String> told = ((Verdict.Accepted<Position, Action>) GAME.judge(FLYING, landing))
                .events().stream().map(Event::says).toList();
        assertThat(told)
                .containsExactly(
                        "Infantry 1 was pushed by 50 mm and lies on side A3 now.", "G.E.V. 1 lands on side 7.");
    }

    @Test
    void aDieRolledByHandIsComparedWithThePrediction() {
        Position choosing = GAME.readPosition("red choosing | light-tank-1:red@5,0,0,0 infantry-1:blue@A4,200,0,0")
                .orThrow();
        Position rolled = ((Verdict.Accepted<Position, Action>) GAME.judge(
                        choosing,
                        GAME.readAction(choosing, "roll light-tank-1 x").orThrow()))
                .next();
        Standing shown = GAME.show(rolled).standings().stream()
                .filter(standing -> standing.spot().place().name().equals("light-tank-1"))
                .findFirst()
                .orElseThrow();
        Spot.Lying lying = (Spot.Lying) shown.spot();
        assertThat(shown.token().name()).isEqualTo("light-tank-1/4");
        assertThat(lying.near(new Pose(3, 28.87 + 4, 175))).isTrue();
        assertThat(lying.near(new Pose(0, 28.87 + 12, 180))).isFalse();
        assertThat(lying.near(new Pose(0, 28.87, 165))).isFalse();
    }
}
