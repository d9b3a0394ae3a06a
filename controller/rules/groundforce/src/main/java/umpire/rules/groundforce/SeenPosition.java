package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.groundforce.appearance.BoardSheet;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** Builds a position from the pieces seen on the board. The hidden cards of a pile come from an earlier position. */
final class SeenPosition {
    private final Setup setup;
    private final List<String> wrong = new ArrayList<>();
    private final Map<ArmyColour, List<OrderCard>> tops = new EnumMap<>(ArmyColour.class);
    private Forces forces = Forces.NONE;

    private SeenPosition(Setup setup, Placement picture) {
        this.setup = setup;
        for (ArmyColour army : ArmyColour.values()) {
            tops.put(army, new ArrayList<>());
        }
        picture.standings().stream().filter(standing -> !standing.covered()).forEach(this::put);
    }

    /** Returns the position with the seen units and the top card of each pile, or every reason why it is impossible. */
    public static Parsed<Position> recognise(Setup setup, Placement picture, Position like, ArmyColour toMove) {
        SeenPosition sight = new SeenPosition(setup, picture);
        List<OrderCard> yellow = sight.pile(ArmyColour.YELLOW, like);
        List<OrderCard> blue = sight.pile(ArmyColour.BLUE, like);
        return sight.wrong.isEmpty()
                ? Parsed.good(
                        new Position(sight.forces, yellow, blue, toMove, like.lastBattle(), new Phase.DrawingCard()))
                : Parsed.bad(String.join("; ", sight.wrong));
    }

    private void put(Standing standing) {
        if (!(standing.spot() instanceof Spot.On on)) {
            wrong.add(Quoted.of(standing.token().name()) + " lies on no place of the board");
            return;
        }
        Optional<ArmyColour> pile = Arrays.stream(ArmyColour.values())
                .filter(army -> army.discards().equals(on.place()))
                .findFirst();
        Optional<GroundPlace> place = GroundPlace.at(on.place()).filter(setup.board()::has);
        boolean known = pile.isPresent()
                ? laid(pile.orElseThrow(), standing.token())
                : place.isPresent() && stands(place.orElseThrow(), standing.token());
        if (!known) {
            wrong.add(Quoted.of(standing.token().name()) + " cannot lie on " + on.place());
        }
    }

    private boolean laid(ArmyColour army, Token token) {
        Optional<OrderCard> card = setup.deck().cards().stream()
                .filter(each -> BoardSheet.token(army, each).equals(token))
                .findFirst();
        card.ifPresent(each -> tops.computeIfPresent(army, (same, cards) -> with(cards, each)));
        return card.isPresent();
    }

    private static List<OrderCard> with(List<OrderCard> cards, OrderCard card) {
        List<OrderCard> more = new ArrayList<>(cards);
        more.add(card);
        return more;
    }

    private boolean stands(GroundPlace place, Token token) {
        for (ArmyColour army : ArmyColour.values()) {
            for (ForceType type : ForceType.values()) {
                if (BoardSheet.token(army, type).equals(token)) {
                    return joined(army, place, type);
                }
            }
        }
        return false;
    }

    private boolean joined(ArmyColour army, GroundPlace place, ForceType type) {
        if (forces.holds(army.other(), place)) {
            wrong.add("units of both armies stand on " + place);
        } else {
            forces = forces.with(army, place, ForceUnit.fresh(type));
        }
        return true;
    }

    /** Returns the pile up to the seen card, or the seen card alone if the earlier pile lacks it. */
    private List<OrderCard> pile(ArmyColour army, Position like) {
        List<OrderCard> seen = tops.getOrDefault(army, List.of());
        if (seen.isEmpty()) {
            return List.of();
        }
        if (seen.size() > 1) {
            wrong.add("two of " + army + "'s cards lie side by side; lay the last one on top");
        }
        List<OrderCard> before = like.cards(army);
        int at = before.indexOf(seen.get(0));
        return at < 0 ? List.of(seen.get(0)) : before.subList(0, at + 1);
    }
}
