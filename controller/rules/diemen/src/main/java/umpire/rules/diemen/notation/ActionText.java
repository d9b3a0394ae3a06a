package umpire.rules.diemen.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.position.Action;
import umpire.rules.diemen.position.BattleTactic;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/** Actions in one line each. */
public final class ActionText {
    private static final String OFF = "off";
    private static final String NAME = "name";

    private ActionText() {}

    public static String write(Action action) {
        return switch (action) {
            case Action.DeclareOrders declare ->
                declare.side().word() + " "
                        + BattleWords.write(declare.orders()).replace(':', ' ');
            case Action.RollPools roll -> RollText.write(roll);
            case Action.NameTactic name -> NAME + " " + name.tactic().word();
            case Action.NameInSecret name ->
                name.side().word() + " " + NAME + " " + name.tactic().word();
            case Action.SpendOnDefence defend -> "defend";
            case Action.AttackSpace attack -> "attack " + attack.from() + " " + attack.at();
            case Action.ShootSpace shoot -> "shoot " + shoot.from() + " " + shoot.at();
            case Action.MoveTroops move ->
                "move " + move.from() + " " + move.to().map(BattleHex::toString).orElse(OFF) + " " + move.troops();
            case Action.PassSet pass -> "pass";
            case Action.GobbleSetDie die -> "gobble " + die.height();
            case Action.GobbleTerrainDie die -> "gobble terrain";
            case Action.GobbleFreeDie die -> "gobble free";
            case Action.EnoughGobbled enough -> "enough";
            case Action.KnockDie knock -> "knock " + knock.height();
            case Action.LoseUnit lose -> "lose " + lose.type().letter();
            case Action.MarchSquad march -> "march " + march.from() + " " + march.to();
            case Action.MarchPart march -> "march " + march.from() + " " + march.to() + " " + march.troops();
            case Action.DoneMarching done -> "done";
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
        Optional<BattleSide> side = BattleSide.named(words.get(0));
        if (side.isPresent() && words.size() == 3 && words.get(1).equals(NAME)) {
            return BattleTactic.named(words.get(2)).map(tactic -> new Action.NameInSecret(side.get(), tactic));
        }
        if (side.isPresent()) {
            return BattleWords.orders(String.join(":", words.subList(1, words.size())))
                    .map(orders -> new Action.DeclareOrders(side.get(), orders));
        }
        if (words.get(0).equals(RollText.ROLL)) {
            return RollText.parse(words.subList(1, words.size()));
        }
        return switch (words.get(0) + words.size()) {
            case "defend1" -> Optional.of(new Action.SpendOnDefence());
            case "pass1" -> Optional.of(new Action.PassSet());
            case "enough1" -> Optional.of(new Action.EnoughGobbled());
            case "done1" -> Optional.of(new Action.DoneMarching());
            case "name2" -> BattleTactic.named(words.get(1)).map(Action.NameTactic::new);
            case "gobble2" -> gobble(words.get(1));
            case "knock2" -> BattleWords.face(words.get(1)).map(Action.KnockDie::new);
            case "lose2" -> type(words.get(1)).map(Action.LoseUnit::new);
            case "attack3" -> between(words, from -> at -> new Action.AttackSpace(from, at));
            case "shoot3" -> between(words, from -> at -> new Action.ShootSpace(from, at));
            case "march3" -> between(words, from -> to -> new Action.MarchSquad(from, to));
            case "march4" -> march(words);
            case "move4" -> move(words);
            default -> Optional.empty();
        };
    }

    private static Optional<Action> between(
            List<String> words, Function<BattleHex, Function<BattleHex, Action>> action) {
        return BattleHex.named(words.get(1))
                .flatMap(from -> BattleHex.named(words.get(2))
                        .map(to -> action.apply(from).apply(to)));
    }

    private static Optional<Action> march(List<String> words) {
        return BattleHex.named(words.get(1))
                .flatMap(from -> BattleHex.named(words.get(2))
                        .flatMap(to ->
                                Troops.parse(words.get(3)).map(troops -> new Action.MarchPart(from, to, troops))));
    }

    private static Optional<Action> gobble(String which) {
        return switch (which) {
            case "terrain" -> Optional.of(new Action.GobbleTerrainDie());
            case "free" -> Optional.of(new Action.GobbleFreeDie());
            default -> BattleWords.face(which).map(Action.GobbleSetDie::new);
        };
    }

    private static Optional<TroopType> type(String letter) {
        return letter.length() == 1 ? TroopType.lettered(letter.charAt(0)) : Optional.empty();
    }

    private static Optional<Action> move(List<String> words) {
        Optional<BattleHex> to = BattleHex.named(words.get(2));
        if (to.isEmpty() && !words.get(2).equals(OFF)) {
            return Optional.empty();
        }
        return BattleHex.named(words.get(1))
                .flatMap(from -> Troops.parse(words.get(3)).map(troops -> new Action.MoveTroops(from, to, troops)));
    }
}
