package umpire.table.wiring;

import java.util.List;
import java.util.Optional;
import umpire.recording.GameHeader;
import umpire.referee.session.GameSession;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.journal.RecordedGame;

/**
 * The game with which the table starts.
 *
 * @param header the game with its options
 * @param row a first entry for the journal if it is not the journal's last game
 * @param notices messages about the choice. Usually empty
 */
record StartupGame(GameHeader header, Optional<Entry> row, List<String> notices) {
    private static final String GOES_ON =
            "The game under way keeps its own rulings, options and data. Those given now are for new games only.";

    StartupGame {
        notices = List.copyOf(notices);
    }

    /**
     * Chooses the game at the start. The last game continues, unless another one was requested, or it is over and was requested with other
     * options. An unfinished game keeps its own rulings. A game that this version cannot open, for example after a ruling was renamed, is
     * kept with a notice.
     *
     * @param recorded the games of the journal, the last played last
     */
    static StartupGame atStart(RunSettings settings, List<RecordedGame> recorded) {
        GameCatalogue games = settings.play().games();
        GameChoice wanted = wanted(settings);
        if (recorded.isEmpty()) {
            // The choice is stored at once, because the table may be killed before anything is played.
            return new StartupGame(
                    header(games, wanted), settings.play().game().map(asked -> chosen(Optional.empty())), List.of());
        }
        RecordedGame last = recorded.getLast();
        Optional<String> fault = fault(games, last);
        if (fault.isPresent()) {
            return new StartupGame(
                    header(games, wanted),
                    Optional.of(chosen(Optional.empty())),
                    List.of("The last game cannot go on in this version, but it is kept. " + fault.get()));
        }
        boolean same = GameChoice.of(last.header()).equals(wanted);
        if (settings.play().game().isEmpty() || same) {
            return new StartupGame(last.header(), Optional.empty(), List.of());
        }
        boolean over = over(games, last);
        if (GameChoice.of(last.header()).name().equals(wanted.name()) && !over && last.begun()) {
            return new StartupGame(last.header(), Optional.empty(), wanted.plain() ? List.of() : List.of(GOES_ON));
        }
        return instead(games, wanted, recorded, over);
    }

    /** Returns the requested game, or the first game of the list. */
    static GameChoice wanted(RunSettings settings) {
        return settings.play()
                .game()
                .orElseGet(() -> GameChoice.of(
                        settings.play().games().playable().getFirst().id().name()));
    }

    private static StartupGame instead(
            GameCatalogue games, GameChoice wanted, List<RecordedGame> recorded, boolean over) {
        String kept = over || recorded.getLast().lesson() || !recorded.getLast().begun()
                ? ""
                : "The unfinished game of " + recorded.getLast().header().game() + " is kept.";
        Optional<RecordedGame> earlier = recorded.reversed().stream()
                .filter(game -> game.left() && !game.lesson())
                .filter(game -> GameChoice.of(game.header()).answers(wanted))
                .filter(game -> fault(games, game).isEmpty() && !over(games, game))
                .findFirst();
        String goesOn = earlier.isEmpty() ? "" : "An unfinished game of " + wanted.name() + " goes on.";
        return new StartupGame(
                earlier.map(RecordedGame::header).orElseGet(() -> header(games, wanted)),
                Optional.of(chosen(earlier)),
                List.of((kept + " " + goesOn).strip()).stream()
                        .filter(notice -> !notice.isEmpty())
                        .toList());
    }

    /** Returns the journal's entry for the choice of an earlier game or a new one. */
    static Entry chosen(Optional<RecordedGame> earlier) {
        return new Entry(
                Entry.EntryKind.CHOSEN,
                earlier.map(game -> Long.toString(game.row())).orElse(""));
    }

    /** Returns the header of a new game with this choice. */
    static GameHeader header(GameCatalogue games, GameChoice choice) {
        return new GameHeader(game(games, choice).id(), choice.answers(), choice.data(), SessionSettings.standard());
    }

    /** Opens a game. An impossible choice throws with the reason. */
    static Game<?, ?> game(GameCatalogue games, GameChoice choice) {
        return games.open(choice).orThrow();
    }

    private static Optional<String> fault(GameCatalogue games, RecordedGame recorded) {
        return games.open(GameChoice.of(recorded.header())) instanceof Parsed.Bad<? extends Game<?, ?>> bad
                ? Optional.of(bad.why())
                : Optional.empty();
    }

    /** Returns whether a recorded game is over; false for one that cannot be replayed any more. */
    static boolean over(GameCatalogue games, RecordedGame recorded) {
        try {
            return GameSession.resume(game(games, GameChoice.of(recorded.header())), recorded.entries())
                    .tableSnapshot()
                    .outcome()
                    .isPresent();
        } catch (IllegalArgumentException cannotBeTold) {
            return false;
        }
    }
}
