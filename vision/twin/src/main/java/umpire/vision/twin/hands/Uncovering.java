package umpire.vision.twin.hands;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** Takes a piece from below others: a second hand lifts each of them first, and puts it back lower. */
public final class Uncovering {
    private Uncovering() {}

    /** Returns the gestures of all hands that lead from one scene to another. Cards of a deck sink without a hand. */
    public static List<Gesture> gestures(TableScene before, TableScene after, Gesture taking) {
        List<StandingPiece> covers = before.pieces().stream()
                .filter(cover -> !cover.faceDown()
                        && cover.tag() != taking.piece().tag()
                        && cover.liftMm() > after.standing(cover.tag()).liftMm())
                .toList();
        List<Gesture> gestures = new ArrayList<>(List.of(covers.isEmpty() ? taking : taking.uncovered()));
        covers.forEach(cover -> gestures.add(
                Gesture.uncovering(cover, after.standing(cover.tag()).liftMm(), gestures.getFirst())));
        return gestures;
    }
}
