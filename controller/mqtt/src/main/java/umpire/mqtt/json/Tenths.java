package umpire.mqtt.json;

/** Rounds lengths, angles and times to a tenth. The camera does not measure more accurately. */
public final class Tenths {
    private Tenths() {}

    /** Returns the nearest tenth. */
    public static double rounded(double value) {
        return Math.round(value * 10) / 10.0;
    }
}
