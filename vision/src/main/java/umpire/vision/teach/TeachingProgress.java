package umpire.vision.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import umpire.hardware.taught.CustomDie;
import umpire.vision.detect.taught.CustomDieThresholds;
import umpire.vision.detect.taught.FaceKnowledge;

/**
 * The progress of teaching a die, in words.
 *
 * @param faces the progress of each face, in their order
 * @param next the next picture to take, as a sentence
 * @param done whether every face is known well
 */
public record TeachingProgress(List<FaceProgress> faces, String next, boolean done) {
    /**
     * One face.
     *
     * @param face its name
     * @param views the number of views
     * @param sure whether they suffice
     * @param says the progress of the face in words
     */
    public record FaceProgress(String face, int views, boolean sure, String says) {}

    public TeachingProgress {
        faces = List.copyOf(faces);
    }

    /** Returns the progress of a die. */
    public static TeachingProgress of(CustomDie die, CustomDieThresholds limits) {
        List<FaceKnowledge> known = FaceKnowledge.of(die, limits);
        List<FaceProgress> faces = known.stream()
                .map(face -> new FaceProgress(face.face(), face.views(), face.sure(), says(face)))
                .toList();
        boolean done = known.stream().allMatch(FaceKnowledge::sure);
        return new TeachingProgress(faces, next(known, done), done);
    }

    private static String says(FaceKnowledge face) {
        if (face.views() == 0) {
            return "not seen yet";
        }
        if (face.like().isPresent()) {
            return "looks much like " + face.like().get() + ", so both stay open";
        }
        if (face.varies()) {
            return "its pictures are not alike";
        }
        return face.sure() ? "sure" : "seen once: one more picture makes it sure";
    }

    private static String next(List<FaceKnowledge> known, boolean done) {
        if (done) {
            return "Every face is known. More pictures in other light make it surer.";
        }
        List<String> sentences = new ArrayList<>();
        String missing = names(known.stream().filter(face -> face.views() == 0).toList());
        String once = names(known.stream()
                .filter(face -> face.views() == 1 && face.like().isEmpty())
                .toList());
        String varied = names(known.stream().filter(FaceKnowledge::varies).toList());
        String alike =
                names(known.stream().filter(face -> face.like().isPresent()).toList());
        if (!missing.isEmpty()) {
            sentences.add("Photograph face " + missing + " next.");
        }
        if (!once.isEmpty()) {
            sentences.add("Photograph " + once + " once more, turned and in another place.");
        }
        if (!varied.isEmpty()) {
            sentences.add(
                    "Photograph " + varied
                            + " again, sharp and without glare. If a picture shows another face, forget that face and teach it again.");
        }
        if (!alike.isEmpty()) {
            sentences.add(
                    "Put a mark on one of the faces " + alike + " and teach both again: they look too much alike.");
        }
        return String.join(" ", sentences);
    }

    private static String names(List<FaceKnowledge> faces) {
        List<String> names = faces.stream().map(FaceKnowledge::face).toList();
        int last = names.size() - 1;
        return names.size() < 2
                ? String.join("", names)
                : names.stream().limit(last).collect(Collectors.joining(", ")) + " and " + names.get(last);
    }
}
