package umpire.hardware.taught;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The taught faces of one kind of dice.
 *
 * @param kind the kind of die that it counts as, in the games' words: {@code d6}; empty if its file was not read
 * @param body its shape: {@code cube} or {@code octahedron}
 * @param views in the order of their faces, those of a face in the order of teaching
 */
public record CustomDie(String kind, String body, List<CustomDieView> views) {
    /** The name of a face that does not count, such as the seven of an octahedron that replaces a cube. The die is then thrown again. */
    public static final String NO_FACE = "none";

    /** The kinds that a taught die may count as: those whose faces the table does not print. */
    public static final List<String> KINDS = List.of("d6");

    /** The supported shapes. */
    public static final List<String> BODIES = List.of("cube", "octahedron");

    /** The largest number of views of a face; more make reading slower without more certainty. */
    public static final int MOST_VIEWS = 12;

    public CustomDie {
        List<String> order = kind.isEmpty() ? List.of() : faces(kind);
        views = views.stream()
                .sorted(Comparator.comparingInt(view -> order.indexOf(view.face())))
                .toList();
    }

    /** Returns a die without views. */
    public static CustomDie untaught(String kind, String body) {
        return new CustomDie(kind, body, List.of());
    }

    /** Returns the names of the faces of a kind, with {@link #NO_FACE} last. */
    public static List<String> faces(String kind) {
        List<String> faces = new ArrayList<>(IntStream.rangeClosed(1, Integer.parseInt(kind.substring(1)))
                .mapToObj(String::valueOf)
                .toList());
        faces.add(NO_FACE);
        return faces;
    }

    /** Returns the faces that must be taught before the die is thrown. */
    public List<String> faces() {
        return faces(kind).stream().filter(face -> !face.equals(NO_FACE)).toList();
    }

    /** Returns the faces without any view. */
    public List<String> missing() {
        return faces().stream().filter(face -> of(face).isEmpty()).toList();
    }

    /** Returns the views of one face. */
    public List<CustomDieView> of(String face) {
        return views.stream().filter(view -> view.face().equals(face)).toList();
    }

    /** Returns the die with one more view; a face with the largest number of views loses its oldest. */
    public CustomDie with(CustomDieView view) {
        List<CustomDieView> all = new ArrayList<>(views);
        List<CustomDieView> own = of(view.face());
        if (own.size() >= MOST_VIEWS) {
            all.remove(own.getFirst());
        }
        all.add(view);
        return new CustomDie(kind, body, all);
    }

    /** Returns the die without the views of one face. */
    public CustomDie without(String face) {
        return new CustomDie(
                kind,
                body,
                views.stream().filter(view -> !view.face().equals(face)).toList());
    }
}
