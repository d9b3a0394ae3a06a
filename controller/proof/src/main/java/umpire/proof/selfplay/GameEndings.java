package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Seat;

/**
 * How games ended, and how long they were.
 *
 * @param won how often each seat won by each kind of ending; seats that win together by all their names, and games that nobody won by
 *     {@code nobody}
 * @param lengths how many games were so many accepted actions long
 */
public record GameEndings(SortedMap<String, SortedMap<String, Integer>> won, SortedMap<Integer, Integer> lengths) {
    /** Before the first game has ended. */
    public static final GameEndings NONE = new GameEndings(new TreeMap<>(), new TreeMap<>());

    static final String UNFINISHED = "unfinished";
    private static final String NOBODY = "nobody";

    /**
     * How a game ended.
     *
     * @param result the outcome's kind, or {@code unfinished}
     * @param winner its winners, or {@code nobody}
     */
    record EndedGame(String result, String winner) {
        static final EndedGame UNFINISHED_GAME = new EndedGame(UNFINISHED, NOBODY);

        static EndedGame of(Awaited awaited) {
            return awaited instanceof Awaited.Nothing over
                    ? of(over.outcome().kind(), over.outcome().winners())
                    : UNFINISHED_GAME;
        }

        static EndedGame of(String result, List<Seat> winners) {
            String all = winners.stream().map(Seat::name).collect(Collectors.joining(" and "));
            return new EndedGame(result, all.isEmpty() ? NOBODY : all);
        }
    }

    GameEndings with(EndedGame ending, int plies) {
        SortedMap<String, SortedMap<String, Integer>> more = new TreeMap<>(won);
        SortedMap<String, Integer> byKind = new TreeMap<>(more.getOrDefault(ending.winner(), new TreeMap<>()));
        byKind.merge(ending.result(), 1, Integer::sum);
        more.put(ending.winner(), byKind);
        SortedMap<Integer, Integer> longer = new TreeMap<>(lengths);
        longer.merge(plies, 1, Integer::sum);
        return new GameEndings(more, longer);
    }

    /** Returns how many accepted actions half of the games have at most; 0 where none has ended. */
    public int medianPlies() {
        int games = lengths.values().stream().mapToInt(Integer::intValue).sum();
        int counted = 0;
        for (Map.Entry<Integer, Integer> length : lengths.entrySet()) {
            counted += length.getValue();
            if (2 * counted >= games) {
                return length.getKey();
            }
        }
        return 0;
    }

    /** Returns how many accepted actions the longest game has. */
    public int longestPlies() {
        return lengths.isEmpty() ? 0 : lengths.lastKey();
    }

    /** Returns how often each kind of ending was met. */
    public SortedMap<String, Integer> results() {
        SortedMap<String, Integer> results = new TreeMap<>();
        won.values().forEach(byKind -> byKind.forEach((kind, count) -> results.merge(kind, count, Integer::sum)));
        return results;
    }

    /** Returns it in words, a line each: {@code Red        52: beaten 30, objective 22}. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("length     median " + medianPlies() + ", longest " + longestPlies() + " plies");
        won.forEach((winner, byKind) -> lines.add(String.format(
                "%-10s %d: %s",
                winner,
                byKind.values().stream().mapToInt(Integer::intValue).sum(),
                byKind.entrySet().stream()
                        .map(kind -> kind.getKey() + " " + kind.getValue())
                        .collect(Collectors.joining(", ")))));
        return lines;
    }
}
