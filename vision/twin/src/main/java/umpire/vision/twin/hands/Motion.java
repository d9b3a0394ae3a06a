package umpire.vision.twin.hands;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.dice.Tumble;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/** The moving and held objects over a table. Not thread-safe: it belongs to one {@link VirtualTable}. */
public final class Motion {
    private static final long HAND_STILL_MS = 120;

    private final Map<Integer, HeldPiece> held = new TreeMap<>();
    private final List<Gesture> gestures = new ArrayList<>();
    private final List<Tumble> tumbles = new ArrayList<>();
    private final List<DieTouch> dieTouches = new ArrayList<>();
    private final List<WithdrawnHand> leaving = new ArrayList<>();
    private Optional<Hand> reaching = Optional.empty();
    private long reachedMs;
    private boolean watched;

    /** Returns the resting scene with all moving objects at that moment. */
    public TableScene over(TableScene rest, long nowMs) {
        forget(nowMs);
        TableScene scene = rest;
        List<Hand> hands = new ArrayList<>();
        for (Gesture gesture : gestures) {
            if (gesture.begun(nowMs)) {
                scene = scene.with(gesture.pieceAt(nowMs));
                if (!gesture.over(nowMs)) {
                    hands.add(gesture.handAt(nowMs));
                }
            }
        }
        for (HeldPiece one : held.values()) {
            scene = scene.with(one.pieceAt(nowMs));
            hands.add(one.handAt(nowMs));
        }
        for (Tumble tumble : tumbles) {
            scene = scene.with(tumble.at(nowMs));
        }
        for (DieTouch touch : dieTouches) {
            if (touch.begun(nowMs)) {
                scene = scene.with(touch.dieAt(nowMs));
                hands.add(touch.handAt(nowMs));
            }
        }
        leaving.forEach(hand -> hands.add(hand.at(nowMs)));
        reaching.ifPresent(hand -> hands.add(stillAfter(hand, nowMs)));
        return scene.withHands(hands.toArray(Hand[]::new));
    }

    private Hand stillAfter(Hand hand, long nowMs) {
        boolean still = nowMs - reachedMs > HAND_STILL_MS;
        return still
                ? new Hand(hand.xMm(), hand.yMm(), hand.heightMm(), hand.fromDeg(), hand.shape(), Velocity.NONE)
                : hand;
    }

    /** Records that a picture of that moment was taken. */
    public void seen(long atMs) {
        watched = true;
        gestures.replaceAll(gesture -> gesture.seen(atMs));
        dieTouches.replaceAll(touch -> touch.seen(atMs));
    }

    /** Prolongs gestures that were not seen yet, and delays later ones of the same hand. */
    private void hold(long nowMs) {
        for (int i = 0; watched && i < gestures.size(); i++) {
            Gesture slow = gestures.get(i);
            long overdueMs = slow.overdueMs(nowMs);
            if (overdueMs > 0) {
                gestures.replaceAll(gesture -> gesture.follows(slow) ? gesture.later(overdueMs) : gesture);
                gestures.set(i, slow.held(overdueMs));
            } else if (slow.unseen(nowMs)) {
                long waitMs = gestures.stream()
                        .filter(gesture -> gesture.follows(slow))
                        .mapToLong(gesture -> nowMs - gesture.startMs())
                        .max()
                        .orElse(0);
                gestures.replaceAll(gesture -> gesture.follows(slow) ? gesture.later(Math.max(0, waitMs)) : gesture);
            }
        }
    }

    /** Removes all finished motions; the resting scene has their results. */
    public void forget(long nowMs) {
        hold(nowMs);
        gestures.removeIf(gesture -> gesture.over(nowMs) && !(watched && gesture.unseen(nowMs)));
        if (watched) {
            dieTouches.replaceAll(touch -> touch.heldOn(nowMs));
        }
        dieTouches.removeIf(touch -> touch.over(nowMs));
        tumbles.removeIf(tumble -> tumble.over(nowMs));
        leaving.removeIf(hand -> hand.over(nowMs));
    }

    public boolean moving(long nowMs) {
        forget(nowMs);
        return !(gestures.isEmpty()
                && held.isEmpty()
                && tumbles.isEmpty()
                && dieTouches.isEmpty()
                && leaving.isEmpty()
                && reaching.isEmpty());
    }

    public void end() {
        endOfPieces();
        tumbles.clear();
        dieTouches.clear();
        leaving.clear();
        reaching = Optional.empty();
    }

    public void endOfPieces() {
        held.clear();
        gestures.clear();
    }

    public boolean holds(int tag) {
        return held.containsKey(tag);
    }

    public HeldPiece held(int tag) {
        return Optional.ofNullable(held.get(tag))
                .orElseThrow(() -> new IllegalArgumentException("no hand holds piece " + tag));
    }

    /** Lifts a piece into a hand, or changes how it is held. */
    public void hold(int tag, HeldPiece how) {
        stopGesture(tag);
        held.put(tag, how);
    }

    public void stopPiece(int tag) {
        held.remove(tag);
        stopGesture(tag);
    }

    public void stopGesture(int tag) {
        gestures.removeIf(gesture -> gesture.piece().tag() == tag);
    }

    public void stopDie(String dieId) {
        tumbles.removeIf(tumble -> tumble.to().id().equals(dieId));
        dieTouches.removeIf(touch -> touch.die().id().equals(dieId));
    }

    /** Adds a gesture of a hand that may be busy: it first puts down its piece, and starts from there. */
    private void addAfterOthers(Gesture gesture, long nowMs) {
        forget(nowMs);
        Optional<Gesture> last = gestures.stream()
                .filter(other -> other.fromDeg() == gesture.fromDeg())
                .max(Comparator.comparingLong(Gesture::downMs));
        if (last.isEmpty()) {
            gestures.add(gesture);
            return;
        }
        Gesture before = last.orElseThrow();
        gestures.remove(before);
        if (nowMs < before.downMs() || before.showing().straight()) {
            gestures.add(before.staying());
        }
        gestures.add(gesture.after(before, nowMs));
    }

    /** Lifts a piece, holds it aside and puts it back exactly as it stood. */
    public void tap(StandingPiece piece, double fromDeg, long nowMs) {
        held.remove(piece.tag());
        addAfterOthers(Gesture.tap(piece, nowMs, fromDeg), nowMs);
    }

    /**
     * Lifts a piece straight up and puts it back; returns the piece in its new pose.
     *
     * @param back the piece in the new pose; empty if there is no room to shift it, and then it is held aside and put back as it stood
     */
    public StandingPiece touch(StandingPiece piece, Optional<StandingPiece> back, double fromDeg, long nowMs) {
        if (back.isEmpty()) {
            tap(piece, fromDeg, nowMs);
        } else {
            held.remove(piece.tag());
            addAfterOthers(Gesture.touch(piece, back.get().pose(), nowMs, fromDeg), nowMs);
        }
        return back.orElse(piece);
    }

    public void add(Gesture gesture) {
        gestures.add(gesture);
    }

    /** Lifts a die and puts it back, after the hand's other gestures. */
    public void touch(TwinDie die, double fromDeg, long nowMs) {
        forget(nowMs);
        long freeMs = dieTouches.stream().mapToLong(DieTouch::endMs).max().orElse(nowMs);
        dieTouches.add(DieTouch.of(die, Math.max(nowMs, freeMs), fromDeg));
    }

    /** Lays down a die that a hand already holds. */
    public void layDown(TwinDie die, double fromDeg, long nowMs) {
        dieTouches.add(DieTouch.layingDown(die, nowMs, fromDeg));
    }

    public void add(Tumble tumble) {
        tumbles.add(tumble);
    }

    /** Holds an open hand over the table, or moves it there. */
    public void reach(double xMm, double yMm, long nowMs) {
        Hand fresh = Hand.open(xMm, yMm);
        reaching = Optional.of(
                reaching.map(old -> fresh.comingFrom(old, nowMs - reachedMs)).orElse(fresh));
        reachedMs = nowMs;
    }

    public void withdraw(long nowMs) {
        reaching.ifPresent(hand -> leaving.add(new WithdrawnHand(hand, nowMs)));
        reaching = Optional.empty();
    }
}
