package umpire.referee.announcement;

import java.util.List;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/**
 * One action that is legal now.
 *
 * @param seat who may take it
 * @param notation as a command would write it
 * @param says in words
 * @param touches the places that name it by touching
 * @param changes the places whose look it changes, those that lose a piece first
 */
public record LegalAction(Seat seat, String notation, String says, List<Place> touches, List<Place> changes) {
    public LegalAction {
        touches = List.copyOf(touches);
        changes = List.copyOf(changes);
    }
}
