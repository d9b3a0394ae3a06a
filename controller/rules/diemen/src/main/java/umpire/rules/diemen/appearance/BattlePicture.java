package umpire.rules.diemen.appearance;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Strike;

/** What the table looks like, and what no picture shows about it. */
public final class BattlePicture {
    private BattlePicture() {}

    public static Picture show(Conflict conflict) {
        List<Standing> standings = new ArrayList<>();
        for (BattleSquad squad : conflict.field().squads()) {
            for (TroopType type : squad.troops().types()) {
                for (int i = 0; i < squad.troops().count(type); i++) {
                    standings.add(Standing.on(squad.at().place(), BattleSheet.token(squad.side(), type)));
                }
            }
        }
        return new Picture(standings);
    }

    /** Returns marks: Defenders whose die is used, squads that may still move freely. */
    public static List<Mark> marks(Conflict conflict) {
        List<Mark> marks = new ArrayList<>();
        for (BattleSquad squad : conflict.field().squads()) {
            if (squad.tired() > 0) {
                marks.add(new Mark(
                        squad.at().place(),
                        "tired",
                        "D" + squad.tired(),
                        squad.tired() + " of the Defenders have used their die."));
            }
        }
        if (conflict.phase() instanceof ConflictPhase.MarchingFreely marching) {
            marching.waiting()
                    .forEach(squad -> marks.add(
                            new Mark(squad.at().place(), "waiting", "F", "This squad has not moved freely yet.")));
        }
        return List.copyOf(marks);
    }

    public static List<Strike> strikes(Conflict conflict) {
        return conflict.assaults().stream()
                .map(assault -> new Strike(assault.from().place(), assault.at().place()))
                .toList();
    }

    /** Returns whether no hand makes an action, whatever follows from it: sets, dice and tactics are chosen by button or phone. */
    public static boolean isMadeByNoHand(ConflictAction action) {
        return switch (action) {
            case ConflictAction.DeclareOrders declare -> true;
            case ConflictAction.RollPools roll -> false;
            case ConflictAction.NameTactic name -> true;
            case ConflictAction.NameInSecret name -> true;
            case ConflictAction.SpendOnDefence defend -> true;
            case ConflictAction.AttackSpace attack -> false;
            case ConflictAction.ShootSpace shoot -> false;
            case ConflictAction.MoveTroops move -> false;
            case ConflictAction.PassSet pass -> true;
            case ConflictAction.GobbleSetDie die -> true;
            case ConflictAction.GobbleTerrainDie die -> true;
            case ConflictAction.GobbleFreeDie die -> true;
            case ConflictAction.EnoughGobbled enough -> true;
            case ConflictAction.KnockDie knock -> true;
            case ConflictAction.LoseUnit lose -> false;
            case ConflictAction.MarchSquad march -> false;
            case ConflictAction.MarchPart march -> false;
            case ConflictAction.DoneMarching done -> true;
        };
    }

    /** Deploy and Seize name a space. */
    public static List<Place> goals(ConflictAction declaration) {
        return declaration instanceof ConflictAction.DeclareOrders declare
                ? declare.orders().goal().map(BattleHex::place).stream().toList()
                : List.of();
    }
}
