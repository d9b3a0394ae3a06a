package umpire.table.wiring;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import umpire.hardware.Rig;
import umpire.mqtt.payload.GamesPayload;
import umpire.referee.session.board.OtherGame;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.setup.GameFactory;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.games.ToldActions;
import umpire.table.journal.Journal;
import umpire.table.journal.RecordedGame;

/** The games that can be chosen: new ones, and unfinished ones of the journal. Thread-safe. */
final class KeptGames {
    private final GameCatalogue games;
    /** Caches the results of replaying, because replaying some forty games takes a second. */
    private final Map<PlayedSoFar, Replayed> replayed = new ConcurrentHashMap<>();

    KeptGames(GameCatalogue games) {
        this.games = games;
    }

    /** The cache key: a recorded game up to its last entry. */
    private record PlayedSoFar(long row, long begunMs, int entries) {}

    /**
     * The result of replaying a game.
     *
     * @param played the number of public actions that were played and not taken back
     * @param seats empty if the game cannot be opened
     */
    private record Replayed(boolean over, int played, List<Seat> seats) {}

    private Replayed replayed(RecordedGame game) {
        PlayedSoFar key =
                new PlayedSoFar(game.row(), game.begunMs(), game.entries().size());
        return replayed.computeIfAbsent(key, missing -> replay(game));
    }

    private Replayed replay(RecordedGame recorded) {
        GameChoice choice = GameChoice.of(recorded.header());
        return new Replayed(
                StartupGame.over(games, recorded),
                ToldActions.count(games, choice, recorded.entries()),
                games.open(choice) instanceof Parsed.Good<? extends Game<?, ?>> good
                        ? good.value().seats()
                        : List.of());
    }

    /** Returns the unfinished games, the last left first. Lessons are left out, because they can be started at any time. */
    List<RecordedGame> list(Journal journal) {
        return goingOn(journal.games(), RecordedGame::left);
    }

    /** Returns the ids of the unfinished games, which are the numbers of their first rows. */
    Set<Long> rows(Journal journal) {
        return list(journal).stream().map(RecordedGame::row).collect(Collectors.toSet());
    }

    private List<RecordedGame> goingOn(List<RecordedGame> recorded, Predicate<RecordedGame> which) {
        return recorded.reversed().stream()
                .filter(which)
                .filter(game -> !game.lesson() && !replayed(game).over())
                .toList();
    }

    /** Returns an unfinished game by its id. */
    Parsed<RecordedGame> find(Journal journal, String row) {
        List<RecordedGame> list = list(journal);
        return list.stream()
                .filter(game -> name(game).equals(row))
                .findFirst()
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad(
                        list.isEmpty()
                                ? "there is no unfinished game"
                                : "there is no unfinished game '" + row + "'; there are "
                                        + String.join(
                                                ", ",
                                                list.stream()
                                                        .map(KeptGames::name)
                                                        .toList())));
    }

    private static String name(RecordedGame game) {
        return Long.toString(game.row());
    }

    /**
     * Returns the games that start when a player lays down their board. The journal's last game already counts as unfinished, because this
     * list is made before the change of game is recorded.
     *
     * @param rig the rig of the table
     * @param boards the other games' boards, by the games' names
     */
    List<OtherGame> others(Journal journal, Rig rig, Map<String, Board> boards) {
        List<RecordedGame> recorded = journal.games();
        List<RecordedGame> goOn =
                goingOn(recorded, game -> game.left() || (game.begun() && game.equals(recorded.getLast())));
        return boards.entrySet().stream()
                .map(board -> other(factory(board.getKey()), board.getValue(), rig, goOn))
                .toList();
    }

    private GameFactory factory(String name) {
        return games.games().stream()
                .filter(factory -> factory.id().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private OtherGame other(GameFactory factory, Board board, Rig rig, List<RecordedGame> left) {
        Optional<String> whyNot = factory.playable()
                ? fault(factory, rig).map(fault -> "cannot be played here: " + fault)
                : Optional.of("cannot be played at this table yet");
        Optional<OtherGame.LeftGame> goesOn = left.stream()
                .filter(game -> game.header().game().equals(factory.id()))
                .findFirst()
                .map(game -> new OtherGame.LeftGame(name(game), replayed(game).played()));
        return new OtherGame(board.name(), factory.id().name(), factory.title(), whyNot, goesOn);
    }

    private Optional<String> fault(GameFactory factory, Rig rig) {
        return games.open(GameChoice.of(factory.id().name())) instanceof Parsed.Good<? extends Game<?, ?>> good
                ? rig.fault(
                        good.value().board(),
                        good.value().pieces(),
                        good.value().dice())
                : Optional.of("it cannot be opened");
    }

    /** Returns the games that can be chosen, with the table's own seats in each unfinished one. */
    GamesPayload payload(Journal journal, OpponentSeats opponents) {
        List<GamesPayload.ChoicePayload> choices = new ArrayList<>();
        for (GameFactory factory : games.playable()) {
            if (games.open(GameChoice.of(factory.id().name())) instanceof Parsed.Good<? extends Game<?, ?>> good) {
                choices.add(GamesPayload.ChoicePayload.of(factory, good.value().rulings()));
            }
        }
        return new GamesPayload(
                choices,
                list(journal).stream()
                        .filter(RecordedGame::played)
                        .limit(GamesPayload.MOST_UNFINISHED)
                        .map(game -> payload(game, opponents))
                        .toList());
    }

    private GamesPayload.UnfinishedPayload payload(RecordedGame recorded, OpponentSeats opponents) {
        Replayed found = replayed(recorded);
        return new GamesPayload.UnfinishedPayload(
                name(recorded),
                recorded.header().game(),
                games.title(recorded.header().game()),
                GamesPayload.AnswerPayload.of(recorded.header().rulings()),
                opponents.payload(found.seats(), recorded.row()),
                found.played(),
                Instant.ofEpochMilli(recorded.begunMs()).toString(),
                Instant.ofEpochMilli(recorded.playedMs()).toString());
    }
}
