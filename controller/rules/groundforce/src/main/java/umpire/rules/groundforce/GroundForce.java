package umpire.rules.groundforce;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import umpire.rules.groundforce.appearance.BoardSheet;
import umpire.rules.groundforce.appearance.GameArtwork;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Estimate;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.GameSheet;
import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.NamedValue;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;
import umpire.rules.kernel.move.GameOfMoves;
import umpire.rules.kernel.move.MoveTable;

/** Ground Force as a game the table can referee. */
public final class GroundForce implements GameOfMoves<Position, Action> {
    static final GameId ID = new GameId("ground-force");
    static final String TITLE = "Ground Force";

    private final GameSheet sheet;
    private final Setup setup;
    private final Evaluation evaluation;
    private final MoveTable<Position, Action> moves;
    private final PhaseEnd phaseEnd;
    private final PositionCheck check;
    private final CardDraw draw;
    private final BattleRoll roll;

    GroundForce(Setup setup) {
        this.setup = setup;
        this.evaluation = new Evaluation(setup);
        this.draw = new CardDraw(setup);
        this.roll = new BattleRoll(setup);
        UnitWalk walk = new UnitWalk(setup);
        UnitAttack attack = new UnitAttack(setup);
        UnitPurchase purchase = new UnitPurchase(setup);
        this.moves = new MoveTable<>(
                Action.class,
                Position::phase,
                List.of(
                        new UnitPurchase.ArmyMuster(setup),
                        draw,
                        new CardDraw.DeckShuffle(setup),
                        walk,
                        attack,
                        roll,
                        new UnitLoss(setup),
                        new UnitAdvance(setup),
                        purchase,
                        new PhaseEnd.TurnEnd(setup)));
        this.phaseEnd = new PhaseEnd(setup, walk, attack, purchase);
        this.check = new PositionCheck(setup);
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
    public MoveTable<Position, Action> moves() {
        return moves;
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
        String what = new PhaseWords(setup, state).awaited();
        return switch (state.phase()) {
            case Phase.WarOver over -> new Awaited.Nothing(Victory.outcome(over));
            case Phase.ThrowingDice throwing -> roll.awaited(state, throwing.assault(), what);
            case Phase.DrawingCard drawing when !setup.left(state).isEmpty() -> draw.awaited(state, what);
            default -> new Awaited.Choice(state.acting().seat(), what, new PhaseWords(setup, state).situation());
        };
    }

    @Override
    public Position after(Position state, Action action, EventSink events) {
        return phaseEnd.settle(moves.after(state, action, events), events);
    }

    @Override
    public Parsed<Action> rolled(Position state, List<DieShown> dice) {
        return switch (state.phase()) {
            case Phase.ThrowingDice throwing -> roll.read(state, throwing.assault(), dice);
            case Phase.DrawingCard drawing -> draw.read(state, dice);
            default -> Parsed.bad("no roll is awaited; the dice may lie where they are");
        };
    }

    /** A random card comes from the cards still in the deck. */
    @Override
    public List<DieShown> sampleRoll(Position state, List<DieType> box, IntUnaryOperator random) {
        return state.phase() instanceof Phase.DrawingCard && !setup.left(state).isEmpty()
                ? draw.sampleRoll(state, random)
                : GameOfMoves.super.sampleRoll(state, box, random);
    }

    @Override
    public Seat seatOf(Position state, Action action) {
        return state.acting().seat();
    }

    @Override
    public Optional<Action> pass(Position state) {
        return state.phase() instanceof Phase.ActivatingUnits ? Optional.of(PhaseEnd.TurnEnd.DONE) : Optional.empty();
    }

    @Override
    public List<Score> scores(Position state) {
        return ScoreSheet.of(setup, state);
    }

    @Override
    public List<NamedValue> values(Position state) {
        return ScoreSheet.values(setup, state);
    }

    @Override
    public Optional<Estimate> estimate(Position state) {
        return Optional.of(evaluation.of(state));
    }

    @Override
    public Artwork artwork() {
        return new GameArtwork();
    }

    @Override
    public List<DieType> dice() {
        return Stream.concat(roll.dice().stream(), draw.decks().stream()).toList();
    }

    @Override
    public Placement show(Position state) {
        return PositionPlacement.show(state);
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
        return Attempt.meanings(setup, state, touched).stream()
                .filter(action -> moves.breach(state, action).isPresent())
                .findFirst();
    }

    @Override
    public Optional<Lesson> lesson() {
        return Optional.of(GroundForceLesson.lesson());
    }

    @Override
    public String forgone(Position state, Action pass) {
        return PhaseEnd.TurnEnd.forgone(state);
    }

    @Override
    public View view(Position state, Viewer viewer) {
        return new View(
                show(state),
                PositionPlacement.marks(setup, state),
                ScoreSheet.facts(setup, state),
                PositionPlacement.strikes(state));
    }

    /** Returns the lost units. A card that goes back into its deck is not lost. */
    @Override
    public List<Token> lost(Position since, Position state) {
        return PositionPlacement.lost(since, state);
    }

    @Override
    public Optional<Action> randomSetup(Position state, IntUnaryOperator chance) {
        return state.phase() instanceof Phase.PlacingUnits
                ? Optional.of(RandomAction.of(this, state, chance))
                : Optional.empty();
    }

    /**
     * The armies stand in their bases in any order. With an empty board, they are placed unit by unit after the game
     * has begun. Units beside the places count as still in the box.
     */
    @Override
    public Optional<Parsed<Position>> setUp(Placement picture) {
        return Optional.of(UnitPurchase.MusteredArmies.setUp(setup, picture, opening()));
    }

    @Override
    public Parsed<Position> recognise(Placement picture, Position like, Seat toMove) {
        ArmyColour turn = toMove.equals(ArmyColour.YELLOW.seat()) ? ArmyColour.YELLOW : ArmyColour.BLUE;
        return SeenPosition.recognise(setup, picture, like, turn).then(check::check);
    }

    @Override
    public String writePosition(Position state) {
        return PositionText.write(state);
    }

    @Override
    public Parsed<Position> readPosition(String text) {
        return PositionText.parse(text, check::check)
                .then(position -> Parsed.good(phaseEnd.settle(position, EventSink.SILENT)));
    }
}
