package umpire.referee.settling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Pose;

/**
 * Pieces beside every place. Each piece must be seen more than once, and keeps its pose until it really moves.
 *
 * @param hidden the parts of the sheet that the last looks could not judge, one list for each look
 */
record OffBoardTokens(List<Track> tracks, List<List<HiddenArea>> hidden) {
    static final OffBoardTokens NONE = new OffBoardTokens(List.of(), List.of());
    private static final int GONE_AFTER_LOOKS = 3;

    record Track(SeenToken piece, RestingPose rest, int looks, int misses) {
        SeenToken atRest() {
            return new SeenToken(piece.token(), piece.tag(), rest.pose(), piece.confidence());
        }
    }

    /**
     * Adds a look.
     *
     * @param open whether nothing moves and no hand is in view
     * @param areas the hidden areas; empty where they do not matter
     */
    OffBoardTokens look(List<SeenToken> seen, boolean open, List<HiddenArea> areas, SettlingThresholds thresholds) {
        List<SeenToken> left = new ArrayList<>(seen);
        List<Track> next = new ArrayList<>();
        for (Track track : tracks) {
            Optional<SeenToken> same = left.stream()
                    .filter(piece -> samePiece(piece, track.atRest(), thresholds))
                    .findFirst();
            same.ifPresent(left::remove);
            if (same.isPresent()) {
                RestingPose rest = track.rest().look(same.orElseThrow().pose(), open, thresholds.looks());
                next.add(new Track(track.piece(), rest, Math.min(track.looks() + 1, thresholds.looks()), 0));
            } else if (track.misses() + 1 < GONE_AFTER_LOOKS) {
                next.add(new Track(track.piece(), track.rest(), track.looks(), track.misses() + 1));
            }
        }
        left.forEach(piece -> next.add(
                new Track(piece, RestingPose.of(piece.pose()).look(piece.pose(), open, thresholds.looks()), 1, 0)));
        int kept = Math.min(hidden.size(), thresholds.looks() - 1);
        List<List<HiddenArea>> last = new ArrayList<>(hidden.subList(hidden.size() - kept, hidden.size()));
        last.add(areas);
        return new OffBoardTokens(List.copyOf(next), List.copyOf(last));
    }

    /** Returns the areas that any of the last looks could not judge. */
    List<HiddenArea> hiddenAreas() {
        return hidden.stream().flatMap(List::stream).distinct().toList();
    }

    private static boolean samePiece(SeenToken a, SeenToken b, SettlingThresholds thresholds) {
        Pose pose = a.pose();
        return a.token().equals(b.token())
                && a.tag() == b.tag()
                && pose.distanceMm(b.pose()) <= thresholds.stillMm()
                && pose.turnDeg(b.pose()) <= thresholds.stillDeg();
    }

    List<SeenToken> settled(SettlingThresholds thresholds) {
        return tracks.stream()
                .filter(track -> track.looks() >= thresholds.looks())
                .map(Track::atRest)
                .toList();
    }
}
