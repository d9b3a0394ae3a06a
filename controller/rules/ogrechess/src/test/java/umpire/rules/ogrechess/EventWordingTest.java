package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Event;

/** The announcements of actions, word for word. */
class EventWordingTest {
    private static final String TABLE = """
            7c/8/8/3I(2)4/3I(2)4/8/8/7C w | d4=d5 3+1 | The INF on d4 and d5 share out their squads: 3 and 1.
            7c/8/8/3I(1)4/3I(2)4/8/8/7C w | d4+d5 | The INF on d4 joins that on d5, which now has 3 squads.
            8/8/8/8/4c3/3I4/8/7C w | d3xe4 | The INF on d3 overruns the MCP on e4.
            7c/8/3h4/8/3O4/8/8/7C w | d4xd6 | The OGRE on d4 rams the HVY on d6, which is destroyed, and has 7 move units left.
            7c/8/8/3g4/4I3/8/8/7C w | e4xd5 | The INF on e4 overruns the GEV on d5.
            7c/8/8/3g4/4I3/8/8/7C w | e4xd5, roll 1 | Overrun on d5: the White INF fires, odds 2-1. Rolled 1: no effect on the GEV on d5.
            7c/8/8/3o4/3H4/8/8/6C1 w phase=fire(h1;g1) | d4:d5/MB | The HVY on d4 fires at the Main Battery of the OGRE on d5: attack 4, defence 4, odds 1-1.
            7c/8/8/3o4/3H4/8/8/6C1 w phase=fire(h1;g1) | d4:d5/MB, roll 6 | Rolled 6: The OGRE on d5 loses a Main Battery: now it has no Main Battery, 4 Secondary Batteries and 9 move units, and moves up to 3 squares.
            7c/8/8/3g4/3O4/8/8/6C1 w phase=fire(h1;g1) | d4(MB+2SB):d5 | The OGRE on d4 fires with the Main Battery and 2 Secondary Batteries at the GEV on d5: attack 10, defence 2, odds 5-1 or better.
            7c/8/8/3o(0,2,0)4/4I3/8/8/7C w | e4xd5 | The INF on e4 overruns the immobile OGRE on d5, which has 2 weapons left. The OGRE is destroyed; 1 squad left.
            7c/8/8/3o(0,1,0)4/4I3/8/8/7C w | e4xd5 | The INF on e4 overruns the immobile OGRE on d5, which has 1 weapon left. The OGRE is destroyed; 2 squads left.
            7c/8/8/3o(0,2,0)4/4I3/8/8/7C w | e4xd5, roll 3 | Rolled 3: The INF on d5 is destroyed.
            7c/8/8/3o(0,0,0)4/4P3/8/8/7C w | e4xd5 | The Mech-INF on e4 overruns the immobile OGRE on d5, which has no weapon left. The OGRE is destroyed; the Mech-INF left.
            7c/8/8/3i(1)4/3O(0,0,9)4/8/8/7C w | d4xd5, roll 1, roll 1, roll 1 | The OGRE has no weapon left and falls back to d4.
            7c/I(2)7/8/8/8/8/8/7C w | a7-a8 | The INF on a8 is promoted and now has 3 squads.
            I(3+)6c/8/8/8/8/8/8/7C w | stay a8 | The INF on a8 becomes Mech-INF.
            """;

    @Test
    void eventsAreToldInFull() {
        for (String row : TABLE.lines().toList()) {
            String[] cells = row.split(" \\| ");
            Table table = Table.reading(cells[0]).play(cells[1].split(", "));
            assertThat(table.events()).as(row).extracting(Event::says).contains(cells[2]);
        }
    }

    @Test
    void aShortListLeavesOutPlainMovesOnly() {
        String fight = "7c/8/8/8/i(1)7/8/O7/7C w";
        assertThat(Table.reading(fight).play("a2xa4", "aim M", "roll 6").events())
                .isNotEmpty()
                .allMatch(event -> event.rule().decisive());
        assertThat(Table.reading("7c/8/8/8/8/8/O7/G6C w").play("a1-b2").events())
                .extracting(event -> event.rule().decisive())
                .containsExactly(false);
    }

    /** Newcomers expect infantry to shoot at an enemy that stands next to it on the slant. */
    @Test
    void aTurnWithoutAShotSaysThatADiagonalEnemyIsTooFar() {
        String says = "White has no enemy in range: a diagonal step counts as two.";
        assertThat(moved("7c/8/8/3i4/4I3/8/8/G6C w")).contains(says);
        assertThat(moved("7c/8/8/3i4/8/4I3/8/G6C w")).doesNotContain(says);
        assertThat(moved("7c/8/8/3ii3/4I3/8/8/G6C w")).doesNotContain(says);
    }

    private static List<String> moved(String position) {
        return Table.reading(position).play("h1-h2").events().stream()
                .map(Event::says)
                .toList();
    }

    @Test
    void infantryThatIsLostToAWreckIsToldSo() {
        Table lost = Table.under(Map.of("allowSuicideOverrun", "true"), "w", "Ch1", "ch8", "Ie4(1)", "od5(0,1,0)")
                .play("e4xd5");
        assertThat(lost.events())
                .extracting(Event::says)
                .contains("The INF on e4 overruns the immobile OGRE on d5, which has 1 weapon left."
                        + " Nothing of the INF is left.");
        assertThat(lost.on("d5")).isEqualTo("o(0,1,0)");
        assertThat(lost.on("e4")).isEmpty();
    }
}
