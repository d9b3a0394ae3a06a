package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.ogrechess.position.Action;
import umpire.rules.ogrechess.position.Position;

@DisplayName("a position that no game can come to is refused, with what is wrong about it")
class ImpossiblePositionTest {
    private static final String TABLE = """
            7c/8/8/3i4/8/8/8/7C w phase=aim(d4;d5;O;defender;;00;2)            | is not understood
            7c/8/8/3i4/8/8/8/7C w phase=aim(d4;d5;O;defender;0;0;12)           | is not understood
            7c/8/8/3g4/8/8/8/7C w phase=clash(e4;d5;I);attacker;0;0;0;unit)    | is not understood
            7c/8/8/3g4/3I4/8/3I4/7C w phase=combined(d2;d4)                    | stand side by side
            7c/8/8/3g4/3I4/4I3/8/7C w phase=combined(e3;d4)                    | stand side by side
            7c/8/8/3g4/3I(1)4/8/8/7C w phase=combined(d4;d4)                   | two squads at least
            7c/8/8/3g4/8/8/8/7C w phase=clash(a1;d5;I(2);attacker;0;0;0;unit)  | no INF gets from a1 to d5
            7c/8/8/3g4/8/8/8/7C w phase=clash(d4;d5;I(2);attacker;0;0;0;unit)  | no INF gets from d4 to d5
            7c/8/8/3g4/8/8/8/7C w phase=clash(h5;d5;P;attacker;0;0;0;unit)     | no Mech-INF gets from h5 to d5
            7c/8/8/3g4/8/8/8/7C w phase=clash(e4;d5;I;attacker;0;0;0;unit)     | lost a squad on entering
            7c/8/8/3g4/8/8/8/7C w phase=clash(e4;d5;P;attacker;1;0;0;unit)     | no such shot
            7c/8/8/3i4/8/8/8/7C w phase=clash(e4;d5;I(2);attacker;0;0;0;unit)  | does not fight the INF
            7c/8/8/3g4/8/8/8/7C w phase=clash(d4;d5;O;defender;0;0;2;M)        | does not fight the GEV
            7c/8/8/3i4/8/8/8/7C w phase=aim(d1;d5;O;defender;0;0;2)            | a point for each square
            7c/8/8/3i4/8/8/8/7C w phase=aim(d4;d5;O;defender;0;0;3)            | a point for each square
            7c/8/8/3i4/8/8/8/7C w phase=clash(d4;d5;O;defender;0;1;2;M)        | stands 0 rounds without weapons
            7c/8/8/3i4/8/8/8/7C w phase=clash(d4;d5;O(0,0,9);defender;0;3;2;M) | stands 2 rounds without weapons
            7c/8/8/3h4/3O4/8/8/7C w phase=salvo(d4;2SB)                        | ruling ogreFire is ALL_SEPARATE
            7c/8/8/3h4/3O4/8/8/7C w phase=roll(d4(MB):d5;salvo-2SB)            | ruling ogreFire is ALL_SEPARATE
            7c/8/8/8/8/2h5/8/M6C w phase=roll(a1:c3;missile) quiet=4           | only with the phases move and fire
            7c/8/8/3g4/8/8/8/7C w phase=clash(e4;d5;I(2);attacker;0;0;0;unit) quiet=1 | only with the phases move and fire
            P6c/1g6/8/8/8/8/8/7C w phase=fire(a8;a8) quiet=1                   | only with the phases move and fire
            7c/8/8/3O4/8/8/8/7C w phase=onward(d3;d5;1)                        | less a point for each square
            7c/8/8/3O(1,4,6)4/8/8/8/7C w phase=onward(d4;d5;1)                 | less a point for each square
            7c/8/8/4P3/8/8/8/7C w phase=retreat(e5;3)                          | Mech-INF 1 or 2
            7c/8/8/4P3/3g4/8/8/7C w phase=roll(e5:e6;retreat-3)                | a shot needs a unit and an enemy
            I(3+)6c/8/8/8/8/8/8/7C w phase=exchange(a7;a8)                     | never promoted
            I6c/8/8/8/8/8/8/7C w phase=exchange(c5;a8)                         | in one move
            3o3c/8/8/3I4/8/8/8/7C w phase=parting(d5)                          | is off the board
            7c/8/8/3i4/8/8/5H2/7C w phase=return(d5;f2)                        | no leap to f2 passes d5
            7c/8/4H3/3i4/8/8/8/7C w phase=second(d4;e6;d5)                     | d5 is not empty
            """;

    @Test
    void whatNoGameCanComeToIsRefused() {
        Game<Position, Action> game = OgreChess.game();
        for (String row : TABLE.lines().toList()) {
            String[] cells = row.split("\\|");
            assertThat(game.readPosition(cells[0].strip())).as(row).isInstanceOf(Parsed.Bad.class);
            assertThat(((Parsed.Bad<Position>) game.readPosition(cells[0].strip())).why())
                    .as(row)
                    .contains(cells[1].strip());
        }
    }

    @Test
    @DisplayName("rulings ogreFire, unarmedOgreRounds, armourTypes open what they allow")
    void houseRulingsOpenWhatTheyAllow() {
        assertThat(reads(Map.of("ogreFire", "ALL_SEPARATE"), "7c/8/8/3h4/3O4/8/8/7C w phase=salvo(d4;2SB)"))
                .isTrue();
        String second = "7c/8/8/3i4/8/8/8/7C w phase=clash(d4;d5;O(0,0,9);defender;0;2;2;M)";
        assertThat(reads(Map.of(), second)).isTrue();
        assertThat(reads(Map.of("unarmedOgreRounds", "1"), second)).isFalse();
        String mech = "7c/8/8/3p4/8/8/8/7C w phase=clash(e4;d5;I(2);attacker;0;0;0;unit)";
        assertThat(reads(Map.of(), mech)).isFalse();
        assertThat(reads(Map.of("armourTypes", "GEV+HVY+MSL+MECH"), mech)).isTrue();
    }

    private static boolean reads(Map<String, String> rulings, String position) {
        return OgreChess.game(rulings).orThrow().readPosition(position) instanceof Parsed.Good;
    }

    @Test
    void whatAnErrorQuotesIsShort() {
        String[] texts = {
            "x".repeat(5000),
            "x".repeat(5000) + " w",
            "8/8/8/8/8/8/8/" + "C".repeat(5000) + " w",
            "7c/8/8/8/8/8/8/C7 w phase=" + "y".repeat(5000),
            "7c/8/8/8/8/8/8/C7 w past=" + "z".repeat(5000),
            "7c/8/8/8/8/8/8/C7 w " + "q".repeat(5000),
            "7c/8/8/8/8/8/8/C7 " + "w".repeat(5000)
        };
        for (String text : texts) {
            String why = ((Parsed.Bad<Position>) OgreChess.game().readPosition(text)).why();
            assertThat(why).hasSizeLessThan(400).contains("…");
        }
        for (String text : new String[] {
            "e".repeat(5000),
            "roll " + "1".repeat(5000),
            "aim " + "M".repeat(5000),
            "stay " + "a".repeat(5000),
            "d1(" + "S".repeat(5000) + "):d5",
            "d1:d5/" + "S".repeat(5000)
        }) {
            String why = ((Parsed.Bad<Action>)
                            OgreChess.game().readAction(OgreChess.game().opening(), text))
                    .why();
            assertThat(why).hasSizeLessThan(400).contains("…");
        }
    }
}
