package umpire.mqtt.json;

/** How exactly lengths, angles and times are told: no eye here sees more than a tenth. */
public final class Tenths {
    private Tenths() {}

    /** Returns the nearest tenth. */
    public static double rounded(double value) {
        return Math.round(value * 10) / 10.0;
    }
}
