package umpire.rules.diemen;

import static umpire.rules.diemen.BattleWords.FACE;
import static umpire.rules.diemen.BattleWords.HEX;
import static umpire.rules.diemen.BattleWords.ORDERS;
import static umpire.rules.diemen.BattleWords.SIDE;
import static umpire.rules.diemen.BattleWords.TACTIC;
import static umpire.rules.diemen.BattleWords.TROOPS;
import static umpire.rules.diemen.BattleWords.TYPE;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.kernel.text.Sentences;

/** Actions in one line each. */
public final class ActionText {
    private static final Sentences<Action> ACTIONS = Sentences.some(
            Action.class,
            List.of(Action.DeclareOrders.class, Action.NameInSecret.class, Action.RollPools.class),
            Sentence.of("name", Action.NameTactic.class, TACTIC, Action.NameTactic::tactic, Action.NameTactic::new),
            Sentence.of("defend", Action.SpendOnDefence.class, new Action.SpendOnDefence()),
            Sentence.of(
                    "attack",
                    Action.AttackSpace.class,
                    HEX,
                    Action.AttackSpace::from,
                    HEX,
                    Action.AttackSpace::at,
                    Action.AttackSpace::new),
            Sentence.of(
                    "shoot",
                    Action.ShootSpace.class,
                    HEX,
                    Action.ShootSpace::from,
                    HEX,
                    Action.ShootSpace::at,
                    Action.ShootSpace::new),
            Sentence.of(
                    "move",
                    Action.MoveTroops.class,
                    HEX,
                    Action.MoveTroops::from,
                    HEX.or("off"),
                    Action.MoveTroops::to,
                    TROOPS,
                    Action.MoveTroops::troops,
                    Action.MoveTroops::new),
            Sentence.of("pass", Action.PassSet.class, new Action.PassSet()),
            Sentence.of(
                    "gobble", Action.GobbleSetDie.class, FACE, Action.GobbleSetDie::height, Action.GobbleSetDie::new),
            new Sentence<>(
                    "gobble",
                    Action.GobbleTerrainDie.class,
                    Phrase.of(Action.GobbleTerrainDie::new).after("terrain")),
            new Sentence<>(
                    "gobble",
                    Action.GobbleFreeDie.class,
                    Phrase.of(Action.GobbleFreeDie::new).after("free")),
            Sentence.of("enough", Action.EnoughGobbled.class, new Action.EnoughGobbled()),
            Sentence.of("knock", Action.KnockDie.class, FACE, Action.KnockDie::height, Action.KnockDie::new),
            Sentence.of("lose", Action.LoseUnit.class, TYPE, Action.LoseUnit::type, Action.LoseUnit::new),
            Sentence.of(
                    "march",
                    Action.MarchSquad.class,
                    HEX,
                    Action.MarchSquad::from,
                    HEX,
                    Action.MarchSquad::to,
                    Action.MarchSquad::new),
            Sentence.of(
                    "march",
                    Action.MarchPart.class,
                    HEX,
                    Action.MarchPart::from,
                    HEX,
                    Action.MarchPart::to,
                    TROOPS,
                    Action.MarchPart::troops,
                    Action.MarchPart::new),
            Sentence.of("done", Action.DoneMarching.class, new Action.DoneMarching()));

    private static final Form<Action.NameInSecret> NAMED = Form.line(Phrase.of(
            SIDE,
            Action.NameInSecret::side,
            TACTIC.after("name"),
            Action.NameInSecret::tactic,
            Action.NameInSecret::new));

    private ActionText() {}

    public static String write(Action action) {
        return switch (action) {
            case Action.DeclareOrders declare ->
                declare.side().word() + " " + ORDERS.write(declare.orders()).replace(':', ' ');
            case Action.NameInSecret name -> NAMED.write(name);
            case Action.RollPools roll -> RollText.write(roll);
            default -> ACTIONS.write(action);
        };
    }

    public static Parsed<Action> parse(String text) {
        return read(List.of(text.strip().split("\\s+")))
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad(Quoted.of(text)
                        + " is no action of Die, Men!; write for example \"red seize e4\", \"roll 1,3,3/2,2,9\", "
                        + "\"attack c3 c4\", \"move c3 d3 2I\" or \"defend\""));
    }

    private static Optional<Action> read(List<String> words) {
        List<String> rest = words.subList(1, words.size());
        return SIDE.read(words.get(0))
                .map(side -> NAMED.read(String.join(" ", words))
                        .<Action>map(name -> name)
                        .or(() -> ORDERS.read(String.join(":", rest))
                                .map(orders -> new Action.DeclareOrders(side, orders))))
                .orElseGet(() -> words.get(0).equals(RollText.ROLL) ? RollText.parse(rest) : ACTIONS.read(words));
    }
}
