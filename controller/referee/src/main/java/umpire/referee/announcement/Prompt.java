package umpire.referee.announcement;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/**
 * What the table waits for.
 *
 * @param need the kind of thing
 * @param seat who is asked; empty when anyone may answer
 * @param says one or two sentences
 * @param options what the buttons choose among, as {@code next} steps through them; empty when there is nothing to choose
 * @param chosen which option a confirm press would take; -1 for none
 * @param corrections what to move to set the table right, in order
 * @param cues what to point at
 */
public record Prompt(
        Need need,
        Optional<Seat> seat,
        String says,
        List<Option> options,
        int chosen,
        List<Correction> corrections,
        List<Cue> cues) {
    /** The kinds of things a table waits for. */
    public enum Need {
        /** The table is being set up. */
        SET_UP,
        /** A move, a touch or a button. */
        CHOICE,
        /** Dice. */
        ROLL,
        /** A die, laid with the side up that its player chooses. */
        LAY,
        /** A card, laid where it is seen. */
        DRAW,
        /** One of several readings must be named. */
        QUESTION,
        /** Pieces must be put as an accepted action has them. */
        CARRY_OUT,
        /** Pieces must be put right. */
        CORRECTION,
        /** A cocked or unread die must be rolled again or named. */
        DIE_UNCLEAR,
        /** A hand to leave, or movement to end. */
        QUIET,
        /** A camera, or its view of the corner tags. */
        SIGHT,
        /** Someone to end the pause. */
        PAUSED,
        /** Nothing: the game is over. */
        OVER
    }

    /**
     * One thing a button can choose.
     *
     * @param notation as a command would write it
     * @param says in words
     * @param kind what kind of thing it is
     * @param where the places it concerns
     */
    public record Option(String notation, String says, ActionKind kind, List<Place> where) {
        /** Something of whose kind nothing is said. */
        public Option(String notation, String says, List<Place> where) {
            this(notation, says, ActionKind.UNTOLD, where);
        }

        public Option {
            where = List.copyOf(where);
        }
    }

    /** Returns the same, asked of another seat, or of anyone. */
    public Prompt askedOf(Optional<Seat> other) {
        return new Prompt(need, other, says, options, chosen, corrections, cues);
    }

    public Prompt {
        options = List.copyOf(options);
        corrections = List.copyOf(corrections);
        cues = List.copyOf(cues);
    }
}
