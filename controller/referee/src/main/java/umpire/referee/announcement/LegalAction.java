package umpire.referee.announcement;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * One action that is legal now.
 *
 * @param seat the seat that may play it
 * @param notation the action as it is written in a command
 * @param says the action in words
 * @param touches the places that a player touches to name it; the places of a secret declaration are tapped on the
 *     seat's own page
 * @param changes the places that look different after it, beginning with those that only lose a piece
 * @param takes the tokens that leave a place on which several are visible: a hand takes them together
 * @param ways the distinct moves of pieces from one place to another
 * @param lies the poses that pieces beside the places have after it, where it changes them
 * @param preview its expected result, as the label of its target
 * @param thrown the dice that make the action, and their effect; empty unless dice are awaited
 */
public record LegalAction(
        Seat seat,
        String notation,
        String says,
        List<Place> touches,
        List<Place> changes,
        List<TakenFrom> takes,
        List<Way> ways,
        List<Standing> lies,
        ActionKind kind,
        Optional<String> preview,
        Optional<Thrown> thrown) {
    /** The tokens that an action takes from a place. */
    public record TakenFrom(Place from, List<Token> tokens) {
        public TakenFrom {
            tokens = List.copyOf(tokens);
        }
    }

    /** The move of a piece. */
    public record Way(Place from, Place to) {}

    /**
     * The dice of an action.
     *
     * @param dice the faces that make the action; empty where the effect does not determine them
     * @param effect their effect, in words
     */
    public record Thrown(List<DieShown> dice, String effect) {
        public Thrown {
            dice = List.copyOf(dice);
        }
    }

    public LegalAction {
        touches = List.copyOf(touches);
        changes = List.copyOf(changes);
        takes = List.copyOf(takes);
        ways = List.copyOf(ways);
        lies = List.copyOf(lies);
    }

    /**
     * An action without dice, whose kind is not told. If it changes two places, a piece goes from the first to the
     * second.
     */
    public LegalAction(Seat seat, String notation, String says, List<Place> touches, List<Place> changes) {
        this(
                seat,
                notation,
                says,
                touches,
                changes,
                List.of(),
                plainWays(changes),
                List.of(),
                ActionKind.UNTOLD,
                Optional.empty(),
                Optional.empty());
    }

    /** Returns the default moves: where two places change, a piece goes from the first to the second. */
    public static List<Way> plainWays(List<Place> changes) {
        return changes.size() == 2 ? List.of(new Way(changes.getFirst(), changes.getLast())) : List.of();
    }
}
