package umpire.table.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.table.proof.ReaderLoop.Result;

class ReaderLoopTest {
    @Test
    void whoeverSubscribesAtAnyMomentLearnsHowThingsStand() throws Exception {
        Result result = ReaderProof.run(200, System.nanoTime(), System.out::println);
        assertThat(result.lacking()).isZero();
        assertThat(result.said()).isGreaterThan(result.readers());
    }
}
