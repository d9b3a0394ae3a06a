package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

class DicelandNotationTest {
    private static final Game<Duel, DuelAction> GAME = Duels.game("OGRES", "posts=BOTH");
    private static final String GOOD =
            "red choosing | infantry-1:blue@A3,12.5,-30,45 gev-1:red@hand heavy-tank-1:red@reserve2 "
                    + "ogre-red:red@8,0,-150,0:1,4,2,8:15,15,15 ogre-blue:blue@7,0,150,90:1,3,2,8:12,15,15 | 60,48 | "
                    + "killed*gev*2,crushed*infantry*1 | knocked-off*light-tank*1 | ogre-red | 1 | ogre-red/main/infantry-1/seen";

    private static String why(Parsed<?> parsed) {
        return parsed instanceof Parsed.Bad<?> bad ? bad.why() : "read";
    }

    @Test
    void aPositionIsWrittenAsItWasRead() {
        assertThat(GAME.writePosition(GAME.readPosition(GOOD).orThrow())).isEqualTo(GOOD);
    }

    @Test
    void whatIsLeftOutAtTheEndIsAsAtTheBeginning() {
        String twoParts = GOOD.substring(0, GOOD.indexOf(" | 60,48"));
        assertThat(GAME.writePosition(GAME.readPosition(twoParts).orThrow()))
                .isEqualTo(twoParts + " | 60,60 | - | - | - | 0 | -");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "enlist infantry-1",
                "ready",
                "first blue",
                "place gev-2",
                "throw gev-1",
                "fair",
                "foul out",
                "foul stays",
                "land infantry-1=A3,12.5,-30,45 gev-1=off",
                "roll gev-1 z",
                "fire gev-1 at post-red",
                "fire ogre-red main at ogre-blue hitting treads",
                "fire ogre-blue ap",
                "fire ogre-blue ap hitting main",
                "call infantry-1 infantry-2",
                "jump gev-3",
                "command",
                "rest",
                "pass",
                "ask ogre-red main at infantry-1",
                "ask gev-1 at infantry-1",
                "line seen",
                "line hidden"
            })
    void anActionIsWrittenAsItWasRead(String text) {
        assertThat(GAME.write(GAME.readAction(GAME.opening(), text).orThrow())).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fly gev-1",
                "roll gev-1",
                "roll gev-1 w",
                "roll gev-9 x",
                "roll gev-1 x y",
                "fire gev-1 at",
                "foul",
                "foul no",
                "fire ogre-red main at ogre-blue hitting wheels",
                "land gev-1",
                "land gev-1=9,0,0,0",
                "land gev-1=8,0,0",
                "land gev-1=8,0,0,north",
                "land tank=8,0,0,0",
                "first green",
                "line maybe",
                "call gev-1",
                "pass on",
                ""
            })
    void whatIsNoActionIsToldWhichThereAre(String text) {
        assertThat(why(GAME.readAction(GAME.opening(), text))).contains("is no action. There are enlist DIE");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            red choosing                   ; green choosing                 ; 'green choosing' is no turn
            red choosing                   ; red dreaming                   ; 'red dreaming' is no turn
            gev-1:red@hand                 ; gev-1:red@pocket               ; 'gev-1:red@pocket' is no die
            gev-1:red@hand                 ; gev-1:red@hand gev-1:blue@hand ; 'gev-1:blue@hand' is no die, or named twice
            gev-1:red@hand                 ; gev-1:red@9,0,0,0              ; 'gev-1:red@9,0,0,0' is no die
            gev-1:red@hand                 ; gev-1:red@hand:1,4,2,8:1,1,1   ; is no die
            :1,3,2,8:12,15,15              ; :1,3,2,8:12,15                 ; is no die
            60,48                          ; 60                             ; '60' is no 3. part
            killed*gev*2                   ; killed*gev*0                   ; is no 4. part
            killed*gev*2                   ; eaten*gev*2                    ; is no 4. part
            knocked-off*light-tank*1       ; knocked-off*sub*1              ; is no 5. part
            | ogre-red |                   ; | ogre |                       ; 'ogre' is no 6. part
            | 1 |                          ; | often |                      ; 'often' is no 7. part
            infantry-1/seen                ; infantry-1/perhaps             ; is no 8. part
            60,48                          ; 60,61                          ; Blue's Command Post has no more than 60 armor
            @A3,12.5,-30,45                ; @A3,349,-30,45                 ; Infantry 1 lies beyond the edge of the table
            @A3,12.5,-30,45                ; @A3,0,-150,0                   ; Infantry 1 lies where Red's Ogre does
            ogre-blue:blue                 ; ogre-blue:red                  ; Blue's Ogre does not play for Red
            :1,3,2,8:12,15,15              ; :2,3,2,8:12,15,15              ; the tracking card of Blue's Ogre has no more than
            killed*gev*2                   ; killed*ogre*1                  ; the game is over exactly when somebody has 50 points
            | ogre-red |                   ; | ogre-blue |                  ; Blue's Ogre follows no Command of Red
            | ogre-red |                   ; | ogre-red,ogre-red |          ; a die follows a Command once
            ogre-red/main/infantry-1       ; ogre-red/main/infantry-2       ; no sight line leads from ogre-red to infantry-2
            red choosing                   ; red airborne infantry-1        ; what is awaited does not fit the dice
            red choosing                   ; red acting gev-1 landed        ; what is awaited does not fit the dice
            red choosing                   ; red moving ogre-blue           ; what is awaited does not fit the dice
            red choosing                   ; red line ogre-red main gev-1   ; what is awaited does not fit the dice
            red choosing                   ; red enlisting                  ; what is awaited does not fit the dice
            red choosing                   ; red first                      ; what is awaited does not fit the dice
            red choosing                   ; red over red points            ; the game is over exactly when
            @8,0,-150,0                    ; @hand                          ; what is awaited does not fit the dice
            """)
    void whatCannotBeIsTold(String good, String bad, String says) {
        assertThat(GOOD).contains(good);
        assertThat(why(GAME.readPosition(GOOD.replace(good, bad)))).contains(says);
    }

    @Test
    void blueHasNoArmyAgainstAnArmy() {
        assertThat(why(Duels.game("MARK_III")
                        .readPosition("red choosing | gev-1:blue@hand ogre-blue:blue@8,0,0,0:1,4,2,8:15,15,15")))
                .contains("Blue has no army but the Ogre");
    }

    @Test
    void aLineWithoutPartsIsNoPosition() {
        assertThat(why(GAME.readPosition("nothing"))).contains("eight parts");
    }
}
