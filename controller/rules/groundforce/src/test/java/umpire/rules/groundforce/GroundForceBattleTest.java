package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.rules.groundforce.WrittenPosition.refused;
import static umpire.rules.groundforce.WrittenPosition.why;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;

/** Impossible battles and endings. A row has one change to a valid position and the sentence that names the fault. */
@DisplayName("an impossible battle or ending is refused with its fault")
class GroundForceBattleTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rolling trooper d4:2x | rolling trooper d4:2   | the trooper of Yellow on d4 attacks, so its entry needs an x
            rolling trooper d4:2x | rolling trooper d4:x   | no trooper of Yellow on d4 is one that has attacked without walking, so these units cannot be attacking d5
            rolling trooper d4:2x | rolling trooper d3:2x  | no trooper of Yellow on d3 is one that has walked two spaces and attacked, so these units cannot be attacking d5
            rolling trooper d4:2x | rolling saboteur d4:2x | no saboteur of Yellow on d4 is one that has walked two spaces and attacked, so these units cannot be attacking d5
            d5 trooper            | d5 trooper,saboteur    | troopers attack, so they are the last to have acted
            d5 trooper            | d6 trooper             | these units cannot be attacking d6: The trooper on d4 does not stand next to d6, which is 2 spaces away
            d5 trooper            | e5 trooper             | these units cannot be attacking e5: The trooper on d4 does not stand next to e5, which is diagonal
            d5:BTS                | d6:BTS                 | no unit of Blue stands on d5, so it is not attacked
            """)
    void attackersThatCannotAttack(String right, String wrong, String says) {
        String good =
                "yellow rolling trooper d4:2x d5 trooper | d4:YT2x a3:YS d5:BTS g9:BT | trooper+saboteur-1 | - | - | -";
        String changed = good.replace(right, wrong);
        assertThat(why(GroundForceGames.game(), good)).isEqualTo("read");
        assertThat(changed).isNotEqualTo(good);
        assertThat(why(GroundForceGames.game(), changed)).isEqualTo(says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            heavyRange=EXACTLY_THREE | d6 | these units cannot be attacking d6: d6 is 2 spaces away from d4; a heavy weapon shoots only at places three away
            heavySight=STRAIGHT      | e5 | these units cannot be attacking e5: e5 is neither in the column of d4 nor in its row
            heavyRange=UP_TO_THREE   | d8 | these units cannot be attacking d8: d8 is 4 spaces away from d4; a heavy weapon reaches three
            """)
    void heavyWeaponsOutOfRange(String ruling, String target, String says) {
        String[] answer = ruling.split("=");
        String position =
                "yellow rolling heavy d4:x " + target + " heavy | d4:YHx a3:YT " + target + ":BT | heavy-1 | - | - | -";
        assertThat(why(GroundForceGames.game(Map.of(answer[0], answer[1])), position))
                .isEqualTo(says);
    }

    @Test
    void attackersOfASaboteurInStealth() {
        String good = "blue rolling trooper d5:x d4 trooper | d4:YTS d5:BTx g9:BT | stealth-1 | trooper-1 | yellow | -";
        refused(good, "d4:YTS", "d4:YSS", "no unit on d4 can be attacked: a saboteur there is in stealth");
        assertThat(why(GroundForceGames.game(Map.of("stealthStack", "PLACE")), good))
                .isEqualTo("no unit on d4 can be attacked: a saboteur there is in stealth");
        assertThat(why(
                        GroundForceGames.game(Map.of("stealthMayAttack", "false")),
                        "yellow rolling saboteur d4:x d5 saboteur | d4:YSx d5:BT | stealth-1 | - | yellow | -"))
                .isEqualTo("the saboteur on d4 has attacked; house ruling: no saboteur attacks in stealth");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            removing blue          | removing yellow        | Yellow has nothing to choose
            d5:BTS                 | d5:BTT                 | Blue has nothing to choose
            sword+sword sword+shield | sword+sword sword+sword | by the dice of the last battle Blue does not lose just one of two
            sword+sword sword+shield | sword+shield shield+shield | by the dice of the last battle Blue does not lose just one of two
            sword+sword sword+shield | sword+sword sword      | by the dice of the last battle Blue does not lose just one of two
            sword+sword sword+shield | sword sword+sword      | the dice of the attack on d5 are not those of the last battle
            sword+shield d5        | sword+shield d6        | the dice of the attack on d5 are not those of the last battle
            """)
    void lossesThatDidNotHappen(String right, String wrong, String says) {
        refused(
                "yellow removing blue trooper d4:x,d4:x d5 trooper | d4:YTxTx d5:BTS g9:BT | trooper-1 | - | -"
                        + " | yellow sword+sword sword+shield d5",
                right,
                wrong,
                says);
    }

    @Test
    void lossesOfAttackersUnderARulingWithoutThem() {
        String good = "yellow removing yellow trooper c5:x,d4:x d5 trooper | c5:YTx d4:YTx d5:BTT | trooper-1 | - | -"
                + " | yellow sword+shield shield+shield d5";
        assertThat(why(GroundForceGames.game(), good)).isEqualTo("read");
        assertThat(why(GroundForceGames.game(Map.of("attackerLosses", "NONE")), good))
                .isEqualTo("house ruling: no attacker is lost");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            g9:BT           | d5:BT g9:BT     | a unit stands on d5, so no attacker moves in
            d4:x,d4:x       | d4:x            | the move into d5 leaves nothing to choose
            sword+sword sword | sword+shield sword+sword | by the dice of the last battle d5 is not emptied
            sword+sword sword | sword sword   | the dice of the attack on d5 are not those of the last battle
            yellow sword+sword | blue sword+sword | the dice of the attack on d5 are not those of the last battle
            """)
    void placesThatNoUnitMovesInto(String right, String wrong, String says) {
        refused(
                "yellow advancing trooper d4:x,d4:x d5 trooper | d4:YTxTx g9:BT | trooper-1 | - | -"
                        + " | yellow sword+sword sword d5",
                right,
                wrong,
                says);
    }

    @Test
    void ifAllAttackersMoveInThereIsNoChoice() {
        assertThat(why(
                        GroundForceGames.game(Map.of("advance", "ALL")),
                        "yellow advancing trooper d4:x,d4:x d5 trooper | d4:YTxTx g9:BT | trooper-1 | - | -"
                                + " | yellow sword+sword sword d5"))
                .isEqualTo("the move into d5 leaves nothing to choose");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            d10:YT        | d9:YT         | Yellow does not stand in the other base, so it has not won by that
            d10:YT        | d10:YT1       | when the game is over it does not matter who has acted, but the trooper on d10 has walked one space
            base yellow   | base blue     | Blue does not stand in the other base, so it has not won by that
            base yellow   | destroyed yellow | Yellow has not destroyed all units of Blue
            """)
    void gamesThatAreNotOverByABase(String right, String wrong, String says) {
        refused(
                "yellow over base yellow | d10:YT a3:YT g9:BT | trooper-1 | - | - | yellow sword sword d5",
                right,
                wrong,
                says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            d5:YT         | d5:YT g9:BT   | Yellow has not destroyed all units of Blue
            destroyed yellow | destroyed blue | Blue has not destroyed all units of Yellow
            destroyed yellow | base yellow | Yellow does not stand in the other base, so it has not won by that
            """)
    void gamesThatAreNotOverByDestruction(String right, String wrong, String says) {
        refused("yellow over destroyed yellow | d5:YT | trooper-1 | - | - | yellow sword sword d5", right, wrong, says);
    }

    /** A game is over if an army has won. The move that won it and earlier endings are not checked. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "blue over base yellow | a3:YT d10:YT g9:BT | trooper-1 | - | - | yellow sword sword d5",
                "yellow over base yellow | a3:YT c1:BT d10:YT | trooper-1 | - | - | -",
                "yellow over base yellow | a3:YT d10:YT g9:YT | trooper-1 | - | - | -",
                "yellow over base yellow | c10:YT d10:YT g9:BT | trooper-1 | - | - | -",
                "yellow over base yellow | a3:YT d10:YTS g9:BT | trooper-1 | - | - | -",
                "yellow over base yellow | a3:YT d10:YTT g9:BT | heavy-1 | - | - | -",
                "yellow over destroyed yellow | d10:YT | trooper-1 | - | - | yellow sword shield d5",
                "blue over destroyed yellow | d5:YT | trooper-1 | - | - | blue sword sword d5"
            })
    void theHistoryOfAnEndingIsNotChecked(String over) {
        Game<Position, Action> game = GroundForceGames.game(Map.of("attackerLosses", "NONE"));
        assertThat(why(game, over)).isEqualTo("read");
        Position read = game.readPosition(over).orThrow();
        assertThat(game.awaited(read)).isInstanceOf(Awaited.Nothing.class);
        assertThat(game.writePosition(read)).isEqualTo(over);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            d4:YTx     | d4:Y2Tx | 'd4:Y2Tx' does not say who stands where, such as d2:YTS
            d4:YTx     | d4:YT1x! | the trooper on d4 was attacked and does not walk, but has walked
            """)
    void impossibleMarksOfAnAttack(String right, String wrong, String says) {
        Game<Position, Action> game = GroundForceGames.game(Map.of("attackedUnits", "STAND"));
        String good = "yellow acting trooper | d4:YTx c3:YT d5:BT! g9:BS | trooper-1 | - | - | yellow sword shield d5";
        refused(game, good, right, wrong, says);
    }

    /** A mark means that a unit does not walk in its army's next turn. It does not exist before or after the game. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            yellow drawing | d4:YT! g9:BT | - | - | - | -            ; read
            yellow placing | c1:YT! | - | - | - | -                  ; before the game no unit has acted, but the trooper on c1 was attacked
            yellow over base yellow | d10:YT! g9:BT | - | - | - | -  ; when the game is over it does not matter who has acted, but the trooper on d10 was attacked
            """)
    void marksOfAnAttackExistOnlyDuringTheGame(String position, String says) {
        assertThat(why(GroundForceGames.game(Map.of("attackedUnits", "STAND")), position))
                .isEqualTo(says);
    }
}
