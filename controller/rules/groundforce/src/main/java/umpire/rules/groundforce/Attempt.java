package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.Action.NamedAttacker;
import umpire.rules.groundforce.appearance.BoardSheet;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;

/** Guesses the action that a wrong move most likely meant, from the pieces seen on the changed places. */
final class Attempt {
    private final Setup setup;
    private final Position position;
    private final Placement seen;

    Attempt(Setup setup, Position position, Placement seen) {
        this.setup = setup;
        this.position = position;
        this.seen = seen;
    }

    /** Returns the action that emptied and filled these places, legal or not. */
    Optional<Action> of(List<Place> emptied, List<Place> filled) {
        if (filled.contains(position.turn().discards())) {
            return drawn().map(Action.DrawCard::new);
        }
        Optional<GroundPlace> to = places(filled).stream().findFirst();
        return to.flatMap(there -> came(there, places(emptied)));
    }

    private static List<GroundPlace> places(List<Place> places) {
        return places.stream().flatMap(place -> GroundPlace.at(place).stream()).toList();
    }

    /** Returns the new card on the pile, or any card left in the deck if no new piece is recognised. A unit or a card of the
     * other army gives no card. */
    private Optional<OrderCard> drawn() {
        ArmyColour army = position.turn();
        List<Token> news = news(army.discards());
        return setup.deck().cards().stream()
                .filter(card -> news.contains(BoardSheet.token(army, card)))
                .findFirst()
                .or(() -> news.isEmpty() ? setup.left(position).stream().findFirst() : Optional.empty());
    }

    /** Returns the tokens seen on a place that should not be there. */
    private List<Token> news(Place place) {
        List<Token> news = new ArrayList<>(tokens(seen, place));
        tokens(PositionPlacement.show(position), place).forEach(news::remove);
        return news;
    }

    private static List<Token> tokens(Placement picture, Place place) {
        return picture.visibleByPlace().getOrDefault(place, List.of());
    }

    /** A unit that came from another place walked or moved in. A unit that came from no place was put there. */
    private Optional<Action> came(GroundPlace to, List<GroundPlace> emptied) {
        Optional<GroundPlace> from = emptied.stream()
                .filter(place -> !place.equals(to))
                .filter(place -> position.forces().at(place).isPresent())
                .findFirst();
        if (from.isPresent()) {
            return from.map(place -> went(type(place, to), place, to));
        }
        return emptied.isEmpty() ? put(to) : Optional.empty();
    }

    private Action went(ForceType type, GroundPlace from, GroundPlace to) {
        return position.phase() instanceof Phase.AdvancingUnits advancing
                        && to.equals(advancing.assault().target())
                        && position.forces().holds(position.turn(), from)
                ? new Action.AdvanceInto(List.of(from), false)
                : new Action.WalkUnit(type, from, to, false);
    }

    /** A unit of the other army gives the kind of placement that this phase forbids, so it is refused. A card gives no action. */
    private Optional<Action> put(GroundPlace to) {
        List<Token> news = news(to.place());
        ArmyColour army = position.turn();
        return put(army, news, to, Phase.PlacingUnits.class)
                .or(() -> put(army.other(), news, to, Phase.BuyingUnits.class))
                .or(() -> news.isEmpty() ? Optional.of(new Action.BuyUnit(ForceType.TROOPER, to)) : Optional.empty());
    }

    private Optional<Action> put(ArmyColour army, List<Token> news, GroundPlace to, Class<? extends Phase> placed) {
        return Arrays.stream(ForceType.values())
                .filter(type -> news.contains(BoardSheet.token(army, type)))
                .findFirst()
                .map(type -> placed.isInstance(position.phase())
                        ? new Action.PlaceUnit(type, to)
                        : new Action.BuyUnit(type, to));
    }

    /** Returns the type that was seen to arrive. If none was seen, returns the type on the origin that the card names. */
    private ForceType type(GroundPlace from, GroundPlace to) {
        ArmyColour army = position.forces().at(from).orElseThrow().army();
        List<ForceType> there = position.forces().at(from).orElseThrow().types();
        List<Token> news = news(to.place());
        return there.stream()
                .filter(type -> news.contains(BoardSheet.token(army, type)))
                .findFirst()
                .or(() -> there.stream()
                        .filter(setup.order(position).types()::contains)
                        .findFirst())
                .orElse(there.get(0));
    }

    /**
     * Returns the attacks that touching a unit and then another place may mean, the likeliest first. They are the attack by this unit and,
     * if a like unit was touched just before, the attack by both. Empty if no unit stands on the first place.
     */
    static List<Action> meanings(Setup setup, Position position, List<TouchedTokens> touched) {
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
        ForceType type = touchedType(setup, position, unit, from.get(), target.get());
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

    /** Returns the touched type. If it was not recognised, returns the likeliest one: named by the card and within range. */
    private static ForceType touchedType(
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
}
