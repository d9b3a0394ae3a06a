package umpire.rules.diemen;

import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.diemen.field.BattleSide;

/** Actions as labels of buttons, and phases as what is awaited. */
public final class Labels {
    private Labels() {}

    /** Returns an action in words. */
    public static String describe(Setup setup, Position position, Action action) {
        return switch (action) {
            case Action.DeclareOrders declare -> declare.orders().says();
            case Action.RollPools roll -> "Red rolls " + faces(roll.red()) + "; Blue rolls " + faces(roll.blue());
            case Action.NameTactic name -> use(name.tactic());
            case Action.NameInSecret name -> use(name.tactic());
            case Action.SpendOnDefence defend -> "defend";
            case Action.AttackSpace attack -> attack.from() + " attacks " + attack.at();
            case Action.ShootSpace shoot -> "Archers on " + shoot.from() + " shoot at " + shoot.at();
            case Action.MoveTroops move ->
                move.troops().says() + (move.troops().size() == 1 ? " goes" : " go") + " from " + move.from()
                        + move.to().map(to -> " to " + to).orElse(" off the map");
            case Action.PassSet pass -> use(BattleTactic.NOTHING);
            case Action.GobbleSetDie die -> "cancel a die with a Gobble Die of " + die.height();
            case Action.GobbleTerrainDie die ->
                "cancel a die with the "
                        + setup.map().terrain(position.assault().at()).title() + "'s free Gobble Die of 10";
            case Action.GobbleFreeDie die -> "cancel a die with the Defenders' free Gobble Die of 10";
            case Action.EnoughGobbled enough -> "let the attack through";
            case Action.KnockDie knock -> "lose a die of " + set(position, knock.height());
            case Action.LoseUnit lose -> "lose 1 " + lose.type().title(1);
            case Action.MarchSquad march -> "the squad on " + march.from() + " goes to " + march.to();
            case Action.MarchPart march ->
                march.troops().says() + (march.troops().size() == 1 ? " goes" : " go") + " freely from " + march.from()
                        + " to " + march.to();
            case Action.DoneMarching done -> "done with Free Movement";
        };
    }

    private static String use(BattleTactic tactic) {
        return tactic == BattleTactic.NOTHING ? "pass: the set is lost" : "use the set for " + tactic.purpose();
    }

    private static String faces(List<Integer> dice) {
        return dice.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String set(Position position, int height) {
        if (position.assaults().isEmpty()) {
            return "a set of " + height;
        }
        BattleSide side = position.assault().side().other();
        return "the set " + new DiceSet(position.side(side).dice().count(height), height);
    }

    /** Says in a sentence that a side forgoes what it might still do. */
    public static String forgone(Position position, BattleSide side) {
        return side.title()
                + switch (position.phase()) {
                    case Phase.GobblingDice gobbling -> " lets the attack through.";
                    default -> " is done with Free Movement.";
                };
    }

    /** Returns what is awaited, as people are told. */
    public static String awaited(Position position) {
        return switch (position.phase()) {
            case Phase.DeclaringOrders declaring -> "pick a strategy in secret: what your sets may do";
            case Phase.RollingPools rolling -> "roll a die for each unit, fifteen at most";
            case Phase.NamingTactics naming -> "both sides have " + naming.set() + ": say what yours is for";
            case Phase.NamingInSecret naming -> "both sides have " + naming.set() + ": say in secret what yours is for";
            case Phase.SpendingSet spending -> "spend the set " + spending.set() + bound(spending);
            case Phase.GobblingDice gobbling -> "cancel dice of the attack " + attack(position);
            case Phase.KnockingDie knocking -> "choose the set that loses a die";
            case Phase.LosingUnits losing ->
                "choose " + losing.left() + (losing.left() == 1 ? " unit" : " units") + " to lose on "
                        + position.assault().at();
            case Phase.MarchingFreely marching -> "move a squad freely, or be done";
            case Phase.ConflictOver over -> over.end().says();
        };
    }

    private static String bound(Phase.SpendingSet spending) {
        return spending.bound().map(tactic -> ", named for " + tactic.purpose()).orElse("");
    }

    private static String attack(Position position) {
        BattleAssault assault = position.assault();
        return new DiceSet(assault.width(), assault.height()) + " on " + assault.at();
    }
}
