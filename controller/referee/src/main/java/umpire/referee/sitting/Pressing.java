package umpire.referee.sitting;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.Told;
import umpire.referee.reading.History;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Seat;

/** Takes a button press. */
final class Pressing<S, A> {
    private final Turn<S, A> turn;

    private Pressing(Turn<S, A> turn) {
        this.turn = turn;
    }

    static <S, A> void take(Turn<S, A> turn, Input.Pressed pressed) {
        Pressing<S, A> pressing = new Pressing<>(turn);
        switch (pressed.button()) {
            case HELP -> pressing.help();
            case UNDO -> pressing.undo(pressed.seat());
            case CONFIRM -> pressing.confirm(pressed.seat());
            case NEXT -> pressing.next(pressed.seat());
        }
        Looking.again(turn);
    }

    private void help() {
        String asked = Prompting.of(turn.match(), turn.attention()).says();
        turn.tell(turn.attention()
                .refusal()
                .map(refused -> again(refused, asked))
                .orElseGet(() -> Account.plain("help", asked)));
    }

    /** Says a refusal again, with the rule behind it, and what is asked for now. */
    private static Told again(Told refused, String asked) {
        String says = asked.startsWith(refused.says()) ? asked : refused.says() + " " + asked;
        return new Told("help", says, refused.rule(), refused.section(), refused.where());
    }

    private void undo(Optional<Seat> seat) {
        if (!playing()) {
            return;
        }
        if (!turn.attention().named().isEmpty() || turn.attention().chosen() >= 0) {
            turn.attend(now -> now.settling(now.settling().touchesForgotten())
                    .naming(List.of())
                    .choosing(-1));
            turn.tell("undo", "What was touched or chosen no longer counts.", List.of());
            return;
        }
        if (new Endings<>(turn).undoes(seat)) {
            return;
        }
        int steps = toLastChoiceOf(seat);
        if (steps == 0) {
            turn.refuse(seat.map(who -> who + " has").orElse("There is") + " nothing to take back.");
        } else {
            turn.takeBack(steps);
        }
    }

    /** Returns how many actions lie after the latest earlier choice of a seat, or of any seat; 0 when there is none. */
    private int toLastChoiceOf(Optional<Seat> seat) {
        if (turn.match().present().endedByPlayers()) {
            return 1;
        }
        int steps = 1;
        for (Optional<History<S, A>> at = turn.match().present().before();
                at.isPresent();
                at = at.orElseThrow().before()) {
            boolean theirs = at.orElseThrow().awaited() instanceof Awaited.Choice choice
                    && seat.map(choice.seat()::equals).orElse(true);
            if (theirs) {
                return steps;
            }
            steps++;
        }
        return 0;
    }

    private void confirm(Optional<Seat> seat) {
        if (turn.match().started() && turn.match().paused()) {
            turn.resume(seat.map(Seat::name).orElse("button"));
            turn.tell("event", "The game goes on.", List.of());
            return;
        }
        if (!playing()) {
            return;
        }
        if (Anew.offered(turn.match(), turn.attention())) {
            Anew.begin(turn);
            return;
        }
        if (new Endings<>(turn).confirms(seat) || wrongSeat(seat)) {
            return;
        }
        List<Offer<A>> offers = Offer.all(turn.match(), turn.attention());
        int chosen = Marked.of(turn.match(), turn.attention(), offers);
        if (chosen >= 0) {
            offers.get(chosen).take(turn);
        } else if (!turn.attention().named().isEmpty()) {
            turn.refuse(Prompting.of(turn.match(), turn.attention()).says());
        } else {
            takeDiceOrWaive();
        }
    }

    private void takeDiceOrWaive() {
        Optional<A> fewer = Prompting.fewerDice(turn.match(), turn.attention());
        Optional<A> waiver = turn.match().outlook().waiver();
        if (fewer.isPresent()) {
            turn.play(fewer.orElseThrow());
        } else if (waiver.isPresent() && Marked.orderly(turn.attention())) {
            turn.play(waiver.orElseThrow());
        } else {
            turn.refuse("There is nothing to confirm. "
                    + Prompting.of(turn.match(), turn.attention()).says());
        }
    }

    private void next(Optional<Seat> seat) {
        if (!playing() || wrongSeat(seat)) {
            return;
        }
        List<Offer<A>> offers = Offer.all(turn.match(), turn.attention());
        if (offers.isEmpty()) {
            turn.refuse("There is nothing to choose from. "
                    + Prompting.of(turn.match(), turn.attention()).says());
        } else {
            turn.attend(now -> now.choosing((Marked.of(turn.match(), now, offers) + 1) % offers.size()));
        }
    }

    private boolean playing() {
        if (!turn.match().started() || turn.match().paused()) {
            turn.refuse(Prompting.of(turn.match(), turn.attention()).says());
            return false;
        }
        return true;
    }

    private boolean wrongSeat(Optional<Seat> seat) {
        Prompt prompt = Prompting.of(turn.match(), turn.attention());
        boolean wrong = seat.isPresent()
                && Prompting.asked(turn.match())
                        .filter(asked -> !seat.get().equals(asked))
                        .isPresent();
        if (wrong) {
            turn.refuse("It is not for " + seat.orElseThrow() + " to choose. " + prompt.says());
        }
        return wrong;
    }
}
