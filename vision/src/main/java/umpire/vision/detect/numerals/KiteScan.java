package umpire.vision.detect.numerals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.vision.detect.Pixel;

/** Looks for the numeral on the upper kite of one die: in all turns, a little off all round, its head at the kite's tip or its foot. */
final class KiteScan {
    /** From the middle of a kite's largest circle to the point above the die's middle, towards its tip, in longer edges. Geometry. */
    static final double TO_TIP = 0.194;

    private static final int TURNS = 24;
    private static final double TURN_RAD = 2 * Math.PI / TURNS;
    private static final double STEP_EDGES = 0.1;
    private static final int REFINED = 4;

    private final LayeredNet net;
    private final DiePicture.KitePatches patches;
    private final Pixel middle;
    private final PlaneAxes axes;
    private final List<KiteGuess> guesses = new ArrayList<>();

    /**
     * A numeral that may be there.
     *
     * @param turnRad of its head from up the table, counter-clockwise
     * @param headAtTip whether its head is at the kite's tip
     * @param right off its place, in edges, along the table's axes
     * @param up the same
     * @param answers the net's, each from 0 to 1, by label
     */
    record KiteGuess(double turnRad, boolean headAtTip, double right, double up, float... answers) {
        /** Returns the likeliest numeral. */
        int label() {
            int best = 0;
            for (int i = 1; i < NumeralLabel.NOTHING; i++) {
                best = answers[i] > answers[best] ? i : best;
            }
            return best;
        }

        double share() {
            return answers[label()];
        }
    }

    KiteScan(LayeredNet net, DiePicture.KitePatches patches, Pixel middle, PlaneAxes axes) {
        this.net = net;
        this.patches = patches;
        this.middle = middle;
        this.axes = axes;
    }

    /** Returns all guesses, the likeliest first. */
    List<KiteGuess> scan() {
        List<KiteGuess> coarse = new ArrayList<>();
        for (int turn = 0; turn < TURNS; turn++) {
            around(turn * TURN_RAD, true, 0, 0, STEP_EDGES, coarse);
            around(turn * TURN_RAD, false, 0, 0, STEP_EDGES, coarse);
        }
        answer(coarse);
        sort();
        List<KiteGuess> fine = new ArrayList<>();
        for (KiteGuess guess : List.copyOf(guesses.subList(0, REFINED))) {
            for (int off = -1; off <= 1; off++) {
                around(
                        guess.turnRad() + off * TURN_RAD / 3,
                        guess.headAtTip(),
                        guess.right(),
                        guess.up(),
                        STEP_EDGES / 2,
                        fine);
            }
        }
        answer(fine);
        sort();
        return guesses;
    }

    private void sort() {
        guesses.sort(Comparator.comparingDouble(KiteGuess::share).reversed());
    }

    private static void around(
            double turnRad, boolean headAtTip, double right, double up, double step, List<KiteGuess> into) {
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                into.add(new KiteGuess(turnRad, headAtTip, right + dx * step, up + dy * step));
            }
        }
    }

    private void answer(List<KiteGuess> asked) {
        int size = DiePicture.KitePatches.NUMBERS;
        float[] described = new float[asked.size() * size];
        for (int i = 0; i < asked.size(); i++) {
            patches.describe(kite(asked.get(i)), axes.turned(asked.get(i).turnRad()), described, i * size);
        }
        float[] answers = net.answers(described);
        for (int i = 0; i < asked.size(); i++) {
            float[] own = new float[NumeralLabel.COUNT];
            for (int k = 0; k < own.length; k++) {
                own[k] = Math.clamp((answers[i * NumeralLabel.COUNT + k] + 1) / 2, 0, 1);
            }
            KiteGuess guess = asked.get(i);
            guesses.add(new KiteGuess(guess.turnRad(), guess.headAtTip(), guess.right(), guess.up(), own));
        }
    }

    /** Returns where the middle of the numeral would be. */
    Pixel kite(KiteGuess guess) {
        PlaneAxes turned = axes.turned(guess.turnRad());
        double down = guess.headAtTip() ? -TO_TIP : TO_TIP;
        return new Pixel(
                middle.x() + guess.right() * axes.rightX() + guess.up() * axes.upX() + down * turned.upX(),
                middle.y() + guess.right() * axes.rightY() + guess.up() * axes.upY() + down * turned.upY());
    }

    /** Returns the kite's own axes: an edge to its right, and one to its tip. */
    PlaneAxes kiteAxes(KiteGuess guess) {
        return axes.turned(guess.headAtTip() ? guess.turnRad() : guess.turnRad() + Math.PI);
    }
}
