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
 * The endings and lengths of games.
 *
 * @param won how often each seat won by each kind of ending; joint winners appear with all their names, games without a winner as
 *     {@code nobody}
 * @param lengths the number of games by their accepted actions
 */
public record GameEndings(SortedMap<String, SortedMap<String, Integer>> won, SortedMap<Integer, Integer> lengths) {
    /** The endings before the first game. */
    public static final GameEndings NONE = new GameEndings(new TreeMap<>(), new TreeMap<>());

    static final String UNFINISHED = "unfinished";
    private static final String NOBODY = "nobody";

    /**
     * The ending of a game.
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

    /** Returns the median number of accepted actions; 0 before the first ending. */
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

    /** Returns the number of accepted actions in the longest game. */
    public int longestPlies() {
        return lengths.isEmpty() ? 0 : lengths.lastKey();
    }

    /** Returns the count of each kind of ending. */
    public SortedMap<String, Integer> results() {
        SortedMap<String, Integer> results = new TreeMap<>();
        won.values().forEach(byKind -> byKind.forEach((kind, count) -> results.merge(kind, count, Integer::sum)));
        return results;
    }

    /** Returns the endings as lines of text: {@code Red        52: beaten 30, objective 22}. */
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
