package umpire.referee.announcement;

import umpire.rules.kernel.Place;

/**
 * A place the table points at, and why.
 *
 * @param step the order in which to follow the cues, from 1; 0 where order does not matter
 * @param says the possible action there or its effect, in a few words; empty where the role alone says enough
 */
public record Cue(Place place, Role role, int step, String says) {
    /** A cue without words. */
    public Cue(Place place, Role role, int step) {
        this(place, role, step, "");
    }

    public enum Role {
        /** A piece that may act. */
        MAY_ACT,
        /** A target of the lifted piece. */
        MAY_GO,
        /** A candidate to touch. */
        MAY_TOUCH,
        /** A piece already named by touching. */
        TOUCHED,
        /** A piece that must be taken away from here. */
        TAKE_FROM,
        /** A piece that must be put here. */
        PUT_TO,
        /** A place that the last action changed. */
        LAST_ACTION,
        /** A place that cannot be seen. */
        HIDDEN
    }
}
