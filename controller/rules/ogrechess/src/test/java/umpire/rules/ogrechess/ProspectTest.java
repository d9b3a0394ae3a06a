package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.position.Action;

/** What people are told that each face of the die would do, before they shoot and before they roll. */
class ProspectTest {
    /** Position, shot, and what is said of it, by the table of results and the sections on what a result does. */
    private static final String SHOTS = """
            7c/8/8/8/g7/8/8/M6C w | a1:a4 | 5–6 destroys, 3–4 disables, 1–2 nothing
            7c/8/8/8/g(d1)7/8/8/M6C w | a1:a4 | 3–6 destroys, 1–2 nothing
            7c/8/8/8/i7/8/8/M6C w | a1:a4 | 5–6 destroys, 3–4 costs 1 squad, 1–2 nothing
            7c/8/8/8/i(1)7/8/8/M6C w | a1:a4 | every face destroys
            7c/8/8/8/p7/8/8/M6C w | a1:a4 | 5–6 destroys, 3–4 leaves 3 squads, 1–2 nothing
            7c/8/8/8/o7/8/8/M6C w | a1:a4/MB | 6 destroys it, 1–5 nothing
            7c/8/8/8/8/8/o7/I(1)5C1 w phase=fire(h1;g1) | a1:a2/MB | no die is needed: nothing
            7c/8/8/8/o7/8/8/M6C w | a1:a4/M | 5–6 destroys it, 1–4 nothing
            8/8/8/8/c7/8/8/M6C w | a1:a4 | 3–6 disables, 1–2 nothing
            """;

    @Test
    void everyFaceOfTheDieIsToldBeforeAShot() {
        for (String row : SHOTS.lines().toList()) {
            String[] cells = row.split(" \\| ");
            Table table = Table.reading(cells[0].strip());
            Action shot =
                    table.game().readAction(table.position(), cells[1].strip()).orThrow();
            assertThat(table.game().prospect(table.position(), shot, table.position()))
                    .as(row)
                    .contains(cells[2].strip());
        }
    }

    @Test
    void theSameIsAskedToBeRolledFor() {
        Table table = Table.with("w", "Ch1", "ch8", "Ma1", "ia4").play("a1:a4");
        assertThat(table.game().awaited(table.position()).toString())
                .contains("roll for the attack of the Missile Tank on a1 on the Infantry on a4:"
                        + " 5–6 destroys, 3–4 costs 1 squad, 1–2 nothing");
    }

    @Test
    void aShotInAnOverrunIsToldByWhatItDoesThere() {
        Table table = Table.with("w", "Ch1", "ch8", "Ia4", "gb5").play("a4xb5");
        assertThat(table.game().awaited(table.position()).toString())
                .contains("roll for the Infantry's shot at the GEV in the overrun on b5: 2–6 destroys, 1 nothing");
        assertThat(table.play("roll 1").game().awaited(table.position()).toString())
                .contains("roll for the GEV's shot at the Infantry in the overrun on b5:"
                        + " 2–6 costs 1 squad, 1 nothing");
    }
}
