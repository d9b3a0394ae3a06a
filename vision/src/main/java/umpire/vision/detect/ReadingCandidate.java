package umpire.vision.detect;

import java.util.List;
import java.util.Optional;

/**
 * A candidate of a reader, accepted or ruled out.
 *
 * @param kind of the candidate
 * @param outline its outline in the picture's pixels
 * @param what the reading it stands for: {@code tag 17}, {@code a 5}
 * @param score its evidence from 0 to 1 when it was decided
 * @param ruledOut the reason it was ruled out; empty if it was accepted
 */
public record ReadingCandidate(
        CandidateKind kind, List<Pixel> outline, String what, double score, Optional<String> ruledOut) {
    /** The kinds of candidates. */
    public enum CandidateKind {
        /** A tag of the dictionary. */
        TAG,
        /** A round spot with the shape of a pip. */
        PIP,
        /** The face of a die. */
        FACE
    }

    public ReadingCandidate {
        outline = List.copyOf(outline);
    }

    /** Makes an accepted candidate. */
    public ReadingCandidate(CandidateKind kind, List<Pixel> outline, String what, double score) {
        this(kind, outline, what, score, Optional.empty());
    }

    /** Makes a candidate that was ruled out. */
    public ReadingCandidate(CandidateKind kind, List<Pixel> outline, String what, double score, String ruledOut) {
        this(kind, outline, what, score, Optional.of(ruledOut));
    }

    ReadingCandidate in(double factor, double leftPx, double topPx) {
        List<Pixel> there = outline.stream()
                .map(corner -> new Pixel(corner.x() * factor + leftPx, corner.y() * factor + topPx))
                .toList();
        return new ReadingCandidate(kind, there, what, score, ruledOut);
    }
}
