package umpire.table.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongConsumer;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.Observation;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.table.games.GameCatalogue;
import umpire.table.wiring.BoxOnTable;
import umpire.vision.frame.Frame;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/**
 * A game (Ogre Chess by default) on the virtual table in simulated time. Hands act at set moments. Pictures are taken at a set rate,
 * rendered, processed and refereed. Results have the time of their picture, so the machine's speed makes no difference.
 */
final class TimedTable implements AutoCloseable {
    static final String DIE = "d6";

    /** Half the reference camera's width is enough for these tests, with a quarter of the pixels. */
    private static final Rig RIG = Rig.standard().through(Camera.reference().scaledTo(960, 720));

    /** The tags of paper dice need the full resolution. */
    private static final Rig LARGE = Rig.standard();

    /** Cameras returned by earlier tables of a game, to reuse their cached drawings. */
    private static final Map<String, Queue<TwinCamera>> SPARE_CAMERAS = new ConcurrentHashMap<>();

    /** An entry of the journal, and the time of the picture that led to it. */
    record Entered(String text, long ms) {}

    /** A prompt of the table, and the time of the picture it began with. */
    record Said(Prompt prompt, long ms) {
        List<String> touched() {
            return prompt.cues().stream()
                    .filter(cue -> cue.role() == Cue.Role.TOUCHED)
                    .map(cue -> cue.place().name())
                    .toList();
        }
    }

    private final Game<?, ?> game;
    private final long frameMs;
    private final VirtualTable table;
    private final TwinCamera camera;
    private final VisionPipeline eye;
    private final TreeMap<Long, LongConsumer> deeds = new TreeMap<>();
    private final List<Entered> entered = new ArrayList<>();
    private final List<Said> said = new ArrayList<>();
    private GameSession<?, ?> session;
    private long frames;
    private long nextMs;
    private TableScene seenScene = TableScene.empty();
    private Optional<Observation> seen = Optional.empty();
    private boolean watched;

    TimedTable(String position, long frameMs) {
        this(GameCatalogue.open("ogre-chess", Map.of()).orThrow(), position, frameMs);
    }

    <S, A> TimedTable(Game<S, A> game, String position, long frameMs) {
        this.game = game;
        this.frameMs = frameMs;
        Rig rig = DieType.tags(game.dice()).isEmpty() ? RIG : LARGE;
        this.table =
                BoxOnTable.of(rig, game, game.show(game.readPosition(position).orThrow()), 1, 1, 0);
        this.camera = Optional.ofNullable(spare(game).poll()).orElseGet(() -> TwinCamera.of(rig, game, 1));
        this.eye = KnownSheets.eye(rig, game);
        Command start = new Command.Start(Optional.of(position));
        this.session = GameSession.open(game).step(new Input.Ordered(start, 0)).next();
    }

    private static Queue<TwinCamera> spare(Game<?, ?> game) {
        return SPARE_CAMERAS.computeIfAbsent(game.id().name(), any -> new ConcurrentLinkedQueue<>());
    }

    /** Makes hands hold a touched piece until it was observed, as at the real virtual table. */
    void watched() {
        watched = true;
    }

    VirtualTable table() {
        return table;
    }

    List<Entered> entered() {
        return entered;
    }

    List<Said> said() {
        return said;
    }

    /** Returns when the next picture is taken. */
    long nextMs() {
        return nextMs;
    }

    /** Schedules a deed of a hand. */
    void at(long ms, LongConsumer deed) {
        deeds.merge(ms, deed, LongConsumer::andThen);
    }

    /** Drags a piece to the middle of a square, and drops it at this moment. */
    void drag(int tag, String square, long dropMs) {
        Pose to = middle(square);
        at(dropMs - 350, ms -> table.lift(tag, ms));
        Pose from = table.at(0).piece(tag).orElseThrow().pose();
        for (int i = 1; i <= 6; i++) {
            double share = i / 6.0;
            at(
                    dropMs - 350 + 50 * i,
                    ms -> table.carry(
                            tag,
                            from.xMm() + share * (to.xMm() - from.xMm()),
                            from.yMm() + share * (to.yMm() - from.yMm()),
                            ms));
        }
        at(dropMs, ms -> table.drop(tag, ms));
    }

    /** Returns the tag of the piece on a square. */
    int tagOn(String square) {
        return table.at(nextMs).pieces().stream()
                .filter(piece -> on(piece).filter(square::equals).isPresent())
                .map(StandingPiece::tag)
                .findFirst()
                .orElseThrow();
    }

    private Optional<String> on(StandingPiece piece) {
        Pose pose = table.at(nextMs).boardPose(piece.pose());
        return game.board().placeAt(new Point(pose.xMm(), pose.yMm())).map(Place::name);
    }

    private Pose middle(String square) {
        Point centre = game.board().area(new Place(square)).centre();
        return table.at(nextMs).tablePose(new Pose(centre.xMm(), centre.yMm(), 0));
    }

    /** Posts a command, together with the next picture. */
    void order(Command command) {
        take(new Input.Ordered(command, nextMs));
    }

    /** Takes pictures up to a moment. */
    void run(long untilMs) {
        while (nextMs <= untilMs) {
            while (!deeds.isEmpty() && deeds.firstKey() <= nextMs) {
                Map.Entry<Long, LongConsumer> deed = deeds.pollFirstEntry();
                deed.getValue().accept(deed.getKey());
            }
            look(nextMs);
            nextMs += frameMs;
        }
    }

    private void look(long ms) {
        Observation look = looked(table.at(ms), ms);
        take(new Input.Looked(look, ms));
        take(new Input.Ticked(ms));
        Prompt prompt = session.tableSnapshot().prompt();
        if (said.isEmpty() || !said.getLast().prompt().equals(prompt)) {
            said.add(new Said(prompt, ms));
        }
    }

    /** Returns the result of a picture. While nothing has changed since the last picture at rest, that result is reused. */
    private Observation looked(TableScene scene, long ms) {
        if (watched) {
            table.seen(ms);
        }
        Optional<Observation> same = seen.filter(observation -> scene.equals(seenScene) && observation.quiet());
        if (same.isPresent()) {
            return same.get().at(frames++, ms);
        }
        if (!DieType.tags(game.dice()).isEmpty()) {
            // A hand that lays a paper die holds it until it was observed; the tests set the duration of touches.
            table.seen(ms);
        }
        try (Frame frame = camera.render(scene, frames++, ms)) {
            Observation fresh = eye.look(frame).observation();
            seenScene = scene;
            seen = Optional.of(fresh);
            return fresh;
        }
    }

    private void take(Input input) {
        StepResult<?, ?> stepResult = session.step(input);
        for (Entry entry : stepResult.entries()) {
            entered.add(new Entered(entry.text(), input.nowMs()));
        }
        session = stepResult.next();
    }

    @Override
    public void close() {
        spare(game).add(camera);
        eye.close();
    }
}
