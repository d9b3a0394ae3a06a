package umpire.rules.diemen;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import umpire.rules.diemen.appearance.BoardSheet;
import umpire.rules.diemen.appearance.GameArtwork;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
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
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/** Die, Men! as a game the table can referee. */
public final class DieMen implements RuledGame<Position, Action> {
    static final GameId ID = new GameId("die-men");
    static final String TITLE = "Die, Men!";

    private final GameSheet sheet;
    private final Setup setup;
    private final Judge judge;
    private final Outlook outlook;
    private final PhaseTransitions transitions;
    private final ActionExecution execution;
    private final PositionCheck check;
    private final BattleFacts facts;
    private final ThrownPools pools;
    private final SupposedSecrets secrets;

    DieMen(Setup setup) {
        this.setup = setup;
        this.judge = new Judge(setup);
        this.outlook = new Outlook(setup);
        this.transitions = new PhaseTransitions(setup, judge);
        this.execution = new ActionExecution(setup, judge, transitions);
        this.check = new PositionCheck(setup, judge);
        this.facts = new BattleFacts(setup);
        this.sheet = new GameSheet(
                ID,
                TITLE,
                Arrays.stream(BattleSide.values()).map(BattleSide::seat).toList(),
                List.of(SheetRule.values()),
                setup.rulings().answers().asHouseRulings(),
                BoardSheet.board(setup.scenario()),
                BoardSheet.pieces(setup.scenario()));
        this.pools = new ThrownPools(setup, sheet.board());
        this.secrets = new SupposedSecrets(judge);
    }

    @Override
    public GameSheet sheet() {
        return sheet;
    }

    @Override
    public Position opening() {
        return transitions.opening();
    }

    @Override
    public Awaited awaited(Position state) {
        String what = Labels.awaited(state);
        return switch (state.phase()) {
            case Phase.DeclaringOrders declaring -> secret(declaring::has, what);
            case Phase.NamingInSecret naming -> secret(naming::has, what);
            case Phase.RollingPools rolling -> pools.roll(state, what);
            case Phase.ConflictOver over -> new Awaited.Nothing(over.end().outcome());
            default -> new Awaited.Choice(state.acting().seat(), what, ActionKinds.situation(state));
        };
    }

    /** Both sides choose; whoever has may mostly choose otherwise while the other has not. */
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

    @Override
    public List<Action> actions(Position state) {
        return judge.legal(state);
    }

    @Override
    public Action anyAction(Position state, IntUnaryOperator chance) {
        return judge.any(state, chance);
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
        return state.phase() instanceof Phase.RollingPools
                ? pools.rolled(state, dice)
                : Parsed.bad("no roll is awaited; the dice may lie where they are");
    }

    @Override
    public List<DieShown> chanced(Position state, List<DieType> box, IntUnaryOperator chance) {
        return pools.inTheirTrays(state, RuledGame.super.chanced(state, box, chance));
    }

    /** What the other side declared is anything it may declare. */
    @Override
    public Position supposed(Position state, Seat seat, IntUnaryOperator chance) {
        return secrets.supposed(state, BattleSide.of(seat), chance);
    }

    @Override
    public Seat seatOf(Position state, Action action) {
        return switch (action) {
            case Action.DeclareOrders declare -> declare.side().seat();
            case Action.NameInSecret name -> name.side().seat();
            default -> state.acting().seat();
        };
    }

    @Override
    public Optional<Action> waiver(Position state) {
        return PhaseGate.waiver(state.phase());
    }

    @Override
    public ActionKind kind(Position state, Action action) {
        return ActionKinds.of(action);
    }

    @Override
    public Optional<String> prospect(Position state, Action action, Position next) {
        return ActionKinds.prospect(setup, state, action);
    }

    @Override
    public Optional<Lesson> lesson() {
        return Optional.of(DieMenLesson.lesson());
    }

    @Override
    public String forgone(Position state, Action waiver) {
        return Labels.forgone(state, state.acting());
    }

    @Override
    public List<Score> scores(Position state) {
        return facts.scores(state);
    }

    @Override
    public Optional<Estimate> estimate(Position state) {
        return Optional.of(outlook.of(state));
    }

    @Override
    public Artwork artwork() {
        return new GameArtwork(setup.scenario(), setup.rulings());
    }

    @Override
    public List<DieType> dice() {
        return List.of(pools.die());
    }

    @Override
    public Placement show(Position state) {
        return PositionPlacement.show(state);
    }

    @Override
    public List<Place> touches(Position state, Action action) {
        return Touches.of(state, action);
    }

    @Override
    public Map<Place, Token> touched(Position state, Action action) {
        return Touches.tokens(state, action);
    }

    @Override
    public Optional<Placement> halfway(Position state, Action action) {
        return PositionPlacement.isMadeByNoHand(action) ? Optional.of(show(state)) : Optional.empty();
    }

    @Override
    public List<Place> goals(Position state, Action declaration) {
        return PositionPlacement.goals(declaration);
    }

    @Override
    public Optional<Action> attempt(Position state, List<Place> emptied, List<Place> filled, Placement seen) {
        return Attempt.of(state, emptied, filled, seen).map(action -> judge.whole(state, action));
    }

    @Override
    public Optional<Action> meantByTouch(Position state, List<TouchedTokens> touched) {
        return Touches.meant(judge, state, touched);
    }

    /** A set moves all or some units of a space, and those go together. */
    @Override
    public boolean movesTogether() {
        return true;
    }

    @Override
    public String describe(Position state, Action action) {
        return Labels.describe(setup, state, judge.named(state, action));
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

    /** As the troops stand a round begins; whose turn it would be is settled by its strategies and dice. */
    @Override
    public Parsed<Position> recognise(Placement picture, Position like, Seat toMove) {
        return SeenPosition.recognise(picture).then(field -> check.check(setup.begun(field, like)));
    }

    @Override
    public String write(Action action) {
        return ActionText.write(action);
    }

    @Override
    public Parsed<Action> readAction(Position state, String text) {
        return ActionText.parse(text).then(action -> Parsed.good(judge.whole(state, action)));
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
