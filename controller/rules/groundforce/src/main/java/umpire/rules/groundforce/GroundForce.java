package umpire.rules.groundforce;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.groundforce.appearance.BattlefieldSheet;
import umpire.rules.groundforce.appearance.CampaignAttempt;
import umpire.rules.groundforce.appearance.CampaignPicture;
import umpire.rules.groundforce.appearance.CampaignSight;
import umpire.rules.groundforce.appearance.CampaignTouches;
import umpire.rules.groundforce.appearance.MusteredArmies;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.campaign.AlikeUnits;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.notation.CampaignActionText;
import umpire.rules.groundforce.notation.CampaignText;
import umpire.rules.groundforce.refusal.CampaignChoices;
import umpire.rules.groundforce.refusal.CampaignJudge;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.groundforce.turn.CampaignDeeds;
import umpire.rules.groundforce.turn.CampaignFlow;
import umpire.rules.groundforce.validity.CampaignCheck;
import umpire.rules.groundforce.words.CampaignLabels;
import umpire.rules.groundforce.words.CampaignScore;
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
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Ruling;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/** Ground Force as a game the table can referee. */
public final class GroundForce implements Game<Campaign, CampaignAction> {
    static final GameId ID = new GameId("ground-force");
    static final String TITLE = "Ground Force";

    private final CampaignSetup setup;
    private final CampaignJudge judge;
    private final CampaignChoices choices;
    private final CampaignFlow flow;
    private final CampaignDeeds deeds;
    private final CampaignCheck check;
    private final ThrownAndDrawn chance;
    private final Board board;
    private final List<Piece> pieces;

    GroundForce(CampaignSetup setup) {
        this.setup = setup;
        this.judge = new CampaignJudge(setup);
        this.choices = new CampaignChoices(setup, judge);
        this.flow = new CampaignFlow(setup, choices);
        this.deeds = new CampaignDeeds(setup, flow);
        this.check = new CampaignCheck(setup);
        this.chance = new ThrownAndDrawn(setup, judge);
        this.board = BattlefieldSheet.board(setup.board());
        this.pieces = BattlefieldSheet.pieces(setup);
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
        return Arrays.stream(ArmyColour.values()).map(ArmyColour::seat).toList();
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(GroundRule.values());
    }

    @Override
    public Campaign opening() {
        return Campaign.opening();
    }

    @Override
    public Awaited awaited(Campaign state) {
        String what = CampaignLabels.awaited(setup, state);
        return switch (state.phase()) {
            case CampaignPhase.WarOver over -> new Awaited.Nothing(CampaignLabels.outcome(over));
            case CampaignPhase.ThrowingDice throwing -> chance.dice(state, throwing, what);
            case CampaignPhase.DrawingCard drawing when !setup.left(state).isEmpty() -> chance.card(state, what);
            case CampaignPhase.RemovingUnit removing ->
                new Awaited.Choice(removing.loser().seat(), what);
            default -> new Awaited.Choice(state.turn().seat(), what);
        };
    }

    @Override
    public List<CampaignAction> actions(Campaign state) {
        return choices.legal(state);
    }

    @Override
    public Ruling<Campaign, CampaignAction> judge(Campaign state, CampaignAction action) {
        Optional<Breach> breach = judge.refuse(state, action);
        if (breach.isPresent()) {
            return breach.get().refuses(state, action);
        }
        return new Ruling.Accepted<>(deeds.after(state, action, EventSink.SILENT), () -> told(state, action));
    }

    /** Carries the action out once more, for those who want to hear of it. */
    private List<Event> told(Campaign before, CampaignAction action) {
        EventSink.Kept news = new EventSink.Kept();
        deeds.after(before, action, news);
        return news.events();
    }

    @Override
    public Parsed<CampaignAction> rolled(Campaign state, List<DieShown> dice) {
        return chance.read(state, dice);
    }

    /** A card is any of those still in the deck. */
    @Override
    public List<DieShown> chanced(Campaign state, List<DieType> box, IntUnaryOperator random) {
        List<OrderCard> left = setup.left(state);
        return state.phase() instanceof CampaignPhase.DrawingCard && !left.isEmpty()
                ? List.of(chance.drawn(state.turn(), left.get(random.applyAsInt(left.size()))))
                : Game.super.chanced(state, box, random);
    }

    @Override
    public Seat seatOf(Campaign state, CampaignAction action) {
        return state.phase() instanceof CampaignPhase.RemovingUnit removing
                ? removing.loser().seat()
                : state.turn().seat();
    }

    @Override
    public Optional<CampaignAction> waiver(Campaign state) {
        return state.phase() instanceof CampaignPhase.ActivatingUnits
                ? Optional.of(new CampaignAction.EndTurn())
                : Optional.empty();
    }

    @Override
    public List<Score> scores(Campaign state) {
        return CampaignScore.of(state);
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
        return chance.box();
    }

    @Override
    public Picture show(Campaign state) {
        return CampaignPicture.show(state);
    }

    @Override
    public List<Place> touches(Campaign state, CampaignAction action) {
        return CampaignTouches.of(action);
    }

    @Override
    public Map<Place, Token> touched(Campaign state, CampaignAction action) {
        return CampaignTouches.tokens(state, action);
    }

    @Override
    public Map<Place, PieceCondition> touchedAs(Campaign state, CampaignAction action) {
        return CampaignTouches.conditions(setup, state, action);
    }

    @Override
    public boolean takesBack(Campaign state, CampaignAction action) {
        return setup.rulings().backTakesBack() && action instanceof CampaignAction.WalkUnit;
    }

    @Override
    public List<PieceCondition> conditions(Campaign state) {
        return CampaignPicture.conditions(state);
    }

    @Override
    public Optional<CampaignAction> attempt(Campaign state, List<Place> emptied, List<Place> filled, Picture seen) {
        return new CampaignAttempt(setup, state, seen).of(emptied, filled);
    }

    @Override
    public Optional<CampaignAction> meantByTouch(Campaign state, List<TouchedTokens> touched) {
        return CampaignTouches.meanings(setup, state, touched).stream()
                .filter(action -> judge.refuse(state, action).isPresent())
                .findFirst();
    }

    @Override
    public String describe(Campaign state, CampaignAction action) {
        return CampaignLabels.describe(setup, state, action);
    }

    @Override
    public String forgone(Campaign state, CampaignAction waiver) {
        return CampaignLabels.forgone(state);
    }

    @Override
    public View view(Campaign state, Viewer viewer) {
        return new View(
                show(state),
                CampaignPicture.marks(state),
                CampaignScore.facts(setup, state),
                CampaignPicture.strikes(state));
    }

    /** Cards that were shuffled are not lost. */
    @Override
    public List<Token> lost(Campaign since, Campaign state) {
        return CampaignPicture.lost(since, state);
    }

    /**
     * Armies stand in their bases as their players like, or are put there unit by unit after the game has begun without any. What lies
     * beside the places is still in the box.
     */
    @Override
    public Optional<Parsed<Campaign>> setUp(Picture picture) {
        return Optional.of(MusteredArmies.setUp(setup, picture, opening()));
    }

    @Override
    public Parsed<Campaign> recognise(Picture picture, Campaign like, Seat toMove) {
        ArmyColour turn = toMove.equals(ArmyColour.YELLOW.seat()) ? ArmyColour.YELLOW : ArmyColour.BLUE;
        return CampaignSight.recognise(setup, picture, like, turn).then(check::found);
    }

    @Override
    public String write(CampaignAction action) {
        return CampaignActionText.write(action);
    }

    @Override
    public Parsed<CampaignAction> readAction(Campaign state, String text) {
        return CampaignActionText.parse(text, setup.left(state))
                .then(action -> Parsed.good(new AlikeUnits(setup, state).usual(action)));
    }

    @Override
    public String writePosition(Campaign state) {
        return CampaignText.write(state);
    }

    @Override
    public Parsed<Campaign> readPosition(String text) {
        return CampaignText.parse(text)
                .then(check::check)
                .then(campaign -> Parsed.good(flow.settle(campaign, EventSink.SILENT)));
    }
}
