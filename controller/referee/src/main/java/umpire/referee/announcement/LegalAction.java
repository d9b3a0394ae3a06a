package umpire.referee.announcement;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;

/**
 * One action that is legal now.
 *
 * @param seat who may take it
 * @param notation as a command would write it
 * @param says in words
 * @param touches the places that name it by touching; those of a declaration in secret are tapped on its seat's own page
 * @param changes the places whose look it changes, those that only lose a piece first
 * @param takes what leaves the first of them, where several pieces do: a hand takes them together
 * @param ways from where to where pieces go by it, each way once
 * @param kind what kind of thing it is
 * @param prospect what it would come to, as its target is labelled
 * @param thrown what the dice would do; only while they are awaited
 */
public record LegalAction(
        Seat seat,
        String notation,
        String says,
        List<Place> touches,
        List<Place> changes,
        List<Token> takes,
        List<Way> ways,
        ActionKind kind,
        Optional<String> prospect,
        Optional<Thrown> thrown) {
    /** From where to where a piece goes. */
    public record Way(Place from, Place to) {}

    /**
     * What dice would do.
     *
     * @param dice the faces that make the action; empty where they cannot be told
     * @param effect what would come of it, in words
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
    }

    /** An action that no dice make, of whose kind nothing is said, and by which a piece goes from one place to the other if two change. */
    public LegalAction(Seat seat, String notation, String says, List<Place> touches, List<Place> changes) {
        this(
                seat,
                notation,
                says,
                touches,
                changes,
                List.of(),
                plainWays(changes),
                ActionKind.UNTOLD,
                Optional.empty(),
                Optional.empty());
    }

    /** Returns the ways that go without saying: where two places change, a piece goes from the first to the second. */
    public static List<Way> plainWays(List<Place> changes) {
        return changes.size() == 2 ? List.of(new Way(changes.getFirst(), changes.getLast())) : List.of();
    }
}
