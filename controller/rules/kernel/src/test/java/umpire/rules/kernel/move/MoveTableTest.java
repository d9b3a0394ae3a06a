package umpire.rules.kernel.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;

/** A table asks the move of an action. In this toy, water is poured into a cup and drunk. */
class MoveTableTest {
    private static final int FULL = 3;

    private enum Manners implements Rule {
        POUR_FIRST,
        NO_SPILLING;

        @Override
        public String section() {
            return "1";
        }

        @Override
        public String says() {
            return name();
        }
    }

    private sealed interface Deed {
        record Pour(int sips) implements Deed {}

        record Drink() implements Deed {}
    }

    private sealed interface Cup {
        record Standing(int sips) implements Cup {}

        record Broken() implements Cup {}
    }

    private static final class Pouring extends Move<Cup, Cup.Standing, Deed.Pour> {
        private static final Form<Integer> SIPS = Form.number("a number", "[0-9]");

        Pouring() {
            super(
                    Cup.Standing.class,
                    Sentence.of("pour", Deed.Pour.class, SIPS, Deed.Pour::sips, Deed.Pour::new),
                    "pour 2",
                    ActionKind.usual("pour"));
        }

        @Override
        protected Breach untimely(Cup cup, Deed.Pour pour) {
            return new Breach(Manners.NO_SPILLING, "It is broken.");
        }

        @Override
        protected Optional<Breach> breach(Cup cup, Cup.Standing standing, Deed.Pour pour) {
            return standing.sips() + pour.sips() > FULL
                    ? Breach.refusal(Manners.NO_SPILLING, "It runs over.")
                    : Optional.empty();
        }

        @Override
        protected List<Deed.Pour> legal(Cup cup, Cup.Standing standing) {
            return unbroken(
                    cup,
                    standing,
                    IntStream.rangeClosed(1, FULL + 1).mapToObj(Deed.Pour::new).toList());
        }

        @Override
        protected Cup after(Cup cup, Cup.Standing standing, Deed.Pour pour, EventSink events) {
            return new Cup.Standing(standing.sips() + pour.sips());
        }

        /** An action without an amount fills the cup. */
        @Override
        protected Deed.Pour meant(Cup cup, Deed.Pour written) {
            return written.sips() == 0 ? new Deed.Pour(FULL) : written;
        }

        @Override
        protected String describe(Cup cup, Deed.Pour pour) {
            return "pour " + pour.sips() + " sips";
        }
    }

    private static final class Drinking extends Move<Cup, Cup.Standing, Deed.Drink> {
        Drinking() {
            super(
                    Cup.Standing.class,
                    Sentence.of("drink", Deed.Drink.class, new Deed.Drink()),
                    "drink",
                    ActionKind.usual("drink"));
        }

        @Override
        protected boolean timely(Cup cup, Deed.Drink drink) {
            return !cup.equals(new Cup.Standing(0));
        }

        @Override
        protected Breach untimely(Cup cup, Deed.Drink drink) {
            return Breach.of(Manners.POUR_FIRST);
        }

        @Override
        protected List<Deed.Drink> legal(Cup cup, Cup.Standing standing) {
            return standing.sips() == 0 ? List.of() : List.of(new Deed.Drink());
        }

        @Override
        protected Cup after(Cup cup, Cup.Standing standing, Deed.Drink drink, EventSink events) {
            events.tell(Manners.POUR_FIRST, () -> "The cup is empty.");
            return new Cup.Standing(0);
        }
    }

    private static final MoveTable<Cup, Deed> TABLE =
            new MoveTable<>(Deed.class, cup -> cup, List.of(new Drinking(), new Pouring()));

    @Test
    void actionsAreListedInTheOrderOfTheirMovesAndOnlyInTheirPhase() {
        assertThat(TABLE.legal(new Cup.Standing(1)))
                .containsExactly(new Deed.Drink(), new Deed.Pour(1), new Deed.Pour(2));
        assertThat(TABLE.legal(new Cup.Broken())).isEmpty();
    }

    @Test
    void anUntimelyActionIsRefusedBeforeItsOwnRulesAreTested() {
        assertThat(TABLE.breach(new Cup.Standing(0), new Deed.Drink())).contains(Breach.of(Manners.POUR_FIRST));
        assertThat(TABLE.breach(new Cup.Broken(), new Deed.Drink())).contains(Breach.of(Manners.POUR_FIRST));
        assertThat(TABLE.breach(new Cup.Broken(), new Deed.Pour(9)))
                .contains(new Breach(Manners.NO_SPILLING, "It is broken."));
        assertThat(TABLE.breach(new Cup.Standing(2), new Deed.Pour(2)))
                .contains(new Breach(Manners.NO_SPILLING, "It runs over."));
        assertThat(TABLE.breach(new Cup.Standing(2), new Deed.Pour(1))).isEmpty();
    }

    @Test
    void anActionIsCarriedOutByItsMove() {
        assertThat(TABLE.after(new Cup.Standing(1), new Deed.Pour(2), EventSink.SILENT))
                .isEqualTo(new Cup.Standing(3));
        assertThat(TABLE.after(new Cup.Standing(3), new Deed.Drink(), EventSink.SILENT))
                .isEqualTo(new Cup.Standing(0));
        assertThat(TABLE.of(new Deed.Pour(2)).describe(new Cup.Standing(1), new Deed.Pour(2)))
                .isEqualTo("pour 2 sips");
        assertThat(TABLE.of(new Deed.Drink()).describe(new Cup.Standing(1), new Deed.Drink()))
                .isEqualTo("drink");
    }

    @Test
    void anActionInTheWrongPhaseIsNotCarriedOut() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TABLE.after(new Cup.Broken(), new Deed.Drink(), EventSink.SILENT))
                .withMessageContaining("does not belong to");
    }

    @Test
    void actionsAreWrittenAndReadByTheirMoves() {
        assertThat(TABLE.write(new Deed.Pour(2))).isEqualTo("pour 2");
        assertThat(TABLE.read(new Cup.Standing(0), "drink")).isEqualTo(Parsed.good(new Deed.Drink()));
        assertThat(TABLE.read(new Cup.Standing(0), "pour 0")).isEqualTo(Parsed.good(new Deed.Pour(FULL)));
        assertThat(TABLE.read(new Cup.Standing(0), "spill"))
                .isEqualTo(Parsed.bad("'spill' is not an action here. Actions look like: drink, pour 2"));
    }

    @Test
    void aTableNeedsAMoveForEveryAction() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MoveTable<>(Deed.class, (Cup cup) -> cup, List.of(new Pouring())))
                .withMessageContaining("Drink");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MoveTable<>(
                        Deed.class, (Cup cup) -> cup, List.of(new Pouring(), new Drinking(), new Pouring())))
                .withMessageContaining("two moves");
    }
}
