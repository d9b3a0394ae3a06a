package umpire.rules.groundforce;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.groundforce.appearance.BoardSheet;
import umpire.rules.groundforce.appearance.GameArtwork;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.rulings.SheetRule;
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
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.RuledGame;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/** Ground Force as a game the table can referee. */
public final class GroundForce implements RuledGame<Position, Action> {
    static final GameId ID = new GameId("ground-force");
    static final String TITLE = "Ground Force";

    private final GameSheet sheet;
    private final Setup setup;
    private final Judge judge;
    private final Outlook outlook;
    private final Choices choices;
    private final PhaseTransitions transitions;
    private final ActionExecution execution;
    private final PositionCheck check;
    private final ThrownAndDrawn chance;

    GroundForce(Setup setup) {
        this.setup = setup;
        this.judge = new Judge(setup);
        this.outlook = new Outlook(setup);
        this.choices = new Choices(setup, judge);
        this.transitions = new PhaseTransitions(setup, choices);
        this.execution = new ActionExecution(setup, transitions);
        this.check = new PositionCheck(setup);
        this.chance = new ThrownAndDrawn(setup, judge);
        this.sheet = new GameSheet(
                ID,
                TITLE,
                Arrays.stream(ArmyColour.values()).map(ArmyColour::seat).toList(),
                List.of(SheetRule.values()),
                setup.rulings().answers().asHouseRulings(),
                BoardSheet.board(setup.board()),
                BoardSheet.pieces(setup.deck(), setup.box()));
    }

    @Override
    public GameSheet sheet() {
        return sheet;
    }

    @Override
    public Position opening() {
        return Position.opening();
    }

    @Override
    public Awaited awaited(Position state) {
        String what = Labels.awaited(setup, state);
        return switch (state.phase()) {
            case Phase.WarOver over -> new Awaited.Nothing(Labels.outcome(over));
            case Phase.ThrowingDice throwing -> chance.dice(state, throwing, what);
            case Phase.DrawingCard drawing when !setup.left(state).isEmpty() -> chance.card(state, what);
            default -> new Awaited.Choice(state.acting().seat(), what, ActionKinds.situation(setup, state));
        };
    }

    @Override
    public List<Action> actions(Position state) {
        return choices.legal(state);
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
        return chance.read(state, dice);
    }

    /** A card is any of those still in the deck. */
    @Override
    public List<DieShown> chanced(Position state, List<DieType> box, IntUnaryOperator random) {
        List<OrderCard> left = setup.left(state);
        return state.phase() instanceof Phase.DrawingCard && !left.isEmpty()
                ? List.of(chance.drawn(state.turn(), left.get(random.applyAsInt(left.size()))))
                : RuledGame.super.chanced(state, box, random);
    }

    @Override
    public Seat seatOf(Position state, Action action) {
        return state.acting().seat();
    }

    @Override
    public Optional<Action> waiver(Position state) {
        return state.phase() instanceof Phase.ActivatingUnits ? Optional.of(new Action.EndTurn()) : Optional.empty();
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
        return new GameArtwork();
    }

    @Override
    public List<DieType> dice() {
        return chance.box();
    }

    @Override
    public Placement show(Position state) {
        return PositionPlacement.show(state);
    }

    @Override
    public List<Place> touches(Position state, Action action) {
        return Touches.of(action);
    }

    @Override
    public Map<Place, Token> touched(Position state, Action action) {
        return Touches.tokens(state, action);
    }

    @Override
    public Map<Place, PieceCondition> touchedAs(Position state, Action action) {
        return Touches.conditions(setup, state, action);
    }

    @Override
    public boolean takesBack(Position state, Action action) {
        return setup.rulings().backTakesBack() && action instanceof Action.WalkUnit;
    }

    @Override
    public List<PieceCondition> conditions(Position state) {
        return PositionPlacement.conditions(state);
    }

    @Override
    public Optional<Action> attempt(Position state, List<Place> emptied, List<Place> filled, Placement seen) {
        return new Attempt(setup, state, seen).of(emptied, filled);
    }

    @Override
    public Optional<Action> meantByTouch(Position state, List<TouchedTokens> touched) {
        return Touches.meanings(setup, state, touched).stream()
                .filter(action -> judge.refuse(state, action).isPresent())
                .findFirst();
    }

    @Override
    public String describe(Position state, Action action) {
        return Labels.describe(setup, state, action);
    }

    @Override
    public ActionKind kind(Position state, Action action) {
        return ActionKinds.of(setup, state, action);
    }

    @Override
    public Optional<String> prospect(Position state, Action action, Position next) {
        return ActionKinds.prospect(setup, state, action);
    }

    @Override
    public Optional<Lesson> lesson() {
        return Optional.of(GroundForceLesson.lesson());
    }

    @Override
    public String forgone(Position state, Action waiver) {
        return Labels.forgone(state);
    }

    @Override
    public View view(Position state, Viewer viewer) {
        return new View(
                show(state),
                PositionPlacement.marks(setup, state),
                ScoreSheet.facts(setup, state),
                PositionPlacement.strikes(state));
    }

    /** Cards that were shuffled are not lost. */
    @Override
    public List<Token> lost(Position since, Position state) {
        return PositionPlacement.lost(since, state);
    }

    @Override
    public Optional<Action> laidOut(Position state, IntUnaryOperator chance) {
        return state.phase() instanceof Phase.PlacingUnits
                ? Optional.of(RandomAction.of(this, state, chance))
                : Optional.empty();
    }

    /**
     * Armies stand in their bases as their players like, or are put there unit by unit after the game has begun without any. What lies
     * beside the places is still in the box.
     */
    @Override
    public Optional<Parsed<Position>> setUp(Placement picture) {
        return Optional.of(MusteredArmies.setUp(setup, picture, opening()));
    }

    @Override
    public Parsed<Position> recognise(Placement picture, Position like, Seat toMove) {
        ArmyColour turn = toMove.equals(ArmyColour.YELLOW.seat()) ? ArmyColour.YELLOW : ArmyColour.BLUE;
        return SeenPosition.recognise(setup, picture, like, turn).then(check::found);
    }

    @Override
    public String write(Action action) {
        return ActionText.write(action);
    }

    @Override
    public Parsed<Action> readAction(Position state, String text) {
        return ActionText.parse(text, setup.left(state))
                .then(action -> Parsed.good(new AlikeUnits(setup, state).usual(action)));
    }

    @Override
    public String writePosition(Position state) {
        return PositionText.write(state);
    }

    @Override
    public Parsed<Position> readPosition(String text) {
        return PositionText.parse(text)
                .then(check::check)
                .then(position -> Parsed.good(transitions.settle(position, EventSink.SILENT)));
    }
}
