package umpire.referee.announcement;

import java.util.Optional;

/**
 * What seats ask of one another beside the rules, and has not been answered.
 *
 * @param draw a draw that was offered and still stands
 * @param takeBack what a seat wants to take back or do again
 * @param redoable how many actions were taken back and can be done again
 */
public record OpenRequests(Optional<DrawOffer> draw, Optional<TakeBackRequest> takeBack, int redoable) {
    public static final OpenRequests NONE = new OpenRequests(Optional.empty(), Optional.empty(), 0);
}
