package umpire.browser;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.Rgb;
import umpire.broker.Broker;
import umpire.broker.BrokerPorts;
import umpire.broker.BrokerSettings;
import umpire.broker.ClientRole;
import umpire.broker.PageCheck;
import umpire.hardware.PresenceSensors;
import umpire.hardware.Rig;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.robot.RobotSwitch;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.BoardShelf;
import umpire.vision.twin.BrokenSensors;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.web.DisplayLink;
import umpire.web.PagesPort;
import umpire.web.TablePage;
import umpire.web.TrustedNames;
import umpire.web.VirtualTableApi;
import umpire.web.VirtualTableParts;
import umpire.web.WebAddress;
import umpire.web.WebServer;

/** Pages, broker and virtual table without a referee. The test sends the table's messages. */
final class SampleTable implements AutoCloseable {
    static final String WHITES_TOKEN = "0123456789abcdef";
    static final String BLACKS_TOKEN = "89abcdef01234567";
    /** The sites that may frame the pages that only watch. */
    private static final Set<String> EMBEDDERS = Set.of("http://localhost:*");

    private static final long BEAT_MS = 2_000;

    final VirtualTable table;
    final List<String> wished = Collections.synchronizedList(new ArrayList<>());
    final List<Edge> edges = Collections.synchronizedList(new ArrayList<>());
    final LongSupplier clockMs = () -> System.nanoTime() / 1_000_000;
    private final VirtualTableApi ownTop;
    private final TableScene untouched;
    private volatile VirtualTableApi top;
    private final PageCheck pageCheck;
    /** One sensor, below d4. */
    private static final PresenceSensors SENSORS = new PresenceSensors(
            List.of(new PresenceSensors.SensorGrid(PresenceSensors.NO_CHIP, 0, 0, -25, -25, 1, 50)));

    private final BrokenSensors sensors = new BrokenSensors();
    private final WebServer web;
    private final int tcpPort;
    private final int webSocketPort;
    private final ScheduledExecutorService heart = Executors.newSingleThreadScheduledExecutor();
    private Broker broker;
    private Voice voice;
    private JsonObject health = Sample.health();
    private boolean beats;
    private boolean alive = true;

    SampleTable(int port) throws Exception {
        this(port, Optional.empty());
    }

    /** Makes a table with a robot's switch, but without a robot behind it. */
    SampleTable(int port, Optional<RobotSwitch> robot) throws Exception {
        this(port, robot, Sample.board(), Sample.box());
    }

    /** Makes a table with another board and other pieces. */
    SampleTable(int port, Optional<RobotSwitch> robot, Board board, List<Piece> box) throws Exception {
        Rig rig = Rig.standard();
        table = new VirtualTable(rig.table(), board, box, List.of(TwinDie.flat("white", new Pose(330, -40, 20), 4)));
        untouched = table.at(clockMs.getAsLong());
        VirtualButtons buttons = new VirtualButtons(rig.buttons(), clockMs, 0);
        buttons.listen(edges::add);
        edges.clear();
        PagesPort pages = PagesPort.bind(
                new WebAddress("127.0.0.1", port, new TrustedNames(Set.of(), Set.of(), EMBEDDERS), false));
        pageCheck = pages::socketRefusal;
        broker = open(0, 0);
        tcpPort = broker.tcpPort();
        webSocketPort = broker.webSocketPort();
        voice = new Voice(broker);
        ownTop = api(table, board, Map.of("south", "White", "north", "Black"), buttons, robot);
        top = ownTop;
        web = new WebServer(
                        pages,
                        DisplayLink.embedded("home", webSocketPort),
                        new SampleTokens(Map.of("White", WHITES_TOKEN, "Black", BLACKS_TOKEN)),
                        Optional.of(new TablePage(() -> top, new WishedGames(wished))))
                .recalling(new SampleHistory());
        web.start();
        heart.scheduleWithFixedDelay(this::sayThatItLives, BEAT_MS, BEAT_MS, TimeUnit.MILLISECONDS);
    }

    /** Returns whether the sensor below d4 reports a piece where none is. */
    boolean feelsNothingAsSomething() {
        return !sensors.felt(new TreeSet<>()).isEmpty();
    }

    /** Returns whether the sensors are unplugged. */
    boolean sensorsAreUnplugged() {
        return sensors.unplugged();
    }

    private VirtualTableApi api(
            VirtualTable laid,
            Board board,
            Map<String, String> seats,
            VirtualButtons buttons,
            Optional<RobotSwitch> robot) {
        VirtualTableParts parts = new VirtualTableParts(
                Rig.standard().feeling(SENSORS),
                board,
                new BoardShelf(Map.of("ferry", board)),
                seats,
                List.of("White", "Black"),
                buttons,
                sensors,
                SampleTable::lights,
                Optional::empty,
                clockMs,
                Sample::opening,
                Optional::empty,
                seat -> false,
                SampleTable::answer);
        return new VirtualTableApi(laid, parts, robot, clockMs);
    }

    /** Lays the empty board of another game with other seats. */
    void layAnother(Board board, Map<String, String> seats) {
        Rig rig = Rig.standard();
        VirtualTable laid = new VirtualTable(rig.table(), board, List.of(), List.of());
        top = api(laid, board, seats, new VirtualButtons(rig.buttons(), clockMs, 0), Optional.empty());
    }

    private Broker open(int tcpPort, int webSocketPort) throws Exception {
        return Broker.open(
                BrokerPorts.bind(BrokerSettings.local(tcpPort, webSocketPort)),
                "umpire/1/home",
                SampleTable::guest,
                pageCheck);
    }

    private static Optional<ClientRole> guest(String user, String password) {
        boolean known = user.equals("White") && password.equals(WHITES_TOKEN)
                || user.equals("Black") && password.equals(BLACKS_TOKEN);
        return known ? Optional.of(new ClientRole.SeatClient(user)) : Optional.empty();
    }

    private static Future<CommandAnswer> answer(Command command) {
        return CompletableFuture.completedFuture(new CommandAnswer.Done("Done."));
    }

    private static List<Rgb> lights() {
        List<Rgb> lights = new ArrayList<>(Collections.nCopies(288, Rgb.DARK));
        for (int i = 70; i < 76; i++) {
            lights.set(i, new Rgb(0, 90, 60));
        }
        lights.set(190, new Rgb(60, 160, 255));
        return lights;
    }

    /** Lays the pieces out at once. */
    void arrange(Placement picture) {
        table.arrange(picture, 1, clockMs.getAsLong());
    }

    /** Returns the tag of the piece of a token on a place. */
    int tagOf(String token, String place) {
        return on(place)
                .filter(piece -> piece.piece().token().name().equals(token))
                .findFirst()
                .orElseThrow()
                .tag();
    }

    /** Returns whether a piece of this token stands on a place and nothing moves. */
    boolean stands(String token, String place) {
        return on(place).anyMatch(piece -> piece.piece().token().name().equals(token))
                && !table.moving(clockMs.getAsLong());
    }

    private Stream<StandingPiece> on(String place) {
        return table.at(clockMs.getAsLong()).pieces().stream()
                .filter(piece -> piece.pose().distanceMm(Sample.pose(place)) < 20);
    }

    void sayEverything() {
        voice.keep("game", Sample.game());
        voice.keep("position", Sample.position("White", Sample.MIDDLE));
        voice.keep("legal", Sample.legal());
        voice.keep("score", Sample.score());
        voice.keep("prompt", Sample.prompt());
        voice.keep("status", Sample.json("{\"state\": \"ready\"}"));
        fare(Sample.health());
    }

    /** Sends the machine's health, and repeats it from now on. */
    synchronized void fare(JsonObject now) {
        health = now;
        voice.keep("health", health);
    }

    /** Repeats the machine's health, as a table does, so that a page does not take it for silent during a long test. */
    synchronized void beat() {
        beats = true;
    }

    private synchronized void sayThatItLives() {
        if (beats && alive) {
            voice.keep("health", health);
        }
    }

    synchronized Voice voice() {
        return voice;
    }

    String address() {
        return web.address();
    }

    /** Returns a page's address with the operator's key. */
    String operators(String page) {
        return web.address() + page + web.operatorFragment();
    }

    /** Clears all messages and pieces, in any state of the broker. */
    synchronized void clear() throws Exception {
        beats = false;
        health = Sample.health();
        if (!alive) {
            reviveBroker();
        }
        voice.clear();
        table.become(untouched);
        top = ownTop;
        edges.clear();
        wished.clear();
    }

    /** Kills the broker with all its messages. */
    synchronized void killBroker() {
        alive = false;
        voice.close();
        broker.close();
    }

    /** Restarts the broker on the same port, as the table does after a crash. */
    synchronized void reviveBroker() throws Exception {
        broker = open(tcpPort, webSocketPort);
        voice = new Voice(broker);
        alive = true;
    }

    @Override
    public synchronized void close() {
        beats = false;
        heart.shutdownNow();
        web.close();
        voice.close();
        broker.close();
    }
}
