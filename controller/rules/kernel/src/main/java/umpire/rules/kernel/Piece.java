package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One physical piece of a game's box: a body with a tag on its top, or with a tag on each face that may lie on top.
 *
 * @param name for people: {@code White Heavy Tank}
 * @param seat the owner, by seat name; empty for a neutral piece
 * @param faces at least one; the first is on top when the piece comes out of the box, and gives the piece its tag
 * @param rgb its colour, {@code #rrggbb}; empty for the colour of its seat
 */
public record Piece(String name, String seat, List<PieceFace> faces, Optional<String> rgb) {
    /** The last tag for pieces and faces of dice. Higher tags belong to boards and the table. */
    static final int LAST_TAG = 229;

    public Piece {
        faces = List.copyOf(faces);
        if (faces.isEmpty()) {
            throw new IllegalArgumentException(name + ": a piece has a tag on at least one face");
        }
        for (PieceFace face : faces) {
            check(name, face);
        }
        rgb.ifPresent(colour -> ColourCode.check(name + ": ", colour));
        if (faces.stream().map(PieceFace::tag).distinct().count() < faces.size()) {
            throw new IllegalArgumentException(name + ": each face has a tag of its own");
        }
    }

    private static void check(String name, PieceFace face) {
        if (face.tag() < 0 || face.tag() > LAST_TAG) {
            throw new IllegalArgumentException(name + ": piece tags are 0 to " + LAST_TAG + ", not " + face.tag());
        }
        if (!(face.tagMm() > 0) || !(face.heightMm() >= 0)) {
            throw new IllegalArgumentException(name + ": a tag has a size and a height in millimetres");
        }
        if (!face.tagIsOnThePiece()) {
            throw new IllegalArgumentException(name + ": the tag " + face.tag() + " of " + face.tagMm()
                    + " mm reaches beyond the piece; print it smaller, or make the outline larger");
        }
    }

    /** A piece in the colour of its seat; a neutral piece has no colour. */
    public Piece(String name, String seat, List<PieceFace> faces) {
        this(name, seat, faces, Optional.empty());
    }

    /**
     * A square block with a tag on top: as wide as its tag with its margins, with letters below the tag if there are
     * any.
     *
     * @param tag its tag's id, 0 to 229, unique within the game
     * @param letters up to four
     * @param tagMm side of the tag's black square
     * @param heightMm of the tag above the table
     */
    public Piece(int tag, Token token, String name, String letters, String seat, double tagMm, double heightMm) {
        this(
                name,
                seat,
                List.of(new PieceFace(tag, token, letters, tagMm, BodyOutline.block(tagMm, letters), heightMm)));
    }

    /** A body of any outline with a tag in the middle of its top. */
    public Piece(
            int tag,
            Token token,
            String name,
            String letters,
            String seat,
            double tagMm,
            BodyOutline outline,
            double heightMm) {
        this(name, seat, List.of(new PieceFace(tag, token, letters, tagMm, outline, heightMm)));
    }

    /** Returns this piece with another face: the back of a card, the other side of a counter. */
    public Piece with(PieceFace other) {
        return new Piece(
                name, seat, Stream.concat(faces.stream(), Stream.of(other)).toList(), rgb);
    }

    /** Returns this piece in a colour, {@code #rrggbb}. */
    public Piece painted(String colour) {
        return new Piece(name, seat, faces, Optional.of(colour));
    }

    /** Returns the first face. */
    public PieceFace face() {
        return faces.get(0);
    }

    /** Returns the face with a tag. */
    public PieceFace face(int tag) {
        return faces.stream()
                .filter(face -> face.tag() == tag)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " has no tag " + tag));
    }

    /** Returns the tags of all its faces. */
    public List<Integer> tags() {
        return faces.stream().map(PieceFace::tag).toList();
    }

    /** Returns the tag of the first face, which identifies the piece. */
    public int tag() {
        return face().tag();
    }

    /** Returns the token that the piece counts as while its first face is on top. */
    public Token token() {
        return face().token();
    }

    /** Returns the letters of the first face. */
    public String letters() {
        return face().letters();
    }

    /** Returns the side of the first face's tag. */
    public double tagMm() {
        return face().tagMm();
    }

    /** Returns the height of the first face's tag above the table. */
    public double heightMm() {
        return face().heightMm();
    }

    /** Returns the outline of the piece while its first face is on top. */
    public BodyOutline outline() {
        return face().outline();
    }
}
