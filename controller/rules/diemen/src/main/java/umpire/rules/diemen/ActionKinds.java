package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;

/** What kinds of things may be done, what has to be known before, and what an attack would come to. */
public final class ActionKinds {
    private static final List<String> NUMBERS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private static final String DEFEND = "defend";
    private static final String ATTACK = "attack";
    private static final String MOVE = "move troops";
    private static final String PASS = "pass it";

    private ActionKinds() {}

    /** Returns the kind of a legal action. */
    public static ActionKind of(Action action) {
        return switch (action) {
            case Action.DeclareOrders declare -> ActionKind.usual("pick a strategy");
            case Action.RollPools roll -> ActionKind.usual("roll the dice");
            case Action.NameTactic name -> naming(name.tactic());
            case Action.NameInSecret name -> naming(name.tactic());
            case Action.SpendOnDefence defend -> ActionKind.usual(DEFEND);
            case Action.AttackSpace attack -> ActionKind.usual(ATTACK);
            case Action.ShootSpace shoot -> ActionKind.usual("shoot with Archers");
            case Action.MoveTroops move -> ActionKind.usual(MOVE);
            case Action.PassSet pass -> ActionKind.forgoing(PASS);
            case Action.GobbleSetDie die -> ActionKind.usual("cancel a die of the attack");
            case Action.GobbleTerrainDie die -> ActionKind.usual("cancel a die of the attack");
            case Action.GobbleFreeDie die -> ActionKind.usual("cancel a die of the attack");
            case Action.EnoughGobbled enough -> ActionKind.forgoing("let the attack through");
            case Action.KnockDie knock -> ActionKind.usual("choose the set that loses a die");
            case Action.LoseUnit lose -> ActionKind.usual("take a lost unit away");
            case Action.MarchSquad march -> ActionKind.usual("move a squad to the next space");
            case Action.MarchPart march -> ActionKind.special("move a part of a squad");
            case Action.DoneMarching done -> ActionKind.forgoing("be done with Free Movement");
        };
    }

    private static ActionKind naming(BattleTactic tactic) {
        return switch (tactic) {
            case DEFEND -> ActionKind.usual(DEFEND);
            case ATTACK -> ActionKind.usual(ATTACK);
            case MOVE -> ActionKind.usual(MOVE);
            case NOTHING -> ActionKind.forgoing(PASS);
        };
    }

    /** Returns what has to be known before one chooses; nothing where the board shows it. */
    public static String situation(Position position) {
        return switch (position.phase()) {
            case Phase.SpendingSet spending ->
                "spend your widest set, " + inWords(spending.set())
                        + spending.bound()
                                .map(tactic -> ", on " + tactic.purpose())
                                .orElse("");
            case Phase.NamingTactics naming ->
                "both sides have " + inWords(naming.set()) + ", so say first what yours is for";
            case Phase.GobblingDice gobbling ->
                position.assault().at() + " is attacked with " + attacking(position.assault());
            case Phase.KnockingDie knocking -> "the attack got through";
            case Phase.LosingUnits losing ->
                (losing.left() == 1 ? "1 unit is lost" : losing.left() + " units are lost") + " on "
                        + position.assault().at();
            default -> "";
        };
    }

    private static String attacking(BattleAssault assault) {
        return inWords(new DiceSet(assault.width(), assault.height()));
    }

    private static String inWords(DiceSet set) {
        String width = set.width() < NUMBERS.size() ? NUMBERS.get(set.width()) : String.valueOf(set.width());
        return width + " " + set.height() + "s";
    }

    /** Returns what a strategy lets a side do, or what an attack would come to if it is let through, as its target is labelled. */
    public static Optional<String> prospect(Setup setup, Position position, Action action) {
        if (action instanceof Action.DeclareOrders declare) {
            return Optional.of(declare.orders().strategy().lets());
        }
        if (action instanceof Action.NameTactic name) {
            return Optional.of(name.tactic().turn());
        }
        if (action instanceof Action.NameInSecret name) {
            return Optional.of(name.tactic().turn());
        }
        if (!(position.phase() instanceof Phase.SpendingSet spending)) {
            return Optional.empty();
        }
        return switch (action) {
            case Action.AttackSpace attack ->
                Optional.of(AssaultSum.of(setup, position, spending.side(), spending.set(), attack.from(), attack.at())
                                .assault())
                        .map(assault -> "up to "
                                + units(Math.min(
                                        assault.damage(),
                                        position.field()
                                                .troops(
                                                        attack.at(),
                                                        spending.side().other())
                                                .size())));
            case Action.ShootSpace shoot -> Optional.of("up to " + units(1));
            case Action.SpendOnDefence defend ->
                Optional.of(spending.set().width() + " Gobble Dice of "
                        + spending.set().height());
            default -> Optional.empty();
        };
    }

    private static String units(int count) {
        return count == 1 ? "1 unit lost" : count + " units lost";
    }
}
