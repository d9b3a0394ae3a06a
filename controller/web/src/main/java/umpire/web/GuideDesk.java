package umpire.web;

import java.util.List;
import java.util.Optional;
import umpire.drawing.aid.PlayerAid;
import umpire.drawing.svg.DrawnThing;

/** The introduction to each game, for newcomers. Any thread may ask it. */
public interface GuideDesk {
    /** Returns the ids of all games in display order. */
    List<String> games();

    /** Returns the id of the game in play. */
    String inPlay();

    /** Returns the player aid of a game; empty for an unknown game or one without an aid. */
    Optional<PlayerAid> aid(String game);

    /**
     * Returns a picture of a game with its default options after some turns; empty for an unknown game. The picture is always
     * the same. Takes a second.
     */
    Optional<DrawnThing> cover(String game);
}
