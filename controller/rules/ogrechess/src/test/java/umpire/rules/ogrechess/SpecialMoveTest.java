package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.rulings.SheetRule;

@DisplayName("2.142, 2.15, 2.23, 2.33, 2.742, 2.75 special moves")
class SpecialMoveTest {
    @Test
    @DisplayName("OC-T10, 2.23 a GEV hits and runs")
    void aGevHitsAndRuns() {
        Table table = Table.with("w", "Ch1", "ch8", "Gd4", "me7").play("d4-e5", "e5:e7", "roll 3");
        assertThat(table.on("e7")).isEqualTo("m(d2)");
        assertThat(table.actions()).contains("e5-d4", "e5-c3", "e5-b2").doesNotContain("e5-d6", "hold", "e5-a1");
        assertThat(table.refuses("e5-d6")).isEqualTo(SheetRule.GEV_RUNS_HOME);
        assertThat(table.refuses("e5-a1")).isEqualTo(SheetRule.GEV_RUNS_HOME);
        assertThat(table.refuses("hold")).isEqualTo(SheetRule.GEV_RUNS_HOME);
        assertThat(table.play("e5-c3").turn()).isEqualTo(Side.BLACK);
        Table loose = Table.under(Map.of("hitAndRunStrict", "false"), "w", "Ch1", "ch8", "Gd4", "me7")
                .play("d4-e5", "e5:e7", "roll 3");
        assertThat(loose.legal("hold")).isTrue();
    }

    @Test
    @DisplayName("OC-T10, 2.23 a GEV may run to save its Mobile CP")
    void aGevMayRunToSaveItsMobileCommandPost() {
        Table table = Table.with("w", "Cf8", "ch1", "Gd4", "me7", "oc5").play("d4-e5");
        assertThat(table.refuses("hold")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        assertThat(table.play("e5:e7", "roll 3").actions()).containsExactly("e5-d6");
        assertThat(table.refuses("e5-d4")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        assertThat(table.play("e5-d6").turn()).isEqualTo(Side.BLACK);
    }

    @Test
    void aGevMustHaveComeNearerAndHaveMovementLeft() {
        Table away = Table.with("w", "Ch1", "ch8", "Ge5", "me7", "Ma7").play("e5-d4");
        assertThat(away.refuses("d4:e7")).isEqualTo(SheetRule.HIT_AND_RUN_CLOSES_IN);
        Table sideways = Table.with("w", "Ch1", "ch8", "Ge5", "md6", "Ma6").play("e5-c5");
        assertThat(sideways.refuses("c5:d6")).isEqualTo(SheetRule.HIT_AND_RUN_CLOSES_IN);
        Table spent = Table.with("w", "Ch1", "ch8", "Ga1", "me6", "Ma6").play("a1-e5");
        assertThat(spent.refuses("e5:e6")).isEqualTo(SheetRule.HIT_AND_RUN_CLOSES_IN);
    }

    @Test
    @DisplayName("2.23, 2.742 ruling hitAndRunTowards")
    void aHouseRulingSaysTowardsWhichEnemyAHitAndRunGoes() {
        String[] two = {"Ch1", "ch8", "Gc3", "mc5", "me5"};
        assertThat(Table.with("w", two).play("c3-d4").legal("d4:c5")).isTrue();
        Table target =
                Table.under(Map.of("hitAndRunTowards", "TARGET"), "w", two).play("c3-d4");
        assertThat(target.refusal("d4:c5").rule()).isEqualTo(SheetRule.HIT_AND_RUN_CLOSES_IN);
        assertThat(target.refusal("d4:c5").why()).isEqualTo("The GEV on d4 did not come nearer to the MSL on c5.");
        assertThat(target.legal("d4:e5")).isTrue();
        String[] back = {"Ch1", "ch8", "Pe5", "md5", "Ma5"};
        assertThat(Table.with("w", back).play("e5-d4").refusal("d4:d5").why())
                .isEqualTo("The Mech-INF on d4 did not come nearer to any enemy.");
    }

    @Test
    @DisplayName("2.742 Mech-INF hits and runs")
    void mechanizedInfantryHitsAndRuns() {
        Table table = Table.with("w", "Ch1", "ch8", "Pd4", "hd7").play("d4-d6", "d6:d7", "roll 1");
        assertThat(table.actions()).containsExactly("d6-c5", "d6-d5", "d6-e5");
        assertThat(table.refuses("d6-c6")).isEqualTo(SheetRule.MECH_RUNS_HOME);
        assertThat(table.refuses("hold")).isEqualTo(SheetRule.MECH_RUNS_HOME);
        Table spent = Table.with("w", "Ch1", "ch8", "Pd4", "hd8", "Mb8").play("d4-d7");
        assertThat(spent.refuses("d7:d8")).isEqualTo(SheetRule.MECH_HIT_AND_RUN_CLOSES_IN);
    }

    @Test
    @DisplayName("OC-T11, 2.33 a Heavy Tank fires on what it passes")
    void aHeavyTankFiresOnWhatItPasses() {
        Table table = Table.with("w", "Ch1", "ch8", "Hd4", "id5", "ge5").play("d4-e6", "e6:e5", "roll 5");
        assertThat(table.on("e5")).isEmpty();
        assertThat(table.actions()).containsExactly("e6:d5", "hold");
        table.play("e6:d5", "roll 2");
        assertThat(table.position().acting()).isEqualTo(Side.BLACK);
        assertThat(table.actions()).containsExactly("d5:e6", "hold");
        table.play("d5:e6", "roll 6");
        assertThat(table.on("e6")).isEmpty();
        assertThat(table.on("d5")).isEqualTo("i");
        assertThat(table.turn()).isEqualTo(Side.BLACK);
    }

    @Test
    @DisplayName("OC-T11, 2.33 a way with only one enemy opens no Blitzkrieg")
    void aWayWithOneEnemyOpensNoBlitzkrieg() {
        Table table = Table.with("w", "Ch1", "ch8", "Hd4", "id5", "Ma5").play("d4-e6");
        assertThat(table.refuses("e6:d5")).isEqualTo(SheetRule.BLITZKRIEG_PASSES_TWO);
        Table shortWay = Table.under(
                        Map.of("blitzPaths", "LONG_LEG_FIRST"), "w", "Ch1", "ch8", "Hd4", "id5", "ge5", "Ma5")
                .play("d4-e6");
        assertThat(shortWay.refuses("e6:e5")).isEqualTo(SheetRule.BLITZKRIEG_PASSES_TWO);
    }

    @Test
    void aSurvivorFiresBackUnlessItIsDisabled() {
        Table disabled = Table.with("w", "Ch1", "ch8", "Hd4", "id5", "ge5").play("d4-e6", "e6:e5", "roll 3");
        assertThat(disabled.on("e5")).isEqualTo("g(d1)");
        assertThat(disabled.turn()).isEqualTo(Side.BLACK);
        Table answered =
                Table.with("w", "Ch1", "ch8", "Hd4", "id5", "ge5").play("d4-e6", "e6:e5", "roll 1", "e5:e6", "roll 5");
        assertThat(answered.on("e6")).isEqualTo("H(d1)");
        assertThat(answered.play("h8-g8", "hold").on("e6")).isEqualTo("H");
    }

    @Test
    @DisplayName("OC-T14, 2.15 a platoon is promoted on the far rank, and once")
    void aPlatoonIsPromotedOnTheFarRankAndOnce() {
        Table table = Table.with("w", "Ch1", "ch4", "Ia7(2)", "ie5").play("a7-a8");
        assertThat(table.on("a8")).isEqualTo("I(3+)");
        assertThat(table.eventRules()).contains(SheetRule.PROMOTION_ON_FAR_RANK);
        table.play("e5-e4", "a8-a7", "e4-e5", "a7-a8");
        assertThat(table.on("a8")).isEqualTo("I(3+)");
        table.play("e5-e4", "stay a8");
        assertThat(table.on("a8")).isEqualTo("P");
        assertThat(table.eventRules()).contains(SheetRule.MECH_IS_PROMOTED_AGAIN);
    }

    @Test
    void aFullPlatoonIsExchangedForMechanizedInfantry() {
        Table table = Table.with("w", "Ch1", "ch4", "Ia7", "ie5").play("a7-a8");
        assertThat(table.on("a8")).isEqualTo("I");
        assertThat(table.actions()).containsExactly("stay a8");
        assertThat(table.refuses("hold")).isEqualTo(SheetRule.PROMOTION_ON_FAR_RANK);
        assertThat(table.play("stay a8").on("a8")).isEqualTo("P");
        assertThat(table.eventRules()).contains(SheetRule.PROMOTION_ON_FAR_RANK);
        assertThat(table.game().show(table.position()).visibleByPlace().get(Square.A8.place()))
                .extracting(token -> token.name())
                .containsExactly("white-MECH");
    }

    @Test
    @DisplayName("2.15, 3.21 a platoon that has just become Mech-INF does not hit and run")
    void aPlatoonThatHasJustBecomeMechanizedInfantryHoldsItsFire() {
        Table table = Table.with("w", "Ch1", "ch4", "Ia7", "gb8", "Mc6").play("a7-a8", "stay a8");
        assertThat(table.actions()).containsExactly("c6:b8", "hold");
        assertThat(table.refuses("a8:b8")).isEqualTo(SheetRule.MOVED_UNIT_HOLDS_FIRE);
        assertThat(table.toString()).endsWith("w phase=fire(a8;a8)");
        assertThat(table.play("hold").toString()).isEqualTo("Pg6/8/2M5/8/7c/8/8/7C b");
    }

    @Test
    @DisplayName("2.75 a platoon that lost its GEV-PC wins it back standing still")
    void aPlatoonWinsItsGevPcBackStandingStill() {
        Table table = Table.with("w", "Ch1", "ch4", "Ia8(3+)", "Gb8", "Ia2");
        assertThat(table.play("stay a8").on("a8")).isEqualTo("P");
        assertThat(table.refuses("stay a8")).isEqualTo(SheetRule.OWN_UNIT);
        Table elsewhere = Table.with("w", "Ch1", "ch4", "Ia7", "Gb8");
        assertThat(elsewhere.refuses("stay a7")).isEqualTo(SheetRule.PROMOTION_ON_FAR_RANK);
        assertThat(elsewhere.refuses("stay b8")).isEqualTo(SheetRule.PROMOTION_ON_FAR_RANK);
        assertThat(Table.with("w", "Ch1", "ch4", "Ia8(1+)").play("stay a8").on("a8"))
                .isEqualTo("I(2+)");
    }

    @Test
    void anOverrunOnTheFarRankPromotes() {
        Table table = Table.with("w", "Ch1", "ch4", "Ib7", "ga8").play("b7xa8", "roll 6");
        assertThat(table.on("a8")).isEqualTo("I(3+)");
    }

    @Test
    @DisplayName("OC-T15, 2.142 two platoons share out their squads and one of them fires")
    void twoPlatoonsShareOutTheirSquads() {
        Table table = Table.with("w", "Ch1", "ch8", "Id4(2)", "Id5(2)", "ge5", "Ha5", "gb6");
        assertThat(table.refuses("d4+d5")).isEqualTo(SheetRule.PLATOON_LIMIT);
        assertThat(table.refuses("d4=d5 4+0")).isEqualTo(SheetRule.PLATOON_LIMIT);
        assertThat(table.refuses("d4=d5 2+2")).isEqualTo(SheetRule.COMBINE_ADJACENT_PLATOONS);
        assertThat(table.refuses("d4=d5 3+2")).isEqualTo(SheetRule.COMBINE_ADJACENT_PLATOONS);
        assertThat(table.refuses("d4+a5")).isEqualTo(SheetRule.COMBINE_ADJACENT_PLATOONS);
        table.play("d5=d4 3+1");
        assertThat(table.on("d5") + table.on("d4")).isEqualTo("II(1)");
        assertThat(table.actions()).containsExactly("d5:e5", "hold");
        assertThat(table.refuses("a5:b6")).isEqualTo(SheetRule.COMBINED_PLATOON_FIRES);
        assertThat(table.play("d5:e5", "roll 5").on("e5")).isEmpty();
    }

    @Test
    void twoPlatoonsMerge() {
        Table table =
                Table.with("w", "Ch1", "ch8", "Id4(1+)", "Id5(2)", "If4(2)").play("d4+d5");
        assertThat(table.on("d4")).isEmpty();
        assertThat(table.on("d5")).isEqualTo("I(3+)");
        assertThat(table.eventRules()).contains(SheetRule.COMBINE_ADJACENT_PLATOONS);
        assertThat(Table.with("w", "Ch1", "ch8", "Id4(1)", "Ie5(2)").refuses("d4+e5"))
                .isEqualTo(SheetRule.COMBINE_ADJACENT_PLATOONS);
    }
}
