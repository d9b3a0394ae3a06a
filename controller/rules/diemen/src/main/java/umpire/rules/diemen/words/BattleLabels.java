package umpire.rules.diemen.words;

import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.diemen.conflict.BattleAssault;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.field.BattleSide;

/** Actions as labels of buttons, and phases as what is awaited. */
public final class BattleLabels {
    private BattleLabels() {}

    /** Returns an action in words. */
    public static String describe(Conflict conflict, ConflictAction action) {
        return switch (action) {
            case ConflictAction.DeclareOrders declare -> declare.orders().says();
            case ConflictAction.RollPools roll ->
                "Red rolls " + faces(roll.red()) + "; Blue rolls " + faces(roll.blue());
            case ConflictAction.NameTactic name ->
                "this set is for " + name.tactic().purpose();
            case ConflictAction.NameInSecret name ->
                "this set is for " + name.tactic().purpose();
            case ConflictAction.SpendOnDefence defend -> "defend";
            case ConflictAction.AttackSpace attack -> attack.from() + " attacks " + attack.at();
            case ConflictAction.ShootSpace shoot -> "Archers on " + shoot.from() + " shoot at " + shoot.at();
            case ConflictAction.MoveTroops move ->
                move.troops().says() + (move.troops().size() == 1 ? " goes" : " go") + " from " + move.from()
                        + move.to().map(to -> " to " + to).orElse(" off the map");
            case ConflictAction.PassSet pass -> "spend the set on nothing";
            case ConflictAction.GobbleSetDie die -> "cancel a die with a Gobble Die of " + die.height();
            case ConflictAction.GobbleTerrainDie die -> "cancel a die with the die of the terrain";
            case ConflictAction.GobbleFreeDie die -> "cancel a die with the Defenders' die";
            case ConflictAction.EnoughGobbled enough -> "let the attack through";
            case ConflictAction.KnockDie knock -> "lose a die of " + set(conflict, knock.height());
            case ConflictAction.LoseUnit lose -> "lose 1 " + lose.type().title(1);
            case ConflictAction.MarchSquad march -> "the squad on " + march.from() + " goes to " + march.to();
            case ConflictAction.MarchPart march ->
                march.troops().says() + (march.troops().size() == 1 ? " goes" : " go") + " freely from " + march.from()
                        + " to " + march.to();
            case ConflictAction.DoneMarching done -> "done with Free Movement";
        };
    }

    private static String faces(List<Integer> dice) {
        return dice.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String set(Conflict conflict, int height) {
        if (conflict.assaults().isEmpty()) {
            return "a set of " + height;
        }
        BattleSide side = conflict.assault().side().other();
        return "the set " + new DiceSet(conflict.side(side).dice().count(height), height);
    }

    /** Says in a sentence that a side forgoes what it might still do. */
    public static String forgone(Conflict conflict, BattleSide side) {
        return side.title()
                + switch (conflict.phase()) {
                    case ConflictPhase.GobblingDice gobbling -> " lets the attack through.";
                    default -> " is done with Free Movement.";
                };
    }

    /** Returns what is awaited, as people are told. */
    public static String awaited(Conflict conflict) {
        return switch (conflict.phase()) {
            case ConflictPhase.DeclaringOrders declaring -> "pick a strategy in secret";
            case ConflictPhase.RollingPools rolling -> "roll a die for each unit, fifteen at most";
            case ConflictPhase.NamingTactics naming -> "both sides have " + naming.set() + ": say what yours is for";
            case ConflictPhase.NamingInSecret naming ->
                "both sides have " + naming.set() + ": say in secret what yours is for";
            case ConflictPhase.SpendingSet spending -> "spend the set " + spending.set() + bound(spending);
            case ConflictPhase.GobblingDice gobbling -> "cancel dice of the attack " + attack(conflict);
            case ConflictPhase.KnockingDie knocking -> "choose the set that loses a die";
            case ConflictPhase.LosingUnits losing ->
                "choose " + losing.left() + (losing.left() == 1 ? " unit" : " units") + " to lose on "
                        + conflict.assault().at();
            case ConflictPhase.MarchingFreely marching -> "move a squad freely, or be done";
            case ConflictPhase.ConflictOver over -> over.end().says();
        };
    }

    private static String bound(ConflictPhase.SpendingSet spending) {
        return spending.bound().map(tactic -> ", named for " + tactic.purpose()).orElse("");
    }

    private static String attack(Conflict conflict) {
        BattleAssault assault = conflict.assault();
        return new DiceSet(assault.width(), assault.height()) + " on " + assault.at();
    }
}
