package umpire.rules.diemen.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/** Actions in one line each. */
public final class ConflictActionText {
    private static final String OFF = "off";
    private static final String NAME = "name";

    private ConflictActionText() {}

    public static String write(ConflictAction action) {
        return switch (action) {
            case ConflictAction.DeclareOrders declare ->
                declare.side().word() + " "
                        + BattleWords.write(declare.orders()).replace(':', ' ');
            case ConflictAction.RollPools roll -> RollText.write(roll);
            case ConflictAction.NameTactic name -> NAME + " " + name.tactic().word();
            case ConflictAction.NameInSecret name ->
                name.side().word() + " " + NAME + " " + name.tactic().word();
            case ConflictAction.SpendOnDefence defend -> "defend";
            case ConflictAction.AttackSpace attack -> "attack " + attack.from() + " " + attack.at();
            case ConflictAction.ShootSpace shoot -> "shoot " + shoot.from() + " " + shoot.at();
            case ConflictAction.MoveTroops move ->
                "move " + move.from() + " " + move.to().map(BattleHex::toString).orElse(OFF) + " " + move.troops();
            case ConflictAction.PassSet pass -> "pass";
            case ConflictAction.GobbleSetDie die -> "gobble " + die.height();
            case ConflictAction.GobbleTerrainDie die -> "gobble terrain";
            case ConflictAction.GobbleFreeDie die -> "gobble free";
            case ConflictAction.EnoughGobbled enough -> "enough";
            case ConflictAction.KnockDie knock -> "knock " + knock.height();
            case ConflictAction.LoseUnit lose -> "lose " + lose.type().letter();
            case ConflictAction.MarchSquad march -> "march " + march.from() + " " + march.to();
            case ConflictAction.MarchPart march -> "march " + march.from() + " " + march.to() + " " + march.troops();
            case ConflictAction.DoneMarching done -> "done";
        };
    }

    public static Parsed<ConflictAction> parse(String text) {
        return read(List.of(text.strip().split("\\s+")))
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad(Quoted.of(text)
                        + " is no action of Die, Men!; write for example \"red seize e4\", \"roll 1,3,3/2,2,9\", "
                        + "\"attack c3 c4\", \"move c3 d3 2I\" or \"defend\""));
    }

    private static Optional<ConflictAction> read(List<String> words) {
        Optional<BattleSide> side = BattleSide.named(words.get(0));
        if (side.isPresent() && words.size() == 3 && words.get(1).equals(NAME)) {
            return BattleTactic.named(words.get(2)).map(tactic -> new ConflictAction.NameInSecret(side.get(), tactic));
        }
        if (side.isPresent()) {
            return BattleWords.orders(String.join(":", words.subList(1, words.size())))
                    .map(orders -> new ConflictAction.DeclareOrders(side.get(), orders));
        }
        if (words.get(0).equals(RollText.ROLL)) {
            return RollText.parse(words.subList(1, words.size()));
        }
        return switch (words.get(0) + words.size()) {
            case "defend1" -> Optional.of(new ConflictAction.SpendOnDefence());
            case "pass1" -> Optional.of(new ConflictAction.PassSet());
            case "enough1" -> Optional.of(new ConflictAction.EnoughGobbled());
            case "done1" -> Optional.of(new ConflictAction.DoneMarching());
            case "name2" -> BattleTactic.named(words.get(1)).map(ConflictAction.NameTactic::new);
            case "gobble2" -> gobble(words.get(1));
            case "knock2" -> BattleWords.face(words.get(1)).map(ConflictAction.KnockDie::new);
            case "lose2" -> type(words.get(1)).map(ConflictAction.LoseUnit::new);
            case "attack3" -> between(words, from -> at -> new ConflictAction.AttackSpace(from, at));
            case "shoot3" -> between(words, from -> at -> new ConflictAction.ShootSpace(from, at));
            case "march3" -> between(words, from -> to -> new ConflictAction.MarchSquad(from, to));
            case "march4" -> march(words);
            case "move4" -> move(words);
            default -> Optional.empty();
        };
    }

    private static Optional<ConflictAction> between(
            List<String> words, Function<BattleHex, Function<BattleHex, ConflictAction>> action) {
        return BattleHex.named(words.get(1))
                .flatMap(from -> BattleHex.named(words.get(2))
                        .map(to -> action.apply(from).apply(to)));
    }

    private static Optional<ConflictAction> march(List<String> words) {
        return BattleHex.named(words.get(1))
                .flatMap(from -> BattleHex.named(words.get(2))
                        .flatMap(to -> Troops.parse(words.get(3))
                                .map(troops -> new ConflictAction.MarchPart(from, to, troops))));
    }

    private static Optional<ConflictAction> gobble(String which) {
        return switch (which) {
            case "terrain" -> Optional.of(new ConflictAction.GobbleTerrainDie());
            case "free" -> Optional.of(new ConflictAction.GobbleFreeDie());
            default -> BattleWords.face(which).map(ConflictAction.GobbleSetDie::new);
        };
    }

    private static Optional<TroopType> type(String letter) {
        return letter.length() == 1 ? TroopType.lettered(letter.charAt(0)) : Optional.empty();
    }

    private static Optional<ConflictAction> move(List<String> words) {
        Optional<BattleHex> to = BattleHex.named(words.get(2));
        if (to.isEmpty() && !words.get(2).equals(OFF)) {
            return Optional.empty();
        }
        return BattleHex.named(words.get(1))
                .flatMap(from ->
                        Troops.parse(words.get(3)).map(troops -> new ConflictAction.MoveTroops(from, to, troops)));
    }
}
