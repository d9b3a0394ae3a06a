package umpire.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.bridge.wire.Edge.Level.HIGH;
import static umpire.bridge.wire.Edge.Level.LOW;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.bridge.serial.ReceivedEdges.AgedEdge;
import umpire.bridge.serial.SerialFrame.FrameKind;

class ReceivedEdgesTest {
    private static final int CLOSED = 0x80;

    private final ReceivedEdges edges = new ReceivedEdges(List.of(5, 6), 0b10);
    private final List<AgedEdge> told = new ArrayList<>();

    private static SerialFrame frame(int... bytes) {
        byte[] payload = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            payload[i] = (byte) bytes[i];
        }
        return new SerialFrame(FrameKind.EDGES, 1, 0, payload);
    }

    private void listen() {
        edges.listen(told::add);
        told.clear();
    }

    @Test
    void aListenerFirstReceivesEveryContact() {
        edges.listen(told::add);
        assertThat(told).containsExactly(new AgedEdge(5, HIGH, 0), new AgedEdge(6, LOW, 0));
    }

    @Test
    void aRepeatedEdgeIsReportedOnce() {
        listen();
        assertThat(edges.take(frame(0, CLOSED, 44, 1))).isEqualTo(1);
        assertThat(edges.take(frame(0, CLOSED, 84, 1, 0, 2, 0))).isEqualTo(2);
        assertThat(edges.take(frame(0, CLOSED, 84, 1))).isEqualTo(2);
        assertThat(told).containsExactly(new AgedEdge(5, LOW, 300), new AgedEdge(5, HIGH, 2));
    }

    @Test
    void edgesAfterAGapAreDeferred() {
        listen();
        assertThat(edges.take(frame(1, 1, 0, 0))).isZero();
        assertThat(told).isEmpty();
        assertThat(edges.take(frame(0, CLOSED, 0, 0, 1, 0, 0))).isEqualTo(2);
        assertThat(told).containsExactly(new AgedEdge(5, LOW, 0), new AgedEdge(6, HIGH, 0));
    }

    @Test
    void edgeNumbersWrapAround() {
        listen();
        for (int i = 0; i < 300; i++) {
            edges.take(frame(i & 0xff, i % 2 == 0 ? CLOSED : 0, 0, 0));
        }
        assertThat(told).hasSize(300);
    }

    @Test
    void aStatusCountsOnlyWithoutPendingEdges() {
        edges.agree(0b01, 1);
        assertThat(edges.level(5)).isEqualTo(HIGH);
        edges.agree(0b01, 0);
        assertThat(edges.level(5)).isEqualTo(LOW);
        assertThat(edges.level(6)).isEqualTo(HIGH);
    }

    @Test
    void anInvalidEdgeIsSkipped() {
        listen();
        assertThat(edges.take(frame())).isZero();
        assertThat(edges.take(frame(0, CLOSED | 7, 0, 0))).isEqualTo(1);
        assertThat(told).isEmpty();
    }
}
