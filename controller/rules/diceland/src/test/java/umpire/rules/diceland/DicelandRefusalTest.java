package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Verdict;

/** Tables of refusals in the order in which rules are tried: one row, one action, the rule that speaks. */
class DicelandRefusalTest {
    private static final String TABLE = "light-tank-1=8@0,0>0 light-tank-2=hand missile-tank-1=8@-200,-150>0 "
            + "heavy-tank-1=reserve2 howitzer-1=hand gev-1=7@-200,100>0 infantry-3=A4@150,-60>0 "
            + "infantry-1=b:A1@150,0>0 infantry-2=b:A1@250,0>0 infantry-4=b:hand gev-2=b:8@0,200>0";

    private static SheetRule refused(String scenario, String before, String actions) {
        DicelandCase told = DicelandCase.parse(0, "- :: " + scenario + " :: " + before + " :: " + actions + " :: no");
        Game<Position, Action> game = Duels.game(
                told.scenario().get(0), told.scenario().stream().skip(1).toArray(String[]::new));
        Position state = before.equals("opening=1")
                ? game.opening()
                : game.readPosition(told.position()).orThrow();
        Optional<SheetRule> rule = Optional.empty();
        for (String action : told.actions()) {
            assertThat(rule).as("before " + action).isEmpty();
            switch (game.judge(state, game.readAction(state, action).orThrow())) {
                case Verdict.Accepted<Position, Action> accepted -> state = accepted.next();
                case Verdict.Refused<Position, Action> refused -> rule = Optional.of((SheetRule) refused.rule());
            }
        }
        return rule.orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            enlist light-tank-1                   | ARMY_IS_BUILT
            ready                                 | ARMY_IS_BUILT
            first red                             | FIRST_IS_DECIDED
            place light-tank-2                    | NO_PLACING_NOW
            land light-tank-1=off                 | NOTHING_IS_THROWN
            fair                                  | NO_FOUL_NOW
            foul out                              | NO_FOUL_NOW
            line seen                             | NO_LINE_NOW
            rest                                  | PASS_OR_REST
            throw light-tank-2; pass              | THROW_LANDS_FIRST
            throw infantry-4                      | DIE_IS_YOURS
            throw ogre-red                        | DIE_IS_YOURS
            throw heavy-tank-1                    | RESERVE_WAITS
            throw light-tank-1                    | FROM_THE_HAND
            roll infantry-1 x                     | DIE_IS_YOURS
            roll light-tank-2 x                   | MUST_BE_IN_PLAY
            roll light-tank-1 z                   | GREEN_DOT
            fire light-tank-1 main at infantry-1  | SIDE_HAS_WEAPON
            fire light-tank-1                     | ONE_TARGET
            fire light-tank-1 at infantry-9       | DIE_OF_THE_BOX
            fire light-tank-1 at infantry-3       | ENEMIES_ONLY
            fire light-tank-1 at infantry-4       | MUST_BE_IN_PLAY
            fire light-tank-1 at post-blue        | MUST_BE_IN_PLAY
            fire light-tank-1 at infantry-2       | CLOSEST_ONLY
            fire missile-tank-1 at gev-2          | DODGES
            fire light-tank-1 at infantry-1 hitting main | ONLY_OGRES_HAVE_SYSTEMS
            ask light-tank-1 at infantry-1        | LINE_IS_CLEAR
            call light-tank-1 howitzer-1          | CALL_NAMES_CLASS
            call light-tank-1 heavy-tank-1        | RESERVE_WAITS
            call missile-tank-1 light-tank-2      | SIDE_HAS_EFFECT
            jump light-tank-1                     | SIDE_HAS_EFFECT
            command                               | POST_STANDS
            """)
    void atTheBeginningOfATurn(String actions, SheetRule rule) {
        assertThat(refused("LARGE_ARMIES", TABLE, actions)).isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            opening=1 | throw gev-1                                                       | ARMIES_FIRST
            opening=1 | ready                                                             | ARMY_NEEDS_A_DIE
            opening=1 | enlist ogre-blue                                                  | OGRE_JOINS_NO_ARMY
            opening=1 | enlist gev-1; enlist gev-1                                        | DIE_IS_FREE
            opening=1 | enlist howitzer-1; enlist howitzer-2; enlist mobile-howitzer-1; enlist mobile-howitzer-2; enlist gev-1 | ARMY_LIMIT
            opening=1 | enlist gev-1; ready; throw gev-1                                  | PLACED_BY_HAND
            opening=1 | enlist gev-1; ready; land gev-1=8,0,0,0                           | EVERY_DIE_IS_MEASURED
            opening=1 | enlist gev-1; ready; land ogre-blue=8,0,60,0                      | PLACED_IN_THE_MIDDLE
            opening=1 | enlist gev-1; ready; land ogre-blue=off                           | PLACED_IN_THE_MIDDLE
            turn=blue infantry-1=A1@200,0>0 ogre-blue=8@0,0>0 | fire ogre-blue main at infantry-1; fire ogre-blue main at infantry-1 | SHOOT_THEN_MOVE
            turn=blue infantry-1=A1@200,0>0 ogre-blue=8@0,0>0 | throw ogre-blue           | OGRE_IS_NOT_THROWN
            turn=blue infantry-1=A1@200,0>0 ogre-blue=8@0,0>0#1,4,2,8/0,1,1 | roll ogre-blue x | TREADS_ARE_GONE
            turn=blue infantry-1=A1@200,0>0 ogre-blue=8@0,0>0#0,4,2,8/0,1,1 | fire ogre-blue main at infantry-1 | WEAPON_IS_DESTROYED
            turn=blue infantry-1=A1@200,0>0 ogre-blue=8@0,0>0 | fire ogre-blue ap at infantry-1 | ALL_RANGE_CHOOSES_NOBODY
            turn=blue infantry-1=hand armor=0,0 ogre-blue=8@0,0>0 | fire ogre-blue ap      | NOBODY_IN_SIGHT
            turn=blue infantry-1=A1@200,0>0 ogre-blue=8@0,0>180 | fire ogre-blue main at infantry-1 | OUT_OF_SIGHT
            turn=blue infantry-1=A4@250,-200>0 ogre-blue=8@0,0>30 | fire ogre-blue secondary at post-red | POST_IS_FARTHEST
            turn=blue infantry-1=hand ogre-blue=8@0,240>90 | roll ogre-blue x              | EDGE_OF_THE_TABLE
            heavy-tank-1=8@-200,0>0 ogre-blue=8@0,0>0 | fire heavy-tank-1 at ogre-blue     | SYSTEM_IS_NAMED
            heavy-tank-1=8@-250,0>0 infantry-2=A4@-165,0>0 ogre-blue=8@0,0>0 | roll heavy-tank-1 x | WAY_IS_BARRED
            infantry-1=hand ogre-blue=8@0,0>0         | command                            | COMMAND_NEEDS_ALLIES
            infantry-1=A4@-200,0>0 infantry-2=A4@-200,-200>0 ogre-blue=8@0,0>0 | command; pass | PASS_OR_REST
            infantry-1=A4@-200,0>0 infantry-2=A4@-200,-200>0 ogre-blue=8@0,0>0 | command; command | ONE_ACTION
            infantry-1=A4@-200,0>0 infantry-2=A4@-200,-200>0 ogre-blue=8@0,0>0 | command; roll infantry-1 x | ONLY_THAT_DIE
            passes=2 infantry-1=A4@-200,0>0 ogre-blue=8@0,0>0 | pass                       | NO_PASS_AGAIN
            infantry-1=hand ogre-blue=8@0,0>0 | throw infantry-1; land infantry-1=A1,200,0,0 ogre-blue=8,0,0,0; pass | FOUL_IS_ASKED
            infantry-1=hand ogre-blue=8@0,0>0 | throw infantry-1; land infantry-1=A1,200,0,0        | EVERY_DIE_IS_MEASURED
            infantry-1=hand ogre-blue=8@0,0>0 | throw infantry-1; land infantry-1=A1,349,0,0 ogre-blue=8,0,0,0 | EVERY_DIE_IS_MEASURED
            infantry-1=hand ogre-blue=8@0,0>0 | throw infantry-1; land ogre-blue=8,0,0,0 infantry-1=A1,60,0,0 | DICE_ARE_SOLID
            infantry-1=hand ogre-blue=8@0,0>0 | throw infantry-1; land ogre-blue=8,0,0,0 infantry-1=A1,200,0,0 infantry-2=off | EVERY_DIE_IS_MEASURED
            infantry-1=hand ogre-blue=8@0,0>0 | throw infantry-1; land ogre-blue=8,0,0,0 infantry-1=A1,200,0,0 infantry-1=off | EVERY_DIE_IS_MEASURED
            turn=blue infantry-1=A1@-57.7,150>0 ogre-blue=8@0,0>0 | fire ogre-blue main at infantry-1 | LINE_IS_CLOSE
            turn=blue infantry-1=A1@-57.7,150>0 ogre-blue=8@0,0>0 | ask ogre-blue main at infantry-1; pass | LINE_IS_ASKED
            phase=over_red_ogre-killed red=killed*ogre*1 infantry-1=hand ogre-blue=reserve3 | pass  | GAME_IS_OVER
            """)
    void againstAnOgre(String before, String actions, SheetRule rule) {
        assertThat(refused("MARK_III", before, actions)).isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            opening=1 | enlist gev-1; ready; enlist gev-2; ready; land ogre-red=8,0,-150,0; land ogre-red=8,0,-150,0 ogre-blue=8,0,150,0; pass | WHO_IS_FIRST
            opening=1 | enlist gev-1; ready; enlist infantry-1; ready; land ogre-red=8,0,-150,0; land ogre-red=8,0,-150,0 ogre-blue=8,0,150,0; pass | WHO_IS_FIRST
            turn=blue light-tank-1=b:hand ogre-blue=8@0,0>0 ogre-red=8@130,0>0 | roll ogre-blue x | OGRE_BARS_OGRE
            opening=1 | enlist gev-1; ready; enlist gev-2; ready; land ogre-red=8,0,-150,0; land ogre-red=8,0,-110,0 ogre-blue=8,0,150,0 | PLACED_IN_THE_MIDDLE
            opening=1 | enlist gev-1; ready; enlist gev-2; ready; land ogre-red=8,0,-150,0; land ogre-red=7,0,-150,0 ogre-blue=8,0,150,0 | PLACED_IN_THE_MIDDLE
            opening=1 | enlist gev-1; ready; enlist gev-2; ready; land ogre-red=8,0,-204,0 | PLACED_IN_THE_MIDDLE
            opening=1 | enlist gev-1; ready; enlist gev-2; ready; land ogre-red=8,0,-110,0; land ogre-red=8,0,-110,0 ogre-blue=8,0,40,0 | PLACED_IN_THE_MIDDLE
            """)
    void betweenTwoOgres(String before, String actions, SheetRule rule) {
        assertThat(refused("OGRES", before, actions)).isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            MARK_III     | 30
            MARK_V       | 30
            ARMIES       | 30
            LARGE_ARMIES | 50
            """)
    void aMixedArmyLosesThePointsOfItsSmallestDie(String scenario, int points) {
        String mixed = CatalogueFileTest.text().replaceFirst("(?s)(gev:.*?)team: ogre", "$1team: other");
        Game<Position, Action> game =
                Duels.open(mixed, Map.of("scenario", scenario)).orThrow();
        Position state = game.opening();
        String army = points == 30
                ? "howitzer-1 howitzer-2 infantry-1 infantry-2 infantry-3 infantry-4 gev-1"
                : "howitzer-1 howitzer-2 mobile-howitzer-1 mobile-howitzer-2 infantry-1 infantry-2 light-tank-1 gev-1";
        for (String die : army.split(" ")) {
            Verdict<Position, Action> ruling = game.judge(state, new Action.Enlist(die));
            if (ruling instanceof Verdict.Accepted<Position, Action> accepted) {
                state = accepted.next();
            } else {
                assertThat(((Verdict.Refused<Position, Action>) ruling).why()).contains("no more than " + points);
                assertThat(((Verdict.Refused<Position, Action>) ruling).rule()).isEqualTo(SheetRule.MIXED_TEAMS);
                assertThat(die).isEqualTo("gev-1");
                return;
            }
        }
        throw new AssertionError("the army was never too large");
    }
}
