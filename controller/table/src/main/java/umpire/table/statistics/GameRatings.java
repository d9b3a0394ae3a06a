package umpire.table.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.table.statistics.Glicko.RatedResult;

/**
 * The players of one game, the best first.
 *
 * @param title of the game
 * @param together whether the players play together, so that there is no rating
 */
public record GameRatings(String title, boolean together, List<RatedPlayer> players) {
    /** A break that separates two evenings. Chosen. */
    private static final long BREAK_MS = 6 * 3_600_000L;

    public GameRatings {
        players = List.copyOf(players);
    }

    /** A player's results. */
    public record RatedPlayer(String player, Glicko rating, int won, int drawn, int lost) {
        /** Returns the number of finished games. */
        public int games() {
            return won + drawn + lost;
        }

        private RatedPlayer scoring(double score) {
            return new RatedPlayer(
                    player,
                    rating,
                    won + (score == 1 ? 1 : 0),
                    drawn + (score == 0.5 ? 1 : 0),
                    lost + (score == 0 ? 1 : 0));
        }

        private RatedPlayer rated(Glicko next) {
            return new RatedPlayer(player, next, won, drawn, lost);
        }
    }

    /**
     * A finished game.
     *
     * @param scores 1 for a win, 0.5 for a draw, 0 for a loss, by player
     */
    record FinishedGame(long begunMs, long endedMs, Map<String, Double> scores) {}

    /**
     * Rates the players. An evening is a rating period: the order of its games does not matter.
     *
     * @param games in the order in which they ended
     */
    static GameRatings of(String title, boolean together, List<FinishedGame> games) {
        Map<String, RatedPlayer> players = new LinkedHashMap<>();
        List<FinishedGame> evening = new ArrayList<>();
        for (FinishedGame game : games) {
            if (!evening.isEmpty() && game.begunMs() - evening.getLast().endedMs() > BREAK_MS) {
                rate(players, evening, together);
                evening.clear();
            }
            evening.add(game);
        }
        rate(players, evening, together);
        return new GameRatings(
                title,
                together,
                players.values().stream()
                        .sorted(Comparator.comparingDouble((RatedPlayer each) -> together
                                        ? -each.won() / (double) each.games()
                                        : -each.rating().rating())
                                .thenComparing(RatedPlayer::player))
                        .toList());
    }

    private static void rate(Map<String, RatedPlayer> players, List<FinishedGame> evening, boolean together) {
        Map<String, List<RatedResult>> results = new LinkedHashMap<>();
        for (FinishedGame game : evening) {
            game.scores()
                    .keySet()
                    .forEach(player ->
                            players.computeIfAbsent(player, fresh -> new RatedPlayer(player, Glicko.NEW, 0, 0, 0)));
        }
        for (FinishedGame game : evening) {
            game.scores()
                    .forEach((player, score) -> game.scores().forEach((other, theirs) -> {
                        if (!player.equals(other) && !together) {
                            results.computeIfAbsent(player, none -> new ArrayList<>())
                                    .add(new RatedResult(rating(players, other), (1 + score - theirs) / 2));
                        }
                    }));
        }
        Map<String, RatedPlayer> before = Map.copyOf(players);
        before.forEach((player, standing) ->
                players.put(player, standing.rated(standing.rating().after(results.getOrDefault(player, List.of())))));
        for (FinishedGame game : evening) {
            game.scores()
                    .forEach((player, score) -> players.computeIfPresent(player, (same, now) -> now.scoring(score)));
        }
    }

    private static Glicko rating(Map<String, RatedPlayer> players, String player) {
        RatedPlayer standing = players.get(player);
        return standing == null ? Glicko.NEW : standing.rating();
    }
}
