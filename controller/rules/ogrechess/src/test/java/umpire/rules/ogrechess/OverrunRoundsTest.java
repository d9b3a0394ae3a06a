package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.Rulings;

@DisplayName("2.141, 2.1412, 2.532, 4.03 the rounds of an overrun, and what an Ogre does after it")
class OverrunRoundsTest {
    @Test
    @DisplayName("2.141 an overrun goes on until one unit is left, however often both miss")
    void anOverrunGoesOnUntilOneUnitIsLeft() {
        Table table = Table.with("w", "Ch1", "ch8", "Ie4", "gd5").play("e4xd5");
        for (int round = 0; round < 8; round++) {
            assertThat(table.position().acting()).isEqualTo(round % 2 == 0 ? Side.WHITE : Side.BLACK);
            table.play("roll 1");
            assertThat(table.phase().fightUnderWay()).isPresent();
        }
        assertThat(table.play("roll 6").on("d5")).isEqualTo("I(2)");
    }

    @Test
    @DisplayName("2.532 an Ogre without weapons falls back to the nearest free square of its line")
    void anOgreFallsBackInItsLine() {
        assertThat(fallenBack("Ob3(0,0,9)", "b3xd5", "c4")).isEqualTo("O(0,0,9)");
        assertThat(fallenBack("Of7(0,0,9)", "f7xd5", "e6")).isEqualTo("O(0,0,9)");
        assertThat(fallenBack("Of3(0,0,9)", "f3xd5", "e4")).isEqualTo("O(0,0,9)");
        assertThat(fallenBack("Od3(0,0,9)", "d3xd5", "d4")).isEqualTo("O(0,0,9)");
        Table passed = Table.with("w", "Ca1", "ch8", "Ob3(0,0,9)", "Ic4", "id5(1)")
                .play("b3xd5", "roll 1", "roll 1", "roll 1");
        assertThat(passed.on("b3")).isEqualTo("O(0,0,9)");
        assertThat(passed.on("c4")).isEqualTo("I");
    }

    private static String fallenBack(String ogre, String action, String square) {
        Table table = Table.with("w", "Ca1", "ch8", ogre, "id5(1)").play(action, "roll 1", "roll 1", "roll 1");
        assertThat(table.on("d5")).isEqualTo("i(1)");
        return table.on(square);
    }

    @Test
    @DisplayName("2.532 an Ogre goes on in its line, whichever way it leads")
    void anOgreGoesOnInItsLine() {
        for (String line : new String[] {"d5 d4 d3", "d3 d4 d5", "e4 d4 c4", "e5 d4 c3", "c5 d4 e3"}) {
            String[] at = line.split(" ");
            Table table = Table.with("w", "Ca8", "ch8", "O" + at[0], "i" + at[1] + "(1)")
                    .play(at[0] + "x" + at[1], "aim MB", "roll 1");
            assertThat(table.actions()).as(line).containsExactly(at[1] + "-" + at[2], "hold");
        }
    }

    @Test
    @DisplayName("ruling ogreAfterOverrun: an Ogre that may only move on overruns nothing but the Mobile CP")
    void anOgreThatMayOnlyMoveOnRamsNothing() {
        Map<String, String> move = Map.of("ogreAfterOverrun", "MOVE");
        Table armour =
                Table.under(move, "w", "Ca1", "ch8", "Od4", "id5(1)", "gd6").play("d4xd5", "aim MB", "roll 1");
        assertThat(armour.turn()).isEqualTo(Side.BLACK);
        Table post = Table.under(move, "w", "Ca1", "cd6", "Od4", "id5(1)").play("d4xd5", "aim MB", "roll 1");
        assertThat(post.actions()).containsExactly("d5xd6", "hold");
    }

    @Test
    @DisplayName("4.03 an Ogre fires its Main Battery first, each weapon doubled")
    void anOgreFiresItsMainBatteryFirst() {
        Combat combat = new Combat(Rulings.DEFAULT);
        Unit.Ogre whole = Unit.Ogre.fresh(Side.WHITE);
        assertThat(combat.clashHalves(whole, false, 0)).isEqualTo(2 * 2 * 4);
        assertThat(combat.clashHalves(whole, false, 1)).isEqualTo(2 * 2 * 3);
        Unit.Ogre hurt = new Unit.Ogre(Side.WHITE, new Batteries(0, 4), 9);
        assertThat(combat.clashHalves(hurt, true, 0)).isEqualTo(2 * 2 * 3);
        assertThat(combat.shots(hurt, true)).isEqualTo(4);
    }

    @Test
    @DisplayName("ruling survivorAttack: by the table a D still costs one squad only")
    void byTheTableADCostsOneSquad() {
        Table table = Table.under(Map.of("survivorAttack", "TABLE"), "w", "Ch1", "ch8", "Ie4", "od5(0,1,0)")
                .play("e4xd5", "roll 3");
        assertThat(table.on("d5")).isEqualTo("I(1)");
    }

    @Test
    @DisplayName("ruling ogreFire: an Ogre's other weapons wait only for an enemy they reach")
    void otherWeaponsWaitOnlyForAnEnemyTheyReach() {
        Map<String, String> apart = Map.of("ogreFire", "ALL_SEPARATE");
        String[] far = {"Ch1", "ca8", "Od4(1,1,9)", "gd5", "hd7"};
        Table main = Table.under(apart, "w", far).play("h1-h2", "d4(SB):d5", "roll 6");
        assertThat(main.phase()).isInstanceOf(Phase.AwaitingSalvo.class);
        assertThat(main.actions()).containsExactly("d4(MB):d7", "hold");
        Table secondary = Table.under(apart, "w", far).play("h1-h2", "d4(MB):d5", "roll 6");
        assertThat(secondary.turn()).isEqualTo(Side.BLACK);
    }
}
