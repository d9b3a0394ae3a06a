package umpire.rules.diceland;

import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Scratches tread dots of an Ogre, and tells which lines are gone with that. */
final class TreadLines {
    private final Setup setup;
    private final EventSink telling;

    TreadLines(Setup setup, EventSink telling) {
        this.setup = setup;
        this.telling = telling;
    }

    TrackingCard scratched(String ogre, TrackingCard card, int dots) {
        TrackingCard after = card.scratched(dots);
        for (int line = 1; line <= TrackingCard.LINES; line++) {
            int number = line;
            if (card.rolls(line) && !after.rolls(line)) {
                telling.tell(
                        SheetRule.TREAD_LINE_GONE,
                        () -> setup.title(ogre) + " no longer rolls over corners with a dot " + number + ".",
                        new Place(ogre));
            }
        }
        return after;
    }
}
