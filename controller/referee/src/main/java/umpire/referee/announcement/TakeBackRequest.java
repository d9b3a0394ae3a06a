package umpire.referee.announcement;

import java.util.List;
import umpire.rules.kernel.Seat;

/**
 * A seat wants to take back what is not its own last action alone, or to redo what was taken back so: others are asked first.
 *
 * @param by who wants it
 * @param redo whether what was taken back is to be done again
 * @param actions how many actions it is, as far as anybody may know
 * @param says what they are
 * @param asked the seats that have not answered yet, in seat order
 */
public record TakeBackRequest(Seat by, boolean redo, int actions, String says, List<Seat> asked) {
    public TakeBackRequest {
        asked = List.copyOf(asked);
    }

    /** Returns whether the seat that wants it is asked whether it means all of that: the table plays what others did. */
    public boolean asksItself() {
        return asked.contains(by);
    }

    /** Returns the request with one seat fewer to answer it. */
    public TakeBackRequest acceptedBy(Seat seat) {
        List<Seat> left = asked.stream().filter(other -> !other.equals(seat)).toList();
        return new TakeBackRequest(by, redo, actions, says, left);
    }

    /** Says what is wanted: {@code White wants to take back: e3 fires at d5.} */
    public String wants() {
        return asked.equals(List.of(by))
                ? by + ": this will be " + (redo ? "done again" : "taken back") + ": " + says + "."
                : by + " wants to " + (redo ? "do again" : "take back") + ": " + says + ".";
    }
}
