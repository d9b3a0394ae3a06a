package umpire.web.payload;

import java.util.List;

/**
 * The games whose boxes can be printed.
 *
 * @param inPlay the id of the game in play
 */
public record PrintedGamesPayload(String inPlay, List<PrintedGame> games) {
    public PrintedGamesPayload {
        games = List.copyOf(games);
    }

    public record PrintedGame(String id, String title) {}
}
