package umpire.rules.diemen.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
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

/** Single words of a written position. Each is read as it is written, or not at all. */
final class BattleWords {
    /** What stands for nothing. */
    static final String NONE = "-";

    private BattleWords() {}

    static <T> String listed(List<T> all, Function<T, String> one) {
        return all.isEmpty() ? NONE : all.stream().map(one).collect(Collectors.joining(","));
    }

    /** Reads entries between commas; a dash is none. */
    static <T> Optional<List<T>> list(String text, Function<String, Optional<T>> one) {
        List<T> all = new ArrayList<>();
        for (String word : text.equals(NONE) ? new String[0] : text.split(",", -1)) {
            Optional<T> read = one.apply(word);
            if (read.isEmpty()) {
                return Optional.empty();
            }
            all.add(read.get());
        }
        return Optional.of(List.copyOf(all));
    }

    static <T> String maybe(Optional<T> value, Function<T, String> one) {
        return value.map(one).orElse(NONE);
    }

    /** Reads a word that may be a dash. */
    static <T> Optional<Optional<T>> maybe(String text, Function<String, Optional<T>> one) {
        Optional<T> read = text.equals(NONE) ? Optional.empty() : one.apply(text);
        return text.equals(NONE) || read.isPresent() ? Optional.of(read) : Optional.empty();
    }

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
        return listed(pool.faces(), String::valueOf);
    }

    static Optional<DicePool> pool(String text) {
        return list(text, BattleWords::face).map(DicePool::of);
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
        String[] words = text.split(":", -1);
        return words.length != 3
                ? Optional.empty()
                : BattleSide.named(words[0])
                        .flatMap(side -> DiceSet.parse(words[1])
                                .flatMap(set ->
                                        BattleTactic.named(words[2]).map(tactic -> new TiedSet(side, set, tactic))));
    }

    static String write(BattleAssault assault) {
        return String.join(
                ":",
                assault.side().word(),
                assault.from().toString(),
                assault.at().toString(),
                assault.kind().word() + (assault.flying() ? "!" : ""),
                new DiceSet(assault.width(), assault.height()).toString(),
                String.valueOf(assault.bonus()),
                String.valueOf(assault.limit()));
    }

    static Optional<BattleAssault> assault(String text) {
        String[] words = text.split(":", -1);
        if (words.length != 7 || number(words[5]).isEmpty() || number(words[6]).isEmpty()) {
            return Optional.empty();
        }
        boolean flying = words[3].endsWith("!");
        String kind = flying ? words[3].substring(0, words[3].length() - 1) : words[3];
        int bonus = Integer.parseInt(words[5]);
        int limit = Integer.parseInt(words[6]);
        return BattleSide.named(words[0])
                .flatMap(side -> BattleHex.named(words[1])
                        .flatMap(from -> BattleHex.named(words[2])
                                .flatMap(at -> BattleAssault.AttackKind.named(kind)
                                        .flatMap(known -> DiceSet.parse(words[4])
                                                .map(set -> new BattleAssault(
                                                        side,
                                                        from,
                                                        at,
                                                        known,
                                                        set.width(),
                                                        set.height(),
                                                        bonus,
                                                        limit,
                                                        flying))))));
    }
}
