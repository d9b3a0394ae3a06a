package umpire.referee.announcement;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/**
 * The question or request of the table.
 *
 * @param need the kind of input the table waits for
 * @param seat the seat that is asked; empty when anyone may answer
 * @param says one or two sentences
 * @param options the options of the buttons, in the order of {@code next}; empty when there is nothing to choose
 * @param chosen the index of the option that a confirm press would take; -1 for none
 * @param corrections the moves that set the table right, in order
 * @param cues the places to point at
 */
public record Prompt(
        Need need,
        Optional<Seat> seat,
        String says,
        List<Option> options,
        int chosen,
        List<Correction> corrections,
        List<Cue> cues) {
    /** The kinds of input a table waits for. */
    public enum Need {
        /** The table is being set up. */
        SET_UP,
        /** A move, a touch or a button. */
        CHOICE,
        /** Dice. */
        ROLL,
        /** A die, laid with the face up that its player chooses. */
        LAY,
        /** A card, laid in sight of the camera. */
        DRAW,
        /** One of several readings must be named. */
        QUESTION,
        /** Pieces must be moved to carry out an accepted action. */
        CARRY_OUT,
        /** Misplaced pieces must be moved to where they belong. */
        CORRECTION,
        /** A cocked or unread die must be rolled again or named. */
        DIE_UNCLEAR,
        /** The table must be without a hand over it and without movement. */
        QUIET,
        /** The camera must send pictures and see its corner tags. */
        SIGHT,
        /** The end of the pause. */
        PAUSED,
        /** Nothing: the game is over. */
        OVER
    }

    /**
     * One option of the buttons.
     *
     * @param notation as in a command
     * @param says in words
     * @param where the places it concerns
     */
    public record Option(String notation, String says, ActionKind kind, List<Place> where) {
        /** An option whose kind is not told. */
        public Option(String notation, String says, List<Place> where) {
            this(notation, says, ActionKind.UNTOLD, where);
        }

        public Option {
            where = List.copyOf(where);
        }
    }

    /** Returns this prompt for another seat, or for anyone. */
    public Prompt askedOf(Optional<Seat> other) {
        return new Prompt(need, other, says, options, chosen, corrections, cues);
    }

    public Prompt {
        options = List.copyOf(options);
        corrections = List.copyOf(corrections);
        cues = List.copyOf(cues);
    }
}
