package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import umpire.rules.diemen.appearance.BoardSheet;
import umpire.rules.diemen.appearance.GameArtwork;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
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
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;
import umpire.rules.kernel.move.GameOfMoves;
import umpire.rules.kernel.move.MoveTable;

/** Die, Men! as a game the table can referee. */
public final class DieMen implements GameOfMoves<Position, Action> {
    static final GameId ID = new GameId("die-men");
    static final String TITLE = "Die, Men!";

    private static final Comparator<Action.Aimed> BY_SPACES =
            Comparator.comparing(Action.Aimed::from).thenComparing(Action.Aimed::at);

    private final GameSheet sheet;
    private final Setup setup;
    private final Evaluation evaluation;
    private final PoolRoll roll;
    private final SquadMarch march;
    private final MoveTable<Position, Action> moves;
    private final NextPhase nextPhase;
    private final PositionCheck check;
    private final BattleFacts facts;

    DieMen(Setup setup) {
        this.setup = setup;
        this.evaluation = new Evaluation(setup);
        this.facts = new BattleFacts(setup);
        this.sheet = new GameSheet(
                ID,
                TITLE,
                Arrays.stream(BattleSide.values()).map(BattleSide::seat).toList(),
                List.of(SheetRule.values()),
                setup.rulings().answers().asHouseRulings(),
                BoardSheet.board(setup.scenario()),
                BoardSheet.pieces(setup.scenario()));
        this.roll = new PoolRoll(setup, sheet.board());
        TroopReach reach = new TroopReach(setup);
        this.march = new SquadMarch(setup, reach);
        TroopMove move = new TroopMove(setup, reach);
        SetUse use = new SetUse(
                new SetDefence(setup, move), new AimedMove.SpaceAttack(setup), new AimedMove.ArcherShot(setup), move);
        AssaultCourse assaults = new AssaultCourse(setup);
        OrdersDeclaration orders = new OrdersDeclaration(setup);
        this.moves = new MoveTable<>(
                Action.class,
                Position::phase,
                List.of(
                        orders,
                        roll,
                        new NamingMove.TacticNaming(setup, use),
                        new NamingMove.SecretNaming(setup, use),
                        use.defence(),
                        use.attack(),
                        use.shot(),
                        move,
                        new SpendingMove.SetPass(setup),
                        new GobbleMove.OfSet(setup, assaults),
                        new GobbleMove.OfTerrain(setup, assaults),
                        new GobbleMove.OfDefenders(setup, assaults),
                        new GobbleMove.GobbleEnd(setup, assaults),
                        new LostUnit.KnockedDie(setup, assaults),
                        new LostUnit(setup, assaults),
                        march,
                        new SquadMarch.PartMarch(setup, march),
                        new SquadMarch.MarchEnd(setup)));
        this.nextPhase = new NextPhase(setup, assaults, use, march);
        this.check = new PositionCheck(setup, orders, use, march);
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
        return Position.beginning(1, setup.scenario().start(), SideRound.BLANK, SideRound.BLANK);
    }

    @Override
    public Awaited awaited(Position state) {
        String what = BattleFacts.PromptWords.awaited(state);
        return switch (state.phase()) {
            case Phase.DeclaringOrders declaring -> secret(declaring::has, what);
            case Phase.NamingInSecret naming -> secret(naming::has, what);
            case Phase.RollingPools rolling -> roll.awaited(state, what);
            case Phase.ConflictOver over -> new Awaited.Nothing(over.end().outcome());
            default -> new Awaited.Choice(state.acting().seat(), what, BattleFacts.PromptWords.situation(state));
        };
    }

    /** Asks both sides to choose. Unless a house ruling forbids it, a side may change its choice until the other has chosen. */
    private Awaited secret(Predicate<BattleSide> has, String what) {
        return setup.rulings().declaredAnew()
                ? new Awaited.Declarations(seats(has.negate()), seats(has), what)
                : new Awaited.Declarations(seats(has.negate()), what);
    }

    private static List<Seat> seats(Predicate<BattleSide> which) {
        return Arrays.stream(BattleSide.values())
                .filter(which)
                .map(BattleSide::seat)
                .toList();
    }

    /** Lists what a squad may do to an enemy together: its attack, and the shot of its Archers. */
    @Override
    public List<Action> actions(Position state) {
        List<Action> legal = moves.legal(state);
        if (legal.stream().noneMatch(Action.ShootSpace.class::isInstance)) {
            return legal;
        }
        List<Action> paired = new ArrayList<>(legal);
        Iterator<Action.Aimed> aimed = legal.stream()
                .filter(Action.Aimed.class::isInstance)
                .map(Action.Aimed.class::cast)
                .sorted(BY_SPACES)
                .iterator();
        paired.replaceAll(action -> action instanceof Action.Aimed ? aimed.next() : action);
        return paired;
    }

    @Override
    public Action anyAction(Position state, IntUnaryOperator chance) {
        return state.phase() instanceof Phase.MarchingFreely marching
                ? march.random(state, marching, chance)
                : GameOfMoves.super.anyAction(state, chance);
    }

    @Override
    public Position after(Position state, Action action, EventSink events) {
        return nextPhase.settle(moves.after(state, action, events), events);
    }

    @Override
    public Parsed<Action> rolled(Position state, List<DieShown> dice) {
        return state.phase() instanceof Phase.RollingPools
                ? roll.read(state, dice)
                : Parsed.bad("no roll is awaited; the dice may lie where they are");
    }

    @Override
    public List<DieShown> sampleRoll(Position state, List<DieType> box, IntUnaryOperator chance) {
        return roll.inTheirTrays(state, GameOfMoves.super.sampleRoll(state, box, chance));
    }

    /** Replaces the other side's hidden declaration by a random one that it may have made. */
    @Override
    public Position determinized(Position state, Seat seat, IntUnaryOperator chance) {
        BattleSide other = BattleSide.of(seat).other();
        Optional<Phase> undeclared = state.phase().undeclared(other);
        if (undeclared.isEmpty()) {
            return state;
        }
        Position before = state.with(undeclared.get());
        List<Action> possible = actions(before).stream()
                .filter(action -> seatOf(before, action).equals(other.seat()))
                .toList();
        return moves.after(before, possible.get(chance.applyAsInt(possible.size())), EventSink.SILENT);
    }

    @Override
    public Seat seatOf(Position state, Action action) {
        return action instanceof Action.InSecret secret
                ? secret.side().seat()
                : state.acting().seat();
    }

    /** Returns the waiver. The action that passes a set is no waiver, because it loses the set. */
    @Override
    public Optional<Action> pass(Position state) {
        return switch (state.phase()) {
            case Phase.GobblingDice gobbling -> Optional.of(GobbleMove.GobbleEnd.ENOUGH);
            case Phase.MarchingFreely marching -> Optional.of(SquadMarch.MarchEnd.DONE);
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<Lesson> lesson() {
        return Optional.of(DieMenLesson.lesson());
    }

    @Override
    public String forgone(Position state, Action pass) {
        return BattleFacts.PromptWords.forgone(state);
    }

    @Override
    public List<Score> scores(Position state) {
        return facts.scores(state);
    }

    @Override
    public List<NamedValue> values(Position state) {
        return facts.values(state);
    }

    @Override
    public Optional<Estimate> estimate(Position state) {
        return Optional.of(evaluation.of(state));
    }

    @Override
    public Artwork artwork() {
        return new GameArtwork(setup.scenario(), setup.rulings());
    }

    @Override
    public List<DieType> dice() {
        return List.of(roll.die());
    }

    @Override
    public Placement show(Position state) {
        return PositionPlacement.show(state);
    }

    @Override
    public Optional<Placement> intermediatePlacement(Position state, Action action) {
        return action instanceof Action.HandMade ? Optional.empty() : Optional.of(show(state));
    }

    @Override
    public List<Place> goals(Position state, Action declaration) {
        return PositionPlacement.goals(declaration);
    }

    @Override
    public Optional<Action> attempt(Position state, List<Place> emptied, List<Place> filled, Placement seen) {
        return Attempt.of(state, emptied, filled, seen).map(action -> march.whole(state, action));
    }

    @Override
    public Optional<Action> meantByTouch(Position state, List<TouchedTokens> touched) {
        return Attempt.meant(moves, state, touched);
    }

    /** Returns true: the units of a space that a set moves go together. */
    @Override
    public boolean movesTogether() {
        return true;
    }

    @Override
    public View view(Position state, Viewer viewer) {
        return new View(
                show(state),
                PositionPlacement.marks(state),
                facts.facts(state, viewer),
                PositionPlacement.strikes(state),
                facts.dice(state));
    }

    /** Begins a round with the troops as they stand. Strategies and dice decide later which side acts. */
    @Override
    public Parsed<Position> recognise(Placement picture, Position like, Seat toMove) {
        return SeenPosition.recognise(picture).then(field -> check.check(setup.begun(field, like)));
    }

    @Override
    public String write(Action action) {
        return ActionLine.of(GameOfMoves.super.write(action));
    }

    @Override
    public Parsed<Action> readAction(Position state, String text) {
        return GameOfMoves.super.readAction(state, ActionLine.sentence(text))
                        instanceof Parsed.Good<Action>(Action action)
                ? Parsed.good(march.whole(state, action))
                : ActionLine.unread(text);
    }

    @Override
    public String writePosition(Position state) {
        return PositionText.write(state);
    }

    @Override
    public Parsed<Position> readPosition(String text) {
        return PositionText.parse(text).then(check::check);
    }
}
