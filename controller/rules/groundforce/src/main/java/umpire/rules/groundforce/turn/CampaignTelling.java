package umpire.rules.groundforce.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.Event;

/** Hears what happens while an action is carried out. */
public interface CampaignTelling {
    /** Hears nothing, so that no sentence is made. */
    CampaignTelling UNHEARD = (rule, says, where) -> {};

    void tell(GroundRule rule, Supplier<String> says, List<GroundPlace> where);

    /** Keeps what is told. Belongs to one thread. */
    final class CampaignNews implements CampaignTelling {
        private final List<Event> events = new ArrayList<>();

        @Override
        public void tell(GroundRule rule, Supplier<String> says, List<GroundPlace> where) {
            String sentence = says.get();
            events.add(new Event(
                    rule,
                    Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1),
                    where.stream().map(GroundPlace::place).toList()));
        }

        public List<Event> events() {
            return List.copyOf(events);
        }
    }
}
