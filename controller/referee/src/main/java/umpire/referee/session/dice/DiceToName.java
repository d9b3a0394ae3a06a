package umpire.referee.session.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.referee.announcement.DiceNaming;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.NamedDice;
import umpire.referee.session.state.NamedDice.SeatDice;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Seat;

/**
 * The dice of an awaited roll that no eye reads: each seat names its own, whatever the others have named by then. They count as lying in
 * their thrower's tray, so that a game knows whose they are although all look alike.
 */
public final class DiceToName {
    private static final Pose ANYWHERE = new Pose(0, 0, 0);

    /** One die, and where its thrower throws it. */
    private record NamedDie(Seat seat, DieType type, Optional<Place> tray) {}

    private final Board board;
    private final List<NamedDie> dice;

    private DiceToName(Board board, List<NamedDie> dice) {
        this.board = board;
        this.dice = dice;
    }

    /** Returns what must be named now. A roll that stands again is not thrown, so nothing of it is named. */
    public static <S, A> DiceToName of(Match<S, A> match) {
        boolean due =
                match.awaited() instanceof Awaited.Roll && match.keptRoll().isEmpty();
        return new DiceToName(
                match.game().board(),
                due ? dice((Awaited.Roll) match.awaited(), match.game().dice()) : List.of());
    }

    private static List<NamedDie> dice(Awaited.Roll roll, List<DieType> box) {
        List<NamedDie> dice = new ArrayList<>();
        for (Awaited.Roll.Thrower thrower : roll.throwers()) {
            for (Dice thrown : thrower.dice()) {
                box.stream()
                        .filter(type -> type.isNamedByThrower() && thrown.include(type.kind(), type.name()))
                        .findFirst()
                        .ifPresent(type -> IntStream.range(0, thrown.count())
                                .forEach(i -> dice.add(new NamedDie(thrower.seat(), type, thrower.tray()))));
            }
        }
        return List.copyOf(dice);
    }

    public boolean isEmpty() {
        return dice.isEmpty();
    }

    /** Returns who names dice, in the order of the throwers. */
    public List<Seat> seats() {
        return dice.stream().map(NamedDie::seat).distinct().toList();
    }

    /** Returns how many dice a seat names. */
    public int count(Seat seat) {
        return of(seat).size();
    }

    private List<NamedDie> of(Seat seat) {
        return dice.stream().filter(die -> die.seat().equals(seat)).toList();
    }

    /** Returns the faces that a seat means by some words, or which of them is none. */
    public Parsed<List<String>> faces(Seat seat, List<String> words) {
        List<NamedDie> own = of(seat);
        if (words.size() > own.size()) {
            return Parsed.bad(seat + " threw " + own.size() + (own.size() == 1 ? " die" : " dice") + ", not "
                    + words.size() + ".");
        }
        List<String> faces = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            DieType type = own.get(i).type();
            Optional<String> face = type.faceMeant(words.get(i));
            if (face.isEmpty()) {
                return Parsed.bad("A " + type.name() + " does not show " + Quoted.of(words.get(i)) + ". It shows "
                        + String.join(", ", shows(type)) + ".");
            }
            faces.add(face.orElseThrow());
        }
        return Parsed.good(List.copyOf(faces));
    }

    private static List<String> shows(DieType type) {
        return type.faces().stream().map(DieType.Face::shows).distinct().toList();
    }

    /** Returns the dice of the seats that confirmed theirs. */
    List<DieShown> confirmed(NamedDice named) {
        return seats().stream()
                .filter(seat -> named.of(seat).confirmed())
                .flatMap(seat -> shown(of(seat), named.of(seat)))
                .toList();
    }

    private Stream<DieShown> shown(List<NamedDie> own, SeatDice named) {
        return IntStream.range(0, named.faces().size()).mapToObj(i -> {
            DieType type = own.get(i).type();
            return new DieShown(
                    type.kind(),
                    type.name(),
                    named.faces().get(i),
                    pose(own.get(i).tray()));
        });
    }

    private Pose pose(Optional<Place> tray) {
        return board.areas().stream()
                .filter(area -> tray.filter(area.place()::equals).isPresent())
                .map(Area::centre)
                .map(centre -> new Pose(centre.xMm(), centre.yMm(), 0))
                .findFirst()
                .orElse(ANYWHERE);
    }

    /** Returns whether every seat confirmed its dice. */
    boolean complete(NamedDice named) {
        return seats().stream().allMatch(seat -> named.of(seat).confirmed());
    }

    /** Returns how far each seat has come, in the order of the throwers. */
    public List<DiceNaming> announced(NamedDice named) {
        return seats().stream().map(seat -> announced(seat, named.of(seat))).toList();
    }

    private DiceNaming announced(Seat seat, SeatDice named) {
        List<NamedDie> own = of(seat);
        NamedDie next = own.get(Math.min(named.faces().size(), own.size() - 1));
        return new DiceNaming(seat, own.size(), named.faces(), named.confirmed(), shows(next.type()));
    }

    /** Says how far each seat has come. */
    public String says(NamedDice named) {
        return seats().stream()
                .map(seat -> says(seat, named.of(seat), count(seat)))
                .collect(Collectors.joining(" "));
    }

    private static String says(Seat seat, SeatDice named, int asked) {
        if (named.confirmed()) {
            return seat + "'s dice are named.";
        }
        return named.faces().size() == asked
                ? seat + ": press Confirm if the dice named are right."
                : seat + ": name the dice, " + named.faces().size() + " of " + asked + " so far.";
    }
}
