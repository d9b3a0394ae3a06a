package umpire.referee.session.state;

import java.util.List;
import umpire.referee.announcement.TakeBackRequest;
import umpire.referee.reading.ActionHistory;
import umpire.referee.reading.Undone;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/**
 * The seats that are asked before something is taken back or done again. A seat's own plain actions are nobody else's to allow. What
 * another seat did is that one's, and nobody takes a roll, a card or a reveal back by himself: he has seen what it brought. The table
 * allows nothing by itself: in place of a seat that it plays, the seat that wants it says whether it means all of that.
 */
final class TakeBackRequests<S, A> {
    private final Game<S, A> game;
    private final ActionHistory<S, A> present;
    private final Seat by;
    private final List<Seat> ofTable;

    TakeBackRequests(Game<S, A> game, ActionHistory<S, A> present, Seat by, List<Seat> ofTable) {
        this.game = game;
        this.present = present;
        this.by = by;
        this.ofTable = List.copyOf(ofTable);
    }

    /**
     * Asks to take actions back.
     *
     * @param actions how many that anybody may know of, of which there are enough
     */
    TakeBackRequest takeBack(int actions) {
        int steps = present.stepsWithWholeReveals(present.stepsOf(actions));
        int told = present.told() - present.back(steps).told();
        return request(false, told, Undone.of(game, present, steps));
    }

    /** Asks to do again what was taken back, as far as the rules still allow it. */
    TakeBackRequest redo(List<A> actions) {
        ActionHistory<S, A> again = present;
        int steps = 0;
        for (A action : actions) {
            if (!(game.judge(again.state(), action) instanceof Verdict.Accepted<S, A> accepted)) {
                break;
            }
            again = again.played(action, accepted.next());
            steps++;
        }
        Undone undone = Undone.of(game, again, steps).inOrderOfPlay();
        return request(true, again.told() - present.told(), undone);
    }

    private TakeBackRequest request(boolean redo, int told, Undone undone) {
        return new TakeBackRequest(by, redo, told, undone.says(), people(asked(undone)));
    }

    private List<Seat> people(List<Seat> asked) {
        boolean table = asked.stream().anyMatch(ofTable::contains);
        return game.seats().stream()
                .filter(seat -> (asked.contains(seat) && !ofTable.contains(seat)) || (table && seat.equals(by)))
                .toList();
    }

    private List<Seat> asked(Undone undone) {
        List<Seat> seats = game.seats();
        List<Seat> others = seats.stream()
                .filter(seat -> !seat.equals(by) && undone.seats().contains(seat))
                .toList();
        if (!others.isEmpty() || undone.plain()) {
            return others;
        }
        // Who plays against nobody has one of the others look over his shoulder.
        return game.playedTogether() && seats.size() > 1
                ? List.of(seats.get((seats.indexOf(by) + 1) % seats.size()))
                : seats.stream().filter(seat -> !seat.equals(by)).toList();
    }
}
