package umpire.referee.announcement;

import java.util.List;
import umpire.rules.kernel.Seat;

/**
 * A seat's request to take back more than its own last action, or to redo actions that such a request took back. Other
 * seats are asked first.
 *
 * @param by the seat that asks
 * @param redo whether actions are to be redone instead
 * @param actions the number of public actions
 * @param says the actions, in words
 * @param asked the seats that have not answered yet, in seat order
 */
public record TakeBackRequest(Seat by, boolean redo, int actions, String says, List<Seat> asked) {
    public TakeBackRequest {
        asked = List.copyOf(asked);
    }

    /** Returns whether the requesting seat itself must confirm, because the table plays the other seats. */
    public boolean asksItself() {
        return asked.contains(by);
    }

    /** Returns the request after a seat accepted it. */
    public TakeBackRequest acceptedBy(Seat seat) {
        List<Seat> left = asked.stream().filter(other -> !other.equals(seat)).toList();
        return new TakeBackRequest(by, redo, actions, says, left);
    }

    /** Returns the request in words: {@code White wants to take back: e3 fires at d5.} */
    public String wants() {
        return asked.equals(List.of(by))
                ? by + ": this will be " + (redo ? "done again" : "taken back") + ": " + says + "."
                : by + " wants to " + (redo ? "do again" : "take back") + ": " + says + ".";
    }
}
