package umpire.web;

import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The port of the pages, bound before they are served. From then on it is nobody else's; a browser that comes meanwhile waits until
 * a {@link WebServer} is started on it.
 */
public final class PagesPort implements AutoCloseable {
    private static final int WAITING_BROWSERS = 128;
    private static final Pattern WHOLE_ADDRESS = Pattern.compile("^(?:[^/?#]*:)?//([^/?#]*)");

    private final WebAddress address;
    private final HttpServer server;
    private final OriginCheck originCheck;
    private boolean started;
    private boolean closed;

    private PagesPort(WebAddress address, HttpServer server) {
        this.address = address;
        this.server = server;
        TrustedNames trusted = address.trusted();
        this.originCheck = new OriginCheck(OwnNames.ofThisMachine(trusted.knownAs()), trusted.pagesFrom());
    }

    /**
     * Binds the port.
     *
     * @throws WebException when it is taken or the address is not this machine's
     */
    public static PagesPort bind(WebAddress address) throws WebException {
        try {
            InetSocketAddress socket = new InetSocketAddress(address.host(), address.port());
            return new PagesPort(address, HttpServer.create(socket, WAITING_BROWSERS));
        } catch (IOException e) {
            throw new WebException(
                    "Port " + address.port() + " for the pages is not free (" + e.getMessage()
                            + "). Choose another with --port, or stop what uses it.",
                    e);
        }
    }

    WebAddress address() {
        return address;
    }

    OriginCheck originCheck() {
        return originCheck;
    }

    /**
     * Says why a browser's call by WebSocket is turned away, if it is: a page of another site is behind it, or a name that is not this
     * machine's.
     *
     * @param target as it stands in the first line of the request, usually a path
     * @param hosts each header {@code Host}
     * @param origins each header {@code Origin}
     */
    public Optional<String> socketRefusal(String target, List<String> hosts, List<String> origins) {
        Matcher whole = WHOLE_ADDRESS.matcher(target);
        Optional<String> authority = whole.find() ? Optional.of(whole.group(1)) : Optional.empty();
        return originCheck.socketRefusal(new OriginCheck.RequestAim(authority, hosts, origins), port());
    }

    int port() {
        return server.getAddress().getPort();
    }

    /** Serves on it from now on. */
    void start(HttpHandler pages, Executor threads) {
        server.setExecutor(threads);
        server.createContext("/", pages);
        start();
    }

    private void start() {
        started = true;
        server.start();
    }

    /** Gives the port back. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (!started) {
            // A server that never ran keeps its port when it is stopped.
            start();
        }
        server.stop(0);
    }
}
