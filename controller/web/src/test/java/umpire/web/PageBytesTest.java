package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Buttons;
import umpire.hardware.Camera;
import umpire.hardware.Leds;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.robot.RobotSwitch;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;
import umpire.testing.Wait;
import umpire.vision.twin.BoardShelf;
import umpire.vision.twin.BrokenSensors;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.Glare;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/** The answers to the pages, byte by byte, because a page may be older than its table. */
@Timeout(300)
class PageBytesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/pages.txt");
    private static final Piece TANK =
            new Piece(7, new Token("white-HVY"), "White \"Tank\" <1>", "HVY", "White", 20, 16);
    private static final Piece TRAY = new Piece(9, new Token("tray"), "Tray", "", "", 20, 16);
    private static final TwinDie WHITE = TwinDie.flat("white", new Pose(300, -0.04, 0.06), 4);
    private static final TwinDie RED = TwinDie.flat("red", new Pose(-300.25, 12.5, 45), 6)
            .sized(15.75)
            .coloured(Colour.RED, Colour.WHITE)
            .leaning(20.55, 90)
            .flying(3.3333, Velocity.NONE);

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> told = new ArrayList<>();

    private static Board board() {
        Area left = Area.rectangle(new Place("left"), new Point(-50, 0), 100.5, 100, Area.Tint.DARK);
        Area right = new Area(
                new Place("right"),
                List.of(new Point(0.25, -50), new Point(100.04, 0), new Point(-0.04, 50)),
                Area.Tint.HOME);
        List<Board.Road> roads = List.of(new Board.Road(new Place("left"), new Place("right")));
        return new Board("Two places & a road", 200.25, 100, List.of(left, right), roads, List.of());
    }

    private static TableScene scene() {
        TableScene bare = TableScene.empty().withBoardAt(new Pose(1.25, -2, 359.96));
        return bare.withPieces(List.of(
                        new StandingPiece(TANK, new Pose(-12.345, 100, 90), 24.96, Velocity.NONE),
                        new StandingPiece(TRAY, new Pose(0, 0, 0))))
                .withDice(List.of(WHITE, RED))
                .withLight(Light.EVEN.at(0.85).of(3200).glaring(new Glare(0, 0, 70, 1)))
                .withBump(new CameraBump(1.234, -5, 0, 0, 0, 0.125))
                .withShot(new ShotSettings(1.25, 2, 12));
    }

    private static Map<String, String> seats() {
        Map<String, String> seats = new LinkedHashMap<>();
        seats.put("south", "White");
        return seats;
    }

    private Future<CommandAnswer> answer(Command command) {
        return CompletableFuture.completedFuture(
                command instanceof Command.NewGame
                        ? new CommandAnswer.Done("The game starts: 1 < 2.")
                        : new CommandAnswer.NotDone(Optional.empty(), "The game is over."));
    }

    @Test
    void theAnswersMatchTheGoldenFile() throws Exception {
        Rig rig = new Rig(
                Camera.reference(), Table.standard(), Leds.roundTheEdge(Table.standard(), 7), Buttons.standard());
        VirtualTable table = new VirtualTable(rig.table(), board(), List.of(TANK, TRAY), List.of(WHITE, RED));
        table.become(scene());
        table.hand(true, 10.05, -100, 0);
        table.lift(7, 0);
        VirtualTableParts parts = new VirtualTableParts(
                rig,
                board(),
                new BoardShelf(Map.of("chess", board())),
                seats(),
                List.copyOf(seats().values()),
                new VirtualButtons(rig.buttons(), () -> 0, 0),
                new BrokenSensors(),
                () -> List.of(new Rgb(1, 2, 255), new Rgb(0, 0, 0)),
                Optional::empty,
                () -> 0,
                () -> Placement.EMPTY,
                Optional::empty,
                seat -> false,
                this::answer);
        VirtualTableApi api = new VirtualTableApi(table, parts, Optional.of(new RobotSwitch()), () -> 1_000);
        Map<String, String> tokens = new LinkedHashMap<>();
        tokens.put("First Elf", "0123456789abcdef");
        tokens.put("Größe", "fedcba9876543210");
        try (WebServer web = new WebServer(
                PagesPort.bind(WebAddress.local(0)),
                DisplayLink.embedded("home", 9001),
                new SampleAccess(tokens),
                Optional.of(new TablePage(() -> api, new NoOtherGames())))) {
            web.start();
            askFor(web, table);
        }
        compare(String.join("\n", told) + "\n");
    }

    private void askFor(WebServer web, VirtualTable table) throws Exception {
        for (String path : List.of("/config.json", "/invitations.json", "/table/scene", "/nothing")) {
            tell(web, path, get(web, path));
        }
        live(web, table);
        for (String body : List.of(
                "{\"verb\": \"robot-rest\", \"restMs\": 250}",
                "{\"verb\": \"new-game\"}",
                "{\"verb\": \"choose-game\", \"game\": \"chess\", \"answers\": [{\"key\": \"pass\", \"value\": \"true\"}]}",
                "{\"verb\": \"choose-game\", \"game\": \"chess\", \"answers\": {\"pass\": true}}",
                "{\"verb\": \"sheet\", \"laid\": true, \"game\": \"whist\"}",
                "{\"verb\": \"go-back\", \"unfinished\": \"17\"}",
                "{\"verb\": \"resign\", \"seat\": \"White\"}",
                "{\"verb\": \"'<jump>'\"}")) {
            tell(web, body, act(web, body));
        }
        tell(web, "/table/scene", get(web, "/table/scene"));
    }

    /** A page that listens gets everything first, and then the changed and removed parts. */
    private void live(WebServer web, VirtualTable table) throws Exception {
        InputStream stream = client.send(request(web, "/table/live").build(), BodyHandlers.ofInputStream())
                .body();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            tell(web, "/table/live", next(lines, "set"));
            table.become(scene().withDice(List.of(RED)).withoutBoard());
            tell(web, "/table/live", next(lines, "set"));
        }
    }

    private static String next(BufferedReader lines, String word) throws IOException {
        String line = lines.readLine();
        while (line != null && !line.contains(word)) {
            line = lines.readLine();
        }
        return String.valueOf(line);
    }

    private void tell(WebServer web, String asked, String answer) {
        told.add(asked);
        told.add("    " + answer.replace(":" + web.port() + "/", ":PORT/"));
    }

    private HttpRequest.Builder request(WebServer web, String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + web.port() + path))
                .header("Authorization", "Bearer " + SampleAccess.MASTER)
                .timeout(Duration.ofMillis(Wait.LIMIT_MS));
    }

    private String get(WebServer web, String path) throws IOException, InterruptedException {
        return client.send(request(web, path).build(), BodyHandlers.ofString()).body();
    }

    private String act(WebServer web, String body) throws IOException, InterruptedException {
        HttpRequest request = request(web, "/table/act")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
        return client.send(request, BodyHandlers.ofString()).body();
    }

    /** {@code -Dumpire.golden=write} renews the file; look at the difference before committing it. */
    private static void compare(String now) throws IOException {
        if ("write".equals(System.getProperty("umpire.golden"))) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, now);
        }
        assertThat(now).isEqualTo(Files.readString(GOLDEN));
    }
}
