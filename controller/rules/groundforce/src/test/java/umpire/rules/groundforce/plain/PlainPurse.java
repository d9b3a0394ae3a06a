package umpire.rules.groundforce.plain;

/** The points that can be spent, found by trying every purchase. */
final class PlainPurse {
    private PlainPurse() {}

    /** Returns the most points that can be spent. */
    static int spendable(int points, int beds, int[] left) {
        int most = 0;
        for (int t = 0; t <= left[0]; t++) {
            for (int s = 0; s <= left[1]; s++) {
                for (int h = 0; h <= left[2]; h++) {
                    int cost = t + 2 * s + 3 * h;
                    most = t + s + h <= beds && cost <= points ? Math.max(most, cost) : most;
                }
            }
        }
        return most;
    }
}
