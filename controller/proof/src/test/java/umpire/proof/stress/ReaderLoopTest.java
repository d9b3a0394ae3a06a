package umpire.proof.stress;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import umpire.proof.stress.ReaderLoop.ReaderResult;

class ReaderLoopTest {
    @Test
    void aSubscriberLearnsTheCurrentStateAtAnyMoment() throws Exception {
        Heard heard = new Heard();
        long seed = System.nanoTime();
        ReaderResult result = ReaderProof.run(200, seed, heard);
        assertThat(result.lacking())
                .as(() -> "seed " + seed + ": " + heard.lines)
                .isZero();
        assertThat(result.said()).isGreaterThan(result.readers());
        assertThat(heard.served).as("readers told of").hasSize(200).contains(200);
    }

    private static final class Heard implements ReaderLoop.Audience {
        private final Set<Integer> served = ConcurrentHashMap.newKeySet();
        private final Queue<String> lines = new ConcurrentLinkedQueue<>();

        @Override
        public void tell(String line) {
            lines.add(line);
        }

        @Override
        public void served(int readers, int lacking) {
            served.add(readers);
        }
    }
}
