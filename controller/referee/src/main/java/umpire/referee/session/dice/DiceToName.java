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
import umpire.referee.session.state.Perception;
import umpire.referee.settling.SettledDie;
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
 * The dice with numerals of an awaited roll that the camera has not read. Each seat names its own, independently of the
 * others. A seat may also name all of its dice, and then their readings do not count. A named die counts as lying in
 * its thrower's tray, so that the game knows whose it is although all look alike.
 */
public final class DiceToName {
    private static final Pose ANYWHERE = new Pose(0, 0, 0);

    /** A die, and the tray of its thrower. */
    private record NamedDie(Seat seat, DieType type, Optional<Place> tray) {
        boolean isOf(SettledDie die) {
            return type.kind().equals(die.kind()) && type.name().equals(die.name());
        }
    }

    private final Board board;
    private final List<NamedDie> thrown;
    private final List<NamedDie> unread;
    private final Optional<OpenDice> open;

    private DiceToName(Board board, List<NamedDie> thrown, List<NamedDie> unread, Optional<OpenDice> open) {
        this.board = board;
        this.thrown = thrown;
        this.unread = unread;
        this.open = open;
    }

    /** Returns the dice to name now. A kept roll is not thrown again, so none of its dice is named. */
    public static <S, A> DiceToName of(Match<S, A> match, Perception<S, A> perception) {
        if (!(match.awaited() instanceof Awaited.Roll roll) || match.keptRoll().isPresent()) {
            return new DiceToName(match.game().board(), List.of(), List.of(), Optional.empty());
        }
        List<NamedDie> thrown = dice(roll, match.game().dice());
        List<SettledDie> read = FirstThrows.count(roll) ? perception.heldDice().counted() : List.of();
        Board board = match.game().board();
        return new DiceToName(
                board,
                thrown,
                without(board, roll, thrown, read),
                Optional.of(roll).filter(FirstThrows::count).map(asked -> OpenDice.of(board, asked, perception)));
    }

    /** Removes one thrown die for each die that was read in its seat's tray. */
    private static List<NamedDie> without(
            Board board, Awaited.Roll roll, List<NamedDie> thrown, List<SettledDie> read) {
        List<NamedDie> unread = new ArrayList<>(thrown);
        for (SettledDie die : read) {
            roll.throwers().stream()
                    .filter(thrower -> RollDice.inTray(board, thrower, die))
                    .flatMap(thrower ->
                            unread.stream().filter(each -> each.seat().equals(thrower.seat()) && each.isOf(die)))
                    .findFirst()
                    .ifPresent(unread::remove);
        }
        return List.copyOf(unread);
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
        return unread.isEmpty();
    }

    /** Returns the seats that name dice, in the order of the throwers. */
    public List<Seat> seats() {
        return unread.stream().map(NamedDie::seat).distinct().toList();
    }

    /** Returns how many dice a seat has to name. */
    public int count(Seat seat) {
        return of(unread, seat).size();
    }

    private static List<NamedDie> of(List<NamedDie> dice, Seat seat) {
        return dice.stream().filter(die -> die.seat().equals(seat)).toList();
    }

    /** Returns the dice that this many faces stand for: the unread ones, or all. */
    private List<NamedDie> meant(Seat seat, int faces) {
        List<NamedDie> own = of(unread, seat);
        return faces > own.size() ? of(thrown, seat) : own;
    }

    /** Returns the faces that a seat's words stand for, or the reason why a word is no face. */
    public Parsed<List<String>> faces(Seat seat, List<String> words) {
        List<NamedDie> own = meant(seat, words.size());
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

    /** Returns whether a seat has named enough dice: the unread ones, or all of its own. */
    public boolean enough(Seat seat, SeatDice named) {
        return meant(seat, named.faces().size()).size() == named.faces().size();
    }

    /** Returns whether a seat has named all of its dice although some were read. Then the readings do not count. */
    private boolean overrides(Seat seat, SeatDice named) {
        return named.confirmed()
                && named.faces().size() > count(seat)
                && named.faces().size() == of(thrown, seat).size();
    }

    /** Returns the dice of a look that count as they were read. */
    List<SettledDie> readable(Awaited.Roll roll, NamedDice named, List<SettledDie> dice) {
        List<Awaited.Roll.Thrower> naming = roll.throwers().stream()
                .filter(thrower -> overrides(thrower.seat(), named.of(thrower.seat())))
                .toList();
        return dice.stream()
                .filter(die -> thrown.stream().noneMatch(each -> each.isOf(die))
                        || (die.status() == SettledDie.Status.CLEAR
                                && naming.stream().noneMatch(thrower -> RollDice.inTray(board, thrower, die))))
                .toList();
    }

    private static List<String> shows(DieType type) {
        return type.faces().stream().map(DieType.Face::shows).distinct().toList();
    }

    /** Returns the dice of the seats that confirmed theirs. */
    List<DieShown> confirmed(NamedDice named) {
        return thrown.stream()
                .map(NamedDie::seat)
                .distinct()
                .filter(seat -> named.of(seat).confirmed() && enough(seat, named.of(seat)))
                .flatMap(seat -> shown(meant(seat, named.of(seat).faces().size()), named.of(seat)))
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
        return seats().stream().allMatch(seat -> named.of(seat).confirmed() && enough(seat, named.of(seat)));
    }

    /** Returns the progress of each seat, in the order of the throwers. */
    public List<DiceNaming> announced(NamedDice named) {
        return seats().stream().map(seat -> announced(seat, named.of(seat))).toList();
    }

    private DiceNaming announced(Seat seat, SeatDice named) {
        List<NamedDie> own = meant(seat, named.faces().size());
        NamedDie next = own.get(Math.min(named.faces().size(), own.size() - 1));
        return new DiceNaming(seat, own.size(), named.faces(), named.confirmed(), shows(next.type()), open(seat, own));
    }

    /** Returns the unread dice that a seat is asked about; empty if the seat names all of its dice. */
    private List<DiceNaming.OpenDie> open(Seat seat, List<NamedDie> own) {
        int asked = count(seat);
        return open.filter(dice -> own.size() == asked)
                .map(dice -> dice.of(seat, asked))
                .orElse(List.of());
    }

    /** Returns the progress of each seat in words. */
    public String says(NamedDice named) {
        return seats().stream().map(seat -> says(seat, named.of(seat))).collect(Collectors.joining(" "));
    }

    private String says(Seat seat, SeatDice named) {
        if (named.confirmed() && enough(seat, named)) {
            return seat + "'s dice are named.";
        }
        if (!named.faces().isEmpty() && enough(seat, named)) {
            return seat + ": press Confirm if the dice named are right.";
        }
        List<NamedDie> own = meant(seat, named.faces().size());
        String next = open(seat, own).stream()
                .skip(named.faces().size())
                .findFirst()
                .map(die -> " " + die.says())
                .orElse("");
        return seat + ": name the dice, " + named.faces().size() + " of " + own.size() + " so far." + next;
    }
}
