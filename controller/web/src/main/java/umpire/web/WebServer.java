package umpire.web;

import java.security.cert.CertificateEncodingException;
import java.security.cert.X509Certificate;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.broker.tls.ServerTls;
import umpire.broker.tls.TlsIdentity;
import umpire.rules.kernel.Game;

/** Serves the pages. */
public final class WebServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final long SWEEP_MS = 500;

    private final PagesPort pagesPort;
    private final DisplayLink link;
    private final Optional<TablePage> tablePage;
    private final Optional<LiveStream> live;
    private final Optional<RigPages> rig;
    private final Optional<ExplainPages> why;
    private final Optional<TableActs> acts;
    private final PageLinks pageLinks;
    private final OperatorCheck operatorCheck;
    private final StaticFiles staticFiles = new StaticFiles();
    private final OriginCheck originCheck;
    private final Thread sweeper = new Thread(this::sweepUntilClosed, "umpire-pages-sweep");
    private volatile Optional<DrawingPages> drawings = Optional.empty();
    private volatile Optional<PrintPages> prints = Optional.empty();
    private volatile Optional<GuidePages> guides = Optional.empty();
    private volatile Optional<HistoryPages> histories = Optional.empty();
    private volatile Optional<DoctorPages> doctor = Optional.empty();

    /**
     * Prepares the pages. {@link #start} serves them.
     *
     * @param pagesPort the bound port; it is closed with the server
     * @param link the address of the broker for the display
     * @param access the permissions in the game in play
     * @param tablePage the parts of the virtual table's page, where there is a virtual table
     */
    public WebServer(PagesPort pagesPort, DisplayLink link, PageAccess access, Optional<TablePage> tablePage) {
        this(pagesPort, link, access, tablePage, Optional.empty(), Optional.empty());
    }

    /** Prepares the pages of a table whose camera can be calibrated and whose readings can be explained. */
    public WebServer(
            PagesPort pagesPort,
            DisplayLink link,
            PageAccess access,
            Optional<TablePage> tablePage,
            Optional<RigDesk> desk,
            Optional<ExplainDesk> explains) {
        this.pagesPort = pagesPort;
        this.originCheck = pagesPort.originCheck();
        this.operatorCheck = new OperatorCheck(access);
        this.pageLinks = new PageLinks(this::phoneAddress, access::tokenBySeat);
        this.link = link;
        this.tablePage = tablePage;
        this.acts = tablePage.map(page -> new TableActs(page, new HandsCheck(operatorCheck)));
        this.live =
                tablePage.map(page -> new LiveStream(() -> page.table().get().parts()));
        this.why = explains.map(explained -> new ExplainPages(explained, operatorCheck));
        this.rig = desk.map(calibrated -> new RigPages(calibrated, operatorCheck));
        tablePage.ifPresent(page -> staticFiles.addTablePage());
        sweeper.setDaemon(true);
    }

    /** Adds the drawings of the game in play. Returns this. */
    public WebServer drawing(Supplier<? extends Game<?, ?>> inPlay) {
        drawings = Optional.of(new DrawingPages(inPlay));
        return this;
    }

    /** Adds the introductions to the games. Returns this. */
    public WebServer guiding(GuideDesk desk) {
        guides = Optional.of(new GuidePages(desk));
        return this;
    }

    /** Adds the history of the game on the table. Returns this. */
    public WebServer recalling(HistoryDesk desk) {
        histories = Optional.of(new HistoryPages(desk));
        return this;
    }

    /** Adds the page that prints boxes. Returns this. */
    public WebServer printing(PrintDesk desk) {
        prints = Optional.of(new PrintPages(desk));
        return this;
    }

    /** Adds the page with the state of the table's parts. Returns this. */
    public WebServer examining(DoctorDesk desk) {
        doctor = Optional.of(new DoctorPages(desk, operatorCheck));
        return this;
    }

    private PageLinks.PhoneAddress phoneAddress() {
        return pagesPort.address().invitation(port(), LocalNetwork.address(), pagesPort::linked);
    }

    /** Serves the pages. */
    public void start() {
        pagesPort.serve(this::serve);
        if (tablePage.isPresent()) {
            sweeper.start();
        }
    }

    /** Requests the pages as a browser on this machine does. Returns whether they answered in time. */
    public boolean answers(int patienceMs) {
        return pagesPort.answers("config.json", patienceMs);
    }

    /** Abandons an event loop that hangs, and serves the pages with a new one on the same port. */
    public void restart() {
        pagesPort.serve(this::serve);
    }

    /** Returns the address to open in a browser on this machine. */
    public String address() {
        return pagesPort.address().openedAt(port());
    }

    /**
     * Returns the fragment that makes a browser the operator's while this table runs. It is added to the address of any
     * page, and only the operator may see it.
     */
    public String operatorFragment() {
        return "#key=" + operatorCheck.key();
    }

    /** Returns the address at which another machine of the network opens the pages, if one can. */
    public Optional<String> networkAddress() {
        return Optional.of(phoneAddress()).filter(way -> way.hint().isEmpty()).map(PageLinks.PhoneAddress::address);
    }

    /** Returns the certificate in use; empty without TLS. */
    public Optional<TlsIdentity> tls() {
        return pagesPort.tls().map(ServerTls::now);
    }

    /** Returns the port of the pages. */
    public int port() {
        return pagesPort.port();
    }

    private void sweepUntilClosed() {
        try {
            while (true) {
                Thread.sleep(SWEEP_MS);
                sweep();
            }
        } catch (InterruptedException e) {
            // An interruption means that the pages are being closed.
        }
    }

    private void sweep() {
        try {
            tablePage.ifPresent(page -> page.table().get().putDownForgotten());
        } catch (RuntimeException bug) {
            LOG.error("a bug while putting down forgotten pieces", bug);
        }
    }

    void serve(HttpCall httpCall) {
        try (httpCall) {
            answer(httpCall);
        } catch (RuntimeException bug) {
            LOG.error("a bug while answering {} {}", httpCall.method(), httpCall.path(), bug);
            httpCall.refuse(500, "This is a bug of the table; its log says more.");
        }
    }

    private void answer(HttpCall httpCall) {
        Optional<StaticFiles.StaticFile> file =
                httpCall.method().equals("GET") ? staticFiles.find(page(httpCall)) : Optional.empty();
        Optional<String> refusal =
                originCheck.refusal(httpCall.aim(), httpCall.header("Sec-Fetch-Site"), file.isEmpty());
        if (refusal.isPresent()) {
            httpCall.refuse(403, refusal.get());
            return;
        }
        if (pagesPort.tls().isPresent() && !httpCall.isConfidential()) {
            httpCall.redirectToTls();
            return;
        }
        if (file.isPresent()) {
            send(httpCall, file.get());
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
                httpCall.allow("GET, HEAD, POST");
                httpCall.refuse(405, "Read a page with GET, and act with POST.");
            }
        }
    }

    /** The root serves the start page to a browser on the machine of a virtual table, and the display to all others. */
    private String page(HttpCall httpCall) {
        boolean frontDoor = httpCall.path().equals("/") && tablePage.isPresent() && httpCall.fromThisMachine();
        return frontDoor ? "/play" : httpCall.path();
    }

    private void send(HttpCall httpCall, StaticFiles.StaticFile file) {
        Set<String> sites = pagesPort.address().trusted().embedFrom();
        if (!sites.isEmpty() && StaticFiles.embeddable(httpCall.path())) {
            httpCall.letEmbed(sites);
        }
        if (file.lasting()) {
            httpCall.letKeep();
        }
        httpCall.send(200, file.type(), file.bytes());
    }

    private void get(HttpCall httpCall) {
        if (drawings.isPresent() && DrawingPages.serves(httpCall.path())) {
            drawings.get().serve(httpCall);
            return;
        }
        if (guides.isPresent() && GuidePages.serves(httpCall.path())) {
            guides.get().serve(httpCall);
            return;
        }
        if (histories.isPresent() && HistoryPages.serves(httpCall.path())) {
            histories.get().serve(httpCall);
            return;
        }
        if (prints.isPresent() && PrintPages.serves(httpCall.path())) {
            prints.get().serve(httpCall);
            return;
        }
        if (doctor.isPresent() && DoctorPages.serves(httpCall.path())) {
            doctor.get().serve(httpCall);
            return;
        }
        if (PageLinks.serves(httpCall.path())) {
            pageLinks.serveCode(httpCall, operatorCheck.isOperators(httpCall));
            return;
        }
        switch (httpCall.path()) {
            case "/config.json" -> httpCall.send(200, link.payload(tablePage.isPresent()));
            case "/authority.crt" -> authority(httpCall);
            case "/invitations.json" -> httpCall.send(200, pageLinks.payload(operatorCheck.isOperators(httpCall)));
            case "/seat.json" -> httpCall.send(200, operatorCheck.heldSeat(httpCall));
            case "/table/scene" -> scene(httpCall);
            case "/table/live" -> live(httpCall);
            case "/table/picture.jpg" ->
                httpCall.sendPicture(
                        tablePage.flatMap(page -> page.table().get().picture()));
            case "/table" -> missing(httpCall);
            case "/table/act", "/operator", "/seat/token" -> {
                httpCall.allow("POST");
                httpCall.refuse(405, "Send this with POST.");
            }
            default ->
                httpCall.refuse(404, "There is no such page. Play at /play, watch at /display, simulate at /table.");
        }
    }

    /** Sends the certificate that vouches for the table's, which a phone can install. */
    private void authority(HttpCall httpCall) {
        Optional<X509Certificate> authority = tls().flatMap(TlsIdentity::authority);
        try {
            if (authority.isPresent()) {
                httpCall.send(200, "application/x-x509-ca-cert", authority.get().getEncoded());
            } else {
                httpCall.refuse(404, "This table has no certificate of its own. Start it with --tls.");
            }
        } catch (CertificateEncodingException e) {
            throw new IllegalStateException("a certificate that was read can be written", e);
        }
    }

    private static void missing(HttpCall httpCall) {
        httpCall.refuse(404, "This table is a real one and has no simulator. Play at /play, watch at /display.");
    }

    private void scene(HttpCall httpCall) {
        if (tablePage.isPresent()) {
            httpCall.send(200, tablePage.get().table().get().scene());
        } else {
            missing(httpCall);
        }
    }

    private void live(HttpCall httpCall) {
        if (live.isPresent()) {
            live.get().serve(httpCall);
        } else {
            missing(httpCall);
        }
    }

    private void post(HttpCall httpCall) {
        switch (httpCall.path()) {
            case "/operator" -> operatorCheck.exchange(httpCall);
            case "/seat/token" -> operatorCheck.exchangeSeats(httpCall);
            case "/table/act" -> act(httpCall);
            default -> httpCall.refuse(404, "Only /table/act, /operator and /seat/token take a POST.");
        }
    }

    private void act(HttpCall httpCall) {
        if (acts.isPresent()) {
            acts.get().act(httpCall);
        } else {
            missing(httpCall);
        }
    }

    @Override
    public void close() {
        pagesPort.close();
        sweeper.interrupt();
        prints.ifPresent(PrintPages::close);
    }
}
