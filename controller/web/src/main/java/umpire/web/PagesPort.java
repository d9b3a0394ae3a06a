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
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.broker.tls.ServerTls;

/**
 * The bound port of the pages. It is bound before the pages are served, so that no other program can take it. A browser
 * that connects early waits until a {@link WebServer} starts on it.
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
    private volatile Optional<ServerTls> tls = Optional.empty();
    private volatile Optional<PagesLoop> loop = Optional.empty();

    private PagesPort(WebAddress address, ServerSocketChannel bound, PageLimits limits) {
        this.address = address;
        this.bound = bound;
        this.limits = limits;
        TrustedNames trusted = address.trusted();
        Predicate<String> own = OwnNames.ofThisMachine(trusted.knownAs());
        this.originCheck = new OriginCheck(own.or(this::isCertified), trusted.pagesFrom());
    }

    /** A name in the table's certificate was given to the table. One in place of an asterisk was not. */
    private boolean isCertified(String name) {
        return tls.filter(used -> used.now().names().contains(name.toLowerCase(Locale.ROOT)))
                .isPresent();
    }

    /** Demands TLS of browsers on other machines, before the pages are served. */
    public void secure(ServerTls certificate) {
        tls = Optional.of(certificate);
    }

    Optional<ServerTls> tls() {
        return tls;
    }

    /** Returns the name for links to the pages: the address if the certificate is valid for it, else a name that it is valid for. */
    String linked(String networkAddress) {
        Stream<String> known = Stream.concat(
                Stream.of(networkAddress), address.trusted().knownAs().stream().sorted());
        return tls.map(ServerTls::now)
                .flatMap(used -> Stream.concat(known, used.names().stream().sorted())
                        .filter(name -> used.covers(name) && !name.startsWith("*"))
                        .findFirst())
                .orElse(networkAddress);
    }

    /**
     * @throws WebException if the port is taken or the address is not this machine's
     */
    public static PagesPort bind(WebAddress address) throws WebException {
        return bind(address, PageLimits.STANDARD);
    }

    /** Binds the port with other limits than those of a table. */
    static PagesPort bind(WebAddress address, PageLimits limits) throws WebException {
        try {
            InetSocketAddress socket = new InetSocketAddress(InetAddress.getByName(address.host()), address.port());
            return new PagesPort(address, listening(socket), limits);
        } catch (IOException e) {
            throw new WebException(
                    "Port " + address.port() + " for the pages is not free (" + e.getMessage()
                            + "). Choose another with --port, or stop the program that uses it.",
                    e);
        }
    }

    private static ServerSocketChannel listening(InetSocketAddress socket) throws IOException {
        ServerSocketChannel channel = ServerSocketChannel.open();
        try {
            // After a restart, connections of the previous run may still be closing on this port.
            channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            return channel.bind(socket, WAITING_BROWSERS);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /** Returns the present names and addresses by which browsers may open the pages, for a certificate. */
    public Set<String> names() {
        return address.names();
    }

    WebAddress address() {
        return address;
    }

    OriginCheck originCheck() {
        return originCheck;
    }

    /**
     * Returns the reason why a browser's WebSocket connection is refused; empty if it is allowed. A refused connection
     * comes from a page of another site, or uses a name that is not this machine's.
     *
     * @param target the target in the first line of the request, usually a path
     * @param hosts each header {@code Host}
     * @param origins each header {@code Origin}
     * @param secured whether the connection uses TLS
     */
    public Optional<String> socketRefusal(String target, List<String> hosts, List<String> origins, boolean secured) {
        Matcher whole = WHOLE_ADDRESS.matcher(target);
        Optional<String> authority = whole.find() ? Optional.of(whole.group(1)) : Optional.empty();
        return originCheck.socketRefusal(
                new OriginCheck.RequestAim(authority, hosts, origins, List.of(), secured), port());
    }

    int port() {
        return bound.socket().getLocalPort();
    }

    /** Serves these pages on the port from now on. The event loop that served before is abandoned with its connections. */
    synchronized void serve(Consumer<HttpCall> pages) {
        Optional<PagesLoop> before = loop;
        loop = Optional.of(new PagesLoop(limits, tls, pages));
        before.ifPresentOrElse(PagesLoop::close, this::startAccepting);
    }

    /** Returns the number of slots taken by clients. */
    int takenSlots() {
        return loop.map(PagesLoop::takenSlots).orElse(0);
    }

    /** Requests a page as a browser on this machine does. Returns whether the answer came in time. */
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

    /** Keeps accepting connections, whatever error the last one caused. */
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

    /** Closes the port. */
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
