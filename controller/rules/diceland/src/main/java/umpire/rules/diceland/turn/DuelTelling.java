package umpire.rules.diceland.turn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import umpire.rules.diceland.rulings.DicelandRule;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Place;

/** Hears what happens while an action is carried out. */
public interface DuelTelling {
    /** Hears nothing, so that no sentence is made. */
    DuelTelling SILENCE = (rule, says, where) -> {};

    /** Takes a sentence and the dice it is about, by name. */
    void tell(DicelandRule rule, Supplier<String> says, String... where);

    /** Keeps what is told. Belongs to one thread. */
    final class Listened implements DuelTelling {
        private final List<Event> events = new ArrayList<>();

        @Override
        public void tell(DicelandRule rule, Supplier<String> says, String... where) {
            events.add(new Event(
                    rule, says.get(), Arrays.stream(where).map(Place::new).toList()));
        }

        public List<Event> events() {
            return List.copyOf(events);
        }
    }
}
