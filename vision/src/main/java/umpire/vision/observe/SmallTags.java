package umpire.vision.observe;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.rectify.CameraView;

/** Detects tags of a box for which the camera has too few pixels. Such a piece or die may be missed without any sign. */
final class SmallTags {
    /** Seven cells of two pixels each. A third of the tags on pieces that are smaller than this is missed. Measured. */
    private static final double LEAST_OF_PIECE_PX = 14;

    /** Dice with tags of 14 pixels are read in 19 of 20 cases, with tags of 10 pixels in 1 of 30. Measured. */
    private static final double LEAST_OF_DIE_PX = 13;

    private final TreeMap<Double, String> pieceByTagMm = new TreeMap<>();
    private final TreeMap<Double, String> diceByTagMm = new TreeMap<>();

    SmallTags(List<Piece> pieces, List<DieType> dice, Rig rig) {
        List<DieType> tagged = dice.stream()
                .filter(type -> !type.kind().equals(DieType.CARD) && type.isTagged())
                .toList();
        Set<Integer> ofDice = DieType.tags(tagged);
        for (Piece piece : pieces) {
            piece.faces().stream()
                    .filter(face -> !ofDice.contains(face.tag()))
                    .forEach(face -> pieceByTagMm.putIfAbsent(face.tagMm(), "the " + piece.name()));
        }
        for (DieType type : tagged) {
            double tagMm = new DieForm(type.kind(), rig.edgesMm(type).getLast()).tagMm();
            diceByTagMm.putIfAbsent(tagMm, "the dice called " + type.name());
        }
    }

    /** Returns the size in pixels of the smallest readable tag in the middle of the table; infinite without any. */
    double smallestPx(CameraView view) {
        double pxPerMm = view.pxPerMm(0, 0, 0);
        return Stream.of(
                        pieceByTagMm.tailMap(LEAST_OF_PIECE_PX / pxPerMm),
                        diceByTagMm.tailMap(LEAST_OF_DIE_PX / pxPerMm))
                .flatMap(bearers -> bearers.keySet().stream())
                .mapToDouble(tagMm -> tagMm * pxPerMm)
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }

    /** Returns a sentence for each size of tag that is too small here. */
    List<String> troubles(CameraView view) {
        double pxPerMm = view.pxPerMm(0, 0, 0);
        return Stream.concat(
                        troubles(pieceByTagMm, LEAST_OF_PIECE_PX, pxPerMm, "print tags of %.0f mm"),
                        troubles(diceByTagMm, LEAST_OF_DIE_PX, pxPerMm, "use larger dice, with tags of %.0f mm"))
                .toList();
    }

    private static Stream<String> troubles(
            SortedMap<Double, String> bearerByTagMm, double leastPx, double pxPerMm, String orElse) {
        return bearerByTagMm.headMap(leastPx / pxPerMm).entrySet().stream()
                .map(entry -> trouble(entry, pxPerMm) + orElse.formatted(Math.ceil(leastPx / pxPerMm)) + ".");
    }

    private static String trouble(Map.Entry<Double, String> entry, double pxPerMm) {
        return String.format(
                Locale.ROOT,
                "A tag of %.0f mm, as on %s, is only %.0f pixels wide in this picture: use a camera with more pixels, hang it lower, or ",
                entry.getKey(),
                entry.getValue(),
                entry.getKey() * pxPerMm);
    }
}
