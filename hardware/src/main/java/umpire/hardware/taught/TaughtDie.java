package umpire.hardware.taught;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a table was taught of one kind of dice.
 *
 * @param kind of the die that it stands for, as games name it: {@code d6}; empty where nobody has opened its file
 * @param body its shape: {@code cube} or {@code octahedron}
 * @param views in the order of their faces, those of a face in the order in which they were taught
 */
public record TaughtDie(String kind, String body, List<TaughtView> views) {
    /** What a face is called that counts as nothing, such as the seven of an octahedron that stands for a cube: then the die is thrown again. */
    public static final String NO_FACE = "none";

    /** The kinds that a taught die may stand for: those whose faces are not printed by the table. */
    public static final List<String> KINDS = List.of("d6");

    /** The shapes that are read. */
    public static final List<String> BODIES = List.of("cube", "octahedron");

    /** So many views of a face are kept at most; more make reading slower and no surer. */
    public static final int MOST_VIEWS = 12;

    public TaughtDie {
        List<String> order = kind.isEmpty() ? List.of() : faces(kind);
        views = views.stream()
                .sorted(Comparator.comparingInt(view -> order.indexOf(view.face())))
                .toList();
    }

    /** One of which nothing is taught. */
    public static TaughtDie untaught(String kind, String body) {
        return new TaughtDie(kind, body, List.of());
    }

    /** Returns what the faces of a kind are called, and last that which counts as nothing. */
    public static List<String> faces(String kind) {
        List<String> faces = new ArrayList<>(IntStream.rangeClosed(1, Integer.parseInt(kind.substring(1)))
                .mapToObj(String::valueOf)
                .toList());
        faces.add(NO_FACE);
        return faces;
    }

    /** Returns the faces that it must know to be thrown. */
    public List<String> faces() {
        return faces(kind).stream().filter(face -> !face.equals(NO_FACE)).toList();
    }

    /** Returns the faces of which nothing was seen yet. */
    public List<String> missing() {
        return faces().stream().filter(face -> of(face).isEmpty()).toList();
    }

    /** Returns the views of one face. */
    public List<TaughtView> of(String face) {
        return views.stream().filter(view -> view.face().equals(face)).toList();
    }

    /** Returns it with one more view; of a face that has as many as are kept the oldest is forgotten. */
    public TaughtDie with(TaughtView view) {
        List<TaughtView> all = new ArrayList<>(views);
        List<TaughtView> own = of(view.face());
        if (own.size() >= MOST_VIEWS) {
            all.remove(own.getFirst());
        }
        all.add(view);
        return new TaughtDie(kind, body, all);
    }

    /** Returns it without what was taught of one face. */
    public TaughtDie without(String face) {
        return new TaughtDie(
                kind,
                body,
                views.stream().filter(view -> !view.face().equals(face)).toList());
    }
}
