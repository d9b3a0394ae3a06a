package umpire.referee.announcement;

import java.util.Optional;

/**
 * Requests between seats that the game's rules do not know, such as a draw offer, and that are not answered yet.
 *
 * @param draw an offered draw that is still open
 * @param takeBack the request of a seat to take back or redo actions
 * @param redoable how many actions were taken back and can be redone
 */
public record OpenRequests(Optional<DrawOffer> draw, Optional<TakeBackRequest> takeBack, int redoable) {
    public static final OpenRequests NONE = new OpenRequests(Optional.empty(), Optional.empty(), 0);
}
