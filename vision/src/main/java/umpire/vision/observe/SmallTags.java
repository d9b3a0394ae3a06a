package umpire.vision.observe;

import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.vision.rectify.CameraView;

/** Which tags of a box a camera has too few pixels for. Such a piece may be missed where it lies, and nobody would know. */
final class SmallTags {
    /** Seven cells of two pixels: of smaller tags every third is missed. Measured. */
    private static final double LEAST_PX = 14;

    private final TreeMap<Double, Piece> pieceByTagMm = new TreeMap<>();

    SmallTags(List<Piece> pieces) {
        for (Piece piece : pieces) {
            piece.faces().stream().map(PieceFace::tagMm).forEach(tagMm -> pieceByTagMm.putIfAbsent(tagMm, piece));
        }
    }

    /** Returns a sentence for each size of tag that is too small here. */
    List<String> troubles(CameraView view) {
        double pxPerMm = view.pxPerMm(0, 0, 0);
        return pieceByTagMm.headMap(LEAST_PX / pxPerMm).entrySet().stream()
                .map(entry -> trouble(entry.getKey(), entry.getValue(), pxPerMm))
                .toList();
    }

    private static String trouble(double tagMm, Piece piece, double pxPerMm) {
        return String.format(
                Locale.ROOT,
                "A tag of %.0f mm, as on the %s, is only %.0f pixels wide in this picture: use a camera with more pixels, hang it lower, or print tags of %.0f mm.",
                tagMm,
                piece.name(),
                tagMm * pxPerMm,
                Math.ceil(LEAST_PX / pxPerMm));
    }
}
