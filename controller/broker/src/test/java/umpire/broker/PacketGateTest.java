package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.embedded.EmbeddedChannel;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packets that pass the gate of one connection, turn by turn. */
class PacketGateTest {
    private static final byte[] PING = {(byte) 0xC0, 0};

    private final AtomicLong nowMs = new AtomicLong(1_000);
    private final EmbeddedChannel channel = new EmbeddedChannel();
    private final IngressLimiter intake = new IngressLimiter(
            channel, new Neighbour("here", BrokerLimits.STANDARD, nowMs.get()), BrokerLimits.STANDARD, nowMs::get);
    private final PacketGate packetGate = new PacketGate(intake);
    private final ByteArrayOutputStream passed = new ByteArrayOutputStream();
    private boolean tooLong;
    private boolean tooGreedy;

    PacketGateTest() {
        channel.config().setWriteBufferWaterMark(new WriteBufferWaterMark(10, 20));
        channel.pipeline().addLast(packetGate).addLast(new ChannelInboundHandlerAdapter() {
            @Override
            public void channelRead(ChannelHandlerContext context, Object message) {
                passed.writeBytes(ByteBufUtil.getBytes((ByteBuf) message));
                ((ByteBuf) message).release();
            }

            @Override
            public void userEventTriggered(ChannelHandlerContext context, Object event) {
                tooLong |= event instanceof PacketGate.TooLong;
                tooGreedy |= event instanceof PacketGate.TooGreedy;
            }
        });
    }

    @AfterEach
    void end() {
        channel.finishAndReleaseAll();
    }

    private static byte[] times(int count, byte[] packet) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            all.writeBytes(packet);
        }
        return all.toByteArray();
    }

    /** Simulates one read of the connection. */
    private void read(byte[] bytes) {
        channel.pipeline().fireChannelRead(Unpooled.wrappedBuffer(bytes));
    }

    @Test
    void aFewPacketsPassPerTurnAndReadingPausesMeanwhile() {
        read(times(100, PING));
        assertThat(passed.size()).isEqualTo(16 * PING.length);
        assertThat(channel.config().isAutoRead()).isFalse();
        channel.runPendingTasks();
        assertThat(passed.size()).isEqualTo(100 * PING.length);
        assertThat(channel.config().isAutoRead()).isTrue();
    }

    @Test
    void aClientOverItsLimitWaits() {
        intake.worked(BrokerLimits.STANDARD.work().atOnce() + 50);
        read(PING);
        channel.runPendingTasks();
        assertThat(passed.size()).isZero();
        assertThat(packetGate.waitingBytes()).isEqualTo(PING.length);
        assertThat(channel.config().isAutoRead()).isFalse();
        nowMs.addAndGet(501);
        channel.advanceTimeBy(501, TimeUnit.MILLISECONDS);
        channel.runScheduledPendingTasks();
        assertThat(passed.size()).isEqualTo(PING.length);
        assertThat(channel.config().isAutoRead()).isTrue();
    }

    @Test
    void aClientThatStaysOverItsLimitIsDisconnected() {
        long endMs = nowMs.get() + BrokerLimits.STANDARD.stuckMs();
        while (nowMs.get() <= endMs) {
            assertThat(tooGreedy).isFalse();
            intake.worked(1_000_000);
            read(PING);
            nowMs.addAndGet(1_000);
            channel.advanceTimeBy(1_000, TimeUnit.MILLISECONDS);
            channel.runScheduledPendingTasks();
        }
        read(PING);
        channel.runPendingTasks();
        assertThat(tooGreedy).isTrue();
        assertThat(packetGate.waitingBytes()).isZero();
    }

    /** Another client at the same address sends commands without pause. */
    @Test
    void aClientWithinItsLimitDoesNotWaitForOthersAtItsAddress() {
        IngressLimiter greedy = new IngressLimiter(channel, intake.neighbour(), BrokerLimits.STANDARD, nowMs::get);
        for (int i = 0; i < 1_000; i++) {
            greedy.commanded();
        }
        intake.commanded();
        assertThat(greedy.owedMs()).isPositive();
        assertThat(intake.owedMs()).isZero();
        assertThat(greedy.tookMs(100 << 20)).isPositive();
        assertThat(intake.tookMs(1_000)).isZero();
    }

    @Test
    void theTableHasNoRateLimit() {
        intake.worked(1_000_000);
        intake.trust(BrokerLimits.STANDARD.tablePacketBytes());
        read(PING);
        assertThat(passed.size()).isEqualTo(PING.length);
    }

    @Test
    void noPacketPassesWhileTheClientDoesNotRead() {
        channel.write(Unpooled.wrappedBuffer(new byte[30]));
        read(PING);
        channel.runPendingTasks();
        assertThat(passed.size()).isZero();
        assertThat(channel.config().isAutoRead()).isFalse();
        channel.flush();
        channel.runPendingTasks();
        assertThat(passed.size()).isEqualTo(PING.length);
        assertThat(channel.config().isAutoRead()).isTrue();
    }

    /** Two packets, the first with a body of 200 bytes. The split position makes no difference. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 50, 202, 203, 204})
    void packetsPassWholeHoweverTheyAreCut(int cut) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(HexFormat.of().parseHex("30c801"));
        all.writeBytes(new byte[200]);
        all.writeBytes(PING);
        byte[] bytes = all.toByteArray();
        for (int at = 0; at < bytes.length; at += cut) {
            read(Arrays.copyOfRange(bytes, at, Math.min(bytes.length, at + cut)));
        }
        channel.runPendingTasks();
        assertThat(passed.toByteArray()).isEqualTo(bytes);
        assertThat(packetGate.waitingBytes()).isZero();
    }

    /** PUBLISH with a length of 1,048,576. */
    @Test
    void anOverlongPacketIsDetectedByItsHeaderAndNotBuffered() {
        read(HexFormat.of().parseHex("30808040"));
        assertThat(tooLong).isTrue();
        read(new byte[4_096]);
        channel.runPendingTasks();
        assertThat(passed.size()).isZero();
        assertThat(packetGate.waitingBytes()).isZero();
        assertThat(channel.config().isAutoRead()).isTrue();
    }
}
