package umpire.referee.session.step;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.referee.announcement.Correction;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.referee.reading.ActionHistory;
import umpire.referee.reading.Explanation;
import umpire.referee.reading.FollowedPieces;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Layout;
import umpire.referee.reading.LookReader;
import umpire.referee.reading.Reading;
import umpire.referee.reading.Undone;
import umpire.referee.session.choice.FreeSetUp;
import umpire.referee.session.choice.NewGameReadiness;
import umpire.referee.session.choice.Offer;
import umpire.referee.session.dice.EarlyDice;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.Settled;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;

/** Processes a look, and acts on its reading. */
final class OnLook<S, A> {
    /**
     * The most readings of one look. A look that changed the game is read again in the new state; this bounds the loop.
     */
    private static final int READINGS_OF_ONE_LOOK = 6;

    private final StepContext<S, A> context;

    private OnLook(StepContext<S, A> context) {
        this.context = context;
    }

    static <S, A> void take(StepContext<S, A> context, Observation observation) {
        if (!context.perception().counts(observation.takenMs())) {
            return;
        }
        List<Place> before = context.perception().settling().touches();
        context.perceive(now -> now.withLook(now.settling().look(observation, now.nowMs()), observation, false));
        context.perception().settling().settled().ifPresent(look -> follow(context, observation, look));
        if (!context.perception().settling().touches().equals(before)) {
            acknowledge(context);
        }
        new OnLook<>(context).readOn();
    }

    /** Takes in a look at pieces that lie as the table laid them. Later changes by hand are compared with it. */
    static <S, A> void mirror(StepContext<S, A> context, Observation observation) {
        if (context.perception().counts(observation.takenMs())) {
            context.perceive(now -> now.withLook(now.settling().look(observation, now.nowMs()), observation, true));
            context.perception().settling().settled().ifPresent(look -> follow(context, observation, look));
            context.perceive(
                    now -> now.withSettling(now.settling().touchesForgotten().diceTaken())
                            .withDiceLookedAt());
        }
    }

    /** Accepts that the pieces lie as the game has them. A game with a fixed opening begins. */
    static <S, A> void laid(StepContext<S, A> context, long fromMs) {
        if (!context.match().started() && !FreeSetUp.due(context.match())) {
            context.begin();
        }
        context.laid(fromMs);
    }

    /** Tracks the pieces on the places where this look agrees with the settled look. */
    private static <S, A> void follow(StepContext<S, A> context, Observation observation, Settled look) {
        List<FollowedPieces.Tagged> seen = new ArrayList<>();
        Set<Place> hidden = new HashSet<>(look.hidden().keySet());
        for (Sighting sighting : observation.sightings()) {
            List<SeenToken> tokens = sighting instanceof Sighting.Holds holds ? holds.tokens() : List.of();
            if (tokens.stream()
                    .map(SeenToken::token)
                    .sorted()
                    .toList()
                    .equals(look.places().get(sighting.place()))) {
                tokens.forEach(
                        piece -> seen.add(new FollowedPieces.Tagged(piece.tag(), sighting.place(), piece.token())));
            } else {
                hidden.add(sighting.place());
            }
        }
        context.perceive(now -> now.withFollowed(now.followed().looked(seen, hidden)));
    }

    /**
     * Shows at once that a touch was noticed. Its effect waits until the hand has left, because the hand may hide other
     * changes.
     */
    private static <S, A> void acknowledge(StepContext<S, A> context) {
        boolean asWas =
                context.perception().reading().orElse(new Reading.Unchanged<>()) instanceof Reading.Unchanged<S, A>;
        boolean choosing = context.match().started()
                && !context.match().paused()
                && context.match().awaited() instanceof Awaited.Choice;
        if (asWas && choosing) {
            List<Place> named =
                    Offer.named(context.match(), context.perception()).named();
            context.perceive(now -> now.withNoticed(named));
        }
    }

    /** Reads the present settled look, again and again while the reading changes the game. */
    static <S, A> void again(StepContext<S, A> context) {
        new OnLook<>(context).readOn();
    }

    private void readOn() {
        if (context.perception().liesAsLaid()) {
            return;
        }
        if (!context.perception().stirred()) {
            // A die on the table at a start, after a power cut or after a gap in the pictures may belong to this roll
            // or to an earlier one. No throw was seen, so it does not count.
            context.perceive(now -> now.withSettling(now.settling().diceTaken()));
        }
        for (int i = 0; i < READINGS_OF_ONE_LOOK; i++) {
            int entries = context.entries().size();
            context.perception().settling().settled().ifPresent(this::read);
            if (context.entries().size() == entries) {
                return;
            }
        }
    }

    private void read(Settled look) {
        if (!context.match().started()) {
            startWhenSetUp(look);
        } else if (!context.match().paused()) {
            readUnlessReadBefore(look);
        }
    }

    private void readUnlessReadBefore(Settled look) {
        if (readBefore(look)) {
            return;
        }
        Match<S, A> match = context.match();
        KnownPlaces knownPlaces = KnownPlaces.of(match.index(), look)
                .after(context.perception().settling().opened())
                .following(context.perception().followed());
        if (NewGameReadiness.begins(match, knownPlaces)) {
            context.beginNewGame();
            return;
        }
        Reading<S, A> reading = reading(look, knownPlaces);
        int entries = context.entries().size();
        List<String> early = EarlyDice.of(match, context.perception());
        act(reading, knownPlaces);
        early.forEach(says -> context.tell("roll", says, List.of()));
        if (context.entries().size() == entries) {
            dice().spend();
            context.perceive(now -> now.withReading(reading));
        }
        context.perceive(Perception::withDiceLookedAt);
    }

    private boolean readBefore(Settled look) {
        Perception<S, A> perception = context.perception();
        return perception.read().filter(look::equals).isPresent()
                && perception.settling().touches().equals(perception.counted());
    }

    private Reading<S, A> reading(Settled look, KnownPlaces knownPlaces) {
        Match<S, A> match = context.match();
        Reading<S, A> read = notOfTable(LookReader.read(
                match.game(),
                match.index(),
                match.present(),
                match.successors(),
                context.perception().known(),
                knownPlaces));
        return CorrectionProgress.followed(
                match, context.perception(), look, WaiverQuestion.asked(context, knownPlaces, read));
    }

    /** Asks before an action of a seat that the table plays is taken back, even if a hand put the pieces back. */
    private Reading<S, A> notOfTable(Reading<S, A> read) {
        if (!(read instanceof Reading.TakenBack<S, A> back)) {
            return read;
        }
        ActionHistory<S, A> present = context.match().present();
        ActionHistory<S, A> earlier = present.back(back.actions());
        Undone undone = Undone.of(context.game(), present, back.actions());
        return undone.seats().stream().noneMatch(context.perception().opponent()::plays)
                ? read
                : Reading.Open.takingBack(
                        new Explanation<>(back.actions(), List.of(), earlier.state(), earlier.layout()),
                        undone,
                        Optional.empty());
    }

    private void act(Reading<S, A> reading, KnownPlaces knownPlaces) {
        switch (reading) {
            case Reading.Unchanged<S, A> unchanged -> unchanged(knownPlaces);
            case Reading.Played<S, A> played ->
                context.play(played.explanation().actions());
            case Reading.TakenBack<S, A> takenBack -> context.takeBack(takenBack.actions());
            case Reading.Untidy<S, A> untidy -> dice().answer();
            case Reading.Open<S, A> open -> {}
            case Reading.Waiting<S, A> waiting -> {}
            case Reading.Begun<S, A> begun -> {}
            case Reading.Righting<S, A> righting -> {}
            case Reading.TooMuch<S, A> tooMuch -> {}
            case Reading.Impossible<S, A> impossible ->
                impossible.refusal().ifPresent(refused -> context.refuseOnce(refused, impossible.where()));
        }
    }

    private void unchanged(KnownPlaces knownPlaces) {
        if (wasPutRight()) {
            context.perceive(now -> now.withSettling(now.settling().touchesForgotten()));
        }
        Layout layout = context.match().present().judged();
        List<PieceCondition> conditions =
                context.match().game().conditions(context.match().state());
        context.perceive(now -> now.withKnown(layout.trusting(knownPlaces, now.known()))
                .withFollowed(now.followed().fitting(conditions))
                .withSettling(now.settling().landed()));
        if (context.match().awaited() instanceof Awaited.Choice) {
            context.perceive(now -> now.withSaid(""));
            context.measure(context.match().present().measurable(knownPlaces));
            OnTouch.take(context);
        } else {
            OnTouch.explain(context);
            dice().answer();
        }
    }

    /**
     * Returns whether misplaced pieces were put back. Their touches name nothing. Pieces that were only lifted do not
     * count as misplaced.
     */
    private boolean wasPutRight() {
        return context.perception()
                .reading()
                .map(last -> switch (last) {
                    case Reading.Untidy<S, A> untidy -> astray(untidy.corrections());
                    case Reading.Impossible<S, A> impossible -> astray(impossible.corrections());
                    case Reading.Righting<S, A> righting -> astray(righting.corrections());
                    case Reading.TooMuch<S, A> tooMuch -> astray(tooMuch.corrections());
                    default -> false;
                })
                .orElse(false);
    }

    private static boolean astray(List<Correction> corrections) {
        return corrections.stream().anyMatch(correction -> correction.from().isPresent());
    }

    private OnDice<S, A> dice() {
        return new OnDice<>(context);
    }

    private void startWhenSetUp(Settled look) {
        Match<S, A> match = context.match();
        if (FreeSetUp.due(match)) {
            return;
        }
        Layout layout = match.openingLayout();
        KnownPlaces knownPlaces = KnownPlaces.of(match.index(), look);
        if (layout.stands(knownPlaces)) {
            context.begin();
        }
    }
}
