package umpire.rules.kernel.toy.frogpond;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.kernel.FirstMisfit;
import umpire.rules.kernel.Parsed;

/** Checks that the parts of a written position are in the box and fit one another. */
final class PositionCheck {
    private static final int FROGS = 3;

    private PositionCheck() {}

    static Parsed<Position> check(Position position) {
        return misfit(position).map(Parsed::<Position>bad).orElseGet(() -> Parsed.good(position));
    }

    private static Optional<String> misfit(Position position) {
        PondFrogs frogs = position.frogs();
        List<LilyPad> pads =
                Stream.concat(frogs.green().stream(), frogs.brown().stream()).toList();
        return new FirstMisfit()
                .needs(() -> different(pads), "two frogs sit on one pad")
                .needs(() -> different(position.pile()), "a card is in the deck only once")
                .needs(
                        () -> frogs.green().size() <= FROGS && frogs.brown().size() <= FROGS,
                        "a colour has at most three frogs")
                .needs(() -> !pads.isEmpty(), "the pond is empty")
                .needs(() -> Ending.across(frogs) < 2, "only one colour has a frog on its far row")
                .needs(() -> phaseFits(position), "the phase does not fit the frogs and the cards")
                .found();
    }

    private static boolean different(List<?> all) {
        return new HashSet<>(all).size() == all.size();
    }

    private static boolean phaseFits(Position position) {
        PondFrogs frogs = position.frogs();
        boolean cardLies = !position.pile().isEmpty();
        return switch (position.phase()) {
            case Phase.DrawingCard drawing -> Ending.of(frogs, position.pile()).isEmpty();
            case Phase.RollingDie rolling -> cardLies && Ending.of(frogs).isEmpty();
            case Phase.HoppingFrog hopping -> cardLies && Ending.of(frogs).isEmpty();
            case Phase.PondOver over -> Ending.of(frogs, position.pile()).isPresent();
        };
    }
}
