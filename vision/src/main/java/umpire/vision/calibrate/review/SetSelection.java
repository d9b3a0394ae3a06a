package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.vision.calibrate.board.BoardSighting;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.calibrate.board.SeenCorner;
import umpire.vision.calibrate.review.Refusal.SetFault;
import umpire.vision.detect.Median;

/** Selects the pictures of a set that a calibration can use, before any lens is known: those of one size that show the board sharply. */
final class SetSelection {
    static final int LEAST_PICTURES = 5;

    /** Pictures of another size are left out if they are at most this share of the set. If there are more, the intended size is unknown. */
    private static final double MOST_STRAYS = 0.25;

    private static final double BLURRED_TIMES = 2.5;
    /** The clearest edges of a sharp picture are narrower than this, in pixels. Photographs of other things reach 1.6, blurred boards 3. */
    private static final double SOFT_PX = 2;

    private static final double SMEARED_TIMES = 2;
    private static final double SMEARED_PX = 3;
    private static final double VERY_SMEARED_PX = 4;

    private final Map<String, String> leftOut = new LinkedHashMap<>();
    private int blurredOut;
    private List<PictureSighting> kept;

    SetSelection(List<PictureSighting> pictures) {
        this.kept = pictures;
    }

    /** Returns the reason for each picture that was left out, by its name. */
    Map<String, String> leftOut() {
        return leftOut;
    }

    List<PictureSighting> kept() {
        return kept;
    }

    /** Leaves out unusable pictures; returns a refusal if too few are left. */
    Optional<Refusal> select() {
        int given = kept.size();
        List<PictureSighting> boardless =
                kept.stream().filter(picture -> picture.board().isEmpty()).toList();
        boardless.forEach(this::boardless);
        kept = kept.stream().filter(picture -> picture.board().isPresent()).toList();
        long soft = boardless.stream().filter(SetSelection::soft).count();
        if (kept.size() < LEAST_PICTURES && given >= LEAST_PICTURES && 2 * soft >= boardless.size()) {
            return Optional.of(allBlurred(given, kept.size()));
        }
        if (kept.isEmpty()) {
            return Optional.of(
                    new Refusal(
                            SetFault.NO_BOARD,
                            "None of the " + given
                                    + " pictures shows a readable board. Show the whole board, flat, sharp and evenly lit. If it is another board, leave out --board."));
        }
        leaveOutCopies();
        return ofOneSize().or(this::blurred).or(() -> enough(given));
    }

    /** Returns the refusal of a set whose board is readable on hardly any picture, due to blur. */
    static Refusal allBlurred(int given, int readable) {
        return new Refusal(
                SetFault.BLURRED,
                "Show the whole board, hold it still or lean it against something, focus the lens, and give the camera more"
                        + " light. The board can be read on only " + readable + " of " + given
                        + " pictures. Most of the others are blurred, or show no board.");
    }

    static boolean soft(PictureSighting picture) {
        return picture.edgePx() > SOFT_PX;
    }

    private void boardless(PictureSighting picture) {
        blurredOut += soft(picture) ? 1 : 0;
        leftOut.put(
                picture.name(),
                soft(picture)
                        ? "no board can be read on it: it is blurred, or shows none"
                        : "no board is seen on it, or too little of it");
    }

    /**
     * Leaves out copies of a picture. Otherwise the cross-validation would test the lens on a copy of a picture it was made from. Two
     * pictures with the same corners are copies, since noise makes any two real pictures differ.
     */
    private void leaveOutCopies() {
        Map<BoardSighting, String> names = new LinkedHashMap<>();
        List<PictureSighting> different = new ArrayList<>();
        for (PictureSighting picture : kept) {
            BoardSighting board = picture.board().orElseThrow();
            if (names.containsKey(board)) {
                leftOut.put(picture.name(), "it is a copy of " + names.get(board));
            } else {
                names.put(board, picture.name());
                different.add(picture);
            }
        }
        kept = different;
    }

    private Optional<Refusal> ofOneSize() {
        Map<String, List<PictureSighting>> sizes = kept.stream()
                .collect(Collectors.groupingBy(
                        picture -> picture.widthPx() + " by " + picture.heightPx(),
                        LinkedHashMap::new,
                        Collectors.toList()));
        if (sizes.size() < 2) {
            return Optional.empty();
        }
        Map.Entry<String, List<PictureSighting>> most = sizes.entrySet().stream()
                .max(Comparator.comparingInt(entry -> entry.getValue().size()))
                .orElseThrow();
        int strays = kept.size() - most.getValue().size();
        if (strays > MOST_STRAYS * kept.size()) {
            String list = sizes.entrySet().stream()
                    .map(entry -> entry.getValue().size() + " of " + entry.getKey() + " pixels")
                    .collect(Collectors.joining(" and "));
            return Optional.of(new Refusal(
                    SetFault.SIZES_MIXED,
                    "The pictures are of different sizes, " + list
                            + ": they were taken with two cameras, or with one set up"
                            + " in two ways. Calibrate from pictures of one size: the size that the table will use."));
        }
        kept.stream()
                .filter(picture -> !most.getValue().contains(picture))
                .forEach(picture -> leftOut.put(
                        picture.name(),
                        "it is " + picture.widthPx() + " by " + picture.heightPx() + " pixels, the others are "
                                + most.getKey()));
        kept = most.getValue();
        return Optional.empty();
    }

    private Optional<Refusal> blurred() {
        double usual = Median.of(smears(kept));
        List<PictureSighting> sharp = new ArrayList<>();
        for (PictureSighting picture : kept) {
            BoardSighting board = picture.board().orElseThrow();
            double smear = board.smearPx();
            boolean moved = inMotion(board) && smear > VERY_SMEARED_PX;
            boolean soft = smear > Math.max(VERY_SMEARED_PX, BLURRED_TIMES * usual);
            if (moved || soft) {
                blurredOut++;
                leftOut.put(
                        picture.name(),
                        String.format(
                                Locale.ROOT,
                                "it is blurred%s: its edges are %.1f pixels wide, those of the others %.1f",
                                moved ? " by movement" : "",
                                smear,
                                usual));
            } else {
                sharp.add(picture);
            }
        }
        long shaky = kept.stream()
                .filter(picture -> inMotion(picture.board().orElseThrow()))
                .count();
        boolean most = sharp.size() < LEAST_PICTURES || shaky > kept.size() / 2;
        if (most && shaky > 0 && 2 * (kept.size() - sharp.size() + shaky) >= kept.size()) {
            return Optional.of(new Refusal(
                    SetFault.BLURRED,
                    String.format(
                            Locale.ROOT,
                            "Most of the pictures are blurred by movement: edges are %.1f pixels wide across the movement. Hold"
                                    + " the board still, or lean it against something, and give the camera more light.",
                            usual)));
        }
        kept = sharp;
        return Optional.empty();
    }

    /** Returns whether the board moved: edges along the motion stay sharp, and those across it do not. */
    private static boolean inMotion(BoardSighting board) {
        double smear = board.smearPx();
        double blur = Median.of(
                board.corners().stream().mapToDouble(SeenCorner::blurPx).toArray());
        return smear > SMEARED_PX && smear > SMEARED_TIMES * blur;
    }

    private static double[] smears(List<PictureSighting> pictures) {
        return pictures.stream()
                .mapToDouble(picture -> picture.board().orElseThrow().smearPx())
                .toArray();
    }

    private Optional<Refusal> enough(int given) {
        if (kept.size() >= LEAST_PICTURES) {
            return Optional.empty();
        }
        String why = leftOut.isEmpty()
                ? ""
                : " The others: "
                        + leftOut.entrySet().stream()
                                .limit(5)
                                .map(entry -> entry.getKey() + ": " + entry.getValue())
                                .collect(Collectors.joining("; "))
                        + ".";
        boolean shaken = blurredOut > 0 && 2 * blurredOut >= leftOut.size() && given >= LEAST_PICTURES;
        return Optional.of(new Refusal(
                shaken ? SetFault.BLURRED : SetFault.TOO_FEW,
                (shaken ? "Most of the pictures are blurred. " : "") + usable(kept.size(), given) + "; at least "
                        + LEAST_PICTURES + " are needed, and 15 to 25 are good." + why));
    }

    private static String usable(int kept, int given) {
        if (kept < given) {
            return "Only " + kept + " of " + given + " pictures can be used";
        }
        return given == 1 ? "Only one picture was given" : "Only " + given + " pictures were given";
    }
}
