package umpire.broker.tls;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Clients from this machine and from elsewhere, with and without TLS. */
class TlsDoorTest {
    private static final String HERE = "192.168.1.5";
    private static final byte[] PLAIN = "GET / HTTP/1.1".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] CLIENT_HELLO = {0x16, 3, 1, 0, 4, 1, 0, 0, 0};

    /** Returns a connection to {@value HERE}. */
    private static EmbeddedChannel from(String address, Optional<String> refusal) throws Exception {
        TlsIdentity identity = SampleCertificate.identity();
        EmbeddedChannel channel = new EmbeddedChannel() {
            @Override
            protected SocketAddress remoteAddress0() {
                return new InetSocketAddress(address, 40_000);
            }

            @Override
            protected SocketAddress localAddress0() {
                return new InetSocketAddress(HERE, 8_080);
            }
        };
        channel.pipeline().addLast(new TlsDoor(() -> identity, refusal));
        return channel;
    }

    private static String said(EmbeddedChannel channel) {
        ByteBuf bytes = channel.readOutbound();
        return bytes == null ? "" : bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void clientsOfThisMachineMayGoWithoutTls() throws Exception {
        for (String address : new String[] {"127.0.0.1", HERE}) {
            EmbeddedChannel channel = from(address, Optional.of("no"));
            assertThat(channel.writeInbound(Unpooled.wrappedBuffer(PLAIN))).isTrue();
            assertThat(TlsDoor.isSecured(channel)).isFalse();
            assertThat(channel.isOpen()).isTrue();
        }
    }

    @Test
    void aClientFromElsewhereWithoutTlsIsToldAndDisconnected() throws Exception {
        EmbeddedChannel channel = from("192.168.1.6", Optional.of("with TLS only"));
        assertThat(channel.writeInbound(Unpooled.wrappedBuffer(PLAIN))).isFalse();
        assertThat(said(channel)).isEqualTo("with TLS only");
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void aClientFromElsewhereIsLetInWhereAnAnswerFollows() throws Exception {
        EmbeddedChannel channel = from("192.168.1.6", Optional.empty());
        assertThat(channel.writeInbound(Unpooled.wrappedBuffer(PLAIN))).isTrue();
        assertThat(TlsDoor.isSecured(channel)).isFalse();
    }

    @Test
    void aClientThatBeginsWithTlsGetsTls() throws Exception {
        for (String address : new String[] {"127.0.0.1", "192.168.1.6"}) {
            EmbeddedChannel channel = from(address, Optional.of("no"));
            try {
                channel.writeInbound(Unpooled.wrappedBuffer(CLIENT_HELLO, 0, 5));
                assertThat(TlsDoor.isSecured(channel)).isTrue();
            } finally {
                channel.close();
            }
        }
    }

    @Test
    void aNameIsCoveredExactlyOrByOneLevel() throws Exception {
        TlsIdentity identity = SampleCertificate.identity();
        for (String name : new String[] {"table.test", "TABLE.test", "a.house.test", "127.0.0.1", "[::1]", "::1"}) {
            assertThat(identity.covers(name)).as(name).isTrue();
        }
        for (String name : new String[] {"house.test", "a.b.house.test", "table", "x.table.test", "192.168.1.5", ""}) {
            assertThat(identity.covers(name)).as(name).isFalse();
        }
        assertThat(TlsIdentity.fingerprint(identity.certificate())).matches("([0-9A-F]{2}:){31}[0-9A-F]{2}");
    }
}
