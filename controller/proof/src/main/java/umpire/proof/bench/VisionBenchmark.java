package umpire.proof.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import umpire.rules.kernel.Game;
import umpire.vision.frame.PictureYardstick;
import umpire.vision.observe.FrameResult;

/** The JMH benchmarks of frame processing and its yardstick. */
public class VisionBenchmark {
    /** The yardstick's image, drawn before the measurement. */
    @State(Scope.Benchmark)
    public static class Ruler {
        private final PictureYardstick yardstick = new PictureYardstick();

        /** Releases the image. */
        @TearDown
        public void close() {
            yardstick.close();
        }
    }

    /** The game and the frame size. */
    @State(Scope.Benchmark)
    public abstract static class FrameParameters {
        /** The game, as {@link BenchedGame} writes it. */
        @Param("")
        protected String game = "";

        @Param("2028")
        protected int widthPx = 2028;

        @Param("1520")
        protected int heightPx = 1520;

        Game<?, ?> opened() {
            return BenchedGame.of(game).open();
        }
    }

    /** Rendered frames of a game. */
    @State(Scope.Benchmark)
    public static class Gallery extends FrameParameters {
        /** JMH sets it up before it measures. */
        @SuppressWarnings("NullAway.Init")
        private RenderedGame rendered;

        /** Renders the frames. */
        @Setup
        public void open() {
            rendered = RenderedGame.of(opened(), widthPx, heightPx);
        }

        /** Releases the frames. */
        @TearDown
        public void close() {
            rendered.close();
        }
    }

    /** A film of the table. */
    @State(Scope.Benchmark)
    public static class Cinema extends FrameParameters {
        /** JMH sets it up before it measures. */
        @SuppressWarnings("NullAway.Init")
        private FilmedTable filmed;

        /** Renders the film. */
        @Setup
        public void open() {
            filmed = FilmedTable.of(opened(), widthPx, heightPx);
        }

        /** Releases the frames. */
        @TearDown
        public void close() {
            filmed.close();
        }
    }

    /** CPU time in microseconds and the number of frames, by the kind of frame. JMH resets the counters to 0. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class FrameMicros {
        public double steadyFrames;
        public double steady;
        public double settlingFrames;
        public double settling;
        public double handFrames;
        public double hand;

        void add(FilmedTable.Cost cost) {
            switch (cost.moment()) {
                case STEADY -> {
                    steadyFrames++;
                    steady += cost.micros();
                }
                case SETTLING -> {
                    settlingFrames++;
                    settling += cost.micros();
                }
                case HAND -> {
                    handFrames++;
                    hand += cost.micros();
                }
            }
        }
    }

    /** CPU time in microseconds of both programs for the same frames, and the number of frames. JMH resets the counters to 0. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class BesideMicros {
        public double frames;
        public double detector;
        public double cold;

        void add(FilmedTable.CostBeside cost) {
            frames++;
            detector += cost.detectorMicros();
            cold += cost.coldMicros();
        }
    }

    /** CPU time in microseconds of each stage, as frame processing reports it. JMH resets the counters to 0 before each iteration. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class StageMicros {
        public double looks;
        public double detect;
        public double rectify;
        public double observe;

        void add(FrameResult look) {
            looks++;
            detect += EyeStage.DETECT.micros(look);
            rectify += EyeStage.RECTIFY.micros(look);
            observe += EyeStage.OBSERVE.micros(look);
        }
    }

    /** Returns the number of light pixels in the yardstick's image. */
    @Benchmark
    public int yardstick(Ruler ruler) {
        return ruler.yardstick.measured();
    }

    /** Returns the result for the next frame. */
    @Benchmark
    public FrameResult look(Gallery gallery, StageMicros micros) {
        FrameResult look = gallery.rendered.look();
        micros.add(look);
        return look;
    }

    /** Processes every frame of the film, so that even a short slice measures every kind of frame. */
    @Benchmark
    public void film(Cinema cinema, FrameMicros micros) {
        for (int shot = 0; shot < cinema.filmed.shots(); shot++) {
            micros.add(cinema.filmed.look());
        }
    }

    /** Processes the next frame without any previous one, and runs OpenCV's detector on the whole of it. */
    @Benchmark
    public void beside(Cinema cinema, BesideMicros micros) {
        micros.add(cinema.filmed.lookBeside());
    }
}
