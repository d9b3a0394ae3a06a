package umpire.mqtt.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutboxTest {
    private final Outbox outbox = new Outbox(3, 1_000);

    private static OutgoingMessage outgoing(String suffix, String text, boolean retained) {
        return new OutgoingMessage(suffix, text.getBytes(StandardCharsets.UTF_8), retained);
    }

    private void state(String suffix, String text) {
        outbox.put(outgoing(suffix, text, true));
    }

    private void moment(String text) {
        outbox.put(outgoing("event", text, false));
    }

    private List<OutgoingMessage> takeAll(int turn) throws InterruptedException {
        List<OutgoingMessage> taken = new ArrayList<>();
        for (Optional<OutgoingMessage> next = outbox.take(turn, 0); next.isPresent(); next = outbox.take(turn, 0)) {
            taken.add(next.get());
        }
        return taken;
    }

    private List<String> texts(List<OutgoingMessage> taken) {
        return taken.stream()
                .map(each -> new String(each.payload(), StandardCharsets.UTF_8))
                .toList();
    }

    @Test
    void onlyTheLastMessageOfARetainedTopicIsSent() throws InterruptedException {
        int turn = outbox.startOver();
        state("score", "1:0");
        state("score", "2:0");
        assertThat(texts(takeAll(turn))).containsExactly("2:0");
        assertThat(takeAll(turn)).isEmpty();
    }

    @Test
    void aReplyComesAfterItsEffects() throws InterruptedException {
        int turn = outbox.startOver();
        state("position", "before");
        moment("moved");
        state("position", "after");
        state("legal", "next");
        outbox.put(outgoing("reply/phone", "done", false));
        moment("moved again");
        assertThat(texts(takeAll(turn))).containsExactly("moved", "after", "next", "done", "moved again");
    }

    @Test
    void aReplyWaitsOnlyForEarlierStates() throws InterruptedException {
        int turn = outbox.startOver();
        state("legal", "next");
        outbox.put(outgoing("reply/phone", "done", false));
        assertThat(texts(List.of(outbox.take(turn, 0).orElseThrow()))).containsExactly("next");
        state("light", "a later one");
        assertThat(texts(takeAll(turn))).containsExactly("done", "a later one");
    }

    @Test
    void statesGoOutInTheOrderOfTheirLastChange() throws InterruptedException {
        int first = outbox.startOver();
        state("position", "of the old game");
        state("game", "the new one");
        state("position", "of the new game");
        assertThat(texts(takeAll(first))).containsExactly("the new one", "of the new game");
        state("position", "a move later");
        int second = outbox.startOver();
        assertThat(texts(takeAll(second))).containsExactly("the new one", "a move later");
    }

    @Test
    void aNewConnectionSendsUnacknowledgedMessagesFirstAndRetainedOnesAgain() throws InterruptedException {
        int first = outbox.startOver();
        state("score", "1:0");
        moment("a");
        moment("b");
        List<OutgoingMessage> taken = takeAll(first);
        outbox.acknowledged(taken.getFirst());
        moment("c");
        int second = outbox.startOver();
        assertThat(texts(takeAll(second))).containsExactly("b", "c", "1:0");
    }

    @Test
    void anAbandonedConnectionGetsNothingMore() throws InterruptedException {
        int first = outbox.startOver();
        int second = outbox.startOver();
        moment("a");
        assertThat(takeAll(first)).isEmpty();
        assertThat(texts(takeAll(second))).containsExactly("a");
    }

    @Test
    void theOldestEventsAreDroppedAndCounted() throws InterruptedException {
        for (String text : List.of("a", "b", "c", "d", "e")) {
            moment(text);
        }
        assertThat(outbox.missed()).isEqualTo(2);
        assertThat(texts(takeAll(outbox.startOver()))).containsExactly("c", "d", "e");
    }

    @Test
    void eventsAreLimitedInBytesToo() throws InterruptedException {
        moment("a");
        moment("b".repeat(600));
        moment("c".repeat(600));
        assertThat(outbox.missed()).isEqualTo(2);
        moment("d".repeat(400));
        int turn = outbox.startOver();
        assertThat(takeAll(turn)).hasSize(2);
        int next = outbox.startOver();
        assertThat(texts(takeAll(next))).containsExactly("c".repeat(600), "d".repeat(400));
    }

    @Test
    void anotherClientsMessageOnARetainedTopicIsCorrected() throws InterruptedException {
        int turn = outbox.startOver();
        state("status", "ready");
        takeAll(turn).forEach(outbox::acknowledged);
        outbox.again("status");
        outbox.again("nothing of ours");
        assertThat(texts(takeAll(turn))).containsExactly("ready");
    }

    @Test
    void theOutboxIsEmptyOnceEverythingIsAcknowledged() throws InterruptedException {
        int turn = outbox.startOver();
        moment("a");
        assertThat(outbox.awaitEmpty(0)).isFalse();
        List<OutgoingMessage> taken = takeAll(turn);
        assertThat(outbox.awaitEmpty(0)).isFalse();
        taken.forEach(outbox::acknowledged);
        assertThat(outbox.awaitEmpty(0)).isTrue();
    }
}
