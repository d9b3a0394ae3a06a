package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.rules.groundforce.WrittenPosition.refused;
import static umpire.rules.groundforce.WrittenPosition.why;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;

/** Impossible positions. A row has one change to a valid position and the sentence that names the fault. */
@DisplayName("an impossible position is refused with its fault")
class GroundForcePositionTest {
    private static final String ACTING =
            "yellow acting trooper | c1:YTT d4:YT2xS e5:BH | trooper-2,trooper-1 | rush-1 | - | yellow sword shield d5";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            c1:YTT          | c1:YTTT         | on c1 stand 3 units; a place holds 2
            e5:BH           | h5:BH           | h5 is not a place of this board
            e5:BH           | e5:BHH g9:BHH   | Blue has 4 heavy weapons; its box holds 3
            trooper-2,      | trooper-6,      | Yellow's deck has no card trooper-6
            trooper-2,      | trooper-1,      | Yellow has drawn a card twice
            rush-1          | rush-2          | Blue's deck has no card rush-2
            e5:BH           | c2:BH           | Blue stands in the other base, so the game is over
            d4:YT2xS        | d10:YT2xS       | Yellow stands in the other base, so the game is over
            e5:BH           | e5:YH           | Blue has no units, so the game is over
            """)
    void piecesThatAreNotInTheBoxOrOnTheBoard(String right, String wrong, String says) {
        refused(ACTING, right, wrong, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            trooper-2,trooper-1        | -                  | Yellow has drawn no card
            trooper-2,trooper-1        | reinforcements-1   | the card reinforcements-1 names no units, so no unit acts
            acting trooper             | acting heavy       | the card trooper-1 does not name heavy weapons
            acting trooper             | acting trooper,trooper | a type of units has acted twice
            acting trooper             | acting -           | the trooper on d4 has walked two spaces and attacked, but no troopers have acted
            T2xS                       | T2xS1              | the saboteur on d4 has walked one space, but no saboteurs have acted
            T2xS                       | T'2xS              | the trooper on d4 is in a second move, which only a rush gives
            e5:BH                      | e5:BHx             | it is Yellow's turn, but the heavy weapon on e5 has attacked
            T2xS                       | T2x!S              | the trooper on d4 is marked as attacked; house ruling: that has no effect
            acting trooper             | drawing            | before a card is drawn no unit has acted, but the trooper on d4 has walked two spaces and attacked
            acting trooper             | buying 2           | units are bought with a reinforcement card, but the last card that Yellow drew is another one
            acting trooper             | placing            | before the game units stand in their bases, and d4 is not in that of Yellow
            """)
    void actionsThatTheCardDoesNotAllow(String right, String wrong, String says) {
        refused(ACTING, right, wrong, says);
    }

    @Test
    void aSecondMoveBeginsWithAWalkOrAnAttack() {
        refused(
                "yellow acting trooper | c1:YTT d4:YT'1 e5:BH | rush-1 | - | - | -",
                "T'1",
                "T'",
                "the trooper on d4 is in a second move, which begins with a walk or an attack");
    }

    /** Only the parts of a position are compared with one another. Earlier ways, purchases and turns are not checked. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "yellow acting trooper | a1:YT2 a2:BTT b1:BTT | trooper-1 | - | - | -",
                "yellow acting saboteur | a1:YS1 a2:BTT b1:BTT | saboteur-1 | - | - | -",
                "yellow acting saboteur | a1:YS1 a2:BTT b1:BTT | stealth-1 | - | yellow | -",
                "yellow acting trooper | c1:YTT d4:YT2xS e5:BH | trooper-1 | - | - | yellow sword shield d2",
                "yellow placing | c1:YT c11:BT | - | - | - | -",
                "yellow buying 1 | a6:YT c1:YT g9:BT | reinforcements-1 | - | - | -",
                "yellow buying 1 | a6:YT b3:YS g9:BT | reinforcements-1 | - | - | -",
                "yellow buying 1 | a6:YH c1:YS g9:BT | reinforcements-1 | - | - | -",
                "yellow buying 4 | a6:YT d6:YT g6:YT c1:YTT c2:YTT d1:YTT d2:YTH e1:YSS e2:YS g9:BT | reinforcements-1 | - | - | -"
            })
    void theHistoryOfAPositionIsNotChecked(String position) {
        Game<Position, Action> game = GroundForceGames.game();
        assertThat(why(game, position)).isEqualTo("read");
        Position read = game.readPosition(position).orThrow();
        assertThat(game.awaited(read)).isNotInstanceOf(Awaited.Nothing.class);
        assertThat(game.readPosition(game.writePosition(read)).orThrow()).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            yellow sword shield d5 | yellow sword shield d12          | in the last battle d12 was attacked, which is not a place of this board
            yellow sword shield d5 | yellow sword+sword+sword shield d5 | in the last battle a side threw more than its two dice
            yellow sword shield d5 | yellow sword shield+shield+sword d5 | in the last battle a side threw more than its two dice
            """)
    void battlesThatCannotHaveHappened(String right, String wrong, String says) {
        refused(ACTING, right, wrong, says);
    }

    @Test
    void aBattleWithTooManyDiceForARuling() {
        refused(
                GroundForceGames.game(Map.of("maxAttackers", "ONE")),
                ACTING,
                "sword shield",
                "sword+sword shield",
                "in the last battle Yellow threw two dice; house ruling: one unit attacks at a time");
        Game<Position, Action> shieldless = GroundForceGames.open(
                        Map.of("die", "faces: [sword, sword, explosion, explosion, explosion, explosion]"), Map.of())
                .orThrow();
        refused(
                shieldless,
                ACTING.replace("sword shield", "sword sword"),
                "sword sword",
                "sword shield",
                "in the last battle a die shows shield, which no face has");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            stealth-1     | trooper-1      | Yellow is in stealth, but the last card it drew is not a stealth card
            stealth-1     | -              | Yellow is in stealth, but the last card it drew is not a stealth card
            d4:YS         | d4:YT          | Yellow is in stealth, but has no saboteur
            blue acting - | yellow drawing | Yellow's stealth is over when its own turn begins
            blue acting - | yellow placing | before the game units stand in their bases, and d4 is not in that of Yellow
            yellow        | yellow,blue    | Blue is in stealth, but the last card it drew is not a stealth card
            yellow        | blue           | Yellow drew a stealth card last, so its saboteurs are in stealth until its next turn
            yellow        | -              | Yellow drew a stealth card last, so its saboteurs are in stealth until its next turn
            yellow        | yellow,yellow  | 'yellow,yellow' is not whose saboteurs are in stealth: yellow, blue, yellow,blue or -
            yellow        | red            | 'red' is not whose saboteurs are in stealth: yellow, blue, yellow,blue or -
            """)
    void stealthOfAnArmyThatIsNotInStealth(String right, String wrong, String says) {
        refused("blue acting - | d4:YS d5:BT g9:BS | stealth-1 | trooper-1 | yellow | -", right, wrong, says);
    }

    /** An army cannot be attacked in its own turn, so its stealth may be omitted from the text. The position has it nevertheless. */
    @Test
    void stealthInTheArmysOwnTurnMayBeOmitted() {
        Game<Position, Action> game = GroundForceGames.game();
        Position untold = game.readPosition("yellow acting - | d4:YS d5:BT | stealth-1 | - | - | -")
                .orThrow();
        assertThat(game.writePosition(untold)).isEqualTo("yellow acting - | d4:YS d5:BT | stealth-1 | - | yellow | -");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            c11:BT         ; d4:BT            ; before the game units stand in their bases, and d4 is not in that of Blue
            c11:BT         ; g2:BT            ; before the game units stand in their bases, and g2 is not in that of Blue
            c11:BT         ; c11:BT1          ; before the game no unit has acted, but the trooper on c11 has walked one space
            c11:BT         ; c11:BSS d11:BS   ; Blue has 3 saboteurs: it begins with 2
            blue placing   ; yellow placing   ; Yellow has put all its units, so it is Blue's turn
            e2:YH          ; c10:BT           ; Yellow puts its units before Blue
            c11:BT | -     ; c11:BT | rush-1  ; before the game no card is drawn
            - | - | - | -  ; - | - | - | yellow sword sword d5 ; before the game there was no battle
            """)
    void armiesThatAreNotBeingPlaced(String right, String wrong, String says) {
        refused(
                "blue placing | c1:YTT c2:YTT d1:YTT d2:YTT e1:YSS e2:YH c11:BT | - | - | - | -",
                right,
                wrong,
                says.replace("saboteurs: it", "saboteurs; it"));
    }

    @Test
    void armiesThatAreComplete() {
        refused(
                "blue placing | c1:YTT c2:YTT d1:YTT d2:YTT e1:YSS e2:YH c10:BTT c11:BTT d10:BTT d11:BTT e10:BSS | - | - | - | -",
                "e10:BSS ",
                "e10:BSS e11:BH ",
                "both armies stand in their bases, so no more units are put there");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            buying 1 | buying 4 | Yellow has 4 points, but got no more than 3
            a6:YT    | a6:YT1   | units are bought in a turn in which no unit acts, but the trooper on a6 has walked one space
            """)
    void impossiblePointsLeft(String right, String wrong, String says) {
        refused("yellow buying 1 | a6:YT c1:YS g9:BT | reinforcements-1 | - | - | -", right, wrong, says);
    }

    /** The cards below the top one and the dice of a finished battle may be missing. */
    @Test
    void missingCardsAndDiceAreAccepted() {
        for (String position : Arrays.asList(
                ACTING.replace("yellow sword shield d5", "-"),
                "yellow drawing | c1:YT d2:YT d4:YT d5:BT c9:BT | - | - | - | -",
                "yellow drawing | d4:YT d5:BT | trooper-1 | - | - | -",
                "yellow over base yellow | d10:YT g9:BT | - | - | - | -")) {
            assertThat(why(GroundForceGames.game(), position)).as(position).isEqualTo("read");
        }
    }
}
