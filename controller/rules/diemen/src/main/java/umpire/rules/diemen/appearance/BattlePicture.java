package umpire.rules.diemen.appearance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import umpire.rules.kernel.Token;

/** What the table looks like, what no picture shows about it, and what is touched. */
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

    /** Attacks are named by touching who attacks and who is attacked, losses by touching them. */
    public static List<Place> touches(Conflict conflict, ConflictAction action) {
        return switch (action) {
            case ConflictAction.AttackSpace attack ->
                List.of(attack.from().place(), attack.at().place());
            case ConflictAction.ShootSpace shoot ->
                List.of(shoot.from().place(), shoot.at().place());
            case ConflictAction.LoseUnit lose -> List.of(conflict.assault().at().place());
            default -> List.of();
        };
    }

    /** Returns the counter that is touched where it matters which: of several types the one that is lost. */
    public static Map<Place, Token> touched(Conflict conflict, ConflictAction action) {
        return action instanceof ConflictAction.LoseUnit lose
                ? Map.of(
                        conflict.assault().at().place(),
                        BattleSheet.token(conflict.assault().side().other(), lose.type()))
                : Map.of();
    }

    /** Deploy and Seize name a space. */
    public static List<Place> goals(ConflictAction declaration) {
        return declaration instanceof ConflictAction.DeclareOrders declare
                ? declare.orders().goal().map(BattleHex::place).stream().toList()
                : List.of();
    }
}
