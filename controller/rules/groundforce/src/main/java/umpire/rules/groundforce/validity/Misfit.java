package umpire.rules.groundforce.validity;

import java.util.Optional;

/** What is wrong with a position, if anything is. */
final class Misfit {
    private Misfit() {}

    /** Returns why something does not fit, or nothing where it does. */
    static Optional<String> unless(boolean fits, String why) {
        return fits ? Optional.empty() : Optional.of(why);
    }
}
