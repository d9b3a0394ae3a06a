package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TokenBucketTest {
    private final TokenBucket allowance = new TokenBucket(new TokenBucket.Rate(10, 5), 1_000);

    @Test
    void theBurstIsAvailableAtOnce() {
        allowance.spend(5, 1_000);
        assertThat(allowance.waitMs(1_000)).isZero();
    }

    @Test
    void debtIsWaitedFor() {
        allowance.spend(7, 1_000);
        assertThat(allowance.waitMs(1_000)).isEqualTo(200);
        assertThat(allowance.waitMs(1_150)).isEqualTo(50);
        assertThat(allowance.waitMs(1_200)).isZero();
    }

    @Test
    void theWaitIsLimited() {
        allowance.spend(1_000_000, 1_000);
        assertThat(allowance.waitMs(1_000)).isEqualTo(2_000);
    }

    @Test
    void aLongPauseRefillsUpToTheBurstOnly() {
        allowance.spend(5, 1_000_000);
        allowance.spend(1, 1_000_000);
        assertThat(allowance.waitMs(1_000_000)).isEqualTo(100);
    }
}
