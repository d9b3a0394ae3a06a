package umpire.referee.announcement;

import java.util.List;
import umpire.rules.kernel.Seat;

/**
 * The dice that a seat threw and must name, because the camera does not read them.
 *
 * @param seat the thrower
 * @param asked the number of dice to name
 * @param faces the faces named so far, in the order in which they are asked for
 * @param confirmed whether the seat confirmed them
 * @param allowed the faces that the next die can show; when all dice are named, those that the last die can show
 * @param open the unread dice with their likely faces, for the first dice to name
 */
public record DiceNaming(
        Seat seat, int asked, List<String> faces, boolean confirmed, List<String> allowed, List<OpenDie> open) {
    public DiceNaming {
        faces = List.copyOf(faces);
        allowed = List.copyOf(allowed);
        open = List.copyOf(open);
    }

    /**
     * A die that the camera found but could not read.
     *
     * @param mayShow one to three likely faces; others are possible
     * @param where it lies, in words: {@code in Red's tray near i5}
     */
    public record OpenDie(List<String> mayShow, String where) {
        public OpenDie {
            mayShow = List.copyOf(mayShow);
        }

        /** Returns the question: {@code The one in Red's tray near i5: 6 or 9?}. */
        public String says() {
            return "The one" + (where.isEmpty() ? "" : " " + where) + ": " + String.join(" or ", mayShow) + "?";
        }
    }
}
