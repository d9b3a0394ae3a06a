package umpire.vision.calibrate.lens;

/** The numbers of the lens and the board that are solved for; the others keep their start values. */
public final class FreeNumbers {
    private static final int STRETCH = LensNumbers.COUNT;

    /** Solves for the poses only. */
    public static final FreeNumbers NONE = new FreeNumbers(false);

    /** One focal length and the first radial coefficient. */
    public static final FreeNumbers ROUGH = new FreeNumbers(true, 0, 4);

    /** One focal length, the centre, and the first two radial coefficients. */
    public static final FreeNumbers PLAIN = new FreeNumbers(true, 0, 2, 3, 4, 5);

    /** Every number of the lens. */
    public static final FreeNumbers LENS = new FreeNumbers(false, 0, 1, 2, 3, 4, 5, 6, 7, 8);

    /** Every number of the lens except the third radial coefficient, which only wide lenses need. */
    public static final FreeNumbers WITHOUT_LAST = new FreeNumbers(false, 0, 1, 2, 3, 4, 5, 6, 7);

    /** Every number of the lens except the last two radial coefficients. */
    public static final FreeNumbers ONE_RADIAL = new FreeNumbers(false, 0, 1, 2, 3, 4, 6, 7);

    /** A lens with one focal length, and a board that may be stretched. */
    public static final FreeNumbers LENS_AND_STRETCH = new FreeNumbers(true, 0, 2, 3, 4, 5, 6, 7, 8, STRETCH);

    private final boolean oneFocal;
    private final int[] free;

    private FreeNumbers(boolean oneFocal, int... free) {
        this.oneFocal = oneFocal;
        this.free = free;
    }

    int count() {
        return free.length;
    }

    /** Copies the derivatives by the free numbers out of the derivatives by all numbers. */
    void pick(double[] byLens, double byStretch, double[] into) {
        for (int i = 0; i < free.length; i++) {
            int number = free[i];
            into[i] = number < STRETCH ? byLens[number] : byStretch;
        }
        if (oneFocal) {
            into[0] = byLens[0] + byLens[1];
        }
    }

    /** Returns a step of the free numbers as a step of all lens numbers; the fixed numbers have a step of 0. */
    double[] lensStep(double[] step) {
        double[] whole = new double[LensNumbers.COUNT];
        for (int i = 0; i < free.length; i++) {
            if (free[i] < STRETCH) {
                whole[free[i]] = step[i];
            }
        }
        if (oneFocal) {
            whole[1] = whole[0];
        }
        return whole;
    }

    /** Returns the change of the board's stretch in a step of the free numbers. */
    double stretchStep(double[] step) {
        for (int i = 0; i < free.length; i++) {
            if (free[i] == STRETCH) {
                return step[i];
            }
        }
        return 0;
    }

    /** Returns the covariance of all nine numbers of the lens, which is 0 for fixed numbers. */
    double[][] spread(double[][] covariance) {
        double[][] whole = new double[LensNumbers.COUNT][LensNumbers.COUNT];
        for (int i = 0; i < free.length; i++) {
            for (int j = 0; j < free.length; j++) {
                if (free[i] < STRETCH && free[j] < STRETCH) {
                    whole[free[i]][free[j]] = covariance[i][j];
                }
            }
        }
        if (oneFocal) {
            whole[1] = whole[0].clone();
            for (double[] row : whole) {
                row[1] = row[0];
            }
        }
        return whole;
    }

    /** Adds prior information, so that a number that no picture determines still has a finite variance. */
    void addPrior(double[][] information, LensNumbers lens) {
        double focal = lens.get(0);
        double[] sigma = {focal, focal, focal / 2, focal / 2, 10, 100, 1, 1, 1000, 1};
        for (int i = 0; i < free.length; i++) {
            double known = sigma[free[i]];
            information[i][i] += 1 / (known * known);
        }
    }
}
