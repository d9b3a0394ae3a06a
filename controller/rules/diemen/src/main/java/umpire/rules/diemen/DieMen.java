package umpire.rules.diemen;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import umpire.rules.diemen.appearance.BattleAttempt;
import umpire.rules.diemen.appearance.BattlePicture;
import umpire.rules.diemen.appearance.BattleSheet;
import umpire.rules.diemen.appearance.BattleSight;
import umpire.rules.diemen.appearance.BattleTouches;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.notation.ConflictActionText;
import umpire.rules.diemen.notation.ConflictText;
import umpire.rules.diemen.refusal.ConflictJudge;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.diemen.turn.ConflictDeeds;
import umpire.rules.diemen.turn.ConflictFlow;
import umpire.rules.diemen.validity.ConflictCheck;
import umpire.rules.diemen.words.BattleFacts;
import umpire.rules.diemen.words.BattleLabels;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Ruling;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/** Die, Men! as a game the table can referee. */
public final class DieMen implements Game<Conflict, ConflictAction> {
    static final GameId ID = new GameId("die-men");
    static final String TITLE = "Die, Men!";

    private final ConflictSetup setup;
    private final ConflictJudge judge;
    private final ConflictFlow flow;
    private final ConflictDeeds deeds;
    private final ConflictCheck check;
    private final BattleFacts facts;
    private final Board board;
    private final List<Piece> pieces;
    private final ThrownPools pools;

    DieMen(ConflictSetup setup) {
        this.setup = setup;
        this.judge = new ConflictJudge(setup);
        this.flow = new ConflictFlow(setup, judge);
        this.deeds = new ConflictDeeds(setup, judge, flow);
        this.check = new ConflictCheck(setup, judge);
        this.facts = new BattleFacts(setup);
        this.board = BattleSheet.board(setup.scenario());
        this.pieces = BattleSheet.pieces(setup.scenario());
        this.pools = new ThrownPools(setup, board);
    }

    @Override
    public GameId id() {
        return ID;
    }

    @Override
    public String title() {
        return TITLE;
    }

    @Override
    public List<HouseRuling> rulings() {
        return setup.rulings().answers().asHouseRulings();
    }

    @Override
    public List<Seat> seats() {
        return Arrays.stream(BattleSide.values()).map(BattleSide::seat).toList();
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(BattleRule.values());
    }

    @Override
    public Conflict opening() {
        return flow.opening();
    }

    @Override
    public Awaited awaited(Conflict state) {
        String what = BattleLabels.awaited(state);
        return switch (state.phase()) {
            case ConflictPhase.DeclaringOrders declaring ->
                secret(side -> declaring.declared(side).isPresent(), what);
            case ConflictPhase.NamingInSecret naming ->
                secret(side -> naming.named(side).isPresent(), what);
            case ConflictPhase.RollingPools rolling -> pools.roll(state, what);
            case ConflictPhase.ConflictOver over ->
                new Awaited.Nothing(over.end().outcome());
            default -> new Awaited.Choice(state.acting().seat(), what);
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
    public List<ConflictAction> actions(Conflict state) {
        return judge.legal(state);
    }

    @Override
    public Ruling<Conflict, ConflictAction> judge(Conflict state, ConflictAction action) {
        Optional<Breach> breach = judge.refuse(state, action);
        if (breach.isPresent()) {
            return breach.get().refuses(state, action);
        }
        return new Ruling.Accepted<>(deeds.after(state, action, EventSink.SILENT), () -> told(state, action));
    }

    /** Carries the action out once more, for those who want to hear of it. */
    private List<Event> told(Conflict before, ConflictAction action) {
        EventSink.Kept heard = new EventSink.Kept();
        deeds.after(before, action, heard);
        return heard.events();
    }

    @Override
    public Parsed<ConflictAction> rolled(Conflict state, List<DieShown> dice) {
        return state.phase() instanceof ConflictPhase.RollingPools
                ? pools.rolled(state, dice)
                : Parsed.bad("no roll is awaited; the dice may lie where they are");
    }

    @Override
    public List<DieShown> chanced(Conflict state, List<DieType> box, IntUnaryOperator chance) {
        return pools.inTheirTrays(state, Game.super.chanced(state, box, chance));
    }

    @Override
    public Seat seatOf(Conflict state, ConflictAction action) {
        return switch (action) {
            case ConflictAction.DeclareOrders declare -> declare.side().seat();
            case ConflictAction.NameInSecret name -> name.side().seat();
            default -> state.acting().seat();
        };
    }

    /** No waiver loses a set: it is passed by whoever chooses that, and by no move that comes after it. */
    @Override
    public Optional<ConflictAction> waiver(Conflict state) {
        return switch (state.phase()) {
            case ConflictPhase.GobblingDice gobbling -> Optional.of(new ConflictAction.EnoughGobbled());
            case ConflictPhase.MarchingFreely marching -> Optional.of(new ConflictAction.DoneMarching());
            default -> Optional.empty();
        };
    }

    @Override
    public String forgone(Conflict state, ConflictAction waiver) {
        return BattleLabels.forgone(state, state.acting());
    }

    @Override
    public List<Score> scores(Conflict state) {
        return facts.scores(state);
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Piece> pieces() {
        return pieces;
    }

    @Override
    public List<DieType> dice() {
        return List.of(pools.die());
    }

    @Override
    public Picture show(Conflict state) {
        return BattlePicture.show(state);
    }

    @Override
    public List<Place> touches(Conflict state, ConflictAction action) {
        return BattleTouches.of(state, action);
    }

    @Override
    public Map<Place, Token> touched(Conflict state, ConflictAction action) {
        return BattleTouches.tokens(state, action);
    }

    @Override
    public Optional<Picture> halfway(Conflict state, ConflictAction action) {
        return BattlePicture.isMadeByNoHand(action) ? Optional.of(show(state)) : Optional.empty();
    }

    @Override
    public List<Place> goals(Conflict state, ConflictAction declaration) {
        return BattlePicture.goals(declaration);
    }

    @Override
    public Optional<ConflictAction> attempt(Conflict state, List<Place> emptied, List<Place> filled, Picture seen) {
        return BattleAttempt.of(state, emptied, filled, seen).map(action -> judge.whole(state, action));
    }

    @Override
    public Optional<ConflictAction> meantByTouch(Conflict state, List<TouchedTokens> touched) {
        return BattleTouches.meant(judge, state, touched);
    }

    /** A set moves all or some units of a space, and those go together. */
    @Override
    public boolean movesTogether() {
        return true;
    }

    @Override
    public String describe(Conflict state, ConflictAction action) {
        return BattleLabels.describe(state, action);
    }

    @Override
    public View view(Conflict state, Viewer viewer) {
        return new View(
                show(state),
                BattlePicture.marks(state),
                facts.facts(state, viewer),
                BattlePicture.strikes(state),
                facts.dice(state));
    }

    /** As the troops stand a round begins; whose turn it would be is settled by its strategies and dice. */
    @Override
    public Parsed<Conflict> recognise(Picture picture, Conflict like, Seat toMove) {
        return BattleSight.recognise(picture).then(field -> check.check(setup.begun(field, like)));
    }

    @Override
    public String write(ConflictAction action) {
        return ConflictActionText.write(action);
    }

    @Override
    public Parsed<ConflictAction> readAction(Conflict state, String text) {
        return ConflictActionText.parse(text).then(action -> Parsed.good(judge.whole(state, action)));
    }

    @Override
    public String writePosition(Conflict state) {
        return ConflictText.write(state);
    }

    @Override
    public Parsed<Conflict> readPosition(String text) {
        return ConflictText.parse(text).then(check::check);
    }
}
