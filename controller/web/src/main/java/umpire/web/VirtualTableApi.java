package umpire.web;

import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;
import umpire.mqtt.json.RecordGson;
import umpire.referee.session.input.CommandAnswer;
import umpire.robot.RobotSwitch;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.vision.twin.BoardShelf;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.scene.Glare;
import umpire.vision.twin.scene.TableScene;
import umpire.web.payload.SceneParts;
import umpire.web.payload.ScenePayload;

/**
 * The virtual table, for its page: what it shows and what can be done there. Any thread may call it. The parts behind
 * it are thread-safe, and none of them is the referee.
 */
public final class VirtualTableApi {
    private static final long FORGOTTEN_MS = 4_000;
    private static final long ON_THE_FLOOR_MS = 4_000;

    private static final double GLARE_RADIUS_MM = 70;

    private final VirtualTable table;
    private final VirtualTableParts virtualTableParts;
    private final Optional<RobotSwitch> robot;
    private final LongSupplier clockMs;
    private final JsonPrimitive furniture;
    private final SceneWatch sceneWatch;
    private final TableRequestReader requests;
    private final DueDice dueDice;
    private final Map<Integer, Long> heldUntilMs = new ConcurrentHashMap<>();

    /** Makes a table where only people play. The clock is the table's monotonic clock. */
    public VirtualTableApi(VirtualTable table, VirtualTableParts virtualTableParts, LongSupplier clockMs) {
        this(table, virtualTableParts, Optional.empty(), clockMs);
    }

    /** Makes a table where a robot may play. */
    public VirtualTableApi(
            VirtualTable table,
            VirtualTableParts virtualTableParts,
            Optional<RobotSwitch> robot,
            LongSupplier clockMs) {
        this.table = table;
        this.virtualTableParts = virtualTableParts;
        this.robot = robot;
        this.clockMs = clockMs;
        this.sceneWatch = new SceneWatch(table);
        this.dueDice = new DueDice(table, virtualTableParts);
        this.requests = new TableRequestReader(virtualTableParts.players());
        this.furniture = new JsonPrimitive(
                Integer.toHexString(RecordGson.line(scene(Map.of())).hashCode()));
    }

    /** Returns everything that the page draws. */
    ScenePayload scene() {
        return scene(parts());
    }

    private ScenePayload scene(Map<String, JsonElement> parts) {
        return ScenePayload.of(virtualTableParts.rig(), virtualTableParts.board(), virtualTableParts.seats(), parts);
    }

    /** Returns the request of a page, or the mistake in its text. */
    Parsed<TableRequest> read(String text) {
        return requests.parse(text);
    }

    /** Returns the seat at each side, by the sides' names. */
    Map<String, String> seatBySide() {
        return virtualTableParts.seats();
    }

    Optional<byte[]> picture() {
        return virtualTableParts.picture().get();
    }

    /**
     * Returns the changing parts of the scene, each under its name. The part {@code furniture} identifies everything
     * else. When it changes, another game is shown, and the page reloads the scene.
     */
    Map<String, JsonElement> parts() {
        // A page cannot reach dice on the floor, so they are picked up.
        table.pickUp(ON_THE_FLOOR_MS, clockMs.getAsLong());
        Map<String, JsonElement> parts = new LinkedHashMap<>(sceneWatch.parts(clockMs.getAsLong()));
        parts.put("furniture", furniture);
        parts.put("boards", SceneParts.boards(virtualTableParts.shelf()));
        parts.put("thrown", RecordGson.tree(dueDice.thrown()));
        parts.put("doubtful", RecordGson.tree(dueDice.doubtful(clockMs.getAsLong())));
        parts.put("leds", SceneParts.strip(virtualTableParts.lights().get()));
        if (!virtualTableParts.rig().sensors().grids().isEmpty()) {
            parts.put("sensors", SceneParts.sensors(virtualTableParts.sensors()));
        }
        robot.ifPresent(plays -> parts.put("robot", RecordGson.tree(plays.orders())));
        return parts;
    }

    /**
     * Carries out an action. Returns the table's answer when the action needs one.
     *
     * @throws IllegalArgumentException if the thing does not exist; the message lists those that do
     */
    Optional<Future<CommandAnswer>> take(TableRequest.AtTable request) {
        return switch (request) {
            case TableRequest.Ask ask -> Optional.of(virtualTableParts.orders().apply(ask.command()));
            case TableRequest.ByHand hands -> {
                handle(hands);
                yield Optional.empty();
            }
            case TableRequest.ToRobot told -> {
                tell(robot.orElseThrow(() -> new IllegalArgumentException("no robot plays at this table")), told);
                yield Optional.empty();
            }
        };
    }

    private static void tell(RobotSwitch robot, TableRequest.ToRobot act) {
        switch (act) {
            case TableRequest.PauseRobot pause -> robot.pause(pause.paused());
            case TableRequest.StepRobot step -> robot.step();
            case TableRequest.RestRobot rest -> robot.rest(rest.restMs());
        }
    }

    private Seat seat(String name) {
        if (!virtualTableParts.players().contains(name)) {
            throw new IllegalArgumentException(
                    "there is no seat '" + name + "'; there are " + virtualTableParts.players());
        }
        return new Seat(name);
    }

    private void handle(TableRequest.ByHand act) {
        long nowMs = clockMs.getAsLong();
        switch (act) {
            case TableRequest.Lift lift -> {
                table.lift(lift.tag(), nowMs);
                heldUntilMs.put(lift.tag(), nowMs + FORGOTTEN_MS);
            }
            case TableRequest.Carry carry -> {
                table.carry(carry.tag(), carry.xMm(), carry.yMm(), nowMs);
                heldUntilMs.put(carry.tag(), nowMs + FORGOTTEN_MS);
            }
            case TableRequest.Drop drop -> {
                heldUntilMs.remove(drop.tag());
                table.drop(drop.tag(), nowMs);
            }
            case TableRequest.Turn turn -> table.turn(turn.tag(), turn.headingDeg(), nowMs);
            case TableRequest.Tap tap -> tap(tap, nowMs);
            case TableRequest.ThrowDie throwDie -> dueDice.roll(throwDie.die(), nowMs);
            case TableRequest.ThrowDue due -> dueDice.rollDue(nowMs);
            case TableRequest.TossDie toss ->
                table.toss(toss.die(), new Pose(toss.xMm(), toss.yMm(), 0), ThrowSeed.seed(), nowMs);
            case TableRequest.MoveDie moveDie -> table.place(moveDie.die(), moveDie.xMm(), moveDie.yMm(), nowMs);
            case TableRequest.TapDie tap ->
                table.tapDie(
                        tap.die(), tap.seat().map(this::seat).map(Seat::name).orElse(""), nowMs);
            case TableRequest.RollOver rollOver -> table.rollOver(rollOver.die(), rollOver.towardsDeg(), nowMs);
            case TableRequest.Cock cock -> table.cock(cock.die(), ThrowSeed.seed(), nowMs);
            case TableRequest.HoldHand hand -> table.hand(true, hand.xMm(), hand.yMm(), nowMs);
            case TableRequest.TakeHand gone -> table.hand(false, 0, 0, nowMs);
            case TableRequest.PressButton press -> press(press);
            case TableRequest.Arrange arrange ->
                table.arrange(virtualTableParts.due().get(), ThrowSeed.seed(), nowMs);
            case TableRequest.Lamp lamp -> light(lamp, nowMs);
            case TableRequest.Reflect reflect -> reflect(reflect, nowMs);
            case TableRequest.Knock knock ->
                table.nudgeCamera(new CameraBump(knock.xMm(), knock.yMm(), 0, 0, 0, knock.rollDeg()), nowMs);
            case TableRequest.CoverCorner cover -> table.coverCorner(cover.corner(), cover.covered(), nowMs);
            case TableRequest.BreakSensor sensor ->
                sensors().breakBelow(sensor, virtualTableParts.board(), table.at(nowMs));
            case TableRequest.UnplugSensors plug -> virtualTableParts.sensors().unplug(plug.unplugged());
            case TableRequest.SetFocus setFocus -> focus(setFocus, nowMs);
            case TableRequest.LayBoard layBoard -> lay(layBoard, nowMs);
        }
    }

    private SensorBreaker sensors() {
        return new SensorBreaker(virtualTableParts.rig().sensors(), virtualTableParts.sensors());
    }

    private void tap(TableRequest.Tap tap, long nowMs) {
        String seat = tap.seat()
                .map(name -> seat(name).name())
                .orElseGet(() -> table.at(nowMs).standing(tap.tag()).piece().seat());
        table.touch(tap.tag(), seat, nowMs);
    }

    private void press(TableRequest.PressButton press) {
        if (!virtualTableParts.buttons().press(press.side(), press.button(), press.heldMs())) {
            throw new IllegalArgumentException("there is no " + press.side() + " " + press.button()
                    + " button; there are "
                    + virtualTableParts.rig().buttons().buttons().stream()
                            .map(button -> button.side() + " " + button.press())
                            .toList());
        }
    }

    private void light(TableRequest.Lamp lamp, long nowMs) {
        TableScene scene = table.at(nowMs);
        table.light(scene.light().at(lamp.level()).of(lamp.kelvin()).shadowing(lamp.shadow()), nowMs);
    }

    private void reflect(TableRequest.Reflect reflect, long nowMs) {
        TableScene scene = table.at(nowMs);
        table.light(
                reflect.strength() == 0
                        ? scene.light().glaring()
                        : scene.light()
                                .glaring(new Glare(reflect.xMm(), reflect.yMm(), GLARE_RADIUS_MM, reflect.strength())),
                nowMs);
    }

    private void focus(TableRequest.SetFocus setFocus, long nowMs) {
        ShotSettings shotSettings = table.at(nowMs).shotSettings();
        table.shot(new ShotSettings(setFocus.defocusPx(), shotSettings.noiseSigma(), shotSettings.exposureMs()), nowMs);
    }

    private void lay(TableRequest.LayBoard layBoard, long nowMs) {
        BoardShelf shelf = virtualTableParts.shelf();
        if (layBoard.laid() && layBoard.game().isPresent()) {
            shelf.lay(layBoard.game().get(), table, nowMs);
            return;
        }
        shelf.clear();
        if (layBoard.laid()) {
            table.layBoard(new Pose(0, 0, 0), nowMs);
        } else {
            table.takeBoard(nowMs);
        }
    }

    /** Puts down the pieces that a page held before it was closed or lost its network. */
    void putDownForgotten() {
        long nowMs = clockMs.getAsLong();
        heldUntilMs.forEach((tag, untilMs) -> {
            if (nowMs > untilMs && heldUntilMs.remove(tag, untilMs)) {
                table.drop(tag, nowMs);
            }
        });
    }
}
