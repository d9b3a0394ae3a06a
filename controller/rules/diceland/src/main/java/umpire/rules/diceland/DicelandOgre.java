package umpire.rules.diceland;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.diceland.appearance.DiceSheet;
import umpire.rules.diceland.appearance.DuelPicture;
import umpire.rules.diceland.appearance.DuelSight;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.notation.DuelActionText;
import umpire.rules.diceland.notation.DuelText;
import umpire.rules.diceland.refusal.DuelChoices;
import umpire.rules.diceland.refusal.DuelJudge;
import umpire.rules.diceland.rulings.DicelandRule;
import umpire.rules.diceland.scatter.DiceSeen;
import umpire.rules.diceland.scatter.ScatteredThrow;
import umpire.rules.diceland.turn.DuelDeeds;
import umpire.rules.diceland.turn.DuelFlow;
import umpire.rules.diceland.validity.DuelCheck;
import umpire.rules.diceland.words.DuelLabels;
import umpire.rules.diceland.words.DuelScore;
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
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Ruling;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/** Diceland: Ogre as a game the table can referee. */
public final class DicelandOgre implements Game<Duel, DuelAction> {
    static final GameId ID = new GameId("diceland-ogre");
    static final String TITLE = "Diceland: Ogre";

    private final DuelSetup setup;
    private final DuelJudge judge;
    private final DuelChoices choices;
    private final DuelFlow flow;
    private final DuelDeeds deeds;
    private final DuelLabels labels;
    private final DuelPicture picture;
    private final DiceSeen seen;
    private final Board board;

    DicelandOgre(DuelSetup setup) {
        this.setup = setup;
        this.judge = new DuelJudge(setup);
        this.choices = new DuelChoices(setup, judge);
        this.flow = new DuelFlow(setup, choices);
        this.deeds = new DuelDeeds(setup, flow, judge);
        this.labels = new DuelLabels(setup);
        this.picture = new DuelPicture(setup);
        this.seen = new DiceSeen(setup);
        this.board = DiceSheet.board(setup);
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
        return Arrays.stream(Commander.values()).map(Commander::seat).toList();
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(DicelandRule.values());
    }

    @Override
    public Duel opening() {
        return setup.opening();
    }

    @Override
    public Awaited awaited(Duel state) {
        if (state.phase() instanceof DuelPhase.DuelOver over) {
            return new Awaited.Nothing(outcome(state, over));
        }
        Optional<String> thrown = DiceSeen.awaited(state);
        String what = state.phase() instanceof DuelPhase.Activating activating
                ? labels.acting(activating, choices.legal(state))
                : labels.awaited(state);
        return thrown.isPresent()
                ? new Awaited.Roll(
                        List.of(new Awaited.Roll.Thrower(state.active().seat(), DiceSheet.thrown(setup, thrown.get()))),
                        Awaited.Roll.Counted.ALL_ON_THE_TABLE,
                        state.phase() instanceof DuelPhase.HandPlacing,
                        what)
                : new Awaited.Choice(acting(state).seat(), what);
    }

    private Outcome outcome(Duel state, DuelPhase.DuelOver over) {
        String says = over.winner() + " wins with " + setup.points(state, over.winner()) + " points to "
                + setup.points(state, over.winner().other()) + ".";
        return new Outcome(
                over.ogreKilled() ? "ogre-killed" : "fifty-points",
                List.of(over.winner().seat()),
                over.ogreKilled() ? DicelandRule.OGRE_KILLED : DicelandRule.FIFTY_POINTS,
                says);
    }

    /** Fouls and close lines are the opponent's to answer. */
    private static Commander acting(Duel state) {
        boolean answers =
                state.phase() instanceof DuelPhase.FoulWatching || state.phase() instanceof DuelPhase.LineCalling;
        return answers ? state.active().other() : state.active();
    }

    @Override
    public List<DuelAction> actions(Duel state) {
        return choices.legal(state);
    }

    @Override
    public Ruling<Duel, DuelAction> judge(Duel state, DuelAction action) {
        Optional<Breach> breach = judge.refuse(state, action);
        if (breach.isPresent()) {
            return breach.get().refuses(state, action);
        }
        return new Ruling.Accepted<>(deeds.after(state, action, EventSink.SILENT), () -> told(state, action));
    }

    /** Carries the action out once more, for those who want to hear of it. */
    private List<Event> told(Duel before, DuelAction action) {
        EventSink.Kept listened = new EventSink.Kept();
        deeds.after(before, action, listened);
        return listened.events();
    }

    @Override
    public Parsed<DuelAction> rolled(Duel state, List<DieShown> dice) {
        return seen.landed(state, dice)
                .then(action -> judge.refuse(state, action)
                        .map(breach -> Parsed.<DuelAction>bad(breach.why()))
                        .orElseGet(() -> Parsed.good(action)));
    }

    @Override
    public List<DieShown> chanced(Duel state, List<DieType> box, IntUnaryOperator chance) {
        return DiceSeen.awaited(state)
                .map(die -> ScatteredThrow.of(setup, state, die, chance))
                .orElseGet(List::of);
    }

    @Override
    public Seat seatOf(Duel state, DuelAction action) {
        return acting(state).seat();
    }

    @Override
    public Optional<DuelAction> waiver(Duel state) {
        return switch (state.phase()) {
            case DuelPhase.FoulWatching watching -> Optional.of(new DuelAction.AllowThrow());
            case DuelPhase.Activating activating -> Optional.of(new DuelAction.RestDie());
            case DuelPhase.OgreMoving moving -> Optional.of(new DuelAction.RestDie());
            default -> Optional.empty();
        };
    }

    @Override
    public List<Score> scores(Duel state) {
        return DuelScore.of(setup, state);
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Piece> pieces() {
        return DiceSheet.pieces(setup);
    }

    @Override
    public List<DieType> dice() {
        return DiceSheet.dice(setup);
    }

    @Override
    public Picture show(Duel state) {
        return picture.show(state);
    }

    @Override
    public List<Place> touches(Duel state, DuelAction action) {
        return DuelSight.touches(state, action);
    }

    @Override
    public Optional<DuelAction> attempt(Duel state, List<Place> emptied, List<Place> filled, Picture seen) {
        return new DuelSight(setup).attempt(state, emptied, filled, seen);
    }

    @Override
    public Optional<DuelAction> meantByTouch(Duel state, List<TouchedTokens> touched) {
        return new DuelSight(setup).meant(state, touched);
    }

    @Override
    public String describe(Duel state, DuelAction action) {
        return labels.describe(state, action);
    }

    @Override
    public String forgone(Duel state, DuelAction waiver) {
        return labels.forgone(state);
    }

    @Override
    public View view(Duel state, Viewer viewer) {
        return picture.view(state);
    }

    /**
     * A shot is named by touching who shoots at whom; what it hits is rolled over or taken away once that was taken. A foul is called first and
     * its die taken away then.
     */
    @Override
    public Optional<Picture> halfway(Duel state, DuelAction action) {
        boolean first = action instanceof DuelAction.FireWeapon || action instanceof DuelAction.CallFoul;
        return first ? Optional.of(show(state)) : Optional.empty();
    }

    @Override
    public Duel measured(Duel state, List<Standing> measured) {
        return new DuelCheck(setup)
                .check(DuelSight.measured(state, measured))
                .toOptional()
                .map(flow::settle)
                .orElse(state);
    }

    @Override
    public Parsed<Duel> recognise(Picture looks, Duel like, Seat toMove) {
        return new DuelSight(setup).recognise(looks, like, Commander.of(toMove)).then(new DuelCheck(setup)::check);
    }

    @Override
    public String write(DuelAction action) {
        return new DuelActionText(setup).write(action);
    }

    @Override
    public Parsed<DuelAction> readAction(Duel state, String text) {
        return new DuelActionText(setup).parse(text);
    }

    @Override
    public String writePosition(Duel state) {
        return new DuelText(setup).write(state);
    }

    @Override
    public Parsed<Duel> readPosition(String text) {
        return new DuelText(setup)
                .parse(text)
                .then(new DuelCheck(setup)::check)
                .then(duel -> Parsed.good(flow.settle(duel)));
    }
}
