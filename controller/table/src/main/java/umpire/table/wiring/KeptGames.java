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

/** The games that may be played: each anew, and those of the journal that were left before they were over. Safe from any thread. */
final class KeptGames {
    private final GameCatalogue games;
    /** What was found by replaying a game: a journal of some forty games takes a second to replay. */
    private final Map<PlayedSoFar, Replayed> replayed = new ConcurrentHashMap<>();

    KeptGames(GameCatalogue games) {
        this.games = games;
    }

    /** A recorded game up to its last entry. */
    private record PlayedSoFar(long row, long begunMs, int entries) {}

    /**
     * What replaying a game finds.
     *
     * @param played how many actions were played and not taken back, as far as anybody may know
     * @param seats empty where the game cannot be opened
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
                SittingDown.over(games, recorded),
                ToldActions.count(games, choice, recorded.entries()),
                games.open(choice) instanceof Parsed.Good<? extends Game<?, ?>> good
                        ? good.value().seats()
                        : List.of());
    }

    /** Returns the games that can be gone back to, the last left first. A lesson is none: it can be begun again at any time. */
    List<RecordedGame> list(Journal journal) {
        return goingOn(journal.games(), RecordedGame::left);
    }

    /** Returns the numbers of their first rows. */
    Set<Long> rows(Journal journal) {
        return list(journal).stream().map(RecordedGame::row).collect(Collectors.toSet());
    }

    private List<RecordedGame> goingOn(List<RecordedGame> recorded, Predicate<RecordedGame> which) {
        return recorded.reversed().stream()
                .filter(which)
                .filter(game -> !game.lesson() && !replayed(game).over())
                .toList();
    }

    /** Finds one by the number of its first row. */
    Parsed<RecordedGame> find(Journal journal, String row) {
        List<RecordedGame> list = list(journal);
        return list.stream()
                .filter(game -> name(game).equals(row))
                .findFirst()
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad(
                        list.isEmpty()
                                ? "there is no unfinished game to go back to"
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
     * Returns what is known of the games that are not on the table, for whoever lays the board of one. The last game of the journal
     * counts as left already: a table is made ready for another game before that is written down.
     *
     * @param rig the table they would be played on
     * @param boards that are not on the table, by their games' names
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

    /** Says all that, and who played the games that were left. */
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
