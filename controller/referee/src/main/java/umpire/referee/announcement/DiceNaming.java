package umpire.referee.announcement;

import java.util.List;
import umpire.rules.kernel.Seat;

/**
 * Dice that a seat threw and must name, since no eye reads them.
 *
 * @param seat who threw them
 * @param asked how many there are
 * @param faces those named so far, in the order in which they are asked for
 * @param confirmed whether the seat said that they are right
 * @param allowed the faces that the next of them has; of the last, when all are named
 * @param open the first of those asked for, as far as the eye says what they may show
 */
public record DiceNaming(
        Seat seat, int asked, List<String> faces, boolean confirmed, List<String> allowed, List<OpenDie> open) {
    public DiceNaming {
        faces = List.copyOf(faces);
        allowed = List.copyOf(allowed);
        open = List.copyOf(open);
    }

    /**
     * A die that the eye found and left open.
     *
     * @param mayShow one to three faces; it may yet show another
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
