package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.appearance.BoardSheet;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;

/** What a wrong move most likely meant: by which piece came where, as far as that is seen. */
final class Attempt {
    private final Setup setup;
    private final Position position;
    private final Placement seen;

    public Attempt(Setup setup, Position position, Placement seen) {
        this.setup = setup;
        this.position = position;
        this.seen = seen;
    }

    /** Returns the action that emptied and filled these places, legal or not. */
    public Optional<Action> of(List<Place> emptied, List<Place> filled) {
        if (filled.contains(position.turn().discards())) {
            return drawn().map(Action.DrawCard::new);
        }
        Optional<GroundPlace> to = places(filled).stream().findFirst();
        return to.flatMap(there -> came(there, places(emptied)));
    }

    private static List<GroundPlace> places(List<Place> places) {
        return places.stream().flatMap(place -> GroundPlace.at(place).stream()).toList();
    }

    /** The card that lies on top now, or else any that could have been drawn; a unit is none, nor a card of the other army. */
    private Optional<OrderCard> drawn() {
        ArmyColour army = position.turn();
        List<Token> news = news(army.discards());
        return setup.deck().cards().stream()
                .filter(card -> news.contains(BoardSheet.token(army, card)))
                .findFirst()
                .or(() -> news.isEmpty() ? setup.left(position).stream().findFirst() : Optional.empty());
    }

    /** Returns what is seen on a place and should not be there. */
    private List<Token> news(Place place) {
        List<Token> news = new ArrayList<>(tokens(seen, place));
        tokens(PositionPlacement.show(position), place).forEach(news::remove);
        return news;
    }

    private static List<Token> tokens(Placement picture, Place place) {
        return picture.visibleByPlace().getOrDefault(place, List.of());
    }

    /** A unit that came to a place from another walked, or moved in; from nowhere, it was put there. */
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

    /** A unit of the army whose turn it is not is put in what is never allowed now; a card is not put there at all. */
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

    /** The type that is seen to have come; else of two on the place the one that the card names. */
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
}
