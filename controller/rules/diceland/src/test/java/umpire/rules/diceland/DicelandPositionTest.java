package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Verdict;

/** Each row changes one thing in a possible position, and says what is then impossible about it. */
@DisplayName("positions that cannot be are refused with what is wrong")
class DicelandPositionTest {
    private static final String AGAINST_AN_OGRE =
            "red choosing | infantry-1:red@A3,150,-100,45 gev-1:red@hand heavy-tank-1:red@reserve2 "
                    + "ogre-blue:blue@7,0,150,90:1,3,2,8:12,15,15 | 60,0 | - | killed*infantry*1 | - | 0 | -";
    private static final String COMMANDED =
            "red acting ogre-red commanded | infantry-1:blue@A3,150,-206.77,45 gev-1:red@hand gev-2:red@8,-200,0,12 "
                    + "light-tank-1:blue@hand heavy-tank-1:red@reserve2 ogre-red:red@8,0,-150,0:1,4,2,8:15,15,15 "
                    + "ogre-blue:blue@7,0,150,90:1,3,2,8:12,15,15 | 60,48 | killed*light-tank*2,crushed*infantry*1 | "
                    + "knocked-off*gev*1 | gev-2 | 0 | ogre-red/main/infantry-1/seen";
    private static final String BETWEEN_ARMIES =
            "red choosing | infantry-1:blue@A3,150,-100,45 gev-1:red@8,0,0,0 howitzer-1:blue@hand | 0,0 | "
                    + "killed*howitzer*4 | - | - | 1 | -";
    private static final String SETTING_UP =
            "blue placing ogre-blue | gev-1:red@hand gev-2:blue@hand ogre-red:red@8,0,-150,0:1,4,2,8:15,15,15 "
                    + "ogre-blue:blue@hand:1,4,2,8:15,15,15 | 0,0 | - | - | - | 0 | -";

    private static String why(Game<Position, Action> game, String position) {
        return switch (game.readPosition(position)) {
            case Parsed.Bad<Position> bad -> bad.why();
            case Parsed.Good<Position> good -> {
                playedOn(game, good.value());
                yield "taken";
            }
        };
    }

    /** A position that is taken can be played on. */
    private static void playedOn(Game<Position, Action> game, Position position) {
        assertThat(game.awaited(position)).isNotNull();
        for (Action action : game.actions(position)) {
            assertThat(game.judge(position, action)).isInstanceOf(Verdict.Accepted.class);
            String next = game.writePosition(game.following(position, action));
            assertThat(game.readPosition(next)).as(next).isInstanceOf(Parsed.Good.class);
        }
    }

    private static void changed(Game<Position, Action> game, String good, String part, String instead, String says) {
        assertThat(why(game, good)).isEqualTo("taken");
        assertThat(good).contains(part);
        String why = why(game, good.replace(part, instead));
        assertThat(why).contains(says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            @A3,150,-100,45            ; @A3,349,-100,45                 ; Infantry 1 lies beyond the edge of the table
            @A3,150,-100,45            ; @A3,40,150,45                   ; Infantry 1 and Blue's Ogre lie inside each other
            gev-1:red@hand             ; gev-1:red@8,150,-60,45          ; Infantry 1 and G.E.V. 1 lie inside each other
            gev-1:red@hand             ; gev-1:blue@hand                 ; Blue has no army but the Ogre, and not G.E.V. 1
            gev-1:red@hand             ; ogre-red:red@hand:1,4,2,8:15,15,15 ; Red's Ogre does not play for Red
            ogre-blue:blue             ; ogre-blue:red                   ; Blue's Ogre does not play for Red
            @7,0,150,90                ; @hand                           ; Blue's Ogre is not on the table
            @7,0,150,90                ; @reserve2                       ; Blue's Ogre is not on the table
            :1,3,2,8:                  ; :2,3,2,8:                       ; the tracking card of Blue's Ogre has no more than Main Battery 1, Secondary Batteries 4, Missiles 2, Antipersonnel 8, treads x 15, y 15, z 15
            :12,15,15                  ; :12,16,15                       ; the tracking card of Blue's Ogre has no more than
            @reserve2                  ; @reserve3                       ; taken
            @reserve2                  ; @reserve9                       ; Heavy Tank 1 is in reserve for no more than 3 turns
            60,0                       ; 61,0                            ; Red's Command Post has no more than 60 armor
            60,0                       ; 60,1                            ; Blue has no Command Post in this game, and so no armor
            gev-1:red@hand             ; howitzer-1:red@hand howitzer-2:red@hand mobile-howitzer-1:red@hand ; Red has an army of 40 points, and no more than 32 are allowed
            | - | killed*infantry*1    ; | killed*infantry*1 | -         ; taken
            | - | killed*infantry*1    ; | knocked-off*infantry*1 | -    ; taken
            killed*infantry*1          ; killed*howitzer*1               ; taken
            killed*infantry*1          ; killed*ogre*1                   ; Blue has 50 points, and the game is over with 50
            killed*infantry*1          ; crushed*ogre*1                  ; Blue has 50 points, and the game is over with 50
            killed*infantry*1          ; knocked-off*howitzer*1          ; taken
            killed*infantry*1          ; killed*infantry*25              ; Blue has 50 points, and the game is over with 50
            | - | 0 | -                ; | infantry-1 | 0 | -            ; no Command is followed at the beginning of a turn
            | 0 | -                    ; | 100 | -                       ; passes are counted up to 99
            red choosing               ; red enlisting                   ; Infantry 1 is not on the table yet
            red choosing               ; red electing                    ; the players do not decide who goes first in this scenario
            red choosing               ; red flipping                    ; the players do not decide who goes first in this scenario
            red choosing               ; red first                       ; no die is placed instead of a turn in this scenario
            red choosing               ; red placing gev-1               ; G.E.V. 1 is not put on the table by Red
            red choosing               ; red airborne infantry-1         ; Infantry 1 flies, and is in the hand until it lands
            red choosing               ; red airborne heavy-tank-1       ; Heavy Tank 1 flies, and is in the hand until it lands
            red choosing               ; red airborne light-tank-1       ; Light Tank 1 is not in the army of Red
            red choosing               ; red airborne tank               ; tank is not in the army of Red
            red choosing               ; blue airborne ogre-blue         ; Blue's Ogre is not thrown
            red choosing               ; red foul heavy-tank-1           ; Heavy Tank 1 was thrown, and is on the table or back in the hand
            red choosing               ; red acting gev-1 landed         ; G.E.V. 1 is not on the table
            red choosing               ; blue acting ogre-blue landed    ; Blue's Ogre is not thrown
            red choosing               ; blue acting ogre-blue commanded ; taken
            red choosing               ; red moving infantry-1           ; Infantry 1 is no Ogre, which alone moves after it fired
            red choosing               ; red moving ogre-blue            ; Blue's Ogre is not in the army of Red
            red choosing               ; red line infantry-1 gun ogre-blue ; no close sight line leads from Infantry 1 to Blue's Ogre
            red choosing               ; red over blue points            ; Blue has 2 points, and 50 win
            red choosing               ; red over red ogre-killed        ; Red has 0 points, and 50 win
            """)
    void againstAnOgre(String part, String instead, String says) {
        changed(Duels.game("MARK_III"), AGAINST_AN_OGRE, part, instead, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            | gev-2 |                   ; | ogre-blue |                  ; Blue's Ogre follows no Command, because it is no die of Red on the table
            | gev-2 |                   ; | gev-1 |                      ; G.E.V. 1 follows no Command, because it is no die of Red on the table
            | gev-2 |                   ; | gev-2,gev-2 |                ; a die follows a Command once
            | gev-2 |                   ; | gev-2,ogre-red |             ; Red's Ogre acts already, and follows the Command no more
            acting ogre-red commanded   ; choosing                       ; no Command is followed at the beginning of a turn
            | 0 |                       ; | 1 |                          ; no pass was made just before, because an action has begun
            main/infantry-1             ; main/infantry-2                ; no close sight line leads from Red's Ogre to Infantry 2
            main/infantry-1             ; missiles/infantry-1            ; no close sight line leads from Red's Ogre to Infantry 1
            main/infantry-1             ; gun/infantry-1                 ; no close sight line leads from Red's Ogre to Infantry 1
            /seen                       ; /seen,ogre-red/main/infantry-1/hidden ; an answer about a sight line is given twice
            ogre-red/main               ; ogre-blue/main                 ; no close sight line leads from Blue's Ogre to Infantry 1
            acting ogre-red commanded   ; line ogre-red main infantry-1 commanded ; whether Red's Ogre sees Infantry 1 was said already
            acting ogre-red commanded   ; line ogre-red missiles infantry-1 commanded ; no close sight line leads from Red's Ogre to Infantry 1
            acting ogre-red commanded   ; foul gev-1                     ; taken
            @A3,150,-206.77,45          ; @A3,150,-200,45                ; no close sight line leads from Red's Ogre to Infantry 1
            red acting ogre-red commanded ; red over red points          ; no Command is followed at the beginning of a turn, before the first and after the last
            killed*light-tank*2         ; killed*ogre*1                  ; Red has 52 points, and the game is over with 50
            """)
    void whileACommandIsFollowed(String part, String instead, String says) {
        changed(Duels.game("OGRES", "posts=BOTH"), COMMANDED, part, instead, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            killed*howitzer*4           ; crushed*howitzer*4             ; taken
            killed*howitzer*4           ; killed*gev*4                   ; taken
            killed*howitzer*4           ; killed*ogre*1                  ; Red has 50 points, and the game is over with 50
            | - | 1 |                   ; | gev-1 | 1 |                  ; no Command is followed, because Red has no Command Post in this game
            0,0                         ; 60,0                           ; Red has no Command Post in this game, and so no armor
            howitzer-1:blue             ; ogre-blue:blue@hand:1,4,2,8:15,15,15 howitzer-1:blue ; Blue's Ogre does not play for Blue
            red choosing                ; red placing gev-1              ; G.E.V. 1 is not put on the table by Red
            """)
    void betweenArmies(String part, String instead, String says) {
        changed(Duels.game("ARMIES"), BETWEEN_ARMIES, part, instead, says);
    }

    @Test
    void equalArmiesMayBeElecting() {
        assertThat(why(Duels.game("ARMIES"), "red electing | gev-1:red@hand gev-2:blue@hand"))
                .isEqualTo("taken");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            blue placing ogre-blue      ; blue placing ogre-red          ; Red's Ogre is not put on the table by Blue
            blue placing ogre-blue      ; red placing ogre-red           ; Red's Ogre is not on the table yet
            blue placing ogre-blue      ; red enlisting                  ; Red's Ogre is not on the table yet
            blue placing ogre-blue      ; blue flipping                  ; Blue's Ogre is on the table by now
            blue placing ogre-blue      ; red flipping                   ; Blue's Ogre is on the table by now
            blue placing ogre-blue      ; blue first                     ; no die is placed instead of a turn in this scenario
            @8,0,-150,0                 ; @8,0,0,0                       ; Red's Ogre does not lie where and how it begins
            gev-1:red@hand              ; gev-1:red@8,100,0,0            ; G.E.V. 1 is not on the table yet
            gev-1:red@hand              ; gev-1:red@reserve1             ; G.E.V. 1 is not in reserve before the first turn
            gev-2:blue@hand             ; gev-2:red@hand                 ; Blue has no army, which has one die at least
            @hand:1,4,2,8:15,15,15      ; @hand:1,4,2,8:14,15,15         ; taken
            | 0,0 | -                   ; | 0,0 | killed*gev*1           ; taken
            | 0 |                       ; | 1 |                          ; no pass was made just before, because an action has begun
            """)
    void beforeTheFirstTurn(String part, String instead, String says) {
        changed(Duels.game("OGRES"), SETTING_UP, part, instead, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            red enlisting               ; red enlisting                  ; taken
            red enlisting               ; blue enlisting                 ; Red has an army of 56 points, and no more than 38 are allowed
            """)
    void anArmyHasNoMorePointsThanItMay(String part, String instead, String says) {
        String few = "heavy-tank-1:red@hand howitzer-1:red@hand howitzer-2:red@hand mobile-howitzer-1:red@hand";
        String many = few.replace("heavy-tank-1:red@hand", "heavy-tank-1:red@hand heavy-tank-2:red@hand")
                + " mobile-howitzer-2:red@hand";
        String army = says.equals("taken") ? few : many;
        assertThat(why(Duels.game("ARMIES"), "red enlisting | " + army).replace(part, instead))
                .contains(says);
    }

    /** The game is over when a player has 50 points or more, in either player's turn. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            red over red points       ; reserve3  ; killed*howitzer*5                        ; taken
            red over red points       ; reserve3  ; killed*howitzer*5,killed*infantry*1      ; taken
            red over red points       ; reserve3  ; killed*howitzer*6                        ; taken
            red over red points       ; reserve3  ; killed*howitzer*4                        ; Red has 40 points, and 50 win
            red over red points       ; reserve4  ; killed*howitzer*5                        ; Howitzer 1 is in reserve for no more than 3 turns
            blue over red points      ; reserve3  ; killed*howitzer*5                        ; taken
            blue over red points      ; hand      ; killed*howitzer*4,knocked-off*howitzer*1 ; taken
            red over red ogre-killed  ; reserve3  ; killed*howitzer*5                        ; Red killed no Ogre, so the game did not end with that
            """)
    void aGameThatIsOverEndedWithItsPoints(String turn, String howitzer, String trophies, String says) {
        String position = turn + " | infantry-1:blue@A3,150,-100,45 gev-1:red@8,0,0,0 howitzer-1:blue@" + howitzer
                + " | 0,0 | " + trophies + " | - | - | 0 | -";
        assertThat(why(Duels.game("ARMIES"), position)).contains(says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            red over red ogre-killed  ; @reserve3     ; killed*ogre*1 ; -                  ; taken
            red over red points       ; @reserve3     ; killed*ogre*1 ; -                  ; Red killed an Ogre, and the game ended with that
            red over red ogre-killed  ; @7,0,150,90   ; killed*ogre*1 ; -                  ; taken
            red over red ogre-killed  ; @hand         ; killed*ogre*1 ; -                  ; taken
            red over blue points      ; @hand         ; -             ; knocked-off*ogre*1 ; taken
            red over blue ogre-killed ; @hand         ; -             ; knocked-off*ogre*1 ; Blue killed no Ogre, so the game did not end with that
            blue over blue points     ; @hand         ; -             ; knocked-off*ogre*1 ; taken
            red over blue points      ; @reserve3     ; -             ; knocked-off*ogre*1 ; taken
            """)
    void anOgreLeavesTheTableByEndingTheGame(String turn, String ogre, String red, String blue, String says) {
        String position = turn + " | gev-1:red@hand ogre-blue:blue" + ogre + ":1,3,2,8:12,15,15 | 60,0 | " + red + " | "
                + blue + " | - | 0 | -";
        assertThat(why(Duels.game("MARK_III"), position)).contains(says);
    }

    /** By a house ruling an Ogre that is knocked off counts as killed, in a turn of either side that throws. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            MARK_III ; red over red ogre-killed  ; @reserve3 ; killed*ogre*1 ; -                  ; taken
            MARK_III ; blue over red ogre-killed ; @reserve3 ; killed*ogre*1 ; -                  ; taken
            MARK_III ; red over blue points      ; @hand     ; -             ; knocked-off*ogre*1 ; taken
            OGRES    ; blue over red ogre-killed ; @reserve3 ; killed*ogre*1 ; -                  ; taken
            OGRES    ; blue over red ogre-killed ; @hand     ; killed*ogre*1 ; -                  ; taken
            """)
    void anOgreThatWasKnockedOffMayBeKilled(
            String scenario, String turn, String ogre, String red, String blue, String says) {
        String ogres = scenario.equals("OGRES") ? " infantry-1:blue@hand ogre-red:red@8,0,-150,0:1,4,2,8:15,15,15" : "";
        String position = turn + " | gev-1:red@hand" + ogres + " ogre-blue:blue" + ogre + ":1,3,2,8:12,15,15 | "
                + (scenario.equals("OGRES") ? "0,0" : "60,0") + " | " + red + " | " + blue + " | - | 0 | -";
        assertThat(why(Duels.game(scenario, "ogreKnockedOff=KILLED"), position)).contains(says);
    }

    /** The edge of the smaller die's upper face, 40.8 mm high, lies against the Ogre's face that rises outwards below its upper corner. */
    @Test
    @DisplayName("a die may lie below the overhang of an Ogre, with upper faces that overlap as seen from above")
    void aSmallDieMayLieBelowTheOverhangOfAnOgre() {
        String position = "red choosing | infantry-1:red@A1,0,%s,0 ogre-blue:blue@8,0,0,0:1,4,2,8:15,15,15";
        Game<Position, Action> game = Duels.game("MARK_III");
        assertThat(why(game, position.formatted("58"))).isEqualTo("taken");
        assertThat(why(game, position.formatted("56"))).isEqualTo("taken");
        assertThat(why(game, position.formatted("53"))).isEqualTo("Infantry 1 and Blue's Ogre lie inside each other");
    }

    @Test
    void inAHouseWithAnotherRuleOfReserveDiceWaitForLess() {
        Game<Position, Action> game = Duels.game("MARK_III", "reserveTurns=1");
        assertThat(why(game, AGAINST_AN_OGRE.replace("reserve2", "reserve3")))
                .isEqualTo("Heavy Tank 1 is in reserve for no more than 2 turns");
        assertThat(why(game, AGAINST_AN_OGRE)).isEqualTo("taken");
    }

    @Test
    void answersAboutLinesAreImpossibleWhereLinesAreNotAsked() {
        Game<Position, Action> game = Duels.game(Map.of("scenario", "OGRES", "posts", "BOTH", "closeLine", "SEEN"));
        assertThat(why(game, COMMANDED)).isEqualTo("no close sight line leads from Red's Ogre to Infantry 1");
    }
}
