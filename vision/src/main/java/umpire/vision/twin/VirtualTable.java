package umpire.vision.twin;

import java.util.List;
import umpire.hardware.Table;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Pose;

/**
 * The scene people play on, and what moves in it over time. Thread-safe; time is an argument that may not run backwards.
 * Unknown pieces and dice are refused with an {@link IllegalArgumentException} that says which there are.
 */
public final class VirtualTable {
    private Scene scene;

    /**
     * Sets the table: every piece aside in tidy rows, the board at the centre.
     *
     * @param table its size
     * @param board the sheet
     * @param pieces every piece of the box
     * @param dice where they lie at first
     */
    public VirtualTable(Table table, Board board, List<Piece> pieces, List<TwinDie> dice) {
        this.scene = Scene.empty().withDice(dice);
    }

    /** Returns everything as it is at that moment. */
    public synchronized Scene at(long nowMs) {
        return scene;
    }

    /** Returns whether something moves, or is held in the air, at that moment. */
    public synchronized boolean moving(long nowMs) {
        return false;
    }

    /** Replaces the whole scene at once. */
    public synchronized void become(Scene scene) {
        this.scene = scene;
    }

    /** Puts the pieces at once so that they show a picture; see {@link Scene#arranged}. */
    public synchronized void arrange(Picture picture, long seed, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Takes a piece into a hand and off the table. */
    public synchronized void lift(int tag, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Moves a lifted piece; lifts it first if it stands. */
    public synchronized void carry(int tag, double xMm, double yMm, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Puts a lifted piece down where it is; the hand draws back. */
    public synchronized void drop(int tag, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Turns a piece. */
    public synchronized void turn(int tag, double headingDeg, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** A hand reaches in, lifts a piece, puts it back and leaves: a touch. Takes about 700 ms. */
    public synchronized void tap(int tag, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** A hand reaches in and carries a piece elsewhere. Takes about 900 ms. */
    public synchronized void move(int tag, Pose to, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Throws a die; the seed says how it tumbles, where it settles about a second later and with which face. */
    public synchronized void roll(String dieId, long seed, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Throws a die that will show the face; the seed says the rest. */
    public synchronized void roll(String dieId, int face, long seed, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Moves a die by hand, flat and with the same face on top. */
    public synchronized void place(String dieId, double xMm, double yMm, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Leaves a die leaning: against a piece beside which there is room, or else against the board's edge. */
    public synchronized void cock(String dieId, long seed, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Holds an open hand over the table, or takes it away. */
    public synchronized void hand(boolean present, double xMm, double yMm, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Knocks the camera. */
    public synchronized void nudgeCamera(Bump bump, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Changes the light. */
    public synchronized void light(Light light, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Changes how pictures are taken. */
    public synchronized void shot(Shot shot, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Lays the board sheet somewhere. */
    public synchronized void layBoard(Pose pose, long nowMs) {
        throw new UnsupportedOperationException();
    }

    /** Takes the board sheet away. */
    public synchronized void takeBoard(long nowMs) {
        throw new UnsupportedOperationException();
    }
}
