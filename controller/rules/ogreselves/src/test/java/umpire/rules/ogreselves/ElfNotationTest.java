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
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;

class ElfNotationTest {
    private static final Game<Quest, QuestAction> GAME = Kingdoms.game("SECOND", 2);
    private static final String GOOD =
            "red moving - open | 7:GR# 8:E | - - - - - - - S - - - # - R - - | nw 9 ne 3 sw | G - - R | - - - -";

    private static String why(Parsed<?> parsed) {
        return parsed instanceof Parsed.Bad<?> bad ? bad.why() : "read";
    }

    @Test
    void everyActionThatCanBeWrittenIsReadBack() {
        for (QuestAction action : ElfUniverse.actions()) {
            assertThat(GAME.readAction(GAME.opening(), GAME.write(action))).isEqualTo(Parsed.good(action));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fly 7                | 'fly' is no action
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
            7:GR#           ; 7!:GR#          ; the Red Elf is captive where no Ogre is
            7:GR#           ; 9:GR#           ; the Red Elf stands on an Ogre and is not its captive
            7:GR#           ; 7:GRR##         ; the Red Elf carries more than 4 things
            8:E             ; 8:EEE           ; the SECOND game has 2 of emerald, not 3
            8:E             ; 8:E 8:A         ; this game has 2 Elves, not 3
            red moving      ; green moving    ; the Green Elf does not play
            nw 9 ne 3 sw    ; nw 9 ne 9 sw    ; Mine 9 has an Ogre beside another Ogre or a Shield
            nw 9 ne 3 sw    ; nw 12 ne 3 sw   ; Mine 12 has an Ogre beside another Ogre or a Shield
            nw 9 ne 3 sw    ; - 9 ne 3 sw     ; Ogre 1 must be somewhere
            G - - R         ; G - - S         ; the Prince's chest holds a sapphire, for which it has no space
            G - - R         ; - G - R         ; the King's chest holds a gold bar, for which it has no space
            G - - R         ; G - -           ; 'G - -' holds 3 entries, not 4 (chest)
            moving - open   ; dancing         ; 'dancing' is no phase of a game
            moving - open   ; meeting         ; nobody meets an Ogre with a Gift and a Castle for it
            moving - open   ; bound 0         ; the Red Elf is not captive
            moving - open   ; handling G - -  ; what is handled does not lie there
            moving - open   ; salting         ; laid out otherwise than in order
            """)
    void aPositionThatCannotBeIsRefused(String right, String wrong, String says) {
        assertThat(why(GAME.readPosition(GOOD))).isEqualTo("read");
        assertThat(why(GAME.readPosition(GOOD.replaceFirst(Pattern.quote(right), wrong))))
                .contains(says);
    }

    @Test
    void theSpecialDieIsReadByItsFaces() {
        Quest rolling =
                GAME.readPosition(GOOD.replace("moving - open", "rolling")).orThrow();
        DieShown o = GAME.dice().get(0).showing("O");
        assertThat(GAME.rolled(rolling, List.of(o))).isEqualTo(Parsed.good(new QuestAction.Roll(6)));
        assertThat(why(GAME.rolled(rolling, List.of(DieShown.of("d6", "5"))))).contains("special die");
        assertThat(why(GAME.rolled(GAME.opening(), List.of(o)))).startsWith("no roll is awaited");
    }
}
