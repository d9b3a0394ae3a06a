package umpire.broker;

import io.netty.channel.Channel;
import java.util.EnumSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * The rate limits of one connection. A connection over its limit is not disconnected but not read for a while, so its data waits at the
 * sender. The table's own connection has no rate limit.
 */
final class IngressLimiter {
    private final Channel channel;
    private final Neighbour neighbour;
    private final LongSupplier nowMs;
    private final TokenBucket work;
    private final TokenBucket ownBytes;
    private final TokenBucket ownCommands;
    private final Set<ReadPause> pauses = EnumSet.noneOf(ReadPause.class);
    private final long greedyMs;
    private int packetBytes;
    private OptionalLong owesSinceMs = OptionalLong.empty();
    private boolean trusted;

    /** Why reading a connection is paused. */
    enum ReadPause {
        /** The address opens too many connections. */
        VISITS,
        /** The address sends too many bytes. */
        BYTES,
        /** Received packets are not processed yet. */
        PACKETS
    }

    IngressLimiter(Channel channel, Neighbour neighbour, BrokerLimits limits, LongSupplier nowMs) {
        this.channel = channel;
        this.neighbour = neighbour;
        this.nowMs = nowMs;
        this.work = new TokenBucket(limits.work(), nowMs.getAsLong());
        this.ownBytes = new TokenBucket(limits.ownBytes(), nowMs.getAsLong());
        this.ownCommands = new TokenBucket(limits.ownCommands(), nowMs.getAsLong());
        this.packetBytes = limits.packetBytes();
        this.greedyMs = limits.stuckMs();
    }

    /** Marks this connection as the table's own: no rate limit, and longer packets. */
    void trust(int mostBytes) {
        trusted = true;
        packetBytes = mostBytes;
    }

    Neighbour neighbour() {
        return neighbour;
    }

    /** Returns the longest packet allowed, in bytes. */
    int packetBytes() {
        return packetBytes;
    }

    void pause(ReadPause pause) {
        if (pauses.add(pause)) {
            channel.config().setAutoRead(false);
        }
    }

    void goOn(ReadPause pause) {
        if (pauses.remove(pause) && pauses.isEmpty()) {
            channel.config().setAutoRead(true);
        }
    }

    /** Resumes reading after all received packets are processed. */
    void caughtUp() {
        owesSinceMs = OptionalLong.empty();
        goOn(ReadPause.PACKETS);
    }

    /** Returns whether the client has been over its limit for too long without a pause. */
    boolean isGreedy() {
        if (owesSinceMs.isEmpty() && owedMs() > 0) {
            owesSinceMs = OptionalLong.of(nowMs.getAsLong());
        }
        return owesSinceMs.isPresent() && nowMs.getAsLong() - owesSinceMs.getAsLong() > greedyMs;
    }

    /** Counts received bytes. Returns for how many milliseconds reading must pause. */
    long tookMs(int bytes) {
        ownBytes.spend(bytes, nowMs.getAsLong());
        neighbour.bytes().spend(bytes, nowMs.getAsLong());
        return trusted ? 0 : sharedMs(ownBytes, neighbour.bytes());
    }

    /** Returns for how long a client must wait. A client that stays within its own limit is not delayed by others from the same address. */
    private long sharedMs(TokenBucket own, TokenBucket shared) {
        long now = nowMs.getAsLong();
        return own.waitMs(now) == 0 ? 0 : shared.waitMs(now);
    }

    /** Counts a new connection. Returns for how many milliseconds reading must pause. */
    long visitedMs() {
        neighbour.visits().spend(1, nowMs.getAsLong());
        return neighbour.visits().waitMs(nowMs.getAsLong());
    }

    /** Counts work that this connection caused, in units. */
    void worked(double units) {
        work.spend(units, nowMs.getAsLong());
    }

    /** Counts a command of a watcher. */
    void commanded() {
        ownCommands.spend(1, nowMs.getAsLong());
        neighbour.commands().spend(1, nowMs.getAsLong());
    }

    /** Returns for how many milliseconds the next packet must wait. */
    long owedMs() {
        return trusted ? 0 : Math.max(work.waitMs(nowMs.getAsLong()), sharedMs(ownCommands, neighbour.commands()));
    }
}
