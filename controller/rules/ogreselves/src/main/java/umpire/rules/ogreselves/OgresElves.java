package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
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
import umpire.rules.kernel.NamedValue;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;
import umpire.rules.kernel.move.GameOfMoves;
import umpire.rules.kernel.move.MoveTable;
import umpire.rules.ogreselves.appearance.BoardSheet;
import umpire.rules.ogreselves.appearance.GameArtwork;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Ogres & Elves as a game the table can referee. */
public final class OgresElves implements GameOfMoves<Position, Action> {
    static final GameId ID = new GameId("ogres-and-elves");
    static final String TITLE = "Ogres & Elves";

    private final GameSheet sheet;
    private final Setup setup;
    private final Evaluation evaluation;
    private final Proposal.CaptiveRansom ransom;
    private final MoveTable<Position, Action> moves;
    private final TurnFlow flow;
    private final PositionCheck check;
    private final PositionText text;

    OgresElves(Setup setup) {
        this.setup = setup;
        this.evaluation = new Evaluation(setup);
        this.ransom = new Proposal.CaptiveRansom(setup);
        this.moves = new MoveTable<>(
                Action.class,
                Position::phase,
                List.of(
                        new SettingUp.MineSalting(setup),
                        new SettingUp.OgrePlacing(setup),
                        new ShieldMove.ShieldDeployment(setup),
                        new ShieldMove.ShieldRetrieval(setup),
                        new ShieldMove.ShieldShift(setup),
                        new ElfWalk.OwnWalk(setup),
                        new ElfWalk.OthersWalk(setup),
                        new ThingMove.ThingDelivery(setup),
                        new ThingMove.ThingPickup(setup),
                        new ThingMove.ThingSwap(setup),
                        new ThingSharing.ThingHanding(setup),
                        new ThingSharing.ThingTrade(setup),
                        new GiftMove.OgreGift(setup),
                        ransom,
                        new Proposal.EndProposal(setup),
                        new ElfWalk.OwnStay(setup),
                        new ElfWalk.ElfRest(setup),
                        new Proposal.ElfYes(setup),
                        new Proposal.ElfNo(setup),
                        new OgreHop.CastleChoice(setup),
                        new OgreHop.OgreRoll(setup)));
        this.flow = new TurnFlow(setup, moves);
        this.check = new PositionCheck(setup, this::breach);
        this.text = new PositionText(this);
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
    public MoveTable<Position, Action> moves() {
        return moves;
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
        AwaitedWords words = new AwaitedWords(setup, state);
        return state.phase() instanceof Phase.Rolling
                ? new Awaited.Roll(seat, List.of(BoardSheet.DIE.thrown(1)), words.awaited())
                : new Awaited.Choice(seat, words.awaited(), words.situation());
    }

    /** All Elves win together, unless all were captured. */
    private Outcome outcome(Position state, Ending end) {
        String says = end.says() + " The Elves score " + ScoreSheet.points(setup, state.realm()) + " points.";
        return new Outcome(end.word(), end == Ending.CAPTURED ? List.of() : seats(), numbered(end.rule()), says);
    }

    /** Lists all actions with the same Shield, and all with the same other Elf, next to each other. */
    @Override
    public List<Action> actions(Position state) {
        List<Action> legal = moves.legal(state);
        List<Action> grouped =
                legal.stream().filter(action -> group(state, action) > 0).toList();
        if (grouped.isEmpty()) {
            return legal;
        }
        List<Action> all = new ArrayList<>(legal);
        int from = all.indexOf(grouped.getFirst());
        all.subList(from, from + grouped.size()).sort(Comparator.comparingInt(action -> group(state, action)));
        return List.copyOf(all);
    }

    private static int group(Position state, Action action) {
        return switch (action) {
            case Action.RetrieveShield retrieve -> retrieve.mine();
            case Action.ShiftShield shift -> shift.from();
            case Action.HandOver hand -> 1 + hand.partner(state.turn()).index();
            case Action.TradeFor trade -> 1 + trade.with().index();
            default -> 0;
        };
    }

    /** Returns a rule as this game of the sheet numbers it. */
    private Rule numbered(Rule rule) {
        return rule instanceof SheetRule own ? own.in(setup.sheet()) : rule;
    }

    /** Returns the refusal with a capital first letter, because a reason may begin with the name of an Elf or a Castle. */
    @Override
    public Optional<Breach> breach(Position state, Action action) {
        return moves.breach(state, action)
                .map(breach -> new Breach(
                        numbered(breach.rule()),
                        Character.toUpperCase(breach.why().charAt(0))
                                + breach.why().substring(1)));
    }

    @Override
    public Position after(Position state, Action action, EventSink events) {
        EventSink telling =
                events.listens() ? (rule, says, where) -> events.tell(numbered(rule), says, where) : EventSink.SILENT;
        Position next = flow.settle(moves.after(state, action, telling));
        flow.tell(state, next, telling);
        return next;
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
    public Optional<Action> pass(Position state) {
        return switch (state.phase()) {
            case Phase.Moving moving -> Optional.of(ElfWalk.OwnStay.STAY);
            case Phase.Finishable finishable -> Optional.of(ElfWalk.ElfRest.DONE);
            default -> Optional.empty();
        };
    }

    /** Once the others said no to a ransom in this turn, only people may propose another. */
    @Override
    public boolean forPeopleOnly(Position state, Action action) {
        return action instanceof Action.PayRansom
                && state.phase() instanceof Phase.Bound bound
                && !bound.refused().isEmpty();
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
    public List<NamedValue> values(Position state) {
        return ScoreSheet.values(setup, state.realm());
    }

    @Override
    public Optional<Estimate> estimate(Position state) {
        return Optional.of(evaluation.of(state));
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
    public Optional<Action> attempt(Position state, List<Place> emptied, List<Place> filled, Placement seen) {
        return Attempt.of(setup, state, show(state), seen, emptied, filled);
    }

    @Override
    public Optional<Action> meantByTouch(Position state, List<TouchedTokens> touched) {
        return ransom.meant(state, touched);
    }

    @Override
    public String forgone(Position state, Action pass) {
        return new AwaitedWords(setup, state).forgone();
    }

    @Override
    public View view(Position state, Viewer viewer) {
        return new View(
                show(state),
                PositionPlacement.marks(setup, state.realm()),
                PositionPlacement.facts(setup, state.realm()));
    }

    /** Valuables and Ogres are laid out at random; Shields are deployed by choice. */
    @Override
    public Optional<Action> randomSetup(Position state, IntUnaryOperator chance) {
        return state.phase().settingUp() ? Optional.of(RandomAction.of(this, state, chance)) : Optional.empty();
    }

    /**
     * Everything may be laid out before the game, in any order. With an empty board, the game begins and things are laid out one by one.
     */
    @Override
    public Optional<Parsed<Position>> setUp(Placement picture) {
        Placement placed = new Placement(picture.standings().stream()
                .filter(standing -> standing.spot() instanceof Spot.On)
                .toList());
        Position opening = opening();
        return Optional.of(SeenPosition.recognise(setup, placed, opening.realm())
                .then(realm -> realm.equals(opening.realm())
                        ? Parsed.good(opening)
                        : PositionCheck.LaidOut.check(setup, realm)
                                .map(laid -> flow.settle(new Position(laid, Elf.RED, new Phase.Placing())))));
    }

    @Override
    public Parsed<Position> recognise(Placement picture, Position like, Seat toMove) {
        Elf turn = Arrays.stream(Elf.values())
                .filter(elf -> elf.seat().equals(toMove))
                .findFirst()
                .orElseThrow();
        return SeenPosition.recognise(setup, picture, like.realm()).then(realm -> laid(realm, turn));
    }

    /** Begins the turn of an Elf in a realm. In a realm in which the game is over, the free Elves must be at Home. */
    private Parsed<Position> laid(Realm realm, Elf turn) {
        Phase over = new Phase.Ended(Ending.FILLED);
        Phase begins = realm.miner(turn).captive() ? Phase.Bound.start(0) : Phase.Moving.start();
        return check.check(new Position(realm, turn, setup.allFull(realm) ? over : begins))
                .map(flow::settle)
                .then(position -> position.realm().equals(realm)
                        ? Parsed.good(position)
                        : Parsed.bad("in this layout the game is over; put the free Elves at Home"));
    }

    /** Reads an action. A walk may name the Elf whose turn it is. */
    @Override
    public Parsed<Action> readAction(Position state, String written) {
        return GameOfMoves.super
                .readAction(state, written)
                .map(action -> action instanceof Action.WalkOther other && other.elf() == state.turn()
                        ? new Action.WalkTo(other.to())
                        : action);
    }

    @Override
    public String writePosition(Position state) {
        return text.write(state);
    }

    @Override
    public Parsed<Position> readPosition(String text) {
        return this.text.parse(text).then(check::check).map(flow::settle);
    }
}
