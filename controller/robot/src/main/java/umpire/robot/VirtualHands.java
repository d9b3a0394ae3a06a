package umpire.robot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.referee.reading.FollowedPieces;
import umpire.referee.session.input.ButtonMeaning;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.hands.Arrangement;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Hands at the virtual table. They move one piece after another, and finish each deed before the next. */
public final class VirtualHands implements Hands {
    private static final long PAUSE_MS = 150;

    /** The pause between presses of confirm. The table ignores a second press that follows at once. */
    private static final long CONFIRM_PAUSE_MS = 600;

    private static final int MANY = 6;

    /** Receives presses and phone choices. */
    public interface Signals {
        void press(Seat seat, ButtonMeaning button, long nowMs);

        void ask(Seat seat, String notation, long nowMs);

        void name(String dice, long nowMs);

        void nameDice(Seat seat, List<String> faces, long nowMs);
    }

    /** Bodies whose distance is below this share of the sum of their sides may touch at the corners. */
    private static final double TOUCHING = 0.7;

    private final VirtualTable table;
    private final Board board;
    private final List<Piece> box;
    private final Signals signals;
    private final SplittableRandom random;
    private final Deque<LongConsumer> deeds = new ArrayDeque<>();
    private int pushed;
    private DicePick lastThrow = DicePick.NONE;
    private Set<String> fallenBefore = new HashSet<>();
    private long restMs;

    public VirtualHands(VirtualTable table, Board board, List<Piece> box, Signals signals, long seed) {
        this.table = table;
        this.board = board;
        this.box = box;
        this.signals = signals;
        this.random = new SplittableRandom(seed);
    }

    @Override
    public List<FollowedPieces.Tagged> standing(long nowMs) {
        return new BoardPieces(board, table.at(nowMs)).tagged();
    }

    @Override
    public void arrange(Placement picture, Set<Integer> going, long nowMs) {
        long seed = random.nextLong();
        TableScene now = table.at(nowMs);
        TableScene wanted =
                new Arrangement(now, board, box, seed).letting(going).showing(picture);
        List<StandingPiece> moved = wanted.pieces().stream()
                .filter(piece -> !now.piece(piece.tag()).equals(wanted.piece(piece.tag())) && !staysInDeck(piece, now))
                .toList();
        if (moved.size() > MANY) {
            table.arrange(picture, seed, nowMs);
        } else {
            inOrder(moved, now, wanted).forEach(this::carry);
            wanted.dice().stream()
                    .filter(die -> !now.die(die.id()).equals(Optional.of(die)))
                    .forEach(die -> deeds.add(atMs -> table.lay(die.id(), die.pose(), die.face(), atMs)));
        }
        busy(nowMs);
    }

    /** Returns whether a card stays face down in its deck. Such a card is not moved, even if the deck shrinks or is shuffled. */
    private static boolean staysInDeck(StandingPiece wanted, TableScene now) {
        return wanted.faceDown()
                && now.piece(wanted.tag())
                        .filter(piece -> piece.faceDown() && piece.pose().equals(wanted.pose()))
                        .isPresent();
    }

    /** Orders the moves: captured pieces leave first, stacks grow from below, and a piece waits for those that must make room for it. */
    private List<StandingPiece> inOrder(List<StandingPiece> moved, TableScene now, TableScene wanted) {
        List<StandingPiece> waiting = new ArrayList<>(moved);
        waiting.sort(Comparator.comparing((StandingPiece piece) ->
                        new BoardPieces(board, wanted).place(piece).isPresent())
                .thenComparingDouble(StandingPiece::liftMm));
        List<StandingPiece> ordered = new ArrayList<>();
        while (!waiting.isEmpty()) {
            StandingPiece next = waiting.stream()
                    .filter(piece -> hasRoom(piece, waiting, now))
                    .findFirst()
                    .orElseGet(waiting::getFirst);
            waiting.remove(next);
            ordered.add(next);
        }
        return ordered;
    }

    private static boolean hasRoom(StandingPiece piece, List<StandingPiece> waiting, TableScene now) {
        return waiting.stream()
                .filter(other -> other.tag() != piece.tag())
                .flatMap(other -> now.piece(other.tag()).stream())
                .noneMatch(
                        other -> other.pose().distanceMm(piece.pose()) < (piece.bodyMm() + other.bodyMm()) * TOUCHING);
    }

    private void carry(StandingPiece piece) {
        deeds.add(atMs -> table.move(piece.tag(), piece.pose(), atMs));
    }

    @Override
    public void spread(Place place, long nowMs) {
        new BoardPieces(board, table.at(nowMs))
                .on(place).stream()
                        .filter(piece -> piece.liftMm() > 0)
                        .max(Comparator.comparingDouble(StandingPiece::liftMm))
                        .ifPresent(top -> deeds.add(atMs -> table.move(top.tag(), top.pose(), atMs)));
        busy(nowMs);
    }

    @Override
    public void tap(Seat seat, Place place, Optional<Token> token, Set<Integer> tags, long nowMs) {
        TableScene now = table.at(nowMs);
        List<StandingPiece> there = new BoardPieces(board, now).on(place);
        if (there.isEmpty()) {
            tapDie(seat, place, now);
        }
        there.stream()
                .filter(piece -> token.isEmpty() || token.get().equals(piece.token()))
                .min(Comparator.comparing(piece -> !tags.contains(piece.tag())))
                .ifPresent(piece -> deeds.add(atMs -> table.touch(piece.tag(), seat.name(), atMs)));
        busy(nowMs);
    }

    /** Touches a die that is also a piece. The place of such a piece has the name of the die. */
    private void tapDie(Seat seat, Place name, TableScene now) {
        now.dice().stream()
                .filter(die -> die.type().name().equals(name.name()) && board.reaches(now.boardPose(die.pose()), 0))
                .findFirst()
                .ifPresent(die -> deeds.add(atMs -> table.tapDie(die.id(), seat.name(), atMs)));
    }

    @Override
    public void roll(Awaited.Roll roll, long nowMs) {
        DiceThrow diceThrow = new DiceThrow(roll, table, board);
        DicePick pick = diceThrow.pick(nowMs);
        long seed = random.nextLong();
        fallenBefore = fallenDice();
        pick.thrown().forEach(die -> fallenBefore.remove(die.id()));
        deeds.add(atMs -> pick.thrown().forEach(die -> diceThrow.cast(die, seed + die.number(), atMs)));
        lastThrow = pick;
        busy(nowMs);
    }

    @Override
    public void rollAgain(Awaited.Roll roll, long nowMs) {
        DiceThrow diceThrow = new DiceThrow(roll, table, board);
        long seed = random.nextLong();
        deeds.add(atMs -> diceThrow.again(lastThrow, pushed++, seed, atMs));
        busy(nowMs);
    }

    @Override
    public void lay(Awaited.Roll roll, List<DieShown> dice, long nowMs) {
        lastThrow = new DiceThrow(roll, table, board).pick(nowMs);
        for (DieShown die : dice) {
            Pose there = table.at(nowMs).tablePose(die.pose());
            thrownLast(nowMs)
                    .filter(thrown -> die.rest() == DieShown.Rest.FLAT
                            && thrown.type().name().equals(die.name()))
                    .forEach(thrown -> deeds.add(
                            atMs -> table.lay(thrown.id(), there, thrown.type().numberOf(die.face()), atMs)));
        }
        busy(nowMs);
    }

    @Override
    public boolean takeAwayLeaning(long nowMs) {
        TableScene now = table.at(nowMs);
        TableScene cleared = new Arrangement(now, board, box, random.nextLong()).showing(Placement.EMPTY);
        List<TwinDie> leaning = now.dice().stream()
                .filter(die -> die.tiltDeg() > 0 && board.reaches(now.boardPose(die.pose()), 0))
                .toList();
        leaning.stream()
                .flatMap(die -> cleared.die(die.id()).stream())
                .forEach(die -> deeds.add(atMs -> table.lay(die.id(), die.pose(), die.face(), atMs)));
        busy(nowMs);
        return !leaning.isEmpty();
    }

    private Stream<TwinDie> thrownLast(long nowMs) {
        Set<String> ids =
                lastThrow.thrown().stream().map(DicePick.ThrownDie::id).collect(Collectors.toSet());
        return Stream.concat(table.at(nowMs).dice().stream(), table.fallen().stream())
                .filter(die -> ids.contains(die.id()));
    }

    private Set<String> fallenDice() {
        return table.fallen().stream().map(TwinDie::id).collect(Collectors.toCollection(HashSet::new));
    }

    @Override
    public List<String> unreadable(Awaited.Roll roll, long nowMs) {
        Stream<String> gone = table.fallen().stream()
                .filter(die -> !fallenBefore.contains(die.id()))
                .map(die -> die.type().name() + "=gone");
        Stream<String> leaning = table.at(nowMs).dice().stream()
                .filter(die -> roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE && die.tiltDeg() > 0)
                .map(die -> die.type().name() + "=leans");
        return Stream.concat(gone, leaning).toList();
    }

    @Override
    public String faces(long nowMs) {
        return lastThrow.lying(table.at(nowMs)).map(TwinDie::shows).collect(Collectors.joining(" "));
    }

    @Override
    public List<String> ownFaces(Seat seat, long nowMs) {
        return lastThrow
                .by(seat)
                .lying(table.at(nowMs))
                .filter(die -> die.type().isNamedByThrower())
                .map(TwinDie::shows)
                .toList();
    }

    /** Returns the dice of the last throw. */
    public DicePick lastThrow() {
        return lastThrow;
    }

    @Override
    public void press(Seat seat, ButtonMeaning button, long nowMs) {
        signals.press(seat, button, nowMs);
        restMs = nowMs + (button == ButtonMeaning.CONFIRM ? CONFIRM_PAUSE_MS : PAUSE_MS);
    }

    @Override
    public void ask(Seat seat, String notation, long nowMs) {
        signals.ask(seat, notation, nowMs);
        restMs = nowMs + PAUSE_MS;
    }

    @Override
    public void name(String dice, long nowMs) {
        signals.name(dice, nowMs);
        restMs = nowMs + PAUSE_MS;
    }

    @Override
    public void nameDice(Seat seat, List<String> faces, long nowMs) {
        signals.nameDice(seat, faces, nowMs);
        restMs = nowMs + PAUSE_MS;
    }

    @Override
    public boolean busy(long nowMs) {
        if (table.moving(nowMs)) {
            restMs = nowMs + PAUSE_MS;
            return true;
        }
        LongConsumer next = deeds.poll();
        if (next != null) {
            next.accept(nowMs);
            return true;
        }
        return nowMs < restMs;
    }
}
