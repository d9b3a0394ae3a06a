package umpire.vision.twin.numerals;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.TermCriteria;
import org.opencv.ml.ANN_MLP;
import org.opencv.ml.Ml;
import org.opencv.ml.TrainData;
import umpire.vision.detect.numerals.DieNet;
import umpire.vision.detect.numerals.LayeredNet;
import umpire.vision.detect.numerals.NumeralNets;
import umpire.vision.detect.numerals.NumeralReader;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * Trains the nets on rendered pictures: first on positives and near misses, then also on hard negatives of the first net.
 *
 * @param pictures the number of rendered pictures
 * @param rounds the number of epochs
 * @param bodyNeurons the number of neurons in the hidden layer of the net for bodies
 * @param numeralNeurons the number of neurons in the hidden layer of the net for numerals
 * @param seed of all random numbers
 */
public record NumeralTraining(int pictures, int rounds, int bodyNeurons, int numeralNeurons, long seed) {
    /** The share of the pictures that train the first net. */
    private static final double FIRST_SHARE = 0.24;

    /** The learning rate and the momentum. Chosen: smaller steps learnt more slowly, larger ones worse. */
    private static final double STEP = 0.004;

    private static final double MOMENTUM = 0.8;

    /**
     * The number of additional pictures for the net of lying dice, as a share of the other pictures. Half of their dice lean, and their
     * seeds begin at {@code LYING_FROM}.
     */
    private static final double LYING_SHARE = 0.22;

    private static final int LYING_FROM = 500;
    private static final int LYING_NEURONS = 32;

    /** The factor by which the net of lying dice has more epochs than the others, since it has fewer samples. */
    private static final int LYING_ROUNDS = 4;

    private static final int WITHOUT_SCALING = ANN_MLP.NO_INPUT_SCALE | ANN_MLP.NO_OUTPUT_SCALE;

    /** Returns the settings for nets as good as those that come with the program. */
    public static NumeralTraining standard() {
        return new NumeralTraining(230, 7, 32, 96, 1);
    }

    /** Renders and trains, and reports its progress. */
    public NumeralNets train(Consumer<String> told) {
        OpenCv.load();
        NumeralSamples samples = new NumeralSamples(seed);
        int first = Math.max(1, (int) Math.round(FIRST_SHARE * pictures));
        for (int i = 0; i < first; i++) {
            take(samples, i, Optional.empty());
            told.accept("picture " + (i + 1) + " of " + pictures);
        }
        if (first < pictures) {
            LayeredNet before = trained(samples.numerals(), numeralNeurons, (rounds + 1) / 2);
            told.accept("the first net has learnt " + samples.numerals().size() + " patches");
            for (int i = first; i < pictures; i++) {
                take(samples, i, Optional.of(new HardPatches(before, seed + i)));
                told.accept("picture " + (i + 1) + " of " + pictures);
            }
        }
        told.accept(
                samples.bodies().size() + " squares and " + samples.numerals().size() + " patches");
        LayeredNet bodies = trained(samples.bodies(), bodyNeurons, (rounds + 1) / 2);
        told.accept("the net for bodies is made");
        LayeredNet numerals = trained(samples.numerals(), numeralNeurons, rounds);
        told.accept("the net for numerals is made");
        return new NumeralNets(bodies, numerals, lying(bodies, numerals, told));
    }

    /** Trains only the net that tells whether a die lies on a face, on the readings of the two others. */
    public NumeralNets train(NumeralNets kept, Consumer<String> told) {
        OpenCv.load();
        return new NumeralNets(kept.bodies(), kept.numerals(), lying(kept.bodies(), kept.numerals(), told));
    }

    /**
     * Trains the net of lying dice. The reader that takes its samples already needs such a net. A net trained on a single picture suffices,
     * since its answers are not used.
     */
    private LayeredNet lying(LayeredNet bodies, LayeredNet numerals, Consumer<String> told) {
        LyingSamples first = new LyingSamples(seed);
        take(first, LYING_FROM, Optional.empty());
        NumeralReader reader = new NumeralReader(
                new NumeralNets(bodies, numerals, trained(first.samples(), LYING_NEURONS, 1)),
                DieNet.standard(),
                NumeralThresholds.standard());
        LyingSamples samples = new LyingSamples(seed);
        int count = (int) Math.ceil(LYING_SHARE * pictures);
        for (int i = 0; i < count; i++) {
            take(samples, LYING_FROM + i, Optional.of(reader));
            told.accept("picture of leaning dice " + (i + 1) + " of " + count);
        }
        told.accept(samples.samples().size() + " dice that lie or lean");
        return trained(samples.samples(), LYING_NEURONS, LYING_ROUNDS * rounds);
    }

    private void take(LyingSamples samples, int number, Optional<NumeralReader> reader) {
        long own = seed * 1000 + number;
        NumeralScene scene = NumeralScene.of(
                own,
                NumeralFonts.learnt(),
                NumeralScene.PictureCondition.any(new SplittableRandom(own)),
                NumeralScene.LeaningShare.HALF);
        try (NumeralSamples.KnownPicture picture = NumeralSamples.KnownPicture.of(scene)) {
            samples.take(picture, reader);
        }
    }

    private void take(NumeralSamples samples, int number, Optional<HardPatches> before) {
        long own = seed * 1000 + number;
        NumeralScene scene = NumeralScene.of(
                own, NumeralFonts.learnt(), NumeralScene.PictureCondition.any(new SplittableRandom(own)));
        try (NumeralSamples.KnownPicture picture = NumeralSamples.KnownPicture.of(scene)) {
            samples.take(picture, before);
        }
    }

    private LayeredNet trained(SampleSet samples, int neurons, int rounds) {
        Core.setRNGSeed((int) seed);
        try (MatScope scope = new MatScope()) {
            ANN_MLP net = ANN_MLP.create();
            Mat sizes = scope.keep(new Mat(3, 1, CvType.CV_32S));
            sizes.put(0, 0, new int[] {samples.inputs(), neurons, samples.outputs()});
            net.setLayerSizes(sizes);
            net.setActivationFunction(ANN_MLP.SIGMOID_SYM, 1, 1);
            net.setTrainMethod(ANN_MLP.BACKPROP, STEP, MOMENTUM);
            net.setTermCriteria(new TermCriteria(TermCriteria.COUNT, rounds, 0));
            TrainData data = TrainData.create(
                    scope.keep(samples.rows()), Ml.ROW_SAMPLE, scope.keep(samples.targets(LayeredNet.TAUGHT)));
            net.train(data, WITHOUT_SCALING);
            return LayeredNet.of(net);
        }
    }
}
