package umpire.proof.selfplay;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Rig;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.observation.Observation;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.robot.LawBroken;
import umpire.robot.Robot;
import umpire.robot.VirtualHands;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;
import umpire.table.pump.StageTimes;
import umpire.vision.frame.Frame;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * Plays one game with hands on the virtual table. Every frame is rendered, processed and given to the referee. Time is simulated, so a run
 * does not depend on the machine's speed. Each accepted action is compared with the intended one.
 */
final class CameraGame<S, A> {
    private static final long FRAME_MS = 180;
    /** The number of recent observations in which a die at rest is searched for its reported pose. */
    private static final int LOOKS = 12;

    private static final Pose DICE_AT = new Pose(350, -200, 20);
    /** The timeout without an accepted action. No deed of a player takes as long, so the table is stuck. */
    private static final long STUCK_MS = 180_000;

    /**
     * The result of a game.
     *
     * @param plies accepted actions
     * @param misread accepted actions that differ from the intended one or from the dice
     * @param frames given to the referee
     * @param rendered how many of them showed a change, and were rendered and processed
     * @param offMm the distances of freely lying pieces from the game's poses, at each accepted action, in millimetres
     * @param firstMisread the intended and the accepted action
     * @param questions the table's questions about ambiguous readings and unreadable dice
     */
    record CameraGameResult(
            GameEndings.EndedGame ending,
            int plies,
            int misread,
            long frames,
            long rendered,
            List<Double> offMm,
            Optional<String> firstMisread,
            List<String> questions) {
        CameraGameResult {
            offMm = List.copyOf(offMm);
            questions = List.copyOf(questions);
        }
    }

    private final Game<S, A> game;
    private final PlayPlan plan;
    private final StageTimes stageTimes;
    private final VirtualTable table;
    private final TwinCamera camera;
    private final VisionPipeline eye;
    private final VirtualHands hands;
    private final Robot<S, A> robot;
    private GameSession<S, A> session;
    private long nowMs;
    private long frames;
    private long rendered;
    private TableScene seenScene = TableScene.empty();
    private final DiceRests diceRests = new DiceRests();
    private Optional<Observation> seen = Optional.empty();
    private final Deque<Observation> looks = new ArrayDeque<>();
    private final List<Double> offMm = new ArrayList<>();
    private long acceptedMs;
    private int plies;
    private int misread;
    private final AskedQuestions questions = new AskedQuestions();
    private Optional<String> firstMisread = Optional.empty();
    private volatile CameraGameResult reached = new CameraGameResult(
            GameEndings.EndedGame.UNFINISHED_GAME, 0, 0, 0, 0, List.of(), Optional.empty(), List.of());

    CameraGame(Game<S, A> game, Rig rig, PlayPlan plan, long seed, StageTimes stageTimes) {
        this.game = game;
        this.plan = plan;
        this.stageTimes = stageTimes;
        this.table = new VirtualTable(
                rig.table(),
                game.board(),
                game.pieces(),
                TwinDie.all(game.dice(), DICE_AT).stream()
                        .map(die -> die.sized(rig.edgesMm(die.type()).getFirst()))
                        .toList());
        this.camera = TwinCamera.of(rig, game, seed);
        this.eye = KnownSheets.eye(rig, game);
        this.session = GameSession.open(game);
        VirtualHands.Signals signals = new VirtualHands.Signals() {
            @Override
            public void press(Seat seat, ButtonMeaning button, long atMs) {
                take(new Input.Pressed(Optional.of(seat), button, atMs));
            }

            @Override
            public void ask(Seat seat, String notation, long atMs) {
                take(new Input.Ordered(new Command.Act(Optional.of(seat), notation), atMs));
            }

            @Override
            public void name(String dice, long atMs) {
                take(new Input.Ordered(new Command.NameRoll(dice), atMs));
            }

            @Override
            public void nameDice(Seat seat, List<String> faces, long atMs) {
                take(new Input.Ordered(new Command.NameDice(Optional.of(seat), faces, true), atMs));
            }
        };
        this.hands = new VirtualHands(table, game.board(), game.pieces(), signals, seed);
        this.robot = new Robot<>(game, plan.style(seed), hands, seed);
    }

    /** Returns the result so far; may be called from any thread. */
    CameraGameResult reached() {
        return reached;
    }

    /** Plays the game to its end; {@code ply} runs after each accepted action. */
    CameraGameResult play(Runnable ply) {
        try (camera;
                eye) {
            plan.position().ifPresent(text -> take(new Input.Ordered(new Command.Start(Optional.of(text)), nowMs)));
            TableSnapshot tableSnapshot = session.tableSnapshot();
            while (tableSnapshot.outcome().isEmpty() && plies < plan.maxPlies()) {
                nowMs += FRAME_MS;
                look();
                tableSnapshot = session.tableSnapshot();
                questions.count(tableSnapshot.prompt(), plies, robot.intention());
                robot.act(session.snapshot(), nowMs);
                if (plies > reached.plies()) {
                    reached = played(GameEndings.EndedGame.UNFINISHED_GAME);
                    ply.run();
                }
                breakOffIfStuck(tableSnapshot);
            }
            reached = played(tableSnapshot
                    .outcome()
                    .map(outcome -> GameEndings.EndedGame.of(outcome.kind(), outcome.winners()))
                    .orElse(GameEndings.EndedGame.UNFINISHED_GAME));
            return reached;
        }
    }

    private CameraGameResult played(GameEndings.EndedGame ending) {
        return new CameraGameResult(ending, plies, misread, frames, rendered, offMm, firstMisread, questions.all());
    }

    private void breakOffIfStuck(TableSnapshot tableSnapshot) {
        if (nowMs - acceptedMs > STUCK_MS) {
            throw new LawBroken("nothing was accepted for " + STUCK_MS / 1_000 + " s of play; the table says: "
                    + tableSnapshot.prompt().says() + " (position " + tableSnapshot.position() + ")");
        }
    }

    /** Processes a frame. While nothing has changed since the last frame at rest, that frame's result is reused. */
    private void look() {
        TableScene scene = table.at(nowMs);
        if (!table.moving(nowMs)) {
            diceRests.look(scene, hands.lastThrow());
        }
        Optional<Observation> same = asSeen(scene);
        if (same.isPresent()) {
            take(new Input.Looked(same.get().at(frames++, nowMs), nowMs));
        } else {
            lookAnew(scene);
        }
        take(new Input.Ticked(nowMs));
    }

    private Optional<Observation> asSeen(TableScene scene) {
        return seen.filter(observation -> scene.equals(seenScene) && observation.quiet());
    }

    private void lookAnew(TableScene scene) {
        long began = System.nanoTime();
        try (Frame frame = camera.render(scene, frames++, nowMs)) {
            double renderMs = (System.nanoTime() - began) / 1e6;
            FrameResult look = eye.look(frame);
            long read = System.nanoTime();
            take(new Input.Looked(look.observation(), nowMs));
            stageTimes.add("render", renderMs);
            stageTimes.add(look);
            stageTimes.add("referee", (System.nanoTime() - read) / 1e6);
            seenScene = scene;
            seen = Optional.of(look.observation());
            looks.addLast(look.observation());
            if (looks.size() > LOOKS) {
                looks.removeFirst();
            }
            rendered++;
        }
    }

    private void take(Input input) {
        StepResult<S, A> stepResult = session.step(input);
        for (Entry entry : stepResult.entries()) {
            acceptedMs = nowMs;
            check(entry);
        }
        session = stepResult.next();
        if (!stepResult.entries().isEmpty()) {
            TableSnapshot told = session.tableSnapshot();
            if (told.prompt().corrections().isEmpty()) {
                offMm.addAll(LyingOffsets.of(told.view().placement(), table.at(nowMs)));
            }
        }
    }

    private void check(Entry entry) {
        switch (entry.kind()) {
            case PLAYED -> {
                plies++;
                if (!meant(entry)) {
                    misread++;
                    String meaning = meaning();
                    firstMisread =
                            firstMisread.or(() -> Optional.of("meant " + meaning + ", accepted " + entry.text()));
                }
                diceRests.forget();
            }
            case TAKEN_BACK,
                    TAKE_BACK_ASKED,
                    REDO_ASKED,
                    TAKE_BACK_ACCEPTED,
                    TAKE_BACK_DECLINED,
                    STANDS,
                    RESIGNED,
                    DRAW_OFFERED,
                    DRAW_ACCEPTED,
                    DRAW_DECLINED -> {
                misread++;
                firstMisread = firstMisread.or(() -> Optional.of("nobody meant " + entry.kind() + " " + entry.text()));
            }
            case CHOSEN, NOTED, SET_UP, MEASURED, TAUGHT, PAUSED, RESUMED -> {}
        }
    }

    /** Returns whether an action is the intended one, or for a roll one that the dice allow as they lie. */
    private boolean meant(Entry entry) {
        S state = session.state();
        if (!(game.awaited(state) instanceof Awaited.Roll roll) || roll.cards()) {
            return robot.intention().filter(entry.text()::equals).isPresent();
        }
        return diceRests.scenes(table.at(nowMs)).stream().anyMatch(scene -> meant(entry, state, roll, scene));
    }

    private boolean meant(Entry entry, S state, Awaited.Roll roll, TableScene scene) {
        LyingDice lying = LyingDice.of(scene, game.board(), roll, hands.lastThrow(), table.fallen());
        Stream<List<DieShown>> asTaken = game.readAction(state, entry.text()).toOptional().stream()
                .flatMap(action -> next(state, action).stream())
                .map(next -> lying.asPictured(game.show(next)));
        Stream<List<DieShown>> asSeen = looks.stream().flatMap(look -> lying.asSeen(look).stream());
        return Stream.of(Stream.of(lying.shown()), asSeen, asTaken)
                .flatMap(each -> each)
                .flatMap(dice -> game.rolled(state, dice).toOptional().stream())
                .anyMatch(action -> game.write(action).equals(entry.text()));
    }

    private Optional<S> next(S state, A action) {
        return game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted
                ? Optional.of(accepted.next())
                : Optional.empty();
    }

    private String meaning() {
        S state = session.state();
        return game.awaited(state) instanceof Awaited.Roll roll && !roll.cards()
                ? LyingDice.of(table.at(nowMs), game.board(), roll, hands.lastThrow(), table.fallen())
                        .shown()
                        .toString()
                : robot.intention().orElse("nothing");
    }
}
