package umpire.proof.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
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

    /** The eye and what it looks at. */
    @State(Scope.Benchmark)
    public static class Gallery {
        /** Which game, as {@link BenchedGame} writes it. */
        @Param("")
        private String game = "";

        @Param("2028")
        private int widthPx = 2028;

        @Param("1520")
        private int heightPx = 1520;

        /** JMH opens before it times. */
        @SuppressWarnings("NullAway.Init")
        private RenderedGame rendered;

        /** Renders the frames of the game that the parameters name. */
        @Setup
        public void open() {
            rendered = RenderedGame.of(BenchedGame.of(game).open(), widthPx, heightPx);
        }

        /** Gives the frames back. */
        @TearDown
        public void close() {
            rendered.close();
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
}
