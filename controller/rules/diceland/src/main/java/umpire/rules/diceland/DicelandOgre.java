package umpire.rules.diceland;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Estimate;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.GameSheet;
import umpire.rules.kernel.LegalDraw;
import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.NamedValue;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;
import umpire.rules.kernel.move.GameOfMoves;
import umpire.rules.kernel.move.MoveTable;

/** Diceland: Ogre as a game the table can referee. */
public final class DicelandOgre implements GameOfMoves<Position, Action> {
    static final GameId ID = new GameId("diceland-ogre");
    static final String TITLE = "Diceland: Ogre";

    private static final String ACTIONS =
            " is not an action here. Actions look like: enlist DIE, ready, first SEAT, place DIE, throw DIE, "
                    + "land, fair, foul stays, foul out. Also: roll DIE CORNER, fire DIE [WEAPON] [at TARGET] [hitting SYSTEM], "
                    + "call DIE DIE, jump DIE, command, rest, pass, ask DIE [WEAPON] at TARGET, line seen, line hidden.";

    private final GameSheet sheet;
    private final Setup setup;
    private final Evaluation evaluation;
    private final MoveTable<Position, Action> moves;
    private final Candidates candidates;
    private final DuelFlow flow;
    private final DuelWords words;
    private final PositionText positionText;
    private final PositionPlacement picture;

    DicelandOgre(Setup setup) {
        this.setup = setup;
        this.evaluation = new Evaluation(setup);
        this.candidates = new Candidates(setup);
        this.flow = new DuelFlow(setup, this::legal);
        this.moves = new MoveTable<>(
                Action.class,
                Position::phase,
                List.of(
                        new ArmyEnlistment(setup),
                        new ArmyEnlistment.ArmyCompletion(setup),
                        new FirstPlayer(setup),
                        new FirstPlayer.FirstDie(setup),
                        new DieThrow(setup),
                        new DiceLanding(setup),
                        new FoulCall.ThrowAllowance(setup, flow),
                        new FoulCall(setup, flow),
                        new DieManeuver(setup, flow),
                        new WeaponShot(setup, flow),
                        new LineQuestion(setup),
                        new LineQuestion.LineAnswer(setup, flow),
                        new DieCall(setup),
                        new DieThrow.DieJump(setup),
                        new PostCommand(setup, flow),
                        new TurnPass.DieRest(setup, flow),
                        new TurnPass(setup, flow)));
        this.words = new DuelWords(setup);
        this.positionText = new PositionText(setup);
        this.picture = new PositionPlacement(setup);
        this.sheet = new GameSheet(
                ID,
                TITLE,
                Arrays.stream(Commander.values()).map(Commander::seat).toList(),
                List.of(SheetRule.values()),
                setup.rulings().answers().asHouseRulings(),
                BoardSheet.board(setup),
                BoardSheet.pieces(setup));
    }

    @Override
    public MoveTable<Position, Action> moves() {
        return moves;
    }

    private boolean legal(Position state, Action action) {
        return moves.breach(state, action).isEmpty();
    }

    @Override
    public GameSheet sheet() {
        return sheet;
    }

    @Override
    public Position opening() {
        return setup.opening();
    }

    @Override
    public Awaited awaited(Position state) {
        if (state.phase() instanceof Phase.Activating activating) {
            List<Action> legal = actions(state);
            return awaited(state, words.acting(activating, legal), words.mayAct(state, activating, legal));
        }
        boolean full = state.phase() instanceof Phase.Enlisting
                && actions(state).equals(List.of(ArmyEnlistment.ArmyCompletion.READY));
        return awaited(state, full ? "begin with this army" : words.awaited(state), words.situation(state));
    }

    @Override
    public Awaited awaitedUntold(Position state) {
        return awaited(state, "", "");
    }

    private Awaited awaited(Position state, String what, String situation) {
        if (state.phase() instanceof Phase.DuelOver over) {
            return new Awaited.Nothing(ScoreSheet.outcome(setup, state, over));
        }
        return state.phase() instanceof Phase.DieLanding landing
                ? new Awaited.Roll(
                        List.of(new Awaited.Roll.Thrower(
                                state.active().seat(), BoardSheet.thrown(setup, landing.die()))),
                        Awaited.Roll.Counted.ALL_ON_THE_TABLE,
                        landing instanceof Phase.HandPlacing,
                        what)
                : new Awaited.Choice(state.acting().seat(), what, situation);
    }

    @Override
    public boolean forPeopleOnly(Position state, Action action) {
        return action.witnessed()
                || (action instanceof Action.FireWeapon fire
                        && fire.system().filter(state::destroyed).isPresent());
    }

    /** Armies are drawn out of the box until no die fits any more, and the coin falls. */
    @Override
    public Optional<Action> randomSetup(Position state, IntUnaryOperator chance) {
        return switch (state.phase()) {
            case Phase.Enlisting enlisting -> Optional.of(enlisted(state, chance));
            case Phase.Flipping flipping -> Optional.of(drawn(actions(state), chance));
            default -> Optional.empty();
        };
    }

    private Action enlisted(Position state, IntUnaryOperator chance) {
        List<Action> dice = setup.box().stream()
                .<Action>map(die -> new Action.Enlist(die.name()))
                .filter(action -> legal(state, action))
                .toList();
        return dice.isEmpty() ? ArmyEnlistment.ArmyCompletion.READY : drawn(dice, chance);
    }

    private static Action drawn(List<Action> actions, IntUnaryOperator chance) {
        return actions.get(chance.applyAsInt(actions.size()));
    }

    /** Lists the actions die by die, not by kind of action. */
    @Override
    public List<Action> actions(Position state) {
        return candidates.in(state).filter(action -> legal(state, action)).toList();
    }

    @Override
    public Action anyAction(Position state, IntUnaryOperator chance) {
        return LegalDraw.<Action>of(candidates.in(state).toList(), action -> legal(state, action), chance)
                .orElseThrow();
    }

    @Override
    public Parsed<Action> rolled(Position state, List<DieShown> dice) {
        return new DiceSeen(setup, state, dice)
                .landed()
                .then(action -> breach(state, action)
                        .map(breach -> Parsed.<Action>bad(breach.why()))
                        .orElseGet(() -> Parsed.good(action)));
    }

    @Override
    public List<DieShown> sampleRoll(Position state, List<DieType> box, IntUnaryOperator chance) {
        return state.phase() instanceof Phase.DieLanding landing
                ? DiceSeen.ScatteredThrow.of(setup, state, landing.die(), chance)
                : List.of();
    }

    @Override
    public Seat seatOf(Position state, Action action) {
        return state.acting().seat();
    }

    @Override
    public Optional<Action> pass(Position state) {
        return switch (state.phase()) {
            case Phase.FoulWatching watching -> Optional.of(FoulCall.ThrowAllowance.FAIR);
            case Phase.Activating activating -> Optional.of(TurnPass.DieRest.REST);
            case Phase.OgreMoving moving -> Optional.of(TurnPass.DieRest.REST);
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<Lesson> lesson() {
        return Optional.of(DicelandLesson.lesson());
    }

    @Override
    public List<Score> scores(Position state) {
        return ScoreSheet.of(setup, state);
    }

    @Override
    public List<NamedValue> values(Position state) {
        return picture.values(state);
    }

    @Override
    public Optional<Estimate> estimate(Position state) {
        return Optional.of(evaluation.of(state));
    }

    @Override
    public Artwork artwork() {
        return new GameArtwork(setup);
    }

    @Override
    public List<DieType> dice() {
        return BoardSheet.dice(setup);
    }

    @Override
    public Placement show(Position state) {
        return picture.show(state);
    }

    @Override
    public Optional<Action> attempt(Position state, List<Place> emptied, List<Place> filled, Placement seen) {
        return new SeenPosition(setup, moves).attempt(state, emptied, filled, seen);
    }

    @Override
    public Optional<Action> meantByTouch(Position state, List<TouchedTokens> touched) {
        return new SeenPosition(setup, moves).meant(state, touched);
    }

    @Override
    public String forgone(Position state, Action pass) {
        return words.forgone(state);
    }

    @Override
    public View view(Position state, Viewer viewer) {
        return picture.view(state);
    }

    @Override
    public Position measured(Position state, List<Standing> measured) {
        Parsed<Position> moved = checked(SeenPosition.measured(state, measured));
        return moved.toOptional().map(flow::settle).orElse(state);
    }

    @Override
    public Parsed<Position> recognise(Placement looks, Position like, Seat toMove) {
        Parsed<Position> read = new SeenPosition(setup, moves).recognise(looks, like, Commander.of(toMove));
        return read.then(this::checked);
    }

    private Parsed<Position> checked(Position position) {
        return new PositionCheck(setup).check(position);
    }

    @Override
    public Parsed<Action> readAction(Position state, String text) {
        return GameOfMoves.super
                .readAction(state, text)
                .toOptional()
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad(Quoted.of(text) + ACTIONS));
    }

    @Override
    public String writePosition(Position state) {
        return positionText.write(state);
    }

    @Override
    public Parsed<Position> readPosition(String text) {
        return positionText.parse(text).then(this::checked).then(read -> Parsed.good(flow.settle(read)));
    }
}
