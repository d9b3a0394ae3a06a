package umpire.rules.ogreselves;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Ruling;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;
import umpire.rules.ogreselves.appearance.ElfAttempt;
import umpire.rules.ogreselves.appearance.ElfTouches;
import umpire.rules.ogreselves.appearance.KingdomSheet;
import umpire.rules.ogreselves.appearance.QuestHalfway;
import umpire.rules.ogreselves.appearance.QuestPicture;
import umpire.rules.ogreselves.appearance.QuestSight;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.notation.ElfActionText;
import umpire.rules.ogreselves.notation.QuestText;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestEnd;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;
import umpire.rules.ogreselves.refusal.ElfChoices;
import umpire.rules.ogreselves.refusal.QuestJudge;
import umpire.rules.ogreselves.rulings.ElfRule;
import umpire.rules.ogreselves.turn.ElfDeeds;
import umpire.rules.ogreselves.turn.QuestFlow;
import umpire.rules.ogreselves.validity.PositionDoor;
import umpire.rules.ogreselves.words.ElfLabels;
import umpire.rules.ogreselves.words.QuestScore;

/** Ogres & Elves as a game the table can referee. */
public final class OgresElves implements Game<Quest, QuestAction> {
    static final GameId ID = new GameId("ogres-and-elves");
    static final String TITLE = "Ogres & Elves";

    private final QuestSetup setup;
    private final QuestJudge judge;
    private final ElfChoices choices;
    private final ElfDeeds deeds;
    private final PositionDoor door;
    private final Board board;

    OgresElves(QuestSetup setup) {
        this.setup = setup;
        this.judge = new QuestJudge(setup);
        this.choices = new ElfChoices(setup, judge);
        QuestFlow flow = new QuestFlow(setup, choices);
        this.deeds = new ElfDeeds(setup, flow);
        this.door = new PositionDoor(setup, judge, flow);
        this.board = KingdomSheet.board(setup);
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
        return Arrays.stream(Elf.values()).limit(setup.elves()).map(Elf::seat).toList();
    }

    @Override
    public List<? extends Rule> rules() {
        return Arrays.stream(ElfRule.values()).map(this::numbered).toList();
    }

    @Override
    public Quest opening() {
        return new Quest(Realm.empty(setup.elves()), Elf.RED, new QuestPhase.Salting());
    }

    @Override
    public Awaited awaited(Quest state) {
        if (state.phase() instanceof QuestPhase.Ended ended) {
            return new Awaited.Nothing(outcome(state, ended.end()));
        }
        Seat seat = state.acting().seat();
        String what = ElfLabels.awaited(setup, state);
        return state.phase() instanceof QuestPhase.Rolling
                ? new Awaited.Roll(seat, List.of(KingdomSheet.DIE.thrown(1)), what)
                : new Awaited.Choice(seat, what);
    }

    /** Nobody wins alone: all have won unless all were captured. */
    private Outcome outcome(Quest state, QuestEnd end) {
        String says = end.says() + " The Elves score " + QuestScore.points(setup, state.realm()) + " points.";
        return new Outcome(end.word(), end == QuestEnd.CAPTURED ? List.of() : seats(), numbered(end.rule()), says);
    }

    @Override
    public List<QuestAction> actions(Quest state) {
        return choices.legal(state);
    }

    @Override
    public Ruling<Quest, QuestAction> judge(Quest state, QuestAction action) {
        Optional<Breach> breach = judge.refuse(state, action);
        if (breach.isPresent()) {
            return breach.get().refuses(state, action);
        }
        return new Ruling.Accepted<>(deeds.after(state, action, EventSink.SILENT), () -> told(state, action));
    }

    /** Carries the action out once more, for those who want to hear of it. */
    private List<Event> told(Quest before, QuestAction action) {
        EventSink.Kept heard = new EventSink.Kept();
        deeds.after(before, action, (rule, says, where) -> heard.tell(numbered(rule), says, where));
        return heard.events();
    }

    /** Returns a rule as this game of the sheet numbers it. */
    private Rule numbered(Rule rule) {
        return rule instanceof ElfRule own ? own.in(setup.sheet()) : rule;
    }

    @Override
    public Parsed<QuestAction> rolled(Quest state, List<DieShown> dice) {
        if (!(state.phase() instanceof QuestPhase.Rolling)) {
            return Parsed.bad("no roll is awaited; the die may lie where it is");
        }
        if (dice.size() != 1 || !dice.get(0).name().equals(KingdomSheet.DIE.name())) {
            return Parsed.bad("the special die is rolled by itself, and " + dice.size() + " dice were read");
        }
        String face = dice.get(0).face();
        List<String> faces =
                KingdomSheet.DIE.faces().stream().map(DieType.Face::shows).toList();
        return faces.contains(face)
                ? Parsed.good(new QuestAction.Roll(faces.indexOf(face) + 1))
                : Parsed.bad(Quoted.of(face) + " is no face of the special die; it shows 1 to 5 or O");
    }

    @Override
    public Seat seatOf(Quest state, QuestAction action) {
        return state.acting().seat();
    }

    @Override
    public Optional<QuestAction> waiver(Quest state) {
        return switch (state.phase()) {
            case QuestPhase.Moving moving -> Optional.of(new QuestAction.StayThere());
            case QuestPhase.Deploying deploying -> Optional.of(new QuestAction.EnoughDone());
            case QuestPhase.Handling handling -> Optional.of(new QuestAction.EnoughDone());
            case QuestPhase.Bound bound -> Optional.of(new QuestAction.EnoughDone());
            case QuestPhase.Salting salting -> Optional.empty();
            case QuestPhase.Placing placing -> Optional.empty();
            case QuestPhase.Meeting meeting -> Optional.empty();
            case QuestPhase.Rolling rolling -> Optional.empty();
            case QuestPhase.Escaping escaping -> Optional.empty();
            case QuestPhase.Agreeing agreeing -> Optional.empty();
            case QuestPhase.Ended ended -> Optional.empty();
        };
    }

    @Override
    public List<Score> scores(Quest state) {
        return QuestScore.of(setup, state.realm(), seats());
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Piece> pieces() {
        return KingdomSheet.pieces();
    }

    @Override
    public List<DieType> dice() {
        return List.of(KingdomSheet.DIE);
    }

    @Override
    public Picture show(Quest state) {
        return QuestPicture.show(setup, state.realm());
    }

    @Override
    public Optional<Picture> halfway(Quest state, QuestAction action) {
        return QuestHalfway.of(state, action).map(realm -> QuestPicture.show(setup, realm));
    }

    @Override
    public List<Place> touches(Quest state, QuestAction action) {
        return ElfTouches.of(state, action);
    }

    @Override
    public Optional<QuestAction> attempt(Quest state, List<Place> emptied, List<Place> filled, Picture seen) {
        return ElfAttempt.of(setup, state, show(state), seen, emptied, filled);
    }

    @Override
    public Optional<QuestAction> meantByTouch(Quest state, List<TouchedTokens> touched) {
        return ElfTouches.meant(setup, judge, state, touched);
    }

    @Override
    public String describe(Quest state, QuestAction action) {
        return ElfLabels.describe(state, action);
    }

    @Override
    public String forgone(Quest state, QuestAction waiver) {
        return ElfLabels.forgone(state);
    }

    @Override
    public View view(Quest state, Viewer viewer) {
        return new View(show(state), QuestPicture.marks(state.realm()), QuestPicture.facts(setup, state.realm()));
    }

    /** Things are laid out in any order, or one by one after the game has begun with nothing laid out. */
    @Override
    public Optional<Parsed<Quest>> setUp(Picture picture) {
        Picture placed = new Picture(picture.standings().stream()
                .filter(standing -> standing.spot() instanceof Spot.On)
                .toList());
        Quest opening = opening();
        return Optional.of(QuestSight.recognise(setup, placed, opening.realm())
                .then(realm -> realm.equals(opening.realm()) ? Parsed.good(opening) : door.laidOut(realm)));
    }

    @Override
    public Parsed<Quest> recognise(Picture picture, Quest like, Seat toMove) {
        Elf turn = Arrays.stream(Elf.values())
                .filter(elf -> elf.seat().equals(toMove))
                .findFirst()
                .orElseThrow();
        return QuestSight.recognise(setup, picture, like.realm()).then(realm -> door.laid(realm, turn));
    }

    @Override
    public String write(QuestAction action) {
        return ElfActionText.write(action);
    }

    @Override
    public Parsed<QuestAction> readAction(Quest state, String text) {
        return ElfActionText.parse(text).then(action -> Parsed.good(ownWalk(state, action)));
    }

    /** The Elf whose turn it is may be named. */
    private static QuestAction ownWalk(Quest state, QuestAction action) {
        return action instanceof QuestAction.WalkOther other && other.elf() == state.turn()
                ? new QuestAction.WalkTo(other.to())
                : action;
    }

    @Override
    public String writePosition(Quest state) {
        return QuestText.write(state);
    }

    @Override
    public Parsed<Quest> readPosition(String text) {
        return QuestText.parse(text).then(door::written);
    }
}
