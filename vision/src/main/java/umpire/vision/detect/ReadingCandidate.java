package umpire.vision.detect;

import java.util.List;
import java.util.Optional;

/**
 * Something that may have been what a reader looked for.
 *
 * @param kind what it was weighed up as
 * @param outline in the picture's pixels
 * @param what it would have been: {@code tag 17}, {@code a 5}
 * @param score from 0 to 1: how much spoke for it when it was ruled out, or stood
 * @param ruledOut by what; empty where it stood
 */
public record ReadingCandidate(
        CandidateKind kind, List<Pixel> outline, String what, double score, Optional<String> ruledOut) {
    /** What readers look for. */
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

    /** One that stood. */
    public ReadingCandidate(CandidateKind kind, List<Pixel> outline, String what, double score) {
        this(kind, outline, what, score, Optional.empty());
    }

    /** One that was ruled out. */
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
