package umpire.referee.session.step;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.Prompt;
import umpire.referee.reading.ActionHistory;
import umpire.referee.reading.Reading;
import umpire.referee.session.choice.FreeSetUp;
import umpire.referee.session.choice.NewGameReadiness;
import umpire.referee.session.choice.Offer;
import umpire.referee.session.choice.SelectedOffer;
import umpire.referee.session.chronicle.ChronicleWriter;
import umpire.referee.session.dice.RollReading;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.session.prompt.PromptWriter;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

/** Processes a button press. */
final class OnPress<S, A> {
    private final StepContext<S, A> context;

    private OnPress(StepContext<S, A> context) {
        this.context = context;
    }

    /** Processes a press. Returns the refusal, or the first line that the press led to. */
    static <S, A> CommandAnswer take(StepContext<S, A> context, Input.Pressed pressed) {
        OnPress<S, A> onPress = new OnPress<>(context);
        switch (pressed.button()) {
            case HELP -> onPress.help();
            case UNDO -> onPress.undo(pressed.seat());
            case CONFIRM -> onPress.confirmOnce(pressed.seat());
            case NEXT -> onPress.next(pressed.seat());
        }
        CommandAnswer answer = onPress.answer();
        OnLook.again(context);
        return answer;
    }

    private CommandAnswer answer() {
        List<GameLogEntry> told = context.told();
        return told.stream()
                .filter(line -> line.kind().equals("refusal"))
                .findFirst()
                .map(refused -> CommandAnswer.notDone(refused.says()))
                .orElseGet(() -> new CommandAnswer.Done(
                        told.isEmpty()
                                ? PromptWriter.of(context.match(), context.perception())
                                        .says()
                                : told.getFirst().says()));
    }

    private void help() {
        String asked = PromptWriter.of(context.match(), context.perception()).says();
        context.tell(context.perception()
                .refusal()
                .map(refused -> again(refused, asked))
                .orElseGet(() -> ChronicleWriter.plain("help", asked)));
    }

    /** Returns the refusal again, with its rule and with what is asked for now. */
    private static GameLogEntry again(GameLogEntry refused, String asked) {
        String says = asked.startsWith(refused.says()) ? asked : refused.says() + " " + asked;
        return new GameLogEntry("help", says, refused.rule(), refused.section(), refused.where());
    }

    private void undo(Optional<Seat> seat) {
        if (!playing()) {
            return;
        }
        if (!context.perception().named().isEmpty() || context.perception().chosen() >= 0) {
            context.perceive(now -> now.withSettling(now.settling().touchesForgotten())
                    .withNamed(List.of())
                    .withChosen(-1));
            context.tell("undo", "Your touches and your choice are cleared.", List.of());
            return;
        }
        boolean answered = new OnTakeBack<>(context).undoes(seat) || new OnResignOrDraw<>(context).undoes(seat);
        if (answered || new OnNamedDice<>(context).undoes(seat)) {
            return;
        }
        if (putBack()) {
            return;
        }
        ActionHistory<S, A> now = context.match().present();
        int actions = now.told() - now.back(toLastChoiceOf(seat)).told();
        if (actions == 0) {
            context.refuse(seat.map(who -> who + " has").orElse("There is") + " nothing to take back.");
        } else {
            refusedOrDone(new OnTakeBack<>(context).takeBack(seat, actions));
        }
    }

    /**
     * While pieces are misplaced, undo asks to put them back and takes back no action. Returns whether any piece is
     * misplaced.
     */
    private boolean putBack() {
        List<Correction> corrections = AstrayPieces.corrections(context);
        if (corrections.isEmpty()) {
            return false;
        }
        context.perceive(now -> now.withReading(new Reading.Righting<>(corrections)));
        context.tell(
                "undo", PromptWriter.of(context.match(), context.perception()).says(), List.of());
        return true;
    }

    /** A die that is laid by hand is a choice like a move, although it lies where dice do. */
    private static boolean chosenBy(Optional<Seat> seat, Awaited awaited) {
        return switch (awaited) {
            case Awaited.Choice choice -> seat.map(choice.seat()::equals).orElse(true);
            case Awaited.Roll roll ->
                roll.laid()
                        && seat.map(who -> roll.seats().equals(List.of(who))).orElse(true);
            case Awaited.Declarations open -> false;
            case Awaited.Nothing over -> false;
        };
    }

    /**
     * Returns the number of actions after the latest earlier choice of a seat, or of any seat; 0 when there is none.
     */
    private int toLastChoiceOf(Optional<Seat> seat) {
        if (context.match().present().endedByPlayers()) {
            return 1;
        }
        int steps = 1;
        for (Optional<ActionHistory<S, A>> at = context.match().present().before();
                at.isPresent();
                at = at.orElseThrow().before()) {
            if (chosenBy(seat, at.orElseThrow().awaited())) {
                return steps;
            }
            steps++;
        }
        return 0;
    }

    private void confirmOnce(Optional<Seat> seat) {
        Perception<S, A> perception = context.perception();
        if (!perception.confirms().tooSoon(seat, perception.nowMs())) {
            context.perceive(now -> now.withConfirms(now.confirms().pressed(seat, now.nowMs())));
            confirm(seat);
        }
    }

    private void confirm(Optional<Seat> seat) {
        if (context.match().started() && context.match().paused()) {
            context.resume(seat.map(Seat::name).orElse("button"));
            context.tell("event", "The game goes on.", List.of());
            return;
        }
        if (FreeSetUp.due(context.match())) {
            beginAsSetUp();
            return;
        }
        if (!playing()) {
            return;
        }
        if (NewGameReadiness.offered(context.match(), context.perception())) {
            context.beginNewGame();
            return;
        }
        boolean answered = new OnLesson<>(context).confirms()
                || new OnTakeBack<>(context).confirms(seat)
                || new OnResignOrDraw<>(context).confirms(seat)
                || new OnNamedDice<>(context).confirms(seat);
        if (!answered && !wrongSeat(seat)) {
            takeSelected(seat);
        }
    }

    private void beginAsSetUp() {
        switch (FreeSetUp.read(context.match(), context.perception())) {
            case Parsed.Good<S> good ->
                context.setUp(
                        good.value(), "The table is set up: " + context.game().title() + " begins.");
            case Parsed.Bad<S> bad -> context.refuse(bad.why());
        }
    }

    private void takeSelected(Optional<Seat> seat) {
        List<Offer<A>> offers = Offer.all(context.match(), context.perception());
        int chosen = SelectedOffer.of(context.match(), context.perception(), offers);
        int marked = SelectedOffer.marked(context.match(), context.perception(), offers);
        if (chosen >= 0) {
            refusedOrDone(new OnTakeBack<>(context).take(offers.get(chosen), seat));
        } else if (marked >= 0) {
            context.perceive(now -> now.withChosen(marked));
        } else {
            takeDice();
        }
    }

    private void refusedOrDone(CommandAnswer answer) {
        if (answer instanceof CommandAnswer.NotDone refused) {
            context.refuse(refused.why());
        }
    }

    private void takeDice() {
        if (new OnDice<>(context).thrownAfterAll()) {
            return;
        }
        Optional<A> fewer = RollReading.ifConfirmed(context.match(), context.perception());
        String asked = PromptWriter.of(context.match(), context.perception()).says();
        if (fewer.isPresent() && context.perception().named().isEmpty()) {
            context.play(fewer.orElseThrow());
        } else {
            context.refuse(context.perception().named().isEmpty() ? "There is nothing to confirm. " + asked : asked);
        }
    }

    private void next(Optional<Seat> seat) {
        if (!playing() || wrongSeat(seat)) {
            return;
        }
        List<Offer<A>> offers = Offer.all(context.match(), context.perception());
        if (offers.isEmpty()) {
            context.refuse("There is nothing to choose from. "
                    + PromptWriter.of(context.match(), context.perception()).says());
        } else {
            context.perceive(
                    now -> now.withChosen((SelectedOffer.of(context.match(), now, offers) + 1) % offers.size()));
        }
    }

    /** Any seat may ask to take back. The seats concerned are asked for permission. */
    private boolean asksToTakeBack() {
        List<Offer<A>> offers = Offer.all(context.match(), context.perception());
        return !offers.isEmpty() && offers.stream().allMatch(offer -> offer.takenBack() > 0);
    }

    private boolean playing() {
        if (!context.match().started() || context.match().paused()) {
            context.refuse(
                    PromptWriter.of(context.match(), context.perception()).says());
            return false;
        }
        return true;
    }

    private boolean wrongSeat(Optional<Seat> seat) {
        Prompt prompt = PromptWriter.of(context.match(), context.perception());
        boolean wrong = seat.isPresent()
                && !asksToTakeBack()
                && context.match()
                        .asked()
                        .filter(asked -> !seat.get().equals(asked))
                        .isPresent();
        if (wrong) {
            context.refuse(seat.orElseThrow() + " has nothing to choose now. " + prompt.says());
        }
        return wrong;
    }
}
