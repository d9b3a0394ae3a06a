package umpire.referee.session.state;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.referee.announcement.DrawOffer;
import umpire.referee.announcement.TakeBackRequest;
import umpire.referee.reading.ActionHistory;
import umpire.referee.reading.BoardIndex;
import umpire.referee.reading.Layout;
import umpire.referee.reading.Successors;
import umpire.referee.session.lesson.LessonProgress;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.MeasuredPoses;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/**
 * The recorded game: the fold of the journal's entries and of nothing else.
 *
 * @param history the way to the present state; empty before the first start
 * @param presentSuccessors the successors of the present state; empty together with the history
 * @param redoStack the actions that were taken back and may be redone
 * @param paused whether play rests
 * @param justSetUp whether the game was just set up, without any action or take-back since
 * @param offer an offered draw that is still open
 * @param request an open request to take back or redo actions
 * @param lesson the progress of the lesson, while one runs
 */
public record Match<S, A>(
        Game<S, A> game,
        BoardIndex index,
        Optional<ActionHistory<S, A>> history,
        Optional<Successors<S, A>> presentSuccessors,
        RedoStack<S, A> redoStack,
        boolean paused,
        boolean justSetUp,
        Optional<DrawOffer> offer,
        Optional<TakeBackRequest> request,
        Optional<LessonProgress<S>> lesson) {

    static <S, A> Match<S, A> begin(Game<S, A> game) {
        return new Match<>(
                game,
                new BoardIndex(game),
                Optional.empty(),
                Optional.empty(),
                RedoStack.nothing(),
                false,
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public static <S, A> Match<S, A> resume(Game<S, A> game, List<Entry> entries) {
        Match<S, A> match = begin(game);
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            try {
                match = match.take(entry);
            } catch (IllegalArgumentException reason) {
                throw new IllegalArgumentException(
                        "entry " + (i + 1) + ", " + entry.kind() + " '" + entry.text() + "', does not follow: "
                                + reason.getMessage(),
                        reason);
            }
        }
        return match;
    }

    /**
     * Returns the match after the next entry.
     *
     * @throws IllegalArgumentException when it does not follow
     */
    public Match<S, A> take(Entry entry) {
        return switch (entry.kind()) {
            case CHOSEN, NOTED -> this;
            case SET_UP -> setUp(game.readPosition(entry.text()).orThrow());
            case PLAYED -> played(entry.text());
            case MEASURED -> measured(MeasuredPoses.read(entry.text(), game.show(state())));
            case TAKEN_BACK -> takenBack(steps(entry.text()));
            case TAKE_BACK_ASKED ->
                withRequest(Optional.of(asking(entry.text().replaceFirst("^\\S* ", ""))
                        .takeBack(steps(entry.text().split(" ", 2)[0]))));
            case REDO_ASKED -> withRequest(Optional.of(asking(entry.text()).redo(redoStack.actions())));
            case TAKE_BACK_ACCEPTED -> requestAccepted(seat(entry.text()));
            case TAKE_BACK_DECLINED -> withRequest(Optional.empty());
            case TAUGHT -> withLesson(LessonProgress.due(game, lesson, entry.text(), state()));
            case STANDS -> at(present().stands(game.readPosition(entry.text()).orThrow()), withoutRedo(), paused);
            case PAUSED -> withPaused(true);
            case RESUMED -> withPaused(false);
            case RESIGNED -> ended(givenUp(seat(entry.text())));
            case DRAW_OFFERED -> withOffer(Optional.of(DrawOffer.of(game.seats(), seat(entry.text()))));
            case DRAW_ACCEPTED -> accepted(seat(entry.text()));
            case DRAW_DECLINED -> withOffer(Optional.empty());
        };
    }

    private Match<S, A> setUp(S state) {
        ActionHistory<S, A> start = ActionHistory.start(game, index, state);
        return on(start, RedoStack.nothing(), false, true).askingNothing().withLesson(Optional.empty());
    }

    /** Returns the match in another state. Open requests lapse. */
    private Match<S, A> at(ActionHistory<S, A> now, RedoStack<S, A> back, boolean rests) {
        return on(now, back, rests, false).askingNothing();
    }

    private Match<S, A> on(ActionHistory<S, A> now, RedoStack<S, A> back, boolean rests, boolean fresh) {
        return new Match<>(
                game,
                index,
                Optional.of(now),
                Optional.of(now.successors()),
                back,
                rests,
                fresh,
                offer,
                request,
                lesson);
    }

    private Match<S, A> askingNothing() {
        return withOffer(Optional.empty()).withRequest(Optional.empty());
    }

    private Match<S, A> withLesson(Optional<LessonProgress<S>> next) {
        return new Match<>(game, index, history, presentSuccessors, redoStack, paused, justSetUp, offer, request, next);
    }

    private RedoStack<S, A> withoutRedo() {
        return new RedoStack<>(redoStack.rolls(), List.of());
    }

    private Match<S, A> withPaused(boolean rests) {
        return new Match<>(
                game, index, history, presentSuccessors, redoStack, rests, justSetUp, offer, request, lesson);
    }

    private Match<S, A> withOffer(Optional<DrawOffer> next) {
        return new Match<>(
                game, index, history, presentSuccessors, redoStack, paused, justSetUp, next, request, lesson);
    }

    private Match<S, A> withRequest(Optional<TakeBackRequest> next) {
        return new Match<>(game, index, history, presentSuccessors, redoStack, paused, justSetUp, offer, next, lesson);
    }

    private TakeBackRequests<S, A> asking(String names) {
        List<Seat> seats = Arrays.stream(names.split(", ")).map(this::seat).toList();
        return new TakeBackRequests<>(game, present(), seats.getFirst(), seats.subList(1, seats.size()));
    }

    /**
     * Returns the request of a seat to take back {@code actions} public actions. It names the seats to ask, which may
     * be none.
     */
    public TakeBackRequest takeBackRequest(Seat by, int actions, List<Seat> ofTable) {
        return new TakeBackRequests<>(game, present(), by, ofTable).takeBack(actions);
    }

    public TakeBackRequest redoRequest(Seat by, List<Seat> ofTable) {
        return new TakeBackRequests<>(game, present(), by, ofTable).redo(redoStack.actions());
    }

    private Match<S, A> requestAccepted(Seat seat) {
        TakeBackRequest left = request.orElseThrow(() -> new IllegalArgumentException("nothing is to be taken back"))
                .acceptedBy(seat);
        return withRequest(Optional.of(left).filter(open -> !open.asked().isEmpty()));
    }

    private Match<S, A> ended(Outcome outcome) {
        if (awaited() instanceof Awaited.Nothing) {
            throw new IllegalArgumentException("the game is over already");
        }
        return at(present().ended(outcome), withoutRedo(), paused);
    }

    private Outcome givenUp(Seat seat) {
        return game.playedTogether()
                ? Outcome.endedForAll(seat, game.scores(state()).getFirst())
                : Outcome.resigned(game.seats(), seat);
    }

    private Match<S, A> accepted(Seat seat) {
        DrawOffer left = offer.orElseThrow(() -> new IllegalArgumentException("no draw is offered"))
                .acceptedBy(seat);
        return left.asked().isEmpty() ? ended(Outcome.agreedDraw()) : withOffer(Optional.of(left));
    }

    private Seat seat(String name) {
        return game.seats().stream()
                .filter(seat -> seat.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + name + "' is not a seat of this game"));
    }

    private Match<S, A> played(String notation) {
        ActionHistory<S, A> now = present();
        A action = game.readAction(now.state(), notation).orThrow();
        return switch (game.judge(now.state(), action)) {
            case Verdict.Accepted<S, A> accepted ->
                at(now.played(action, accepted.next()), redoStack.played(game, now.state(), action), paused)
                        .withOffer(offer.filter(open -> !answeredBy(open, action)))
                        .withRequest(request.filter(open -> now.redeclares(action)));
            case Verdict.Refused<S, A> refused -> throw new IllegalArgumentException(refused.why());
        };
    }

    private Match<S, A> measured(List<Standing> poses) {
        Set<Place> names = poses.stream().map(pose -> pose.spot().place()).collect(Collectors.toSet());
        ActionHistory<S, A> now = present().measured(game.measured(state(), poses), names);
        return on(now, redoStack, paused, justSetUp).withLesson(lesson.map(due -> due.measured(state(), now.state())));
    }

    /**
     * Returns whether an action answers an offered draw: a seat that was asked plays on. A roll is no answer, and
     * neither is a repeated declaration, which is secret.
     */
    private boolean answeredBy(DrawOffer open, A action) {
        return !(awaited() instanceof Awaited.Roll)
                && !present().redeclares(action)
                && open.asked().contains(game.seatOf(state(), action));
    }

    private Match<S, A> takenBack(int steps) {
        return at(present().back(steps), redoStack.with(present(), steps), paused);
    }

    private static int steps(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notNumber) {
            throw new IllegalArgumentException("'" + text + "' is not a number of actions", notNumber);
        }
    }

    public boolean started() {
        return history.isPresent();
    }

    /** Returns the history of a started game. */
    public ActionHistory<S, A> present() {
        return history.orElseThrow(() -> new IllegalArgumentException("no game was started"));
    }

    public Successors<S, A> successors() {
        return presentSuccessors.orElseThrow();
    }

    public S state() {
        return present().state();
    }

    /** Returns the state that is shown to people: the opening during set-up. */
    public S shown() {
        return history.map(ActionHistory::state).orElseGet(game::opening);
    }

    public Awaited awaited() {
        return successors().awaited();
    }

    /** Returns the state after an action that is known to be legal. */
    public S after(S before, A action) {
        return switch (game.judge(before, action)) {
            case Verdict.Accepted<S, A> accepted -> accepted.next();
            case Verdict.Refused<S, A> refused -> throw new IllegalArgumentException(refused.why());
        };
    }

    /** Returns the kept roll that stands again in this state, if it awaits one. */
    public Optional<A> keptRoll() {
        return redoStack.roll(game, state());
    }

    /**
     * Returns the placement to look for now, without dice that are being thrown; before a game, that of the opening.
     */
    public Placement placement() {
        Placement picture = game.show(history.map(ActionHistory::state).orElseGet(game::opening));
        Set<Token> loose = started() ? index.loose(awaited()) : Set.of();
        return loose.isEmpty()
                ? picture
                : new Placement(picture.standings().stream()
                        .filter(standing -> !loose.contains(standing.token()))
                        .toList());
    }

    /** Returns how the table must look at the start. */
    public Layout openingLayout() {
        return Layout.of(index, game.show(game.opening()));
    }

    /** Returns the seat that is asked, if it is a single one. */
    public Optional<Seat> asked() {
        return awaited().asked();
    }

    /** Returns in one sentence what the game awaits. */
    public String asking() {
        return awaited().says();
    }
}
