package umpire.vision.observe.pieces;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.tags.Tag;
import umpire.vision.observe.dice.TagStretch;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/**
 * Locates pieces on the board by their tags. Each tag is taken at the height of its face, plus the height of a body below it if the tag's
 * size shows that. Where several tags of one piece are seen, the top one is the one that looks as square and as large as a tag on top.
 */
public final class PieceFinder {
    /** A tag that looks larger by this share is nearer to the camera, about 45 mm above its place on the board. */
    private static final double RAISED_SHARE = 0.05;

    /** The error of a tag's side, for small tags in small frames. */
    private static final double RAISED_PX = 0.5;

    /** The least enlargement of a side that shows a piece on another one: a third of a pixel is about ten millimetres. Chosen. */
    private static final double LIFTED_PX = 0.35;

    /** Among at least this many pieces, a quarter are assumed to stand on the board, and show the scale of the printed tags. Chosen. */
    private static final int MANY = 6;

    /**
     * The tolerance for the size and the aspect ratio of a top tag; a lean of twenty degrees makes one side a twentieth shorter. Chosen.
     */
    private static final double MAX_OFF = 0.05;

    private record TaggedFace(Piece piece, PieceFace face) {}

    /**
     * The result.
     *
     * @param pieces the pieces with a face on top
     * @param leaning every visible face of a piece without a certain top face
     */
    public record FoundPieces(List<LocatedPiece> pieces, List<LocatedPiece> leaning) {
        public FoundPieces {
            pieces = List.copyOf(pieces);
            leaning = List.copyOf(leaning);
        }
    }

    private final Map<Integer, TaggedFace> faces = new TreeMap<>();

    public PieceFinder(List<Piece> pieces) {
        for (Piece piece : pieces) {
            piece.faces().forEach(face -> faces.put(face.tag(), new TaggedFace(piece, face)));
        }
    }

    public FoundPieces find(List<Tag> tags, CameraView view, SheetPose.Found board) {
        Map<Piece, List<LocatedPiece>> seen = new LinkedHashMap<>();
        each(tags, view, board)
                .forEach(one -> seen.computeIfAbsent(one.piece(), piece -> new ArrayList<>())
                        .add(one));
        Set<Integer> flat = tags.stream()
                .filter(tag ->
                        face(tag).filter(face -> liesFlat(tag, face, view)).isPresent())
                .map(Tag::id)
                .collect(Collectors.toSet());
        List<LocatedPiece> found = new ArrayList<>();
        List<LocatedPiece> leaning = new ArrayList<>();
        seen.forEach((piece, all) -> {
            List<LocatedPiece> onTop = piece.faces().size() == 1
                    ? all
                    : all.stream()
                            .filter(one -> flat.contains(one.face().tag()))
                            .toList();
            if (onTop.size() == 1) {
                found.add(onTop.get(0));
            } else {
                leaning.addAll(all);
            }
        });
        return new FoundPieces(found, leaning);
    }

    /** Returns a piece for each tag, whether or not its face is on top. */
    public List<LocatedPiece> each(List<Tag> tags, CameraView view, SheetPose.Found board) {
        double printed = printed(tags, view);
        List<LocatedPiece> located = new ArrayList<>();
        for (Tag tag : tags) {
            TaggedFace on = faces.get(tag.id());
            if (on != null) {
                located.add(located(tag, on, printed, view, board));
            }
        }
        return located;
    }

    private static LocatedPiece located(
            Tag tag, TaggedFace on, double printed, CameraView view, SheetPose.Found board) {
        PieceFace face = on.face();
        double large = large(tag, face, view);
        boolean raised = large > 1 + allowed(RAISED_SHARE, tag);
        boolean lifted = !raised && large > printed * (1 + LIFTED_PX / tag.sidePx());
        double liftMm = lifted ? (large / printed - 1) * (view.cameraMm(2) - face.heightMm()) : 0;
        Pose onTable = face.pieceAt(view.tableFromTag(tag, face.heightMm() + liftMm));
        Pose onBoard = board.boardFromTable(onTable);
        Pose flat = lifted ? board.boardFromTable(face.pieceAt(view.tableFromTag(tag, face.heightMm()))) : onBoard;
        double unseenMm = LIFTED_PX / tag.sidePx() * (view.cameraMm(2) - face.heightMm());
        LocatedPiece.Raise highest = new LocatedPiece.Raise(
                unseenMm,
                board.boardFromTable(face.pieceAt(view.tableFromTag(tag, face.heightMm() + liftMm + unseenMm))));
        return new LocatedPiece(on.piece(), face, tag.confidence(), onTable, onBoard, liftMm, highest, flat, raised);
    }

    /** Returns the size of a tag relative to its printed size, measured as if its piece stood on the bare board. */
    private static double large(Tag tag, PieceFace face, CameraView view) {
        return view.sideMm(tag, face.heightMm()) / face.tagMm();
    }

    /** Returns the scale of the printed tags relative to the stated size, measured on pieces that stand on the board. */
    private double printed(List<Tag> tags, CameraView view) {
        double[] shares = tags.stream()
                .flatMap(tag -> face(tag).map(face -> large(tag, face, view)).stream())
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        return shares.length < MANY ? 1 : Math.max(1, shares[shares.length / 4]);
    }

    private Optional<PieceFace> face(Tag tag) {
        return Optional.ofNullable(faces.get(tag.id())).map(TaggedFace::face);
    }

    private static double allowed(double share, Tag tag) {
        return Math.max(share, RAISED_PX / tag.sidePx());
    }

    /** Returns whether a tag lies flat; a held piece looks larger but may still be flat. */
    private static boolean liesFlat(Tag tag, PieceFace face, CameraView view) {
        TagStretch stretch = TagStretch.of(view.cornersMm(tag, face.heightMm()));
        double off = allowed(MAX_OFF, tag);
        return stretch.leastMm() > (1 - off) * face.tagMm() && stretch.leastMm() > (1 - 2 * off) * stretch.mostMm();
    }
}
