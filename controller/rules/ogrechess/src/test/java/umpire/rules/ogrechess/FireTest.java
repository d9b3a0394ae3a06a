package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.rulings.SheetRule;

@DisplayName("2.11, 2.21, 2.31, 2.41, 2.51, 2.61, 2.71, 4.00 to 4.02 ranged fire")
class FireTest {
    @Test
    @DisplayName("OC-T2 range is counted in steps along files and ranks")
    void rangeIsCountedInSteps() {
        Table missile = Table.with("w", "Ch1", "ch8", "Ma1", "mc3", "md3");
        assertThat(missile.legal("a1:c3")).isTrue();
        assertThat(missile.refuses("a1:d3")).isEqualTo(SheetRule.OUT_OF_RANGE);
        Table tank = Table.with("w", "Ch1", "ch8", "Hd4", "ie5", "ie6").play("h1-h2");
        assertThat(tank.legal("d4:e5")).isTrue();
        assertThat(tank.refuses("d4:e6")).isEqualTo(SheetRule.OUT_OF_RANGE);
        assertThat(tank.refusal("d4:e6").why())
                .isEqualTo("The HVY on d4 reaches 2 squares, and e6 is 3 away: a diagonal step counts as two.");
    }

    @Test
    void theRangeChartIsADiamond() {
        assertThat(Threats.Ranges.within(Square.E4, 4).size()).isEqualTo(38);
        assertThat(Square.D4.rangeTo(Square.E5)).isEqualTo(2);
        assertThat(Square.D4.rangeTo(Square.D8)).isEqualTo(4);
    }

    @Test
    void theCombatResultsTableIsAsPrinted() {
        String[] columns = {
            "1-2 NE NE NE NE D X", "1-1 NE NE D D X X", "2-1 NE D D X X X", "3-1 D D X X X X", "4-1 D X X X X X"
        };
        for (String column : columns) {
            String[] cells = column.split(" ");
            for (Odds odds : Odds.values()) {
                for (int face = 1; odds.says().equals(cells[0]) && face <= 6; face++) {
                    assertThat(odds.result(face).code()).isEqualTo(cells[face]);
                }
            }
        }
        String[] chart = {
            "1-1 1-2 - -",
            "2-1 1-1 1-2 1-2",
            "3-1 1-1 1-1 1-2",
            "4-1 2-1 1-1 1-1",
            "auto 2-1 1-1 1-1",
            "auto 3-1 2-1 1-1",
            "auto 3-1 2-1 1-1",
            "auto 4-1 2-1 2-1"
        };
        for (int attack = 1; attack <= 8; attack++) {
            String[] cells = chart[attack - 1].split(" ");
            for (int defence = 1; defence <= 4; defence++) {
                Odds odds = Odds.of(2 * attack, defence);
                String says = odds == Odds.AUTOMATIC ? "auto" : odds == Odds.HOPELESS ? "-" : odds.says();
                assertThat(says).as("%d against D%d", attack, defence).isEqualTo(cells[defence - 1]);
            }
        }
    }

    @Test
    @DisplayName("OC-T3 a Missile Tank against a Heavy Tank is 1-1")
    void aMissileTankAgainstAHeavyTankIsOneToOne() {
        String[] board = {"Ch1", "ch8", "Ma1", "hc3"};
        assertThat(Table.with("w", board).play("a1:c3", "roll 2").on("c3")).isEqualTo("h");
        assertThat(Table.with("w", board).play("a1:c3", "roll 4").on("c3")).isEqualTo("h(d2)");
        assertThat(Table.with("w", board).play("a1:c3", "roll 5").on("c3")).isEmpty();
    }

    @Test
    @DisplayName("OC-T3 a lone squad does nothing to a Heavy Tank")
    void oddsBelowOneToTwoNeedNoRoll() {
        Table table = Table.with("w", "Ch1", "ch8", "Id4(1)", "hd5").play("h1-h2", "d4:d5");
        assertThat(table.on("d5")).isEqualTo("h");
        assertThat(table.turn()).isEqualTo(Side.BLACK);
        assertThat(table.eventRules()).contains(SheetRule.ODDS);
    }

    @Test
    @DisplayName("OC-T3 a Heavy Tank against a GEV is 2-1")
    void aHeavyTankAgainstAGevIsTwoToOne() {
        String[] board = {"Ch1", "ch8", "Hd4", "ge5"};
        assertThat(Table.with("w", board).play("h1-g2", "d4:e5", "roll 3").on("e5"))
                .isEqualTo("g(d1)");
        assertThat(Table.with("w", board).play("h1-g2", "d4:e5", "roll 4").on("e5"))
                .isEmpty();
    }

    @Test
    @DisplayName("OC-T4 a platoon is reduced before it is destroyed")
    void aPlatoonIsReducedBeforeItIsDestroyed() {
        Table table = Table.with("w", "Ch1", "ch8", "Ma1", "ic3").play("a1:c3", "roll 3", "hold");
        assertThat(table.on("c3")).isEqualTo("i(2)");
        table.play("h8-g8", "a1:c3", "roll 6");
        assertThat(table.on("c3")).isEmpty();
        assertThat(table.eventRules()).contains(SheetRule.INF_REDUCTION);
    }

    @Test
    @DisplayName("OC-T5 a disabled unit loses exactly one turn of its own")
    void aDisabledUnitLosesExactlyOneTurn() {
        Table table = Table.with("w", "Ch1", "ch8", "Ma1", "gc3").play("a1:c3", "roll 4", "hold");
        assertThat(table.on("c3")).isEqualTo("g(d1)");
        assertThat(table.refuses("c3-d4")).isEqualTo(SheetRule.DISABLED_UNIT_RESTS);
        table.play("h8-g8");
        assertThat(table.on("c3")).isEqualTo("g(d1)");
        Table again = Table.reading(table.toString()).play("a1:c3", "roll 3");
        assertThat(again.on("c3")).isEmpty();
        table.play("h1-h2", "hold");
        assertThat(table.on("c3")).isEqualTo("g");
        assertThat(table.legal("c3-d4")).isTrue();
    }

    @Test
    @DisplayName("OC-T12 fire disables the Mobile CP and never destroys it")
    void fireNeverDestroysTheMobileCommandPost() {
        Table table = Table.with("w", "Ch1", "ce5", "Hd4", "ia7").play("h1-h2", "d4:e5", "roll 6");
        assertThat(table.on("e5")).isEqualTo("c(d1)");
        assertThat(table.refuses("e5-e6")).isEqualTo(SheetRule.DISABLED_UNIT_RESTS);
        assertThat(table.eventRules()).contains(SheetRule.MCP_HAS_NO_GUNS);
        assertThat(Table.reading("7c/8/8/4g3/3C4/8/I7/1M6 w phase=fire(a1;a2)").refuses("d4:e5"))
                .isEqualTo(SheetRule.MCP_HAS_NO_GUNS);
    }

    @Test
    @DisplayName("3.20, 3.21 a different piece fires after a regular move")
    void aDifferentPieceFiresAfterARegularMove() {
        Table table = Table.with("w", "Ch1", "ch8", "Ma1", "Id4", "gd6", "gc3");
        assertThat(table.refuses("d4:d6")).isEqualTo(SheetRule.FIRE_FOLLOWS_MOVE);
        table.play("d4-d5");
        assertThat(table.refuses("d5:d6")).isEqualTo(SheetRule.MOVED_UNIT_HOLDS_FIRE);
        assertThat(table.legal("a1:c3")).isTrue();
        assertThat(table.legal("hold")).isTrue();
        assertThat(table.refuses("a1-a2")).isEqualTo(SheetRule.ONE_PIECE_MOVES);
        assertThat(table.refuses("a1:a8")).isEqualTo(SheetRule.FIRE_AT_ENEMIES);
        assertThat(table.refuses("a1:d5")).isEqualTo(SheetRule.FIRE_AT_ENEMIES);
        assertThat(table.refuses("a1(MB):c3")).isEqualTo(SheetRule.OGRE_HAS_NO_OTHER_WEAPONS);
        table.play("a1:c3");
        assertThat(table.refuses("hold")).isEqualTo(SheetRule.ROLL_FIRST);
    }

    @Test
    @DisplayName("2.43 a Missile Tank fires and then moves, never the other way")
    void aMissileTankFiresFirst() {
        Table moved = Table.with("w", "Ch1", "ch8", "Ma1", "gc3", "Ga8").play("a1-a2");
        assertThat(moved.phase()).isInstanceOf(Phase.AwaitingMove.class);
        Table another = Table.with("w", "Ch1", "ch8", "Ma1", "gc3", "Ic2").play("a1-a2");
        assertThat(another.refuses("a2:c3")).isEqualTo(SheetRule.MSL_FIRES_FIRST);
        Table fired = Table.with("w", "Ch1", "ch8", "Ma1", "gc3").play("a1:c3", "roll 1");
        assertThat(fired.actions()).containsExactly("a1-b1", "a1-c1", "a1-a2", "a1-b2", "a1-a3", "hold");
        assertThat(fired.play("a1-a3").turn()).isEqualTo(Side.BLACK);
    }

    @Test
    @DisplayName("2.511, 2.512 an Ogre joins any of its weapons in range in one attack")
    void anOgreJoinsItsWeaponsInRange() {
        Table table = Table.with("w", "Ch1", "ch8", "Od4", "gd5", "gd7").play("h1-h2");
        assertThat(table.actions())
                .startsWith("d4(MB+4SB):d5", "d4(MB+3SB):d5", "d4(4SB):d5")
                .contains("d4(MB):d7")
                .doesNotContain("d4(SB):d7");
        assertThat(table.refuses("d4(SB):d7")).isEqualTo(SheetRule.OUT_OF_RANGE);
        Table hurt = Table.with("w", "Ch1", "ch8", "Od4(0,1,9)", "gd5").play("h1-h2");
        assertThat(hurt.refuses("d4(MB):d5")).isEqualTo(SheetRule.OGRE_HAS_MAIN_BATTERY);
        assertThat(hurt.refuses("d4(2SB):d5")).isEqualTo(SheetRule.OGRE_HAS_SECONDARY_BATTERIES);
        assertThat(hurt.play("d4:d5").phase()).isInstanceOf(Phase.AwaitingRoll.class);
    }

    @Test
    void aLargeSalvoDestroysWithoutARoll() {
        Table table = Table.with("w", "Ch1", "ch8", "Od4", "gd5").play("h1-h2", "d4:d5");
        assertThat(table.on("d5")).isEmpty();
        assertThat(table.turn()).isEqualTo(Side.BLACK);
    }

    @Test
    @DisplayName("ruling ogreFire")
    void houseRulingsMakeAnOgreFireOneWeaponOrEachForItself() {
        String[] board = {"Ch1", "ch8", "Od4", "gd5", "ge4"};
        Table one = Table.under(Map.of("ogreFire", "ONE_WEAPON"), "w", board).play("h1-h2");
        assertThat(one.refuses("d4(MB+SB):d5")).isEqualTo(SheetRule.ONE_WEAPON_AT_A_TIME);
        assertThat(one.play("d4(MB):d5", "roll 6").turn()).isEqualTo(Side.BLACK);
        Table all = Table.under(Map.of("ogreFire", "ALL_SEPARATE"), "w", board)
                .play("h1-h2", "d4(MB):d5", "roll 6", "d4(SB):e4", "roll 6");
        assertThat(all.on("d5") + all.on("e4")).isEmpty();
        assertThat(all.turn()).isEqualTo(Side.BLACK);
    }

    @Test
    @DisplayName("2.51, 2.52 fire at an Ogre names a component")
    void fireAtAnOgreNamesAComponent() {
        Table table = Table.with("w", "Ch1", "ch8", "Hd4", "od5").play("h1-h2");
        assertThat(table.refuses("d4:d5")).isEqualTo(SheetRule.OGRE_IS_HIT_BY_COMPONENT);
        assertThat(table.refuses("d4:d5/WS")).isEqualTo(SheetRule.WEAK_SPOT_OPENS);
        assertThat(Table.reading(table.toString()).play("d4:d5/MB", "roll 5").on("d5"))
                .isEqualTo("o(0,4,9)");
        assertThat(Table.reading(table.toString()).play("d4:d5/SB", "roll 5").on("d5"))
                .isEqualTo("o(1,3,9)");
        assertThat(Table.reading(table.toString()).play("d4:d5/M", "roll 4").on("d5"))
                .isEqualTo("o(1,4,8)");
        assertThat(Table.reading(table.toString()).play("d4:d5/M", "roll 3").on("d5"))
                .isEqualTo("o");
        assertThat(Table.with("w", "Ch1", "ch8", "Hd4", "gd5").play("h1-h2").refuses("d4:d5/MB"))
                .isEqualTo(SheetRule.OGRE_IS_HIT_BY_COMPONENT);
    }

    @Test
    @DisplayName("OC-T8, 2.514 the weak spot is the end of an immobile Ogre")
    void theWeakSpotIsTheEndOfAnImmobileOgre() {
        String[] board = {"Ch1", "ch8", "Hd4", "od5(1,4,0)"};
        Table hit = Table.with("w", board).play("h1-h2", "d4:d5/WS", "roll 5");
        assertThat(hit.on("d5")).isEmpty();
        assertThat(hit.eventRules()).contains(SheetRule.WEAK_SPOT_OPENS);
        assertThat(Table.with("w", board).play("h1-h2", "d4:d5/WS", "roll 4").on("d5"))
                .isEqualTo("o(1,4,0)");
    }

    @Test
    @DisplayName("2.71, 2.73 Mech-INF loses its GEV-PC to a D")
    void mechanizedInfantryIsReducedToAPlatoon() {
        String[] board = {"Ch1", "ch8", "Ma1", "pc3"};
        Table reduced = Table.with("w", board).play("a1:c3", "roll 3");
        assertThat(reduced.on("c3")).isEqualTo("i(3+)");
        assertThat(reduced.eventRules()).contains(SheetRule.MECH_REDUCTION);
        assertThat(Table.with("w", board).play("a1:c3", "roll 5").on("c3")).isEmpty();
        Table fires = Table.with("w", "Ch1", "ch8", "Pd4", "gd5").play("h1-h2", "d4:d5");
        assertThat(fires.events().get(0).says())
                .isEqualTo("The Mech-INF on d4 fires at the GEV on d5: attack 4, defence 2, odds 2-1.");
    }

    @Test
    @DisplayName("ruling fireNeedsMove, passAllowed")
    void houseRulingsLetASideFireOrPassWithoutMoving() {
        Table fire = Table.under(Map.of("fireNeedsMove", "false"), "w", "Ch1", "ch8", "Hd4", "gd5");
        assertThat(fire.play("d4:d5", "roll 6").turn()).isEqualTo(Side.BLACK);
        Table pass = Table.under(Map.of("passAllowed", "true"), "w", "Ch1", "ch8", "Hd4");
        assertThat(pass.play("hold").turn()).isEqualTo(Side.BLACK);
    }
}
