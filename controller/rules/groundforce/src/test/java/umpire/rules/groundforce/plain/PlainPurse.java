package umpire.rules.groundforce.plain;

/** What points buy, by trying everything. */
final class PlainPurse {
    private PlainPurse() {}

    /** The most that any purchase of so many troopers, saboteurs and heavy weapons comes to. */
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
