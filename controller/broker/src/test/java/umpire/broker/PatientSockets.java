package umpire.broker;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import javax.net.SocketFactory;
import umpire.testing.Wait;

/**
 * Sockets that wait longer for Paho's WebSocket handshake, whose timeout of one second is too short for a slow machine. After the handshake
 * Paho's own timeout applies.
 */
final class PatientSockets extends SocketFactory {
    private static final class Patient extends Socket {
        private int wantedMs;

        /**
         * Sets TCP_NODELAY. The library writes a long message in two parts, and the second would wait for the delayed acknowledgement of
         * the first.
         */
        @Override
        public void connect(SocketAddress endpoint, int timeoutMs) throws IOException {
            setTcpNoDelay(true);
            super.connect(endpoint, timeoutMs);
        }

        @Override
        public void setSoTimeout(int timeoutMs) throws SocketException {
            wantedMs = timeoutMs;
            super.setSoTimeout((int) Wait.LIMIT_MS);
        }

        private int answered(int read) throws SocketException {
            super.setSoTimeout(wantedMs);
            return read;
        }

        @Override
        public InputStream getInputStream() throws IOException {
            return new FilterInputStream(super.getInputStream()) {
                @Override
                public int read() throws IOException {
                    return answered(in.read());
                }

                @Override
                public int read(byte[] bytes, int from, int count) throws IOException {
                    return answered(in.read(bytes, from, count));
                }
            };
        }
    }

    @Override
    public Socket createSocket() {
        return new Patient();
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        return connected(new InetSocketAddress(host, port));
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress from, int fromPort) throws IOException {
        return createSocket(host, port);
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
        return connected(new InetSocketAddress(host, port));
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress from, int fromPort) throws IOException {
        return createSocket(host, port);
    }

    private static Socket connected(InetSocketAddress address) throws IOException {
        Socket socket = new Patient();
        socket.connect(address);
        return socket;
    }
}
