package umpire.table.wiring;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import umpire.mqtt.payload.GamesPayload;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameFactory;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;
import umpire.table.journal.RecordedGame;

/** What may be played: each game anew, and those of the journal that were left before they were over. */
record KeptGames(GameCatalogue games) {
    /** Returns the games that can be gone back to, the last left first. */
    List<RecordedGame> list(Journal journal) {
        return journal.games().reversed().stream()
                .filter(RecordedGame::left)
                .filter(game -> !SittingDown.over(games, game))
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

    /** Says all that. */
    GamesPayload payload(Journal journal) {
        List<GamesPayload.ChoicePayload> choices = new ArrayList<>();
        for (GameFactory factory : games.playable()) {
            if (games.open(GameChoice.of(factory.id().name())) instanceof Parsed.Good<? extends Game<?, ?>> good) {
                choices.add(GamesPayload.ChoicePayload.of(factory, good.value().rulings()));
            }
        }
        return new GamesPayload(
                choices,
                list(journal).stream()
                        .limit(GamesPayload.MOST_UNFINISHED)
                        .map(this::payload)
                        .toList());
    }

    private GamesPayload.UnfinishedPayload payload(RecordedGame recorded) {
        String title = games.playable().stream()
                .filter(factory -> factory.id().equals(recorded.header().game()))
                .findFirst()
                .map(GameFactory::title)
                .orElse(recorded.header().game().name());
        return new GamesPayload.UnfinishedPayload(
                name(recorded),
                recorded.header().game(),
                title,
                GamesPayload.AnswerPayload.of(recorded.header().rulings()),
                recorded.played(),
                Instant.ofEpochMilli(recorded.begunMs()).toString(),
                Instant.ofEpochMilli(recorded.playedMs()).toString());
    }
}
