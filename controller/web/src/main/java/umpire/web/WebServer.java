package umpire.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.referee.session.input.CommandAnswer;
import umpire.rules.kernel.Parsed;
import umpire.web.payload.DonePayload;

/**
 * Serves the pages. Each request has a virtual thread of its own; only what asks something of the table waits for it, and not for
 * long.
 */
public final class WebServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final int MOST_BYTES = 4_096;
    private static final long SWEEP_MS = 500;
    private static final long ANSWER_MS = 3_000;

    private final PagesPort pagesPort;
    private final DisplayLink link;
    private final Optional<Supplier<VirtualTableApi>> top;
    private final Optional<LiveStream> live;
    private final Optional<RigPages> rig;
    private final Optional<ExplainPages> why;
    private final PageLinks pageLinks;
    private final StaticFiles staticFiles = new StaticFiles();
    private final OriginCheck originCheck = new OriginCheck(ownName());
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private volatile boolean open;

    /**
     * Prepares the pages; {@link #start} opens them.
     *
     * @param pagesPort where to listen; it is closed with the server
     * @param link what the display connects to
     * @param tokenBySeat each seat's token by its name, in turn order, for the game that is played now
     * @param top the virtual table as it is now, where there is one
     */
    public WebServer(
            PagesPort pagesPort,
            DisplayLink link,
            Supplier<Map<String, String>> tokenBySeat,
            Optional<Supplier<VirtualTableApi>> top) {
        this(pagesPort, link, tokenBySeat, top, Optional.empty(), Optional.empty());
    }

    /** Prepares the pages of a table whose camera can be calibrated, and whose readings can be asked about. */
    public WebServer(
            PagesPort pagesPort,
            DisplayLink link,
            Supplier<Map<String, String>> tokenBySeat,
            Optional<Supplier<VirtualTableApi>> top,
            Optional<RigDesk> desk,
            Optional<ExplainDesk> explains) {
        this.pagesPort = pagesPort;
        this.pageLinks =
                new PageLinks(() -> pagesPort.address().invitation(port(), LocalNetwork.address()), tokenBySeat);
        this.link = link;
        this.top = top;
        this.live = top.map(virtual -> new LiveStream(() -> virtual.get().parts(), () -> open));
        this.why = explains.map(ExplainPages::new);
        this.rig = desk.map(calibrated -> new RigPages(calibrated, () -> open));
        top.ifPresent(virtual -> staticFiles.addTablePage());
    }

    private static String ownName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "";
        }
    }

    /** Opens the pages. */
    public void start() {
        open = true;
        pagesPort.start(this::serve, threads);
        if (top.isPresent()) {
            threads.execute(this::sweepUntilClosed);
        }
    }

    /** Returns the address to open in a browser on this machine. */
    public String address() {
        return pagesPort.address().openedAt(port());
    }

    /** Returns the port the pages are on. */
    public int port() {
        return pagesPort.port();
    }

    private void sweepUntilClosed() {
        while (open) {
            try {
                Thread.sleep(SWEEP_MS);
                top.ifPresent(virtual -> virtual.get().putDownForgotten());
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException bug) {
                LOG.error("a bug while putting down forgotten pieces", bug);
            }
        }
    }

    private void serve(HttpExchange exchange) throws IOException {
        try (HttpCall httpCall = new HttpCall(exchange)) {
            try {
                answer(httpCall);
            } catch (RuntimeException bug) {
                LOG.error("a bug while answering {} {}", httpCall.method(), httpCall.path(), bug);
                httpCall.refuse(500, "This is a bug of the table; its log says more.");
            }
        } catch (IOException gone) {
            LOG.debug("a browser went away: {}", gone.getMessage());
        }
    }

    private void answer(HttpCall httpCall) throws IOException {
        boolean changes = !httpCall.method().equals("GET");
        Optional<String> refusal = originCheck.refusal(
                httpCall.header("Host"), httpCall.header("Origin"), httpCall.header("Sec-Fetch-Site"), changes);
        if (refusal.isPresent()) {
            httpCall.refuse(403, refusal.get());
            return;
        }
        if (rig.isPresent() && RigPages.serves(httpCall.path())) {
            rig.get().serve(httpCall);
            return;
        }
        if (why.isPresent() && ExplainPages.serves(httpCall.path())) {
            why.get().serve(httpCall);
            return;
        }
        switch (httpCall.method()) {
            case "GET" -> get(httpCall);
            case "POST" -> post(httpCall);
            default -> {
                httpCall.allow("GET, POST");
                httpCall.refuse(405, "The table's pages are read with GET and moved with POST.");
            }
        }
    }

    private void get(HttpCall httpCall) throws IOException {
        Optional<StaticFiles.StaticFile> sheet = staticFiles.find(httpCall.path());
        if (sheet.isPresent()) {
            httpCall.send(200, sheet.get().type(), sheet.get().bytes());
            return;
        }
        if (PageLinks.serves(httpCall.path())) {
            pageLinks.serveCode(httpCall, httpCall.fromThisMachine());
            return;
        }
        switch (httpCall.path()) {
            case "/config.json" -> httpCall.send(200, link.payload(top.isPresent()));
            case "/invitations.json" -> httpCall.send(200, pageLinks.payload(httpCall.fromThisMachine()));
            case "/table/scene" -> scene(httpCall);
            case "/table/live" -> live(httpCall);
            case "/table/picture.jpg" ->
                httpCall.sendPicture(top.flatMap(virtual -> virtual.get().picture()));
            case "/table" -> missing(httpCall);
            case "/table/act" -> {
                httpCall.allow("POST");
                httpCall.refuse(405, "Send acts with POST.");
            }
            default -> httpCall.refuse(404, "There is no such page. The display is at /, the virtual table at /table.");
        }
    }

    private static void missing(HttpCall httpCall) throws IOException {
        httpCall.refuse(404, "This table is a real one: there is no virtual table to play on. The display is at /.");
    }

    private void scene(HttpCall httpCall) throws IOException {
        if (top.isPresent()) {
            httpCall.send(200, top.get().get().scene());
        } else {
            missing(httpCall);
        }
    }

    private void live(HttpCall httpCall) throws IOException {
        if (live.isPresent()) {
            live.get().serve(httpCall);
        } else {
            missing(httpCall);
        }
    }

    private void post(HttpCall httpCall) throws IOException {
        if (!httpCall.path().equals("/table/act")) {
            httpCall.refuse(404, "Only /table/act takes anything.");
        } else if (top.isEmpty()) {
            missing(httpCall);
        } else if (!httpCall.header("Content-Type").startsWith("application/json")) {
            httpCall.refuse(415, "Send the act as application/json.");
        } else {
            act(httpCall, top.get().get());
        }
    }

    private static void act(HttpCall httpCall, VirtualTableApi virtual) throws IOException {
        Optional<String> body = httpCall.body(MOST_BYTES);
        if (body.isEmpty()) {
            httpCall.refuse(413, "An act has at most " + MOST_BYTES + " bytes.");
            return;
        }
        switch (TableRequestReader.parse(body.get())) {
            case Parsed.Good<TableRequest> good -> take(httpCall, virtual, good.value());
            case Parsed.Bad<TableRequest> bad -> httpCall.refuse(400, bad.why());
        }
    }

    private static void take(HttpCall httpCall, VirtualTableApi virtual, TableRequest request) throws IOException {
        Optional<Future<CommandAnswer>> answer;
        try {
            answer = virtual.take(request);
        } catch (IllegalArgumentException wrong) {
            httpCall.refuse(400, String.valueOf(wrong.getMessage()));
            return;
        }
        if (answer.isPresent()) {
            answer(httpCall, answer.get());
        } else {
            httpCall.send(200, DonePayload.SILENT);
        }
    }

    /** What the table refuses is no fault of the request: it is told with its sentence. */
    private static void answer(HttpCall httpCall, Future<CommandAnswer> answer) throws IOException {
        try {
            switch (answer.get(ANSWER_MS, TimeUnit.MILLISECONDS)) {
                case CommandAnswer.Done told -> httpCall.send(200, DonePayload.saying(told.says()));
                case CommandAnswer.NotDone not -> httpCall.refuse(409, not.why());
            }
        } catch (TimeoutException | ExecutionException e) {
            httpCall.refuse(503, "The table does not answer. Try it again in a moment.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        open = false;
        pagesPort.close();
        threads.shutdownNow();
    }
}
