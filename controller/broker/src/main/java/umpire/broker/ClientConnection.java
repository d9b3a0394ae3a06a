package umpire.broker;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.PrematureChannelClosureException;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.mqtt.MqttConnectMessage;
import io.netty.handler.codec.mqtt.MqttConnectReturnCode;
import io.netty.handler.codec.mqtt.MqttConnectVariableHeader;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageType;
import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.codec.mqtt.MqttReasonCodeAndPropertiesVariableHeader;
import io.netty.handler.codec.mqtt.MqttUnacceptableProtocolVersionException;
import io.netty.handler.codec.mqtt.MqttVersion;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.io.IOException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.broker.admission.ConnectionSlots;

/**
 * The connection of one client, before and after its CONNECT. The broker disconnects a client that breaks the protocol or stops reading.
 */
final class ClientConnection extends SimpleChannelInboundHandler<MqttMessage> implements ConnectionSlots.Occupant {
    private static final Logger LOG = LoggerFactory.getLogger(ClientConnection.class);

    private final SharedState shared;
    private final Channel channel;
    private final IngressLimiter intake;
    private final PacketGate packetGate;
    private final PacketWriter packetWriter;
    private final long cameMs;
    private Optional<ClientSession> visitor = Optional.empty();
    private Optional<SessionPackets> sessionPackets = Optional.empty();
    private Optional<Publication> will = Optional.empty();
    private boolean over;
    private long writabilityTurn;

    ClientConnection(SharedState shared, Channel channel, IngressLimiter intake, PacketGate packetGate) {
        this.shared = shared;
        this.channel = channel;
        this.intake = intake;
        this.packetGate = packetGate;
        this.packetWriter = new PacketWriter(channel);
        this.cameMs = shared.nowMs().getAsLong();
    }

    @Override
    public String address() {
        return intake.neighbour().address();
    }

    @Override
    public boolean listens() {
        return false;
    }

    @Override
    public long heardMs() {
        return cameMs;
    }

    @Override
    public void makeRoom() {
        end();
        packetWriter.close();
    }

    /** Returns how many bytes are queued for and from this client. */
    long heldBytes() {
        long unsent = Optional.ofNullable(channel.unsafe().outboundBuffer())
                .map(ChannelOutboundBuffer::totalPendingWriteBytes)
                .orElse(0L);
        return unsent
                + packetGate.waitingBytes()
                + visitor.map(ClientSession::waitingBytes).orElse(0);
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        if (shared.strangers().admit(this, cameMs)) {
            packetWriter.later(this::greetedByNow, shared.limits().greetingMs());
        } else {
            makeRoom();
        }
    }

    private void greetedByNow() {
        if (visitor.isEmpty()) {
            makeRoom();
        }
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, MqttMessage packet) {
        if (over) {
            return;
        }
        if (packet.decoderResult().isFailure()) {
            unreadable(packet);
        } else if (sessionPackets.isPresent()) {
            take(sessionPackets.get(), packet);
        } else if (packet instanceof MqttConnectMessage greeting) {
            greet(ConnectRequest.of(greeting));
        } else {
            makeRoom();
        }
    }

    private void unreadable(MqttMessage packet) {
        Throwable cause = packet.decoderResult().cause();
        if (cause instanceof MqttUnacceptableProtocolVersionException) {
            refuse(MqttConnectReturnCode.CONNECTION_REFUSED_UNACCEPTABLE_PROTOCOL_VERSION);
        } else if (visitor.isEmpty()
                && packet.variableHeader() instanceof MqttConnectVariableHeader greeting
                && greeting.version() == MqttVersion.MQTT_5.protocolLevel()) {
            refuse(MqttConnectReturnCode.CONNECTION_REFUSED_MALFORMED_PACKET);
        } else {
            hangUp(cause instanceof TooLongFrameException ? ReasonCode.TOO_LARGE : ReasonCode.MALFORMED);
        }
    }

    private void greet(ConnectRequest connectRequest) {
        Optional<MqttConnectReturnCode> fault = connectRequest.fault();
        Optional<ClientRole> role = fault.isPresent()
                ? Optional.empty()
                : shared.brokerSecurity().admit(connectRequest.user(), connectRequest.password());
        if (role.isEmpty()) {
            refuse(fault.orElseGet(connectRequest::stranger));
            return;
        }
        ClientSession arrived =
                new ClientSession(shared, packetWriter, connectRequest, role.get(), address(), this::hangUp);
        if (shared.publicationRouter().admit(arrived, shared.nowMs().getAsLong())) {
            welcome(connectRequest, arrived);
        } else {
            refuse(connectRequest.tooMany());
        }
    }

    private void welcome(ConnectRequest connectRequest, ClientSession arrived) {
        shared.strangers().leave(this);
        visitor = Optional.of(arrived);
        sessionPackets = Optional.of(new SessionPackets(shared, intake, packetWriter, arrived));
        will = connectRequest.will(shared.nowMs().getAsLong()).filter(last -> maySay(arrived, last));
        if (arrived.isTable()) {
            intake.trust(shared.limits().tablePacketBytes());
        }
        if (connectRequest.silenceSeconds() > 0) {
            channel.pipeline().addFirst(new IdleStateHandler(connectRequest.silenceSeconds(), 0, 0));
        }
        MqttProperties terms = arrived.five()
                ? connectRequest.terms(
                        shared.limits().tablePacketBytes(), shared.limits().unanswered(arrived.isTable()))
                : MqttProperties.NO_PROPERTIES;
        packetWriter.send(Packets.connectAnswer(MqttConnectReturnCode.CONNECTION_ACCEPTED, terms));
    }

    private boolean maySay(ClientSession client, Publication last) {
        return shared.topicPermissions().mayPublish(client.name().clientRole(), last.topic())
                && last.payload().length <= shared.limits().commandBytes();
    }

    private void refuse(MqttConnectReturnCode code) {
        end();
        packetWriter.sendLast(Packets.connectAnswer(code, MqttProperties.NO_PROPERTIES));
    }

    /** Disconnects the client. Only MQTT 5 clients receive a DISCONNECT with a reason; MQTT 3.1.1 has no such packet from a broker. */
    private void hangUp(int reason) {
        boolean told = visitor.filter(ClientSession::five).isPresent();
        end();
        if (told) {
            packetWriter.sendLast(Packets.goodbye(reason));
        } else {
            packetWriter.close();
        }
    }

    private void take(SessionPackets packets, MqttMessage packet) {
        if (packet.fixedHeader().messageType() == MqttMessageType.DISCONNECT) {
            if (!(packet.variableHeader() instanceof MqttReasonCodeAndPropertiesVariableHeader header
                    && header.reasonCode() == ReasonCode.WITH_WILL)) {
                will = Optional.empty();
            }
            makeRoom();
        } else {
            packets.take(packet).ifPresent(this::hangUp);
        }
    }

    /** Ends the session at once, even if the TCP connection closes later. */
    private void end() {
        if (over) {
            return;
        }
        over = true;
        packetGate.shut();
        shared.strangers().leave(this);
        visitor.ifPresent(gone -> {
            gone.leave();
            will.ifPresent(last -> shared.publicationRouter().publish(last, gone));
        });
    }

    /** Writes nothing here, because writability may change in the middle of a frame. */
    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        long turn = ++writabilityTurn;
        if (channel.isWritable()) {
            visitor.ifPresent(ClientSession::proceed);
        } else {
            packetWriter.later(() -> takenByNow(turn), shared.limits().stuckMs());
        }
    }

    private void takenByNow(long turn) {
        if (turn == writabilityTurn) {
            makeRoom();
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event instanceof IdleStateEvent) {
            makeRoom();
        } else if (event instanceof PacketGate.TooGreedy) {
            hangUp(ReasonCode.QUOTA_EXCEEDED);
        } else if (event instanceof PacketGate.TooLong packet) {
            boolean beyondAll = packet.bytes() > shared.limits().tablePacketBytes();
            hangUp(beyondAll ? ReasonCode.TOO_LARGE : ReasonCode.QUOTA_EXCEEDED);
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        end();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        boolean theirs = cause instanceof IOException
                || cause instanceof DecoderException
                || cause instanceof PrematureChannelClosureException;
        if (theirs) {
            LOG.debug("a client's connection ended", cause);
        } else {
            LOG.error("a bug of the broker ends a client's connection", cause);
        }
        makeRoom();
    }
}
