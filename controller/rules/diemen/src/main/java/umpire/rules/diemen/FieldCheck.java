package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.kernel.FirstMisfit;

/** Says why troops cannot stand as they do. */
final class FieldCheck {
    private final Setup setup;

    FieldCheck(Setup setup) {
        this.setup = setup;
    }

    Optional<String> first(BattleField field) {
        FirstMisfit doubts = new FirstMisfit();
        field.squads().forEach(squad -> squad(doubts, squad));
        for (BattleSide side : BattleSide.values()) {
            for (TroopType type : TroopType.values()) {
                int count = field.count(side, type);
                int box = setup.scenario().inBox(side, type);
                doubts.needs(
                        () -> count <= box,
                        () -> side.title() + " has " + count + " " + type.title(count) + ", and its box " + box);
            }
        }
        return doubts.found();
    }

    private void squad(FirstMisfit doubts, BattleSquad squad) {
        BattleHex hex = squad.at();
        int most = setup.scenario().stackLimit();
        Troops barred = squad.troops().where(type -> !setup.enters(type, hex));
        doubts.needs(() -> setup.map().has(hex), () -> "the map has no space " + hex)
                .needs(
                        barred::isEmpty,
                        () -> barred.says() + " cannot stand on " + hex + ", which is "
                                + setup.map().terrain(hex).title())
                .needs(
                        () -> squad.size() <= most,
                        () -> squad.size() + " units stand on " + hex + "; there is room for " + most);
    }
}
