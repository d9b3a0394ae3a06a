package umpire.referee.announcement;

import umpire.rules.kernel.Place;

/**
 * Something to point at on the table.
 *
 * @param place where
 * @param role why
 * @param step the order in which to do things, from 1; 0 where order does not matter
 * @param says what may be done with what is there, or what would come of going there, in a few words; nothing where there is no more to say
 */
public record Cue(Place place, Role role, int step, String says) {
    /** A cue with no more to say. */
    public Cue(Place place, Role role, int step) {
        this(place, role, step, "");
    }

    /** Why a place is pointed at. */
    public enum Role {
        /** A piece that may act. */
        MAY_ACT,
        /** Where the lifted piece may go. */
        MAY_GO,
        /** A candidate to touch. */
        MAY_TOUCH,
        /** Already named by touching. */
        TOUCHED,
        /** A piece that must be taken away from here. */
        TAKE_FROM,
        /** A piece that must be put here. */
        PUT_TO,
        /** What the last action changed. */
        LAST_ACTION,
        /** Cannot be seen. */
        HIDDEN
    }
}
