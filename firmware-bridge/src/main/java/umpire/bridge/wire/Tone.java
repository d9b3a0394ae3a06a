package umpire.bridge.wire;

/**
 * A tone of the buzzer.
 *
 * @param hz its pitch, 20 to 20,000
 * @param ms its duration, at most a minute; 0 is silence
 */
public record Tone(int hz, int ms) {
    /** Silences the buzzer. */
    public static final Tone SILENCE = new Tone(440, 0);

    private static final int LOWEST_HZ = 20;
    private static final int HIGHEST_HZ = 20_000;
    private static final int LONGEST_MS = 60_000;

    public Tone {
        if (hz < LOWEST_HZ || hz > HIGHEST_HZ || ms < 0 || ms > LONGEST_MS) {
            throw new IllegalArgumentException(
                    "a tone has 20 to 20,000 Hz and lasts for a minute at most, not " + hz + " Hz and " + ms + " ms");
        }
    }
}
