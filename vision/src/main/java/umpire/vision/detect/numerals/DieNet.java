package umpire.vision.detect.numerals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.dnn.Dnn;
import org.opencv.dnn.Net;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * A convolutional network that reads whole ten-sided dice. It first finds the tip of the upper kite in some turns of each crop. It then
 * reads the face with the tip up, in some turns around it. Made by {@code vision/training}. Thread-safe: one batch is evaluated at a time.
 */
public final class DieNet {
    private static final String FILE = "die.onnx";

    /** The turns of a crop in which the tip is sought: its answers differ by half a turn. */
    private static final double[] SOUGHT_RAD = {0, Math.PI};

    /** The turns beside the tip in which the face is read. */
    private static final double[] READ_RAD = {-0.15, 0, 0.15};

    private static final int TIP = NumeralLabel.COUNT;
    private static final int LIES = TIP + 2;
    private static final int MIDDLE = LIES + 3;
    static final int OUTPUTS = MIDDLE + 2;

    private final Net net;

    private DieNet(Net net) {
        this.net = net;
    }

    /**
     * A body to read.
     *
     * @param middle the centre of its upper face, in pixels of the scaled picture
     * @param axes the table's axes there, in the same pixels
     */
    public record AskedBody(Pixel middle, PlaneAxes axes) {}

    /** Returns the net that comes with the program. */
    public static DieNet standard() {
        try (InputStream in = DieNet.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its net " + FILE);
            }
            return of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("the net of the dice cannot be read", e);
        }
    }

    /** Returns a net from the bytes of an ONNX file. */
    static DieNet of(byte... onnx) {
        OpenCv.load();
        try (MatScope scope = new MatScope()) {
            return new DieNet(Dnn.readNetFromONNX(scope.keep(new MatOfByte(onnx))));
        }
    }

    /** Reads bodies, in their order. */
    public List<DieReading> read(DiePicture picture, List<AskedBody> bodies) {
        List<float[]> sought = answers(picture, bodies, SOUGHT_RAD);
        List<FoundTip> tips = new ArrayList<>();
        for (int i = 0; i < bodies.size(); i++) {
            tips.add(FoundTip.of(bodies.get(i), each(sought, i, SOUGHT_RAD)));
        }
        List<float[]> read = answers(picture, tips.stream().map(FoundTip::body).toList(), READ_RAD);
        return IntStream.range(0, bodies.size())
                .mapToObj(i -> reading(tips.get(i), each(read, i, READ_RAD)))
                .toList();
    }

    private static List<float[]> each(List<float[]> answers, int body, double... turns) {
        return answers.subList(body * turns.length, (body + 1) * turns.length);
    }

    /**
     * The first look at a body.
     *
     * @param body the body, with its middle and with its tip as up
     */
    private record FoundTip(double tipRad, double doubtRad, AskedBody body) {
        static FoundTip of(AskedBody asked, List<float[]> answers) {
            double[] tips = new double[SOUGHT_RAD.length];
            double right = 0;
            double down = 0;
            for (int i = 0; i < tips.length; i++) {
                float[] answer = answers.get(i);
                tips[i] = Math.atan2(answer[TIP + 1], answer[TIP]) + SOUGHT_RAD[i];
                PlaneAxes axes = asked.axes().turned(SOUGHT_RAD[i]).scaled(DieCrop.SPAN / 2 / tips.length);
                right += answer[MIDDLE] * axes.rightX() - answer[MIDDLE + 1] * axes.upX();
                down += answer[MIDDLE] * axes.rightY() - answer[MIDDLE + 1] * axes.upY();
            }
            double tip = meanRad(tips);
            double doubt = Arrays.stream(tips)
                    .map(one -> Math.abs(Math.IEEEremainder(one - tip, 2 * Math.PI)))
                    .max()
                    .orElseThrow();
            Pixel middle = new Pixel(asked.middle().x() + right, asked.middle().y() + down);
            return new FoundTip(tip, doubt, new AskedBody(middle, asked.axes().turned(tip)));
        }
    }

    private static double meanRad(double... angles) {
        return Math.atan2(
                Arrays.stream(angles).map(Math::sin).sum(),
                Arrays.stream(angles).map(Math::cos).sum());
    }

    private static DieReading reading(FoundTip tip, List<float[]> answers) {
        List<double[]> faces =
                answers.stream().map(answer -> shares(answer, 0, TIP)).toList();
        double[] lies = answers.stream()
                .mapToDouble(answer -> shares(answer, LIES, MIDDLE)[0])
                .toArray();
        List<Double> mean = new ArrayList<>();
        List<Double> least = new ArrayList<>();
        for (int label = 0; label < TIP; label++) {
            int own = label;
            mean.add(faces.stream().mapToDouble(face -> face[own]).average().orElseThrow());
            least.add(faces.stream().mapToDouble(face -> face[own]).min().orElseThrow());
        }
        return new DieReading(
                tip.body().middle(),
                tip.tipRad(),
                tip.doubtRad(),
                mean,
                least,
                Arrays.stream(lies).average().orElseThrow(),
                Arrays.stream(lies).min().orElseThrow());
    }

    private static double[] shares(float[] answer, int from, int to) {
        double most =
                IntStream.range(from, to).mapToDouble(i -> answer[i]).max().orElseThrow();
        double[] shares = IntStream.range(from, to)
                .mapToDouble(i -> Math.exp(answer[i] - most))
                .toArray();
        double sum =
                IntStream.range(0, shares.length).mapToDouble(i -> shares[i]).sum();
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= sum;
        }
        return shares;
    }

    /** Returns the net's answers for each body in each of the turns from the body's own axes. */
    private List<float[]> answers(DiePicture picture, List<AskedBody> bodies, double... turns) {
        float[] crops = new float[bodies.size() * turns.length * DieCrop.NUMBERS];
        for (int i = 0; i < bodies.size() * turns.length; i++) {
            AskedBody body = bodies.get(i / turns.length);
            picture.crop(body.middle(), body.axes().turned(turns[i % turns.length]), crops, i * DieCrop.NUMBERS);
        }
        float[] all = answers(crops);
        return IntStream.range(0, bodies.size() * turns.length)
                .mapToObj(i -> Arrays.copyOfRange(all, i * OUTPUTS, (i + 1) * OUTPUTS))
                .toList();
    }

    /** Evaluates crops one after another in a batch. Returns {@link #OUTPUTS} numbers for each. */
    float[] answers(float... crops) {
        int count = crops.length / DieCrop.NUMBERS;
        if (count == 0) {
            return new float[0];
        }
        try (MatScope scope = new MatScope()) {
            Mat batch = scope.keep(
                    new Mat(new int[] {count, DieCrop.PLANES, DieCrop.SIDE_PX, DieCrop.SIDE_PX}, CvType.CV_32F));
            batch.put(new int[] {0, 0, 0, 0}, crops);
            float[] answers = new float[count * OUTPUTS];
            synchronized (net) {
                net.setInput(batch);
                scope.keep(net.forward()).get(0, 0, answers);
            }
            return answers;
        }
    }
}
