package umpire.referee.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.Verdict;

/**
 * A game small enough to draw, with every case a referee can meet. It has slides, captures, two
 * pieces in one move, a piece from beside the board and two actions that look alike. It also has shots named by
 * touching, rolls of one and two dice, a covered token and a waiver.
 *
 * <p>Four by four squares. K steps one square straight, R slides one or two, S steps diagonally to an empty square. A
 * King that reaches the far row may do so boldly, which the camera cannot see. White castles from a1 and d1, and may
 * once bring a Scout to c2. After a move any piece but a Scout may fire at an enemy at most two steps away: fully
 * with one die, which hits from 4. A Rook may also fire lightly with two dice, which hit from 7. A gem lies on b2 and
 * stays there under the piece that stands on it.
 */
public final class Outpost implements Game<Outpost.State, Outpost.Action> {
    public static final Seat WHITE = new Seat("White");
    public static final Seat BLACK = new Seat("Black");
    private static final int SIDE = 4;
    private static final int GEM = square("b2");
    private static final Pattern MOVE = Pattern.compile("([a-d][1-4])-([a-d][1-4])(!?)");
    private static final Pattern FIRE = Pattern.compile("([a-d][1-4])x([a-d][1-4]) (full|light)");
    private static final Pattern ROLL = Pattern.compile("roll ([1-6])(?: ([1-6]))?");

    /**
     * The state of the game.
     *
     * @param board sixteen letters from a1 to d4, row by row
     * @param side {@code w} or {@code b}
     * @param phase {@code move}, {@code fire}, {@code roll a1xb2 full} or {@code over}
     * @param reserve whether White's Scout is still beside the board
     * @param bold how often a King was bold, which the camera cannot see
     */
    public record State(String board, char side, String phase, boolean reserve, int bold) {}

    public sealed interface Action {
        record Move(int from, int to, boolean bold) implements Action {}

        record Castle() implements Action {}

        record Bring() implements Action {}

        record Fire(int from, int to, boolean light) implements Action {}

        record Hold() implements Action {}

        record Rolled(List<Integer> faces) implements Action {}
    }

    /** The rules, in the order in which they are tried. */
    public enum Law implements Rule {
        GAME_IS_OVER("9", "When a King is gone nothing more is played."),
        ROLL_FIRST("4", "A shot is rolled before anything else."),
        ONE_MOVE("2", "One move a turn."),
        PIECE_IS_YOURS("1", "A side moves its own pieces."),
        REACH("3", "A piece goes no farther than it can."),
        SHOT("5", "A shot reaches two steps."),
        PLAY("0", "The game is played.");

        private final String section;
        private final String says;

        Law(String section, String says) {
            this.section = section;
            this.says = says;
        }

        @Override
        public String section() {
            return section;
        }

        @Override
        public String says() {
            return says;
        }
    }

    /** Returns the number of a square by its name. */
    public static int square(String name) {
        return name.charAt(0) - 'a' + SIDE * (name.charAt(1) - '1');
    }

    /** Returns the name of a square. */
    public static String name(int square) {
        return "" + (char) ('a' + square % SIDE) + (char) ('1' + square / SIDE);
    }

    public static Place place(int square) {
        return new Place(name(square));
    }

    /** Reads a drawn board, its far row first. */
    public static String board(String drawn) {
        List<String> rows = drawn.strip().lines().map(String::strip).toList();
        StringBuilder board = new StringBuilder();
        for (int i = rows.size() - 1; i >= 0; i--) {
            board.append(rows.get(i).replace('*', '.'));
        }
        return board.toString();
    }

    /** Returns the token of a letter. */
    public static Token token(char letter) {
        return new Token(
                switch (letter) {
                    case '*' -> "gem";
                    case 'K', 'R', 'S' -> "white-" + letter;
                    default -> "black-" + Character.toUpperCase(letter);
                });
    }

    private static boolean own(State state, int square) {
        char letter = state.board().charAt(square);
        return letter != '.' && Character.isUpperCase(letter) == (state.side() == 'w');
    }

    private static boolean empty(State state, int square) {
        return state.board().charAt(square) == '.';
    }

    private static boolean enemy(State state, int square) {
        return !empty(state, square) && !own(state, square);
    }

    @Override
    public GameId id() {
        return new GameId("outpost");
    }

    @Override
    public String title() {
        return "Outpost";
    }

    @Override
    public List<HouseRuling> rulings() {
        return List.of();
    }

    @Override
    public List<Seat> seats() {
        return List.of(WHITE, BLACK);
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(Law.values());
    }

    @Override
    public State opening() {
        return new State(board("""
                r..k
                ....
                ....
                K..R
                """), 'w', "move", true, 0);
    }

    private static Seat seat(State state) {
        return state.side() == 'w' ? WHITE : BLACK;
    }

    @Override
    public Awaited awaited(State state) {
        String[] words = state.phase().split(" ");
        return switch (words[0]) {
            case "move" -> new Awaited.Choice(seat(state), "move a piece");
            case "fire" -> new Awaited.Choice(seat(state), "fire at a target");
            case "roll" ->
                new Awaited.Roll(
                        seat(state), List.of(new Dice("d6", words[2].equals("light") ? 2 : 1)), "roll for " + words[1]);
            default ->
                new Awaited.Nothing(new Outcome("captured", List.of(seat(state)), Law.GAME_IS_OVER, "A King is gone."));
        };
    }

    @Override
    public List<Action> actions(State state) {
        List<Action> actions = new ArrayList<>();
        switch (state.phase().split(" ")[0]) {
            case "move" -> moves(state, actions);
            case "fire" -> shots(state, actions);
            case "roll" -> rolls(state.phase().endsWith("light"), actions);
            default -> {}
        }
        return actions;
    }

    private static void moves(State state, List<Action> actions) {
        for (int from = 0; from < SIDE * SIDE; from++) {
            if (own(state, from)) {
                for (int to = 0; to < SIDE * SIDE; to++) {
                    if (reaches(state, from, to)) {
                        actions.add(new Action.Move(from, to, false));
                        if (mayBeBold(state, from, to)) {
                            actions.add(new Action.Move(from, to, true));
                        }
                    }
                }
            }
        }
        if (state.side() == 'w' && state.board().startsWith("K..R")) {
            actions.add(new Action.Castle());
        }
        if (state.side() == 'w' && state.reserve() && empty(state, square("c2"))) {
            actions.add(new Action.Bring());
        }
    }

    private static boolean mayBeBold(State state, int from, int to) {
        return Character.toUpperCase(state.board().charAt(from)) == 'K'
                && to / SIDE == (state.side() == 'w' ? SIDE - 1 : 0);
    }

    private static boolean reaches(State state, int from, int to) {
        int dx = Math.abs(from % SIDE - to % SIDE);
        int dy = Math.abs(from / SIDE - to / SIDE);
        boolean straight = (dx == 0) != (dy == 0);
        return switch (Character.toUpperCase(state.board().charAt(from))) {
            case 'K' -> straight && dx + dy == 1 && !own(state, to);
            case 'R' -> straight && dx + dy <= 2 && !own(state, to) && (dx + dy == 1 || empty(state, (from + to) / 2));
            default -> dx == 1 && dy == 1 && empty(state, to);
        };
    }

    private static void shots(State state, List<Action> actions) {
        for (int from = 0; from < SIDE * SIDE; from++) {
            char letter = Character.toUpperCase(state.board().charAt(from));
            if (own(state, from) && letter != 'S') {
                for (int to = 0; to < SIDE * SIDE; to++) {
                    if (enemy(state, to) && steps(from, to) <= 2) {
                        actions.add(new Action.Fire(from, to, false));
                        if (letter == 'R') {
                            actions.add(new Action.Fire(from, to, true));
                        }
                    }
                }
            }
        }
        actions.add(new Action.Hold());
    }

    private static int steps(int a, int b) {
        return Math.abs(a % SIDE - b % SIDE) + Math.abs(a / SIDE - b / SIDE);
    }

    private static void rolls(boolean light, List<Action> actions) {
        for (int first = 1; first <= 6; first++) {
            if (!light) {
                actions.add(new Action.Rolled(List.of(first)));
            }
            for (int second = 1; light && second <= 6; second++) {
                actions.add(new Action.Rolled(List.of(first, second)));
            }
        }
    }

    @Override
    public Verdict<State, Action> judge(State state, Action action) {
        if (actions(state).contains(action)) {
            return new Verdict.Accepted<>(
                    after(state, action),
                    action instanceof Action.Hold
                            ? List.of()
                            : List.of(new Event(Law.PLAY, describe(state, action) + ".", touches(state, action))));
        }
        return refuse(state, action);
    }

    private static Verdict<State, Action> refuse(State state, Action action) {
        String phase = state.phase().split(" ")[0];
        if (phase.equals("over")) {
            return new Verdict.Refused<>(Law.GAME_IS_OVER, action, state, "The game is over.");
        }
        if (phase.equals("roll")) {
            return new Verdict.Refused<>(Law.ROLL_FIRST, action, state, "The shot is not rolled yet.");
        }
        if (action instanceof Action.Move move) {
            String why = name(move.from()) + " cannot go to " + name(move.to()) + ".";
            if (phase.equals("fire")) {
                return new Verdict.Refused<>(Law.ONE_MOVE, action, state, why);
            }
            return new Verdict.Refused<>(own(state, move.from()) ? Law.REACH : Law.PIECE_IS_YOURS, action, state, why);
        }
        return new Verdict.Refused<>(
                phase.equals("fire") ? Law.SHOT : Law.ONE_MOVE, action, state, "This cannot be done now.");
    }

    private static State after(State state, Action action) {
        return switch (action) {
            case Action.Move move -> moved(state, move);
            case Action.Castle castle -> firing(state, ".RK." + state.board().substring(SIDE), state.reserve(), 0);
            case Action.Bring bring -> firing(state, put(state.board(), square("c2"), 'S'), false, 0);
            case Action.Fire fire ->
                new State(
                        state.board(),
                        state.side(),
                        "roll " + name(fire.from()) + "x" + name(fire.to()) + (fire.light() ? " light" : " full"),
                        state.reserve(),
                        state.bold());
            case Action.Hold hold -> passing(state, state.board());
            case Action.Rolled rolled -> rolled(state, rolled);
        };
    }

    private static State moved(State state, Action.Move move) {
        char letter = state.board().charAt(move.from());
        boolean king = Character.toUpperCase(state.board().charAt(move.to())) == 'K';
        String board = put(put(state.board(), move.from(), '.'), move.to(), letter);
        State next = firing(state, board, state.reserve(), move.bold() ? 1 : 0);
        return king ? new State(board, state.side(), "over", state.reserve(), next.bold()) : next;
    }

    private static State firing(State state, String board, boolean reserve, int bolder) {
        return new State(board, state.side(), "fire", reserve, state.bold() + bolder);
    }

    private static State passing(State state, String board) {
        return new State(board, state.side() == 'w' ? 'b' : 'w', "move", state.reserve(), state.bold());
    }

    private static State rolled(State state, Action.Rolled rolled) {
        int sum = rolled.faces().stream().mapToInt(Integer::intValue).sum();
        boolean hit = sum >= (rolled.faces().size() == 1 ? 4 : 7);
        int target = square(state.phase().split(" ")[1].substring(3));
        boolean king = Character.toUpperCase(state.board().charAt(target)) == 'K';
        String board = hit ? put(state.board(), target, '.') : state.board();
        return hit && king
                ? new State(board, state.side(), "over", state.reserve(), state.bold())
                : passing(state, board);
    }

    private static String put(String board, int square, char letter) {
        return board.substring(0, square) + letter + board.substring(square + 1);
    }

    @Override
    public Parsed<Action> rolled(State state, List<DieShown> dice) {
        List<Integer> faces =
                dice.stream().map(die -> Integer.parseInt(die.face())).toList();
        Action action = new Action.Rolled(faces);
        return actions(state).contains(action)
                ? Parsed.good(action)
                : Parsed.bad(faces.size() + " dice do not answer " + state.phase() + ".");
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return seat(state);
    }

    @Override
    public Optional<Action> pass(State state) {
        return state.phase().equals("fire") ? Optional.of(new Action.Hold()) : Optional.empty();
    }

    @Override
    public List<Score> scores(State state) {
        return List.of();
    }

    @Override
    public Board board() {
        List<Area> areas = new ArrayList<>();
        for (int i = 0; i < SIDE * SIDE; i++) {
            Point centre = new Point(50 * (i % SIDE) - 75.0, 50 * (i / SIDE) - 75.0);
            areas.add(Area.rectangle(place(i), centre, 50, 50, Area.Tint.LIGHT));
        }
        return new Board("Outpost", 200, 200, areas, List.of(), List.of());
    }

    @Override
    public List<DieType> dice() {
        return List.of(DieType.pips(16, 2));
    }

    @Override
    public List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        for (char letter : "KRSkrs*".toCharArray()) {
            String name = letter == '*' ? "gem" : (Character.isUpperCase(letter) ? "White " : "Black ") + word(letter);
            String seat = letter == '*' ? "" : name.substring(0, name.indexOf(' '));
            pieces.add(new Piece(pieces.size(), token(letter), name, "" + letter, seat, 20, 3));
        }
        return pieces;
    }

    private static String word(char letter) {
        return switch (Character.toUpperCase(letter)) {
            case 'K' -> "King";
            case 'R' -> "Rook";
            default -> "Scout";
        };
    }

    @Override
    public Placement show(State state) {
        List<Standing> standings = new ArrayList<>();
        standings.add(new Standing(token('*'), new Spot.On(place(GEM)), !empty(state, GEM)));
        for (int i = 0; i < SIDE * SIDE; i++) {
            if (!empty(state, i)) {
                standings.add(Standing.on(place(i), token(state.board().charAt(i))));
            }
        }
        return new Placement(standings);
    }

    @Override
    public List<Place> touches(State state, Action action) {
        return action instanceof Action.Fire fire ? List.of(place(fire.from()), place(fire.to())) : List.of();
    }

    @Override
    public Optional<Action> attempt(State state, List<Place> emptied, List<Place> filled, Placement seen) {
        List<Place> left =
                emptied.stream().filter(place -> !filled.contains(place)).toList();
        return left.size() == 1 && filled.size() == 1
                ? Optional.of(new Action.Move(
                        square(left.get(0).name()), square(filled.get(0).name()), false))
                : Optional.empty();
    }

    @Override
    public Optional<Action> meantByTouch(State state, List<TouchedTokens> touched) {
        if (touched.size() < 2) {
            return Optional.empty();
        }
        int from = square(touched.get(touched.size() - 2).place().name());
        int to = square(touched.getLast().place().name());
        return from == to ? Optional.empty() : Optional.of(new Action.Fire(from, to, false));
    }

    @Override
    public String describe(State state, Action action) {
        return switch (action) {
            case Action.Hold hold -> "hold fire";
            case Action.Castle castle -> "White castles";
            case Action.Bring bring -> "White brings the Scout";
            case Action.Rolled rolled -> seat(state) + " rolls " + rolled.faces();
            case Action.Move move -> write(move);
            case Action.Fire fire -> write(fire);
        };
    }

    @Override
    public String forgone(State state, Action pass) {
        return seat(state) + " holds fire.";
    }

    @Override
    public Parsed<State> recognise(Placement picture, State like, Seat toMove) {
        StringBuilder board = new StringBuilder(".".repeat(SIDE * SIDE));
        for (Standing standing : picture.standings()) {
            if (standing.spot() instanceof Spot.On on && !standing.token().equals(token('*'))) {
                String name = standing.token().name();
                char letter = name.charAt(name.length() - 1);
                board.setCharAt(
                        square(on.place().name()), name.startsWith("white") ? letter : Character.toLowerCase(letter));
            }
        }
        if (board.indexOf("K") < 0 || board.indexOf("k") < 0) {
            return Parsed.bad("Each side needs its King.");
        }
        return Parsed.good(
                new State(board.toString(), toMove.equals(WHITE) ? 'w' : 'b', "move", like.reserve(), like.bold()));
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Move move -> name(move.from()) + "-" + name(move.to()) + (move.bold() ? "!" : "");
            case Action.Castle castle -> "castle";
            case Action.Bring bring -> "bring";
            case Action.Fire fire -> name(fire.from()) + "x" + name(fire.to()) + (fire.light() ? " light" : " full");
            case Action.Hold hold -> "hold";
            case Action.Rolled rolled ->
                "roll "
                        + String.join(
                                " ",
                                rolled.faces().stream().map(String::valueOf).toList());
        };
    }

    @Override
    public Parsed<Action> readAction(State state, String text) {
        Matcher move = MOVE.matcher(text);
        Matcher fire = FIRE.matcher(text);
        Matcher roll = ROLL.matcher(text);
        if (move.matches()) {
            return Parsed.good(new Action.Move(
                    square(move.group(1)), square(move.group(2)), !move.group(3).isEmpty()));
        }
        if (fire.matches()) {
            return Parsed.good(new Action.Fire(
                    square(fire.group(1)), square(fire.group(2)), fire.group(3).equals("light")));
        }
        if (roll.matches()) {
            List<Integer> faces = new ArrayList<>(List.of(Integer.parseInt(roll.group(1))));
            Optional.ofNullable(roll.group(2)).ifPresent(face -> faces.add(Integer.parseInt(face)));
            return Parsed.good(new Action.Rolled(List.copyOf(faces)));
        }
        return switch (text) {
            case "castle" -> Parsed.good(new Action.Castle());
            case "bring" -> Parsed.good(new Action.Bring());
            case "hold" -> Parsed.good(new Action.Hold());
            default -> Parsed.bad("'" + text + "' is not an action here. Try a1-a2, a1xb2 full or hold.");
        };
    }

    @Override
    public String writePosition(State state) {
        return state.board() + " " + state.side() + " " + state.phase().replace(' ', '_') + " "
                + (state.reserve() ? "S" : "-") + " " + state.bold();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ");
        if (words.length != 5 || words[0].length() != SIDE * SIDE) {
            return Parsed.bad("'" + text + "' is not a position.");
        }
        return Parsed.good(new State(
                words[0],
                words[1].charAt(0),
                words[2].replace('_', ' '),
                words[3].equals("S"),
                Integer.parseInt(words[4])));
    }
}
