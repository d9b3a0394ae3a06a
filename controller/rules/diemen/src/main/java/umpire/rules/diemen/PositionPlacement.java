package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.diemen.appearance.BoardSheet;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;

/** The placement of a position, and the marks for facts that no picture shows. */
final class PositionPlacement {
    private PositionPlacement() {}

    static Placement show(Position position) {
        List<Standing> standings = new ArrayList<>();
        for (BattleSquad squad : position.field().squads()) {
            for (TroopType type : squad.troops().types()) {
                for (int i = 0; i < squad.troops().count(type); i++) {
                    standings.add(Standing.on(squad.at().place(), BoardSheet.token(squad.side(), type)));
                }
            }
        }
        return new Placement(standings);
    }

    /** Returns a mark for each space with Defenders that have used their die. */
    static List<Mark> marks(Position position) {
        List<Mark> marks = new ArrayList<>();
        for (BattleSquad squad : position.field().squads()) {
            if (squad.tired() > 0) {
                marks.add(new Mark(
                        squad.at().place(),
                        "tired",
                        "D" + squad.tired(),
                        squad.tired() == 1
                                ? "One of the Defenders has used its Gobble Die in this round."
                                : squad.tired() + " of the Defenders have used their Gobble Dice in this round."));
            }
        }
        return List.copyOf(marks);
    }

    static List<AttackArrow> strikes(Position position) {
        return position.assaults().stream()
                .map(assault ->
                        new AttackArrow(assault.from().place(), assault.at().place()))
                .toList();
    }

    /** Returns the goal that a declaration names. Only Deploy and Seize name one. */
    static List<Place> goals(Action declaration) {
        return declaration instanceof Action.DeclareOrders declare
                ? declare.orders().goal().map(BattleHex::place).stream().toList()
                : List.of();
    }
}
