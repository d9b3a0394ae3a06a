package umpire.table.hands;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.referee.settling.Settling;
import umpire.referee.settling.SettlingThresholds;
import umpire.referee.settling.TouchedPiece;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.RandomAction;
import umpire.vision.frame.Frame;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** Hands over the rendered pieces of a game. Measures which pieces are reported as touched, and how much the others seem to move. */
final class TouchTrial implements AutoCloseable {
    private static final long FRAME_MS = 66;
    private static final int PASSING_LOOKS = 5;
    private static final int QUIET_LOOKS = 8;
    private static final long MOST_LOOKS = 60;
    private static final double CLEAR_MM = 15;

    private final Game<?, ?> game;
    private final VirtualTable table;
    private final TwinCamera camera;
    private final VisionPipeline eye;
    private final SplittableRandom random;
    private Settling settling = Settling.begin(SettlingThresholds.DEFAULT);
    private Map<Integer, Pose> lay = Map.of();
    private long nowMs;
    private long frames;
    private final List<Double> waveredMm = new ArrayList<>();
    private final List<Double> waveredDeg = new ArrayList<>();
    private final List<String> falseTouches = new ArrayList<>();
    private final List<String> missed = new ArrayList<>();
    private int touches;
    private int noticed;

    TouchTrial(Game<?, ?> game, int widthPx, long seed) {
        this.game = game;
        this.random = new SplittableRandom(seed);
        Rig rig = Rig.standard().through(Camera.reference().scaledTo(widthPx, widthPx * 3 / 4));
        this.table = new VirtualTable(rig.table(), game.board(), game.pieces(), List.of());
        this.camera = TwinCamera.of(rig, game, seed);
        this.eye = KnownSheets.eye(rig, game);
        arrange(game);
        rest();
    }

    private <S, A> void arrange(Game<S, A> played) {
        S state = played.opening();
        for (int i = 0; i < 40 && !(played.awaited(state) instanceof Awaited.Nothing); i++) {
            state = GamePlay.after(played, state, RandomAction.of(played, state, random::nextInt));
        }
        table.arrange(played.show(state), random.nextLong(), nowMs);
    }

    long looks() {
        return frames;
    }

    List<String> falseTouches() {
        return falseTouches;
    }

    List<String> missed() {
        return missed;
    }

    int touches() {
        return touches;
    }

    /** A hand passes over the table, sometimes with a change of light, or moves a piece to a free place. */
    void passOrMove() {
        List<StandingPiece> standing = onPlaces();
        if (random.nextInt(4) == 0) {
            table.light(
                    Light.EVEN
                            .at(0.6 + 0.6 * random.nextDouble())
                            .uneven(0.3 * random.nextDouble(), 360 * random.nextDouble())
                            .shadowing(0.2 + 0.4 * random.nextDouble()),
                    nowMs);
        }
        if (random.nextInt(4) == 0 && standing.size() > 8) {
            StandingPiece one = standing.get(random.nextInt(standing.size()));
            free().ifPresent(there -> table.move(one.tag(), there, nowMs));
        } else {
            double x = -250 + 500 * random.nextDouble();
            double y = -200 + 400 * random.nextDouble();
            for (int i = 0; i < PASSING_LOOKS; i++) {
                x += -60 + 120 * random.nextDouble();
                y += -60 + 120 * random.nextDouble();
                table.hand(true, x, y, nowMs);
                look();
            }
            table.hand(false, 0, 0, nowMs);
        }
        rest();
    }

    /** A hand touches a piece as people do. */
    void touch() {
        List<StandingPiece> standing = onPlaces();
        StandingPiece one = standing.get(random.nextInt(standing.size()));
        table.touch(one.tag(), one.piece().seat(), nowMs);
        rest();
    }

    private List<StandingPiece> onPlaces() {
        TableScene scene = table.at(nowMs);
        return scene.pieces().stream()
                .filter(piece -> !piece.faceDown() && place(scene, piece.pose()).isPresent())
                .filter(piece -> settling.lastSettled().isEmpty() || seen(scene, piece))
                .sorted(Comparator.comparingInt(StandingPiece::tag))
                .toList();
    }

    private Optional<Pose> free() {
        TableScene scene = table.at(nowMs);
        List<Pose> free = game.board().areas().stream()
                .map(area -> scene.tablePose(
                        new Pose(area.centre().xMm(), area.centre().yMm(), 90)))
                .filter(there -> scene.pieces().stream()
                        .allMatch(piece -> piece.pose().distanceMm(there) > piece.lengthMm() + CLEAR_MM))
                .toList();
        return free.isEmpty() ? Optional.empty() : Optional.of(free.get(random.nextInt(free.size())));
    }

    private boolean seen(TableScene scene, StandingPiece piece) {
        return settling.lastSettled()
                .map(look -> look.places()
                        .getOrDefault(place(scene, piece.pose()).orElseThrow(), List.of())
                        .contains(piece.token()))
                .orElse(false);
    }

    private Optional<Place> place(TableScene scene, Pose pose) {
        Pose onBoard = scene.boardPose(pose);
        return game.board().placeAt(new Point(onBoard.xMm(), onBoard.yMm()));
    }

    private void rest() {
        TableScene before = lastRest;
        long from = frames;
        int quiet = 0;
        while (quiet < QUIET_LOOKS && frames - from < MOST_LOOKS) {
            boolean moving = table.moving(nowMs);
            look();
            quiet = moving ? 0 : quiet + 1;
        }
        judge(before, table.at(nowMs));
        lastRest = table.at(nowMs);
        settling = settling.touchesForgotten();
        nowMs += 2_000;
    }

    private TableScene lastRest = TableScene.empty();
    private Map<Integer, SeenToken> seen = Map.of();

    private void look() {
        try (Frame frame = camera.render(table.at(nowMs), frames++, nowMs)) {
            table.seen(nowMs);
            Observation observation = eye.look(frame).observation();
            settling = settling.look(observation, nowMs);
            seen = poses(observation);
        }
        nowMs += FRAME_MS;
    }

    private static Map<Integer, SeenToken> poses(Observation observation) {
        Map<Integer, SeenToken> poses = new TreeMap<>();
        for (Sighting sighting : observation.sightings()) {
            if (sighting instanceof Sighting.Holds holds) {
                holds.tokens().forEach(piece -> poses.put(piece.tag(), piece));
            }
        }
        return poses;
    }

    private void judge(TableScene before, TableScene after) {
        Map<Integer, Pose> now = new TreeMap<>();
        seen.forEach((tag, piece) -> now.put(tag, piece.flat()));
        List<Integer> touched = settling.touchedPieces().stream()
                .map(TouchedPiece::tags)
                .flatMap(tags -> tags.stream())
                .toList();
        for (StandingPiece piece : after.pieces()) {
            int tag = piece.face().tag();
            Optional<StandingPiece> stood = before.piece(piece.tag());
            if (stood.isEmpty() || !lay.containsKey(tag) || !now.containsKey(tag)) {
                continue;
            }
            double offMm = stood.get().pose().distanceMm(piece.pose());
            double turnDeg = stood.get().pose().turnDeg(piece.pose());
            boolean moved = offMm > 0 || turnDeg > 0;
            if (!moved) {
                waveredMm.add(lay.get(tag).distanceMm(now.get(tag)));
                waveredDeg.add(lay.get(tag).turnDeg(now.get(tag)));
                if (touched.contains(tag)) {
                    falseTouches.add(String.format(
                            Locale.ROOT,
                            "%s at look %d %.2f mm %.2f°",
                            piece.token(),
                            frames,
                            waveredMm.getLast(),
                            waveredDeg.getLast()));
                }
            } else if (place(after, piece.pose()).isPresent()
                    && place(after, piece.pose())
                            .equals(place(before, stood.get().pose()))) {
                touches++;
                noticed += touched.contains(tag) ? 1 : 0;
                if (!touched.contains(tag)) {
                    miss(piece, offMm, turnDeg, lay.get(tag), now.get(tag));
                }
            }
        }
        lay = now;
    }

    private void miss(StandingPiece piece, double offMm, double turnDeg, Pose before, Pose after) {
        missed.add(String.format(
                Locale.ROOT,
                "%s %.2f mm %.2f°, seen to be %.2f mm %.2f°",
                piece.token(),
                offMm,
                turnDeg,
                before.distanceMm(after),
                before.turnDeg(after)));
    }

    /** Returns the measurements in one line. */
    String figures() {
        return String.format(
                Locale.ROOT,
                "%s: %d looks; %d poses at rest waver by %.3f mm (99 in 100: %.3f) and %.2f° (%.2f) at most; %d of %d touches noticed, missed %s; false: %s",
                game.id().name(),
                frames,
                waveredMm.size(),
                most(waveredMm, 1),
                most(waveredMm, 0.99),
                most(waveredDeg, 1),
                most(waveredDeg, 0.99),
                noticed,
                touches,
                missed,
                falseTouches);
    }

    private static double most(List<Double> values, double share) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get((int) Math.min(sorted.size() - 1.0, share * sorted.size()));
    }

    @Override
    public void close() {
        camera.close();
        eye.close();
    }
}
