package umpire.rules.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Receives the events of an action while it is carried out. */
public interface EventSink {
    /** Drops all events, so that no sentence is composed. */
    EventSink SILENT = new EventSink() {
        @Override
        public void tell(Rule rule, Supplier<String> says, Place... where) {}

        @Override
        public boolean listens() {
            return false;
        }
    };

    /** Returns whether events are kept. If not, code that only makes events can be skipped. */
    default boolean listens() {
        return true;
    }

    /**
     * Reports an event.
     *
     * @param says one sentence; its first letter may be small, where it is a piece's name
     */
    void tell(Rule rule, Supplier<String> says, Place... where);

    /** Keeps the events in order. Belongs to one thread. */
    final class Kept implements EventSink {
        private final List<Event> events = new ArrayList<>();

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
