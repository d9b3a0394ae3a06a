package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * The position of a token: a place, or a pose in the board's frame.
 *
 * @param place absent for a token at a pose
 * @param name the name of that pose, used like the name of a place
 * @param covered true for a token below another one; absent otherwise
 */
public record StandingPayload(
        Token token,
        Optional<Place> place,
        Optional<Place> name,
        Optional<Double> xMm,
        Optional<Double> yMm,
        Optional<Double> headingDeg,
        Optional<Boolean> covered) {
    public static List<StandingPayload> of(List<Standing> standings) {
        return standings.stream().map(StandingPayload::of).toList();
    }

    private static StandingPayload of(Standing standing) {
        Optional<Boolean> covered = standing.covered() ? Optional.of(true) : Optional.empty();
        return switch (standing.spot()) {
            case Spot.On on ->
                new StandingPayload(
                        standing.token(),
                        Optional.of(on.place()),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        covered);
            case Spot.Lying lying ->
                new StandingPayload(
                        standing.token(),
                        Optional.empty(),
                        Optional.of(lying.place()),
                        Optional.of(lying.pose().xMm()),
                        Optional.of(lying.pose().yMm()),
                        Optional.of(lying.pose().headingDeg()),
                        covered);
        };
    }
}
