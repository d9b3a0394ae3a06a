package umpire.referee.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.observation.CameraState;
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
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;

/** A table for Outpost, for tests. It makes the looks of a camera, fifteen a second. */
public final class Desk {
    public static final long FRAME_MS = 66;
    /** Looks enough for a quiet table to settle, even where one contradicts the others. */
    public static final int SETTLE_LOOKS = 7;

    private static final long PRESSES_APART_MS = 500;

    public static final String OPENING = """
            r..k
            ....
            .*..
            K..R
            """;

    /** White's King went a step. */
    public static final String MOVED = """
            r..k
            ....
            K*..
            ...R
            """;

    /** Black's Rook then went a step. */
    public static final String REPLIED = """
            .r.k
            ....
            K*..
            ...R
            """;

    private final Game<Outpost.State, Outpost.Action> game;
    private final SessionSettings settings;
    private GameSession<Outpost.State, Outpost.Action> session;
    private final List<Entry> entries = new ArrayList<>();
    private final List<GameLogEntry> told = new ArrayList<>();
    private List<SeenDie> dice = List.of();
    private String board = "";
    private long frameMs = FRAME_MS;
    private long nowMs = 1000;
    private long frame;

    public Desk() {
        this(SessionSettings.standard());
    }

    private Desk(SessionSettings settings) {
        this(new Outpost(), settings);
    }

    private Desk(Game<Outpost.State, Outpost.Action> game, SessionSettings settings) {
        this.game = game;
        this.settings = settings;
        this.session = GameSession.open(game, settings);
    }

    /** Returns a table where Outpost was set up and begun. */
    public static Desk begun() {
        return new Desk().play(OPENING);
    }

    /** Sets the interval of looks, in milliseconds. */
    public Desk everyMs(long ms) {
        frameMs = ms;
        return this;
    }

    /** Returns a table where a game begins from a position, with the pieces set up. */
    public static Desk at(String position, String drawn) {
        return at(position, drawn, SessionSettings.standard());
    }

    /** Returns such a table for Outpost with one rule changed. */
    public static Desk at(Game<Outpost.State, Outpost.Action> variant, String position, String drawn) {
        return new Desk(variant, SessionSettings.standard()).started(position, drawn);
    }

    /** Returns such a table with the players' settings. */
    public static Desk at(String position, String drawn, SessionSettings settings) {
        return new Desk(settings).started(position, drawn);
    }

    /** Returns a table for such a variant before any game. */
    public static Desk fresh(Game<Outpost.State, Outpost.Action> variant) {
        return new Desk(variant, SessionSettings.standard());
    }

    private Desk started(String position, String drawn) {
        order(new Command.Start(Optional.of(position)));
        return play(drawn);
    }

    public GameSession<Outpost.State, Outpost.Action> session() {
        return session;
    }

    public List<Entry> entries() {
        return entries;
    }

    /** Returns the journal in short: a word of each entry's text, take-backs with a minus sign. */
    public List<String> journal() {
        return entries.stream()
                .map(entry -> switch (entry.kind()) {
                    case PLAYED -> entry.text();
                    case TAKEN_BACK -> "-" + entry.text();
                    case SET_UP -> "set-up";
                    case STANDS -> "stands";
                    case MEASURED -> entry.text() + " measured";
                    case PAUSED -> "paused";
                    case RESUMED -> "resumed";
                    case RESIGNED -> entry.text() + " resigned";
                    case TAUGHT -> "step " + entry.text();
                    case NOTED -> "noted " + entry.text();
                    case TAKE_BACK_ASKED -> entry.text() + " asked back";
                    case REDO_ASKED -> entry.text() + " asked again";
                    case TAKE_BACK_ACCEPTED -> entry.text() + " allowed";
                    case TAKE_BACK_DECLINED -> entry.text() + " refused";
                    case DRAW_OFFERED -> entry.text() + " offered";
                    case DRAW_ACCEPTED -> entry.text() + " accepted";
                    case CHOSEN -> entry.text() + " chosen";
                    case DRAW_DECLINED -> entry.text() + " declined";
                })
                .toList();
    }

    public List<String> told() {
        return told.stream().map(GameLogEntry::says).toList();
    }

    public List<GameLogEntry> lines() {
        return told;
    }

    public TableSnapshot tableSnapshot() {
        return session.tableSnapshot();
    }

    public Prompt prompt() {
        return session.tableSnapshot().prompt();
    }

    public List<String> corrections() {
        return prompt().corrections().stream()
                .map(correction -> correction.says())
                .toList();
    }

    public List<String> cues(Cue.Role role) {
        return prompt().cues().stream()
                .filter(cue -> cue.role() == role)
                .map(cue -> cue.place().name())
                .toList();
    }

    /** Shows a hand, and then this table for long enough to be read. */
    public Desk play(String drawn) {
        hand(drawn, 3);
        return rest(drawn, SETTLE_LOOKS);
    }

    /** Takes quiet looks. */
    public Desk rest(String drawn, int looks) {
        board = drawn;
        for (int i = 0; i < looks; i++) {
            look(observation -> observation);
        }
        return this;
    }

    /** Takes looks with a hand in view. */
    public Desk hand(String drawn, int looks) {
        board = drawn;
        for (int i = 0; i < looks; i++) {
            look(seen -> with(seen, true, true, seen.registered()));
        }
        return this;
    }

    /** Takes looks with movement, but no hand in view. */
    public Desk move(String drawn, int looks) {
        board = drawn;
        for (int i = 0; i < looks; i++) {
            look(seen -> with(seen, true, false, seen.registered()));
        }
        return this;
    }

    /** Takes looks with the corner tags out of sight. */
    public Desk blind(int looks) {
        for (int i = 0; i < looks; i++) {
            look(seen -> with(seen, false, false, false));
        }
        return this;
    }

    /** Lifts the pieces of some squares one after the other and puts each back. */
    public Desk touch(String... squares) {
        String before = board;
        for (String square : squares) {
            hand(before, 2);
            hand(drawnWithout(before, square), 3);
            hand(before, 3);
        }
        return rest(before, SETTLE_LOOKS);
    }

    /** Shows dice from now on; a throw needs a hand. */
    public Desk dice(SeenDie... lying) {
        dice = List.of(lying);
        return this;
    }

    /** Throws dice, which come to rest. The pieces stay. */
    public Desk roll(SeenDie... lying) {
        dice = List.of();
        hand(board, 4);
        dice = List.of(lying);
        move(board, 3);
        return rest(board, SETTLE_LOOKS);
    }

    public static SeenDie die(int face, double xMm) {
        return new SeenDie("d6", Optional.of("" + face), false, new Pose(xMm, -150, 10), 0.99);
    }

    public static SeenDie cocked(double xMm) {
        return new SeenDie("d6", Optional.empty(), true, new Pose(xMm, -150, 10), 0.3);
    }

    /** Presses a button, long enough after the press before to count. */
    public Desk press(Seat seat, ButtonMeaning button) {
        nowMs += PRESSES_APART_MS;
        return pressAtOnce(seat, button);
    }

    public Desk pressAtOnce(Seat seat, ButtonMeaning button) {
        take(new Input.Pressed(Optional.of(seat), button, nowMs));
        return this;
    }

    /** Presses twice, as for a waiver. */
    public Desk pressTwice(Seat seat) {
        return press(seat, ButtonMeaning.CONFIRM).press(seat, ButtonMeaning.CONFIRM);
    }

    /** Reports that the pieces were laid as the game has them, without a hand. */
    public Desk laid() {
        take(new Input.SelfLaid(nowMs));
        return this;
    }

    /** Throws a die for a seat by the table. */
    public CommandAnswer thrown(Seat seat, int face) {
        return take(new Input.DiceThrown(Optional.of(seat), List.of(DieShown.of("d6", "" + face)), nowMs))
                .answer()
                .orElseThrow();
    }

    /** Sets the seats that the table plays. */
    public Desk opponent(OpponentState state) {
        take(new Input.OpponentChanged(state, nowMs));
        return this;
    }

    public CommandAnswer order(Command command) {
        return take(new Input.Ordered(command, nowMs)).answer().orElseThrow();
    }

    public Desk tick(long ms) {
        nowMs += ms;
        take(new Input.Ticked(nowMs));
        return this;
    }

    /** Sets the state of the camera. */
    public Desk camera(CameraState state) {
        take(new Input.CameraChanged(state, nowMs));
        return this;
    }

    /** Restarts the session from the journal, as after a power cut. */
    public Desk restart() {
        session = GameSession.resume(game, entries, settings);
        told.clear();
        return this;
    }

    public String drawn() {
        return board;
    }

    /** Takes one look, changed by {@code change}. */
    public StepResult<Outpost.State, Outpost.Action> look(UnaryOperator<Observation> change) {
        nowMs += frameMs;
        frame++;
        return take(new Input.Looked(change.apply(observe(board)), nowMs));
    }

    private StepResult<Outpost.State, Outpost.Action> take(Input input) {
        StepResult<Outpost.State, Outpost.Action> stepResult = session.step(input);
        session = stepResult.next();
        entries.addAll(stepResult.entries());
        told.addAll(stepResult.told());
        return stepResult;
    }

    private Observation observe(String drawn) {
        List<String> rows = drawn.strip().lines().map(String::strip).toList();
        List<Sighting> sightings = new ArrayList<>();
        for (int square = 0; square < 16; square++) {
            sightings.add(
                    sighting(Outpost.place(square), rows.get(3 - square / 4).charAt(square % 4)));
        }
        return new Observation(frame, nowMs, true, false, false, sightings, List.of(), dice, List.of());
    }

    /**
     * Returns the sighting of a letter: a piece, {@code *} the gem, {@code .} empty, {@code ?} hidden, {@code u} an
     * unreadable piece.
     */
    public static Sighting sighting(Place place, char letter) {
        return switch (letter) {
            case '.' -> new Sighting.Empty(place);
            case '?' -> new Sighting.Hidden(place, "glare");
            case 'u' -> new Sighting.Hidden(place, "an unread piece");
            default ->
                new Sighting.Holds(place, List.of(new SeenToken(Outpost.token(letter), 7, new Pose(0, 0, 90), 0.97)));
        };
    }

    /** Returns a look with two pieces side by side on a square. */
    public static Observation sharing(Observation seen, String square, char one, char other) {
        List<SeenToken> both = Stream.of(one, other)
                .map(letter -> new SeenToken(Outpost.token(letter), 7, new Pose(0, 0, 90), 0.97))
                .toList();
        List<Sighting> sightings = seen.sightings().stream()
                .map(each -> each.place().name().equals(square) ? new Sighting.Holds(each.place(), both) : each)
                .toList();
        return AlteredLook.withSightings(seen, sightings);
    }

    private static Observation with(Observation seen, boolean moving, boolean hand, boolean registered) {
        return new Observation(
                seen.frame(),
                seen.takenMs(),
                registered,
                moving,
                hand,
                registered ? seen.sightings() : List.of(),
                seen.aside(),
                registered ? seen.dice() : List.of(),
                registered ? List.of() : List.of("Corner tag 246 is out of sight."));
    }

    /** Returns a drawing without the piece on a square, with the gem if it lies below. */
    public static String drawnWithout(String drawn, String square) {
        List<String> rows =
                new ArrayList<>(drawn.strip().lines().map(String::strip).toList());
        int row = 3 - (square.charAt(1) - '1');
        int column = square.charAt(0) - 'a';
        String line = rows.get(row);
        rows.set(row, line.substring(0, column) + (square.equals("b2") ? '*' : '.') + line.substring(column + 1));
        return String.join("\n", rows);
    }
}
