package umpire.web.payload;

import java.util.List;

/**
 * The games whose boxes can be printed.
 *
 * @param inPlay the id of the one that is played now
 */
public record PrintedGamesPayload(String inPlay, List<PrintedGame> games) {
    public PrintedGamesPayload {
        games = List.copyOf(games);
    }

    /** One of them. */
    public record PrintedGame(String id, String title) {}
}
