package umpire.web;

import java.util.Optional;
import umpire.drawing.sheet.BoxSheets;
import umpire.web.payload.PrintedGamesPayload;

/** The boxes of games for the print page. Any thread may ask it. */
public interface PrintDesk {
    /** Returns the games that can be printed. */
    PrintedGamesPayload games();

    /** Returns the box of a game by its id; empty for an unknown game. Returns the same object while the game's box is the same. */
    Optional<BoxSheets> box(String id);
}
