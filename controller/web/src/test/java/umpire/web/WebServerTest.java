package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Rig;
import umpire.referee.announcement.DueRoll;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.EndRequest;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.testing.Wait;
import umpire.vision.twin.BoardShelf;
import umpire.vision.twin.BrokenSensors;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TwinDie;

@Timeout(300)
class WebServerTest {
    private static final Map<String, String> TOKENS = Map.of("First Elf", "0123456789abcdef");

    private static final List<String> PAGES =
            List.of("/display", "/overlay", "/play", "/table", "/start", "/rig", "/teach", "/why", "/print", "/doctor");

    private static final byte[] JPEG = {(byte) 0xff, (byte) 0xd8, 1, 2, 3};
    private static final Token TANK = new Token("white-HVY");

    private final AtomicLong nowMs = new AtomicLong(1_000);
    private final List<Edge> edges = Collections.synchronizedList(new ArrayList<>());
    private final List<Command> asked = Collections.synchronizedList(new ArrayList<>());
    private final HttpClient client = HttpClient.newHttpClient();
    private LongSupplier readMs = nowMs::get;
    private Optional<DueRoll> awaited = Optional.empty();
    private Seat itself = new Seat("nobody");
    private VirtualTable table;
    private VirtualTableApi top;
    private WebServer web;
    private PageRequests pages;

    @BeforeEach
    void openThePages() throws WebException {
        Area left = Area.rectangle(new Place("left"), new Point(-50, 0), 100, 100, Area.Tint.DARK);
        Area right = Area.rectangle(new Place("right"), new Point(50, 0), 100, 100, Area.Tint.LIGHT);
        Board board = new Board("Two squares", 200, 100, List.of(left, right), List.of(), List.of());
        List<Piece> box = List.of(
                new Piece(7, TANK, "White Heavy Tank", "HVY", "White", 20, 16),
                new Piece(9, new Token("black-HVY"), "Black Heavy Tank", "HVY", "Black", 20, 16));
        Placement due = new Placement(List.of(new Standing(TANK, new Spot.On(new Place("right")), false)));
        Rig rig = Rig.standard();
        table = new VirtualTable(rig.table(), board, box, List.of(TwinDie.flat("white", new Pose(300, 0, 0), 4)));
        VirtualButtons buttons = new VirtualButtons(rig.buttons(), nowMs::get, 0);
        buttons.listen(edges::add);
        edges.clear();
        VirtualTableParts virtualTableParts = new VirtualTableParts(
                rig,
                board,
                BoardShelf.EMPTY,
                Map.of("south", "White"),
                List.of("White", "Red", "First Elf"),
                buttons,
                new BrokenSensors(),
                () -> List.of(new Rgb(1, 2, 255)),
                () -> Optional.of(JPEG),
                () -> readMs.getAsLong(),
                () -> due,
                () -> awaited,
                seat -> seat.equals(itself),
                this::answer);
        top = new VirtualTableApi(table, virtualTableParts, nowMs::get);
        web = new WebServer(
                PagesPort.bind(WebAddress.local(0)),
                DisplayLink.embedded("home", 9001),
                new SampleAccess(TOKENS),
                Optional.of(new TablePage(() -> top, new NoOtherGames())));
        web.start();
        pages = new PageRequests(web);
    }

    private Future<CommandAnswer> answer(Command command) {
        asked.add(command);
        return CompletableFuture.completedFuture(
                command instanceof Command.NewGame
                        ? new CommandAnswer.Done("The game starts.")
                        : new CommandAnswer.NotDone(Optional.empty(), "The game is over."));
    }

    @AfterEach
    void closeThePages() {
        web.close();
    }

    @Test
    void bothPagesAndEveryScriptTheyImportAreServed() throws Exception {
        Set<String> asked = new HashSet<>();
        for (String page : PAGES) {
            HttpResponse<String> html = get(page);
            assertThat(html.statusCode()).isEqualTo(200);
            for (String asset : found("(?:src|href)=\"(/[^\"]+\\.(?:js|css|svg))\"", html.body())) {
                served(asset, asked);
            }
        }
    }

    /** Many scripts import the same one, so each is requested once. */
    private void served(String asset, Set<String> asked) throws IOException, InterruptedException {
        if (!asked.add(asset)) {
            return;
        }
        HttpResponse<String> file = get(asset);
        assertThat(file.statusCode()).as(asset).isEqualTo(200);
        for (String name : found("from \"(\\.[^\"]+)\"", file.body())) {
            served(URI.create(asset).resolve(name).getPath(), asked);
        }
    }

    /** A person at the machine wants no display. Behind a proxy, all requests seem to come from the machine. */
    @Test
    void theRootIsTheStartPageOnAVirtualTablesMachineAndTheDisplayElsewhere() throws Exception {
        String play = get("/play").body();
        String display = get("/display").body();
        assertThat(display).isNotEqualTo(play);
        assertThat(get("/").body()).isEqualTo(play);
        HttpRequest elsewhere = request("/").header("Via", "1.1 elsewhere").build();
        assertThat(client.send(elsewhere, BodyHandlers.ofString()).body()).isEqualTo(display);
    }

    @Test
    void onlyFilesWithAContentHashAreCached() throws Exception {
        List<String> assets =
                found("(?:src|href)=\"(/assets/[^\"]+)\"", get("/table").body());
        assertThat(assets)
                .hasSizeGreaterThan(5)
                .allMatch(asset -> asset.matches("/assets/[0-9a-f]{16}/([a-z]+/)?[a-z-]+\\.(js|css)"));
        for (String asset : assets) {
            assertThat(get(asset).headers().firstValue("Cache-Control"))
                    .hasValue("public, max-age=31536000, immutable");
            assertThat(get(asset.replaceFirst("[0-9a-f]{16}", "0".repeat(16))).statusCode())
                    .isEqualTo(404);
        }
        for (String said :
                List.of("/", "/table", "/config.json", "/table/scene", "/invitations.json", "/favicon.svg")) {
            assertThat(get(said).headers().firstValue("Cache-Control")).as(said).hasValue("no-store");
        }
    }

    @Test
    void aPagePreloadsAllItsScripts() throws Exception {
        for (String page : PAGES) {
            String html = get(page).body();
            Set<String> imported = new TreeSet<>();
            found("src=\"(/assets/[^\"]+)\" type=\"module\"", html).forEach(script -> addImported(script, imported));
            assertThat(found("<link rel=\"modulepreload\" href=\"([^\"]+)\"", html))
                    .as(page)
                    .containsExactlyInAnyOrderElementsOf(imported);
        }
    }

    private void addImported(String script, Set<String> imported) {
        try {
            if (imported.add(script)) {
                found(
                                "(?m)^(?:import [^\n]*|\\}) from \"(\\.[^\"]+)\"",
                                get(script).body())
                        .forEach(name ->
                                addImported(URI.create(script).resolve(name).getPath(), imported));
            }
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void noPageLoadsFromOtherHosts() throws Exception {
        for (String page : List.of("/", "/table")) {
            HttpResponse<String> html = get(page);
            assertThat(found("(?:src|href)=\"(https?:[^\"]*)\"", html.body())).isEmpty();
            assertThat(html.headers().firstValue("Content-Security-Policy"))
                    .hasValueSatisfying(
                            policy -> assertThat(policy).contains("default-src 'none'", "script-src 'self'"));
        }
    }

    @Test
    void withoutANamedSiteNoPageMayBeFramed() throws Exception {
        for (String page : PAGES) {
            assertThat(framers(get(page))).as(page).isEqualTo("'none'");
        }
    }

    @Test
    void aNamedSiteMayFrameOnlyThePagesThatWatch() throws Exception {
        TrustedNames trusted = new TrustedNames(Set.of(), Set.of(), Set.of("http://nas.lan:8000", "https://house.lan"));
        try (WebServer framed = new WebServer(
                PagesPort.bind(new WebAddress("127.0.0.1", 0, trusted, false)),
                DisplayLink.embedded("home", 9001),
                new SampleAccess(TOKENS),
                Optional.of(new TablePage(() -> top, new NoOtherGames())))) {
            framed.start();
            PageRequests requests = new PageRequests(framed);
            for (String page : PAGES) {
                boolean watches = Set.of("/display", "/overlay").contains(page);
                assertThat(framers(requests.get(page, "")))
                        .as(page)
                        .isEqualTo(watches ? "http://nas.lan:8000 https://house.lan" : "'none'");
            }
            assertThat(framers(requests.get("/", ""))).isEqualTo("'none'");
            assertThat(framers(requests.get("/config.json", ""))).isEqualTo("'none'");
        }
    }

    private static String framers(HttpResponse<String> answer) {
        String policy = answer.headers().firstValue("Content-Security-Policy").orElseThrow();
        return found("frame-ancestors ([^;]*)$", policy).getFirst();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nothing",
                "/assets/",
                "/assets/..%2f..%2fetc%2fpasswd",
                "/assets/../../../etc/passwd",
                "/table/"
            })
    void anUnknownPathIsNotFound(String path) throws Exception {
        HttpResponse<String> answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(error(answer)).contains("/table");
    }

    @Test
    void theDisplayGetsTheBrokersAddress() throws Exception {
        JsonObject config = JsonParser.parseString(get("/config.json").body()).getAsJsonObject();
        assertThat(config.get("root").getAsString()).isEqualTo("umpire/1/home");
        assertThat(config.get("webSocket").getAsString()).isEqualTo(":9001/mqtt");
        assertThat(config.get("virtual").getAsBoolean()).isTrue();
    }

    @Test
    void aCarriedAndDroppedPieceStandsThere() throws Exception {
        done("{\"verb\": \"lift\", \"tag\": 7}");
        done("{\"verb\": \"carry\", \"tag\": 7, \"xMm\": 50, \"yMm\": 0}");
        done("{\"verb\": \"drop\", \"tag\": 7}");
        Pose pose = table.at(nowMs.addAndGet(5_000)).piece(7).orElseThrow().pose();
        assertThat(pose.xMm()).isEqualTo(50);
        assertThat(pose.yMm()).isEqualTo(0);
    }

    @Test
    void aSeatTouchesThePiecesOfBothSidesWithOneHand() throws Exception {
        done("{\"verb\": \"tap\", \"tag\": 7, \"seat\": \"White\"}");
        done("{\"verb\": \"tap\", \"tag\": 9, \"seat\": \"White\"}");
        long hands = 0;
        while (table.moving(nowMs.addAndGet(10))) {
            hands = Math.max(hands, table.at(nowMs.get()).hands().size());
        }
        assertThat(hands).isEqualTo(1);
        assertThat(error(act("{\"verb\": \"tap\", \"tag\": 7, \"seat\": \"Green\"}")))
                .contains("no seat 'Green'");
    }

    @Test
    void aPieceHeldByASilentPageIsPutDown() throws Exception {
        done("{\"verb\": \"carry\", \"tag\": 7, \"xMm\": 50, \"yMm\": 0}");
        nowMs.addAndGet(3_000);
        top.putDownForgotten();
        assertThat(table.moving(nowMs.get())).isTrue();
        nowMs.addAndGet(2_000);
        top.putDownForgotten();
        assertThat(table.moving(nowMs.addAndGet(3_000))).isFalse();
    }

    @Test
    void arrangeMovesThePiecesToTheirPlacement() throws Exception {
        done("{\"verb\": \"arrange\"}");
        double xMm =
                table.at(nowMs.addAndGet(5_000)).piece(7).orElseThrow().pose().xMm();
        assertThat(xMm).isBetween(30.0, 70.0);
    }

    @Test
    void aCommandIsAnsweredWithTheTablesSentence() throws Exception {
        HttpResponse<String> done = act("{\"verb\": \"new-game\"}");
        assertThat(done.statusCode()).isEqualTo(200);
        assertThat(done.body()).contains("The game starts.");
        HttpResponse<String> refused = act("{\"verb\": \"resign\", \"seat\": \"White\"}");
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(error(refused)).isEqualTo("The game is over.");
        HttpResponse<String> nobody = act("{\"verb\": \"resign\", \"seat\": \"Green\"}");
        assertThat(nobody.statusCode()).isEqualTo(400);
        assertThat(error(nobody))
                .isEqualTo("The field \"seat\" names no seat of this game; its seats are White, Red, First Elf.");
        assertThat(asked)
                .containsExactly(
                        new Command.NewGame(Optional.empty()),
                        new Command.End(Optional.of(new Seat("White")), EndRequest.RESIGN));
    }

    @Test
    void aChosenOptionIsSentToTheTable() throws Exception {
        act("{\"verb\": \"choose\", \"seat\": \"White\", \"notation\": \"hold\"}");
        assertThat(asked).containsExactly(new Command.Choose(Optional.of(new Seat("White")), "hold"));
    }

    @Test
    void aSeatWithoutASideCanChooseToo() throws Exception {
        act("{\"verb\": \"choose\", \"seat\": \"Red\", \"notation\": \"hold\"}");
        assertThat(asked).containsExactly(new Command.Choose(Optional.of(new Seat("Red")), "hold"));
    }

    @Test
    void robotCommandsAreRefusedWithoutARobot() throws Exception {
        HttpResponse<String> answer = act("{\"verb\": \"robot-step\"}");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(error(answer)).isEqualTo("no robot plays at this table");
    }

    @Test
    void aDueDieIsThrownIntoItsTray() throws Exception {
        Awaited.Roll.Thrower thrower =
                new Awaited.Roll.Thrower(new Seat("White"), List.of(new Dice("d6", 1)), Optional.of(new Place("left")));
        awaited = Optional.of(new DueRoll(new Awaited.Roll(List.of(thrower), Awaited.Roll.Counted.THROWN, "roll")));
        for (int i = 0; i < 20; i++) {
            done("{\"verb\": \"roll\", \"die\": \"white\"}");
            nowMs.addAndGet(5_000);
            assertThat(table.at(nowMs.get()).dice().get(0).pose().xMm()).isBetween(-100.0, 0.0);
        }
    }

    private static final Awaited.Roll ONE_DIE = new Awaited.Roll(
            List.of(new Awaited.Roll.Thrower(
                    new Seat("White"), List.of(new Dice("d6", 1)), Optional.of(new Place("left")))),
            Awaited.Roll.Counted.THROWN,
            "roll");

    private static final Awaited.Roll ONE_CARD =
            new Awaited.Roll(new Seat("White"), List.of(new Dice(DieType.CARD, "deck", 1)), "draw");

    @Test
    void aDieCanBeThrownWhileACardIsDue() throws Exception {
        TwinDie lying = dieAfter(0);
        awaited = Optional.of(new DueRoll(ONE_CARD));
        done("{\"verb\": \"roll\", \"die\": \"white\"}");
        assertThat(dieAfter(5_000).pose()).isNotEqualTo(lying.pose());
    }

    private TwinDie dieAfter(long ms) {
        nowMs.addAndGet(ms);
        return table.at(nowMs.get()).dice().get(0);
    }

    @Test
    void theButtonDoesNotRethrowADieThatCounts() throws Exception {
        awaited = Optional.of(new DueRoll(ONE_DIE));
        done("{\"verb\": \"roll-due\"}");
        TwinDie lying = dieAfter(5_000);
        awaited = Optional.of(new DueRoll(ONE_DIE, List.of(table.at(nowMs.get()).boardPose(lying.pose())), List.of()));
        done("{\"verb\": \"roll-due\"}");
        assertThat(dieAfter(5_000)).isEqualTo(lying);
        awaited = Optional.of(new DueRoll(ONE_DIE));
        done("{\"verb\": \"roll-due\"}");
        assertThat(dieAfter(5_000).pose()).isNotEqualTo(lying.pose());
    }

    @Test
    void aDoubtfulDieIsOutlinedAndThrownAgainByTheButton() throws Exception {
        TwinDie lying = dieAfter(0);
        Pose there = table.at(nowMs.get()).boardPose(lying.pose());
        assertThat(top.parts().get("doubtful").getAsJsonArray()).isEmpty();
        awaited = Optional.of(new DueRoll(ONE_DIE, List.of(), List.of(there)));
        assertThat(top.parts().get("doubtful").getAsJsonArray()).hasSize(1).contains(new JsonPrimitive("white"));
        done("{\"verb\": \"roll-due\"}");
        assertThat(dieAfter(5_000).pose()).isNotEqualTo(lying.pose());
    }

    @Test
    void aJustThrownDieIsNotRethrownBeforeTheTableHasReadIt() throws Exception {
        awaited = Optional.of(new DueRoll(ONE_DIE));
        done("{\"verb\": \"roll-due\"}");
        TwinDie lying = dieAfter(1_000);
        done("{\"verb\": \"roll-due\"}");
        assertThat(dieAfter(5_000)).isEqualTo(lying);
        done("{\"verb\": \"roll-due\"}");
        assertThat(dieAfter(5_000).pose()).isNotEqualTo(lying.pose());
    }

    @Test
    void aSlowCameraDoesNotGetADieThrownAgain() throws Exception {
        awaited = Optional.of(new DueRoll(ONE_DIE));
        done("{\"verb\": \"roll-due\"}");
        long frozenMs = nowMs.get();
        readMs = () -> frozenMs;
        TwinDie lying = dieAfter(60_000);
        done("{\"verb\": \"roll-due\"}");
        assertThat(dieAfter(5_000)).isEqualTo(lying);
        readMs = nowMs::get;
        done("{\"verb\": \"roll-due\"}");
        assertThat(dieAfter(5_000).pose()).isNotEqualTo(lying.pose());
    }

    @Test
    void theButtonThrowsOnlyThePeoplesDice() throws Exception {
        TwinDie lying = dieAfter(0);
        Awaited.Roll laid = new Awaited.Roll(ONE_DIE.throwers(), ONE_DIE.counted(), true, "lay it");
        for (Optional<DueRoll> other : List.of(
                Optional.<DueRoll>empty(), Optional.of(new DueRoll(laid)), Optional.of(new DueRoll(ONE_CARD)))) {
            awaited = other;
            assertThat(error(act("{\"verb\": \"roll-due\"}"))).isEqualTo("No roll is due now.");
        }
        awaited = Optional.of(new DueRoll(ONE_DIE));
        itself = new Seat("White");
        assertThat(error(act("{\"verb\": \"roll-due\"}"))).isEqualTo("No roll is due now.");
        assertThat(dieAfter(5_000)).isEqualTo(lying);
    }

    @Test
    void aPressIsTwoEdges() throws Exception {
        done("{\"verb\": \"press\", \"side\": \"south\", \"button\": \"confirm\"}");
        assertThat(edges).extracting(Edge::level).containsExactly(Edge.Level.LOW, Edge.Level.HIGH);
    }

    @Test
    void aHeldButtonStaysDown() throws Exception {
        done("{\"verb\": \"press\", \"side\": \"any\", \"button\": \"help\", \"held\": true}");
        assertThat(edges.get(1).atMs() - edges.get(0).atMs()).isGreaterThanOrEqualTo(1_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"verb\": \"lift\", \"tag\": 8}",
                "{\"verb\": \"roll\", \"die\": \"green\"}",
                "{\"verb\": \"press\", \"side\": \"south\", \"button\": \"eject\"}",
                "{\"verb\": \"jump\"}",
                "rubbish"
            })
    void anImpossibleActionIsRefusedWithTheReason(String body) throws Exception {
        HttpResponse<String> answer = act(body);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(error(answer)).isNotBlank();
    }

    @Test
    void aPageOfAnotherSiteCannotMoveAnything() throws Exception {
        HttpRequest foreign = request("/table/act")
                .header("Content-Type", "application/json")
                .header("Origin", "http://evil.example")
                .POST(BodyPublishers.ofString("{\"verb\": \"arrange\"}"))
                .build();
        assertThat(client.send(foreign, BodyHandlers.ofString()).statusCode()).isEqualTo(403);
        HttpRequest form = request("/table/act")
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString("{\"verb\": \"arrange\"}"))
                .build();
        assertThat(client.send(form, BodyHandlers.ofString()).statusCode()).isEqualTo(415);
    }

    /** A page of another site may link here, but may not trigger anything that costs more than a file. */
    @ParameterizedTest
    @CsvSource({
        "Sec-Fetch-Site, cross-site",
        "Sec-Fetch-Site, same-site",
        "Origin, http://evil.example",
        "Referer, http://evil.example/"
    })
    void aPageOfAnotherSiteGetsOnlyFiles(String header, String value) throws Exception {
        for (String page : List.of("/", "/table", "/start", "/print", "/favicon.svg")) {
            assertThat(statusFrom(header, value, page)).as(page).isEqualTo(200);
        }
        for (String costly : List.of(
                "/table/scene",
                "/table/live",
                "/table/picture.jpg",
                "/config.json",
                "/invitations/display.svg",
                "/print/box.pdf",
                "/drawings.json",
                "/guide/chess.svg",
                "/history.json",
                "/why/now.jpg",
                "/rig/live",
                "/nothing")) {
            assertThat(statusFrom(header, value, costly)).as(costly).isEqualTo(403);
        }
    }

    private int statusFrom(String header, String value, String path) throws Exception {
        return client.send(request(path).header(header, value).build(), BodyHandlers.discarding())
                .statusCode();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/table", "/config.json", "/table/scene", "/table/picture.jpg", "/nothing", "/rig/live"})
    void aHeadRequestGetsTheSameHeaders(String path) throws Exception {
        HttpResponse<String> whole = get(path);
        HttpResponse<String> head = client.send(
                request(path)
                        .method("HEAD", HttpRequest.BodyPublishers.noBody())
                        .build(),
                BodyHandlers.ofString());
        assertThat(head.statusCode()).isEqualTo(whole.statusCode());
        assertThat(head.headers().map()).isEqualTo(whole.headers().map());
        assertThat(head.body()).isEmpty();
    }

    @Test
    void aHeadRequestForAnEventStreamEnds() throws Exception {
        HttpResponse<String> head = client.send(
                request("/table/live")
                        .method("HEAD", HttpRequest.BodyPublishers.noBody())
                        .build(),
                BodyHandlers.ofString());
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.headers().firstValue("Content-Type")).hasValue("text/event-stream");
        assertThat(head.body()).isEmpty();
    }

    @Test
    void theWatchdogGetsAnAnswerAfterARestartToo() {
        assertThat(web.answers((int) Wait.LIMIT_MS)).isTrue();
        web.restart();
        assertThat(web.answers((int) Wait.LIMIT_MS)).isTrue();
        web.close();
        assertThat(web.answers((int) Wait.LIMIT_MS)).isFalse();
    }

    @Test
    void anEndlessBodyIsCutOff() throws Exception {
        assertThat(act("{\"verb\": \"" + "x".repeat(10_000) + "\"}").statusCode())
                .isEqualTo(413);
    }

    @Test
    void otherMethodsAreRefused() throws Exception {
        HttpResponse<String> answer = client.send(request("/table/act").DELETE().build(), BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.headers().firstValue("Allow")).hasValue("GET, HEAD, POST");
    }

    @Test
    void theCamerasPictureIsPassedOn() throws Exception {
        HttpRequest request = request("/table/picture.jpg").build();
        assertThat(client.send(request, BodyHandlers.ofByteArray()).body()).isEqualTo(JPEG);
    }

    @Test
    void threePagesAtOnceSeeEachOthersMoves() throws Exception {
        List<BufferedReader> pages = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            HttpResponse<InputStream> answer =
                    client.send(request("/table/live").build(), BodyHandlers.ofInputStream());
            pages.add(new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8)));
        }
        for (BufferedReader page : pages) {
            assertThat(lineWith(page, "\"leds\"")).contains("piece:7", "die:white", "0102ff");
        }
        done("{\"verb\": \"place\", \"die\": \"white\", \"xMm\": 250, \"yMm\": -77.5}");
        nowMs.addAndGet(3_000);
        for (BufferedReader page : pages) {
            assertThat(lineWith(page, "-77.5")).contains("die:white").doesNotContain("piece:7");
        }
    }

    @Test
    void onlyTheOperatorGetsTheSeatsLinks() throws Exception {
        assertThat(pages.get("/invitations.json", "master").body()).contains("First%20Elf", "token=0123456789abcdef");
        for (String token : List.of("", "0123456789abcdef", "guess")) {
            assertThat(pages.get("/invitations.json", token).body())
                    .as(token)
                    .contains("display.svg")
                    .doesNotContain("token=");
            assertThat(pages.get("/invitations/seat-0.svg", token).statusCode())
                    .as(token)
                    .isEqualTo(403);
        }
    }

    @Test
    void theOperatorsTokenIsGivenOnlyForTheKeyOfThisRun() throws Exception {
        String key = web.operatorFragment().substring("#key=".length());
        assertThat(key).hasSize(32);
        HttpResponse<String> given = exchange("{\"key\": \"" + key + "\"}");
        assertThat(given.body()).isEqualTo("{\"token\":\"master\"}");
        for (String other : List.of("{\"key\": \"" + "0".repeat(32) + "\"}", "{\"key\": \"\"}", "{}", "rubbish")) {
            HttpResponse<String> answer = exchange(other);
            assertThat(answer.statusCode()).as(other).isBetween(400, 403);
            assertThat(answer.body()).as(other).doesNotContain("master");
        }
        assertThat(get("/operator").statusCode()).isEqualTo(405);
    }

    @Test
    void aSeatsLinkIsExchangedForATokenOfThePhonesOwn() throws Exception {
        assertThat(own("0123456789abcdef")).isEqualTo("{\"token\":\"First Elf's own\"}");
        for (String other : List.of("First Elf's own", "", "guess", "master")) {
            assertThat(own(other)).as(other).isEqualTo("{}");
        }
        assertThat(get("/seat/token").statusCode()).isEqualTo(405);
    }

    private String own(String token) throws Exception {
        return pages.send(pages.request("/seat/token", token).POST(BodyPublishers.noBody()))
                .body();
    }

    private HttpResponse<String> exchange(String body) throws Exception {
        return pages.send(pages.request("/operator", "").POST(BodyPublishers.ofString(body)));
    }

    @Test
    void aQrCodeHoldsItsAddress() throws Exception {
        String drawn = pages.get("/invitations/seat-0.svg", "master").body();
        assertThat(drawn).isEqualTo(QrCode.svg(web.address() + "play#seat=First%20Elf&token=0123456789abcdef"));
        assertThat(get("/invitations/display.svg").body()).isEqualTo(QrCode.svg(web.address() + "display"));
        assertThat(pages.get("/invitations/seat-1.svg", "master").statusCode()).isEqualTo(404);
    }

    /** Two names, or another one in the first line: such a request is ambiguous. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /config.json HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n",
                "GET /config.json HTTP/1.1\r\nHost: evil.example\r\nHost: 127.0.0.1\r\n\r\n",
                "GET http://evil.example/config.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
                "GET /config.json HTTP/1.1\r\nHost: evil.local\r\n\r\n"
            })
    void aRequestWithAForeignNameIsRefused(String request) throws Exception {
        try (Socket socket = new Socket("127.0.0.1", web.port())) {
            socket.setSoTimeout((int) Wait.LIMIT_MS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            BufferedReader answer =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            assertThat(answer.readLine()).contains(" 403 ");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-Forwarded-For",
                "Forwarded",
                "Via",
                "X-Real-IP",
                "X-Forwarded-Host",
                "CF-Connecting-IP",
                "True-Client-IP"
            })
    void aClientBehindAProxyMayNotMovePieces(String header) throws Exception {
        HttpRequest.Builder lift = pages.request("/table/act", "")
                .header(header, "10.0.0.9")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"verb\": \"arrange\"}"));
        HttpResponse<String> answer = pages.send(lift);
        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(error(answer)).contains("your seat's link");
    }

    @Test
    void aTokenIdentifiesItsSeat() throws Exception {
        assertThat(heldBy("0123456789abcdef")).isEqualTo("{\"seat\":\"First Elf\"}");
        assertThat(heldBy("0123456789abcdee")).isEqualTo("{}");
        assertThat(heldBy("")).isEqualTo("{}");
    }

    private String heldBy(String token) throws Exception {
        return pages.send(pages.request("/seat.json", token)).body();
    }

    @Test
    void aSeatsTokenAllowsHandsFromElsewhereButNotOtherSeatsButtons() throws Exception {
        assertThat(actElsewhere("0123456789abcdef", "{\"verb\": \"arrange\"}")).isEqualTo(200);
        assertThat(actElsewhere("0123456789abcdef", "{\"verb\": \"resign\", \"seat\": \"White\"}"))
                .isEqualTo(403);
        assertThat(actElsewhere(
                        "0123456789abcdef", "{\"verb\": \"press\", \"side\": \"south\", \"button\": \"confirm\"}"))
                .isEqualTo(403);
        assertThat(actElsewhere("0123456789abcdef", "{\"verb\": \"tap\", \"tag\": 7, \"seat\": \"White\"}"))
                .isEqualTo(403);
        assertThat(actElsewhere("0123456789abcdef", "{\"verb\": \"redo\", \"seat\": \"White\"}"))
                .isEqualTo(403);
        assertThat(actElsewhere("0123456789abcdef", "{\"verb\": \"accept-take-back\", \"seat\": \"White\"}"))
                .isEqualTo(403);
        assertThat(actElsewhere("0123456789abcdef", "{\"verb\": \"choose-game\", \"game\": \"chess\"}"))
                .isEqualTo(403);
        assertThat(actElsewhere(
                        "0123456789abcdef", "{\"verb\": \"name-player\", \"seat\": \"White\", \"name\": \"Anna\"}"))
                .isEqualTo(403);
        assertThat(actElsewhere(
                        "0123456789abcdef", "{\"verb\": \"name-player\", \"seat\": \"First Elf\", \"name\": \"Anna\"}"))
                .isEqualTo(200);
        assertThat(actElsewhere("0123456789abcdef", "{\"verb\": \"new-game\"}")).isEqualTo(403);
        assertThat(actElsewhere("master", "{\"verb\": \"new-game\"}")).isEqualTo(200);
        assertThat(actElsewhere("guess", "{\"verb\": \"arrange\"}")).isEqualTo(403);
        assertThat(asked).containsExactly(new Command.NewGame(Optional.empty()));
    }

    @Test
    void aSeatsTokenImpliesItsSeatForChoices() throws Exception {
        actElsewhere("0123456789abcdef", "{\"verb\": \"choose\", \"notation\": \"take-back-2\"}");
        assertThat(asked).containsExactly(new Command.Choose(Optional.of(new Seat("First Elf")), "take-back-2"));
    }

    private int actElsewhere(String token, String body) throws Exception {
        return pages.send(pages.request("/table/act", token)
                        .header("Via", "1.1 elsewhere")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body)))
                .statusCode();
    }

    @Test
    void aRealTableHasNoSimulatorAndItsRootIsTheDisplay() throws Exception {
        try (WebServer real = new WebServer(
                PagesPort.bind(WebAddress.local(0)),
                DisplayLink.embedded("home", 9001),
                new SampleAccess(TOKENS),
                Optional.empty())) {
            real.start();
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(real.address() + "table")).build();
            assertThat(client.send(request, BodyHandlers.ofString()).statusCode())
                    .isEqualTo(404);
            HttpRequest root =
                    HttpRequest.newBuilder(URI.create(real.address())).build();
            assertThat(client.send(root, BodyHandlers.ofString()).body())
                    .isEqualTo(get("/display").body());
        }
    }

    private static String lineWith(BufferedReader page, String part) throws IOException {
        String line = page.readLine();
        while (line != null && !line.contains(part)) {
            line = page.readLine();
        }
        return String.valueOf(line);
    }

    private static List<String> found(String regex, String text) {
        return Pattern.compile(regex)
                .matcher(text)
                .results()
                .map(result -> result.group(1))
                .toList();
    }

    private static String error(HttpResponse<String> answer) {
        return JsonParser.parseString(answer.body())
                .getAsJsonObject()
                .get("error")
                .getAsString();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + web.port() + path))
                .timeout(Duration.ofMillis(Wait.LIMIT_MS));
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(request(path).build(), BodyHandlers.ofString());
    }

    private void done(String body) throws IOException, InterruptedException {
        assertThat(act(body).statusCode()).as(body).isEqualTo(200);
    }

    private HttpResponse<String> act(String body) throws IOException, InterruptedException {
        HttpRequest request = request("/table/act")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
        return client.send(request, BodyHandlers.ofString());
    }
}
