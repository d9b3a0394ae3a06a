package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A phase allows the actions of its row and refuses the others by their rule. */
class PhaseTableTest {
    private sealed interface Now {
        record Waiting() implements Now {}

        record Baking(int left) implements Now {}

        record Sold() implements Now {}
    }

    private sealed interface Deed {
        record Knead() implements Deed {}

        record Take(int loaves) implements Deed {}

        record Pay() implements Deed {}

        record Leave() implements Deed {}
    }

    /** Built in each test, so that an error in building fails. */
    private final PhaseTable<String, Now, Deed, String> table = PhaseTable.<String, Now, Deed, String>of(
                    Now.class, Deed.class)
            .when(
                    Now.Waiting.class,
                    row -> row.allows(Deed.Knead.class, Deed.Leave.class)
                            .refuses(Map.of(Deed.Pay.class, "nothing is owed"))
                            .otherwise("knead first"))
            .when(
                    Now.Baking.class,
                    row -> row.refuses(Map.of(Deed.Pay.class, "nothing is owed"))
                            .refuses("stay here", Deed.Leave.class)
                            .allowsIf(Deed.Take.class, (state, baking, take) -> take.loaves() <= baking.left())
                            .asks(state -> Optional.of("closed").filter(state::equals), List.of(Deed.Knead.class))
                            .otherwiseAsks((state, baking) -> "not while " + state + " with " + baking.left()))
            .when(Now.Sold.class, row -> row.otherwise("come tomorrow"))
            .table();

    @Test
    void aRowNamesTheAllowedActions() {
        assertThat(table.closed("open", new Now.Waiting(), new Deed.Knead())).isEmpty();
        assertThat(table.closed("open", new Now.Waiting(), new Deed.Leave())).isEmpty();
        assertThat(table.closed("open", new Now.Waiting(), new Deed.Take(1))).contains("knead first");
        assertThat(table.closed("open", new Now.Waiting(), new Deed.Pay())).contains("nothing is owed");
        assertThat(table.closed("open", new Now.Sold(), new Deed.Knead())).contains("come tomorrow");
    }

    @Test
    void aConditionAsksTheStateThePhaseAndTheAction() {
        assertThat(table.closed("open", new Now.Baking(2), new Deed.Take(2))).isEmpty();
        assertThat(table.closed("open", new Now.Baking(2), new Deed.Take(3))).contains("not while open with 2");
        assertThat(table.closed("open", new Now.Baking(2), new Deed.Knead())).isEmpty();
        assertThat(table.closed("closed", new Now.Baking(2), new Deed.Knead())).contains("closed");
        assertThat(table.closed("open", new Now.Baking(2), new Deed.Leave())).contains("stay here");
    }

    @Test
    void noPhaseIsForgotten() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PhaseTable.<String, Now, Deed, String>of(Now.class, Deed.class)
                        .when(Now.Waiting.class, row -> row.otherwise("knead first"))
                        .when(Now.Baking.class, row -> row.otherwise("wait"))
                        .table())
                .withMessageContaining("Sold");
    }

    @Test
    void noActionIsForgottenWhereNoRuleRefusesTheRest() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PhaseTable.<String, Now, Deed, String>of(Now.class, Deed.class)
                        .when(Now.Waiting.class, row -> row.allows(Deed.Knead.class, Deed.Pay.class, Deed.Leave.class))
                        .when(Now.Baking.class, row -> row.otherwise("wait"))
                        .when(Now.Sold.class, row -> row.otherwise("come tomorrow"))
                        .table())
                .withMessageContaining("Waiting")
                .withMessageContaining("Take");
    }

    @Test
    void aPhaseHasOneRow() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PhaseTable.<String, Now, Deed, String>of(Now.class, Deed.class)
                        .when(Now.Sold.class, row -> row.otherwise("come tomorrow"))
                        .when(Now.Sold.class, row -> row.otherwise("come again")))
                .withMessageContaining("two rows");
    }

    @Test
    void anActionOutOfOrderIsAnErrorOfTheCaller() {
        assertThat(new InPhase<>(new Now.Sold(), new Deed.Pay()).outOfOrder())
                .hasMessage("Pay[] does not belong to Sold[]");
    }
}
