package umpire.broker;

import umpire.broker.admission.ConnectionSlots.SlotLimit;

/** Limits of which some are very small or very large, so that a test meets only the one it is about. */
final class LimitsToTry {
    private static final BrokerLimits USUAL = BrokerLimits.STANDARD;
    private static final TokenBucket.Rate PLENTY = new TokenBucket.Rate(1 << 30, 1 << 30);

    private LimitsToTry() {}

    /** Few slots and short timeouts. */
    static BrokerLimits of(SlotLimit watchers, SlotLimit proven, SlotLimit strangers, long greetingMs, long stuckMs) {
        return of(watchers, proven, strangers, greetingMs, stuckMs, USUAL.work(), USUAL.commands());
    }

    /** Limits without rate limits. */
    static BrokerLimits atAnyPace() {
        return of(
                USUAL.watchers(),
                USUAL.proven(),
                USUAL.strangers(),
                USUAL.greetingMs(),
                USUAL.stuckMs(),
                PLENTY,
                PLENTY);
    }

    private static BrokerLimits of(
            SlotLimit watchers,
            SlotLimit proven,
            SlotLimit strangers,
            long greetingMs,
            long stuckMs,
            TokenBucket.Rate work,
            TokenBucket.Rate commands) {
        return new BrokerLimits(
                USUAL.packetBytes(),
                USUAL.tablePacketBytes(),
                USUAL.commandBytes(),
                USUAL.waitingBytes(),
                USUAL.allWaitingBytes(),
                USUAL.commandsBytes(),
                USUAL.subscriptions(),
                USUAL.unacknowledged(),
                watchers,
                proven,
                strangers,
                greetingMs,
                stuckMs,
                work,
                PLENTY,
                PLENTY,
                USUAL.visits(),
                commands,
                commands);
    }

    /** Opens a broker with these limits; the service logs in as {@code service} with {@code secret}. */
    static Broker open(BrokerLimits limits) throws BrokerException {
        return Broker.open(
                BrokerPorts.bind(BrokerTest.ANY_PORTS),
                BrokerTest.ROOT,
                new BrokerSecurity("service", "secret", BrokerTest::register),
                PageCheck.PROGRAMS_ONLY,
                limits);
    }
}
