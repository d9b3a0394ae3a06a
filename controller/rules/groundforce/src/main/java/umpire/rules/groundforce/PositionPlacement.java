package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.groundforce.appearance.BoardSheet;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** The placement of a position: the units on their places, and two piles with the last drawn card on top. */
final class PositionPlacement {
    private PositionPlacement() {}

    public static Placement show(Position position) {
        List<Standing> standings = new ArrayList<>();
        position.forces()
                .squads()
                .forEach((place, squad) -> squad.units()
                        .forEach(unit -> standings.add(
                                Standing.on(place.place(), BoardSheet.token(squad.army(), unit.type())))));
        for (ArmyColour army : ArmyColour.values()) {
            pile(army, position.cards(army), standings);
        }
        return new Placement(standings);
    }

    private static void pile(ArmyColour army, List<OrderCard> cards, List<Standing> into) {
        for (int i = 0; i < cards.size(); i++) {
            into.add(new Standing(
                    BoardSheet.token(army, cards.get(i)), new Spot.On(army.discards()), i < cards.size() - 1));
        }
    }

    /** Returns the units that were lost since an earlier position. Shuffled cards are not lost. */
    public static List<Token> lost(Position since, Position position) {
        List<Token> lost = new ArrayList<>();
        for (ArmyColour army : ArmyColour.values()) {
            for (ForceType type : ForceType.values()) {
                int gone = since.forces().count(army, type) - position.forces().count(army, type);
                for (int i = 0; i < gone; i++) {
                    lost.add(BoardSheet.token(army, type));
                }
            }
        }
        return lost;
    }

    /** Returns the marks of facts that no picture shows: units that walked or attacked, armies in stealth, cards left in a deck. */
    public static List<Mark> marks(Setup setup, Position position) {
        List<Mark> marks = new ArrayList<>();
        for (ArmyColour army : ArmyColour.values()) {
            int left = setup.deck().without(position.cards(army)).size();
            marks.add(new Mark(
                    army.discards(),
                    "deck",
                    Integer.toString(left),
                    army + "'s deck has " + left + (left == 1 ? " card" : " cards") + " left."));
        }
        position.forces().squads().forEach((place, squad) -> {
            if (position.hides(squad.army()) && squad.count(ForceType.SABOTEUR) > 0) {
                boolean one = squad.count(ForceType.SABOTEUR) == 1;
                marks.add(new Mark(
                        place.place(),
                        "stealth",
                        "~",
                        (one ? "A saboteur on " + place + " is" : "Both saboteurs on " + place + " are")
                                + " in stealth."));
            }
            acted(place, squad).ifPresent(marks::add);
        });
        return marks;
    }

    /** Returns the actions of units in this turn. They tell alike units apart. */
    public static List<PieceCondition> conditions(Position position) {
        List<PieceCondition> conditions = new ArrayList<>();
        position.forces()
                .squads()
                .forEach((place, squad) -> squad.units().stream()
                        .filter(unit -> !unit.readiness().equals(UnitReadiness.FRESH))
                        .forEach(unit -> conditions.add(condition(squad.army(), place, unit))));
        return conditions;
    }

    /** Returns the actions of one unit in this turn. They tell it from a like unit. */
    static PieceCondition condition(ArmyColour army, GroundPlace place, ForceUnit unit) {
        Token token = BoardSheet.token(army, unit.type());
        return unit.readiness().equals(UnitReadiness.FRESH)
                ? PieceCondition.usual(place.place(), token)
                : new PieceCondition(place.place(), token, unit.readiness().done());
    }

    private static Optional<Mark> acted(GroundPlace place, ForceSquad squad) {
        List<ForceUnit> acted = squad.units().stream()
                .filter(unit -> !unit.readiness().equals(UnitReadiness.FRESH))
                .toList();
        if (acted.isEmpty()) {
            return Optional.empty();
        }
        String who = acted.stream().distinct().count() < acted.size() ? "each " : "a ";
        List<String> brief = new ArrayList<>();
        List<String> says = new ArrayList<>();
        for (ForceUnit unit : acted) {
            UnitReadiness ready = unit.readiness();
            brief.add((ready.spent() == 0 ? "" : ready.spent())
                    + (ready.attacked() ? "x" : "")
                    + (ready.second() ? "'" : "")
                    + (ready.assailed() ? "!" : ""));
            says.add(who + unit.type().says() + " " + ready.done());
        }
        String sentence = "On " + place + " " + says.stream().distinct().collect(Collectors.joining(" and ")) + ".";
        return Optional.of(new Mark(place.place(), "acted", String.join(",", brief), sentence));
    }

    /** Returns the arrow of the announced attack; empty if there is none. */
    public static List<AttackArrow> strikes(Position position) {
        return switch (position.phase()) {
            case Phase.ThrowingDice throwing -> strikes(throwing.assault());
            case Phase.RemovingUnit removing -> strikes(removing.assault());
            default -> List.of();
        };
    }

    private static List<AttackArrow> strikes(Assault assault) {
        return assault.from().stream()
                .distinct()
                .map(from -> new AttackArrow(from.place(), assault.target().place()))
                .toList();
    }
}
