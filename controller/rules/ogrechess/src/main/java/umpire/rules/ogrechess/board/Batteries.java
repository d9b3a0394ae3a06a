package umpire.rules.ogrechess.board;

import java.util.Locale;
import java.util.regex.Pattern;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/**
 * Weapons of an Ogre: those left, or those that fire together. Empty for every other unit.
 *
 * @param main Main Batteries, 0 or 1 (2.511)
 * @param secondary Secondary Batteries, 0 to 4 (2.512)
 */
public record Batteries(int main, int secondary) {
    public static final int MAIN_ATTACK = 4;
    public static final int MAIN_RANGE = 3;
    static final int MAIN_DEFENCE = 4;
    public static final int SECONDARY_ATTACK = 3;
    public static final int SECONDARY_RANGE = 2;
    static final int SECONDARY_DEFENCE = 3;

    private static final Pattern SECONDARIES = Pattern.compile("[1-4]?SB");

    public static final Batteries NONE = new Batteries(0, 0);
    public static final Batteries ALL = new Batteries(1, 4);

    public Batteries {
        if (main < 0 || main > 1 || secondary < 0 || secondary > 4) {
            throw new IllegalArgumentException(
                    "an Ogre has one Main and four Secondary Batteries, not " + main + " and " + secondary);
        }
    }

    public int count() {
        return main + secondary;
    }

    public boolean none() {
        return count() == 0;
    }

    public int attack() {
        return main * MAIN_ATTACK + secondary * SECONDARY_ATTACK;
    }

    public boolean within(Batteries available) {
        return main <= available.main && secondary <= available.secondary;
    }

    /** Returns those of these weapons that reach a distance in squares. */
    public Batteries reaching(int range) {
        if (range > MAIN_RANGE) {
            return NONE;
        }
        return range > SECONDARY_RANGE ? new Batteries(main, 0) : this;
    }

    public Batteries less(Batteries used) {
        return new Batteries(main - used.main, secondary - used.secondary);
    }

    /** Writes the weapons as the sheet names them: {@code MB+2SB}. */
    @Override
    public String toString() {
        String secondaries = secondary == 0 ? "" : secondary == 1 ? "SB" : secondary + "SB";
        if (main == 0) {
            return secondary == 0 ? "none" : secondaries;
        }
        return secondary == 0 ? "MB" : "MB+" + secondaries;
    }

    /** Names the weapons in full: {@code the Main Battery and 2 Secondary Batteries}. */
    public String inWords() {
        String secondaries =
                secondary == 0 ? "" : secondary + (secondary == 1 ? " Secondary Battery" : " Secondary Batteries");
        return main == 0 ? secondaries : "the Main Battery" + (secondary == 0 ? "" : " and " + secondaries);
    }

    public static Parsed<Batteries> parse(String text) {
        int main = 0;
        int secondary = 0;
        for (String part : text.toUpperCase(Locale.ROOT).split("\\+", -1)) {
            if (part.equals("MB") && main == 0) {
                main = 1;
            } else if (SECONDARIES.matcher(part).matches() && secondary == 0) {
                secondary = part.length() == 2 ? 1 : part.charAt(0) - '0';
            } else {
                return Parsed.bad(Quoted.of(text.toUpperCase(Locale.ROOT))
                        + " names no weapons: an Ogre has one Main Battery (2.511), four"
                        + " Secondary Batteries (2.512) and nothing else (2.513); write MB, SB, 3SB or MB+2SB");
            }
        }
        return Parsed.good(new Batteries(main, secondary));
    }
}
