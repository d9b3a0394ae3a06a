package umpire.vision.detect.numerals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import umpire.vision.detect.Pixel;

/**
 * Reads the numeral on the upper kite of one die, whose tip is known. It tries small rotations and offsets, and the head or the foot of the
 * numeral at the kite's tip.
 */
final class KiteScan {
    /**
     * The distance from the centre of a kite's largest circle to the point above the die's centre, towards its tip, in longer edges.
     * Geometry.
     */
    static final double TO_TIP = 0.194;

    private static final double TURN_RAD = Math.toRadians(15);
    private static final double STEP_EDGES = 0.1;
    private static final int AROUND = 5;

    /**
     * A place is rated by the mean of this many of the five patches at and beside it, those with the highest answers. The others are too
     * far from the numeral.
     */
    private static final int COUNTED = 3;

    /** The number of numerals examined in detail, the likeliest first. */
    private static final int CANDIDATES = 3;

    /**
     * A rival below this value in every rotation is not refined, since it would not make a face doubtful. Chosen: with 0 instead, none of
     * 855 bodies in four lights is read differently. Only the value of the rival of three uncertain bodies changes slightly.
     */
    private static final double HOPELESS = 0.05;

    private final Map<KitePlace, float[]> known = new HashMap<>();
    private final LayeredNet net;
    private final DiePicture.KitePatches patches;
    private final Pixel middle;
    private final PlaneAxes axes;

    /**
     * A possible place of a numeral.
     *
     * @param turnRad counter-clockwise angle from the direction up the table to the numeral's head
     * @param headAtTip whether its head is at the kite's tip
     * @param right offset of the numeral along the table's axis to the right, in edges
     * @param up offset of the numeral along the table's axis up, in edges
     */
    record KitePlace(double turnRad, boolean headAtTip, double right, double up) {
        KitePlace off(double turn, double dx, double dy) {
            return new KitePlace(turnRad + turn, headAtTip, right + dx, up + dy);
        }
    }

    /**
     * The numeral at a place.
     *
     * @param answers the mean answers of the net around it, each from 0 to 1, by label
     */
    record KiteGuess(KitePlace place, int label, double... answers) {
        double share() {
            return answers[label];
        }
    }

    KiteScan(LayeredNet net, DiePicture.KitePatches patches, Pixel middle, PlaneAxes axes) {
        this.net = net;
        this.patches = patches;
        this.middle = middle;
        this.axes = axes;
    }

    /**
     * Returns for each of the likeliest numerals its best place, the likeliest first.
     *
     * @param tipRad counter-clockwise angle from the direction up the table to the kite's tip
     */
    List<KiteGuess> scan(double tipRad) {
        List<KitePlace> places = new ArrayList<>();
        for (int turn = -1; turn <= 1; turn++) {
            beside(new KitePlace(tipRad + turn * TURN_RAD, true, 0, 0), STEP_EDGES, places);
            beside(new KitePlace(tipRad + turn * TURN_RAD + Math.PI, false, 0, 0), STEP_EDGES, places);
        }
        float[] answers = answers(places);
        List<KiteGuess> coarse = new ArrayList<>();
        for (int label = 0; label < NumeralLabel.NOTHING; label++) {
            coarse.add(best(label, places, answers));
        }
        coarse.sort(Comparator.comparingDouble(KiteGuess::share).reversed());
        List<KiteGuess> closer = new ArrayList<>();
        for (KiteGuess guess : coarse.subList(0, CANDIDATES)) {
            closer.add(closer.isEmpty() || guess.share() >= HOPELESS ? refined(guess) : guess);
        }
        closer.sort(Comparator.comparingDouble(KiteGuess::share).reversed());
        return closer;
    }

    /** Returns the guess for a label: the rotation whose patches have the highest mean answer, at the best of these patches. */
    private static KiteGuess best(int label, List<KitePlace> places, float... answers) {
        double most = -1;
        int surest = 0;
        for (int first = 0; first < places.size(); first += AROUND) {
            double[] own = new double[AROUND];
            int here = first;
            for (int i = 0; i < AROUND; i++) {
                own[i] = answers[(first + i) * NumeralLabel.COUNT + label];
                here = own[i] > own[here - first] ? first + i : here;
            }
            Arrays.sort(own);
            double sum = 0;
            for (int i = AROUND - COUNTED; i < AROUND; i++) {
                sum += own[i] / COUNTED;
            }
            if (sum > most) {
                most = sum;
                surest = here;
            }
        }
        double[] shares = new double[NumeralLabel.COUNT];
        shares[label] = most;
        return new KiteGuess(places.get(surest), label, shares);
    }

    /** Refines a guess: finds the best spot in three rotations near it, and takes the mean of the answers around that spot. */
    private KiteGuess refined(KiteGuess coarse) {
        List<KitePlace> near = new ArrayList<>();
        for (int turn = -1; turn <= 1; turn++) {
            around(coarse.place().off(turn * TURN_RAD / 2, 0, 0), STEP_EDGES / 2, near);
        }
        float[] answers = answers(near);
        int surest = 0;
        for (int i = 1; i < near.size(); i++) {
            surest = answers[i * NumeralLabel.COUNT + coarse.label()]
                            > answers[surest * NumeralLabel.COUNT + coarse.label()]
                    ? i
                    : surest;
        }
        List<KitePlace> nearest = new ArrayList<>();
        for (int turn = -1; turn <= 1; turn++) {
            around(near.get(surest).off(turn * TURN_RAD / 4, 0, 0), STEP_EDGES / 4, nearest);
        }
        return new KiteGuess(near.get(surest), coarse.label(), mean(answers(nearest)));
    }

    private static double[] mean(float... answers) {
        int rows = answers.length / NumeralLabel.COUNT;
        double[] mean = new double[NumeralLabel.COUNT];
        for (int i = 0; i < answers.length; i++) {
            mean[i % NumeralLabel.COUNT] += answers[i] / rows;
        }
        return mean;
    }

    private static void beside(KitePlace place, double step, List<KitePlace> into) {
        into.add(place);
        into.add(place.off(0, step, 0));
        into.add(place.off(0, -step, 0));
        into.add(place.off(0, 0, step));
        into.add(place.off(0, 0, -step));
    }

    private static void around(KitePlace place, double step, List<KitePlace> into) {
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                into.add(place.off(0, dx * step, dy * step));
            }
        }
    }

    private void describe(KitePlace place, float[] into, int from) {
        patches.describe(kite(place), axes.turned(place.turnRad()), into, from);
    }

    /**
     * Returns the answers of the net for each place as a row, from 0 to 1. The answers are cached, since several numerals may be tested
     * around the same place.
     */
    private float[] answers(List<KitePlace> asked) {
        List<KitePlace> fresh = asked.stream()
                .filter(place -> !known.containsKey(place))
                .distinct()
                .toList();
        int size = DiePicture.KitePatches.NUMBERS;
        float[] described = new float[fresh.size() * size];
        for (int i = 0; i < fresh.size(); i++) {
            describe(fresh.get(i), described, i * size);
        }
        float[] told = net(described);
        for (int i = 0; i < fresh.size(); i++) {
            int row = i * NumeralLabel.COUNT;
            known.put(fresh.get(i), Arrays.copyOfRange(told, row, row + NumeralLabel.COUNT));
        }
        float[] answers = new float[asked.size() * NumeralLabel.COUNT];
        for (int i = 0; i < asked.size(); i++) {
            System.arraycopy(
                    Objects.requireNonNull(known.get(asked.get(i))),
                    0,
                    answers,
                    i * NumeralLabel.COUNT,
                    NumeralLabel.COUNT);
        }
        return answers;
    }

    private float[] net(float... described) {
        float[] answers = net.answers(described);
        for (int i = 0; i < answers.length; i++) {
            answers[i] = Math.clamp((answers[i] / LayeredNet.TAUGHT + 1) / 2, 0, 1);
        }
        return answers;
    }

    /** Returns the centre of the numeral at a place. */
    Pixel kite(KitePlace guess) {
        PlaneAxes turned = axes.turned(guess.turnRad());
        double down = guess.headAtTip() ? -TO_TIP : TO_TIP;
        return new Pixel(
                middle.x() + guess.right() * axes.rightX() + guess.up() * axes.upX() + down * turned.upX(),
                middle.y() + guess.right() * axes.rightY() + guess.up() * axes.upY() + down * turned.upY());
    }

    /** Returns the kite's own axes: an edge to its right, and one to its tip. */
    PlaneAxes kiteAxes(KitePlace guess) {
        return axes.turned(guess.headAtTip() ? guess.turnRad() : guess.turnRad() + Math.PI);
    }
}
