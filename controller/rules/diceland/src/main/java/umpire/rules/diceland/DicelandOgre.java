package umpire.rules.diceland;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Estimate;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.GameSheet;
import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.RuledGame;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/** Diceland: Ogre as a game the table can referee. */
public final class DicelandOgre implements RuledGame<Position, Action> {
    static final GameId ID = new GameId("diceland-ogre");
    static final String TITLE = "Diceland: Ogre";

    private final GameSheet sheet;
    private final Setup setup;
    private final Judge judge;
    private final Outlook outlook;
    private final ActionKinds kinds;
    private final Choices choices;
    private final PhaseTransitions transitions;
    private final ActionExecution execution;
    private final Labels labels;
    private final ActionText actionText;
    private final PositionText positionText;
    private final PositionPlacement picture;
    private final DiceSeen seen;

    DicelandOgre(Setup setup) {
        this.setup = setup;
        this.judge = new Judge(setup);
        this.outlook = new Outlook(setup);
        this.kinds = new ActionKinds(setup);
        this.choices = new Choices(setup, judge);
        this.transitions = new PhaseTransitions(setup, choices);
        this.execution = new ActionExecution(setup, transitions, judge);
        this.labels = new Labels(setup);
        this.actionText = new ActionText(setup);
        this.positionText = new PositionText(setup);
        this.picture = new PositionPlacement(setup);
        this.seen = new DiceSeen(setup);
        this.sheet = new GameSheet(
                ID,
                TITLE,
                Arrays.stream(Commander.values()).map(Commander::seat).toList(),
                List.of(SheetRule.values()),
                setup.rulings().answers().asHouseRulings(),
                BoardSheet.board(setup),
                BoardSheet.pieces(setup));
    }

    @Override
    public GameSheet sheet() {
        return sheet;
    }

    @Override
    public Position opening() {
        return setup.opening();
    }

    @Override
    public Awaited awaited(Position state) {
        return awaited(
                state,
                state.phase() instanceof Phase.Activating activating
                        ? labels.acting(activating, choices.legal(state))
                        : labels.awaited(state));
    }

    @Override
    public Awaited awaitedUntold(Position state) {
        return awaited(state, "");
    }

    private Awaited awaited(Position state, String what) {
        if (state.phase() instanceof Phase.DuelOver over) {
            return new Awaited.Nothing(ScoreSheet.outcome(setup, state, over));
        }
        Optional<String> thrown = DiceSeen.awaited(state);
        return thrown.isPresent()
                ? new Awaited.Roll(
                        List.of(new Awaited.Roll.Thrower(
                                state.active().seat(), BoardSheet.thrown(setup, thrown.get()))),
                        Awaited.Roll.Counted.ALL_ON_THE_TABLE,
                        state.phase() instanceof Phase.HandPlacing,
                        what)
                : new Awaited.Choice(state.acting().seat(), what, kinds.situation(state));
    }

    @Override
    public boolean forPeopleOnly(Position state, Action action) {
        return action.witnessed();
    }

    /** Armies are drawn out of the box until nothing more goes in, and the coin falls. */
    @Override
    public Optional<Action> laidOut(Position state, IntUnaryOperator chance) {
        return choices.laidOut(state, chance);
    }

    @Override
    public List<Action> actions(Position state) {
        return choices.legal(state);
    }

    @Override
    public Action anyAction(Position state, IntUnaryOperator chance) {
        return choices.any(state, chance);
    }

    @Override
    public Optional<Breach> breach(Position state, Action action) {
        return judge.refuse(state, action);
    }

    @Override
    public Position after(Position state, Action action, EventSink events) {
        return execution.after(state, action, events);
    }

    @Override
    public Parsed<Action> rolled(Position state, List<DieShown> dice) {
        return seen.landed(state, dice).then(action -> judge.passed(state, action));
    }

    @Override
    public List<DieShown> chanced(Position state, List<DieType> box, IntUnaryOperator chance) {
        return DiceSeen.awaited(state)
                .map(die -> ScatteredThrow.of(setup, state, die, chance))
                .orElseGet(List::of);
    }

    @Override
    public Seat seatOf(Position state, Action action) {
        return state.acting().seat();
    }

    @Override
    public Optional<Action> waiver(Position state) {
        return PhaseGate.waiver(state.phase());
    }

    @Override
    public ActionKind kind(Position state, Action action) {
        return kinds.of(state, action);
    }

    @Override
    public Optional<String> prospect(Position state, Action action, Position next) {
        return kinds.prospect(state, action, next);
    }

    @Override
    public Optional<Lesson> lesson() {
        return Optional.of(DicelandLesson.lesson());
    }

    @Override
    public List<Score> scores(Position state) {
        return ScoreSheet.of(setup, state);
    }

    @Override
    public Optional<Estimate> estimate(Position state) {
        return Optional.of(outlook.of(state));
    }

    @Override
    public Artwork artwork() {
        return new GameArtwork(setup);
    }

    @Override
    public List<DieType> dice() {
        return BoardSheet.dice(setup);
    }

    @Override
    public Placement show(Position state) {
        return picture.show(state);
    }

    @Override
    public List<Place> touches(Position state, Action action) {
        return SeenPosition.touches(state, action);
    }

    @Override
    public Optional<Action> attempt(Position state, List<Place> emptied, List<Place> filled, Placement seen) {
        return new SeenPosition(setup).attempt(state, emptied, filled, seen);
    }

    @Override
    public Optional<Action> meantByTouch(Position state, List<TouchedTokens> touched) {
        return new SeenPosition(setup).meant(state, touched);
    }

    @Override
    public String describe(Position state, Action action) {
        return labels.describe(state, action);
    }

    @Override
    public String forgone(Position state, Action waiver) {
        return labels.forgone(state);
    }

    @Override
    public View view(Position state, Viewer viewer) {
        return picture.view(state);
    }

    /** A shot is named by touching who shoots at whom, a foul is called; what comes of it is carried out then. */
    @Override
    public Optional<Placement> halfway(Position state, Action action) {
        boolean named = action instanceof Action.FireWeapon || action instanceof Action.CallFoul;
        return named ? Optional.of(show(state)) : Optional.empty();
    }

    @Override
    public Position measured(Position state, List<Standing> measured) {
        Parsed<Position> moved = checked(SeenPosition.measured(state, measured));
        return moved.toOptional().map(transitions::settle).orElse(state);
    }

    @Override
    public Parsed<Position> recognise(Placement looks, Position like, Seat toMove) {
        Parsed<Position> read = new SeenPosition(setup).recognise(looks, like, Commander.of(toMove));
        return read.then(this::checked);
    }

    private Parsed<Position> checked(Position position) {
        return new PositionCheck(setup).check(position);
    }

    @Override
    public String write(Action action) {
        return actionText.write(action);
    }

    @Override
    public Parsed<Action> readAction(Position state, String text) {
        return actionText.parse(text);
    }

    @Override
    public String writePosition(Position state) {
        return positionText.write(state);
    }

    @Override
    public Parsed<Position> readPosition(String text) {
        return positionText.parse(text).then(this::checked).then(read -> Parsed.good(transitions.settle(read)));
    }
}
