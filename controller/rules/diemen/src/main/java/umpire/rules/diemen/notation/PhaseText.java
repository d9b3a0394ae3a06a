package umpire.rules.diemen.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.position.BattleTactic;
import umpire.rules.diemen.position.DiceSet;
import umpire.rules.diemen.position.Ending;
import umpire.rules.diemen.position.Phase;

/** What is awaited, in words with blanks between them. */
final class PhaseText {
    private static final String SECRETLY = "secretly";

    private PhaseText() {}

    static String write(Phase phase) {
        return switch (phase) {
            case Phase.DeclaringOrders declaring ->
                "declaring " + BattleWords.maybe(declaring.red(), BattleWords::write) + " "
                        + BattleWords.maybe(declaring.blue(), BattleWords::write);
            case Phase.RollingPools rolling -> "rolling";
            case Phase.NamingTactics naming ->
                "naming " + naming.set() + " " + naming.side().word() + " "
                        + BattleWords.maybe(naming.named(), BattleTactic::word);
            case Phase.NamingInSecret naming ->
                "naming " + naming.set() + " " + SECRETLY + " "
                        + BattleWords.maybe(naming.red(), BattleTactic::word) + " "
                        + BattleWords.maybe(naming.blue(), BattleTactic::word);
            case Phase.SpendingSet spending ->
                "spending " + spending.side().word() + " " + spending.set() + " "
                        + BattleWords.maybe(spending.bound(), BattleTactic::word);
            case Phase.GobblingDice gobbling -> "gobbling";
            case Phase.KnockingDie knocking -> "knocking";
            case Phase.LosingUnits losing -> "losing " + losing.left();
            case Phase.MarchingFreely marching ->
                "marching " + marching.turn().word() + " "
                        + BattleWords.listed(marching.waiting(), BattleWords::write) + " "
                        + BattleWords.listed(marching.done(), BattleSide::word);
            case Phase.ConflictOver over ->
                "over " + over.end().how().word() + " "
                        + BattleWords.maybe(over.end().winner(), BattleSide::word);
        };
    }

    static Optional<Phase> parse(List<String> words) {
        String shape = words.isEmpty() ? "" : words.get(0) + words.size();
        return switch (shape) {
            case "declaring3" ->
                BattleWords.maybe(words.get(1), BattleWords::orders)
                        .flatMap(red -> BattleWords.maybe(words.get(2), BattleWords::orders)
                                .map(blue -> new Phase.DeclaringOrders(red, blue)));
            case "rolling1" -> Optional.of(new Phase.RollingPools());
            case "naming4" ->
                DiceSet.parse(words.get(1))
                        .flatMap(set -> BattleSide.named(words.get(2))
                                .flatMap(side -> BattleWords.maybe(words.get(3), BattleTactic::named)
                                        .map(named -> new Phase.NamingTactics(set, side, named))));
            case "naming5" -> namingInSecret(words);
            case "spending4" ->
                BattleSide.named(words.get(1))
                        .flatMap(side -> DiceSet.parse(words.get(2))
                                .flatMap(set -> BattleWords.maybe(words.get(3), BattleTactic::named)
                                        .map(bound -> new Phase.SpendingSet(side, set, bound))));
            case "gobbling1" -> Optional.of(new Phase.GobblingDice());
            case "knocking1" -> Optional.of(new Phase.KnockingDie());
            case "losing2" -> BattleWords.number(words.get(1)).map(Phase.LosingUnits::new);
            case "marching4" -> marching(words);
            case "over3" -> over(words);
            default -> Optional.empty();
        };
    }

    private static Optional<Phase> namingInSecret(List<String> words) {
        return DiceSet.parse(words.get(1))
                .filter(set -> words.get(2).equals(SECRETLY))
                .flatMap(set -> BattleWords.maybe(words.get(3), BattleTactic::named)
                        .flatMap(red -> BattleWords.maybe(words.get(4), BattleTactic::named)
                                .map(blue -> new Phase.NamingInSecret(set, red, blue))));
    }

    private static Optional<Phase> marching(List<String> words) {
        return BattleSide.named(words.get(1))
                .flatMap(turn -> BattleWords.list(words.get(2), WrittenSquad::read)
                        .flatMap(waiting -> BattleWords.list(words.get(3), BattleSide::named)
                                .map(done -> new Phase.MarchingFreely(turn, waiting, done))));
    }

    private static Optional<Phase> over(List<String> words) {
        return Arrays.stream(Ending.EndingKind.values())
                .filter(how -> how.word().equals(words.get(1)))
                .findFirst()
                .flatMap(how -> BattleWords.maybe(words.get(2), BattleSide::named)
                        .map(winner -> new Phase.ConflictOver(new Ending(how, winner))));
    }
}
