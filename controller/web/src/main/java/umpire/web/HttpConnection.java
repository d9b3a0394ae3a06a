package umpire.web;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.CodecException;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.concurrent.ScheduledFuture;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.broker.admission.ConnectionSlots;
import umpire.broker.tls.TlsDoor;

/**
 * One browser's connection. Its requests are answered one after the other. It ends when a request does not arrive in
 * time, when its client stops reading, and when another connection needs its slot. It always releases its resources
 * when it ends. Its fields belong to the thread of the event loop.
 */
final class HttpConnection extends SimpleChannelInboundHandler<FullHttpRequest>
        implements ConnectionSlots.Occupant, AnswerLine {
    private static final Logger LOG = LoggerFactory.getLogger(HttpConnection.class);

    /** The maximum of requests and answer parts that wait for the event loop. More are refused. */
    private static final int MOST_WAITING = 16;

    /** The size of the parts of an answer. They are small, because the system copies a whole part to take some bytes of it. */
    private static final int PART_BYTES = 64 * 1_024;

    /** A client that takes fewer bytes during {@link PageLimits#stuckMs} is disconnected: even the slowest network is faster. */
    private static final long LEAST_TAKEN_BYTES = 4_096;

    private final Channel channel;
    private final Client client;
    private final ClientShare share;
    private final PageLimits limits;
    private final Consumer<HttpCall> pages;
    private final Deque<PageRequest> waiting = new ArrayDeque<>();
    private final List<Runnable> whenGone = new ArrayList<>();
    private final AtomicInteger adding = new AtomicInteger();
    private Optional<ScheduledFuture<?>> timer = Optional.empty();
    private boolean busy;
    private boolean keepsAlive;
    private boolean gone;
    private long heardMs = nowMs();
    private long addedBytes;

    HttpConnection(
            Channel channel, AnswerLine.Client client, ClientShare share, PageLimits limits, Consumer<HttpCall> pages) {
        this.channel = channel;
        this.client = client;
        this.share = share;
        this.limits = limits;
        this.pages = pages;
    }

    private static long nowMs() {
        return System.nanoTime() / 1_000_000;
    }

    @Override
    public String address() {
        return client.address();
    }

    @Override
    public boolean secured() {
        return TlsDoor.isSecured(channel);
    }

    @Override
    public boolean listens() {
        return busy;
    }

    @Override
    public long heardMs() {
        return heardMs;
    }

    @Override
    public void makeRoom() {
        leave();
        hangUp();
    }

    private void leave() {
        share.connections().leave(this);
        share.answers().leave(this);
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        if (share.connections().admit(this, nowMs())) {
            within(limits.requestMs(), this::hangUp);
        } else {
            hangUp();
        }
    }

    /** Runs this after the delay and cancels the timer set before. */
    private void within(long delayMs, Runnable then) {
        timer.ifPresent(before -> before.cancel(false));
        timer = Optional.of(channel.eventLoop().schedule(then, delayMs, TimeUnit.MILLISECONDS));
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) {
        take(PageRequest.of(client, request));
    }

    /** An oversized body is detected by its declared length, before it arrives. */
    void tooLong(HttpRequest request) {
        take(PageRequest.tooLong(client, request, limits.bodyBytes()));
    }

    private void take(PageRequest request) {
        waiting.add(request);
        if (waiting.size() >= MOST_WAITING) {
            channel.config().setAutoRead(false);
        }
        next();
    }

    private void next() {
        if (busy || gone || waiting.isEmpty()) {
            return;
        }
        PageRequest request = waiting.remove();
        channel.config().setAutoRead(true);
        timer.ifPresent(waited -> waited.cancel(false));
        busy = true;
        keepsAlive = request.keepsAlive();
        heardMs = nowMs();
        HttpCall call = new HttpCall(request, this);
        request.fault()
                .ifPresentOrElse(
                        fault -> call.refuse(fault.status(), fault.says()),
                        () -> share.threads().run(client.address(), () -> serve(call)));
    }

    /** Skips a request whose client left while the request waited. */
    private void serve(HttpCall call) {
        if (channel.isActive()) {
            pages.accept(call);
        }
    }

    @Override
    public void answer(int status, HttpHeaders headers, byte[] body) {
        onLoop(() -> {
            if (begun(status, headers)) {
                for (int from = 0; from < body.length; from += PART_BYTES) {
                    write(body, from, Math.min(PART_BYTES, body.length - from));
                }
                channel.writeAndFlush(LastHttpContent.EMPTY_LAST_CONTENT)
                        .addListener(written -> answered(written.isSuccess()));
            }
        });
    }

    @Override
    public void begin(int status, HttpHeaders headers) {
        onLoop(() -> {
            keepsAlive = false;
            if (begun(status, headers)) {
                share.answers().leave(this);
                channel.flush();
            }
        });
    }

    /** Returns whether the client is still there to be answered. */
    private boolean begun(int status, HttpHeaders headers) {
        if (gone || !share.answers().admit(this, nowMs())) {
            hangUp();
            return false;
        }
        HttpResponse head = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.valueOf(status), headers);
        HttpUtil.setKeepAlive(head, keepsAlive);
        watch(addedBytes - pendingBytes());
        write(head);
        return true;
    }

    private void write(byte[] bytes, int from, int count) {
        addedBytes += count;
        write(new DefaultHttpContent(Unpooled.wrappedBuffer(bytes, from, count)));
    }

    private void write(HttpObject part) {
        ChannelFuture unused = channel.write(part);
    }

    private long pendingBytes() {
        return Optional.ofNullable(channel.unsafe().outboundBuffer())
                .map(ChannelOutboundBuffer::totalPendingWriteBytes)
                .orElse(0L);
    }

    private void watch(long takenBytes) {
        within(limits.stuckMs(), () -> {
            long nowTaken = addedBytes - pendingBytes();
            if (pendingBytes() > 0 && nowTaken - takenBytes < LEAST_TAKEN_BYTES) {
                hangUp();
            } else {
                watch(nowTaken);
            }
        });
    }

    private void answered(boolean whole) {
        share.answers().leave(this);
        if (whole && keepsAlive) {
            busy = false;
            whenGone.clear();
            within(limits.idleMs(), this::hangUp);
            next();
        } else {
            hangUp();
        }
    }

    @Override
    public boolean ready() {
        return adding.get() < MOST_WAITING && channel.isWritable();
    }

    @Override
    public void add(byte[] more) {
        adding.incrementAndGet();
        onLoop(() -> {
            adding.decrementAndGet();
            if (!gone) {
                write(more, 0, more.length);
                channel.flush();
            }
        });
    }

    @Override
    public void hangUp() {
        ChannelFuture unused = channel.close();
    }

    @Override
    public void whenGone(Runnable then) {
        onLoop(() -> {
            if (gone) {
                then.run();
            } else {
                whenGone.add(then);
            }
        });
    }

    private void onLoop(Runnable work) {
        try {
            channel.eventLoop().execute(work);
        } catch (RejectedExecutionException closed) {
            LOG.debug("the pages are closed, so this answer is dropped");
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        gone = true;
        leave();
        timer.ifPresent(waited -> waited.cancel(false));
        waiting.clear();
        whenGone.forEach(Runnable::run);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        if (cause instanceof IOException || cause instanceof CodecException) {
            LOG.debug("a browser went away: {}", cause.getMessage());
        } else {
            LOG.error("a bug ends a browser's connection", cause);
        }
        hangUp();
    }
}
