package umpire.vision.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingCandidate;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.OpenCv;

class ExplainedPictureTest {
    private static final String STRANGER = "another pip lies on it";

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    private static List<Pixel> square(double x, double y, double half) {
        return List.of(
                new Pixel(x - half, y - half),
                new Pixel(x + half, y - half),
                new Pixel(x + half, y + half),
                new Pixel(x - half, y + half));
    }

    private static ReadingCandidate out(
            ReadingCandidate.CandidateKind kind, String what, double x, double y, double score, String why) {
        return new ReadingCandidate(kind, square(x, y, 20), what, score, Optional.of(why));
    }

    @Test
    void rejectionsAtOnePlaceForOneReasonShareALine() {
        RuledOut ruledOut = RuledOut.of(List.of(
                out(ReadingCandidate.CandidateKind.FACE, "a 3", 100, 100, 0, STRANGER),
                out(ReadingCandidate.CandidateKind.FACE, "a 2", 104, 97, 0.4, STRANGER),
                out(ReadingCandidate.CandidateKind.FACE, "a 3", 101, 101, 0, STRANGER),
                out(ReadingCandidate.CandidateKind.FACE, "a 3", 180, 100, 0.2, STRANGER),
                out(ReadingCandidate.CandidateKind.FACE, "a 3", 100, 100, 0.3, "it is spotted all over")));
        assertThat(ruledOut.told()).extracting(RuledOut.Group::what).containsExactly("a 2, a 3", "a 3", "a 3");
        assertThat(ruledOut.told()).extracting(RuledOut.Group::score).containsExactly(0.4, 0.3, 0.2);
        assertThat(ruledOut.others()).isEmpty();
    }

    @Test
    void plainSquaresAreCountedAndPossibleTagsListed() {
        List<ReadingCandidate> weighed = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            weighed.add(out(ReadingCandidate.CandidateKind.TAG, "a tag", 50 * (i % 8), 50 * (i / 8), 0, "no tag"));
        }
        weighed.add(out(
                ReadingCandidate.CandidateKind.TAG,
                "tag 17",
                30,
                30,
                0.55,
                "2 of its cells are not as they should be"));
        RuledOut ruledOut = RuledOut.of(weighed);
        assertThat(ruledOut.told()).extracting(RuledOut.Group::what).containsExactly("tag 17");
        assertThat(ruledOut.others()).containsEntry("no tag", 64);
    }

    @Test
    void rejectionsBeyondTheLimitAreCounted() {
        List<ReadingCandidate> weighed = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            weighed.add(out(ReadingCandidate.CandidateKind.FACE, "a 4", 60 * i, 0, i / 100.0, STRANGER));
        }
        RuledOut ruledOut = RuledOut.of(weighed);
        assertThat(ruledOut.told()).hasSize(30);
        assertThat(ruledOut.told().getFirst().score()).isEqualTo(0.99);
        assertThat(ruledOut.others()).containsEntry(STRANGER, 70);
    }

    @Test
    void theExplanationKeepsThePictureAndWritesBesideIt() {
        Mat bgr = new Mat(300, 400, CvType.CV_8UC3, new Scalar(90, 60, 30));
        try (ExplainedPicture picture = new ExplainedPicture(bgr)) {
            picture.tags(
                    List.of(new Tag(3, square(100, 100, 20), 1)),
                    List.of(out(
                            ReadingCandidate.CandidateKind.TAG,
                            "tag 4",
                            250,
                            150,
                            0.5,
                            "only 40 % of its cells are beyond doubt")));
            Mat drawn = Imgcodecs.imdecode(new MatOfByte(picture.png()), Imgcodecs.IMREAD_COLOR);
            assertThat(drawn.cols()).isGreaterThan(800);
            assertThat(drawn.get(120, 100)).as("the lower edge of the tag").containsExactly(60, 190, 40);
            double[] none = drawn.get(170, 250);
            assertThat(none[2] - none[0])
                    .as("how red the lower edge of what was none is")
                    .isGreaterThan(150);
            assertThat(drawn.get(100, 100)).as("within the tag").containsExactly(90, 60, 30);
            assertThat(drawn.get(250, 350)).as("far from both").containsExactly(90, 60, 30);
            assertThat(bgr.get(120, 100)).as("the picture itself").containsExactly(90, 60, 30);
            drawn.release();
        }
        bgr.release();
    }
}
