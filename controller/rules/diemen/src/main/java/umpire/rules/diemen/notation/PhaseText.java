package umpire.rules.diemen.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.position.BattleOrders;
import umpire.rules.diemen.position.BattleTactic;
import umpire.rules.diemen.position.DiceSet;
import umpire.rules.diemen.position.Ending;
import umpire.rules.diemen.position.Phase;
import umpire.rules.kernel.text.WrittenList;
import umpire.rules.kernel.text.WrittenParts;

/** What is awaited, in words with blanks between them. */
final class PhaseText {
    private static final String SECRETLY = "secretly";

    private PhaseText() {}

    static String write(Phase phase) {
        return switch (phase) {
            case Phase.DeclaringOrders declaring ->
                "declaring " + WrittenList.writeMaybe(declaring.red(), BattleWords::write) + " "
                        + WrittenList.writeMaybe(declaring.blue(), BattleWords::write);
            case Phase.RollingPools rolling -> "rolling";
            case Phase.NamingTactics naming ->
                "naming " + naming.set() + " " + naming.side().word() + " "
                        + WrittenList.writeMaybe(naming.named(), BattleTactic::word);
            case Phase.NamingInSecret naming ->
                "naming " + naming.set() + " " + SECRETLY + " "
                        + WrittenList.writeMaybe(naming.red(), BattleTactic::word) + " "
                        + WrittenList.writeMaybe(naming.blue(), BattleTactic::word);
            case Phase.SpendingSet spending ->
                "spending " + spending.side().word() + " " + spending.set() + " "
                        + WrittenList.writeMaybe(spending.bound(), BattleTactic::word);
            case Phase.GobblingDice gobbling -> "gobbling";
            case Phase.KnockingDie knocking -> "knocking";
            case Phase.LosingUnits losing -> "losing " + losing.left();
            case Phase.MarchingFreely marching ->
                "marching " + marching.turn().word() + " "
                        + WrittenList.write(marching.waiting(), BattleWords::write) + " "
                        + WrittenList.write(marching.done(), BattleSide::word);
            case Phase.ConflictOver over ->
                "over " + over.end().how().word() + " "
                        + WrittenList.writeMaybe(over.end().winner(), BattleSide::word);
        };
    }

    static Optional<Phase> parse(List<String> words) {
        String shape = words.isEmpty() ? "" : words.get(0) + words.size();
        return switch (shape) {
            case "declaring3" -> declaring(new WrittenParts(words));
            case "rolling1" -> Optional.of(new Phase.RollingPools());
            case "naming4" -> naming(new WrittenParts(words));
            case "naming5" -> namingInSecret(words);
            case "spending4" -> spending(new WrittenParts(words));
            case "gobbling1" -> Optional.of(new Phase.GobblingDice());
            case "knocking1" -> Optional.of(new Phase.KnockingDie());
            case "losing2" -> BattleWords.number(words.get(1)).map(Phase.LosingUnits::new);
            case "marching4" -> marching(new WrittenParts(words));
            case "over3" -> over(words);
            default -> Optional.empty();
        };
    }

    private static Optional<Phase> declaring(WrittenParts words) {
        Optional<Optional<BattleOrders>> red = words.read(1, PhaseText::orders);
        Optional<Optional<BattleOrders>> blue = words.read(2, PhaseText::orders);
        return words.<Phase>made(() -> new Phase.DeclaringOrders(red.orElseThrow(), blue.orElseThrow()))
                .toOptional();
    }

    private static Optional<Optional<BattleOrders>> orders(String word) {
        return WrittenList.readMaybe(word, BattleWords::orders);
    }

    private static Optional<Optional<BattleTactic>> tactic(String word) {
        return WrittenList.readMaybe(word, BattleTactic::named);
    }

    private static Optional<Phase> naming(WrittenParts words) {
        Optional<DiceSet> set = words.read(1, DiceSet::parse);
        Optional<BattleSide> side = words.read(2, BattleSide::named);
        Optional<Optional<BattleTactic>> named = words.read(3, PhaseText::tactic);
        return words.<Phase>made(
                        () -> new Phase.NamingTactics(set.orElseThrow(), side.orElseThrow(), named.orElseThrow()))
                .toOptional();
    }

    private static Optional<Phase> namingInSecret(List<String> written) {
        WrittenParts words = new WrittenParts(written);
        Optional<DiceSet> set = words.read(1, DiceSet::parse);
        Optional<Optional<BattleTactic>> red = words.read(3, PhaseText::tactic);
        Optional<Optional<BattleTactic>> blue = words.read(4, PhaseText::tactic);
        return words.<Phase>made(
                        () -> new Phase.NamingInSecret(set.orElseThrow(), red.orElseThrow(), blue.orElseThrow()))
                .toOptional()
                .filter(phase -> written.get(2).equals(SECRETLY));
    }

    private static Optional<Phase> spending(WrittenParts words) {
        Optional<BattleSide> side = words.read(1, BattleSide::named);
        Optional<DiceSet> set = words.read(2, DiceSet::parse);
        Optional<Optional<BattleTactic>> bound = words.read(3, PhaseText::tactic);
        return words.<Phase>made(
                        () -> new Phase.SpendingSet(side.orElseThrow(), set.orElseThrow(), bound.orElseThrow()))
                .toOptional();
    }

    private static Optional<Phase> marching(WrittenParts words) {
        Optional<BattleSide> turn = words.read(1, BattleSide::named);
        Optional<List<BattleSquad>> waiting = words.read(2, word -> WrittenList.read(word, WrittenSquad::read));
        Optional<List<BattleSide>> done = words.read(3, word -> WrittenList.read(word, BattleSide::named));
        return words.<Phase>made(
                        () -> new Phase.MarchingFreely(turn.orElseThrow(), waiting.orElseThrow(), done.orElseThrow()))
                .toOptional();
    }

    private static Optional<Phase> over(List<String> words) {
        return Arrays.stream(Ending.EndingKind.values())
                .filter(how -> how.word().equals(words.get(1)))
                .findFirst()
                .flatMap(how -> WrittenList.readMaybe(words.get(2), BattleSide::named)
                        .map(winner -> new Phase.ConflictOver(new Ending(how, winner))));
    }
}
