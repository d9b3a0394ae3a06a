package umpire.vision.detect.numerals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.TermCriteria;
import org.opencv.ml.ANN_MLP;
import org.opencv.ml.Ml;
import org.opencv.ml.TrainData;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** The stored net gives the answers of the trained one. */
class LayeredNetTest {
    private static final int SAMPLES = 40;
    private static final int INPUTS = 6;

    @Test
    void itAnswersAsTheTrainedOneAlsoAfterItWasWritten() throws IOException {
        OpenCv.load();
        Random random = new Random(3);
        float[] rows = new float[SAMPLES * INPUTS];
        float[] targets = new float[SAMPLES * 2];
        for (int i = 0; i < SAMPLES; i++) {
            for (int k = 0; k < INPUTS; k++) {
                rows[i * INPUTS + k] = random.nextFloat() * 2 - 1;
            }
            boolean yes = rows[i * INPUTS] + rows[i * INPUTS + 1] > 0;
            targets[2 * i] = yes ? 0.9f : -0.9f;
            targets[2 * i + 1] = -targets[2 * i];
        }
        try (MatScope scope = new MatScope()) {
            Mat inputs = scope.keep(new Mat(SAMPLES, INPUTS, CvType.CV_32F));
            inputs.put(0, 0, rows);
            Mat wanted = scope.keep(new Mat(SAMPLES, 2, CvType.CV_32F));
            wanted.put(0, 0, targets);
            ANN_MLP trained = trained(inputs, wanted, scope);
            Mat told = scope.mat();
            trained.predict(inputs, told);
            float[] expected = new float[SAMPLES * 2];
            told.get(0, 0, expected);
            LayeredNet net = LayeredNet.of(trained);
            assertNear(net.answers(rows), expected, 1e-4);
            assertNear(written(net).answers(rows), expected, 0.01);
        }
    }

    private static void assertNear(float[] answers, float[] expected, double off) {
        assertThat(answers).hasSameSizeAs(expected);
        for (int i = 0; i < answers.length; i++) {
            assertThat((double) answers[i]).isCloseTo(expected[i], within(off));
        }
    }

    private static ANN_MLP trained(Mat inputs, Mat wanted, MatScope scope) {
        Core.setRNGSeed(1);
        ANN_MLP net = ANN_MLP.create();
        Mat sizes = scope.keep(new Mat(3, 1, CvType.CV_32S));
        sizes.put(0, 0, new int[] {INPUTS, 5, 2});
        net.setLayerSizes(sizes);
        net.setActivationFunction(ANN_MLP.SIGMOID_SYM, LayeredNet.STEEPNESS, LayeredNet.HEIGHT);
        net.setTrainMethod(ANN_MLP.BACKPROP, 0.02, 0.5);
        net.setTermCriteria(new TermCriteria(TermCriteria.COUNT, 50, 0));
        net.train(TrainData.create(inputs, Ml.ROW_SAMPLE, wanted), ANN_MLP.NO_INPUT_SCALE | ANN_MLP.NO_OUTPUT_SCALE);
        return net;
    }

    private static LayeredNet written(LayeredNet net) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        net.write(new DataOutputStream(bytes));
        return LayeredNet.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    }
}
