package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;

/** The sentence on the end of a game names the units that decided it, and the reason why nothing helped. */
class EndWordingTest {
    private static final String LEAPT = "White wins. Checkmate: the HVY on b6 could overrun Black's MCP on a8 next. ";

    /** Position, action, and the sentence on the end. */
    private static final String ENDS = """
            8/8/8/8/4c3/3I4/8/7C w | d3xe4 | White wins. The INF from d3 has overrun Black's MCP on e4, and with it Black has lost.
            c7/1PP5/8/3G4/8/8/8/7C b | | White wins. Checkmate: the GEV on d5, the Mech-INF on b7 and the Mech-INF on c7 could overrun Black's MCP on a8 next. The MCP has no safe square to go to: it could be overrun on a7 and b8 too. No shot, no overrun and no piece in between can stop them all.
            c7/8/2P5/8/8/8/8/7C b | | White wins. Checkmate: the Mech-INF on c6 could overrun Black's MCP on a8 next. The MCP has no safe square to go to: it could be overrun on a7, b7 and b8 too. No shot, no overrun and no piece in between can stop the Mech-INF on c6.
            c(d1)7/8/1H6/8/8/8/8/7C b | | LEAPT The MCP is disabled and cannot move. No shot, no overrun and no piece in between can stop the HVY on b6.
            cm(d1)6/m(d1)h(d1)6/1H6/8/8/8/8/7C b | | LEAPT The MCP has no free square to go to. No shot, no overrun and no piece in between can stop the HVY on b6.
            mhg1cghm/iiiiiiii/8/8/8/4o1I1/IIIII1II/MHGOCGHM w | | Black wins. Checkmate: the OGRE on e3 could overrun White's MCP on e1 next. An OGRE drives over the infantry in its way. The MCP has no safe square to go to: it could be overrun on f2 too. No shot, no overrun and no piece in between can stop the OGRE on e3.
            c(d1)7/8/8/8/8/8/I7/7C b | | A draw. Stalemate: Black is not in check, but none of its pieces can move.
            c7/2I5/1II5/8/8/8/8/7C b | | A draw. Stalemate: Black is not in check, but each move would leave its MCP open to an overrun.
            """;

    @Test
    void theEndNamesTheWinnerTheCauseAndWhyNothingHelped() {
        for (String row : ENDS.replace("LEAPT ", LEAPT).lines().toList()) {
            String[] cells = row.split(" ?\\| ?");
            Table table = Table.reading(cells[0]);
            if (!cells[1].isBlank()) {
                table.play(cells[1].strip());
                assertThat(table.events()).extracting(Event::says).last().isEqualTo(cells[2].strip());
            }
            assertThat(end(table)).as(row).isEqualTo(cells[2].strip());
            assertThat(end(Table.reading(table.toString()))).as(row).isEqualTo(cells[2].strip());
        }
    }

    @Test
    void aDrawNamesTheRepeatedMovesOrTheUnitsLeft() {
        Table repeated = Table.with("w", "Ch1", "Ma1", "ch8", "ma8");
        for (String move : List.of("a1-a2", "a8-a7", "a2-a1", "a7-a8", "a1-a2", "a8-a7")) {
            repeated.play(move);
        }
        repeated.play("a2-a1", "a7-a8", "a1-a2", "a8-a7", "a2-a1", "a7-a8");
        assertThat(end(repeated))
                .isEqualTo("A draw. The same moves were made 3 times in a row:"
                        + " a1 to a2, a8 to a7, a2 to a1, a7 to a8.");
        assertThat(end(Table.reading("7c/8/8/8/8/8/8/C5M1 w quiet=99").play("g1-g2")))
                .isEqualTo("A draw. For 100 turns nothing was shot at, overrun, combined or promoted.");
        assertThat(end(Table.under(Map.of("deadPosition", "DRAW"), "w", "Ca1", "ch8", "Od4(0,0,0)")))
                .isEqualTo("A draw. Only Mobile CPs and Ogres that neither move nor fire are left,"
                        + " and none of them can win.");
        assertThat(end(Table.reading("7c/8/8/8/8/8/8/8 w")))
                .isEqualTo("Black wins. White's MCP was overrun, and with it White has lost.");
    }

    private static String end(Table table) {
        return ((Awaited.Nothing) table.game().awaited(table.position()))
                .outcome()
                .says();
    }
}
