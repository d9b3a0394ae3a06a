package umpire.table.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.referee.session.PlayedSteps;
import umpire.referee.session.PlayedSteps.PlayedAction;
import umpire.referee.session.dice.ThrownFaces;
import umpire.referee.session.record.TableNotes;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.journal.RecordedGame;
import umpire.table.statistics.GameRatings.FinishedGame;

/**
 * The statistics of all games of a journal. Lessons do not count, because their dice are given.
 *
 * @param dice the dice that were thrown, without throws that were taken back
 * @param untold the number of throws whose action does not tell the faces of all dice
 * @param ratings of the games with rated players
 * @param unnamed the number of finished games in which a player has no name
 * @param unreadable the number of games that the rules of this version refuse
 */
public record JournalStatistics(
        List<DieCount> dice, int untold, List<GameRatings> ratings, int unnamed, int unreadable) {
    private static final double DRAW = 0.5;

    public JournalStatistics {
        dice = List.copyOf(dice);
        ratings = List.copyOf(ratings);
    }

    /** Replays all games. */
    public static JournalStatistics of(GameCatalogue catalogue, List<RecordedGame> recorded) {
        GameSums sums = new GameSums();
        recorded.stream()
                .filter(game -> game.played() && !game.lesson())
                .sorted(Comparator.comparingLong(RecordedGame::playedMs).thenComparingLong(RecordedGame::row))
                .forEach(game -> sums.add(catalogue, game));
        List<GameRatings> ratings = new ArrayList<>();
        sums.finished.forEach(
                (title, games) -> ratings.add(GameRatings.of(title, sums.together.getOrDefault(title, false), games)));
        return new JournalStatistics(
                List.copyOf(sums.dice.values()), sums.untold, ratings, sums.unnamed, sums.unreadable);
    }

    /** Returns the verdict about each die in a sentence, in the order of the dice. */
    public List<String> verdicts() {
        int tested = (int) dice.stream().filter(DieCount::testable).count();
        return dice.stream().map(die -> die.verdict(Math.max(1, tested))).toList();
    }

    /** The sums while games are added. */
    private static final class GameSums {
        private final Map<String, DieCount> dice = new TreeMap<>();
        private final Map<String, List<FinishedGame>> finished = new TreeMap<>();
        private final Map<String, Boolean> together = new TreeMap<>();
        private final Map<String, String> spelled = new LinkedHashMap<>();
        private int untold;
        private int unnamed;
        private int unreadable;

        void add(GameCatalogue catalogue, RecordedGame recorded) {
            try {
                switch (catalogue.open(GameChoice.of(recorded.header()))) {
                    case Parsed.Bad<? extends Game<?, ?>> bad -> unreadable++;
                    case Parsed.Good<? extends Game<?, ?>> good -> add(good.value(), recorded);
                }
            } catch (IllegalArgumentException doesNotFold) {
                unreadable++;
            }
        }

        private <S, A> void add(Game<S, A> game, RecordedGame recorded) {
            Optional<PlayedSteps<S, A>> played = PlayedSteps.of(game, recorded.entries());
            TableNotes notes = TableNotes.of(recorded.entries());
            played.ifPresent(steps -> {
                steps.actions()
                        .forEach(action -> count(game, action, notes.dice().orElse("unknown")));
                if (steps.awaited() instanceof Awaited.Nothing over) {
                    finish(game, recorded, notes, over.outcome());
                }
            });
        }

        private <S, A> void count(Game<S, A> game, PlayedAction<S, A> action, String origin) {
            if (!(game.awaited(action.before()) instanceof Awaited.Roll roll) || roll.cards() || roll.laid()) {
                return;
            }
            ThrownFaces<A> faces = ThrownFaces.of(game, action.before(), roll);
            if (!faces.tellsEveryThrow()) {
                untold++;
                return;
            }
            for (DieShown die : faces.making(action.action())) {
                for (DieType type : game.dice()) {
                    if (type.kind().equals(die.kind()) && type.name().equals(die.name())) {
                        DieCount none = DieCount.of(origin, type);
                        String key = none.title() + none.sides();
                        dice.put(key, dice.getOrDefault(key, none).showing(die.face()));
                    }
                }
            }
        }

        private void finish(Game<?, ?> game, RecordedGame recorded, TableNotes notes, Outcome outcome) {
            Map<String, Double> scores = new LinkedHashMap<>();
            for (Seat seat : game.seats()) {
                double score = outcome.winners().isEmpty() && !game.playedTogether()
                        ? DRAW
                        : outcome.winners().contains(seat) ? 1 : 0;
                notes.level(seat)
                        .map(level -> "the table at level " + level)
                        .or(() -> notes.name(seat).map(this::asFirstSpelled))
                        .ifPresent(player -> scores.put(player, score));
            }
            if (scores.size() < game.seats().size()) {
                unnamed++;
                return;
            }
            together.put(game.title(), game.playedTogether());
            finished.computeIfAbsent(game.title(), none -> new ArrayList<>())
                    .add(new FinishedGame(recorded.begunMs(), recorded.playedMs(), scores));
        }

        /** Returns a name in quotes, as it was spelled first. Capital letters make no other player. */
        private String asFirstSpelled(String name) {
            return spelled.computeIfAbsent(name.toLowerCase(Locale.ROOT), fresh -> name);
        }
    }
}
