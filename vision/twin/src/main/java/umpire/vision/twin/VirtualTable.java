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
import umpire.vision.twin.hands.DropRules;
import umpire.vision.twin.hands.Gesture;
import umpire.vision.twin.hands.HeldPiece;
import umpire.vision.twin.hands.Motion;
import umpire.vision.twin.hands.PutBack;
import umpire.vision.twin.hands.SeatArms;
import umpire.vision.twin.hands.Uncovering;
import umpire.vision.twin.scene.FreeSpace;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * The scene people play on, and its motion over time. Thread-safe. The time that the methods receive must not run backwards. A piece or die
 * that is not on the table causes an {@link IllegalArgumentException} that lists those that are.
 */
public final class VirtualTable {
    private final Table table;
    private final Board board;
    private final List<Piece> box;
    private final Motion motion = new Motion();
    private final DiceInPlay diceInPlay;
    private final DropRules putDown;
    private final SeatArms arms;
    private final ChangeCount changes = new ChangeCount();
    private SplittableRandom shuffling;
    /** The final pose of everything; held pieces are where they were lifted. */
    private TableScene rest;

    /**
     * Sets up the table: every piece aside in tidy rows, the board at the centre.
     *
     * @param table its size
     * @param board the sheet
     * @param box every piece of the game
     * @param dice in their first poses; dice that overlap other bodies are moved to free places
     */
    public VirtualTable(Table table, Board board, List<Piece> box, List<TwinDie> dice) {
        this(table, board, box, dice, 0);
    }

    /** Sets up the same table; the seed determines the order of cards in their decks. */
    public VirtualTable(Table table, Board board, List<Piece> box, List<TwinDie> dice, long deckSeed) {
        this.table = table;
        this.board = board;
        this.box = List.copyOf(box);
        this.diceInPlay = new DiceInPlay(table, board, motion);
        this.putDown = new DropRules(table, board, this.box, motion::holds);
        this.arms = new SeatArms(this.box);
        this.shuffling = new SplittableRandom(deckSeed);
        TableScene laid =
                new Arrangement(TableScene.empty().withDice(dice), board, box, 0, deckSeed).showing(Placement.EMPTY);
        this.rest = diceInPlay.apart(laid);
    }

    /** Returns the scene at that moment. */
    public synchronized TableScene at(long nowMs) {
        return motion.over(rest, nowMs);
    }

    /** Records that a picture of that moment was rendered. A hand that touches a piece stays until it was in a picture. */
    public synchronized void seen(long atMs) {
        motion.seen(atMs);
    }

    /** Returns whether something moves at that moment, or a hand or a held piece is over the table. */
    public synchronized boolean moving(long nowMs) {
        return motion.moving(nowMs);
    }

    /** Returns a number that grows with every change of the table. */
    public long changes() {
        return changes.count();
    }

    /** Waits until the number of changes differs from a value, or until the timeout. */
    void awaitChange(long from, long atMostMs) throws InterruptedException {
        changes.awaitOther(from, atMostMs);
    }

    /** Replaces the whole scene at once and ends all motion. */
    public synchronized void become(TableScene scene) {
        motion.end();
        change(scene);
    }

    private void change(TableScene scene) {
        rest = scene;
        changes.grow();
    }

    /** Arranges the pieces at once to match a placement; see {@link Arrangement#showing}. */
    public synchronized void arrange(Placement picture, long seed, long nowMs) {
        motion.forget(nowMs);
        motion.endOfPieces();
        shuffling = new SplittableRandom(seed ^ nowMs);
        change(new Arrangement(rest, board, box, seed, shuffling.nextLong()).showing(picture));
    }

    /** Lifts a piece off the table into a hand. Pieces on it sink down. */
    public synchronized void lift(int tag, long nowMs) {
        if (!motion.holds(tag)) {
            StandingPiece now = at(nowMs).standing(tag);
            motion.hold(tag, HeldPiece.taken(now, nowMs, arms.of(now)));
            change(rest.with(now));
            rest = putDown.sunk(rest, tag);
        }
    }

    /** Moves a lifted piece, after lifting it if it stands. A target beside the table is moved to the table's edge. */
    public synchronized void carry(int tag, double xMm, double yMm, long nowMs) {
        lift(tag, nowMs);
        Pose there = new FreeSpace(table, board, rest)
                .onTable(xMm, yMm, motion.held(tag).pose().headingDeg());
        motion.hold(tag, motion.held(tag).movedTo(there, nowMs));
        changes.grow();
    }

    /** Puts a lifted piece down where it is; the hand withdraws. Does nothing for a standing piece. */
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

    /** Rotates a piece, in the air or where it stands. */
    public synchronized void turn(int tag, double headingDeg, long nowMs) {
        StandingPiece piece = rest.standing(tag);
        Pose turned = new Pose(piece.pose().xMm(), piece.pose().yMm(), headingDeg);
        if (motion.holds(tag)) {
            motion.hold(tag, motion.held(tag).turnedTo(headingDeg, nowMs));
        }
        motion.stopGesture(tag);
        change(rest.with(piece.at(turned, piece.liftMm())));
    }

    /** Touches a piece: a hand reaches in, lifts it, puts it back and leaves. A hand busy with another piece starts from there. */
    public synchronized void tap(int tag, long nowMs) {
        tap(tag, rest.standing(tag).piece().seat(), nowMs);
    }

    /** Touches a piece by the hand of a seat, which reaches across the table for a piece of the other side. */
    public synchronized void tap(int tag, String bySeat, long nowMs) {
        motion.tap(rest.standing(tag), arms.of(bySeat), nowMs);
        changes.grow();
    }

    /**
     * Touches a piece by the hand of a seat, as people do: it lifts the piece straight up and puts it back nearly as it stood; see {@link
     * PutBack}.
     */
    public synchronized void touch(int tag, String bySeat, long nowMs) {
        StandingPiece piece = rest.standing(tag);
        change(rest.with(motion.touch(piece, new PutBack(board, rest).of(piece, nowMs), arms.of(bySeat), nowMs)));
    }

    /** Moves a piece by a hand, which takes about a second. Another hand holds up the pieces on it meanwhile. */
    public synchronized void move(int tag, Pose to, long nowMs) {
        StandingPiece piece = rest.standing(tag);
        motion.stopPiece(tag);
        TableScene covered = rest;
        // The pieces that stood on it sink first, since it may be put down beside them.
        rest = putDown.sunk(rest, tag);
        Pose there = new FreeSpace(table, board, rest).onTable(to.xMm(), to.yMm(), to.headingDeg());
        StandingPiece down = putDown(piece, there);
        Gesture taking = Gesture.move(piece, down.pose(), down.liftMm(), nowMs, arms.of(piece));
        change(rest.with(down));
        rest = putDown.sunk(rest, tag);
        Uncovering.gestures(covered, rest, taking).forEach(motion::add);
    }

    /** Touches a die: a hand lifts it and puts it back as it lay. */
    public synchronized void tapDie(String dieId, String bySeat, long nowMs) {
        motion.touch(rest.lying(dieId), arms.of(bySeat), nowMs);
        changes.grow();
    }

    /** Throws a die. The seed determines its motion, and the place and face with which it settles half a second later. */
    public synchronized void roll(String dieId, long seed, long nowMs) {
        change(diceInPlay.rolled(rest, dieId, Optional.empty(), seed, nowMs));
    }

    /** Throws a die into a tray of the board. */
    public synchronized void roll(String dieId, Area tray, long seed, long nowMs) {
        change(diceInPlay.rolled(rest, dieId, tray, seed, nowMs));
    }

    /** Throws a die that will show a given face; the seed determines the rest. */
    public synchronized void roll(String dieId, int face, long seed, long nowMs) {
        change(diceInPlay.rolled(rest, dieId, Optional.of(face), seed, nowMs));
    }

    /** Throws a die towards a place where others may lie. It may push them, come to lean on one, or fall off the table. */
    public synchronized void toss(String dieId, Pose towards, long seed, long nowMs) {
        change(diceInPlay.tossed(rest, dieId, towards, seed, nowMs));
    }

    /** Returns the dice that fell off the table; a throw picks its die up first. */
    public synchronized List<TwinDie> fallen() {
        return diceInPlay.fallen();
    }

    /** Puts the dice that have lain on the floor for this time beside the sheet. */
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

    /** Lays a die by hand, flat, in an exact pose, with the face of that number on top. */
    public synchronized void lay(String dieId, Pose pose, int face, long nowMs) {
        change(diceInPlay.laid(rest, dieId, pose, face, nowMs));
    }

    /** Rolls a die over the edge of its bottom face that is nearest to a direction. If there is no room, the smaller die gives way. */
    public synchronized void rollOver(String dieId, double towardsDeg, long nowMs) {
        change(diceInPlay.rolledOver(rest, dieId, towardsDeg, nowMs));
    }

    /** Leaves a die leaning: against a piece with room beside it, or else on the board's edge. */
    public synchronized void cock(String dieId, long seed, long nowMs) {
        change(diceInPlay.cocked(rest, dieId, seed, nowMs));
    }

    /** Holds an open hand over the table, or withdraws it. */
    public synchronized void hand(boolean present, double xMm, double yMm, long nowMs) {
        if (present) {
            motion.reach(xMm, yMm, nowMs);
        } else {
            motion.withdraw(nowMs);
        }
        changes.grow();
    }

    /** Shifts the camera. */
    public synchronized void nudgeCamera(CameraBump cameraBump, long nowMs) {
        surround(rest.withBump(cameraBump), nowMs);
    }

    /** Puts a cup on a corner tag, by its name such as {@code far-left}, or removes it. */
    public synchronized void coverCorner(String corner, boolean covered, long nowMs) {
        surround(new CornerCups(table).after(rest, corner, covered), nowMs);
    }

    /** Sets the light. */
    public synchronized void light(Light light, long nowMs) {
        surround(rest.withLight(light), nowMs);
    }

    /** Sets the quality of pictures. */
    public synchronized void shot(ShotSettings shotSettings, long nowMs) {
        surround(rest.withShot(shotSettings), nowMs);
    }

    /** Lays the board sheet in a pose; pieces on it keep their places on the table. */
    public synchronized void layBoard(Pose pose, long nowMs) {
        surround(rest.withBoardAt(pose), nowMs);
    }

    /** Removes the board sheet. */
    public synchronized void takeBoard(long nowMs) {
        surround(rest.withoutBoard(), nowMs);
    }

    private void surround(TableScene scene, long nowMs) {
        motion.forget(nowMs);
        change(scene);
    }

    /** Returns the final pose of a piece; pieces that make room for it have moved already. */
    private StandingPiece putDown(StandingPiece piece, Pose there) {
        rest = putDown.after(rest, piece, there, shuffling.nextLong());
        return rest.standing(piece.tag());
    }
}
