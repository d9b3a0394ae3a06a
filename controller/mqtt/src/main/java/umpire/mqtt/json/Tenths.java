package umpire.mqtt.json;

/** Rounds lengths, angles and times to a tenth, which is as accurate as the camera sees. */
public final class Tenths {
    private Tenths() {}

    /** Returns the nearest tenth. */
    public static double rounded(double value) {
        return Math.round(value * 10) / 10.0;
    }
}
