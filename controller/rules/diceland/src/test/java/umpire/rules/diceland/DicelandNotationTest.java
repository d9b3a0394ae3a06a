package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

class DicelandNotationTest {
    private static final Game<Position, Action> GAME = Duels.game("OGRES", "posts=BOTH");
    private static final String GOOD =
            "red acting ogre-red commanded | infantry-1:blue@A3,150,-206.77,45 gev-1:red@hand gev-2:red@8,-200,0,12 "
                    + "light-tank-1:blue@hand heavy-tank-1:red@reserve2 ogre-red:red@8,0,-150,0:1,4,2,8:15,15,15 "
                    + "ogre-blue:blue@7,0,150,90:1,3,2,8:12,15,15 | 60,48 | killed*light-tank*2,crushed*infantry*1 | "
                    + "knocked-off*gev*1 | gev-2 | 0 | ogre-red/main/infantry-1/seen";

    private static String why(Parsed<?> parsed) {
        return parsed instanceof Parsed.Bad<?> bad ? bad.why() : "read";
    }

    @Test
    void aPositionIsWrittenAsItWasRead() {
        assertThat(GAME.writePosition(GAME.readPosition(GOOD).orThrow())).isEqualTo(GOOD);
    }

    @Test
    void partsLeftOutAtTheEndAreThoseOfTheOpening() {
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
    void anUnreadableActionIsAnsweredWithTheActionsThereAre(String text) {
        assertThat(why(GAME.readAction(GAME.opening(), text)))
                .contains("is not an action here. Actions look like: enlist DIE");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            red acting                ; green acting                   ; 'green acting ogre-red commanded' is not a turn
            acting ogre-red commanded ; dreaming                       ; 'red dreaming' is not a turn
            ogre-red commanded        ; ogre-red called                ; is not a turn
            gev-1:red@hand            ; gev-1:red@pocket               ; 'gev-1:red@pocket' is not a die
            gev-1:red@hand            ; gev-1:red@hand gev-1:blue@hand ; 'gev-1:blue@hand' is not a die, or is named twice
            gev-1:red@hand            ; gev-1:red@9,0,0,0              ; 'gev-1:red@9,0,0,0' is not a die
            gev-1:red@hand            ; gev-1:red@hand:1,4,2,8:1,1,1   ; is not a die
            gev-1:red@hand            ; gev-1@hand                     ; is not a die
            :1,3,2,8:12,15,15         ; :1,3,2,8:12,15                 ; is not a die
            :1,3,2,8:12,15,15         ; ' '                            ; is not a die
            60,48                     ; 60                             ; '60' is not the armor
            killed*light-tank*2       ; killed*light-tank*0            ; is not a list of what Red
            killed*light-tank*2       ; eaten*light-tank*2             ; is not a list of what Red
            killed*light-tank*2       ; crushed*infantry*2             ; is not a list of what Red
            knocked-off*gev*1         ; knocked-off*sub*1              ; is not a list of what Blue
            | gev-2 |                 ; | gev |                        ; 'gev' is not a list of dice
            | 0 |                     ; | often |                      ; 'often' is not a number of passes
            infantry-1/seen           ; infantry-1/perhaps             ; is not a list of answers
            """)
    void anUnreadablePositionIsToldWhy(String good, String bad, String says) {
        assertThat(GOOD).contains(good);
        assertThat(why(GAME.readPosition(GOOD.replace(good, bad)))).contains(says);
    }

    @Test
    void diceThatLandAreNamedInAnyOrder() {
        Parsed<Action> read = GAME.readAction(GAME.opening(), "land gev-2=off infantry-1=A3,12.5,-30,45 gev-1=8,0,0,0");
        assertThat(GAME.write(read.orThrow())).isEqualTo("land infantry-1=A3,12.5,-30,45 gev-1=8,0,0,0 gev-2=off");
    }

    @Test
    void aLineWithoutPartsIsNoPosition() {
        assertThat(why(GAME.readPosition("nothing"))).contains("eight parts");
    }
}
