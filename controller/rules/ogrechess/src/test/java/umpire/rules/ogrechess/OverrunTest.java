package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.rulings.SheetRule;

@DisplayName("2.141, 2.53, 2.741, 4.03 overruns")
class OverrunTest {
    @Test
    @DisplayName("OC-T6 a platoon loses a squad, fires double, and the sides alternate")
    void aPlatoonOverrunsAGev() {
        Table table = Table.with("w", "Ch1", "ch8", "Ie4", "gd5").play("e4xd5");
        assertThat(table.eventRules()).contains(SheetRule.INF_OVERRUNS_ARMOUR);
        assertThat(table.toString()).contains("I(2)");
        assertThat(table.game().show(table.position()).visibleByPlace().get(Square.D5.place()))
                .extracting(token -> token.name())
                .containsExactly("black-GEV", "white-INF");
        assertThat(table.play("roll 1").position().acting()).isEqualTo(Side.BLACK);
        assertThat(table.play("roll 2").toString()).contains("I(1)");
        assertThat(table.eventRules()).contains(SheetRule.OVERRUN_COMBAT);
        table.play("roll 3");
        assertThat(table.on("d5")).isEqualTo("I(1)");
        assertThat(table.turn()).isEqualTo(Side.BLACK);
    }

    @Test
    void aPlatoonThatLosesTheFightIsGone() {
        Table table = Table.with("w", "Ch1", "ch8", "Ie4(2)", "hd5").play("e4xd5", "roll 1");
        assertThat(table.play("roll 6").on("d5")).isEqualTo("h");
        assertThat(table.on("e4")).isEmpty();
    }

    @Test
    void infantryOverrunsOnlyArmourAndOnlyDiagonally() {
        Table table = Table.with("w", "Ch1", "ch8", "Ie4", "ge5", "id5", "of5", "pd3", "If6(1)", "gg7");
        assertThat(table.refuses("e4xe5")).isEqualTo(SheetRule.INF_OVERRUNS_ARMOUR);
        assertThat(table.refuses("e4xd5")).isEqualTo(SheetRule.INF_OVERRUNS_ARMOUR);
        assertThat(table.refuses("e4xd3")).isEqualTo(SheetRule.INF_OVERRUNS_ARMOUR);
        assertThat(table.refuses("e4xf5")).isEqualTo(SheetRule.INF_OVERRUNS_IMMOBILE_OGRE);
        assertThat(table.refuses("e4xf3")).isEqualTo(SheetRule.NOTHING_TO_OVERRUN);
        assertThat(table.refuses("f6xg7")).isEqualTo(SheetRule.INF_OVERRUNS_ARMOUR);
        assertThat(table.refuses("e4xf6")).isEqualTo(SheetRule.NO_STACKING);
    }

    @Test
    void onlyInfantryAndOgresOverrunAnythingButTheMobileCommandPost() {
        Table table = Table.with("w", "Ch1", "ch8", "Gd4", "ge5", "Ha1", "ib3", "Me1", "ie2");
        assertThat(table.refuses("d4xe5")).isEqualTo(SheetRule.ONLY_SOME_OVERRUN);
        assertThat(table.refuses("a1xb3")).isEqualTo(SheetRule.ONLY_SOME_OVERRUN);
        assertThat(table.refuses("e1xe2")).isEqualTo(SheetRule.ONLY_SOME_OVERRUN);
    }

    @Test
    @DisplayName("ruling disabledHalfInOverrun")
    void aDisabledDefenderFiresAtHalf() {
        String[] board = {"Ch1", "ch8", "Ie4", "gd5(d2)"};
        String at = "the GEV's shot at the Infantry in the overrun on d5";
        Table half = Table.with("w", board).play("e4xd5", "roll 1");
        assertThat(half.play("roll 2").toString()).contains("I(2)");
        Table full = Table.under(Map.of("disabledHalfInOverrun", "false"), "w", board)
                .play("e4xd5", "roll 1");
        assertThat(TurnWords.awaited(full.position(), new Prospects(Rulings.DEFAULT)))
                .contains(at);
        assertThat(full.play("roll 2").toString()).contains("I(1)");
    }

    @Test
    @DisplayName("ruling infantryOverrunLoss, allowSuicideOverrun")
    void houseRulingsMakeOverrunsBloodier() {
        Table platoon = Table.under(Map.of("infantryOverrunLoss", "PLATOON"), "w", "Ch1", "ch8", "Ie4", "hd5")
                .play("e4xd5", "roll 1", "roll 1");
        assertThat(platoon.on("d5")).isEqualTo("h");
        Table suicide = Table.under(Map.of("allowSuicideOverrun", "true"), "w", "Ch1", "ch8", "Ie4(1)", "hd5");
        assertThat(suicide.play("e4xd5").on("e4")).isEmpty();
    }

    @Test
    @DisplayName("OC-T7, 2.531 ramming destroys armour and costs move units")
    void rammingDestroysArmourAndCostsMoveUnits() {
        Table table = Table.with("w", "Ch1", "ch8", "Od4", "hd6", "id7", "gf4", "ob4");
        assertThat(table.refuses("d4xb4")).isEqualTo(SheetRule.OGRE_NEVER_RAMS_OGRE);
        assertThat(table.refuses("d4xd7")).isEqualTo(SheetRule.ENEMIES_BAR_THE_WAY);
        assertThat(Table.reading(table.toString()).play("d4xf4").on("f4")).isEqualTo("O(1,4,8)");
        table.play("d4xd6");
        assertThat(table.on("d6")).isEqualTo("O(1,4,7)");
        assertThat(table.turn()).isEqualTo(Side.BLACK);
    }

    @Test
    @DisplayName(
            "ruling ramWithOneUnit: what a Heavy Tank costs is paid in full, or as far as there is something to pay with")
    void anOgreWithOneMoveUnitRamsAHeavyTankWhereTheHouseLetsIt() {
        String[] units = {"Ch1", "ch8", "Od4(1,4,1)", "hd5", "gc4"};
        Table rammed = Table.with("w", units).play("d4xd5");
        assertThat(rammed.on("d5")).isEqualTo("O(1,4,0)");
        assertThat(rammed.eventRules()).contains(SheetRule.OGRE_RAMS).doesNotContain(SheetRule.OGRE_NEVER_RAMS_OGRE);
        Table strict = Table.under(Map.of("ramWithOneUnit", "REFUSED"), "w", units);
        assertThat(strict.refuses("d4xd5")).isEqualTo(SheetRule.RAM_COSTS_TWO_UNITS);
        assertThat(strict.actions()).contains("d4xc4").doesNotContain("d4xd5");
        assertThat(strict.play("d4xc4").on("c4")).isEqualTo("O(1,4,0)");
        Table two = Table.under(Map.of("ramWithOneUnit", "REFUSED"), "w", "Ch1", "ch8", "Od4(1,4,2)", "hd5");
        assertThat(two.play("d4xd5").on("d5")).isEqualTo("O(1,4,0)");
    }

    @Test
    @DisplayName("OC-T9, 2.532 an Ogre overruns infantry for one point more and goes on")
    void anOgreOverrunsInfantryAndGoesOn() {
        Table table = Table.with("w", "Ch1", "ch8", "Od4", "id5(1)").play("d4xd5");
        assertThat(table.eventRules()).contains(SheetRule.OVERRUN_COSTS_TWO);
        assertThat(table.position().acting()).isEqualTo(Side.BLACK);
        assertThat(table.actions()).containsExactly("aim MB", "aim SB", "aim M");
        assertThat(table.refuses("aim WS")).isEqualTo(SheetRule.WEAK_SPOT_OPENS);
        table.play("aim M", "roll 6");
        assertThat(table.on("d5")).isEqualTo("O(1,4,8)");
        assertThat(table.actions()).containsExactly("d5-d6", "hold");
        assertThat(table.refuses("d5-d7")).isEqualTo(SheetRule.OVERRUN_COSTS_TWO);
        assertThat(table.refuses("d5-e6")).isEqualTo(SheetRule.OVERRUN_COSTS_TWO);
        assertThat(table.play("d5-d6").turn()).isEqualTo(Side.BLACK);
    }

    @Test
    void anOgreWithoutThePointsCannotOverrun() {
        Table slow = Table.with("w", "Ch1", "ch8", "Od4(1,4,3)", "id5");
        assertThat(slow.refuses("d4xd5")).isEqualTo(SheetRule.OVERRUN_COSTS_TWO);
        Table far = Table.with("w", "Ch1", "ch8", "Od4", "id7");
        assertThat(far.refuses("d4xd7")).isEqualTo(SheetRule.OVERRUN_COSTS_TWO);
    }

    @Test
    @DisplayName("4.03 a D in an overrun is an X, but not against an Ogre; ruling overrunDHitsOgre")
    void aDInAnOverrunHitsAnOgreOnlyInAHouseThatSaysSo() {
        String[] board = {"Ch1", "ch8", "Od4", "id5"};
        assertThat(Table.with("w", board)
                        .play("d4xd5", "aim SB", "roll 2", "hold")
                        .on("d5"))
                .isEqualTo("O");
        assertThat(Table.under(Map.of("overrunDHitsOgre", "true"), "w", board)
                        .play("d4xd5", "aim SB", "roll 2")
                        .toString())
                .contains("O(1,3,9)");
    }

    @Test
    void anOgreThatLosesItsSpeedInTheFightStops() {
        Table table = Table.with("w", "Ch1", "ch8", "Od4(1,4,7)", "id5(1)").play("d4xd5", "aim M", "roll 6");
        assertThat(table.turn()).isEqualTo(Side.BLACK);
    }

    @Test
    void anOgreMayRamWithTheMovementItHasLeft() {
        Table table = Table.with("w", "Ch1", "ch8", "Od4", "id5(1)", "gd6").play("d4xd5", "aim MB", "roll 1");
        assertThat(table.actions()).containsExactly("d5xd6", "hold");
        assertThat(table.play("d5xd6").on("d6")).isEqualTo("O(1,4,8)");
    }

    @Test
    void anOgreWithoutWeaponsFallsBackAfterTwoMoreRounds() {
        Table table = Table.with("w", "Ch1", "ch8", "Od4(0,0,9)", "id5(1)").play("d4xd5");
        table.play("roll 1", "roll 1", "roll 1");
        assertThat(table.on("d4")).isEqualTo("O(0,0,9)");
        assertThat(table.on("d5")).isEqualTo("i(1)");
        assertThat(table.turn()).isEqualTo(Side.BLACK);
    }

    @Test
    void anOgreStoppedInAFightCanBeKilledAtItsWeakSpot() {
        Table table = Table.with("w", "Ch1", "ch8", "Od4(0,1,4)", "id5").play("d4xd5", "aim M", "roll 6");
        assertThat(table.toString()).contains("O(0,1,3)");
        assertThat(Table.with("w", "Ch1", "ch8", "Od5(0,1,0)", "ia7").on("d5")).isEqualTo("O(0,1,0)");
    }

    @Test
    @DisplayName("ruling ogreDoubledInOverrun")
    void withoutDoublingTheOgreRolls() {
        Table table = Table.under(Map.of("ogreDoubledInOverrun", "false"), "w", "Ch1", "ch8", "Od4", "id5(1)")
                .play("d4xd5", "aim M", "roll 1");
        assertThat(table.phase()).isInstanceOf(Phase.AwaitingRoll.class);
        assertThat(table.play("roll 1").on("d5")).isEqualTo("O");
    }

    @Test
    @DisplayName("2.1411 infantry storms an immobile Ogre")
    void infantryStormsAnImmobileOgre() {
        Table table = Table.with("w", "Ch1", "ch8", "Ie4", "od5(0,1,0)").play("e4xd5");
        assertThat(table.on("d5")).isEqualTo("I(2)");
        assertThat(table.eventRules()).contains(SheetRule.INF_OVERRUNS_IMMOBILE_OGRE);
        assertThat(table.position().acting()).isEqualTo(Side.BLACK);
        assertThat(Table.reading(table.toString()).play("roll 3").on("d5")).isEqualTo("I(1)");
        assertThat(table.play("roll 1").on("d5")).isEqualTo("I(2)");
        assertThat(Table.with("w", "Ch1", "ch8", "Ie4(1)", "od5(0,1,0)").refuses("e4xd5"))
                .isEqualTo(SheetRule.INF_OVERRUNS_IMMOBILE_OGRE);
        assertThat(Table.with("w", "Ch1", "ch8", "Ie4(1)", "od5(0,0,0)")
                        .play("e4xd5", "roll 5")
                        .on("d5"))
                .isEmpty();
    }

    @Test
    @DisplayName("ruling survivorAttack, immobileOgreEntryLoss")
    void houseRulingsMakeStormingCostlier() {
        Table table = Table.under(Map.of("survivorAttack", "TABLE"), "w", "Ch1", "ch8", "Ie4", "od5(0,1,0)");
        assertThat(table.play("e4xd5", "roll 6").on("d5")).isEmpty();
        Table entry = Table.under(Map.of("immobileOgreEntryLoss", "true"), "w", "Ch1", "ch8", "Ie4", "od5(0,1,0)");
        assertThat(entry.play("e4xd5").on("d5")).isEqualTo("I(1)");
    }

    @Test
    @DisplayName("2.7411 Mech-INF storms an immobile Ogre")
    void mechanizedInfantryStormsAnImmobileOgre() {
        Table table = Table.with("w", "Ch1", "ch8", "Pe4", "od6(0,1,0)").play("e4xd6");
        assertThat(table.on("d6")).isEqualTo("I(3+)");
        assertThat(table.eventRules()).contains(SheetRule.MECH_OVERRUNS_IMMOBILE_OGRE);
        Table intact = Table.with("w", "Ch1", "ch8", "Pe4", "od6(0,0,0)").play("e4xd6");
        assertThat(intact.on("d6")).isEqualTo("P");
        assertThat(intact.play("roll 3").on("d6")).isEqualTo("I(3+)");
        assertThat(Table.with("w", "Ch1", "ch8", "Pe4", "od6").refuses("e4xd6"))
                .isEqualTo(SheetRule.MECH_OVERRUNS_IMMOBILE_OGRE);
        assertThat(Table.with("w", "Ch1", "ch8", "Pe4", "od6(1,3,0)").refuses("e4xd6"))
                .isEqualTo(SheetRule.MECH_OVERRUNS_IMMOBILE_OGRE);
    }

    @Test
    @DisplayName("OC-T16, 2.741 Mech-INF overruns a Heavy Tank")
    void mechanizedInfantryOverrunsAHeavyTank() {
        String[] board = {"Ch1", "ch8", "Pd4", "hd6"};
        Table table = Table.with("w", board).play("d4xd6");
        assertThat(table.eventRules()).contains(SheetRule.MECH_OVERRUNS_ARMOUR);
        assertThat(table.position().acting()).isEqualTo(Side.BLACK);
        assertThat(table.play("roll 3").toString()).contains("I(3+)");
        assertThat(table.play("roll 4").on("d6")).isEqualTo("I(3+)");
        Table worse = Table.with("w", board).play("d4xd6", "roll 5");
        assertThat(worse.toString()).contains("I(2+)");
        assertThat(TurnWords.awaited(worse.position(), new Prospects(Rulings.DEFAULT)))
                .contains("the Infantry's shot at the Heavy Tank");
        assertThat(worse.play("roll 2").on("d6")).isEqualTo("h");
        assertThat(Table.with("w", board).play("d4xd6", "roll 5", "roll 3").on("d6"))
                .isEqualTo("I(2+)");
    }

    @Test
    @DisplayName("2.741 Mech-INF overruns armour on any square it could move to, and nothing else")
    void mechanizedInfantryOverrunsTargetsInReach() {
        Table table = Table.with("w", "Ch1", "ch8", "Pd4", "mg4", "ga1", "id5", "pe5", "hd8");
        assertThat(table.actions()).contains("d4xg4", "d4xa1");
        assertThat(table.refuses("d4xd5")).isEqualTo(SheetRule.MECH_OVERRUNS_ARMOUR);
        assertThat(table.refuses("d4xe5")).isEqualTo(SheetRule.MECH_OVERRUNS_ARMOUR);
        assertThat(table.refuses("d4xd8")).isEqualTo(SheetRule.MECH_MOVES);
    }

    @Test
    @DisplayName("2.7412 Mech-INF fires with seven when it overruns; ruling mechCombine")
    void mechanizedInfantryFiresWithSevenWhenItOverruns() {
        Combat added = new Combat(Rulings.DEFAULT);
        assertThat(added.shots(new Unit.Mechanized(Side.WHITE), true)).isEqualTo(1);
        assertThat(added.clashHalves(new Unit.Mechanized(Side.WHITE), true, 0)).isEqualTo(14);
        assertThat(added.shots(new Unit.Mechanized(Side.WHITE), false)).isEqualTo(2);
        assertThat(added.clashHalves(new Unit.Mechanized(Side.WHITE), false, 0)).isEqualTo(12);
        assertThat(added.clashHalves(new Unit.Mechanized(Side.WHITE), false, 1)).isEqualTo(2);
        Combat separate =
                new Combat(Rulings.parse(Map.of("mechCombine", "SEPARATE")).orThrow());
        assertThat(separate.shots(new Unit.Mechanized(Side.WHITE), true)).isEqualTo(2);
        assertThat(separate.clashHalves(new Unit.Mechanized(Side.WHITE), true, 1))
                .isEqualTo(2);
    }

    @Test
    @DisplayName("2.7412, 2.7413 an Ogre that overruns Mech-INF is shot at twice and strikes the GEV-PC first")
    void anOgreStrikesTheGevPcFirst() {
        Table table = Table.with("w", "Ch1", "ch8", "Od4(1,0,9)", "pd5").play("d4xd5");
        assertThat(table.actions()).containsExactly("aim MB", "aim M");
        table.play("aim M", "roll 1", "aim M", "roll 1");
        assertThat(table.position().acting()).isEqualTo(Side.WHITE);
        table.play("roll 1");
        assertThat(table.on("d5")).isEqualTo("i(3+)");
    }

    @Test
    @DisplayName("ruling armourTypes")
    void aHouseRulingCountsMechanizedInfantryAsArmour() {
        Table table = Table.under(Map.of("armourTypes", "GEV+HVY+MSL+MECH"), "w", "Ch1", "ch8", "Ie4", "pd5");
        assertThat(table.play("e4xd5", "roll 6").on("d5")).isEqualTo("i(3+)");
    }

    @Test
    @DisplayName("2.60 any unit overruns the Mobile CP and wins")
    void anyUnitOverrunsTheMobileCommandPostAndWins() {
        for (String attacker : new String[] {"Id4(1)", "Ga1", "Hd3", "Me4", "Oe2", "Ph5", "Cf4"}) {
            String post = attacker.startsWith("C") ? "Ma2" : "Ch1";
            Table table = Table.with("w", post, attacker, "ce5");
            String action = attacker.substring(1, 3) + "xe5";
            assertThat(table.actions()).as(attacker).contains(action);
            table.play(action);
            assertThat(table.outcome()).isEqualTo("mcp-overrun");
            assertThat(table.winners()).containsExactly("White");
            assertThat(table.eventRules()).contains(SheetRule.MCP_OVERRUN);
            assertThat(table.refuses("h1-h2")).isEqualTo(SheetRule.GAME_IS_OVER);
        }
    }
}
