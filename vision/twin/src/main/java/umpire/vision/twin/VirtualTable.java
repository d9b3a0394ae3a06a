package umpire.vision.twin;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import umpire.hardware.Table;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.hands.Arrangement;
import umpire.vision.twin.hands.Gesture;
import umpire.vision.twin.hands.HeldPiece;
import umpire.vision.twin.hands.Motion;
import umpire.vision.twin.hands.PutBack;
import umpire.vision.twin.hands.PutDown;
import umpire.vision.twin.hands.SeatArms;
import umpire.vision.twin.hands.Uncovering;
import umpire.vision.twin.scene.FreeSpace;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * The scene people play on, and what moves in it over time. Thread-safe; time is an argument that may not run backwards.
 * Pieces and dice that are not on the table are refused with an {@link IllegalArgumentException} that says which are.
 */
public final class VirtualTable {
    private final Table table;
    private final Board board;
    private final List<Piece> box;
    private final Motion motion = new Motion();
    private final DiceInPlay diceInPlay;
    private final PutDown putDown;
    private final SeatArms arms;
    private final ChangeCount changes = new ChangeCount();
    private SplittableRandom shuffling;
    /** Everything where it is or will be; held pieces where they were taken. */
    private TableScene rest;

    /**
     * Sets the table: every piece aside in tidy rows, the board at the centre.
     *
     * @param table its size
     * @param board the sheet
     * @param box every piece of the game
     * @param dice where they lie at first; those in the way of something are moved where there is room
     */
    public VirtualTable(Table table, Board board, List<Piece> box, List<TwinDie> dice) {
        this(table, board, box, dice, 0);
    }

    /** The same; the seed is of the order in which cards lie in their decks. */
    public VirtualTable(Table table, Board board, List<Piece> box, List<TwinDie> dice, long deckSeed) {
        this.table = table;
        this.board = board;
        this.box = List.copyOf(box);
        this.diceInPlay = new DiceInPlay(table, board, motion);
        this.putDown = new PutDown(table, board, this.box, motion::holds);
        this.arms = new SeatArms(this.box);
        this.shuffling = new SplittableRandom(deckSeed);
        TableScene laid =
                new Arrangement(TableScene.empty().withDice(dice), board, box, 0, deckSeed).showing(Placement.EMPTY);
        this.rest = diceInPlay.apart(laid);
    }

    /** Returns everything as it is at that moment. */
    public synchronized TableScene at(long nowMs) {
        return motion.over(rest, nowMs);
    }

    /** Takes note that somebody looks at a picture of that moment: a touch is held until it was seen. */
    public synchronized void seen(long atMs) {
        motion.seen(atMs);
    }

    /** Returns whether something moves, or somebody holds a hand or a piece over the table, at that moment. */
    public synchronized boolean moving(long nowMs) {
        return motion.moving(nowMs);
    }

    /** Returns a number that grows with everything that is done to the table. */
    public long changes() {
        return changes.count();
    }

    /** Waits until the number of changes is another than that, or until the time is up. */
    void awaitChange(long from, long atMostMs) throws InterruptedException {
        changes.awaitOther(from, atMostMs);
    }

    /** Replaces the whole scene at once; all movement ends. */
    public synchronized void become(TableScene scene) {
        motion.end();
        change(scene);
    }

    private void change(TableScene scene) {
        rest = scene;
        changes.grow();
    }

    /** Puts the pieces at once so that they show a picture; see {@link Arrangement#showing}. */
    public synchronized void arrange(Placement picture, long seed, long nowMs) {
        motion.forget(nowMs);
        motion.endOfPieces();
        shuffling = new SplittableRandom(seed ^ nowMs);
        change(new Arrangement(rest, board, box, seed, shuffling.nextLong()).showing(picture));
    }

    /** Takes a piece into a hand and off the table. What stood on it sinks down. */
    public synchronized void lift(int tag, long nowMs) {
        if (!motion.holds(tag)) {
            StandingPiece now = at(nowMs).standing(tag);
            motion.hold(tag, HeldPiece.taken(now, nowMs, arms.of(now)));
            change(rest.with(now));
            rest = putDown.sunk(rest, tag);
        }
    }

    /** Moves a lifted piece; lifts it first if it stands. A place beside the table is moved to its edge. */
    public synchronized void carry(int tag, double xMm, double yMm, long nowMs) {
        lift(tag, nowMs);
        Pose there = new FreeSpace(table, board, rest)
                .onTable(xMm, yMm, motion.held(tag).pose().headingDeg());
        motion.hold(tag, motion.held(tag).movedTo(there, nowMs));
        changes.grow();
    }

    /** Puts a lifted piece down where it is; the hand draws back. A piece that stands is left alone. */
    public synchronized void drop(int tag, long nowMs) {
        rest.standing(tag);
        if (motion.holds(tag)) {
            StandingPiece inHand = motion.held(tag).pieceAt(nowMs);
            motion.stopPiece(tag);
            StandingPiece down = putDown(inHand, inHand.pose());
            motion.add(Gesture.drop(inHand, down.pose(), down.liftMm(), nowMs, arms.of(inHand)));
            change(rest.with(down));
        }
    }

    /** Turns a piece, in the air or where it stands. */
    public synchronized void turn(int tag, double headingDeg, long nowMs) {
        StandingPiece piece = rest.standing(tag);
        Pose turned = new Pose(piece.pose().xMm(), piece.pose().yMm(), headingDeg);
        if (motion.holds(tag)) {
            motion.hold(tag, motion.held(tag).turnedTo(headingDeg, nowMs));
        }
        motion.stopGesture(tag);
        change(rest.with(piece.at(turned, piece.liftMm())));
    }

    /** A hand reaches in, lifts a piece, puts it back and leaves: a touch. One that is busy with another piece goes on from there. */
    public synchronized void tap(int tag, long nowMs) {
        tap(tag, rest.standing(tag).piece().seat(), nowMs);
    }

    /** The same, by the hand of whoever sits at a seat: it reaches across the table for a piece of the other side. */
    public synchronized void tap(int tag, String bySeat, long nowMs) {
        motion.tap(rest.standing(tag), arms.of(bySeat), nowMs);
        changes.grow();
    }

    /** The hand of whoever sits at a seat lifts a piece straight up and puts it back nearly as it stood, as people touch; see {@link PutBack}. */
    public synchronized void touch(int tag, String bySeat, long nowMs) {
        StandingPiece piece = rest.standing(tag);
        change(rest.with(motion.touch(piece, new PutBack(board, rest).of(piece, nowMs), arms.of(bySeat), nowMs)));
    }

    /** A hand reaches in and carries a piece elsewhere. Takes about a second. Another one holds up meanwhile what stands on it. */
    public synchronized void move(int tag, Pose to, long nowMs) {
        StandingPiece piece = rest.standing(tag);
        motion.stopPiece(tag);
        TableScene covered = rest;
        // What stood on it stands lower before it comes down, which may be beside it.
        rest = putDown.sunk(rest, tag);
        Pose there = new FreeSpace(table, board, rest).onTable(to.xMm(), to.yMm(), to.headingDeg());
        StandingPiece down = putDown(piece, there);
        Gesture taking = Gesture.move(piece, down.pose(), down.liftMm(), nowMs, arms.of(piece));
        change(rest.with(down));
        rest = putDown.sunk(rest, tag);
        Uncovering.gestures(covered, rest, taking).forEach(motion::add);
    }

    /** A hand lifts a die and puts it back as it lay: a touch, as of a piece. */
    public synchronized void tapDie(String dieId, String bySeat, long nowMs) {
        motion.touch(rest.lying(dieId), arms.of(bySeat), nowMs);
        changes.grow();
    }

    /** Throws a die; the seed says how it tumbles, where it settles half a second later and with which face. */
    public synchronized void roll(String dieId, long seed, long nowMs) {
        change(diceInPlay.rolled(rest, dieId, Optional.empty(), seed, nowMs));
    }

    /** Throws a die into a tray of the board. */
    public synchronized void roll(String dieId, Area tray, long seed, long nowMs) {
        change(diceInPlay.rolled(rest, dieId, tray, seed, nowMs));
    }

    /** Throws a die that will show the face; the seed says the rest. */
    public synchronized void roll(String dieId, int face, long seed, long nowMs) {
        change(diceInPlay.rolled(rest, dieId, Optional.of(face), seed, nowMs));
    }

    /** Throws a die towards a spot where others may lie: it may push them, come to lean on one, or go over the table's edge. */
    public synchronized void toss(String dieId, Pose towards, long seed, long nowMs) {
        change(diceInPlay.tossed(rest, dieId, towards, seed, nowMs));
    }

    /** Returns the dice that fell off the table; whoever throws one picks it up first. */
    public synchronized List<TwinDie> fallen() {
        return diceInPlay.fallen();
    }

    /** Picks up the dice that have lain on the floor for so long, and puts them beside the sheet. */
    public synchronized void pickUp(long lyingMs, long nowMs) {
        TableScene after = diceInPlay.pickedUp(rest, lyingMs, nowMs);
        if (!after.equals(rest)) {
            change(after);
        }
    }

    /** Moves a die by hand, flat and with the same face on top. */
    public synchronized void place(String dieId, double xMm, double yMm, long nowMs) {
        double headingDeg =
                at(nowMs).die(dieId).map(die -> die.pose().headingDeg()).orElse(0.0);
        change(diceInPlay.placed(rest, dieId, new FreeSpace(table, board, rest).onTable(xMm, yMm, headingDeg), nowMs));
    }

    /** Lays a die by hand, flat, just there and so turned, with the face of that number on top. */
    public synchronized void lay(String dieId, Pose pose, int face, long nowMs) {
        change(diceInPlay.laid(rest, dieId, pose, face, nowMs));
    }

    /** Rolls a die over the edge on which it lies that is nearest in some direction; of dice that have no room for that the smaller gives way. */
    public synchronized void rollOver(String dieId, double towardsDeg, long nowMs) {
        change(diceInPlay.rolledOver(rest, dieId, towardsDeg, nowMs));
    }

    /** Leaves a die leaning: against a piece beside which there is room, or else on the board's edge. */
    public synchronized void cock(String dieId, long seed, long nowMs) {
        change(diceInPlay.cocked(rest, dieId, seed, nowMs));
    }

    /** Holds an open hand over the table, or takes it away. */
    public synchronized void hand(boolean present, double xMm, double yMm, long nowMs) {
        if (present) {
            motion.reach(xMm, yMm, nowMs);
        } else {
            motion.withdraw(nowMs);
        }
        changes.grow();
    }

    /** Knocks the camera. */
    public synchronized void nudgeCamera(CameraBump cameraBump, long nowMs) {
        surround(rest.withBump(cameraBump), nowMs);
    }

    /** Puts a cup on a corner tag, by its name such as {@code far-left}, or takes it off again. */
    public synchronized void coverCorner(String corner, boolean covered, long nowMs) {
        surround(new CornerCups(table).after(rest, corner, covered), nowMs);
    }

    /** Changes the light. */
    public synchronized void light(Light light, long nowMs) {
        surround(rest.withLight(light), nowMs);
    }

    /** Changes how pictures are taken. */
    public synchronized void shot(ShotSettings shotSettings, long nowMs) {
        surround(rest.withShot(shotSettings), nowMs);
    }

    /** Lays the board sheet somewhere; what stands on it stays where it is on the table. */
    public synchronized void layBoard(Pose pose, long nowMs) {
        surround(rest.withBoardAt(pose), nowMs);
    }

    /** Takes the board sheet away. */
    public synchronized void takeBoard(long nowMs) {
        surround(rest.withoutBoard(), nowMs);
    }

    private void surround(TableScene scene, long nowMs) {
        motion.forget(nowMs);
        change(scene);
    }

    /** Returns how a piece comes to stand; those that make room for it stand so already. */
    private StandingPiece putDown(StandingPiece piece, Pose there) {
        rest = putDown.after(rest, piece, there, shuffling.nextLong());
        return rest.standing(piece.tag());
    }
}
