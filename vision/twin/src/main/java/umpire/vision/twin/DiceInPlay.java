package umpire.vision.twin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import umpire.hardware.Table;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.dice.BodiesApart;
import umpire.vision.twin.dice.RolledOver;
import umpire.vision.twin.dice.RoomForDice;
import umpire.vision.twin.dice.RoughThrow;
import umpire.vision.twin.dice.Tumble;
import umpire.vision.twin.hands.Motion;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** The dice on and off a table. Each action returns the scene after everything has come to rest. */
final class DiceInPlay {
    /** The overlap in millimetres that is allowed between dice that a hand lays against each other. */
    private static final double TOUCHING_MM = 1;

    /** The arm that lays dice reaches in over the near edge. */
    private static final double ARM_DEG = 270;

    private static final int FARTHEST_MM = 200;
    private static final int STEP_MM = 4;
    private static final int STEP_DEG = 15;

    private final Table table;
    private final Board board;
    private final Motion motion;
    private final Map<String, TwinDie> fallen = new TreeMap<>();
    private final Map<String, Long> fellMs = new TreeMap<>();

    DiceInPlay(Table table, Board board, Motion motion) {
        this.table = table;
        this.board = board;
        this.motion = motion;
    }

    /** Returns the dice that are not on the table, by their ids. */
    List<TwinDie> fallen() {
        return List.copyOf(fallen.values());
    }

    TableScene rolled(TableScene rest, String dieId, Optional<Integer> face, long seed, long nowMs) {
        TwinDie die = taken(rest, dieId);
        SplittableRandom random = new SplittableRandom(seed);
        Pose there = room(rest).forDie(die, random);
        return tumbled(rest, die.lying(there, face.orElseGet(() -> die.anyFace(seed))), random, nowMs);
    }

    TableScene rolled(TableScene rest, String dieId, Area tray, long seed, long nowMs) {
        TwinDie die = taken(rest, dieId);
        SplittableRandom random = new SplittableRandom(seed);
        List<TwinDie> lying = room(rest).thrownInto(tray, die.lying(die.pose(), die.anyFace(seed)), random);
        TableScene after = tumbled(rest, lying.getFirst(), random, nowMs);
        for (TwinDie pushed : lying.subList(1, lying.size())) {
            after = after.with(pushed);
        }
        return after;
    }

    /** Throws a die towards a place where others may lie. */
    TableScene tossed(TableScene rest, String dieId, Pose towards, long seed, long nowMs) {
        TwinDie die = taken(rest, dieId);
        SplittableRandom random = new SplittableRandom(seed);
        RoughThrow.Landing landing = new RoughThrow(table, board, rest).landing(die, towards, random);
        TableScene after = rest.withDice(rest.dice().stream()
                .filter(other -> !landing.lost().contains(other.id()))
                .toList());
        for (String lost : landing.lost()) {
            motion.stopDie(lost);
            fallen.put(lost, taken(rest, lost));
            fellMs.put(lost, nowMs);
        }
        for (TwinDie lying : landing.lying()) {
            after = tumbled(after, lying, random, nowMs);
        }
        return after;
    }

    /** Puts dice from the floor beside the sheet, once they have lain there for this time. */
    TableScene pickedUp(TableScene rest, long lyingMs, long nowMs) {
        TableScene after = rest;
        for (TwinDie die : List.copyOf(fallen.values())) {
            if (nowMs - fellMs.getOrDefault(die.id(), nowMs) >= lyingMs) {
                fallen.remove(die.id());
                after = after.with(room(after).beside(die));
            }
        }
        return after;
    }

    private TableScene tumbled(TableScene rest, TwinDie lying, SplittableRandom random, long nowMs) {
        TwinDie now = taken(motion.over(rest, nowMs), lying.id());
        motion.stopDie(lying.id());
        motion.add(Tumble.thrown(now, lying, random, nowMs));
        fallen.remove(lying.id());
        return rest.with(lying);
    }

    /** Moves a die by hand, flat and with the same face on top. If another die lies there, the moved die is laid against it. */
    TableScene placed(TableScene rest, String dieId, Pose there, long nowMs) {
        TwinDie die = taken(motion.over(rest, nowMs), dieId);
        return byHand(laid(rest, dieId, beside(rest, die, there), die.face(), nowMs), dieId, nowMs);
    }

    /** Shows the hand that lays a die down, as a camera sees it. */
    private TableScene byHand(TableScene laid, String dieId, long nowMs) {
        motion.layDown(laid.lying(dieId), ARM_DEG, nowMs);
        return laid;
    }

    /** Returns the nearest place where a die does not lie on another. */
    private static Pose beside(TableScene rest, TwinDie die, Pose wanted) {
        for (int farMm = 0; farMm < FARTHEST_MM; farMm += STEP_MM) {
            for (int turnDeg = 0; turnDeg < 360; turnDeg += STEP_DEG) {
                double turn = Math.toRadians(turnDeg);
                Pose there = new Pose(
                        wanted.xMm() + farMm * Math.cos(turn),
                        wanted.yMm() + farMm * Math.sin(turn),
                        wanted.headingDeg());
                if (isClear(rest, die, there)) {
                    return there;
                }
            }
        }
        return wanted;
    }

    private static boolean isClear(TableScene rest, TwinDie die, Pose there) {
        return rest.dice().stream()
                .filter(other -> !other.id().equals(die.id()))
                .allMatch(other -> BodiesApart.deepMm(die.lying(there, die.face()), other) <= 0);
    }

    /** Rolls a die over an edge. A smaller body in its way is pushed aside. If the body is larger, the die itself moves aside. */
    TableScene rolledOver(TableScene rest, String dieId, double towardsDeg, long nowMs) {
        TwinDie over = RolledOver.of(rest.lying(dieId), towardsDeg);
        TableScene after = laid(rest, dieId, over.pose(), over.face(), nowMs);
        for (TwinDie other : rest.dice()) {
            TwinDie die = after.lying(dieId);
            boolean met =
                    !other.id().equals(dieId) && other.tiltDeg() == 0 && BodiesApart.deepMm(die, other) > TOUCHING_MM;
            if (met) {
                TwinDie yields = other.edgeMm() > die.edgeMm() ? die : other;
                after = laid(after, yields.id(), beside(after, yields, yields.pose()), yields.face(), nowMs);
            }
        }
        return byHand(after, dieId, nowMs);
    }

    /** Lays a die by hand in a given pose. */
    TableScene laid(TableScene rest, String dieId, Pose there, int face, long nowMs) {
        TwinDie die = taken(motion.over(rest, nowMs), dieId);
        motion.stopDie(dieId);
        fallen.remove(dieId);
        return rest.with(die.lying(there, face));
    }

    TableScene cocked(TableScene rest, String dieId, long seed, long nowMs) {
        TwinDie die = taken(motion.over(rest, nowMs), dieId);
        motion.stopDie(dieId);
        fallen.remove(dieId);
        return rest.with(room(rest).leaning(die.lying(die.pose(), die.face()), new SplittableRandom(seed)));
    }

    private TwinDie taken(TableScene scene, String dieId) {
        return Optional.ofNullable(fallen.get(dieId)).orElseGet(() -> scene.lying(dieId));
    }

    /** Moves dice that overlap other bodies to free places. */
    TableScene apart(TableScene laid) {
        TableScene scene = laid.withDice(List.of());
        for (TwinDie die : laid.dice()) {
            scene = scene.with(room(scene).apart(die));
        }
        return scene;
    }

    private RoomForDice room(TableScene scene) {
        return new RoomForDice(table, board, scene);
    }
}
