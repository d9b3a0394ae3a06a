package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.groundforce.appearance.BoardSheet;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;

/** What names an action that leaves no picture. */
final class Touches {
    private Touches() {}

    /** An attack is named by its attackers, one after the other, and then its target. */
    public static List<Place> of(Action action) {
        if (!(action instanceof Action.AttackPlace attack)) {
            return List.of();
        }
        List<Place> touches =
                new ArrayList<>(attack.from().stream().map(GroundPlace::place).toList());
        touches.add(attack.target().place());
        return touches;
    }

    /** Of two of the attacking type on a place of which either may be meant, that very one is touched. */
    public static Map<Place, PieceCondition> conditions(Setup setup, Position position, Action action) {
        if (!(action instanceof Action.AttackPlace attack)) {
            return Map.of();
        }
        AlikeUnits alike = new AlikeUnits(setup, position);
        return alike.fighters(attack).stream()
                .filter(fighter -> Collections.frequency(attack.from(), fighter.from()) == 1)
                .filter(fighter -> alike.other(attack.type(), fighter.from()) != AlikeChoice.UNSAID)
                .collect(Collectors.toMap(
                        fighter -> fighter.from().place(),
                        fighter -> PositionPlacement.condition(
                                position.turn(), fighter.from(), new ForceUnit(attack.type(), fighter.readiness()))));
    }

    /**
     * Returns what whoever touched a unit and then another place may have meant, the likeliest first: an attack on that place by this
     * unit, and where another one like it was touched just before, by both. What is nobody's unit means nothing.
     */
    public static List<Action> meanings(Setup setup, Position position, List<TouchedTokens> touched) {
        if (touched.size() < 2) {
            return List.of();
        }
        TouchedTokens unit = touched.get(touched.size() - 2);
        Optional<GroundPlace> target = GroundPlace.at(touched.getLast().place());
        Optional<GroundPlace> from = GroundPlace.at(unit.place())
                .filter(place -> position.forces().squads().containsKey(place));
        if (target.isEmpty() || from.isEmpty()) {
            return List.of();
        }
        ForceType type = type(setup, position, unit, from.get(), target.get());
        NamedAttacker attacker = NamedAttacker.at(from.get());
        List<Action> meanings = new ArrayList<>();
        meanings.add(new Action.AttackPlace(type, List.of(attacker), target.get()));
        touched.subList(0, touched.size() - 2).reversed().stream()
                .findFirst()
                .flatMap(before -> partner(position, type, before))
                .map(partner -> new Action.AttackPlace(type, List.of(partner, attacker), target.get()))
                .ifPresent(meanings::add);
        return List.copyOf(meanings);
    }

    private static Optional<NamedAttacker> partner(Position position, ForceType type, TouchedTokens touched) {
        return touched.tokens().contains(BoardSheet.token(position.turn(), type))
                ? GroundPlace.at(touched.place()).map(NamedAttacker::at)
                : Optional.empty();
    }

    /** Returns the type that was touched, or the one that was likeliest: one of the card, which reaches so far. */
    private static ForceType type(
            Setup setup, Position position, TouchedTokens touched, GroundPlace from, GroundPlace target) {
        ArmyColour army = position.forces().holds(position.turn(), from)
                ? position.turn()
                : position.turn().other();
        List<ForceUnit> units = position.forces().units(army, from);
        return units.stream()
                .map(ForceUnit::type)
                .min(Comparator.comparing((ForceType type) -> !touched.tokens().contains(BoardSheet.token(army, type)))
                        .thenComparing(type -> !setup.order(position).types().contains(type))
                        .thenComparing(type -> (type == ForceType.HEAVY) == (from.spacesTo(target) == 1)))
                .orElseThrow();
    }

    /** Of two units on a place the one of the attacking type is touched; whoever is attacked there, any will do. */
    public static Map<Place, Token> tokens(Position position, Action action) {
        return action instanceof Action.AttackPlace attack
                ? attack.from().stream()
                        .distinct()
                        .collect(Collectors.toMap(
                                GroundPlace::place, from -> BoardSheet.token(position.turn(), attack.type())))
                : Map.of();
    }
}
