package umpire.vision.see;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.hardware.yaml.Fields;
import umpire.hardware.yaml.Limit;
import umpire.hardware.yaml.Yaml;
import umpire.rules.kernel.Parsed;

/**
 * The owners of tags.
 *
 * @param pieces each with its tag
 * @param octahedra each with the eight tags of its faces
 */
public record PieceList(List<ListedPiece> pieces, List<Octahedron> octahedra) {
    public static final PieceList NONE = new PieceList(List.of(), List.of());

    private static final int LAST_TAG = 2319;
    private static final int OCTAHEDRON_FACES = 8;

    /**
     * A piece.
     *
     * @param tag its id
     * @param name shown to people
     * @param tagMm side of the tag's black square
     * @param heightMm of the tag above the table
     */
    public record ListedPiece(int tag, String name, double tagMm, double heightMm) {}

    /**
     * A die folded from paper.
     *
     * @param name shown to people
     * @param edgeMm of a face
     * @param tagMm side of the tag on each face
     * @param tags of its faces one to eight
     */
    public record Octahedron(String name, double edgeMm, double tagMm, List<Integer> tags) {
        public Octahedron {
            tags = List.copyOf(tags);
        }

        /** Returns the height of the upper face above the table in millimetres. */
        public double heightMm() {
            return edgeMm * Math.sqrt(2.0 / 3);
        }
    }

    public PieceList {
        pieces = List.copyOf(pieces);
        octahedra = List.copyOf(octahedra);
    }

    /**
     * Parses a list.
     *
     * @param fileName the name of the file; if the file is invalid, each line of the answer begins with it
     * @return the list, or one line for each line of the file that has a problem
     */
    public static Parsed<PieceList> read(String text, String fileName) {
        return Yaml.read(text, fileName, PieceList::list);
    }

    private static PieceList list(Fields file) {
        Map<Integer, String> owners = new HashMap<>();
        if (!file.has("pieces") && !file.has("octahedra")) {
            file.problem("pieces", "the file needs \"pieces\" or \"octahedra\".");
        }
        return new PieceList(
                file.each("pieces", fields -> piece(fields, owners), List.of()),
                file.each("octahedra", fields -> octahedron(fields, owners), List.of()));
    }

    private static ListedPiece piece(Fields fields, Map<Integer, String> owners) {
        fields.require("tag", "name", "tagMm", "heightMm");
        ListedPiece piece = new ListedPiece(
                fields.whole("tag", 0, LAST_TAG, -1),
                fields.text("name", "unnamed"),
                fields.number("tagMm", Limit.sizeMm(), 1),
                fields.number("heightMm", new Limit(0, 1000, "a height in millimetres from 0 to 1000"), 0));
        if (piece.tag() >= 0) {
            claim(fields, "tag", piece.tag(), piece.name(), owners);
        }
        return piece;
    }

    private static Octahedron octahedron(Fields fields, Map<Integer, String> owners) {
        fields.require("name", "edgeMm", "tagMm", "tags");
        Octahedron octahedron = new Octahedron(
                fields.text("name", "unnamed"),
                fields.number("edgeMm", Limit.sizeMm(), 1),
                fields.number("tagMm", Limit.sizeMm(), 1),
                fields.wholes("tags", 0, LAST_TAG, List.of()));
        if (fields.has("tags") && octahedron.tags().size() != OCTAHEDRON_FACES) {
            fields.problem(
                    "tags",
                    "tags must name the eight faces one to eight, not "
                            + octahedron.tags().size() + ".");
        }
        octahedron.tags().forEach(tag -> claim(fields, "tags", tag, octahedron.name(), owners));
        return octahedron;
    }

    private static void claim(Fields fields, String key, int tag, String name, Map<Integer, String> owners) {
        String before = owners.putIfAbsent(tag, name);
        if (before != null) {
            fields.problem(key, "tag " + tag + " belongs to \"" + before + "\" already. Give each its own.");
        }
    }

    Optional<ListedPiece> piece(int tag) {
        return pieces.stream().filter(piece -> piece.tag() == tag).findFirst();
    }

    Optional<Octahedron> octahedron(int tag) {
        return octahedra.stream().filter(die -> die.tags().contains(tag)).findFirst();
    }
}
