package umpire.broker;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import umpire.testing.Wait;

/** A client that builds its packets by hand, so that it can break the protocol. */
final class WireClient implements AutoCloseable {
    static final int CONNACK = 0x20;
    static final int PUBACK = 0x40;
    static final int SUBACK = 0x90;
    static final int DISCONNECT = 0xE0;

    private final Socket socket;

    /** A received packet: its first byte, and the bytes after its length. */
    @SuppressWarnings("ArrayRecordComponent")
    record WirePacket(int type, byte[] body) {
        int last() {
            return body[body.length - 1] & 0xFF;
        }
    }

    private WireClient(Socket socket) {
        this.socket = socket;
    }

    /** Uses a connection that has been made. */
    static WireClient on(Socket socket) {
        return new WireClient(socket);
    }

    /** Connects without sending CONNECT. */
    static WireClient silent(int port) throws IOException {
        Socket socket = new Socket("127.0.0.1", port);
        socket.setSoTimeout((int) Wait.LIMIT_MS);
        socket.setTcpNoDelay(true);
        return new WireClient(socket);
    }

    /** Connects and sends CONNECT, by MQTT 3.1.1 or 5. */
    static WireClient greeted(int port, int version, String name, String user, String password) throws IOException {
        WireClient client = silent(port);
        client.send(connect(version, name, user, password));
        WirePacket answer = client.next();
        if (answer.type() != CONNACK || answer.body()[1] != 0) {
            client.close();
            throw new IOException("not let in: " + answer.body()[1]);
        }
        return client;
    }

    static WireClient watcher(int port, int version) throws IOException {
        return greeted(port, version, "same", "", "");
    }

    static byte[] connect(int version, String name, String user, String password) {
        return packet(0x10, body -> {
            body.writeUTF("MQTT");
            body.writeByte(version);
            body.writeByte(user.isEmpty() ? 0x02 : 0xC2);
            body.writeShort(0);
            properties(body, version);
            body.writeUTF(name);
            if (!user.isEmpty()) {
                body.writeUTF(user);
                body.writeUTF(password);
            }
        });
    }

    static byte[] publish(int version, String topic, int qos, int id, byte[] payload) {
        return packet(0x30 | qos << 1, body -> {
            body.writeUTF(topic);
            if (qos > 0) {
                body.writeShort(id);
            }
            properties(body, version);
            body.write(payload);
        });
    }

    static byte[] subscribe(int version, String filter) {
        return packet(0x82, body -> {
            body.writeShort(1);
            properties(body, version);
            body.writeUTF(filter);
            body.writeByte(1);
        });
    }

    private static void properties(DataOutputStream body, int version) throws IOException {
        if (version == 5) {
            body.writeByte(0);
        }
    }

    /** Writes the bytes after a packet's length. */
    @FunctionalInterface
    interface PacketBody {
        void write(DataOutputStream body) throws IOException;
    }

    static byte[] packet(int type, PacketBody content) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            content.write(new DataOutputStream(bytes));
            ByteArrayOutputStream whole = new ByteArrayOutputStream();
            whole.write(type);
            int left = bytes.size();
            do {
                whole.write(left % 128 | (left > 127 ? 0x80 : 0));
                left /= 128;
            } while (left > 0);
            bytes.writeTo(whole);
            return whole.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /** Closes the output and keeps reading. */
    void endOutput() throws IOException {
        socket.shutdownOutput();
    }

    /** Waits for a packet. Fails when the connection ends. */
    WirePacket next() throws IOException {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        int type = in.readUnsignedByte();
        int length = 0;
        int shift = 0;
        int more;
        do {
            more = in.readUnsignedByte();
            length |= (more & 0x7F) << shift;
            shift += 7;
        } while (more > 127);
        byte[] body = new byte[length];
        in.readFully(body);
        return new WirePacket(type, body);
    }

    /** Waits until the connection ends, and discards everything before that. */
    void awaitEnd() {
        try {
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (SocketTimeoutException stillThere) {
            throw new UncheckedIOException(stillThere);
        } catch (IOException reset) {
            // A reset ends the connection too.
        }
    }

    /** Returns all bytes until the connection ends. */
    byte[] all() throws IOException {
        return socket.getInputStream().readAllBytes();
    }

    /** Returns whether a packet of this type arrives before the connection ends. */
    boolean answers(int type) {
        try {
            while (next().type() != type) {
                // Other packets may arrive first.
            }
            return true;
        } catch (IOException end) {
            return false;
        }
    }

    /** Waits for a line of text. */
    String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        InputStream in = socket.getInputStream();
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
            line.write(next);
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
