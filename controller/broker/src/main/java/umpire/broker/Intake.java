package umpire.broker;

import io.netty.channel.Channel;
import java.util.EnumSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * How much is taken from one connection, and how fast. Nobody is hung up on for being quick: as long as he owes something he is
 * not read, so that what he sends waits on his own side. The table itself is read as fast as it speaks.
 */
final class Intake {
    private final Channel channel;
    private final Neighbour neighbour;
    private final LongSupplier nowMs;
    private final Allowance work;
    private final Allowance ownBytes;
    private final Allowance ownCommands;
    private final Set<ReadPause> pauses = EnumSet.noneOf(ReadPause.class);
    private final long greedyMs;
    private int packetBytes;
    private OptionalLong owesSinceMs = OptionalLong.empty();
    private boolean trusted;

    /** Why a connection is not read for a while. */
    enum ReadPause {
        /** Its address calls too often. */
        VISITS,
        /** Its address sends too much. */
        BYTES,
        /** What was read is not worked off yet. */
        PACKETS
    }

    Intake(Channel channel, Neighbour neighbour, BrokerLimits limits, LongSupplier nowMs) {
        this.channel = channel;
        this.neighbour = neighbour;
        this.nowMs = nowMs;
        this.work = new Allowance(limits.work(), nowMs.getAsLong());
        this.ownBytes = new Allowance(limits.ownBytes(), nowMs.getAsLong());
        this.ownCommands = new Allowance(limits.ownCommands(), nowMs.getAsLong());
        this.packetBytes = limits.packetBytes();
        this.greedyMs = limits.stuckMs();
    }

    /** From here on this is the table's own connection. */
    void trust(int mostBytes) {
        trusted = true;
        packetBytes = mostBytes;
    }

    Neighbour neighbour() {
        return neighbour;
    }

    /** Returns how long a packet may be. */
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

    /** All that was read was worked off. */
    void caughtUp() {
        owesSinceMs = OptionalLong.empty();
        goOn(ReadPause.PACKETS);
    }

    /** Returns whether the client has owed something for too long, and never waited until it owed nothing. */
    boolean isGreedy() {
        if (owesSinceMs.isEmpty() && owedMs() > 0) {
            owesSinceMs = OptionalLong.of(nowMs.getAsLong());
        }
        return owesSinceMs.isPresent() && nowMs.getAsLong() - owesSinceMs.getAsLong() > greedyMs;
    }

    /** Takes note of bytes that came. Returns how long no more are to be read. */
    long tookMs(int bytes) {
        ownBytes.spend(bytes, nowMs.getAsLong());
        neighbour.bytes().spend(bytes, nowMs.getAsLong());
        return trusted ? 0 : sharedMs(ownBytes, neighbour.bytes());
    }

    /** Whoever is modest does not wait for what others do at his address. */
    private long sharedMs(Allowance own, Allowance shared) {
        long now = nowMs.getAsLong();
        return own.waitMs(now) == 0 ? 0 : shared.waitMs(now);
    }

    /** Takes note of a new connection. Returns how long it is not to be read. */
    long visitedMs() {
        neighbour.visits().spend(1, nowMs.getAsLong());
        return neighbour.visits().waitMs(nowMs.getAsLong());
    }

    /** Takes note of work that this connection made. */
    void worked(double units) {
        work.spend(units, nowMs.getAsLong());
    }

    /** Takes note of a command of somebody who proved nothing. */
    void commanded() {
        ownCommands.spend(1, nowMs.getAsLong());
        neighbour.commands().spend(1, nowMs.getAsLong());
    }

    /** Returns how long the next packet has to wait for what those before it took. */
    long owedMs() {
        return trusted ? 0 : Math.max(work.waitMs(nowMs.getAsLong()), sharedMs(ownCommands, neighbour.commands()));
    }
}
