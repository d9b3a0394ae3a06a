package umpire.rules.ogrechess.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Rule;
import umpire.rules.ogrechess.position.Square;

/** Takes down what happens while an action is carried out. The search for check only wants the position. */
public interface EventSink {
    /** Nobody listens, so no sentence is made. */
    EventSink SILENT = (rule, says, where) -> {};

    void tell(Rule rule, Supplier<String> says, Square... where);

    /** Keeps the events in order. */
    final class Kept implements EventSink {
        private final List<Event> events = new ArrayList<>();

        @Override
        public void tell(Rule rule, Supplier<String> says, Square... where) {
            List<Place> places = new ArrayList<>(where.length);
            for (Square square : where) {
                places.add(square.place());
            }
            events.add(new Event(rule, says.get(), places));
        }

        public List<Event> events() {
            return List.copyOf(events);
        }
    }
}
