package umpire.rules.diemen.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.ConflictEnd;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.field.BattleSide;

/** What is awaited, in words with blanks between them. */
final class ConflictPhaseText {
    private static final String SECRETLY = "secretly";

    private ConflictPhaseText() {}

    static String write(ConflictPhase phase) {
        return switch (phase) {
            case ConflictPhase.DeclaringOrders declaring ->
                "declaring " + BattleWords.maybe(declaring.red(), BattleWords::write) + " "
                        + BattleWords.maybe(declaring.blue(), BattleWords::write);
            case ConflictPhase.RollingPools rolling -> "rolling";
            case ConflictPhase.NamingTactics naming ->
                "naming " + naming.set() + " " + naming.side().word() + " "
                        + BattleWords.maybe(naming.named(), BattleTactic::word);
            case ConflictPhase.NamingInSecret naming ->
                "naming " + naming.set() + " " + SECRETLY + " "
                        + BattleWords.maybe(naming.red(), BattleTactic::word) + " "
                        + BattleWords.maybe(naming.blue(), BattleTactic::word);
            case ConflictPhase.SpendingSet spending ->
                "spending " + spending.side().word() + " " + spending.set() + " "
                        + BattleWords.maybe(spending.bound(), BattleTactic::word);
            case ConflictPhase.GobblingDice gobbling -> "gobbling";
            case ConflictPhase.KnockingDie knocking -> "knocking";
            case ConflictPhase.LosingUnits losing -> "losing " + losing.left();
            case ConflictPhase.MarchingFreely marching ->
                "marching " + marching.turn().word() + " "
                        + BattleWords.listed(marching.waiting(), BattleWords::write) + " "
                        + BattleWords.listed(marching.done(), BattleSide::word);
            case ConflictPhase.ConflictOver over ->
                "over " + over.end().how().word() + " "
                        + BattleWords.maybe(over.end().winner(), BattleSide::word);
        };
    }

    static Optional<ConflictPhase> parse(List<String> words) {
        String shape = words.isEmpty() ? "" : words.get(0) + words.size();
        return switch (shape) {
            case "declaring3" ->
                BattleWords.maybe(words.get(1), BattleWords::orders)
                        .flatMap(red -> BattleWords.maybe(words.get(2), BattleWords::orders)
                                .map(blue -> new ConflictPhase.DeclaringOrders(red, blue)));
            case "rolling1" -> Optional.of(new ConflictPhase.RollingPools());
            case "naming4" ->
                DiceSet.parse(words.get(1))
                        .flatMap(set -> BattleSide.named(words.get(2))
                                .flatMap(side -> BattleWords.maybe(words.get(3), BattleTactic::named)
                                        .map(named -> new ConflictPhase.NamingTactics(set, side, named))));
            case "naming5" -> namingInSecret(words);
            case "spending4" ->
                BattleSide.named(words.get(1))
                        .flatMap(side -> DiceSet.parse(words.get(2))
                                .flatMap(set -> BattleWords.maybe(words.get(3), BattleTactic::named)
                                        .map(bound -> new ConflictPhase.SpendingSet(side, set, bound))));
            case "gobbling1" -> Optional.of(new ConflictPhase.GobblingDice());
            case "knocking1" -> Optional.of(new ConflictPhase.KnockingDie());
            case "losing2" -> BattleWords.number(words.get(1)).map(ConflictPhase.LosingUnits::new);
            case "marching4" -> marching(words);
            case "over3" -> over(words);
            default -> Optional.empty();
        };
    }

    private static Optional<ConflictPhase> namingInSecret(List<String> words) {
        return DiceSet.parse(words.get(1))
                .filter(set -> words.get(2).equals(SECRETLY))
                .flatMap(set -> BattleWords.maybe(words.get(3), BattleTactic::named)
                        .flatMap(red -> BattleWords.maybe(words.get(4), BattleTactic::named)
                                .map(blue -> new ConflictPhase.NamingInSecret(set, red, blue))));
    }

    private static Optional<ConflictPhase> marching(List<String> words) {
        return BattleSide.named(words.get(1))
                .flatMap(turn -> BattleWords.list(words.get(2), WrittenSquad::read)
                        .flatMap(waiting -> BattleWords.list(words.get(3), BattleSide::named)
                                .map(done -> new ConflictPhase.MarchingFreely(turn, waiting, done))));
    }

    private static Optional<ConflictPhase> over(List<String> words) {
        return Arrays.stream(ConflictEnd.Ending.values())
                .filter(how -> how.word().equals(words.get(1)))
                .findFirst()
                .flatMap(how -> BattleWords.maybe(words.get(2), BattleSide::named)
                        .map(winner -> new ConflictPhase.ConflictOver(new ConflictEnd(how, winner))));
    }
}
