package umpire.robot;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.DiceNaming;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.ButtonMeaning;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/**
 * A player with hands. It acts on the table's bulletins. It uses the state only to ask for legal actions and to choose one. It retries when
 * the table does not react, and gives up after many tries.
 */
public final class Robot<S, A> {
    private static final long PATIENCE_MS = 6_000;
    private static final int TRIES = 8;
    /** After this many unnoticed touches it uses the buttons. */
    private static final int TOUCHES_TRIED = 2;

    /** After this many unreadable throws it names the faces. */
    private static final int THROWS_TRIED = 4;

    /** After this many throws that are not accepted it lays the dice instead. */
    private static final int THROWS_BEFORE_LAYING = 2;

    /** How long the table may take to notice a touch. The next touch or another choice waits for it. */
    private static final long TOUCH_MS = 2_800;

    private final Game<S, A> game;
    private final ActionChoice<S, A> choice;
    private final Hands hands;
    private final SplittableRandom random;
    private final GoingPieces<S> goingPieces;
    private final Deque<PlannedTouch> toTap = new ArrayDeque<>();
    private final LastAction lastAction = new LastAction();
    private Optional<String> intention = Optional.empty();
    private Optional<Placement> put = Optional.empty();
    private Object answered = new Object();
    private long answeredMs;
    private long busyMs;
    private long touchedMs = -TOUCH_MS;
    private int touchedAtAction;
    private int thrownAtAction = -1;
    private int throwsTried;
    private int tries;

    public Robot(Game<S, A> game, PlayStyle style, Hands hands, long seed) {
        this.game = game;
        this.choice = new ActionChoice<>(game, style);
        this.hands = hands;
        this.random = new SplittableRandom(seed);
        this.goingPieces = new GoingPieces<>(game);
    }

    /** Returns the action it is trying to make, in notation; empty while it only rolls or corrects the table. */
    public Optional<String> intention() {
        return intention;
    }

    /** Does the next deed, if there is one. */
    public void act(StateSnapshot<S> snapshot, long nowMs) {
        TableSnapshot tableSnapshot = snapshot.tableSnapshot();
        if (hands.busy(nowMs)) {
            busyMs = nowMs;
            return;
        }
        boolean touching = nowMs - touchedMs < TOUCH_MS && tableSnapshot.actionsPlayed() == touchedAtAction;
        if (lastAction.isNew(tableSnapshot, nowMs) || touching) {
            return;
        }
        if (!toTap.isEmpty()) {
            touch(toTap.poll(), tableSnapshot, nowMs);
            answeredMs = nowMs;
            return;
        }
        Object asked = AskedPrompt.of(tableSnapshot);
        if (asked.equals(answered)) {
            // The time for the table's answer starts when the hands have finished.
            if (nowMs - Math.max(answeredMs, busyMs) < PATIENCE_MS) {
                return;
            }
            tries++;
            if (tries > TRIES) {
                throw new LawBroken("the table does not react to '" + meant(tableSnapshot) + "'; it says: "
                        + tableSnapshot.prompt().says()
                        + tableSnapshot
                                .publicPosition()
                                .map(position -> " (position " + position + ")")
                                .orElse(""));
            }
        } else {
            tries = 0;
        }
        answered = asked;
        answeredMs = nowMs;
        answer(tableSnapshot, snapshot.state(), nowMs);
    }

    /** Returns the intended action for messages, without secret declarations. */
    private String meant(TableSnapshot tableSnapshot) {
        return tableSnapshot.legal().secret().isEmpty() ? intention.orElse("a roll") : "a declaration";
    }

    private void touch(PlannedTouch touch, TableSnapshot tableSnapshot, long nowMs) {
        touchedMs = nowMs;
        touchedAtAction = tableSnapshot.actionsPlayed();
        hands.tap(touch.seat(), touch.place(), touch.token(), touch.tags(), nowMs);
    }

    private void answer(TableSnapshot tableSnapshot, S state, long nowMs) {
        Prompt prompt = tableSnapshot.prompt();
        switch (prompt.need()) {
            case SET_UP -> setUp(nowMs);
            case CARRY_OUT, CORRECTION -> arrange(game.show(state), nowMs);
            case CHOICE, QUESTION -> choose(tableSnapshot, state, nowMs);
            case ROLL, LAY, DRAW, DIE_UNCLEAR -> roll(tableSnapshot, state, nowMs);
            case SIGHT -> straighten(tableSnapshot, state, nowMs);
            case QUIET, PAUSED, OVER -> {}
        }
    }

    private void roll(TableSnapshot tableSnapshot, S state, long nowMs) {
        if (!(game.awaited(state) instanceof Awaited.Roll roll)) {
            return;
        }
        if (roll.cards()) {
            draw(state, nowMs);
        } else {
            intention = Optional.empty();
            throwsTried = thrownAtAction == tableSnapshot.actionsPlayed() ? throwsTried : 0;
            thrownAtAction = tableSnapshot.actionsPlayed();
            if (throwsTried > 0 && !tableSnapshot.waiting().namings().isEmpty()) {
                nameDice(tableSnapshot, nowMs);
            } else if (throwsTried > 0 && tableSnapshot.waiting().inDoubt()) {
                hands.press(roll.seats().getFirst(), ButtonMeaning.CONFIRM, nowMs);
            } else {
                roll(state, roll, nowMs);
            }
        }
    }

    /** Names the dice that the camera does not read, for their thrower. */
    private void nameDice(TableSnapshot tableSnapshot, long nowMs) {
        tableSnapshot.waiting().namings().stream()
                .filter(naming -> !naming.confirmed())
                .map(DiceNaming::seat)
                .forEach(seat -> hands.nameDice(seat, hands.ownFaces(seat, nowMs), nowMs));
    }

    private void roll(S state, Awaited.Roll roll, long nowMs) {
        boolean all = roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE;
        if (all && throwsTried > 0 && hands.takeAwayLeaning(nowMs)) {
            return;
        }
        List<String> unreadable = throwsTried > 0 && tries == 0 ? hands.unreadable(roll, nowMs) : List.of();
        if (!unreadable.isEmpty()) {
            hands.name(String.join(" ", unreadable), nowMs);
        } else if (roll.laid()) {
            hands.lay(roll, choice.laid(state, random::nextInt), nowMs);
        } else if (throwsTried >= THROWS_BEFORE_LAYING && all) {
            hands.lay(roll, game.sampleRoll(state, game.dice(), random::nextInt), nowMs);
        } else if (throwsTried == 0 || all) {
            hands.roll(roll, nowMs);
            throwsTried++;
        } else if (tries < THROWS_TRIED) {
            hands.rollAgain(roll, nowMs);
        } else {
            hands.name(hands.faces(nowMs), nowMs);
        }
    }

    /** Draws a card and lays it where it belongs. A repeated try uses the same card. */
    private void draw(S state, long nowMs) {
        A card = game.actions(state).stream()
                .filter(action -> intention.filter(game.write(action)::equals).isPresent())
                .findFirst()
                .orElseGet(() -> RandomAction.of(game, state, random::nextInt));
        intention = Optional.of(game.write(card));
        if (game.judge(state, card) instanceof Verdict.Accepted<S, A> accepted) {
            arrange(game.show(accepted.next()), nowMs);
        }
    }

    /** Finishes a set-up in which players may choose where pieces stand, by confirming it. */
    private void setUp(long nowMs) {
        Placement opening = game.show(game.opening());
        if (tries > 0 && game.setUp(opening).isPresent()) {
            hands.press(game.seats().get(0), ButtonMeaning.CONFIRM, nowMs);
        } else {
            arrange(opening, nowMs);
        }
    }

    private void arrange(Placement picture, long nowMs) {
        put = Optional.of(picture);
        hands.arrange(picture, nowMs);
    }

    /** Puts pieces straight that the table cannot make out for long. */
    private void straighten(TableSnapshot tableSnapshot, S state, long nowMs) {
        if (tries > 0) {
            hands.arrange(put.orElseGet(() -> game.show(state)), nowMs);
            tableSnapshot.prompt().cues().stream()
                    .filter(cue -> cue.role() == Cue.Role.HIDDEN)
                    .forEach(cue -> hands.spread(cue.place(), nowMs));
        }
    }

    private void choose(TableSnapshot tableSnapshot, S state, long nowMs) {
        Prompt prompt = tableSnapshot.prompt();
        Optional<String> wanted = intention.filter(notation -> tableSnapshot.legal().open().stream()
                .anyMatch(action -> action.notation().equals(notation)));
        Optional<Seat> seat = prompt.seat().or(tableSnapshot::turn);
        boolean byButton = tries == 0 || tries >= TOUCHES_TRIED;
        if (wanted.isPresent() && seat.isPresent() && byButton) {
            int index = prompt.options().stream()
                    .map(Prompt.Option::notation)
                    .toList()
                    .indexOf(wanted.get());
            if (index >= 0) {
                hands.press(seat.get(), prompt.chosen() == index ? ButtonMeaning.CONFIRM : ButtonMeaning.NEXT, nowMs);
                return;
            }
        }
        if (prompt.need() == Prompt.Need.CHOICE) {
            goingPieces.look(state, hands.standing(nowMs));
            choice.look(state, seat);
        }
        List<A> legal = game.actions(state);
        if (legal.isEmpty()) {
            return;
        }
        A action = legal.stream()
                .filter(each -> wanted.equals(Optional.of(game.write(each))) && !choice.seemsBack(state, each))
                .findFirst()
                .orElseGet(() -> choice.choose(state, random::nextInt));
        intention = Optional.of(game.write(action));
        make(state, action, tableSnapshot, nowMs);
    }

    /** Makes an action by moving pieces, touching or buttons, or by phone if none of these can express it. */
    private void make(S state, A action, TableSnapshot tableSnapshot, long nowMs) {
        Seat seat = game.seatOf(state, action);
        List<Place> touches = game.touches(state, action);
        Optional<Placement> byHand = byHand(state, action).filter(picture -> !picture.equals(game.show(state)));
        if (byHand.isPresent() && touches.isEmpty()) {
            move(state, action, byHand.orElseThrow(), nowMs);
        } else if (!touches.isEmpty()) {
            toTap.addAll(PlannedTouch.of(game, state, action, goingPieces));
            touch(toTap.poll(), tableSnapshot, nowMs);
        } else if (game.pass(state).filter(action::equals).isPresent()) {
            hands.press(seat, ButtonMeaning.CONFIRM, nowMs);
        } else {
            hands.ask(seat, game.write(action), nowMs);
        }
    }

    private void move(S state, A action, Placement picture, long nowMs) {
        put = Optional.of(picture);
        Verdict.Accepted<S, A> accepted = (Verdict.Accepted<S, A>) game.judge(state, action);
        hands.arrange(picture, goingPieces.between(state, accepted.next()), nowMs);
    }

    /** Returns the placement to make by hand. The consequences of an action wait until the table asks for them. */
    private Optional<Placement> byHand(S state, A action) {
        return game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted
                ? game.intermediatePlacement(state, action).or(() -> Optional.of(game.show(accepted.next())))
                : Optional.empty();
    }
}
