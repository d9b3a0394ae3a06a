package umpire.vision.calibrate.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import umpire.vision.calibrate.board.BoardRequest.BoardKind;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagDrawing;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.frame.OpenCv;

/** Recognises the board in a few pictures. It tries the requested properties first, and detects those that are missing or wrong. */
public final class BoardRecognition {
    /**
     * A recognised board.
     *
     * @param pattern the board
     * @param notices its differences from the request, one sentence each
     */
    public record Recognised(BoardPattern pattern, List<String> notices) {
        public Recognised {
            notices = List.copyOf(notices);
        }
    }

    /** The largest dictionary of each kind; smaller ones of a kind begin with the same tags. */
    private static final List<String> DICTIONARIES = List.of(
            "DICT_5X5_1000",
            "DICT_4X4_1000",
            "DICT_6X6_1000",
            "DICT_7X7_1000",
            "DICT_ARUCO_ORIGINAL",
            "DICT_APRILTAG_36h11",
            "DICT_APRILTAG_36h10",
            "DICT_APRILTAG_25h9",
            "DICT_APRILTAG_16h5",
            "DICT_ARUCO_MIP_36h12");

    private static final List<Integer> SIZES = List.of(50, 100, 250, 1000);
    private static final int LEAST_TAGS = 6;
    private static final int LEAST_SQUARES = 3;
    private static final int MOST_SQUARES = 40;

    /** At least this share of all tags seen must lie where the board has them. */
    private static final double LEAST_FITTING = 0.7;

    /** A tag size that differs from the request by more than this share is reported. */
    private static final double OTHER_SHARE = 0.04;

    private final BoardRequest request;
    private final List<String> notices = new ArrayList<>();

    private BoardRecognition(BoardRequest request) {
        this.request = request;
    }

    /**
     * Recognises the board.
     *
     * @param request the requested properties of the board
     * @param greys some of the pictures, grey; the caller still owns them
     */
    public static Optional<Recognised> of(BoardRequest request, List<Mat> greys) {
        OpenCv.load();
        BoardRecognition recognition = new BoardRecognition(request);
        return recognition.pattern(greys).map(pattern -> new Recognised(pattern, recognition.notices));
    }

    private Optional<BoardPattern> pattern(List<Mat> greys) {
        if (!request.kind().equals(Optional.of(BoardKind.CHESSBOARD))) {
            Optional<BoardPattern> charuco = charuco(greys);
            return charuco.isPresent() ? charuco : noted(chessboard(greys), request.kind(), "ChArUco board");
        }
        Optional<BoardPattern> said = chessboardAsSaid(greys);
        if (said.isPresent()) {
            return said;
        }
        // Squares between tags have corners like those of a chessboard, so tags are looked for first.
        BoardRecognition tagged = new BoardRecognition(request.withoutNumbers());
        Optional<BoardPattern> charuco = noted(tagged.charuco(greys), request.kind(), "chessboard without tags");
        return charuco.isPresent() ? charuco : chessboard(greys);
    }

    private Optional<BoardPattern> noted(Optional<BoardPattern> found, Optional<BoardKind> said, String instead) {
        found.filter(pattern -> said.isPresent())
                .ifPresent(pattern -> notices.add(
                        "The pictures show " + pattern.named() + ", not a " + instead + "; what is seen counts."));
        return found;
    }

    private Optional<BoardPattern> chessboardAsSaid(List<Mat> greys) {
        return request.complete().filter(said -> {
            BoardFinder finder = BoardFinders.of(said);
            return greys.stream().anyMatch(grey -> finder.find(grey).isPresent());
        });
    }

    private Optional<BoardPattern> chessboard(List<Mat> greys) {
        Map<List<Integer>, Integer> votes = new HashMap<>();
        for (Mat grey : greys) {
            ChessboardFinder.sizeIn(grey)
                    .map(BoardRecognition::lying)
                    .ifPresent(size -> votes.merge(size, 1, Integer::sum));
        }
        Optional<List<Integer>> size = votes.entrySet().stream()
                .max(Map.Entry.<List<Integer>, Integer>comparingByValue()
                        .thenComparingInt(
                                entry -> entry.getKey().get(0) * entry.getKey().get(1)))
                .map(Map.Entry::getKey);
        size.filter(found -> request.columns().isPresent() && request.kind().equals(Optional.of(BoardKind.CHESSBOARD)))
                .ifPresent(found -> notices.add("The chessboard has " + found.get(0) + " by " + found.get(1)
                        + " inner corners, not " + request.columns().orElse(0) + " by "
                        + request.rows().orElse(0) + "; what is seen counts."));
        return size.map(found -> new BoardPattern.PlainChessboard(found.get(0), found.get(1), request.squareMm()));
    }

    private static List<Integer> lying(Size size) {
        return List.of((int) Math.max(size.width, size.height), (int) Math.min(size.width, size.height));
    }

    private Optional<BoardPattern> charuco(List<Mat> greys) {
        Optional<String> said = request.dictionary().map(TagDrawing::fullName);
        Optional<BoardPattern> found = said.flatMap(name -> charuco(greys, name, true));
        if (found.isPresent()) {
            return found;
        }
        Optional<BoardPattern> best = Optional.empty();
        for (String dictionary : DICTIONARIES) {
            best = best.isPresent() ? best : charuco(greys, dictionary, false);
        }
        best.filter(pattern -> said.isPresent())
                .ifPresent(pattern -> notices.add("The tags on the board are not of " + said.orElseThrow()
                        + "; the pictures show " + pattern.named() + "."));
        return best;
    }

    private Optional<BoardPattern> charuco(List<Mat> greys, String dictionary, boolean exactly) {
        TagReader reader = TagReader.of(dictionary);
        List<List<Tag>> seen = greys.stream()
                .map(reader::read)
                .filter(tags -> tags.size() >= LEAST_TAGS)
                .toList();
        int tags = seen.stream().mapToInt(List::size).sum();
        if (tags == 0) {
            return Optional.empty();
        }
        LayoutMatch saidSo =
                request.columns().map(columns -> best(seen, columns, columns)).orElse(LayoutMatch.NONE);
        LayoutMatch match = saidSo.tags() >= LEAST_FITTING * tags ? saidSo : best(seen, LEAST_SQUARES, MOST_SQUARES);
        if (match.tags() < LEAST_FITTING * tags / 2) {
            return Optional.empty();
        }
        return Optional.of(described(match, dictionary, exactly));
    }

    private static LayoutMatch best(List<List<Tag>> seen, int least, int most) {
        List<LayoutMatch> matches = new ArrayList<>();
        for (int columns = least; columns <= most; columns++) {
            matches.add(LayoutMatch.of(seen, columns, false));
            matches.add(LayoutMatch.of(seen, columns, true));
        }
        return matches.stream()
                .max(Comparator.comparingInt(LayoutMatch::tags)
                        .thenComparing(Comparator.comparingDouble(LayoutMatch::errorSquares)
                                .reversed()))
                .orElse(LayoutMatch.NONE);
    }

    private BoardPattern described(LayoutMatch match, String dictionary, boolean exactly) {
        int rows = Math.max(
                match.rows(),
                request.columns().filter(n -> n == match.columns()).isPresent()
                        ? request.rows().orElse(0)
                        : 0);
        request.columns()
                .filter(said -> said != match.columns())
                .ifPresent(said -> notices.add("The board has " + match.columns() + " squares in a row, not " + said
                        + "; what is seen counts."));
        request.markerShare()
                .filter(share -> Math.abs(share / match.markerShare() - 1) > OTHER_SHARE)
                .ifPresent(share -> notices.add(shareNotice(share, match.markerShare())));
        return new BoardPattern.Charuco(
                match.columns(),
                rows,
                request.squareMm(),
                match.markerShare(),
                exactly ? dictionary : smallest(dictionary, match.lastTag()),
                match.whiteFirst());
    }

    private String shareNotice(double said, double seen) {
        return String.format(
                Locale.ROOT,
                "A tag is %.2f of a square wide in the pictures, but %.2f by the given sizes, %.4g mm and"
                        + " %.4g mm. One of the two sizes is wrong. Measure both with a ruler, across several squares.",
                seen,
                said,
                request.markerMm().orElse(0.0),
                request.squareMm().orElse(0.0));
    }

    private static String smallest(String dictionary, int lastTag) {
        if (!dictionary.endsWith("_1000")) {
            return dictionary;
        }
        int size = SIZES.stream().filter(count -> count > lastTag).findFirst().orElse(1000);
        return dictionary.replace("_1000", "_" + size);
    }
}
