package umpire.rules.ogreselves.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Place;
import umpire.rules.ogreselves.rulings.ElfRule;

/** Hears what happens while an action is carried out. */
public interface QuestTelling {
    /** Hears nothing, so that no sentence is made. */
    QuestTelling SILENT = (rule, says, where) -> {};

    void tell(ElfRule rule, Supplier<String> says, List<Place> where);

    /** Keeps what is told. Belongs to one thread. */
    final class Heard implements QuestTelling {
        private final List<Event> events = new ArrayList<>();

        @Override
        public void tell(ElfRule rule, Supplier<String> says, List<Place> where) {
            String sentence = says.get();
            events.add(new Event(rule, Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1), where));
        }

        public List<Event> events() {
            return List.copyOf(events);
        }
    }
}
