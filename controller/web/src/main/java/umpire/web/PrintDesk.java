package umpire.web;

import java.util.Optional;
import umpire.drawing.sheet.BoxSheets;
import umpire.web.payload.PrintedGamesPayload;

/** What the page prints: the boxes of the games. Any thread may ask it. */
public interface PrintDesk {
    /** Returns which games there are. */
    PrintedGamesPayload games();

    /** Returns the box of a game by its id, if there is such a game: the same one as long as it is the box of the same game. */
    Optional<BoxSheets> box(String id);
}
