package umpire.table.wiring;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
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

/** What may be played: each game anew, and those of the journal that were left before they were over. */
record KeptGames(GameCatalogue games) {
    /** Returns the games that can be gone back to, the last left first. A lesson is none: it can be begun again at any time. */
    List<RecordedGame> list(Journal journal) {
        return goingOn(journal.games(), RecordedGame::left);
    }

    private List<RecordedGame> goingOn(List<RecordedGame> recorded, Predicate<RecordedGame> which) {
        return recorded.reversed().stream()
                .filter(which)
                .filter(game -> !game.lesson() && !SittingDown.over(games, game))
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

    private int played(RecordedGame recorded) {
        return ToldActions.count(games, GameChoice.of(recorded.header()), recorded.entries());
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
                .map(game -> new OtherGame.LeftGame(name(game), played(game)));
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
        List<Seat> seats =
                games.open(GameChoice.of(recorded.header())) instanceof Parsed.Good<? extends Game<?, ?>> good
                        ? good.value().seats()
                        : List.of();
        return new GamesPayload.UnfinishedPayload(
                name(recorded),
                recorded.header().game(),
                games.title(recorded.header().game()),
                GamesPayload.AnswerPayload.of(recorded.header().rulings()),
                opponents.payload(seats, recorded.row()),
                played(recorded),
                Instant.ofEpochMilli(recorded.begunMs()).toString(),
                Instant.ofEpochMilli(recorded.playedMs()).toString());
    }
}
