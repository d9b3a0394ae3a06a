package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.diceland.simple.SimpleSolids;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Verdict;

/** A die that rolls over an edge touches others with its turning solid, not with its shadow. */
@DisplayName("dice are solids")
class DicelandRollTest {
    private static String ruled(String scenario, String position, String action) {
        Game<Position, Action> game = Duels.game(scenario);
        Position state = game.readPosition(position).orThrow();
        return switch (game.judge(state, game.readAction(state, action).orThrow())) {
            case Verdict.Accepted<Position, Action> accepted ->
                accepted.events().stream().map(Event::says).collect(Collectors.joining(" "));
            case Verdict.Refused<Position, Action> refused -> refused.why();
        };
    }

    @ParameterizedTest(name = "{3}: {4}")
    @CsvSource(delimiter = ';', textBlock = """
            face to face they do not roll through each other ; ARMIES ; red choosing | light-tank-1:red@8,44,0,-90 light-tank-2:blue@8,0,0,-90 ; roll light-tank-1 y ; Light Tank 1 would brush Light Tank 2.
            but away from it a die rolls ; ARMIES ; red choosing | light-tank-1:red@8,46,0,-90 light-tank-2:blue@8,0,0,-90 ; roll light-tank-1 x ; Light Tank 1 rolls over corner x and shows side 1.
            unless its rear edge rises against the other's overhang ; ARMIES ; red choosing | light-tank-1:red@8,44,0,-90 light-tank-2:blue@8,0,0,-90 ; roll light-tank-1 x ; Light Tank 1 would brush Light Tank 2.
            an Ogre crushes what it rolls into ; MARK_III ; blue choosing | gev-1:red@1,-72.79,-7.99,30.02 ogre-blue:blue@2,0,0,-86.94:1,4,2,8:15,15,15 ; roll ogre-blue z ; Blue's Ogre rolls over corner z and shows side 1. Blue's Ogre crushes G.E.V. 1 and loses a tread dot: 3 points for Blue.
            it crushes nothing through clear air ; MARK_III ; blue choosing | gev-1:red@8,53.87,43.3,330 ogre-blue:blue@8,0,0,90:1,4,2,8:15,15,15 ; roll ogre-blue x ; Blue's Ogre rolls over corner x and shows side 1.
            nor over its other edge on that side ; MARK_III ; blue choosing | gev-1:red@8,53.87,43.3,330 ogre-blue:blue@8,0,0,90:1,4,2,8:15,15,15 ; roll ogre-blue z ; Blue's Ogre rolls over corner z and shows side 7.
            from below its overhang a die rolls out ; MARK_III ; red choosing | gev-1:red@8,0,64.5,0 ogre-blue:blue@8,0,0,0:1,4,2,8:15,15,15 ; roll gev-1 x ; G.E.V. 1 rolls over corner x and shows side 1.
            but not farther in ; MARK_III ; red choosing | gev-1:red@8,0,64.5,0 ogre-blue:blue@8,0,0,0:1,4,2,8:15,15,15 ; roll gev-1 y ; G.E.V. 1 would brush Blue's Ogre.
            and the Ogre rolls away over it ; MARK_III ; blue choosing | gev-1:red@8,0,64.5,0 ogre-blue:blue@8,0,0,0:1,4,2,8:15,15,15 ; roll ogre-blue y ; Blue's Ogre rolls over corner y and shows side 5.
            """)
    void collisionsAreThoseOfTheTurningSolid(
            String what, String scenario, String position, String action, String says) {
        assertThat(ruled(scenario, position, action)).as(what).isEqualTo(says);
    }

    /** Tries random rolls beside dice that touch: no permitted roll collides, and no refused roll is free. */
    @Test
    void noPermittedRollCollidesAndNoRefusedRollIsFree() {
        Game<Position, Action> game = Duels.game("MARK_III");
        Random random = new Random(7);
        int permitted = 0;
        int barred = 0;
        while (permitted + barred < 200) {
            String position = beside(random);
            if (!(game.readPosition(position) instanceof Parsed.Good<Position> good)) {
                continue;
            }
            Position state = good.value();
            FlatDie mover = state.fighter("gev-1").lying().orElseThrow();
            List<FlatDie> others = state.inPlay()
                    .filter(fighter -> !fighter.name().equals("gev-1"))
                    .flatMap(fighter -> fighter.lying().stream())
                    .toList();
            for (TopCorner corner : TopCorner.values()) {
                Verdict<Position, Action> ruling = game.judge(state, new Action.Maneuver("gev-1", corner));
                boolean meets = ruling instanceof Verdict.Refused<Position, Action>;
                // A roll within 0.03 mm of a touch may be judged either way.
                boolean wrong = meets
                        ? !comesDeeper(mover, corner, others, 1 - 0.03)
                        : comesDeeper(mover, corner, others, 1 + 0.03);
                assertThat(wrong)
                        .as("over %s in %s: %s", corner, position, ruling)
                        .isFalse();
                barred += meets ? 1 : 0;
                permitted += meets ? 0 : 1;
            }
        }
        assertThat(permitted).isGreaterThan(30);
        assertThat(barred).isGreaterThan(30);
    }

    private static boolean comesDeeper(FlatDie mover, TopCorner corner, List<FlatDie> others, double limitMm) {
        return others.stream()
                .anyMatch(other -> SimpleSolids.comesDeeper(
                        tips(mover),
                        mover.cornerDeg(corner),
                        tips(other),
                        Math.max(limitMm, SimpleSolids.deep(tips(mover), tips(other)))));
    }

    private static List<double[]> tips(FlatDie die) {
        return SimpleSolids.lying(
                die.pose().xMm(), die.pose().yMm(), die.reachMm(), die.pose().headingDeg() + 90);
    }

    /** A G.E.V. in the middle, an Infantry about as near as it can lie, and the Ogre somewhat farther off. */
    private static String beside(Random random) {
        return String.format(
                Locale.ROOT,
                "red choosing | infantry-1:red@A1,%s gev-1:red@1,0,0,%d ogre-blue:blue@8,%s:1,4,2,8:15,15,15",
                round(random, 42 + random.nextInt(14)),
                random.nextInt(360),
                round(random, 66 + random.nextInt(40)));
    }

    private static String round(Random random, double awayMm) {
        double turn = 2 * Math.PI * random.nextDouble();
        return String.format(
                Locale.ROOT, "%.2f,%.2f,%d", awayMm * Math.cos(turn), awayMm * Math.sin(turn), random.nextInt(360));
    }
}
