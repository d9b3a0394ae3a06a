package umpire.vision.detect.numerals;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.ml.ANN_MLP;
import umpire.vision.frame.MatScope;

/**
 * A multi-layer perceptron trained by OpenCV's {@code ANN_MLP}. It is kept as plain numbers, so that it can be read from any stream and
 * gives the same answers on every machine. Thread-safe.
 */
public final class LayeredNet {
    /** The steepness and height of the symmetric sigmoid used in training. */
    static final double STEEPNESS = 1;

    static final double HEIGHT = 1;

    /** The training target for true; its negative is the target for false. A sigmoid never reaches 1. */
    public static final float TAUGHT = 0.9f;

    private final List<Layer> layers;

    /** The weights from one layer to the next: a row for each input, and one for the bias. */
    private record Layer(int inputs, int outputs, float[] weights) {}

    private LayeredNet(List<Layer> layers) {
        this.layers = List.copyOf(layers);
    }

    /** Returns a trained net whose inputs and outputs are not scaled. */
    public static LayeredNet of(ANN_MLP trained) {
        try (MatScope scope = new MatScope()) {
            Mat sizes = scope.keep(trained.getLayerSizes());
            List<Layer> layers = new ArrayList<>();
            for (int i = 1; i < sizes.total(); i++) {
                Mat own = scope.keep(trained.getWeights(i));
                Mat weights = scope.mat();
                own.convertTo(weights, CvType.CV_32F);
                float[] numbers = new float[(int) weights.total()];
                weights.get(0, 0, numbers);
                layers.add(new Layer(own.rows() - 1, own.cols(), numbers));
            }
            return new LayeredNet(layers);
        }
    }

    /** Reads a net in the format of {@link #write}. */
    public static LayeredNet read(DataInputStream in) throws IOException {
        int count = in.readInt();
        List<Layer> layers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int inputs = in.readInt();
            int outputs = in.readInt();
            float[] weights = new float[(inputs + 1) * outputs];
            for (int k = 0; k < weights.length; k++) {
                weights[k] = Float.float16ToFloat(in.readShort());
            }
            layers.add(new Layer(inputs, outputs, weights));
        }
        return new LayeredNet(layers);
    }

    /** Writes the number of layers, and for each layer its inputs, outputs and weights in half precision. */
    public void write(DataOutputStream out) throws IOException {
        out.writeInt(layers.size());
        for (Layer layer : layers) {
            out.writeInt(layer.inputs());
            out.writeInt(layer.outputs());
            for (float weight : layer.weights()) {
                out.writeShort(Float.floatToFloat16(weight));
            }
        }
    }

    /** Returns the number of inputs. */
    public int inputs() {
        return layers.getFirst().inputs();
    }

    /** Returns the number of outputs. */
    public int outputs() {
        return layers.getLast().outputs();
    }

    /**
     * Evaluates many inputs at once.
     *
     * @param rows the inputs, row by row
     * @return the outputs, row by row: about -1 to 1
     */
    public float[] answers(float[] rows) {
        int count = rows.length / inputs();
        if (count == 0) {
            return new float[0];
        }
        try (MatScope scope = new MatScope()) {
            Mat now = scope.keep(new Mat(count, inputs(), CvType.CV_32F));
            now.put(0, 0, rows);
            for (Layer layer : layers) {
                now = next(now, layer, scope);
            }
            float[] answers = new float[count * outputs()];
            now.get(0, 0, answers);
            return answers;
        }
    }

    private static Mat next(Mat now, Layer layer, MatScope scope) {
        Mat all = scope.keep(new Mat(layer.inputs() + 1, layer.outputs(), CvType.CV_32F));
        all.put(0, 0, layer.weights());
        Mat weights = scope.keep(all.rowRange(0, layer.inputs()));
        Mat bias = scope.mat();
        Core.repeat(scope.keep(all.row(layer.inputs())), now.rows(), 1, bias);
        Mat sum = scope.mat();
        Core.gemm(now, weights, 1, bias, 1, sum);
        Mat squashed = scope.mat();
        sum.convertTo(squashed, CvType.CV_32F, -STEEPNESS);
        Core.exp(squashed, squashed);
        float[] numbers = new float[(int) squashed.total()];
        squashed.get(0, 0, numbers);
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (float) (HEIGHT * (1 - numbers[i]) / (1 + numbers[i]));
            numbers[i] = Float.isNaN(numbers[i]) ? (float) -HEIGHT : numbers[i];
        }
        squashed.put(0, 0, numbers);
        return squashed;
    }
}
