package umpire.rules.ogreselves;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
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
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.RuledGame;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;
import umpire.rules.ogreselves.appearance.BoardSheet;
import umpire.rules.ogreselves.appearance.GameArtwork;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Ogres & Elves as a game the table can referee. */
public final class OgresElves implements RuledGame<Position, Action> {
    static final GameId ID = new GameId("ogres-and-elves");
    static final String TITLE = "Ogres & Elves";

    private final GameSheet sheet;
    private final Setup setup;
    private final Judge judge;
    private final Outlook outlook;
    private final Choices choices;
    private final ActionExecution execution;
    private final PositionDoor door;

    OgresElves(Setup setup) {
        this.setup = setup;
        this.judge = new Judge(setup);
        this.outlook = new Outlook(setup);
        this.choices = new Choices(setup, judge);
        PhaseTransitions transitions = new PhaseTransitions(setup, choices);
        this.execution = new ActionExecution(setup, transitions);
        this.door = new PositionDoor(setup, judge, transitions);
        this.sheet = new GameSheet(
                ID,
                TITLE,
                Arrays.stream(Elf.values()).limit(setup.elves()).map(Elf::seat).toList(),
                Arrays.stream(SheetRule.values()).map(this::numbered).toList(),
                setup.rulings().answers().asHouseRulings(),
                BoardSheet.board(setup.kingdom(), setup.elves(), setup.bagsInView()),
                BoardSheet.pieces());
    }

    @Override
    public GameSheet sheet() {
        return sheet;
    }

    @Override
    public Position opening() {
        return new Position(Realm.empty(setup.elves()), Elf.RED, new Phase.Salting());
    }

    @Override
    public Awaited awaited(Position state) {
        if (state.phase() instanceof Phase.Ended ended) {
            return new Awaited.Nothing(outcome(state, ended.end()));
        }
        Seat seat = state.acting().seat();
        return state.phase() instanceof Phase.Rolling
                ? new Awaited.Roll(seat, List.of(BoardSheet.DIE.thrown(1)), Labels.awaited(setup, state))
                : new Awaited.Choice(seat, Labels.awaited(setup, state), ActionKinds.situation(state));
    }

    /** Nobody wins alone: all have won unless all were captured. */
    private Outcome outcome(Position state, Ending end) {
        String says = end.says() + " The Elves score " + ScoreSheet.points(setup, state.realm()) + " points.";
        return new Outcome(end.word(), end == Ending.CAPTURED ? List.of() : seats(), numbered(end.rule()), says);
    }

    @Override
    public List<Action> actions(Position state) {
        return choices.legal(state);
    }

    /** Returns a rule as this game of the sheet numbers it. */
    private Rule numbered(Rule rule) {
        return rule instanceof SheetRule own ? own.in(setup.sheet()) : rule;
    }

    @Override
    public Optional<Breach> breach(Position state, Action action) {
        return judge.refuse(state, action);
    }

    @Override
    public Position after(Position state, Action action, EventSink events) {
        return execution.after(
                state,
                action,
                events.listens() ? (rule, says, where) -> events.tell(numbered(rule), says, where) : EventSink.SILENT);
    }

    @Override
    public Parsed<Action> rolled(Position state, List<DieShown> dice) {
        return state.phase() instanceof Phase.Rolling
                ? BoardSheet.rolled(dice).map(Action.Roll::new)
                : Parsed.bad("no roll is awaited; the die may lie where it is");
    }

    @Override
    public Seat seatOf(Position state, Action action) {
        return state.acting().seat();
    }

    @Override
    public Optional<Action> waiver(Position state) {
        return switch (state.phase()) {
            case Phase.Moving moving -> Optional.of(new Action.StayThere());
            case Phase.Deploying deploying -> Optional.of(new Action.EnoughDone());
            case Phase.Handling handling -> Optional.of(new Action.EnoughDone());
            case Phase.Bound bound -> Optional.of(new Action.EnoughDone());
            default -> Optional.empty();
        };
    }

    /** Once the others said no to a ransom in this turn, only people go on asking. */
    @Override
    public boolean forPeopleOnly(Position state, Action action) {
        return action instanceof Action.PayRansom
                && state.phase() instanceof Phase.Bound bound
                && !bound.refused().isEmpty();
    }

    @Override
    public ActionKind kind(Position state, Action action) {
        return ActionKinds.of(state, action);
    }

    @Override
    public Optional<String> prospect(Position state, Action action, Position next) {
        return ActionKinds.prospect(setup, state, action, next);
    }

    @Override
    public Optional<Lesson> lesson() {
        return Optional.of(OgresElvesLesson.lesson());
    }

    @Override
    public List<Score> scores(Position state) {
        return ScoreSheet.of(setup, state.realm(), seats());
    }

    @Override
    public Optional<Estimate> estimate(Position state) {
        return Optional.of(outlook.of(state));
    }

    @Override
    public Artwork artwork() {
        return new GameArtwork(setup.kingdom());
    }

    @Override
    public List<DieType> dice() {
        return List.of(BoardSheet.DIE);
    }

    @Override
    public Placement show(Position state) {
        return PositionPlacement.show(setup, state.realm());
    }

    @Override
    public Optional<Placement> halfway(Position state, Action action) {
        return HalfwayRealm.of(state, action).map(realm -> PositionPlacement.show(setup, realm));
    }

    @Override
    public List<Place> touches(Position state, Action action) {
        return Touches.of(state, action);
    }

    @Override
    public Optional<Action> attempt(Position state, List<Place> emptied, List<Place> filled, Placement seen) {
        return Attempt.of(setup, state, show(state), seen, emptied, filled);
    }

    @Override
    public Optional<Action> meantByTouch(Position state, List<TouchedTokens> touched) {
        return Touches.meant(setup, judge, state, touched);
    }

    @Override
    public String describe(Position state, Action action) {
        return Labels.describe(state, action);
    }

    @Override
    public String forgone(Position state, Action waiver) {
        return Labels.forgone(state);
    }

    @Override
    public View view(Position state, Viewer viewer) {
        return new View(
                show(state), PositionPlacement.marks(state.realm()), PositionPlacement.facts(setup, state.realm()));
    }

    /** Valuables and Ogres lie and stand anywhere; which Shields to deploy an Elf decides. */
    @Override
    public Optional<Action> laidOut(Position state, IntUnaryOperator chance) {
        return state.phase() instanceof Phase.Salting || state.phase() instanceof Phase.Placing
                ? Optional.of(RandomAction.of(this, state, chance))
                : Optional.empty();
    }

    /** Things are laid out in any order, or one by one after the game has begun with nothing laid out. */
    @Override
    public Optional<Parsed<Position>> setUp(Placement picture) {
        Placement placed = new Placement(picture.standings().stream()
                .filter(standing -> standing.spot() instanceof Spot.On)
                .toList());
        Position opening = opening();
        return Optional.of(SeenPosition.recognise(setup, placed, opening.realm())
                .then(realm -> realm.equals(opening.realm()) ? Parsed.good(opening) : door.laidOut(realm)));
    }

    @Override
    public Parsed<Position> recognise(Placement picture, Position like, Seat toMove) {
        Elf turn = Arrays.stream(Elf.values())
                .filter(elf -> elf.seat().equals(toMove))
                .findFirst()
                .orElseThrow();
        return SeenPosition.recognise(setup, picture, like.realm()).then(realm -> door.laid(realm, turn));
    }

    @Override
    public String write(Action action) {
        return ActionText.write(action);
    }

    @Override
    public Parsed<Action> readAction(Position state, String text) {
        return ActionText.parse(text).then(action -> Parsed.good(ownWalk(state, action)));
    }

    /** The Elf whose turn it is may be named. */
    private static Action ownWalk(Position state, Action action) {
        return action instanceof Action.WalkOther other && other.elf() == state.turn()
                ? new Action.WalkTo(other.to())
                : action;
    }

    @Override
    public String writePosition(Position state) {
        return PositionText.write(state);
    }

    @Override
    public Parsed<Position> readPosition(String text) {
        return PositionText.parse(text).then(door::written);
    }
}
