package umpire.rules.diemen.turn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.Event;

/** Hears what happens while an action is carried out. */
public interface BattleTelling {
    /** Hears nothing, so that no sentence is made. */
    BattleTelling SILENT = (rule, says, where) -> {};

    void tell(BattleRule rule, Supplier<String> says, BattleHex... where);

    /** Keeps what is told. Belongs to one thread. */
    final class HeardOfBattle implements BattleTelling {
        private final List<Event> events = new ArrayList<>();

        @Override
        public void tell(BattleRule rule, Supplier<String> says, BattleHex... where) {
            events.add(new Event(
                    rule, says.get(), Arrays.stream(where).map(BattleHex::place).toList()));
        }

        public List<Event> events() {
            return List.copyOf(events);
        }
    }
}
