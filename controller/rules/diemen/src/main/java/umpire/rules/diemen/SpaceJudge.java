package umpire.rules.diemen;

import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.FirstBreach;

/** Judges whether units may enter a space, whatever action brings them there. */
final class SpaceJudge {
    private final Setup setup;
    private final BattleMap map;

    SpaceJudge(Setup setup) {
        this.setup = setup;
        this.map = setup.map();
    }

    /** Goes on with the tests of the terrain, for all these units, and of enemies in the space. */
    FirstBreach enter(FirstBreach needs, BattleField field, BattleSide side, Troops troops, BattleHex to) {
        return needs.needs(SheetRule.SPACES_OF_THE_MAP, () -> map.has(to), () -> "The map has no space " + to + ".")
                .needs(
                        SheetRule.IMPASSIBLE_IS_BARRED,
                        () -> map.passable(to) || troops.types().stream().allMatch(type -> setup.enters(type, to)),
                        () -> to + " is Impassible.")
                .needs(
                        SheetRule.CHARIOTS_KEEP_OFF,
                        () -> !troops.has(TroopType.CHARIOTS) || setup.enters(TroopType.CHARIOTS, to),
                        () -> to + " is " + map.terrain(to).title() + ", and Chariots do not enter it.")
                .needs(
                        SheetRule.ENEMIES_BAR,
                        () -> field.at(to, side.other()).isEmpty(),
                        () -> "Enemies stand on " + to + ".");
    }

    /** Goes on with the test that a number of further units have room there. */
    FirstBreach room(FirstBreach needs, BattleField field, BattleSide side, Troops troops, BattleHex to) {
        int most = setup.scenario().stackLimit();
        int there = field.troops(to, side).size();
        return needs.needs(
                SheetRule.ROOM_IN_A_SPACE,
                () -> there + troops.size() <= most,
                () -> to + " has room for " + most + (most == 1 ? " unit: " : " units: ") + there
                        + (there == 1 ? " is" : " are") + " there, so " + troops.size()
                        + (troops.size() == 1 ? " more does not fit." : " more do not fit."));
    }
}
