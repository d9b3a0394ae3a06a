package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.GameSheet;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.move.GameOfMoves;
import umpire.rules.kernel.move.MoveTable;

/** Frog Pond as a game the table can referee. */
public final class FrogPond implements GameOfMoves<Position, Action> {
    private static final GameSheet SHEET = new GameSheet(
            new GameId("frog-pond"),
            BoardSheet.TITLE,
            Stream.of(FrogColour.values()).map(FrogColour::seat).toList(),
            List.of(SheetRule.values()),
            List.of(),
            BoardSheet.board(),
            BoardSheet.pieces());

    private static final MoveTable<Position, Action> MOVES = new MoveTable<>(
            Action.class, Position::phase, List.of(new PondDraw(), new PondRoll(), new FrogHop(), new FrogStay()));

    @Override
    public GameSheet sheet() {
        return SHEET;
    }

    @Override
    public MoveTable<Position, Action> moves() {
        return MOVES;
    }

    @Override
    public Position opening() {
        return Position.opening();
    }

    @Override
    public Awaited awaited(Position position) {
        return switch (position.phase()) {
            case Phase.DrawingCard drawing -> PondDraw.awaited(position);
            case Phase.RollingDie rolling -> PondRoll.awaited(position);
            case Phase.HoppingFrog hopping ->
                new Awaited.Choice(
                        position.turn().seat(),
                        "hop " + Count.of(hopping.pads(), "pad") + " "
                                + position.way().says() + ", or stay");
            case Phase.PondOver over ->
                new Awaited.Nothing(Ending.of(position.frogs(), position.pile())
                        .orElseThrow()
                        .outcome(position.frogs()));
        };
    }

    @Override
    public Position after(Position position, Action action, EventSink events) {
        Position next = GameOfMoves.super.after(position, action, events);
        if (next.phase() instanceof Phase.PondOver) {
            Ending end = Ending.of(next.frogs(), next.pile()).orElseThrow();
            events.tell(end.rule(), () -> end.outcome(next.frogs()).says());
        }
        return next;
    }

    @Override
    public List<DieType> dice() {
        return List.of(BoardSheet.CARDS, BoardSheet.DIE);
    }

    @Override
    public Parsed<Action> rolled(Position position, List<DieShown> dice) {
        return switch (position.phase()) {
            case Phase.DrawingCard drawing -> PondDraw.read(dice);
            case Phase.RollingDie rolling -> PondRoll.read(dice);
            case Phase.HoppingFrog hopping -> GameOfMoves.super.rolled(position, dice);
            case Phase.PondOver over -> GameOfMoves.super.rolled(position, dice);
        };
    }

    @Override
    public List<DieShown> sampleRoll(Position position, List<DieType> box, IntUnaryOperator chance) {
        return position.phase() instanceof Phase.DrawingCard
                ? PondDraw.sample(position, chance)
                : GameOfMoves.super.sampleRoll(position, box, chance);
    }

    @Override
    public Seat seatOf(Position position, Action action) {
        return position.turn().seat();
    }

    @Override
    public Optional<Action> pass(Position position) {
        return position.phase() instanceof Phase.HoppingFrog ? Optional.of(FrogStay.STAY) : Optional.empty();
    }

    @Override
    public List<Score> scores(Position position) {
        return Stream.of(FrogColour.values())
                .map(colour ->
                        new Score(colour.seat(), position.frogs().of(colour).size(), "frogs"))
                .toList();
    }

    @Override
    public Placement show(Position position) {
        return PositionPlacement.show(position);
    }

    @Override
    public Optional<Action> attempt(Position position, List<Place> emptied, List<Place> filled, Placement seen) {
        return FrogHop.attempt(emptied, filled);
    }

    @Override
    public Parsed<Position> recognise(Placement picture, Position like, Seat toMove) {
        return SeenPosition.recognise(picture, like, FrogColour.of(toMove));
    }

    @Override
    public String writePosition(Position position) {
        return PositionText.write(position);
    }

    @Override
    public Parsed<Position> readPosition(String text) {
        return PositionText.read(text);
    }
}
