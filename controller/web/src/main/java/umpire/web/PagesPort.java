package umpire.web;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The port of the pages, bound before they are served. From then on it is nobody else's; a browser that comes meanwhile waits until
 * a {@link WebServer} is started on it.
 */
public final class PagesPort implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PagesPort.class);
    private static final int WAITING_BROWSERS = 128;
    private static final long PAUSE_MS = 500;
    private static final Pattern WHOLE_ADDRESS = Pattern.compile("^(?:[^/?#]*:)?//([^/?#]*)");

    private final WebAddress address;
    private final ServerSocketChannel bound;
    private final PageLimits limits;
    private final OriginCheck originCheck;
    private volatile Optional<PagesLoop> loop = Optional.empty();

    private PagesPort(WebAddress address, ServerSocketChannel bound, PageLimits limits) {
        this.address = address;
        this.bound = bound;
        this.limits = limits;
        TrustedNames trusted = address.trusted();
        this.originCheck = new OriginCheck(OwnNames.ofThisMachine(trusted.knownAs()), trusted.pagesFrom());
    }

    /**
     * Binds the port.
     *
     * @throws WebException when it is taken or the address is not this machine's
     */
    public static PagesPort bind(WebAddress address) throws WebException {
        return bind(address, PageLimits.STANDARD);
    }

    /** Binds the port of pages that serve more clients, or fewer, than a table's. */
    static PagesPort bind(WebAddress address, PageLimits limits) throws WebException {
        try {
            InetSocketAddress socket = new InetSocketAddress(InetAddress.getByName(address.host()), address.port());
            return new PagesPort(address, listening(socket), limits);
        } catch (IOException e) {
            throw new WebException(
                    "Port " + address.port() + " for the pages is not free (" + e.getMessage()
                            + "). Choose another with --port, or stop what uses it.",
                    e);
        }
    }

    private static ServerSocketChannel listening(InetSocketAddress socket) throws IOException {
        ServerSocketChannel channel = ServerSocketChannel.open();
        try {
            // After a restart the connections of the run before may still be winding down on this port.
            channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            return channel.bind(socket, WAITING_BROWSERS);
        } catch (IOException e) {
            channel.close();
            throw e;
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
        return bound.socket().getLocalPort();
    }

    /** Serves on it from now on; what served on it before is left behind with its connections. */
    synchronized void serve(Consumer<HttpCall> pages) {
        Optional<PagesLoop> before = loop;
        loop = Optional.of(new PagesLoop(limits, pages));
        before.ifPresentOrElse(PagesLoop::close, this::startAccepting);
    }

    /** Returns how many slots clients have taken. */
    int takenSlots() {
        return loop.map(PagesLoop::takenSlots).orElse(0);
    }

    /** Asks for a page as a browser on this machine does. Returns whether there was an answer in time. */
    boolean answers(String page, int patienceMs) {
        try {
            HttpURLConnection asked = (HttpURLConnection)
                    URI.create(address.openedAt(port()) + page).toURL().openConnection(Proxy.NO_PROXY);
            asked.setConnectTimeout(patienceMs);
            asked.setReadTimeout(patienceMs);
            asked.setRequestProperty("Connection", "close");
            return asked.getResponseCode() == 200;
        } catch (IOException noAnswer) {
            return false;
        }
    }

    private void startAccepting() {
        Thread.ofPlatform().daemon().name("umpire-pages-accept").start(this::acceptUntilClosed);
    }

    /** The next browser is let in, whatever went wrong with the one before. */
    private void acceptUntilClosed() {
        while (bound.isOpen()) {
            try {
                SocketChannel accepted = bound.accept();
                loop.orElseThrow().take(accepted);
            } catch (IOException | RuntimeException e) {
                if (bound.isOpen()) {
                    LOG.warn("a browser could not be let in", e);
                    pause();
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Gives the port back. */
    @Override
    public synchronized void close() {
        try {
            bound.close();
        } catch (IOException e) {
            LOG.warn("the port of the pages was not given back", e);
        }
        loop.ifPresent(PagesLoop::close);
    }
}
