package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Place;

/** How an action is named on a button, and which pieces are touched for it. */
class ButtonTextTest {
    private static final String TABLE = """
            7c/8/8/3g4/4I3/8/8/7C w | e4-e5 | Infantry e4 to e5 |
            7c/8/8/3g4/4I3/8/8/7C w | e4xd5 | Infantry e4 overruns GEV d5 |
            7c/8/8/3g4/3O4/8/8/7C w | d4xd5 | Ogre d4 rams GEV d5 |
            7c/8/8/3i4/3O4/8/8/7C w | d4xd5 | Ogre d4 overruns Infantry d5 |
            7c/8/8/3p4/3O4/8/8/7C w | d4xd5 | Ogre d4 overruns Mech-INF d5 |
            7c/8/8/8/8/2h5/8/M6C w | a1:c3 | Missile Tank a1 fires at Heavy Tank c3 (attack 3, defence 3, odds 1-1) | a1 c3
            7c/8/8/3o4/3H4/8/8/6C1 w phase=fire(h1;g1) | d4:d5/MB | Heavy Tank d4 fires at the Main Battery of Ogre d5 (attack 4, defence 4, odds 1-1) | d4 d5
            7c/8/8/3g4/3O4/8/8/6C1 w phase=fire(h1;g1) | d4(MB):d5 | Ogre d4 fires at GEV d5, with the Main Battery (attack 4, defence 2, odds 2-1) | d4 d5
            7c/8/8/3g4/3O4/8/8/6C1 w phase=fire(h1;g1) | d4(MB+2SB):d5 | Ogre d4 fires at GEV d5, with the Main Battery and 2 Secondary Batteries (attack 10, defence 2, odds 5-1 or better) | d4 d5
            7c/8/8/3i4/8/8/8/7C w phase=aim(d4;d5;O;defender;0;0;2) | aim SB | Aim at the Secondary Battery (defence 3) |
            7c/8/8/3I(2)4/3I(2)4/8/8/7C w | d4=d5 3+1 | Infantry d4 has 3, Infantry d5 has 1 | d4 d5
            7c/8/8/3I(1)4/3I(2)4/8/8/7C w | d4+d5 | Infantry d4 joins Infantry d5 |
            I(2+)6c/8/8/8/8/8/8/7C w | stay a8 | Infantry a8 gains a squad | a8
            I(3+)6c/8/8/8/8/8/8/7C w | stay a8 | Infantry a8 becomes Mech-INF |
            7c/8/8/8/8/2h5/8/M6C w phase=roll(a1:c3;missile) | roll 4 | Rolled 4 |
            7c/8/8/8/8/2h5/8/M6C w phase=missile(a1) | hold | Stay on a1 |
            7c/8/8/4G3/8/8/8/7C w phase=retreat(e5;2) | hold | Stay on e5 |
            7c/8/8/3O4/8/8/8/7C w phase=onward(d4;d5;1) | hold | Stop on d5 |
            7c/8/8/3g4/3H4/8/8/6C1 w phase=fire(h1;g1) | hold | Hold fire |
            """;

    @Test
    void everyActionIsNamedAsAtTheTable() {
        for (String row : TABLE.lines().toList()) {
            String[] cells = row.split("\\|");
            Table table = Table.reading(cells[0].strip());
            Action action =
                    table.game().readAction(table.position(), cells[1].strip()).orThrow();
            assertThat(table.game().describe(table.position(), action)).as(row).isEqualTo(cells[2].strip());
            String touched = cells.length < 4 ? "" : cells[3].strip();
            assertThat(touches(table, action)).as(row).isEqualTo(touched);
        }
    }

    private static String touches(Table table, Action action) {
        List<Place> touches = table.game().touches(table.position(), action);
        return String.join(" ", touches.stream().map(Place::name).toList());
    }

    @Test
    void aPassIsNamedWhereAHouseAllowsIt() {
        Table table = Table.under(Map.of("passAllowed", "true"), "w", "Ch1", "ch8");
        assertThat(table.game().describe(table.position(), new Action.Hold())).isEqualTo("Pass");
    }
}
