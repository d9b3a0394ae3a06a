package umpire.referee.sitting;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Told;
import umpire.referee.observation.Observation;
import umpire.referee.reading.Layout;
import umpire.referee.reading.Reader;
import umpire.referee.reading.Reading;
import umpire.referee.reading.Scene;
import umpire.referee.settling.Settled;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Ruling;

/** Takes a look, and does what it means. */
final class Looking<S, A> {
    /** A look that was acted on is read again in the new state; it settles at once, and this says it must. */
    private static final int READINGS_OF_ONE_LOOK = 6;

    private static final double PUSHED_MM = 10;

    private final Turn<S, A> turn;

    private Looking(Turn<S, A> turn) {
        this.turn = turn;
    }

    static <S, A> void take(Turn<S, A> turn, Observation observation) {
        List<Place> before = turn.attention().settling().touches();
        turn.attend(now -> now.looking(now.settling().look(observation, now.nowMs()), observation.troubles()));
        if (!turn.attention().settling().touches().equals(before)) {
            acknowledge(turn);
        }
        new Looking<>(turn).readOn();
    }

    /**
     * Who put a piece back wants to know at once that it was noticed. What a touch leads to waits until the hand has left, for
     * it may hide what else was done.
     */
    private static <S, A> void acknowledge(Turn<S, A> turn) {
        boolean asWas = turn.attention().reading().orElse(new Reading.Unchanged<>()) instanceof Reading.Unchanged<S, A>;
        boolean choosing =
                turn.match().started() && !turn.match().paused() && turn.match().awaited() instanceof Awaited.Choice;
        if (asWas && choosing) {
            List<Place> named = Offer.named(turn.match(), turn.attention()).named();
            turn.attend(now -> now.acknowledging(named));
        }
    }

    /** Reads the look that is settled now, if there is one, for as long as reading it changes the game. */
    static <S, A> void again(Turn<S, A> turn) {
        new Looking<>(turn).readOn();
    }

    private void readOn() {
        if (!turn.attention().stirred()) {
            // A die that lies there when the table begins to see, at its start, after a power cut, after a camera that
            // sent no pictures, may be of this roll or of an earlier one: nobody saw it thrown.
            turn.attend(now -> now.settling(now.settling().diceTaken()));
        }
        for (int i = 0; i < READINGS_OF_ONE_LOOK; i++) {
            int entries = turn.entries().size();
            turn.attention().settling().settled().ifPresent(this::read);
            if (turn.entries().size() == entries) {
                return;
            }
        }
    }

    private void read(Settled look) {
        if (!turn.match().started()) {
            startWhenSetUp(look);
        } else if (!turn.match().paused()) {
            readUnlessReadBefore(look);
        }
    }

    private void readUnlessReadBefore(Settled look) {
        boolean before = turn.attention().read().filter(look::equals).isPresent();
        boolean touched =
                !turn.attention().settling().touches().equals(turn.attention().counted());
        if (before && !touched) {
            return;
        }
        Match<S, A> match = turn.match();
        Scene scene = Scene.of(match.ground(), look);
        if (Anew.begins(match, scene)) {
            Anew.begin(turn);
            return;
        }
        Reading<S, A> read = Reader.read(
                match.game(),
                match.ground(),
                match.present(),
                match.outlook(),
                turn.attention().known(),
                scene);
        Reading<S, A> reading = Righting.followed(match, turn.attention(), look, Waiving.asked(turn, scene, read));
        int entries = turn.entries().size();
        act(reading, scene);
        if (turn.entries().size() == entries) {
            takeDice();
            turn.attend(now -> now.reading(reading));
        }
    }

    private void act(Reading<S, A> reading, Scene scene) {
        switch (reading) {
            case Reading.Unchanged<S, A> unchanged -> unchanged(scene);
            case Reading.Played<S, A> played -> turn.play(played.story().actions());
            case Reading.TakenBack<S, A> takenBack -> turn.takeBack(takenBack.actions());
            case Reading.Untidy<S, A> untidy -> roll();
            case Reading.Open<S, A> open -> {}
            case Reading.Waiting<S, A> waiting -> {}
            case Reading.Begun<S, A> begun -> {}
            case Reading.Righting<S, A> righting -> {}
            case Reading.Impossible<S, A> impossible ->
                impossible.refusal().ifPresent(refused -> refuse(refused, impossible.where()));
        }
    }

    private void unchanged(Scene scene) {
        Layout layout = turn.match().present().layout();
        turn.attend(now -> now.knowing(layout.trusting(scene, now.known()))
                .settling(now.settling().landed()));
        if (turn.match().awaited() instanceof Awaited.Choice) {
            turn.attend(now -> now.saying(""));
            touch();
        } else {
            roll();
        }
    }

    private void touch() {
        Touching<A> touching = Offer.named(turn.match(), turn.attention());
        boolean inTheAir = !turn.attention().settling().lifted().isEmpty();
        if (touching.complete().isEmpty() || inTheAir) {
            turn.attend(now -> now.naming(touching.named()));
        } else {
            turn.play(touching.complete());
        }
    }

    private void roll() {
        if (turn.match().awaited() instanceof Awaited.Roll roll
                && turn.match().keptRoll().isEmpty()) {
            Rolling<A> rolling = Rolling.read(turn.game(), turn.match().state(), roll, Looking.dice(turn.attention()));
            switch (rolling) {
                case Rolling.Complete<A> complete -> turn.play(complete.action());
                case Rolling.Unclear<A> unclear ->
                    turn.tellOnce(new Told(
                            "roll",
                            unclear.why() + " It does not count.",
                            Optional.empty(),
                            Optional.empty(),
                            List.of()));
                case Rolling.Nothing<A> nothing -> turn.attend(now -> now.saying(""));
                case Rolling.Fewer<A> fewer -> {}
            }
        }
    }

    /** Dice thrown before anybody asked for them never answer a later roll. */
    private void takeDice() {
        boolean rolling = turn.match().awaited() instanceof Awaited.Roll
                && turn.match().keptRoll().isEmpty();
        if (!rolling) {
            tellOfEarlyDice();
            turn.attend(now -> now.settling(now.settling().diceTaken()));
        }
    }

    /** Who threw a die that nobody asked for should not wait for an answer. A die that was only covered lies as before. */
    private void tellOfEarlyDice() {
        List<SettledDie> before = turn.attention().read().map(Settled::dice).orElse(List.of());
        if (before.isEmpty() || !(turn.match().awaited() instanceof Awaited.Choice)) {
            return;
        }
        dice(turn.attention()).stream()
                .filter(die -> die.fresh() && before.stream().noneMatch(old -> liesAlike(old, die)))
                .findFirst()
                .ifPresent(die -> turn.tell(
                        "roll", "A " + die.kind() + " was thrown, but no roll is due: it does not count.", List.of()));
    }

    private static boolean liesAlike(SettledDie old, SettledDie now) {
        return old.kind().equals(now.kind())
                && old.face().equals(now.face())
                && old.pose().distanceMm(now.pose()) <= PUSHED_MM;
    }

    private void refuse(Ruling.Refused<S, A> refused, List<Place> where) {
        Told line = Turn.refusal(refused.rule(), refused.why(), where);
        turn.attend(now -> now.refusing(line));
        turn.tellOnce(line);
    }

    private void startWhenSetUp(Settled look) {
        Match<S, A> match = turn.match();
        S opening = match.game().opening();
        Layout layout = Prompting.opening(match);
        Scene scene = Scene.of(match.ground(), look);
        if (layout.stands(scene)) {
            turn.setUp(opening, "The table is set up: " + match.game().title() + " begins.");
        }
    }

    /** Returns what was seen last, over what was known before. */
    static <S, A> Scene seen(Match<S, A> match, Attention<S, A> attention) {
        return attention
                .settling()
                .lastSettled()
                .map(look -> Scene.of(match.ground(), look).over(attention.known()))
                .orElse(attention.known());
    }

    static List<SettledDie> dice(Attention<?, ?> attention) {
        return attention.settling().settled().map(Settled::dice).orElse(List.of());
    }
}
