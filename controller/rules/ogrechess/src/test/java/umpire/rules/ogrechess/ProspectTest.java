package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Verdict;

/** The effects of each face of the die, as people are told them before they shoot and before they roll. */
class ProspectTest {
    /** Position, shot and the sentence on it, by the combat results table and the sections on its results. */
    private static final String SHOTS = """
            7c/8/8/8/g7/8/8/M6C w | a1:a4 | 5–6 destroys, 3–4 disables, 1–2 nothing
            7c/8/8/8/g(d1)7/8/8/M6C w | a1:a4 | 3–6 destroys, 1–2 nothing
            7c/8/8/8/i7/8/8/M6C w | a1:a4 | 5–6 destroys, 3–4 costs 1 squad, 1–2 nothing
            7c/8/8/8/i(1)7/8/8/M6C w | a1:a4 | every face destroys
            7c/8/8/8/p7/8/8/M6C w | a1:a4 | 5–6 destroys, 3–4 leaves 3 squads, 1–2 nothing
            7c/8/8/8/o7/8/8/M6C w | a1:a4/MB | 6 destroys the Main Battery, 1–5 nothing
            7c/8/8/8/8/8/o7/I(1)5C1 w phase=fire(h1;g1) | a1:a2/MB | no die is needed: nothing
            7c/8/8/8/o7/8/8/M6C w | a1:a4/M | 5–6 destroys a move unit, 1–4 nothing
            7c/8/8/8/o7/8/8/M6C w | a1:a4/SB | 5–6 destroys a Secondary Battery, 1–4 nothing
            7c/8/8/8/o(1,4,7)7/8/8/M6C w | a1:a4/M | 5–6 slows it to 2 squares, 1–4 nothing
            7c/8/8/8/o(1,4,1)7/8/8/M6C w | a1:a4/M | 5–6 stops the Ogre, 1–4 nothing
            7c/8/8/8/o(1,4,0)7/8/8/M6C w | a1:a4/WS | 5–6 destroys the Ogre, 1–4 nothing
            8/8/8/8/c7/8/8/M6C w | a1:a4 | 3–6 disables, 1–2 nothing
            """;

    @Test
    void everyFaceOfTheDieIsToldBeforeAShot() {
        prospects(SHOTS);
    }

    /** Position, overrun or aim, and the sentence on it. */
    private static final String OVERRUNS = """
            7c/8/8/1g6/I7/8/8/7C w | a4xb5 | costs 1 squad, then 2–6 destroys, 1 nothing
            7c/8/8/1g6/P7/8/8/7C w | a4xb5 | it fires first and hits with 3–6
            7c/8/8/8/g7/8/O7/7C w | a2xa4 | destroys and costs 1 move unit
            7c/8/8/8/h7/8/O7/7C w | a2xa4 | destroys and costs 2 move units
            7c/8/8/8/i7/8/O7/7C w | a2xa4 | it fires first
            7c/8/8/1o(0,1,0)6/I7/8/8/7C w | a4xb5 | destroys the Ogre; its last shot hits with 3–6
            8/8/8/8/4c3/3I4/8/7C w | d3xe4 | wins the game
            """;

    @Test
    void everyOverrunIsToldBeforeItIsChosen() {
        prospects(OVERRUNS);
    }

    @Test
    void everyAimInAnOverrunIsToldBeforeItIsChosen() {
        Table table = Table.reading("7c/8/8/8/i7/8/O7/7C w").play("a2xa4");
        assertThat(table.actions().stream().map(action -> action + ": " + preview(table, action)))
                .containsExactly(
                        "aim MB: 5–6 destroys the Main Battery, 1–4 nothing",
                        "aim SB: 4–6 destroys a Secondary Battery, 1–3 nothing",
                        "aim M: 3–6 destroys a move unit, 1–2 nothing");
    }

    @Test
    void thePromptForTheRollListsTheSameEffects() {
        Table table = Table.with("w", "Ch1", "ch8", "Ma1", "ia4").play("a1:a4");
        assertThat(table.game().awaited(table.position()).toString())
                .contains("roll for the attack of the Missile Tank on a1 on the Infantry on a4:"
                        + " 5–6 destroys, 3–4 costs 1 squad, 1–2 nothing");
    }

    @Test
    void aShotInAnOverrunIsToldWithItsEffectThere() {
        Table table = Table.with("w", "Ch1", "ch8", "Ia4", "gb5").play("a4xb5");
        assertThat(table.game().awaited(table.position()).toString())
                .contains("roll for the Infantry's shot at the GEV in the overrun on b5: 2–6 destroys, 1 nothing");
        assertThat(table.play("roll 1").game().awaited(table.position()).toString())
                .contains("roll for the GEV's shot at the Infantry in the overrun on b5:"
                        + " 2–6 costs 1 squad, 1 nothing");
    }

    private static void prospects(String rows) {
        for (String row : rows.lines().toList()) {
            String[] cells = row.split(" \\| ");
            assertThat(preview(Table.reading(cells[0]), cells[1])).as(row).isEqualTo(cells[2]);
        }
    }

    private static String preview(Table table, String text) {
        Action action = table.game().readAction(table.position(), text).orThrow();
        Position next = ((Verdict.Accepted<Position, Action>) table.judge(text)).next();
        return table.game().preview(table.position(), action, next).orElseThrow();
    }
}
