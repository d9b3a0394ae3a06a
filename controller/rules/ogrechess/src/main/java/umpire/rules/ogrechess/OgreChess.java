package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Estimate;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.GameSheet;
import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;
import umpire.rules.kernel.move.GameOfMoves;
import umpire.rules.kernel.move.MoveTable;
import umpire.rules.ogrechess.appearance.GameArtwork;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Ogre Chess as a game the table can referee. */
public final class OgreChess implements GameOfMoves<Position, Action> {
    static final GameId ID = new GameId("ogre-chess");
    static final String TITLE = "Ogre Chess";

    private final GameSheet sheet;
    private final OgreRules rules;
    private final MoveTable<Position, Action> moves;
    private final CheckNotice checkNotice;
    private final EndConditions endConditions;

    private OgreChess(Rulings rulings) {
        this.rules = OgreRules.of(rulings, this::played);
        this.moves = new MoveTable<>(
                Action.class,
                Position::phase,
                List.of(
                        new PieceStep(rules),
                        new PieceStep.BoardExit(rules),
                        new EnemyOverrun(rules),
                        new WeaponFire(rules),
                        new PlatoonMerge.SquadShare(rules),
                        new PlatoonMerge(rules),
                        new Promotion(rules),
                        new DieRoll.AimChoice(rules),
                        new DieRoll(rules),
                        new HoldingBack(rules)));
        this.checkNotice = new CheckNotice(rules.threats());
        this.endConditions = new EndConditions(rulings, rules.threats(), rules.legality());
        this.sheet = new GameSheet(
                ID,
                TITLE,
                List.of(Side.WHITE.seat(), Side.BLACK.seat()),
                List.of(SheetRule.values()),
                rulings.asHouseRulings(),
                PieceAppearance.BOARD,
                PieceAppearance.PIECES);
    }

    /** Returns the game under the default rulings. */
    public static Game<Position, Action> game() {
        return new OgreChess(Rulings.DEFAULT);
    }

    /**
     * Returns the game with some house rulings that are not the default.
     *
     * @param houseRulings answers by key, see {@code docs/games/ogre-chess.md}
     */
    public static Parsed<Game<Position, Action>> game(Map<String, String> houseRulings) {
        return Rulings.parse(houseRulings).then(rulings -> Parsed.good(new OgreChess(rulings)));
    }

    private Position played(Position state, Action action) {
        return moves.after(state, action, EventSink.SILENT);
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
        if (state.phase() instanceof Phase.Over over) {
            return new Awaited.Nothing(over.outcome());
        }
        Seat seat = state.acting().seat();
        String what = TurnWords.awaited(state, rules.prospects());
        return state.phase() instanceof Phase.AwaitingRoll
                ? new Awaited.Roll(seat, List.of(DieRoll.DIE.thrown(1)), what)
                : new Awaited.Choice(seat, what, TurnWords.situation(state));
    }

    @Override
    public List<Action> actions(Position state) {
        return rules.legality().legal(state);
    }

    private void tellEnd(Position next, EventSink events) {
        if (next.phase() instanceof Phase.Over over) {
            events.tell(
                    (SheetRule) over.outcome().rule().orElseThrow(),
                    () -> over.outcome().says());
        }
    }

    @Override
    public Position after(Position state, Action action, EventSink events) {
        Position next = endConditions.settle(moves.after(state, action, events));
        if (events.listens()) {
            checkNotice.tell(state, next, events);
            tellEnd(next, events);
        }
        return next;
    }

    @Override
    public Parsed<Action> rolled(Position state, List<DieShown> dice) {
        return DieRoll.read(state.phase(), dice);
    }

    @Override
    public Seat seatOf(Position state, Action action) {
        return state.acting().seat();
    }

    @Override
    public Optional<Action> pass(Position state) {
        return state.phase() instanceof Phase.AwaitingMove
                ? Optional.empty()
                : Optional.<Action>of(new Action.Hold())
                        .filter(hold -> breach(state, hold).isEmpty());
    }

    @Override
    public List<Score> scores(Position state) {
        return ScoreSheet.of(state);
    }

    @Override
    public Optional<Estimate> estimate(Position state) {
        return Optional.of(Evaluation.of(state));
    }

    @Override
    public Artwork artwork() {
        return new GameArtwork();
    }

    @Override
    public List<DieType> dice() {
        return List.of(DieRoll.DIE);
    }

    @Override
    public Placement show(Position state) {
        return PieceAppearance.show(state);
    }

    @Override
    public Optional<Action> attempt(Position state, List<Place> emptied, List<Place> filled, Placement seen) {
        return Attempt.of(state, emptied, filled);
    }

    @Override
    public Optional<Action> meantByTouch(Position state, List<TouchedTokens> touched) {
        return Attempt.meant(state, touched);
    }

    @Override
    public Optional<Lesson> lesson() {
        return Optional.of(OgreChessLesson.lesson());
    }

    @Override
    public String forgone(Position state, Action pass) {
        return HoldingBack.forgone(state);
    }

    @Override
    public View view(Position state, Viewer viewer) {
        List<Mark> marks = new ArrayList<>(PieceAppearance.marks(state));
        marks.addAll(checkNotice.marks(state));
        List<AttackArrow> strikes = new ArrayList<>(PieceAppearance.strikes(state));
        strikes.addAll(checkNotice.strikes(state));
        return new View(show(state), marks, List.of(), strikes);
    }

    @Override
    public List<Token> lost(Position since, Position state) {
        return PieceAppearance.lost(since, state);
    }

    @Override
    public Parsed<Position> recognise(Placement picture, Position like, Seat toMove) {
        return PieceAppearance.recognise(picture, like.board())
                .then(board -> Parsed.good(endConditions.settle(
                        new Position(board, Side.of(toMove), new Phase.AwaitingMove(), MoveHistory.NONE))));
    }

    @Override
    public String write(Action action) {
        return ActionText.write(action);
    }

    @Override
    public Parsed<Action> readAction(Position state, String text) {
        return ActionText.parse(state, text);
    }

    @Override
    public String writePosition(Position state) {
        return PositionText.write(state);
    }

    @Override
    public Parsed<Position> readPosition(String text) {
        return PositionText.parse(text, rules.rulings()).then(position -> Parsed.good(endConditions.settle(position)));
    }
}
