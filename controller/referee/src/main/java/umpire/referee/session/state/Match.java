package umpire.referee.session.state;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.referee.announcement.DrawOffer;
import umpire.referee.reading.ActionHistory;
import umpire.referee.reading.BoardIndex;
import umpire.referee.reading.Layout;
import umpire.referee.reading.Successors;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.MeasuredPoses;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Ruling;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * The recorded game: the fold of the journal's entries and of nothing else.
 *
 * @param history the way to the present state; empty before the first start
 * @param successors of the present state; empty together with the history
 * @param keptRolls rolls that were taken back, by the state they were rolled in: there they stand again, and nobody rolls anew
 * @param paused whether play rests
 * @param justSetUp whether the game was just set up: nothing was played or taken back since
 * @param offer a draw that was offered and still stands
 */
public record Match<S, A>(
        Game<S, A> game,
        BoardIndex index,
        Optional<ActionHistory<S, A>> history,
        Optional<Successors<S, A>> successors,
        Map<S, A> keptRolls,
        boolean paused,
        boolean justSetUp,
        Optional<DrawOffer> offer) {

    static <S, A> Match<S, A> begin(Game<S, A> game) {
        return new Match<>(
                game,
                new BoardIndex(game),
                Optional.empty(),
                Optional.empty(),
                Map.of(),
                false,
                false,
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
     * Takes the next entry.
     *
     * @throws IllegalArgumentException when it does not follow
     */
    public Match<S, A> take(Entry entry) {
        return switch (entry.kind()) {
            case CHOSEN -> this;
            case SET_UP -> setUp(position(entry.text()));
            case PLAYED -> played(entry.text());
            case MEASURED -> measured(MeasuredPoses.read(entry.text(), game.show(state())));
            case TAKEN_BACK -> takenBack(steps(entry.text()));
            case STANDS -> at(present().stands(position(entry.text())), keptRolls, paused);
            case PAUSED -> withPaused(true);
            case RESUMED -> withPaused(false);
            case RESIGNED -> ended(Outcome.resigned(game.seats(), seat(entry.text())));
            case DRAW_OFFERED -> withOffer(Optional.of(DrawOffer.of(game.seats(), seat(entry.text()))));
            case DRAW_ACCEPTED -> accepted(seat(entry.text()));
            case DRAW_DECLINED -> withOffer(Optional.empty());
        };
    }

    private Match<S, A> setUp(S state) {
        ActionHistory<S, A> start = ActionHistory.start(game, index, state);
        return new Match<>(
                game,
                index,
                Optional.of(start),
                Optional.of(start.successors()),
                Map.of(),
                false,
                true,
                Optional.empty());
    }

    private Match<S, A> at(ActionHistory<S, A> now, Map<S, A> rolls, boolean rests) {
        return new Match<>(
                game, index, Optional.of(now), Optional.of(now.successors()), rolls, rests, false, Optional.empty());
    }

    private Match<S, A> withPaused(boolean rests) {
        return new Match<>(game, index, history, successors, keptRolls, rests, justSetUp, offer);
    }

    private Match<S, A> withOffer(Optional<DrawOffer> next) {
        return new Match<>(game, index, history, successors, keptRolls, paused, justSetUp, next);
    }

    private Match<S, A> ended(Outcome outcome) {
        if (awaited() instanceof Awaited.Nothing) {
            throw new IllegalArgumentException("the game is over already");
        }
        return at(present().ended(outcome), keptRolls, paused);
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
                .orElseThrow(() -> new IllegalArgumentException("'" + name + "' is no seat of this game"));
    }

    private Match<S, A> played(String notation) {
        ActionHistory<S, A> now = present();
        A action = good(game.readAction(now.state(), notation));
        return switch (game.judge(now.state(), action)) {
            case Ruling.Accepted<S, A> accepted ->
                at(now.played(action, accepted.next()), keptRollsWithout(now.state()), paused)
                        .withOffer(offer.filter(open -> !answeredBy(open, action)));
            case Ruling.Refused<S, A> refused -> throw new IllegalArgumentException(refused.why());
        };
    }

    private Match<S, A> measured(List<Standing> poses) {
        Set<Place> names = poses.stream().map(pose -> pose.spot().place()).collect(Collectors.toSet());
        ActionHistory<S, A> now = present().measured(game.measured(state(), poses), names);
        return new Match<>(
                game, index, Optional.of(now), Optional.of(now.successors()), keptRolls, paused, justSetUp, offer);
    }

    /** Whoever was offered a draw and plays on has answered. Dice answer nothing, nor does who declares anew: nobody may know of it. */
    private boolean answeredBy(DrawOffer open, A action) {
        return !(awaited() instanceof Awaited.Roll)
                && !present().redeclares(action)
                && open.asked().contains(game.seatOf(state(), action));
    }

    private Match<S, A> takenBack(int steps) {
        Map<S, A> rolls = new HashMap<>(keptRolls);
        ActionHistory<S, A> at = present();
        ActionHistory<S, A> target = at.back(steps);
        while (at != target) {
            ActionHistory<S, A> earlier = at.before().orElseThrow();
            if (earlier.awaited() instanceof Awaited.Roll) {
                at.action().ifPresent(roll -> rolls.put(earlier.state(), roll));
            }
            at = earlier;
        }
        return at(target, Map.copyOf(rolls), paused);
    }

    private Map<S, A> keptRollsWithout(S state) {
        if (!keptRolls.containsKey(state)) {
            return keptRolls;
        }
        Map<S, A> rest = new HashMap<>(keptRolls);
        rest.remove(state);
        return Map.copyOf(rest);
    }

    private S position(String text) {
        return good(game.readPosition(text));
    }

    private static int steps(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notNumber) {
            throw new IllegalArgumentException("'" + text + "' is not a number of actions", notNumber);
        }
    }

    private static <T> T good(Parsed<T> parsed) {
        return parsed.orThrow();
    }

    public boolean started() {
        return history.isPresent();
    }

    /** Returns the way to the present state of a started game. */
    public ActionHistory<S, A> present() {
        return history.orElseThrow(() -> new IllegalArgumentException("no game was started"));
    }

    public Successors<S, A> outlook() {
        return successors.orElseThrow();
    }

    public S state() {
        return present().state();
    }

    public Awaited awaited() {
        return outlook().awaited();
    }

    /** Returns the state after an action that is known to be legal. */
    public S after(S before, A action) {
        return switch (game.judge(before, action)) {
            case Ruling.Accepted<S, A> accepted -> accepted.next();
            case Ruling.Refused<S, A> refused -> throw new IllegalArgumentException(refused.why());
        };
    }

    /** Returns the roll that stands again when this state awaits one. */
    public Optional<A> keptRoll() {
        return awaited() instanceof Awaited.Roll ? Optional.ofNullable(keptRolls.get(state())) : Optional.empty();
    }

    /** Returns what is looked for on the table now, or before a game was started, for one to begin: dice that are thrown are not. */
    public Picture picture() {
        Picture picture = game.show(history.map(ActionHistory::state).orElseGet(game::opening));
        Set<Token> loose = started() ? index.loose(awaited()) : Set.of();
        return loose.isEmpty()
                ? picture
                : new Picture(picture.standings().stream()
                        .filter(standing -> !loose.contains(standing.token()))
                        .toList());
    }

    /** Returns how the table must look at the start. */
    public Layout openingLayout() {
        return Layout.of(index, game.show(game.opening()));
    }

    /** Returns who is asked, if it is one seat. */
    public Optional<Seat> asked() {
        return switch (awaited()) {
            case Awaited.Choice choice -> Optional.of(choice.seat());
            case Awaited.Roll roll ->
                roll.seats().size() == 1 ? Optional.of(roll.seats().get(0)) : Optional.empty();
            case Awaited.Declarations declarations ->
                declarations.missing().size() == 1
                        ? Optional.of(declarations.missing().get(0))
                        : Optional.empty();
            case Awaited.Nothing over -> Optional.empty();
        };
    }

    /** Says in one sentence what the game awaits. */
    public String asking() {
        return switch (awaited()) {
            case Awaited.Choice choice -> choice.seat() + ": " + choice.what() + ".";
            case Awaited.Roll roll -> Seat.listed(roll.seats()) + ": " + roll.what() + ".";
            case Awaited.Declarations declarations ->
                Seat.listed(declarations.missing()) + ": " + declarations.what() + ".";
            case Awaited.Nothing over -> over.outcome().says();
        };
    }
}
