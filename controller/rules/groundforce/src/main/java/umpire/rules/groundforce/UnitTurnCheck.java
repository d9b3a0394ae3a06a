package umpire.rules.groundforce;

import static umpire.rules.kernel.FirstMisfit.unless;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.GroundStep;
import umpire.rules.groundforce.battlefield.OrderCard;

/** Whether units can have done in a turn what is said of them. */
final class UnitTurnCheck {
    private final Setup setup;

    UnitTurnCheck(Setup setup) {
        this.setup = setup;
    }

    /** A unit and what is wrong with it. */
    private interface UnitTest {
        Optional<String> wrong(GroundPlace place, ForceUnit unit);
    }

    private static Optional<String> each(Position position, boolean ofTurn, UnitTest test) {
        for (Map.Entry<GroundPlace, ForceSquad> entry :
                position.forces().squads().entrySet()) {
            if (ofTurn == (entry.getValue().army() == position.turn())) {
                for (ForceUnit unit : entry.getValue().units()) {
                    Optional<String> wrong = test.wrong(entry.getKey(), unit);
                    if (wrong.isPresent()) {
                        return wrong;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static String named(GroundPlace place, ForceUnit unit) {
        return "the " + unit.type().says() + " on " + place;
    }

    private static boolean fresh(ForceUnit unit) {
        return unit.readiness().equals(UnitReadiness.FRESH);
    }

    /** Nobody has done anything in this turn; at most the other army has attacked in the one before. */
    Optional<String> rested(Position position, String why) {
        boolean inPlay = position.phase() instanceof Phase.DrawingCard || position.phase() instanceof Phase.BuyingUnits;
        UnitTest acted = (place, unit) -> unless(
                fresh(unit),
                why + ", but " + named(place, unit) + " " + unit.readiness().done());
        UnitTest suffered = (place, unit) -> unit.readiness().equals(UnitReadiness.ASSAILED)
                ? assailed(position, place, unit)
                : acted.wrong(place, unit);
        return each(position, true, inPlay ? suffered : acted).or(() -> each(position, false, acted));
    }

    private Optional<String> assailed(Position position, GroundPlace place, ForceUnit unit) {
        String who = named(place, unit);
        boolean own = position.forces().holds(position.turn(), place);
        return unless(
                        setup.rulings().attackedStand(),
                        who + " is marked as attacked, which does not matter in this house")
                .or(() -> unless(
                        own
                                || unit.type() != ForceType.SABOTEUR
                                || !position.hides(position.turn().other()),
                        who + " is in stealth and was attacked"));
    }

    /** The card lets these types act, and only they have. */
    Optional<String> acting(Position position, List<ForceType> acted) {
        if (position.top(position.turn()).isEmpty()) {
            return Optional.of(position.turn() + " has drawn no card");
        }
        OrderCard card = position.top(position.turn()).orElseThrow();
        List<ForceType> types = card.kind().types();
        return unless(!types.isEmpty(), "the card " + card + " names no units, so nobody acts")
                .or(() -> acted.stream()
                        .filter(type -> !types.contains(type))
                        .findFirst()
                        .map(type -> "the card " + card + " does not name " + type.plural()))
                .or(() -> unless(acted.size() == acted.stream().distinct().count(), "a type of units has acted twice"))
                .or(() -> each(position, false, (place, unit) -> others(position, place, unit)))
                .or(() -> each(position, true, (place, unit) -> able(position, place, unit, acted)));
    }

    private Optional<String> others(Position position, GroundPlace place, ForceUnit unit) {
        if (unit.readiness().equals(UnitReadiness.ASSAILED)) {
            return assailed(position, place, unit);
        }
        return unless(
                fresh(unit),
                "it is " + position.turn() + "'s turn, but " + named(place, unit) + " "
                        + unit.readiness().done());
    }

    private Optional<String> able(Position position, GroundPlace place, ForceUnit unit, List<ForceType> acted) {
        UnitReadiness ready = unit.readiness();
        String who = named(place, unit);
        boolean rush = setup.rush(position);
        boolean idle = ready.spent() == 0 && !ready.attacked();
        return unless(!ready.second() || rush, who + " is in a second move, which only a rush gives")
                .or(() -> unless(
                        !ready.second() || !idle, who + " is in a second move, which begins with a walk or an attack"))
                .or(() -> unless(
                        idle || acted.contains(unit.type()),
                        who + " " + ready.done() + ", but no " + unit.type().plural() + " have acted"))
                .or(() -> ready.assailed() ? assailed(position, place, unit) : Optional.empty())
                .or(() -> unless(
                        !ready.assailed() || ready.spent() == 0,
                        who + " was attacked and does not walk, but has walked"))
                .or(() -> unless(
                        !ready.attacked()
                                || !setup.stealth(position)
                                || setup.rulings().stealthMayAttack(),
                        who + " has attacked, which no saboteur does in stealth in this house"))
                .or(() -> unless(
                        ready.spent() == 0 || ready.attacked() || wayIn(position, place),
                        who + " has walked, but every way to it is barred"));
    }

    /** Whether somebody of the army whose turn it is can have walked onto a place: in its turn no enemy comes anywhere. */
    private boolean wayIn(Position position, GroundPlace place) {
        return GroundStep.ALL.stream().anyMatch(way -> {
            GroundPlace next = place.next(way);
            while (setup.stealth(position) && enemy(position, next)) {
                next = next.next(way);
            }
            return setup.board().has(next) && !enemy(position, next);
        });
    }

    private static boolean enemy(Position position, GroundPlace place) {
        return position.forces().holds(position.turn().other(), place);
    }
}
