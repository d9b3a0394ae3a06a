package umpire.rules.diemen.notation;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.position.BattleAssault;
import umpire.rules.diemen.position.BattleOrders;
import umpire.rules.diemen.position.BattleStrategy;
import umpire.rules.diemen.position.BattleTactic;
import umpire.rules.diemen.position.DicePool;
import umpire.rules.diemen.position.DiceSet;
import umpire.rules.diemen.position.TiedSet;
import umpire.rules.kernel.text.WrittenList;
import umpire.rules.kernel.text.WrittenParts;

/** Single words of a written position. Each is read as it is written, or not at all. */
final class BattleWords {
    private static final String FLYING = "!";

    private BattleWords() {}

    static Optional<Integer> number(String text) {
        return text.matches("[0-9]{1,3}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    static String write(BattleOrders orders) {
        return orders.strategy().word() + orders.goal().map(goal -> ":" + goal).orElse("");
    }

    static Optional<BattleOrders> orders(String text) {
        String[] halves = text.split(":", 2);
        Optional<BattleStrategy> strategy = BattleStrategy.named(halves[0]);
        return halves.length == 1
                ? strategy.map(BattleOrders::of)
                : strategy.flatMap(known -> BattleHex.named(halves[1]).map(goal -> BattleOrders.of(known, goal)));
    }

    static String write(DicePool pool) {
        return WrittenList.write(pool.faces(), String::valueOf);
    }

    static Optional<DicePool> pool(String text) {
        return WrittenList.read(text, BattleWords::face).map(DicePool::of);
    }

    static Optional<Integer> face(String text) {
        return number(text).filter(face -> face >= 1 && face <= DicePool.HIGHEST);
    }

    static String write(BattleSquad squad) {
        String tired = squad.tired() == 0 ? "" : "/" + squad.tired();
        return squad.side().word() + ":" + squad.at() + ":" + squad.troops() + tired;
    }

    static String write(TiedSet tied) {
        return tied.side().word() + ":" + tied.set() + ":" + tied.tactic().word();
    }

    static Optional<TiedSet> tied(String text) {
        List<String> written = List.of(text.split(":", -1));
        if (written.size() != 3) {
            return Optional.empty();
        }
        WrittenParts words = new WrittenParts(written);
        Optional<BattleSide> side = words.read(0, BattleSide::named);
        Optional<DiceSet> set = words.read(1, DiceSet::parse);
        Optional<BattleTactic> tactic = words.read(2, BattleTactic::named);
        return words.made(() -> new TiedSet(side.orElseThrow(), set.orElseThrow(), tactic.orElseThrow()))
                .toOptional();
    }

    static String write(BattleAssault assault) {
        return String.join(
                ":",
                assault.side().word(),
                assault.from().toString(),
                assault.at().toString(),
                assault.kind().word() + (assault.flying() ? FLYING : ""),
                new DiceSet(assault.width(), assault.height()).toString(),
                String.valueOf(assault.bonus()),
                String.valueOf(assault.limit()));
    }

    static Optional<BattleAssault> assault(String text) {
        List<String> written = List.of(text.split(":", -1));
        if (written.size() != 7) {
            return Optional.empty();
        }
        boolean flying = written.get(3).endsWith(FLYING);
        WrittenParts words = new WrittenParts(written);
        Optional<BattleSide> side = words.read(0, BattleSide::named);
        Optional<BattleHex> from = words.read(1, BattleHex::named);
        Optional<BattleHex> at = words.read(2, BattleHex::named);
        Optional<BattleAssault.AttackKind> kind = words.read(
                3, word -> BattleAssault.AttackKind.named(flying ? word.substring(0, word.length() - 1) : word));
        Optional<DiceSet> set = words.read(4, DiceSet::parse);
        Optional<Integer> bonus = words.read(5, BattleWords::number);
        Optional<Integer> limit = words.read(6, BattleWords::number);
        return words.made(() -> new BattleAssault(
                        side.orElseThrow(),
                        from.orElseThrow(),
                        at.orElseThrow(),
                        kind.orElseThrow(),
                        set.orElseThrow().width(),
                        set.orElseThrow().height(),
                        bonus.orElseThrow(),
                        limit.orElseThrow(),
                        flying))
                .toOptional();
    }
}
