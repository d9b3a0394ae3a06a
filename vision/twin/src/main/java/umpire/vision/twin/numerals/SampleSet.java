package umpire.vision.twin.numerals;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/** The training set of a net: features with labels. */
final class SampleSet {
    private final int outputs;
    private final List<float[]> inputs = new ArrayList<>();
    private final List<Integer> labels = new ArrayList<>();

    /** Makes an empty set for a net with this many outputs; with one output the labels are 0 and 1. */
    SampleSet(int outputs) {
        this.outputs = outputs;
    }

    void add(float[] input, int label) {
        inputs.add(input);
        labels.add(label);
    }

    float[] input(int sample) {
        return inputs.get(sample);
    }

    int label(int sample) {
        return labels.get(sample);
    }

    int size() {
        return inputs.size();
    }

    int outputs() {
        return outputs;
    }

    int inputs() {
        return inputs.getFirst().length;
    }

    /** Returns all features, one row each, for the caller to release. */
    Mat rows() {
        Mat rows = new Mat(size(), inputs(), CvType.CV_32F);
        for (int i = 0; i < size(); i++) {
            rows.put(i, 0, inputs.get(i));
        }
        return rows;
    }

    /** Returns the targets, one row each, for the caller to release. */
    Mat targets(float high) {
        Mat targets = new Mat(size(), outputs, CvType.CV_32F);
        float[] row = new float[outputs];
        for (int i = 0; i < size(); i++) {
            for (int k = 0; k < outputs; k++) {
                boolean yes = outputs == 1 ? labels.get(i) == 1 : labels.get(i) == k;
                row[k] = yes ? high : -high;
            }
            targets.put(i, 0, row);
        }
        return targets;
    }
}
