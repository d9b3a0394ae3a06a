package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Event;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.rulings.SheetRule;

@DisplayName("2.60, 2.62, 3.01 to 3.03 check, mate and draws")
class CheckTest {
    @Test
    @DisplayName("OC-T13 the Mobile CP leaves check and never walks into it")
    void theMobileCommandPostLeavesCheck() {
        Table table = Table.with("w", "Ce1", "ch8", "hf3", "Ia2");
        assertThat(table.refuses("e1-d2")).isEqualTo(SheetRule.MCP_NOT_INTO_CHECK);
        assertThat(table.refusal("e1-d2").why())
                .isEqualTo("The MCP on e1 cannot go to d2: the HVY on f3 could overrun it there.");
        assertThat(table.legal("e1-e2")).isTrue();
        assertThat(table.legal("e1-f2")).isTrue();
        assertThat(table.refuses("a2-a3")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
    }

    @Test
    void aMoveThatLetsAnotherPieceFireAtTheAttackerAnswersCheck() {
        Table table = Table.with("w", "Ce1", "ch8", "hf3", "Ia2", "Mf6").play("a2-a3");
        assertThat(table.refuses("hold")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        assertThat(table.actions()).containsExactly("f6:f3");
        assertThat(table.play("f6:f3", "roll 1").turn()).isEqualTo(Side.BLACK);
        assertThat(table.play("f3xe1").outcome()).isEqualTo("mcp-overrun");
    }

    @Test
    @DisplayName("ruling mustAnswerCheck, checkEscapeByFire")
    void houseRulingsChangeWhatAnswersCheck() {
        String[] board = {"Ce1", "ch8", "hf3", "Ia2", "Mf6"};
        Table free = Table.under(Map.of("mustAnswerCheck", "false"), "w", board).play("a2-a3", "hold");
        assertThat(free.turn()).isEqualTo(Side.BLACK);
        Table certain = Table.under(Map.of("checkEscapeByFire", "CERTAIN"), "w", board);
        assertThat(certain.refuses("a2-a3")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
    }

    @Test
    void aPinnedPieceStays() {
        Table table = Table.with("w", "Ca1", "ch8", "Ib2", "gd4", "Ih2");
        assertThat(table.refuses("b2-b3")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        assertThat(table.refusal("b2-b3").why())
                .isEqualTo("b2 to b3 is not allowed: that would open the MCP on a1 to an overrun.");
        assertThat(table.legal("h2-h3")).isTrue();
    }

    @Test
    @DisplayName("ruling infThreatensMcp")
    void infantryThreatensDiagonally() {
        Table table = Table.with("w", "Ce4", "ch8", "ie6");
        assertThat(table.legal("e4-e5")).isTrue();
        assertThat(table.refuses("e4-d5")).isEqualTo(SheetRule.MCP_NOT_INTO_CHECK);
        assertThat(Table.under(Map.of("infThreatensMcp", "ANY_DIRECTION"), "w", "Ce4", "ch8", "ie6")
                        .refuses("e4-e5"))
                .isEqualTo(SheetRule.MCP_NOT_INTO_CHECK);
    }

    @Test
    void aUnitThatWillNotHaveRecoveredGivesNoCheck() {
        assertThat(Table.with("w", "Ce1", "ch8", "hf3(d2)", "Ia2").legal("a2-a3"))
                .isTrue();
        assertThat(Table.with("w", "Ce1", "ch8", "hf3(d1)", "Ia2").legal("a2-a3"))
                .isFalse();
    }

    @Test
    @DisplayName("ruling checkThroughInfantry")
    void anOgreGivesCheckThroughInfantry() {
        String[] board = {"Ca1", "ch8", "Ia2", "oa4(1,4,9)", "Ih2"};
        assertThat(Table.with("w", board).legal("h2-h3")).isTrue();
        String[] near = {"Ca1", "ch8", "Ia2", "oa3(1,4,9)", "Ih2"};
        assertThat(Table.with("w", near).refuses("h2-h3")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        assertThat(Table.under(Map.of("checkThroughInfantry", "false"), "w", near)
                        .legal("h2-h3"))
                .isTrue();
        String[] unarmed = {"Ca1", "ch8", "Ia2", "oa3(0,0,9)", "Ih2"};
        assertThat(Table.with("w", unarmed).legal("h2-h3")).isTrue();
    }

    @Test
    @DisplayName("3.02 check is announced")
    void checkIsAnnounced() {
        Table table = Table.with("w", "Ch1", "ce8", "Hd4", "ia7").play("d4-f5");
        assertThat(table.eventRules()).doesNotContain(SheetRule.CHECK);
        Table check = Table.with("w", "Ch1", "ce8", "He4", "ia7").play("e4-d6");
        assertThat(check.eventRules()).contains(SheetRule.CHECK);
        assertThat(check.events().get(1).says()).isEqualTo("Check: the HVY on d6 could overrun Black's MCP on e8.");
    }

    @Test
    @DisplayName("3.02 check through infantry says so")
    void checkThroughInfantryIsExplained() {
        assertThat(Table.with("w", "Ca1", "Oe5", "ie7", "ce8").play("e5-e6").events())
                .extracting(Event::says)
                .contains("Check: the OGRE on e6 could overrun Black's MCP on e8."
                        + " An OGRE drives over the infantry in its way.");
    }

    @Test
    @DisplayName("3.01 checkmate, unless a possible shot at the attacker averts it")
    void aPossibleShotAvertsMate() {
        String[] mated = {"Ch1", "ca8", "Gd5", "Pc6"};
        Table mate = Table.with("b", mated);
        assertThat(mate.outcome()).isEqualTo("checkmate");
        assertThat(mate.winners()).containsExactly("White");
        assertThat(mate.game().awaited(mate.position()).toString())
                .contains(
                        "White wins. Checkmate: the GEV on d5 and the Mech-INF on c6 could overrun Black's MCP on a8 next. ");
        assertThat(mate.game().awaited(mate.position()).toString()).contains(SheetRule.CHECKMATE.name());
        Table single = Table.with("b", "Ch1", "ca8", "Pc6", "mf6");
        assertThat(single.outcome()).isEmpty();
        assertThat(single.actions()).isNotEmpty().allMatch(action -> action.startsWith("f6"));
    }

    @Test
    @DisplayName("3.01, 2.742 a hit that only disables may save where one that destroys does not")
    void aHitThatOnlyDisablesMaySave() {
        Table table = Table.reading("7c/8/3ig3/P7/1C6/1H(d1)H(d1)5/hp6/8 w");
        assertThat(table.outcome()).isEmpty();
        table.play("a5-a3", "a3:a2", "roll 3");
        assertThat(table.turn()).isEqualTo(Side.BLACK);
        assertThat(Table.reading("8/2P5/1MC5/2gM(d1)1h2/2I(2)ipp2/5c2/8/8 w").legal("c7-e5"))
                .isTrue();
    }

    @Test
    @DisplayName("3.01, 2.60, 2.532 an Ogre without weapons saves nothing by overrunning")
    void anOgreWithoutWeaponsSavesNothingByOverrunning() {
        Table mate = Table.reading("c7/8/6P1/2o(0,0,9)5/8/8/8/7C w").play("g6-d6");
        assertThat(mate.outcome()).isEqualTo("checkmate");
        Table check = Table.reading("c6h/8/1m1P4/2o(0,0,9)5/8/8/8/7C b");
        assertThat(check.refuses("c5xd6")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        assertThat(Table.reading("c6h/8/1m1P4/2o(0,1,9)5/8/8/8/7C b").legal("c5xd6"))
                .isTrue();
    }

    @Test
    @DisplayName("2.60, 2.62 Mobile CPs alone go on moving, and check each other when adjacent")
    void mobileCommandPostsAloneGoOnMoving() {
        Table table = Table.with("w", "Ca1", "cc3");
        assertThat(table.refuses("a1-a3")).isEqualTo(SheetRule.MCP_STEPS_ONE);
        assertThat(table.refuses("a1-b2")).isEqualTo(SheetRule.MCP_NOT_INTO_CHECK);
        assertThat(table.play("a1-a2").turn()).isEqualTo(Side.BLACK);
        assertThat(Table.with("w", "Ca1", "cb2").play("a1xb2").outcome()).isEqualTo("mcp-overrun");
    }

    @Test
    @DisplayName("3.03 stalemate")
    void nothingLegalWithoutCheckIsADraw() {
        Table table = Table.with("b", "Ch1", "ca8(d1)", "Ia2");
        assertThat(table.outcome()).isEqualTo("stalemate");
        assertThat(table.winners()).isEmpty();
        assertThat(table.game().awaited(table.position()).toString()).contains(SheetRule.STALEMATE.name());
    }

    @Test
    @DisplayName("3.03 three equal cycles of moves are a draw; ruling repeatCycles")
    void threeEqualCyclesAreADraw() {
        String[] cycle = {"a1-a2", "a8-a7", "a2-a1", "a7-a8"};
        Table table = Table.with("w", "Ch1", "Ma1", "ch8", "ma8").play(cycle).play(cycle);
        assertThat(table.outcome()).isEmpty();
        table.play("a1-a2", "a8-a7", "a2-a1");
        assertThat(table.outcome()).isEmpty();
        assertThat(table.play("a7-a8").outcome()).isEqualTo("repetition");
        assertThat(table.eventRules()).contains(SheetRule.REPETITION);
        assertThat(Table.under(Map.of("repeatCycles", "2"), "w", "Ch1", "Ma1", "ch8", "ma8")
                        .play(cycle)
                        .play(cycle)
                        .outcome())
                .isEqualTo("repetition");
    }

    @Test
    @DisplayName("2.15, ruling quietTurnsDraw: no promotion is a quiet turn, of whatever strength the platoon is")
    void aPromotionIsNoQuietTurn() {
        for (String strength : List.of("1", "2")) {
            Table reduced = Table.reading("7c/I(" + strength + ")7/8/8/8/8/8/7C w quiet=98")
                    .play("a7-a8");
            assertThat(reduced).hasToString("I(" + (Integer.parseInt(strength) + 1) + "+)6c/8/8/8/8/8/8/7C b");
        }
        assertThat(Table.reading("7c/I7/8/8/8/8/8/7C w quiet=98").play("a7-a8", "stay a8"))
                .hasToString("P6c/8/8/8/8/8/8/7C b");
        Table shooting = Table.reading("1g5c/I(2)7/8/2M5/8/8/8/7C w quiet=98").play("a7-a8");
        assertThat(shooting).hasToString("I(3+)g5c/8/8/2M5/8/8/8/7C w phase=fire(a8;a8)");
        assertThat(Table.reading(shooting.toString()).play("hold")).hasToString("I(3+)g5c/8/8/2M5/8/8/8/7C b");
    }

    @Test
    @DisplayName("3.02 a side without its Mobile CP has lost, whatever a position says is awaited")
    void aPositionIsOverWithoutAMobileCpInEveryPhase() {
        for (String phase : List.of(
                "7c/4m3/8/4G3/8/8/8/8 w phase=fire(d4;e5)",
                "8/4m3/8/4G3/8/8/8/7C w phase=fire(d4;e5)",
                "7c/8/8/8/8/2h5/8/M7 w phase=roll(a1:c3;missile)",
                "7c/8/8/3i4/8/8/8/8 w phase=aim(d4;d5;O;defender;0;0;2)")) {
            Table table = Table.reading(phase);
            assertThat(table.outcome()).as(phase).isEqualTo("mcp-overrun");
            assertThat(table.actions()).isEmpty();
        }
    }

    @Test
    @DisplayName("rulings deadPosition, quietTurnsDraw")
    void deadAndQuietGamesAreDrawn() {
        String[] wreck = {"Ca1", "ch8", "Od4(0,0,0)"};
        Map<String, String> drawn = Map.of("deadPosition", "DRAW");
        Table dead = Table.under(drawn, "w", wreck);
        assertThat(dead.outcome()).isEqualTo("dead-position");
        assertThat(dead.game().awaited(dead.position()).toString()).contains(SheetRule.DEAD_POSITION.name());
        assertThat(Table.with("w", wreck).outcome()).isEmpty();
        assertThat(Table.under(drawn, "w", "Ca1", "cb2").play("a1xb2").outcome())
                .isEqualTo("mcp-overrun");
        Table quiet = Table.reading("7c/8/8/8/8/8/8/C5M1 w quiet=99").play("g1-g2");
        assertThat(quiet.outcome()).isEqualTo("quiet");
        assertThat(quiet.eventRules()).contains(SheetRule.QUIET_TURNS);
    }
}
