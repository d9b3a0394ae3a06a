package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

class GroundForceNotationTest {
    private static final Game<Position, Action> GAME = GroundForceGames.game();
    private static final String GOOD =
            "yellow acting trooper | c1:YTT d4:YT2xS e5:BH | trooper-2,trooper-1 | rush-1 | - | blue sword shield d4";

    private static String why(Parsed<?> parsed) {
        return parsed instanceof Parsed.Bad<?> bad ? bad.why() : "read";
    }

    @Test
    void everyActionThatCanBeWrittenIsReadBack() {
        for (Action action : GroundForceUniverse.actions(GAME)) {
            assertThat(GAME.readAction(GAME.opening(), GAME.write(action))).isEqualTo(Parsed.good(action));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fly d7                  | 'fly' is not an action here
            walk trooper d2         | 'walk trooper d2' lacks a word
            walk soldier d2 d3      | 'soldier' is not trooper, saboteur or heavy in
            walk trooper d2 d100    | 'd100' is not a place such as d2 in
            walk trooper d2 d3 d4   | 'd4' is one word too many
            attack trooper d2+ d3   | 'd2+' is not a place or several such as d2+e3 in
            draw ace                | 'ace' is not a card in
            roll axe sword          | 'axe' is not what dice show, such as sword+shield, in
            """)
    void anInvalidActionIsRefusedWithItsFault(String text, String says) {
        assertThat(why(GAME.readAction(GAME.opening(), text))).startsWith(says);
    }

    @Test
    void aCardWithoutANumberIsTheFirstOfItsKindInTheDeck() {
        Position drawing = GAME.readPosition(
                        GOOD.replace("acting trooper", "drawing").replace("2xS", "S"))
                .orThrow();
        assertThat(GAME.write(GAME.readAction(drawing, "draw trooper").orThrow()))
                .isEqualTo("draw trooper-3");
        assertThat(GAME.write(GAME.readAction(drawing, "draw rush").orThrow())).isEqualTo("draw rush-1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            c1:YTT          ; c1:TT           ; 'c1:TT' does not say who stands where, such as d2:YTS
            c1:YTT          ; d4:YT           ; d4 is named twice
            rush-1          ; ace             ; 'ace' is not a list of cards
            acting trooper  ; dancing         ; 'dancing' is not a phase of a game
            yellow acting   ; red acting      ; 'red acting trooper' does not begin with yellow or blue and a phase
            | - |           ; | red |         ; 'red' is not whose saboteurs are in stealth: yellow, blue, yellow,blue or -
            shield d4       ; shield          ; 'blue sword shield' is not a battle
            | blue sword    ; blue sword      ; is not a position: it has six parts
            """)
    void anInvalidPositionIsRefusedWithItsFault(String right, String wrong, String says) {
        assertThat(why(GAME.readPosition(GOOD))).isEqualTo("read");
        assertThat(why(GAME.readPosition(GOOD.replaceFirst(Pattern.quote(right), wrong))))
                .contains(says);
    }

    /** A word without effect for one of two alike units is read, and omitted when written. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            attack trooper d4 d5             ; attack trooper d4 d5
            attack trooper d4 d5 tired       ; attack trooper d4 d5
            attack trooper d4:tired d5       ; attack trooper d4 d5
            attack trooper d4 d5 fresh       ; attack trooper d4 d5 fresh
            attack trooper d4:fresh d5       ; attack trooper d4 d5 fresh
            attack trooper d4:fresh+c5 d5    ; attack trooper c5+d4:fresh d5
            attack trooper c5+d4:tired d5    ; attack trooper c5+d4 d5
            attack trooper d4:fresh+d4 d5    ; attack trooper d4+d4 d5
            walk trooper d4 d3 fresh         ; walk trooper d4 d3
            walk trooper d4 d3 tired         ; walk trooper d4 d3 tired
            """)
    void theWordForOneOfTwoAlikeUnitsIsRead(String text, String written) {
        Position position = GAME.readPosition("yellow acting trooper | d4:YTT1 c5:YT d5:BT | trooper-1 | - | - | -")
                .orThrow();
        Action action = GAME.readAction(position, text).orThrow();
        assertThat(GAME.write(action)).isEqualTo(written);
        assertThat(GAME.actions(position)).contains(action);
    }

    @Test
    void theWordStandsBehindThePlaceIfTwoAttack() {
        assertThat(why(GAME.readAction(GAME.opening(), "attack trooper d4+c5 d5 fresh")))
                .isEqualTo("'fresh' stands behind the place of the attacker that is meant, such as d4:fresh+c5");
        assertThat(why(GAME.readAction(GAME.opening(), "attack trooper d4:weary d5")))
                .startsWith("'d4:weary' is not a place or several such as d2+e3 in");
    }

    @Test
    void diceAndCardsAreReadBySide() {
        DieType yellow = type("yellow");
        DieType blue = type("blue");
        Position rolling = GAME.readPosition(
                        "yellow rolling trooper d4:x d5 trooper | d4:YTx d5:BTT | trooper-1 | - | - | -")
                .orThrow();
        List<DieShown> dice = List.of(blue.showing("shield"), yellow.showing("sword"), blue.showing("sword"));
        assertThat(GAME.rolled(rolling, dice))
                .isEqualTo(Parsed.good(
                        new Action.ThrowDice(List.of(BattleFace.SWORD), List.of(BattleFace.SWORD, BattleFace.SHIELD))));
        assertThat(why(GAME.rolled(rolling, dice.subList(0, 2))))
                .startsWith("of Yellow one die is and of Blue 2 dice are");
        Position drawing = GAME.readPosition("yellow drawing | d4:YT d5:BTT | trooper-1 | - | - | -")
                .orThrow();
        assertThat(GAME.write(GAME.rolled(drawing, List.of(type("yellow-deck").showing("rush-1")))
                        .orThrow()))
                .isEqualTo("draw rush-1");
        assertThat(why(GAME.rolled(drawing, List.of(type("yellow-deck").showing("trooper-1")))))
                .isEqualTo("'trooper-1' is not in the deck of Yellow");
        assertThat(why(GAME.rolled(drawing, List.of(type("blue-deck").showing("rush-1")))))
                .isEqualTo("one card is drawn from the deck of Yellow");
        assertThat(why(GAME.rolled(GAME.opening(), dice))).startsWith("no roll is awaited");
    }

    @Test
    void everyFaultOfAPositionIsNamed() {
        assertThat(why(GAME.readPosition("yellow drawing | z | nix | - | blue,blue | -")))
                .isEqualTo("'z' does not say who stands where, such as d2:YTS; "
                        + "'nix' is not a list of cards such as trooper-1,rush-1, or -; "
                        + "'blue,blue' is not whose saboteurs are in stealth: yellow, blue, yellow,blue or -");
    }

    private static DieType type(String name) {
        return GAME.dice().stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
