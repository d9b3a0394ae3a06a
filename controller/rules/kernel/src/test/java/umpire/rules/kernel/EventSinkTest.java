package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class EventSinkTest {
    private static final Rule TIDE = new Rule() {
        @Override
        public String name() {
            return "TIDE";
        }

        @Override
        public String section() {
            return "3";
        }

        @Override
        public String says() {
            return "The tide turns.";
        }
    };

    @Test
    void eventsAreKeptInOrderAndBeginWithACapital() {
        EventSink.Kept kept = new EventSink.Kept();
        kept.tell(TIDE, () -> "a boat sails.", new Place("a1"), new Place("a2"));
        kept.tell(TIDE, () -> "It returns.");
        assertThat(kept.events())
                .containsExactly(
                        new Event(TIDE, "A boat sails.", List.of(new Place("a1"), new Place("a2"))),
                        new Event(TIDE, "It returns.", List.of()));
    }

    @Test
    void theSilentSinkComposesNoSentence() {
        EventSink.SILENT.tell(TIDE, () -> {
            throw new AssertionError("a sentence for nobody");
        });
    }
}
