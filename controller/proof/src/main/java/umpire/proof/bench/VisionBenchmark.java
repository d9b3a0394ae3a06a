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
import umpire.vision.observe.EyeLook;

/** What JMH times: the eye, and its yardstick. */
public class VisionBenchmark {
    /** The yardstick, drawn before it is timed. */
    @State(Scope.Benchmark)
    public static class Ruler {
        private final PictureYardstick yardstick = new PictureYardstick();

        /** Gives the picture back. */
        @TearDown
        public void close() {
            yardstick.close();
        }
    }

    /** Of which game frames are rendered, and how large they are. */
    @State(Scope.Benchmark)
    public abstract static class FrameParameters {
        /** Which game, as {@link BenchedGame} writes it. */
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

    /** The eye and what it looks at. */
    @State(Scope.Benchmark)
    public static class Gallery extends FrameParameters {
        /** JMH opens before it times. */
        @SuppressWarnings("NullAway.Init")
        private RenderedGame rendered;

        /** Renders the frames of the game that the parameters name. */
        @Setup
        public void open() {
            rendered = RenderedGame.of(opened(), widthPx, heightPx);
        }

        /** Gives the frames back. */
        @TearDown
        public void close() {
            rendered.close();
        }
    }

    /** A film of the table, and what looks at it. */
    @State(Scope.Benchmark)
    public static class Cinema extends FrameParameters {
        /** JMH opens before it times. */
        @SuppressWarnings("NullAway.Init")
        private FilmedTable filmed;

        /** Films the game that the parameters name. */
        @Setup
        public void open() {
            filmed = FilmedTable.of(opened(), widthPx, heightPx);
        }

        /** Gives the frames back. */
        @TearDown
        public void close() {
            filmed.close();
        }
    }

    /** Microseconds of processor time by the moment at which a frame was taken, and how many such frames. JMH sets all to 0. */
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

    /** Microseconds of processor time that two take for the same frames, and how many frames. JMH sets all to 0. */
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

    /** Microseconds of processor time, as the eye itself tells them stage by stage. JMH sets all to 0 before each iteration. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class StageMicros {
        public double looks;
        public double detect;
        public double rectify;
        public double observe;

        void add(EyeLook look) {
            looks++;
            detect += EyeStage.DETECT.micros(look);
            rectify += EyeStage.RECTIFY.micros(look);
            observe += EyeStage.OBSERVE.micros(look);
        }
    }

    /** Returns how many pixels of the yardstick are light. */
    @Benchmark
    public int yardstick(Ruler ruler) {
        return ruler.yardstick.measured();
    }

    /** Returns what is seen on the next frame. */
    @Benchmark
    public EyeLook look(Gallery gallery, StageMicros micros) {
        EyeLook look = gallery.rendered.look();
        micros.add(look);
        return look;
    }

    /** Looks at every frame of the film, so that however short a slice is, no kind of frame goes untimed. */
    @Benchmark
    public void film(Cinema cinema, FrameMicros micros) {
        for (int shot = 0; shot < cinema.filmed.shots(); shot++) {
            micros.add(cinema.filmed.look());
        }
    }

    /** Looks at the next frame of the film as if there had been none before, and has OpenCV's detector search the whole of it. */
    @Benchmark
    public void beside(Cinema cinema, BesideMicros micros) {
        micros.add(cinema.filmed.lookBeside());
    }
}
