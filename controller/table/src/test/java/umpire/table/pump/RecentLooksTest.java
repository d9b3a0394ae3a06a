package umpire.table.pump;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import umpire.hardware.Rig;
import umpire.rules.kernel.Board;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.VisionPipeline;

class RecentLooksTest {
    private static final Board BOARD = new Board("Nothing", 100, 100, List.of(), List.of(), List.of());

    private final RecentLooks.Requests requests = new RecentLooks.Requests();
    private final RecentLooks recent = new RecentLooks(requests);
    private final List<Mat> pixels = new ArrayList<>();

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    @AfterEach
    void close() {
        recent.close();
    }

    /** Processes a frame whose grey value is its number. */
    private void look(int number) {
        Mat bgr = new Mat(72, 96, CvType.CV_8UC3, Scalar.all(number));
        pixels.add(bgr);
        Frame frame = recent.take(new Frame(number, 100L * number, bgr));
        try (VisionPipeline eye = new VisionPipeline(Rig.standard(), BOARD, List.of(), List.of())) {
            FrameResult look = eye.look(frame);
            recent.looked(look);
        }
    }

    private static List<Long> numbers(List<ProcessedFrame> looks) {
        return looks.stream().map(look -> look.frame().number()).toList();
    }

    @Test
    void aRequestGetsTheLastThreeFramesAfterTheNextOne() {
        for (int number = 1; number <= 5; number++) {
            look(number);
        }
        CompletableFuture<List<ProcessedFrame>> asked = requests.ask();
        assertThat(asked).isNotDone();
        look(6);
        List<ProcessedFrame> looks = asked.join();
        assertThat(numbers(looks)).containsExactly(4L, 5L, 6L);
        assertThat(looks).allSatisfy(looked -> {
            assertThat(looked.look().observation().frame())
                    .isEqualTo(looked.frame().number());
            assertThat(looked.frame().bgr().get(3, 3)[0])
                    .isEqualTo(looked.frame().number());
        });
        recent.close();
        assertThat(looks.getFirst().frame().bgr().get(3, 3)[0])
                .as("a copy outlives the camera")
                .isEqualTo(4);
        looks.forEach(ProcessedFrame::close);
    }

    @Test
    void allRequestsAreAnsweredExceptCancelledOnes() {
        CompletableFuture<List<ProcessedFrame>> one = requests.ask();
        CompletableFuture<List<ProcessedFrame>> gone = requests.ask();
        CompletableFuture<List<ProcessedFrame>> other = requests.ask();
        gone.cancel(false);
        look(1);
        assertThat(one.join().getFirst().frame().bgr().dataAddr())
                .isNotEqualTo(other.join().getFirst().frame().bgr().dataAddr());
        one.join().forEach(ProcessedFrame::close);
        other.join().forEach(ProcessedFrame::close);
    }

    @Test
    void framesAreClosedOnceThereAreNewerOnesAndAtTheEnd() {
        for (int number = 1; number <= 4; number++) {
            look(number);
        }
        assertThat(pixels.getFirst().empty()).as("the oldest").isTrue();
        assertThat(pixels.get(1).empty()).isFalse();
        recent.close();
        assertThat(pixels).allMatch(Mat::empty);
    }

    @Test
    void anUnprocessedFrameIsNotHandedOut() {
        look(1);
        CompletableFuture<List<ProcessedFrame>> asked = requests.ask();
        recent.take(new Frame(2, 200, new Mat(72, 96, CvType.CV_8UC3)));
        look(3);
        assertThat(numbers(asked.join())).containsExactly(1L, 3L);
        asked.join().forEach(ProcessedFrame::close);
    }
}
