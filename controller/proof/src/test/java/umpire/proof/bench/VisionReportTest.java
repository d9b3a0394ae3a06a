package umpire.proof.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.atIndex;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.table.games.GameChoice;
import umpire.vision.frame.PictureYardstick;
import umpire.vision.observe.FrameResult;

class VisionReportTest {
    private static final VisionRound WARM_UP = round(1, 99, 99, 99);

    /** Returns a round in which the detector takes as long as the yardstick, and the frames of the film as long as the stages. */
    private static VisionRound round(double yardstickMs, double detectMs, double rectifyMs, double observeMs) {
        return new VisionRound(
                yardstickMs,
                detectMs,
                rectifyMs,
                observeMs,
                new FilmRound(yardstickMs, detectMs, rectifyMs, 2 * yardstickMs, observeMs));
    }

    private static VisionReport report(VisionRound... rounds) {
        Deque<VisionRound> all = new ArrayDeque<>(List.of(WARM_UP, WARM_UP));
        all.addAll(List.of(rounds));
        return VisionReport.of(640, 480, rounds.length, slices -> all.pop(), soFar -> {});
    }

    @Test
    void theYardstickNeverChanges() {
        try (PictureYardstick one = new PictureYardstick();
                PictureYardstick other = new PictureYardstick()) {
            assertThat(one.measured()).isEqualTo(one.measured()).isEqualTo(other.measured());
        }
    }

    @Test
    void everyRatioIsToTheYardstickOfItsRound() {
        VisionReport report = report(round(1, 10, 1, 4), round(2, 20, 2, 8), round(4, 40, 4, 16));
        assertThat(report.detect().ratio()).isEqualTo(10, within(1e-9));
        assertThat(report.rectify().ratio()).isEqualTo(1, within(1e-9));
        assertThat(report.observe().ratio()).isEqualTo(4, within(1e-9));
        assertThat(report.look().ratio()).isEqualTo(15, within(1e-9));
        assertThat(report.look().error()).isEqualTo(0, within(1e-9));
        assertThat(report.cold().ratio()).isEqualTo(10, within(1e-9));
        assertThat(report.steady().ratio()).isEqualTo(1, within(1e-9));
        assertThat(report.settling().ratio()).isEqualTo(2, within(1e-9));
        assertThat(report.hand().ratio()).isEqualTo(4, within(1e-9));
    }

    @Test
    void theFilmHasSteadyFramesAndOthersAndTheDetectorFindsItsTags() {
        try (FilmedTable filmed = FilmedTable.of(new BenchedGame(GameChoice.of("ogre-chess")).open(), 1014, 760)) {
            List<FilmedTable.FilmMoment> moments =
                    IntStream.range(0, 31).mapToObj(i -> filmed.look().moment()).toList();
            assertThat(moments)
                    .contains(FilmedTable.FilmMoment.SETTLING, atIndex(0))
                    .contains(FilmedTable.FilmMoment.STEADY, atIndex(23))
                    .contains(FilmedTable.FilmMoment.HAND, atIndex(24))
                    .contains(FilmedTable.FilmMoment.SETTLING, atIndex(30));
            assertThat(filmed.tags()).isGreaterThan(20);
        }
    }

    @Test
    void figuresAreTheMediansOfTheRoundsThatCount() {
        VisionReport report = report(round(1, 10, 1, 4), round(2, 30, 1, 4), round(3, 20, 1, 4));
        assertThat(report.detect().ms()).isEqualTo(20);
        assertThat(report.look().ms()).isEqualTo(25);
        assertThat(report.yardstickMs()).isEqualTo(2);
    }

    @Test
    void everyStepOfALookBelongsToOneStage() {
        try (RenderedGame rendered = RenderedGame.of(new BenchedGame(GameChoice.of("ogre-chess")).open(), 640, 480)) {
            FrameResult look = rendered.look();
            double stages = List.of(EyeStage.values()).stream()
                    .mapToDouble(stage -> stage.micros(look))
                    .sum();
            assertThat(stages)
                    .isEqualTo(look.stages().stream()
                            .mapToLong(FrameResult.LookStage::micros)
                            .sum());
        }
    }

    @Test
    void consecutiveFramesDiffer() {
        try (RenderedGame rendered = RenderedGame.of(new BenchedGame(GameChoice.of("ogre-chess")).open(), 640, 480)) {
            for (int i = 0; i < 8; i++) {
                assertThat(rendered.look().stages())
                        .extracting(FrameResult.LookStage::name)
                        .contains("tags", "places");
            }
        }
    }
}
