package umpire.table.wiring;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.bridge.press.Press;
import umpire.drawing.raster.KnownSheets;
import umpire.mqtt.MqttLink;
import umpire.mqtt.payload.GamePayload;
import umpire.recording.GameHeader;
import umpire.recording.Recorder;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.board.OtherGame;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.session.input.OpponentState;
import umpire.referee.session.record.Entry;
import umpire.robot.LivePlay;
import umpire.robot.OpponentWithoutHands;
import umpire.robot.RobotSwitch;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;
import umpire.table.journal.JournalException;
import umpire.table.journal.RecordedGame;
import umpire.table.loop.TableLoop;
import umpire.table.pump.FrameProcessor;
import umpire.table.pump.LightPump;
import umpire.vision.observe.ExplainedLook;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.VisionPipeline;

/**
 * The parts of a table that depend on the game. They are created, closed and replaced together. Inputs count only while the loop is open.
 */
final class GameTable<S, A> implements HintPress.HintedTable, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GameTable.class);

    private final GameSurroundings around;
    private final int number;
    private final Game<S, A> game;
    private final GameHeader header;
    private final List<GameLogEntry> account;
    private final VirtualLaying virtualLaying;
    private final TableLoop<S, A> loop;
    private final SeatAssignment seatAssignment;
    private final Optional<VirtualGame<S, A>> virtual;
    private final Deque<AutoCloseable> open = new ArrayDeque<>();
    private final NotedEntries notes;
    private volatile Optional<PointedAction> pointed = Optional.empty();

    /**
     * Creates the parts; {@link #start} starts them.
     *
     * @param number counts the games since the table was started, from 1
     */
    GameTable(GameSurroundings around, int number, OpenedSession<S, A> seating) {
        this.around = around;
        this.number = number;
        this.game = seating.game();
        this.header = seating.header();
        this.account = seating.session().account(MqttLink.RECENT);
        this.seatAssignment = SeatAssignment.of(around.settings().rig(), game.seats());
        this.notes = new NotedEntries(() -> around.notes(game.seats()), this::recorded);
        Map<String, Board> otherBoards = otherBoards();
        List<OtherGame> others =
                around.kept().others(around.journal(), around.settings().rig(), otherBoards);
        Placement laid = seating.session().tableSnapshot().view().placement();
        this.virtualLaying = new VirtualLaying(around.said());
        this.loop = new TableLoop<>(
                seating.session().beside(others),
                this::record,
                virtualLaying,
                around.clockMs(),
                () -> revived().beside(others));
        this.loop.watch(around.camera(), this::opponent);
        this.virtual = around.virtual()
                .map(side -> new VirtualGame<>(around, side, game, loop, seatAssignment, laid, otherBoards));
        virtual.ifPresent(virtualLaying::layBy);
        loop.tap().followedBy(virtualLaying::took);
    }

    private Map<String, Board> otherBoards() {
        Map<String, Board> boards =
                new LinkedHashMap<>(around.settings().play().games().boards());
        boards.values().removeIf(board -> board.name().equals(game.board().name()));
        return boards;
    }

    /** Returns the seats that the table plays; none during a lesson, or when a robot plays all seats. */
    private OpponentState opponent() {
        boolean rests = taught() || around.settings().play().robotSeed().isPresent();
        return rests
                ? OpponentState.NONE
                : new OpponentState(
                        List.copyOf(around.opponents().of(game.seats()).keySet()));
    }

    private boolean taught() {
        return loop.tableSnapshot().waiting().teaching().lesson().isPresent();
    }

    /** Returns a new instance of the same game from the journal, to continue after this one was closed. */
    GameTable<S, A> again() {
        return new GameTable<>(around, number, OpenedSession.of(game, header, recorded()));
    }

    /** Starts recording inputs if the settings say so. */
    void record() throws IOException {
        if (around.settings().files().record().isPresent()) {
            Recorder recorder = new Recorder(
                    RecordingFile.nextAfter(around.settings().files().record().get(), number), header, recorded());
            open.push(recorder);
            loop.tap().to(recorder::took);
        }
    }

    /** Starts the turns and the table's own seats. Announces the first snapshot. */
    void start() {
        open.push(loop);
        Optional<VirtualGame<S, A>> laid = virtual.filter(VirtualGame::laysAll);
        laid.ifPresent(game -> game.lay(loop.tableSnapshot().view().placement()));
        loop.start();
        if (virtual.isPresent() && laid.isEmpty()) {
            LivePlay<S, A> hands = virtual.get().robot();
            open.push(hands);
            hands.start();
        } else {
            OpponentWithoutHands<S, A> opponent = new OpponentWithoutHands<>(
                    game,
                    new LivePlay.RefereedTable<>(loop::snapshot, input -> take(input, "", answer -> {})),
                    laid.map(VirtualGame::control).orElseGet(RobotSwitch::new),
                    laid.isPresent(),
                    around.clockMs(),
                    () -> around.opponents().of(game.seats()),
                    new SplittableRandom().nextLong());
            open.push(opponent);
            opponent.start();
        }
    }

    Game<S, A> game() {
        return game;
    }

    GameHeader header() {
        return header;
    }

    TableLoop<S, A> loop() {
        return loop;
    }

    /** Returns the game's part of the virtual table; empty for a real table. */
    Optional<VirtualGame<S, A>> virtual() {
        return virtual;
    }

    /**
     * Publishes the game and its past before anything else about it.
     *
     * @param news a message to publish afterwards; empty for none
     */
    void introduce(MqttLink link, String news) {
        List<GameLogEntry> before = new ArrayList<>(account);
        if (!news.isEmpty()) {
            before.add(new GameLogEntry("chosen", news, Optional.empty(), Optional.empty(), List.of()));
        }
        link.game(GamePayload.of(game, header.rulings(), seatAssignment.seatsBySide()), before);
    }

    /** Returns the input of the light plan. */
    LightPump.Lit lit() {
        TableSnapshot said = loop.tableSnapshot();
        long nowMs = around.clockMs().getAsLong();
        return new LightPump.Lit(
                pointed.map(action -> action.pointedAt(said, nowMs)).orElse(said), game.board());
    }

    void pressed(Press press) {
        TableSnapshot said = loop.tableSnapshot();
        loop.post(seatAssignment.pressed(
                press, said.turn(), said.requests(), around.clockMs().getAsLong()));
    }

    /** Opens a frame processor for this game. */
    FrameProcessor looker() {
        VisionPipeline eye = KnownSheets.eye(around.rig().get(), game);
        return new FrameProcessor(
                eye.knowing(
                        List.copyOf(around.settings().play().games().boards().values())),
                this::looked);
    }

    /** Opens an explainer for the frames of this game. */
    ExplainedLook explainer() {
        return new ExplainedLook(around.rig().get(), game.board(), game.dice());
    }

    private void looked(FrameResult bare) {
        FrameResult look = around.felt().with(bare, game.board());
        long takenMs = look.observation().takenMs();
        look.otherBoard()
                .ifPresent(board ->
                        loop.post(new Input.BoardSeen(board, !look.observation().moving(), takenMs)));
        Input seen = virtual.map(game -> game.seen(look.observation()))
                .orElseGet(() -> new Input.Looked(look.observation(), takenMs));
        if (loop.post(seen)) {
            around.looked().accept(look);
        }
    }

    /**
     * Takes a command.
     *
     * @param reply receives the answer on the table's thread
     */
    void take(Input input, String cause, Consumer<Optional<CommandAnswer>> reply) {
        loop.post(virtual.map(game -> game.sampleRoll(input)).orElse(input), cause, reply);
    }

    /** Loads the session from the journal after a bug. The pieces of a virtual table stay where they are. */
    private GameSession<S, A> revived() {
        GameSession<S, A> kept = GameSession.resume(game, recorded(), header.settings());
        return virtual.map(game -> game.lying(kept)).orElse(kept);
    }

    /** Returns the table's hint for a seat, or for the seat to act. Takes seconds. */
    CommandAnswer hint(Optional<Seat> seat) {
        return around.settings().play().hints()
                ? new TableHint<>(game, around.clockMs()).of(loop.snapshot(), seat)
                : CommandAnswer.notDone("No hints are given at this table.");
    }

    @Override
    public boolean othersWouldHear() {
        return !game.playedTogether()
                && around.opponents().of(game.seats()).size() < game.seats().size() - 1;
    }

    @Override
    public void pointAt(String notation) {
        pointed = PointedAction.of(
                notation, loop.tableSnapshot(), around.clockMs().getAsLong());
    }

    /** Returns whether the game is in progress: it has actions, is not over, and is no lesson. */
    boolean underWay() {
        TableSnapshot tableSnapshot = loop.tableSnapshot();
        return tableSnapshot.outcome().isEmpty() && tableSnapshot.actionsPlayed() > 0 && !taught();
    }

    private List<Entry> recorded() {
        return around.journal().current().map(RecordedGame::entries).orElse(List.of());
    }

    private void record(List<Entry> entries, String cause) throws IOException {
        try {
            notes.append(entries, noted -> around.journal().append(header, noted, cause));
        } catch (JournalException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    /** Stops the robot, then the loop. Nothing of this game is recorded or announced afterwards. */
    @Override
    public void close() {
        for (AutoCloseable part : new ArrayList<>(open)) {
            try {
                part.close();
            } catch (Exception e) {
                LOG.warn("{} did not stop cleanly", part.getClass().getSimpleName(), e);
            }
        }
        open.clear();
    }
}
