package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/** Native memory of a scope is freed. */
class MatScopeTest {
    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    private static Mat picture() {
        return new Mat(4, 4, CvType.CV_8U);
    }

    @Test
    void keptMemoryIsFreedOnClose() {
        Mat kept;
        Mat listed = picture();
        List<Mat> given = List.of(picture(), picture());
        try (MatScope scope = new MatScope()) {
            kept = scope.keep(picture());
            scope.list().add(listed);
            scope.keepAll(given);
            assertThat(List.of(kept, listed, given.getFirst())).noneMatch(Mat::empty);
        }
        assertThat(kept.empty()).isTrue();
        assertThat(listed.empty()).isTrue();
        assertThat(given).allMatch(Mat::empty);
    }

    @Test
    void memoryIsFreedInReverseOrder() {
        List<String> freed = new ArrayList<>();
        class Named extends Mat {
            private final String name;

            Named(String name) {
                this.name = name;
            }

            @Override
            public void release() {
                freed.add(name);
                super.release();
            }
        }
        try (MatScope scope = new MatScope()) {
            scope.keep(new Named("first"));
            scope.list().add(new Named("of a list"));
            scope.keep(new Named("second"));
        }
        assertThat(freed).containsExactly("of a list", "second", "first");
    }

    @Test
    void aHandedOutPictureIsNotFreed() {
        Mat other;
        Mat result;
        try (MatScope scope = new MatScope()) {
            result = scope.keep(picture());
            other = scope.keep(picture());
            scope.handOut(result);
        }
        assertThat(result.empty()).isFalse();
        assertThat(other.empty()).isTrue();
        OpenCv.release(result);
    }

    @Test
    void anUnfinishedResultIsFreedOnFailure() {
        List<Mat> made = new ArrayList<>();
        assertThatThrownBy(() -> failing(made)).hasMessage("failed");
        assertThat(made).hasSize(1).allMatch(Mat::empty);
    }

    private static Mat failing(List<Mat> made) {
        try (MatScope scope = new MatScope()) {
            Mat result = scope.keep(picture());
            made.add(result);
            fail();
            return scope.handOut(result);
        }
    }

    private static void fail() {
        throw new IllegalStateException("failed");
    }
}
