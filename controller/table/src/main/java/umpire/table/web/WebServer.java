package umpire.table.web;

import com.google.gson.JsonObject;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.referee.sitting.CommandAnswer;
import umpire.rules.kernel.Parsed;

/**
 * Serves the pages. Each request has a virtual thread of its own; only what asks something of the table waits for it, and not for
 * long.
 */
public final class WebServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final int MOST_BYTES = 4_096;
    private static final int BACKLOG = 128;
    private static final long SWEEP_MS = 500;
    private static final long ANSWER_MS = 3_000;

    private final WebAddress address;
    private final DisplayLink link;
    private final Optional<VirtualTop> top;
    private final Optional<LiveStream> live;
    private final Optional<JsonObject> furniture;
    private final Invitations invitations;
    private final Shelf shelf = new Shelf();
    private final Door door = new Door(ownName());
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private Optional<HttpServer> server = Optional.empty();
    private volatile boolean open;

    /**
     * Prepares the pages; {@link #start} opens them.
     *
     * @param address where to listen
     * @param link what the display connects to
     * @param tokenBySeat each seat's token by its name, in turn order
     * @param top the virtual table, where there is one
     */
    public WebServer(WebAddress address, DisplayLink link, Map<String, String> tokenBySeat, Optional<VirtualTop> top) {
        this.address = address;
        this.invitations = new Invitations(() -> address.invitation(port(), Network.address()), tokenBySeat);
        this.link = link;
        this.top = top;
        this.live = top.map(virtual -> new LiveStream(virtual, () -> open));
        this.furniture = top.map(virtual -> SceneJson.furniture(virtual.fittings()));
        top.ifPresent(virtual -> shelf.addTablePage());
    }

    private static String ownName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "";
        }
    }

    /**
     * Opens the pages.
     *
     * @throws WebException when the port is taken or the address is not this machine's
     */
    public void start() throws WebException {
        try {
            HttpServer created = HttpServer.create(new InetSocketAddress(address.host(), address.port()), BACKLOG);
            created.setExecutor(threads);
            created.createContext("/", this::serve);
            open = true;
            created.start();
            server = Optional.of(created);
        } catch (IOException e) {
            throw new WebException(
                    "Port " + address.port() + " at " + address.host() + " for the pages is not free (" + e.getMessage()
                            + "). Choose another with --port, or stop what uses it.",
                    e);
        }
        if (top.isPresent()) {
            threads.execute(this::sweepUntilClosed);
        }
    }

    /** Returns the address to open in a browser on this machine. */
    public String address() {
        return address.openedAt(port());
    }

    /** Returns the port the pages are on, 0 before the start. */
    public int port() {
        return server.map(running -> running.getAddress().getPort()).orElse(0);
    }

    private void sweepUntilClosed() {
        while (open) {
            try {
                Thread.sleep(SWEEP_MS);
                top.ifPresent(VirtualTop::putDownForgotten);
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException bug) {
                LOG.error("a bug while putting down forgotten pieces", bug);
            }
        }
    }

    private void serve(HttpExchange exchange) throws IOException {
        try (Visit visit = new Visit(exchange)) {
            try {
                answer(visit);
            } catch (RuntimeException bug) {
                LOG.error("a bug while answering {} {}", visit.method(), visit.path(), bug);
                visit.refuse(500, "This is a bug of the table; its log says more.");
            }
        } catch (IOException gone) {
            LOG.debug("a browser went away: {}", gone.getMessage());
        }
    }

    private void answer(Visit visit) throws IOException {
        boolean changes = !visit.method().equals("GET");
        Optional<String> refusal =
                door.refusal(visit.header("Host"), visit.header("Origin"), visit.header("Sec-Fetch-Site"), changes);
        if (refusal.isPresent()) {
            visit.refuse(403, refusal.get());
            return;
        }
        switch (visit.method()) {
            case "GET" -> get(visit);
            case "POST" -> post(visit);
            default -> {
                visit.allow("GET, POST");
                visit.refuse(405, "The table's pages are read with GET and moved with POST.");
            }
        }
    }

    private void get(Visit visit) throws IOException {
        Optional<Shelf.Sheet> sheet = shelf.find(visit.path());
        if (sheet.isPresent()) {
            visit.send(200, sheet.get().type(), sheet.get().bytes());
            return;
        }
        if (Invitations.serves(visit.path())) {
            invitations.serveCode(visit, visit.fromThisMachine());
            return;
        }
        switch (visit.path()) {
            case "/config.json" -> visit.send(200, link.json(top.isPresent()));
            case "/invitations.json" -> visit.send(200, invitations.json(visit.fromThisMachine()));
            case "/table/scene" -> scene(visit);
            case "/table/live" -> live(visit);
            case "/table/picture.jpg" -> picture(visit);
            case "/table" -> missing(visit);
            case "/table/act" -> {
                visit.allow("POST");
                visit.refuse(405, "Send acts with POST.");
            }
            default -> visit.refuse(404, "There is no such page. The display is at /, the virtual table at /table.");
        }
    }

    private static void missing(Visit visit) throws IOException {
        visit.refuse(404, "This table is a real one: there is no virtual table to play on. The display is at /.");
    }

    private void scene(Visit visit) throws IOException {
        if (furniture.isPresent() && top.isPresent()) {
            JsonObject json = furniture.get().deepCopy();
            new Change().since(top.get().parts()).ifPresent(all -> json.add("parts", all.get("set")));
            visit.send(200, json);
        } else {
            missing(visit);
        }
    }

    private void live(Visit visit) throws IOException {
        if (live.isPresent()) {
            live.get().serve(visit);
        } else {
            missing(visit);
        }
    }

    private void picture(Visit visit) throws IOException {
        Optional<byte[]> jpeg = top.flatMap(VirtualTop::picture);
        if (jpeg.isPresent()) {
            visit.send(200, "image/jpeg", jpeg.get());
        } else {
            visit.refuse(404, "The camera has given no picture yet.");
        }
    }

    private void post(Visit visit) throws IOException {
        if (!visit.path().equals("/table/act")) {
            visit.refuse(404, "Only /table/act takes anything.");
        } else if (top.isEmpty()) {
            missing(visit);
        } else if (!visit.header("Content-Type").startsWith("application/json")) {
            visit.refuse(415, "Send the act as application/json.");
        } else {
            act(visit, top.get());
        }
    }

    private static void act(Visit visit, VirtualTop virtual) throws IOException {
        Optional<String> body = visit.body(MOST_BYTES);
        if (body.isEmpty()) {
            visit.refuse(413, "An act has at most " + MOST_BYTES + " bytes.");
            return;
        }
        switch (ActReader.parse(body.get())) {
            case Parsed.Good<Act> good -> take(visit, virtual, good.value());
            case Parsed.Bad<Act> bad -> visit.refuse(400, bad.why());
        }
    }

    private static void take(Visit visit, VirtualTop virtual, Act act) throws IOException {
        Optional<Future<CommandAnswer>> answer;
        try {
            answer = virtual.take(act);
        } catch (IllegalArgumentException wrong) {
            visit.refuse(400, String.valueOf(wrong.getMessage()));
            return;
        }
        if (answer.isPresent()) {
            answer(visit, answer.get());
        } else {
            visit.send(200, done());
        }
    }

    private static JsonObject done() {
        JsonObject done = new JsonObject();
        done.addProperty("done", true);
        return done;
    }

    /** What the table refuses is no fault of the request: it is told with its sentence. */
    private static void answer(Visit visit, Future<CommandAnswer> answer) throws IOException {
        try {
            switch (answer.get(ANSWER_MS, TimeUnit.MILLISECONDS)) {
                case CommandAnswer.Done told -> {
                    JsonObject done = done();
                    done.addProperty("says", told.says());
                    visit.send(200, done);
                }
                case CommandAnswer.NotDone not -> visit.refuse(409, not.why());
            }
        } catch (TimeoutException | ExecutionException e) {
            visit.refuse(503, "The table does not answer. Try it again in a moment.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        open = false;
        server.ifPresent(running -> running.stop(0));
        threads.shutdownNow();
    }
}
