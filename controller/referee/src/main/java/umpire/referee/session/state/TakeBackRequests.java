package umpire.referee.session.state;

import java.util.List;
import umpire.referee.announcement.TakeBackRequest;
import umpire.referee.reading.ActionHistory;
import umpire.referee.reading.Undone;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/**
 * Finds the seats to ask before actions are taken back or redone. A seat may take back its own plain actions without
 * asking. Another seat's actions need that seat's permission. A roll, a card or a reveal needs the permission of
 * others, because the seat has seen its result. The table gives no permission itself: in place of a seat that it plays,
 * the requesting seat confirms.
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
     * Returns the request to take actions back.
     *
     * @param actions the number of public actions, at most as many as were played
     */
    TakeBackRequest takeBack(int actions) {
        int steps = present.stepsWithWholeReveals(present.stepsOf(actions));
        int told = present.told() - present.back(steps).told();
        return request(false, told, Undone.of(game, present, steps));
    }

    /** Returns the request to redo actions, as far as the rules still allow them. */
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
        // In a cooperative game one of the other players must agree.
        return game.playedTogether() && seats.size() > 1
                ? List.of(seats.get((seats.indexOf(by) + 1) % seats.size()))
                : seats.stream().filter(seat -> !seat.equals(by)).toList();
    }
}
