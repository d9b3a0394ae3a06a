package umpire.rules.kernel.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * Two rollers. Both throw three stickered dice of their own colour at once, each into a tray of its own. A sword kills
 * a man unless a shield stops it; an explosion kills one anyway. Then each takes away as many of its men as it lost,
 * one after another, of its own choice.
 */
public final class Skirmish implements ToyGame<Skirmish.State, Skirmish.Action> {
    public static final Seat YELLOW = new Seat("Yellow");
    public static final Seat BLUE = new Seat("Blue");
    public static final Place YELLOW_TRAY = new Place("yellow-tray");
    public static final Place BLUE_TRAY = new Place("blue-tray");
    private static final int DICE = 3;
    private static final int MEN = 5;
    private static final int MOST_ROUNDS = 8;
    private static final List<DieType> BOX = List.of(dice("yellow", YELLOW, 20), dice("blue", BLUE, 23));

    private static DieType dice(String name, Seat seat, int firstTag) {
        DieType.Face sword = new DieType.Face("sword", OptionalInt.of(firstTag));
        DieType.Face shield = new DieType.Face("shield", OptionalInt.of(firstTag + 1));
        DieType.Face explosion = new DieType.Face("explosion", OptionalInt.of(firstTag + 2));
        return new DieType(
                DieType.STICKER, name, List.of(sword, sword, sword, shield, shield, explosion), 16, seat.name(), DICE);
    }

    /**
     * The state of the game.
     *
     * @param yellow a letter for each of Yellow's men: {@code m}, or a dot where it fell
     * @param blue the same for Blue
     * @param yellowLosses the number of men Yellow has still to take away
     * @param blueLosses the same for Blue
     * @param round from 0
     */
    public record State(String yellow, String blue, int yellowLosses, int blueLosses, int round) {
        String men(Seat seat) {
            return seat.equals(YELLOW) ? yellow : blue;
        }

        int standing(Seat seat) {
            return (int) men(seat).chars().filter(man -> man == 'm').count();
        }
    }

    /** The faces of one seat's dice; the other dice show shields. */
    public record Faces(int swords, int explosions) {
        static Faces of(List<DieShown> dice, String name) {
            return new Faces(count(dice, name, "sword"), count(dice, name, "explosion"));
        }

        private static int count(List<DieShown> dice, String name, String face) {
            return (int) dice.stream()
                    .filter(die -> die.name().equals(name) && die.face().equals(face))
                    .count();
        }

        int killedBy(Faces other) {
            return other.explosions + Math.max(0, other.swords - (DICE - swords - explosions));
        }
    }

    public sealed interface Action {
        /** The result of the dice. */
        record Clash(Faces yellow, Faces blue) implements Action {}

        record Fall(Seat seat, int man) implements Action {}
    }

    public static Place post(Seat seat, int man) {
        return new Place(seat.name().toLowerCase(Locale.ROOT) + "-" + (man + 1));
    }

    @Override
    public String title() {
        return "Skirmish";
    }

    @Override
    public List<Seat> seats() {
        return List.of(YELLOW, BLUE);
    }

    @Override
    public State opening() {
        return new State("m".repeat(MEN), "m".repeat(MEN), 0, 0, 0);
    }

    @Override
    public Awaited awaited(State state) {
        if (state.yellowLosses() > 0 || state.blueLosses() > 0) {
            return new Awaited.Choice(state.yellowLosses() > 0 ? YELLOW : BLUE, "take away a man");
        }
        if (state.standing(YELLOW) > 0 && state.standing(BLUE) > 0 && state.round() < MOST_ROUNDS) {
            return new Awaited.Roll(
                    List.of(
                            new Awaited.Roll.Thrower(
                                    YELLOW, List.of(BOX.get(0).thrown(DICE)), Optional.of(YELLOW_TRAY)),
                            new Awaited.Roll.Thrower(BLUE, List.of(BOX.get(1).thrown(DICE)), Optional.of(BLUE_TRAY))),
                    Awaited.Roll.Counted.THROWN,
                    "roll for the clash");
        }
        int lead = state.standing(YELLOW) - state.standing(BLUE);
        List<Seat> winners = lead == 0 ? List.of() : List.of(lead > 0 ? YELLOW : BLUE);
        return new Awaited.Nothing(new Outcome("fought", winners, OnlyLaw.WHAT_IS_DUE, "The field is quiet."));
    }

    private static List<Faces> faces() {
        return IntStream.rangeClosed(0, DICE)
                .boxed()
                .flatMap(swords ->
                        IntStream.rangeClosed(0, DICE - swords).mapToObj(explosions -> new Faces(swords, explosions)))
                .toList();
    }

    @Override
    public List<Action> actions(State state) {
        return switch (awaited(state)) {
            case Awaited.Roll roll ->
                faces().stream()
                        .flatMap(yellow -> faces().stream().map(blue -> (Action) new Action.Clash(yellow, blue)))
                        .toList();
            case Awaited.Choice choice ->
                IntStream.range(0, MEN)
                        .filter(man -> state.men(choice.seat()).charAt(man) == 'm')
                        .mapToObj(man -> (Action) new Action.Fall(choice.seat(), man))
                        .toList();
            case Awaited.Declarations none -> List.of();
            case Awaited.Nothing over -> List.of();
        };
    }

    @Override
    public Parsed<Action> rolled(State state, List<DieShown> dice) {
        return dice.size() == 2 * DICE
                ? Parsed.good(new Action.Clash(Faces.of(dice, "yellow"), Faces.of(dice, "blue")))
                : Parsed.bad("Each throws three dice.");
    }

    @Override
    public State after(State state, Action action) {
        return switch (action) {
            case Action.Clash clash ->
                new State(
                        state.yellow(),
                        state.blue(),
                        Math.min(state.standing(YELLOW), clash.yellow().killedBy(clash.blue())),
                        Math.min(state.standing(BLUE), clash.blue().killedBy(clash.yellow())),
                        state.round() + 1);
            case Action.Fall fall -> fallen(state, fall);
        };
    }

    private static State fallen(State state, Action.Fall fall) {
        StringBuilder men = new StringBuilder(state.men(fall.seat()));
        men.setCharAt(fall.man(), '.');
        return fall.seat().equals(YELLOW)
                ? new State(men.toString(), state.blue(), state.yellowLosses() - 1, state.blueLosses(), state.round())
                : new State(
                        state.yellow(), men.toString(), state.yellowLosses(), state.blueLosses() - 1, state.round());
    }

    @Override
    public int points(State state, Seat seat) {
        return state.standing(seat);
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return action instanceof Action.Fall fall ? fall.seat() : YELLOW;
    }

    @Override
    public Board board() {
        List<Area> areas = new ArrayList<>();
        for (int man = 0; man < MEN; man++) {
            areas.add(Area.rectangle(post(YELLOW, man), new Point(60.0 * man - 120, -40), 56, 56, Area.Tint.LIGHT));
            areas.add(Area.rectangle(post(BLUE, man), new Point(60.0 * man - 120, 40), 56, 56, Area.Tint.DARK));
        }
        areas.add(Area.rectangle(YELLOW_TRAY, new Point(0, -125), 260, 100, Area.Tint.DICE_TRAY));
        areas.add(Area.rectangle(BLUE_TRAY, new Point(0, 125), 260, 100, Area.Tint.DICE_TRAY));
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(238, new Point(-165, 165), 25), new Board.BoardTag(239, new Point(165, -165), 25));
        return new Board("Skirmish", 380, 380, areas, List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        return IntStream.range(0, 2 * MEN)
                .mapToObj(tag -> {
                    Seat seat = tag < MEN ? YELLOW : BLUE;
                    return new Piece(tag, token(seat), seat + " Man", "M", seat.name(), 20, 8);
                })
                .toList();
    }

    private static Token token(Seat seat) {
        return new Token(seat.name().toLowerCase(Locale.ROOT) + "-man");
    }

    @Override
    public List<DieType> dice() {
        return BOX;
    }

    @Override
    public Placement show(State state) {
        return new Placement(Stream.of(YELLOW, BLUE)
                .flatMap(seat -> IntStream.range(0, MEN)
                        .filter(man -> state.men(seat).charAt(man) == 'm')
                        .mapToObj(man -> Standing.on(post(seat, man), token(seat))))
                .toList());
    }

    @Override
    public String describe(State state, Action action) {
        return switch (action) {
            case Action.Clash clash -> "The dice show " + write(clash);
            case Action.Fall fall -> fall.seat() + "'s man on " + post(fall.seat(), fall.man()) + " falls";
        };
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Clash clash ->
                "clash " + clash.yellow().swords() + "," + clash.yellow().explosions() + " "
                        + clash.blue().swords() + "," + clash.blue().explosions();
            case Action.Fall fall -> "fall " + post(fall.seat(), fall.man());
        };
    }

    @Override
    public String writePosition(State state) {
        return state.yellow() + " " + state.blue() + " " + state.yellowLosses() + " " + state.blueLosses() + " "
                + state.round();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ");
        return Parsed.good(new State(
                words[0],
                words[1],
                Integer.parseInt(words[2]),
                Integer.parseInt(words[3]),
                Integer.parseInt(words[4])));
    }
}
