package umpire.vision.calibrate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import umpire.hardware.Rig;
import umpire.rules.kernel.Parsed;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.BoardRecognition;
import umpire.vision.calibrate.board.BoardRequest;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.calibrate.review.CalibrationReport;
import umpire.vision.calibrate.review.CalibrationReview;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;
import umpire.vision.frame.Photograph;

/** Calibrates from files: pictures, folders of pictures, and films. */
public final class Calibrator {
    /** The board is recognised from batches of this many pictures. */
    private static final int SAMPLES = 5;

    private static final int MOST_BATCHES = 3;

    /** Mirrored tags are looked for on this many pictures. */
    private static final int MIRROR_SAMPLES = 3;

    /** The least share of the pictures that must show the board. Chosen. */
    private static final double LEAST_SEEN = 0.25;

    private final BoardRequest request;
    private final Rig rig;
    private final List<String> notices = new ArrayList<>();

    /**
     * Makes a calibrator.
     *
     * @param request the known properties of the board
     * @param rig the table the lens is for
     */
    public Calibrator(BoardRequest request, Rig rig) {
        OpenCv.load();
        this.request = request;
        this.rig = rig;
    }

    /**
     * Calibrates from files.
     *
     * @param named files and folders
     * @param progress receives the number of files done and the number of all files
     * @return the report, or the problem with the named files
     */
    public Parsed<CalibrationReport> from(List<Path> named, BiConsumer<Integer, Integer> progress) {
        return PictureFile.all(named).then(files -> {
            List<String> others = PictureFile.passedOver(named, files);
            if (!others.isEmpty()) {
                notices.add("Skipped, because they are not readable pictures: " + String.join(", ", others) + ".");
            }
            return Parsed.good(report(files, progress));
        });
    }

    private CalibrationReport report(List<PictureFile> files, BiConsumer<Integer, Integer> progress) {
        Optional<BoardRecognition.Recognised> found = recognised(files);
        boolean mirrored = !plainly(found) && mirrored(files);
        if (mirrored) {
            notices.add("The pictures are mirrored, left for right, so that no tag on them can be read: switch the"
                    + " camera's mirroring off and take them again.");
        }
        Optional<BoardRecognition.Recognised> recognised = found.filter(board -> !mirrored)
                .or(() -> request.complete().map(said -> new BoardRecognition.Recognised(said, List.of())));
        Optional<BoardLook> look = recognised.map(board -> new BoardLook(board.pattern(), rig));
        List<PictureSighting> sightings = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            progress.accept(i, files.size());
            sightings.addAll(sightings(files.get(i), look));
        }
        progress.accept(files.size(), files.size());
        if (recognised.isEmpty()) {
            return CalibrationReview.withoutBoard(sightings, notices);
        }
        Optional<BoardPattern> said = request.complete().filter(board -> hardlySeen(sightings));
        if (said.isPresent()) {
            List<PictureSighting> none =
                    sightings.stream().map(PictureSighting::withoutBoard).toList();
            return CalibrationReview.of(none, said.get(), rig, notices);
        }
        notices.addAll(recognised.get().notices());
        return CalibrationReview.of(sightings, recognised.get().pattern(), rig, notices);
    }

    /**
     * Returns whether only a few pictures show the board found. The pictures are then probably blurred: on some of them, a blurred board
     * looks like a small chessboard.
     */
    private static boolean hardlySeen(List<PictureSighting> sightings) {
        long seen = sightings.stream().filter(one -> one.board().isPresent()).count();
        return seen < LEAST_SEEN * sightings.size();
    }

    private Optional<BoardRecognition.Recognised> recognised(List<PictureFile> files) {
        int batches = Math.clamp((files.size() + SAMPLES - 1) / SAMPLES, 1, MOST_BATCHES);
        Optional<BoardRecognition.Recognised> recognised = Optional.empty();
        for (int batch = 0; batch < batches && recognised.isEmpty(); batch++) {
            try (MatScope scope = new MatScope()) {
                recognised = BoardRecognition.of(request, scope.keepAll(samples(files, batch, batches)));
            }
        }
        return recognised;
    }

    /**
     * Returns whether the found board can be trusted. A board with tags is never confused with another. A chessboard is trusted only if it
     * was requested, since it may be the squares of a ChArUco board whose tags cannot be read.
     */
    private boolean plainly(Optional<BoardRecognition.Recognised> found) {
        boolean said = request.kind().equals(Optional.of(BoardRequest.BoardKind.CHESSBOARD));
        return found.filter(board -> said || board.pattern() instanceof BoardPattern.Charuco)
                .isPresent();
    }

    private static boolean mirrored(List<PictureFile> files) {
        try (MatScope scope = new MatScope()) {
            List<Mat> greys = scope.keepAll(samples(files.subList(0, Math.min(MIRROR_SAMPLES, files.size())), 0, 1));
            greys.forEach(grey -> Core.flip(grey, grey, 1));
            return BoardRecognition.of(BoardRequest.UNKNOWN, greys)
                    .filter(board -> board.pattern() instanceof BoardPattern.Charuco)
                    .isPresent();
        }
    }

    private static List<Mat> samples(List<PictureFile> files, int batch, int batches) {
        List<Mat> greys = new ArrayList<>();
        int wanted = Math.min(SAMPLES, files.size());
        for (int i = 0; i < wanted; i++) {
            int place = (i * batches + batch) * files.size() / (wanted * batches);
            PictureFile file = files.get(Math.min(place, files.size() - 1));
            if (file.film()) {
                greys.addAll(new Film(file).samples(Math.max(1, SAMPLES / wanted)));
            } else if (Photograph.open(file.path()) instanceof Parsed.Good<Mat> good) {
                try (MatScope scope = new MatScope()) {
                    greys.add(PictureSharpness.grey(scope.keep(good.value())));
                }
            }
        }
        return greys;
    }

    private List<PictureSighting> sightings(PictureFile file, Optional<BoardLook> look) {
        Parsed<List<PictureSighting>> seen = file.film()
                ? new Film(file).look(look)
                : Photograph.open(file.path()).then(bgr -> sighting(file, bgr, look));
        return switch (seen) {
            case Parsed.Good<List<PictureSighting>> good -> good.value();
            case Parsed.Bad<List<PictureSighting>> bad -> {
                notices.add(file.path() + ": " + bad.why() + ".");
                yield List.of();
            }
        };
    }

    private static Parsed<List<PictureSighting>> sighting(PictureFile file, Mat bgr, Optional<BoardLook> look) {
        try (MatScope scope = new MatScope()) {
            scope.keep(bgr);
            Mat grey = scope.keep(PictureSharpness.grey(bgr));
            return Parsed.good(List.of(sighting(file.name(), grey, look)));
        }
    }

    private static PictureSighting sighting(String name, Mat grey, Optional<BoardLook> look) {
        return look.map(eye -> eye.at(name, grey))
                .orElseGet(() -> new PictureSighting(
                        name, grey.cols(), grey.rows(), Optional.empty(), PictureSharpness.edgePx(grey), List.of()));
    }
}
