package umpire.rules.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Hears what happens while an action is carried out. */
public interface EventSink {
    /** Nobody listens, so no sentence is made. */
    EventSink SILENT = new EventSink() {
        @Override
        public void tell(Rule rule, Supplier<String> says, Place... where) {}

        @Override
        public boolean listens() {
            return false;
        }
    };

    /** Returns whether anybody listens: if not, what only makes events can be left out. */
    default boolean listens() {
        return true;
    }

    /**
     * Tells an event.
     *
     * @param says one sentence; its first letter may be small, where it is a piece's name
     */
    void tell(Rule rule, Supplier<String> says, Place... where);

    /** Keeps the events in order. Belongs to one thread. */
    final class Kept implements EventSink {
        private final List<Event> events = new ArrayList<>();

        /** Has heard nothing yet. */
        public Kept() {}

        @Override
        public void tell(Rule rule, Supplier<String> says, Place... where) {
            String sentence = says.get();
            events.add(
                    new Event(rule, Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1), List.of(where)));
        }

        public List<Event> events() {
            return List.copyOf(events);
        }
    }
}
