package umpire.vision.twin.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import umpire.hardware.Table;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.FreeSpace;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * Throws a die where others lie. It scatters, and it may push or tip over other dice, lean on one, or fall off the table. Pushed dice may
 * do the same.
 */
public final class RoughThrow {
    private static final int TRIES = 60;
    private static final int ROUNDS = 8;

    /** The largest deviation of a throw to each side. */
    private static final double SPREAD_MM = 130;

    /** The gap between two dice after a collision. */
    private static final double APART_MM = 3;

    private static final double LEANS_NEARER_MM = 0.5;
    private static final double KNOCK_MM = 30;
    private static final int LOST_IN = 14;
    private static final int LEANS_IN = 4;
    private static final int TIPS_IN = 4;

    private final Table table;
    private final Board board;
    private final TableScene scene;
    private final FreeSpace freeSpace;

    public RoughThrow(Table table, Board board, TableScene scene) {
        this.table = table;
        this.board = board;
        this.scene = scene;
        this.freeSpace = new FreeSpace(table, board, scene);
    }

    /**
     * The result of a throw.
     *
     * @param lying the thrown and the pushed dice that are still on the table, as they lie
     * @param lost the ids of the dice that fell off the table
     */
    public record Landing(List<TwinDie> lying, List<String> lost) {
        public Landing {
            lying = List.copyOf(lying);
            lost = List.copyOf(lost);
        }
    }

    public Landing landing(TwinDie die, Pose towards, SplittableRandom random) {
        if (random.nextInt(LOST_IN) == 0) {
            return new Landing(List.of(), List.of(die.id()));
        }
        for (int i = 0; i < TRIES; i++) {
            Pose there = new Pose(
                    towards.xMm() + (random.nextDouble() * 2 - 1) * SPREAD_MM,
                    towards.yMm() + (random.nextDouble() * 2 - 1) * SPREAD_MM,
                    random.nextDouble() * 360);
            Landing landing = sorted(collided(die.lying(there, die.anyFace(random.nextLong())), random));
            if (landing.lying().stream().allMatch(this::clear) && noneInside(landing)) {
                return landing;
            }
        }
        Pose beside = new RoomForDice(table, board, scene).forDie(die, random);
        return new Landing(List.of(die.lying(beside, die.anyFace(random.nextLong()))), List.of());
    }

    private Landing sorted(Map<String, TwinDie> moved) {
        List<TwinDie> lying = new ArrayList<>();
        List<String> lost = new ArrayList<>();
        moved.forEach((id, die) -> {
            if (onTable(die)) {
                lying.add(die);
            } else {
                lost.add(id);
            }
        });
        return new Landing(lying, lost);
    }

    /** Returns the thrown die and all dice that moved because of it; a die that was pushed may push another. */
    private Map<String, TwinDie> collided(TwinDie thrown, SplittableRandom random) {
        Map<String, TwinDie> moved = new LinkedHashMap<>();
        moved.put(thrown.id(), thrown);
        for (int round = 0; round < ROUNDS; round++) {
            for (TwinDie mover : List.copyOf(moved.values())) {
                for (TwinDie other : scene.dice()) {
                    TwinDie met = moved.getOrDefault(other.id(), other);
                    if (!met.id().equals(mover.id()) && !met.id().equals(thrown.id()) && meets(mover, met)) {
                        boolean leans = mover.id().equals(thrown.id()) && random.nextInt(LEANS_IN) == 0;
                        if (leans && moved.size() == 1) {
                            return Map.of(thrown.id(), leaningOn(met, mover, random));
                        }
                        moved.put(met.id(), pushed(met, mover, random));
                    }
                }
            }
        }
        return moved;
    }

    /** Returns whether two dice collide as solids. Their footprints may overlap: a die may lie below an overhang. */
    private static boolean meets(TwinDie one, TwinDie other) {
        return BodiesApart.deepMm(one, other) > -APART_MM;
    }

    private boolean noneInside(Landing landing) {
        Map<String, TwinDie> all = new LinkedHashMap<>();
        scene.dice().forEach(die -> all.put(die.id(), die));
        landing.lost().forEach(all::remove);
        landing.lying().forEach(die -> all.put(die.id(), die));
        return landing.lying().stream()
                .allMatch(die -> all.values().stream()
                        .allMatch(other -> other.id().equals(die.id()) || BodiesApart.deepMm(die, other) <= 0));
    }

    private static TwinDie pushed(TwinDie die, TwinDie by, SplittableRandom random) {
        double wayMm = by.reachMm() + die.reachMm() + APART_MM + 1 + random.nextDouble() * KNOCK_MM;
        int face = random.nextInt(TIPS_IN) == 0 ? die.anyFace(random.nextLong()) : die.face();
        double turned = die.pose().headingDeg() + random.nextInt(-40, 40);
        return die.lying(beside(by, directionDeg(by, die), wayMm, turned), face);
    }

    /** Returns a die that leans on another. Its foot stands apart from the other, as near as it can without overlap. */
    private static TwinDie leaningOn(TwinDie other, TwinDie die, SplittableRandom random) {
        double towards = directionDeg(die, other);
        double tiltDeg = 26 + random.nextInt(12);
        double wayMm = other.reachMm() + die.reachMm() * 0.8;
        TwinDie leaning;
        do {
            Pose there = beside(other, towards + 180, wayMm, towards + 180);
            leaning = die.lying(there, die.face()).leaning(tiltDeg, towards);
            wayMm += LEANS_NEARER_MM;
        } while (BodiesApart.deepMm(leaning, other) > 0);
        return leaning;
    }

    private static double directionDeg(TwinDie from, TwinDie to) {
        return Math.toDegrees(Math.atan2(
                to.pose().yMm() - from.pose().yMm(),
                to.pose().xMm() - from.pose().xMm()));
    }

    private static Pose beside(TwinDie die, double directionDeg, double wayMm, double headingDeg) {
        return new Pose(
                die.pose().xMm() + wayMm * Math.cos(Math.toRadians(directionDeg)),
                die.pose().yMm() + wayMm * Math.sin(Math.toRadians(directionDeg)),
                headingDeg);
    }

    private boolean onTable(TwinDie die) {
        return Math.abs(die.pose().xMm()) < table.widthMm() / 2 - die.reachMm()
                && Math.abs(die.pose().yMm()) < table.heightMm() / 2 - die.reachMm();
    }

    /** Returns whether a die lies clear of all pieces, and of the tags of the table and the board. */
    private boolean clear(TwinDie die) {
        boolean clearOfPieces = scene.pieces().stream()
                .allMatch(piece -> FreeSpace.gapMm(piece, die.pose()) > die.reachMm() + APART_MM);
        return clearOfPieces && freeSpace.clearOfTags(die.pose(), die.reachMm() + APART_MM);
    }
}
