package umpire.vision.calibrate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.videoio.VideoCapture;
import org.opencv.videoio.Videoio;
import umpire.rules.kernel.Parsed;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;
import umpire.vision.see.MotionJpeg;

/** Picks pictures from a film of a moving board: frames in which the board is still, each in a new place. */
final class Film {
    /** The number of frames examined per second of film. */
    private static final double LOOKS_A_SECOND = 8;

    private static final int MOST_LOOKS = 500;
    private static final int MOST_PICTURES = 40;
    private static final int ENOUGH = 12;

    /** The board counts as still if its corners move less than this share of the picture's width between examined frames. */
    private static final double STILL = 0.002;
    /**
     * The board is in a new place if its corners are at least this far from its corners in each chosen picture, as a share of the width.
     */
    private static final double ELSEWHERE = 0.04;

    private record Candidate(PictureSighting sighting, double moved) {}

    private final PictureFile file;

    Film(PictureFile file) {
        this.file = file;
    }

    /** Returns grey frames spread over the film, for the caller to release; empty if the film cannot be read. */
    List<Mat> samples(int count) {
        return switch (MotionJpeg.open(file.path())) {
            case Parsed.Good<VideoCapture> good -> samples(good.value(), count);
            case Parsed.Bad<VideoCapture> bad -> List.of();
        };
    }

    private static List<Mat> samples(VideoCapture film, int count) {
        List<Mat> samples = new ArrayList<>();
        try (MatScope scope = new MatScope()) {
            Mat frame = scope.mat();
            int every = Math.max(1, (int) (film.get(Videoio.CAP_PROP_FRAME_COUNT) / (count + 1)));
            for (int number = 0; samples.size() < count && film.grab(); number++) {
                if (number % every == every / 2 && film.retrieve(frame)) {
                    samples.add(PictureSharpness.grey(frame));
                }
            }
            return samples;
        } finally {
            OpenCv.release(film);
        }
    }

    /** Returns the boards on the chosen frames, or the problem with the film. */
    Parsed<List<PictureSighting>> look(Optional<BoardLook> look) {
        return MotionJpeg.open(file.path()).then(film -> {
            try {
                List<PictureSighting> seen =
                        look.map(eye -> chosen(candidates(film, eye))).orElse(List.of());
                return seen.isEmpty() ? Parsed.bad("no frame of this film shows the board") : Parsed.good(seen);
            } finally {
                OpenCv.release(film);
            }
        });
    }

    private static List<PictureSighting> chosen(List<Candidate> candidates) {
        List<Candidate> chosen = new ArrayList<>();
        candidates.stream()
                .filter(c -> c.moved() < STILL * c.sighting().widthPx())
                .forEach(candidate -> choose(chosen, candidate));
        if (chosen.size() < ENOUGH) {
            candidates.stream()
                    .sorted(Comparator.comparingDouble(Candidate::moved))
                    .forEach(candidate -> choose(chosen, candidate));
        }
        return chosen.stream().map(Candidate::sighting).toList();
    }

    private static void choose(List<Candidate> chosen, Candidate candidate) {
        double away = ELSEWHERE * candidate.sighting().widthPx();
        boolean fresh = chosen.stream().allMatch(other -> distance(other.sighting(), candidate.sighting()) > away);
        if (fresh && chosen.size() < MOST_PICTURES) {
            chosen.add(candidate);
        }
    }

    private List<Candidate> candidates(VideoCapture film, BoardLook look) {
        List<Candidate> candidates = new ArrayList<>();
        try (MatScope scope = new MatScope()) {
            Mat frame = scope.mat();
            double rate = film.get(Videoio.CAP_PROP_FPS);
            double count = Math.max(1, film.get(Videoio.CAP_PROP_FRAME_COUNT));
            int every =
                    (int) Math.ceil(Math.max((rate > 0 ? rate : LOOKS_A_SECOND) / LOOKS_A_SECOND, count / MOST_LOOKS));
            Optional<PictureSighting> before = Optional.empty();
            for (int number = 0; film.grab(); number++) {
                if (number % every == 0 && film.retrieve(frame)) {
                    PictureSighting now = sighting(look, number, frame);
                    double moved = before.map(last -> distance(last, now)).orElse(Double.MAX_VALUE);
                    before = Optional.of(now);
                    if (now.board().isPresent()) {
                        candidates.add(new Candidate(now, moved));
                    }
                }
            }
            return candidates;
        }
    }

    private PictureSighting sighting(BoardLook look, int number, Mat frame) {
        try (MatScope scope = new MatScope()) {
            Mat grey = scope.keep(PictureSharpness.grey(frame));
            return look.at(file.name() + " frame " + number, grey);
        }
    }

    private static double distance(PictureSighting a, PictureSighting b) {
        return a.board().flatMap(one -> b.board().map(one::distancePx)).orElse(Double.MAX_VALUE);
    }
}
