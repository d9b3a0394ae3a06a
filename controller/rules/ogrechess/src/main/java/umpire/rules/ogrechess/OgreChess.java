package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Breach;
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
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.RuledGame;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Strike;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;
import umpire.rules.ogrechess.appearance.GameArtwork;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Ogre Chess as a game the table can referee. */
public final class OgreChess implements RuledGame<Position, Action> {
    static final GameId ID = new GameId("ogre-chess");
    static final String TITLE = "Ogre Chess";

    /** The edge of an ordinary die; a builder says in the rig file where others are used. */
    private static final double DIE_MM = 16;

    private static final DieType DIE = DieType.pips(DIE_MM, 1);

    private final GameSheet sheet;
    private final Rulings rulings;
    private final Prospects prospects;
    private final CheckNotice checkNotice;
    private final ActionExecution actionExecution;
    private final Legality legality;
    private final Judge judge;
    private final EndConditions endConditions;

    private OgreChess(Rulings rulings) {
        this.rulings = rulings;
        this.prospects = new Prospects(rulings);
        Reach reach = new Reach(rulings);
        Threats threats = new Threats(rulings, reach);
        this.checkNotice = new CheckNotice(threats);
        this.actionExecution = new ActionExecution(rulings, reach, threats);
        PseudoLegalActions pseudoLegalActions =
                new PseudoLegalActions(rulings, reach, actionExecution.phaseTransitions());
        this.legality = new Legality(rulings, reach, threats, pseudoLegalActions, actionExecution);
        this.judge = new Judge(rulings, reach, threats, pseudoLegalActions, actionExecution, legality);
        this.endConditions = new EndConditions(rulings, threats, legality);
        this.sheet = new GameSheet(
                ID,
                TITLE,
                List.of(Side.WHITE.seat(), Side.BLACK.seat()),
                List.of(SheetRule.values()),
                rulings.asHouseRulings(),
                PieceAppearance.BOARD,
                PieceAppearance.PIECES);
    }

    /** Returns the game with every open question answered as by default. */
    public static Game<Position, Action> game() {
        return new OgreChess(Rulings.DEFAULT);
    }

    /**
     * Returns the game with some open questions answered otherwise.
     *
     * @param houseRulings answers by key, see {@code docs/games/ogre-chess.md}
     */
    public static Parsed<Game<Position, Action>> game(Map<String, String> houseRulings) {
        return Rulings.parse(houseRulings).then(rulings -> Parsed.good(new OgreChess(rulings)));
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
        String what = Labels.awaited(state, prospects);
        return state.phase() instanceof Phase.AwaitingRoll
                ? new Awaited.Roll(seat, List.of(DIE.thrown(1)), what)
                : new Awaited.Choice(seat, what, ActionKinds.situation(state));
    }

    @Override
    public List<Action> actions(Position state) {
        return legality.legal(state);
    }

    private void tellEnd(Position next, EventSink events) {
        if (next.phase() instanceof Phase.Over over) {
            events.tell(
                    (SheetRule) over.outcome().rule().orElseThrow(),
                    () -> over.outcome().says());
        }
    }

    @Override
    public Optional<Breach> breach(Position state, Action action) {
        return judge.refuse(state, action);
    }

    @Override
    public Position after(Position state, Action action, EventSink events) {
        Position next = endConditions.settle(actionExecution.after(state, action, events));
        if (events.listens()) {
            checkNotice.tell(state, next, events);
            tellEnd(next, events);
        }
        return next;
    }

    @Override
    public Parsed<Action> rolled(Position state, List<DieShown> dice) {
        if (!(state.phase() instanceof Phase.AwaitingRoll)) {
            return Parsed.bad("no roll is awaited; the dice may lie where they are");
        }
        if (dice.size() != 1 || !dice.get(0).kind().equals(DIE.kind())) {
            return Parsed.bad("one d6 is rolled, and " + dice.size() + " dice were read");
        }
        String face = dice.get(0).face();
        return face.matches("[1-6]")
                ? Parsed.good(new Action.Roll(face.charAt(0) - '0'))
                : Parsed.bad(Quoted.of(face) + " is no face of a d6; it shows 1 to 6");
    }

    @Override
    public Seat seatOf(Position state, Action action) {
        return state.acting().seat();
    }

    @Override
    public Optional<Action> waiver(Position state) {
        return state.phase() instanceof Phase.AwaitingMove
                ? Optional.empty()
                : Optional.<Action>of(new Action.Hold())
                        .filter(hold -> judge.refuse(state, hold).isEmpty());
    }

    @Override
    public List<Score> scores(Position state) {
        return ScoreSheet.of(state);
    }

    @Override
    public Optional<Estimate> estimate(Position state) {
        return Optional.of(Outlook.of(state));
    }

    @Override
    public Artwork artwork() {
        return new GameArtwork();
    }

    @Override
    public List<DieType> dice() {
        return List.of(DIE);
    }

    @Override
    public Placement show(Position state) {
        return PieceAppearance.show(state);
    }

    @Override
    public List<Place> touches(Position state, Action action) {
        return Touches.of(state, action);
    }

    @Override
    public Optional<Action> attempt(Position state, List<Place> emptied, List<Place> filled, Placement seen) {
        return Attempt.of(state, emptied, filled);
    }

    @Override
    public Optional<Action> meantByTouch(Position state, List<TouchedTokens> touched) {
        return Touches.meant(state, touched);
    }

    @Override
    public String describe(Position state, Action action) {
        return Labels.describe(state, action);
    }

    @Override
    public ActionKind kind(Position state, Action action) {
        return ActionKinds.of(state, action);
    }

    @Override
    public Optional<String> prospect(Position state, Action action, Position next) {
        return prospects.of(state, action, next);
    }

    @Override
    public Optional<Lesson> lesson() {
        return Optional.of(OgreChessLesson.lesson());
    }

    @Override
    public String forgone(Position state, Action waiver) {
        return state.acting().seat() + Labels.forgone(state.phase());
    }

    @Override
    public View view(Position state, Viewer viewer) {
        List<Mark> marks = new ArrayList<>(PieceAppearance.marks(state));
        marks.addAll(checkNotice.marks(state));
        List<Strike> strikes = new ArrayList<>(PieceAppearance.strikes(state));
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
        return PositionText.parse(text, rulings).then(position -> Parsed.good(endConditions.settle(position)));
    }
}
