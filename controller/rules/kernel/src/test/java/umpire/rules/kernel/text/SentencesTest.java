package umpire.rules.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Parsed;

/** One description writes and reads a sentence, and reports its errors. */
class SentencesTest {
    private sealed interface Order {
        record Wait() implements Order {}

        record Go(int steps, Optional<Boolean> left) implements Order {}

        record Paint(List<Integer> parts, Optional<Integer> thick) implements Order {}

        record Trade(int one, int two, int three, int four) implements Order {}

        record Turn(boolean left) implements Order {}

        record TurnBy(boolean left, int quarters) implements Order {}
    }

    private static final Form<Integer> NUMBER = Form.number("a number", "[0-9]");
    private static final Form<Boolean> SIDE = Form.either("left", "right");

    private static final Sentence<Order.Wait> WAIT = Sentence.of("wait", Order.Wait.class, new Order.Wait());
    private static final Sentence<Order.Go> GO =
            Sentence.of("go", Order.Go.class, NUMBER, Order.Go::steps, SIDE.maybe(), Order.Go::left, Order.Go::new);
    private static final Sentence<Order.Paint> PAINT = Sentence.of(
            "paint",
            Order.Paint.class,
            NUMBER.list(),
            Order.Paint::parts,
            NUMBER.maybeAfter("thick"),
            Order.Paint::thick,
            Order.Paint::new);
    private static final Sentence<Order.Trade> TRADE = new Sentence<>(
            "trade",
            Order.Trade.class,
            Phrase.of(
                    NUMBER,
                    Order.Trade::one,
                    NUMBER,
                    Order.Trade::two,
                    NUMBER,
                    Order.Trade::three,
                    NUMBER.after("for"),
                    Order.Trade::four,
                    Order.Trade::new));
    private static final Sentence<Order.Turn> TURN =
            Sentence.of("turn", Order.Turn.class, SIDE, Order.Turn::left, Order.Turn::new);
    private static final Sentence<Order.TurnBy> TURN_BY = Sentence.of(
            "turn", Order.TurnBy.class, SIDE, Order.TurnBy::left, NUMBER, Order.TurnBy::quarters, Order.TurnBy::new);

    private static final Sentences<Order> ORDERS = Sentences.of(Order.class, WAIT, GO, PAINT, TRADE, TURN, TURN_BY);

    private static void bothWays(Order order, String text) {
        assertThat(ORDERS.write(order)).isEqualTo(text);
        assertThat(ORDERS.read(text)).contains(order);
        assertThat(ORDERS.parse(text, "none")).isEqualTo(Parsed.good(order));
    }

    private static void wrong(String text, String why) {
        assertThat(ORDERS.read(text)).isEmpty();
        assertThat(ORDERS.parse(text, "wait, go 3")).isEqualTo(Parsed.bad(why));
    }

    @Test
    void everyRecordHasItsSentence() {
        bothWays(new Order.Wait(), "wait");
        bothWays(new Order.Go(3, Optional.empty()), "go 3");
        bothWays(new Order.Go(3, Optional.of(false)), "go 3 right");
        bothWays(new Order.Paint(List.of(), Optional.empty()), "paint -");
        bothWays(new Order.Paint(List.of(1, 2), Optional.of(4)), "paint 1,2 thick 4");
        bothWays(new Order.Trade(1, 2, 3, 4), "trade 1 2 3 for 4");
    }

    @Test
    void severalSentencesMayHaveTheSameVerb() {
        bothWays(new Order.Turn(true), "turn left");
        bothWays(new Order.TurnBy(true, 3), "turn left 3");
    }

    @Test
    void allErrorsAreReported() {
        wrong("", "'' is not an action here. Actions look like: wait, go 3");
        wrong("stop", "'stop' is not an action here. Actions look like: wait, go 3");
        wrong("go", "'go' lacks a word. Actions look like: wait, go 3");
        wrong("go x", "'x' is not a number in 'go x'");
        wrong("go 3 up", "'up' is one word too many in 'go 3 up'");
        wrong(
                "trade 1 x 3 for y",
                "'x' is not a number in 'trade 1 x 3 for y'; 'y' is not a number in 'trade 1 x 3 for y'");
        wrong("trade 1", "'trade 1' lacks a word. Actions look like: wait, go 3");
        wrong("paint 1 thick", "'paint 1 thick' lacks a word. Actions look like: wait, go 3");
    }

    @Test
    void theBestUnderstoodSentenceReportsItsError() {
        wrong("turn up", "'up' is not left or right in 'turn up'");
        wrong("turn left x", "'x' is one word too many in 'turn left x'");
    }

    @Test
    void eachRecordHasExactlyOneSentence() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sentences.of(Order.class, WAIT, GO, PAINT, TRADE, TURN))
                .withMessageContaining("TurnBy");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sentences.of(Order.class, WAIT, WAIT, GO, PAINT, TRADE, TURN, TURN_BY))
                .withMessageContaining("two sentences");
        Sentences<Order> some = Sentences.some(Order.class, List.of(Order.TurnBy.class), WAIT, GO, PAINT, TRADE, TURN);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> some.write(new Order.TurnBy(true, 1)))
                .withMessageContaining("no sentence here");
    }

    @Test
    void leftoverWordsAreAListOrAnError() {
        Form<List<Integer>> each = Form.line(NUMBER.each());
        assertThat(each.read("1 2 3")).contains(List.of(1, 2, 3));
        assertThat(each.read("1 x 3")).isEmpty();
        assertThat(each.write(List.of(1, 2))).isEqualTo("1 2");
        Phrase<Integer> even = NUMBER.checked(
                number -> number % 2 == 0 ? Parsed.good(number) : Parsed.bad(number + " is odd"), number -> number);
        assertThat(Form.line(even).read("4")).contains(4);
        assertThat(even.read(new WordReader(List.of("3")))).isEqualTo(Parsed.bad("3 is odd"));
    }
}
