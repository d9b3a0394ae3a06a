package umpire.referee.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.session.input.OpponentState;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** A table for any game, for tests. Looks are given as placements, of which the uncovered tokens are seen. */
public final class ToyTable<S, A> {
    private final Game<S, A> game;
    private final List<Entry> entries = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private GameSession<S, A> session;
    private UnaryOperator<Observation> through = UnaryOperator.identity();
    private Placement picture = Placement.EMPTY;
    private long nowMs = 1000;
    private long frame;

    private ToyTable(Game<S, A> game) {
        this.game = game;
        this.session = GameSession.open(game);
    }

    /** Returns a table where a game begins from a position, with all pieces as they must be. */
    public static <S, A> ToyTable<S, A> at(Game<S, A> game, S state) {
        ToyTable<S, A> table = new ToyTable<>(game);
        table.order(new Command.Start(Optional.of(game.writePosition(state))));
        return table.play(game.show(state));
    }

    /** Returns a table before any game. */
    public static <S, A> ToyTable<S, A> of(Game<S, A> game) {
        return new ToyTable<>(game);
    }

    public TableSnapshot tableSnapshot() {
        return session.tableSnapshot();
    }

    public Prompt prompt() {
        return tableSnapshot().prompt();
    }

    public List<String> journal() {
        return entries.stream().map(Entry::text).toList();
    }

    public List<Entry> entries() {
        return entries;
    }

    public List<String> told() {
        return told;
    }

    public List<String> corrections() {
        return prompt().corrections().stream().map(Correction::says).toList();
    }

    public List<String> cues(Cue.Role role) {
        return prompt().cues().stream()
                .filter(cue -> cue.role() == role)
                .map(cue -> cue.place().name())
                .toList();
    }

    public S state() {
        return game.readPosition(tableSnapshot().position()).orThrow();
    }

    /** Changes each look by {@code eye} from now on. */
    public ToyTable<S, A> through(UnaryOperator<Observation> eye) {
        through = eye;
        return this;
    }

    /**
     * Shows a hand, and then this placement for long enough to be read. A thrown die rolls out when the hand is gone.
     */
    public ToyTable<S, A> play(Placement seen) {
        hand(seen, 3);
        boolean thrown = tableSnapshot()
                .waiting()
                .roll()
                .filter(due -> due.roll().counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE
                        && !due.roll().laid())
                .isPresent();
        return (thrown ? rolling(seen, 4) : this).rest(seen, Desk.SETTLE_LOOKS);
    }

    /** Takes looks with movement and without a hand in view. */
    public ToyTable<S, A> rolling(Placement seen, int looks) {
        return look(seen, true, false, looks);
    }

    /** Shows the placement after an action, given in notation. */
    public ToyTable<S, A> playing(String notation) {
        S state = state();
        return play(game.show(
                game.judge(state, game.readAction(state, notation).orThrow())
                                instanceof umpire.rules.kernel.Verdict.Accepted<S, A> accepted
                        ? accepted.next()
                        : state));
    }

    public ToyTable<S, A> hand(Placement seen, int looks) {
        return look(seen, true, true, looks);
    }

    public ToyTable<S, A> rest(Placement seen, int looks) {
        return look(seen, false, false, looks);
    }

    /** Lifts the tokens of some places one after the other, and puts each back. */
    public ToyTable<S, A> touch(Place... places) {
        Placement before = picture;
        for (Place place : places) {
            hand(before, 2);
            hand(without(before, place), 3);
            hand(before, 3);
        }
        return rest(before, Desk.SETTLE_LOOKS);
    }

    /** Returns a placement without the top token of a place. The covered one shows. */
    public static Placement without(Placement picture, Place place) {
        List<Standing> rest = new ArrayList<>();
        for (Standing standing : picture.standings()) {
            boolean there = standing.spot().place().equals(place);
            if (!there) {
                rest.add(standing);
            } else if (standing.covered()) {
                rest.add(new Standing(standing.token(), standing.spot(), false));
            }
        }
        return new Placement(rest);
    }

    /** Returns a placement with one token more. */
    public static Placement with(Placement picture, Standing standing) {
        List<Standing> more = new ArrayList<>(picture.standings());
        more.add(standing);
        return new Placement(more);
    }

    private ToyTable<S, A> look(Placement seen, boolean moving, boolean hand, int looks) {
        picture = seen;
        for (int i = 0; i < looks; i++) {
            nowMs += Desk.FRAME_MS;
            frame++;
            take(new Input.Looked(through.apply(observed(moving, hand)), nowMs));
        }
        return this;
    }

    private Observation observed(boolean moving, boolean hand) {
        Map<Place, List<Token>> byPlace = picture.visibleByPlace();
        List<Sighting> sightings = new ArrayList<>();
        for (Area area : game.board().areas()) {
            Pose middle = new Pose(area.centre().xMm(), area.centre().yMm(), 0);
            List<SeenToken> tokens = byPlace.getOrDefault(area.place(), List.of()).stream()
                    .map(token -> new SeenToken(token, 7, middle, 0.97))
                    .toList();
            sightings.add(
                    tokens.isEmpty() ? new Sighting.Empty(area.place()) : new Sighting.Holds(area.place(), tokens));
        }
        return new Observation(
                frame, nowMs, true, moving, hand, true, sightings, aside(picture), List.of(), dice(), List.of());
    }

    /** Returns the dice among the free tokens of the placement, as the camera also reads them. */
    private List<SeenDie> dice() {
        List<SeenDie> dice = new ArrayList<>();
        for (SeenToken seen : aside(picture)) {
            for (DieType type : game.dice()) {
                type.faces().stream()
                        .filter(face -> face.tag().isPresent() && face.tag().equals(tag(seen.token())))
                        .forEach(face -> dice.add(new SeenDie(
                                type.kind(), type.name(), Optional.of(face.shows()), false, seen.pose(), 0.97)));
            }
        }
        return dice;
    }

    private OptionalInt tag(Token token) {
        return game.pieces().stream()
                .flatMap(piece -> piece.faces().stream())
                .filter(face -> face.token().equals(token))
                .mapToInt(PieceFace::tag)
                .findFirst();
    }

    /** Returns the tokens of a placement that lie at poses of their own, as the camera sees them. */
    public static List<SeenToken> aside(Placement picture) {
        List<SeenToken> aside = new ArrayList<>();
        for (Standing standing : picture.standings()) {
            if (standing.spot() instanceof Spot.Lying at && !standing.covered()) {
                aside.add(new SeenToken(standing.token(), 7, at.pose(), 0.97));
            }
        }
        return aside;
    }

    public ToyTable<S, A> press(Seat seat, ButtonMeaning button) {
        nowMs += 500;
        take(new Input.Pressed(Optional.of(seat), button, nowMs));
        return this;
    }

    /** Presses a button of the side that answers for the seat that is asked. */
    public ToyTable<S, A> press(ButtonMeaning button) {
        nowMs += 500;
        take(new Input.Pressed(Optional.empty(), button, nowMs));
        return this;
    }

    public ToyTable<S, A> act(Seat seat, String notation) {
        CommandAnswer answer = order(new Command.Act(Optional.of(seat), notation));
        if (!(answer instanceof CommandAnswer.Done)) {
            throw new AssertionError(notation + ": " + answer);
        }
        return this;
    }

    /** Sets the seats that the table plays. */
    public ToyTable<S, A> opponent(OpponentState state) {
        take(new Input.OpponentChanged(state, nowMs));
        return this;
    }

    public CommandAnswer order(Command command) {
        return take(new Input.Ordered(command, nowMs)).answer().orElseThrow();
    }

    private StepResult<S, A> take(Input input) {
        StepResult<S, A> stepResult = session.step(input);
        session = stepResult.next();
        entries.addAll(stepResult.entries());
        stepResult.told().stream().map(GameLogEntry::says).forEach(told::add);
        return stepResult;
    }
}
