package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

@DisplayName("a position whose parts do not fit one another is refused with the fault")
class OgreChessImpossibleTest {
    private static final String TABLE = """
            7c/8/8/3i4/8/8/8/7C w phase=aim(d4;d5;O;defender;;00;2)            | is not understood
            7c/8/8/3i4/8/8/8/7C w phase=aim(d4;d5;O;defender;0;0;12)           | is not understood
            7c/8/8/3g4/8/8/8/7C w phase=clash(e4;d5;I);attacker;0;0;0;unit)    | is not understood
            7c/8/8/3g4/8/8/8/7C w phase=clash(e4;d5;P;attacker;1;0;0;unit)     | no such shot
            7c/8/8/3i4/8/8/8/7C w phase=clash(e4;d5;I(2);attacker;0;0;0;unit)  | does not fight the INF
            7c/8/8/3g4/8/8/8/7C w phase=clash(d4;d5;O;defender;0;0;2;M)        | does not fight the GEV
            7c/8/8/3h4/3O4/8/8/7C w phase=salvo(d4;2SB)                        | ruling ogreFire is ALL_SEPARATE
            7c/8/8/3h4/3O4/8/8/7C w phase=roll(d4(MB):d5;salvo-2SB)            | ruling ogreFire is ALL_SEPARATE
            7c/8/8/4P3/8/8/8/7C w phase=retreat(e5;3)                          | 1 to 2 squares left
            7c/8/8/4P3/3g4/8/8/7C w phase=roll(e5:e6;retreat-3)                | a shot needs a unit and an enemy
            I(3+)6c/8/8/8/8/8/8/7C w phase=exchange(a7;a8)                     | never promoted
            7c/8/4H3/3i4/8/8/8/7C w phase=second(d4;e6;d5)                     | d5 is not empty
            7c/8/8/8/8/8/8/7C w phase=clash(e4;d5;I(2);attacker;0;0;0;unit)    | no enemy that fights stands on d5
            7c/8/8/3g4/4I3/8/8/7C w phase=clash(e4;d5;I(2);attacker;0;0;0;unit) | e4 is not empty
            7c/8/8/3i4/8/8/8/7C w phase=aim(c3;d5;O;defender;0;0;1)            | its squares are not in a line
            7c/8/8/3g4/8/8/8/7C w phase=aim(e4;d5;I(2);attacker;0;0;0)         | nothing to choose between
            7c/8/8/3g4/8/8/8/7C w phase=clash(e4;d5;I(2);attacker;0;0;0;MB)    | nothing there to aim at
            7c/8/8/3i4/8/8/8/7C w phase=clash(d4;d5;O;attacker;0;0;2;unit)     | no roll is needed
            7c/8/8/3i4/8/8/8/O6C w phase=aim(d4;d5;O;defender;0;0;2)           | an OGRE on the board and one in the overrun
            7c/8/8/4G3/8/8/8/7C w phase=retreat(e5;0)                          | 1 to 3 squares left
            7c/8/8/8/8/8/8/M6C w phase=retreat(a1;1)                           | White has no GEV on a1
            7c/8/8/8/8/8/8/7C w phase=fire(e2;e3)                              | no piece of the side to move stands on e3
            7c/8/8/8/8/4G(d1)3/8/7C w phase=fire(d2;e3)                        | the unit on e3 is disabled
            7c/8/8/3g4/3I4/8/8/7C w phase=combined(d4;d3)                      | White has no INF on d3
            7c/8/8/8/3H4/8/8/7C w phase=return(d5;d4)                          | no enemy stands on d5
            7c/8/8/3g(d1)4/3H4/8/8/7C w phase=return(d5;d4)                    | the unit on d5 cannot fire
            8/8/8/3c4/3H4/8/8/7C w phase=return(d5;d4)                         | the unit on d5 cannot fire
            7c/8/8/3O4/8/8/8/7C w phase=onward(c3;d5;1)                        | its squares are not in a line
            7c/8/8/3O4/8/8/8/7C w phase=onward(d3;d5;0)                        | fewer points left than its movement
            7c/8/8/3i4/8/8/8/7C w phase=clash(d4;d5;O;attacker;0;0;0;unit)     | an Ogre in an overrun has spent 1 to 3 points
            7c/8/8/3P4/8/8/8/7C w phase=parting(d5)                            | White has no INF on d5
            7c/8/8/8/8/2h5/8/M(d1)6C w phase=roll(a1:c3;ends)                  | the unit on a1 is disabled
            8/8/8/3g4/3C4/8/8/7c w phase=roll(d4:d5;first-e2)                  | d5 is out of range
            7c/8/8/3g4/3M4/8/8/7C w phase=roll(d5:d4;ends)                     | only a Heavy Tank is fired back at
            7c/8/8/8/8/2h5/8/M6C w phase=roll(a1:c3/MB;ends)                   | nothing there to aim at
            7c/8/8/3o4/3H4/8/8/7C w phase=roll(d4:d5/WS;ends)                  | nothing there to aim at
            7c/8/8/8/3Og3/8/8/7C w phase=roll(d4:e4;ends)                      | no roll is needed
            7c/8/8/3g4/3H4/8/8/7C w phase=roll(d5:d4;retreat-2)                | a shot fired back ends the turn
            7c/8/8/8/8/2h5/8/M6C w phase=roll(a1:c3;retreat-1)                 | that unit does not retreat
            7c/8/4m3/4P3/8/8/8/7C w phase=roll(e5:e6;retreat-3)                | moved at least one square
            7c/8/8/8/8/2h5/8/M6C w phase=roll(a1:c3;first-b3)                  | that is not a Blitzkrieg
            """;

    @Test
    void aPositionWhosePartsDoNotFitIsRefused() {
        Game<Position, Action> game = OgreChess.game();
        for (String row : TABLE.lines().toList()) {
            String[] cells = row.split("\\|");
            assertThat(game.readPosition(cells[0].strip())).as(row).isInstanceOf(Parsed.Bad.class);
            assertThat(((Parsed.Bad<Position>) game.readPosition(cells[0].strip())).why())
                    .as(row)
                    .contains(cells[1].strip());
        }
    }

    private static final String POSSIBLE = """
            7c/8/8/3i4/8/8/8/7C w phase=aim(d3;d5;O;defender;0;0;3)
            7c/8/8/3g4/8/8/8/7C w phase=clash(g5;d5;P;attacker;0;0;0;unit)
            I6c/8/8/8/8/8/8/7C w phase=exchange(a7;a8)
            I6c/8/8/8/8/8/8/7C w phase=exchange(a8;a8)
            P6c/8/8/8/8/8/8/7C w phase=fire(a8;a8)
            7c/8/8/3P4/8/8/8/7C w phase=parting(d5;mech)
            3I3c/8/8/8/8/8/8/7C w phase=parting(d8)
            7c/8/8/3O4/8/8/8/7C w phase=onward(c4;d5;1)
            7c/8/8/3O4/8/8/8/7C w phase=onward(c5;d5;1)
            7c/8/8/3O4/8/8/8/7C w phase=onward(d4;d5;1)
            7c/8/8/3g4/3H4/8/8/7C w phase=return(d5;d4)
            7c/8/8/3g4/3H4/8/8/7C w phase=roll(d5:d4;ends)
            7c/4m3/8/4G3/8/8/8/7C w phase=roll(e5:e7;retreat-3)
            7c/8/4m3/4P3/8/8/8/7C w phase=roll(e5:e6;retreat-2)
            7c/8/4H3/4g3/8/8/8/7C w phase=roll(e6:e5;first-d4)
            6c1/8/8/8/8/8/M7/3C4 w phase=fire(a1;a2) past=b1-a1,h8-g8
            """;

    @Test
    void aPositionThatAGameCanReachIsRead() {
        for (String position : POSSIBLE.lines().toList()) {
            assertThat(OgreChess.game().readPosition(position)).as(position).isInstanceOf(Parsed.Good.class);
        }
    }

    @Test
    @DisplayName("rulings ogreFire and armourTypes open what they allow")
    void houseRulingsOpenWhatTheyAllow() {
        assertThat(reads(Map.of("ogreFire", "ALL_SEPARATE"), "7c/8/8/3h4/3O4/8/8/7C w phase=salvo(d4;2SB)"))
                .isTrue();
        String fewer = "7c/8/8/3h4/3O(1,1,9)4/8/8/7C w phase=";
        assertThat(reads(Map.of("ogreFire", "ALL_SEPARATE"), fewer + "salvo(d4;2SB)"))
                .isFalse();
        assertThat(reads(Map.of("ogreFire", "ALL_SEPARATE"), fewer + "roll(d4(MB):d5;salvo-2SB)"))
                .isFalse();
        assertThat(reads(Map.of("ogreFire", "ALL_SEPARATE"), fewer + "roll(d4(MB):d5;salvo-SB)"))
                .isTrue();
        String mech = "7c/8/8/3p4/8/8/8/7C w phase=clash(e4;d5;I(2);attacker;0;0;0;unit)";
        assertThat(reads(Map.of(), mech)).isFalse();
        assertThat(reads(Map.of("armourTypes", "GEV+HVY+MSL+MECH"), mech)).isTrue();
    }

    private static boolean reads(Map<String, String> rulings, String position) {
        return OgreChess.game(rulings).orThrow().readPosition(position) instanceof Parsed.Good;
    }

    @Test
    void anErrorQuotesShortText() {
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
