package umpire.web;

import java.util.List;
import java.util.Optional;
import umpire.drawing.aid.PlayerAid;
import umpire.drawing.svg.DrawnThing;

/** What newcomers are told of each game before and while they play it. Any thread may ask it. */
public interface GuideDesk {
    /** Returns the ids of all games, in the order they are shown. */
    List<String> games();

    /** Returns the id of the one in play. */
    String inPlay();

    /** Returns the player aid of a game, if there is such a game and it has one. */
    Optional<PlayerAid> aid(String game);

    /** Returns how a game looks in its usual form after some turns, if there is such a game: always the same. Takes a second. */
    Optional<DrawnThing> cover(String game);
}
