package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

class OgresElvesNotationTest {
    private static final Game<Position, Action> GAME = Kingdoms.game("SECOND", 2);
    private static final String GOOD =
            "red moving - open | 7:GR# 8:E | # - - - - - - S - - - # - R # - | nw 9 ne 3 sw | G - - R | - - - -";

    private static String why(Parsed<?> parsed) {
        return parsed instanceof Parsed.Bad<?> bad ? bad.why() : "read";
    }

    @Test
    void everyActionThatCanBeWrittenIsReadBack() {
        for (Action action : OgresElvesUniverse.actions()) {
            assertThat(GAME.readAction(GAME.opening(), GAME.write(action))).isEqualTo(Parsed.good(action));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fly 7                | 'fly' is not an action here
            walk moon            | 'moon' is not a space in 'walk moon'
            walk                 | 'walk' lacks a word
            walk 7 8             | '8' is one word too many in 'walk 7 8'
            salt 17 gold         | '17' is not the number of a Mine, 1 to 16,
            salt 7 shield        | 'shield' is not a Valuable in
            roll 6               | '6' is not a face of the die, 1 to 5 or O,
            gift gold home       | 'home' is not a Castle, nw, ne, se or sw,
            ogre 6 nw            | '6' is not the number of an Ogre, 1 to 5,
            hand red pink gold   | 'pink' is not an Elf's colour
            deliver gold duke    | 'duke' is not queen, king, princess or prince
            """)
    void aWrongActionIsToldWhatIsWrong(String text, String says) {
        assertThat(why(GAME.readAction(GAME.opening(), text))).startsWith(says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            8:E             ; 8:E 8:A         ; this game has 2 Elves, not 3
            red moving      ; green moving    ; the Green Elf does not play
            G - - R         ; G - -           ; 'G - -' holds 3 entries, not 4 (chest)
            moving - open   ; dancing         ; 'dancing' is no phase of a game
            moving - open   ; moving -        ; 'moving -' is no phase of a game
            moving - open   ; moving 8,8 open ; '8' stands twice in '8,8'
            moving - open   ; moving 8,17 open ; '17' is not the number of a Mine in '8,17'
            moving - open   ; handling - - - open ; 'handling - - - open' is no phase of a game
            moving - open   ; bound           ; 'bound' is no phase of a game
            moving - open   ; bound 0 -       ; 'bound 0 -' is no phase of a game
            moving - open   ; bound 0 king-ruby - ; 'king-ruby' is not a ransom such as king-ruby-nw in 'king-ruby'
            moving - open   ; escaping red,red - ; 'red' stands twice in 'red,red'
            moving - open   ; escaping red 1,6 ; '6' is not the number of an Ogre in '1,6'
            moving - open   ; escaping - -    ; 'escaping - -' is no phase of a game
            moving - open   ; agreeing 0 fly bound_0 ; 'fly' is not an action here
            moving - open   ; agreeing 0 end _ ; ' ' is no phase of a game
            moving - open   ; agreeing 0 end agreeing_0_end_moving ; is no phase of a game
            moving - open   ; ended           ; 'ended' is no phase of a game
            moving - open   ; ended somehow   ; 'ended somehow' is no phase of a game
            7:GR#           ; 17:GR#          ; '17:GR#' is no entry of a position (Elf)
            7:GR#           ; 7:              ; '7:' is no entry of a position (Elf)
            7:GR#           ; 7GR#            ; '7GR#' is no entry of a position (Elf)
            nw 9 ne 3 sw    ; nw 9 ne 3 home  ; 'home' is no entry of a position (Ogre)
            G - - R         ; G - - X         ; 'X' is no entry of a position (chest)
            """)
    void aPositionThatCannotBeReadIsToldWhatIsWrong(String right, String wrong, String says) {
        assertThat(why(GAME.readPosition(GOOD))).isEqualTo("read");
        assertThat(why(GAME.readPosition(GOOD.replaceFirst(Pattern.quote(right), wrong))))
                .contains(says);
    }

    @Test
    void theSpecialDieIsReadByItsFaces() {
        Position rolling =
                GAME.readPosition(GOOD.replace("moving - open", "rolling")).orThrow();
        DieShown o = GAME.dice().get(0).showing("O");
        assertThat(GAME.rolled(rolling, List.of(o))).isEqualTo(Parsed.good(new Action.Roll(6)));
        assertThat(why(GAME.rolled(rolling, List.of(DieShown.of("d6", "5"))))).contains("special die");
        assertThat(why(GAME.rolled(GAME.opening(), List.of(o)))).startsWith("no roll is awaited");
    }
}
