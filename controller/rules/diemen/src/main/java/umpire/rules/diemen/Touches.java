package umpire.rules.diemen;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.diemen.appearance.BoardSheet;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;

/** What is touched to name an action, and what a touch was meant for that names none. */
public final class Touches {
    private static final List<SheetRule> RULES = List.of(SheetRule.values());

    private Touches() {}

    /** Attacks are named by touching who attacks and who is attacked, losses by touching them. */
    public static List<Place> of(Position position, Action action) {
        return switch (action) {
            case Action.AttackSpace attack ->
                List.of(attack.from().place(), attack.at().place());
            case Action.ShootSpace shoot ->
                List.of(shoot.from().place(), shoot.at().place());
            case Action.LoseUnit lose -> List.of(position.assault().at().place());
            default -> List.of();
        };
    }

    /** Returns the counter that is touched where it matters which: of several types the one that is lost. */
    public static Map<Place, Token> tokens(Position position, Action action) {
        return action instanceof Action.LoseUnit lose
                ? Map.of(
                        position.assault().at().place(),
                        BoardSheet.token(position.assault().side().other(), lose.type()))
                : Map.of();
    }

    /** Returns what was meant that is not allowed: of several that are not, the one that comes nearest to it says most. */
    public static Optional<Action> meant(Judge judge, Position position, List<TouchedTokens> touched) {
        List<Action> meanings = meanings(position, touched);
        return meanings.stream()
                        .anyMatch(action -> judge.refuse(position, action).isEmpty())
                ? Optional.empty()
                : meanings.stream()
                        .max(Comparator.comparingInt(action -> RULES.indexOf(
                                judge.refuse(position, action).orElseThrow().rule())));
    }

    /** Two squads name an attack, or what Archers do instead. While units are to be lost it is enough to touch others. */
    private static List<Action> meanings(Position position, List<TouchedTokens> touched) {
        List<BattleHex> spaces = touched.stream()
                .flatMap(thing -> BattleHex.named(thing.place().name()).stream())
                .toList();
        if (spaces.isEmpty()) {
            return List.of();
        }
        if (position.phase() instanceof Phase.LosingUnits) {
            return attacks(spaces.getLast(), position.assault().at());
        }
        return spaces.size() < 2 ? List.of() : attacks(spaces.get(spaces.size() - 2), spaces.getLast());
    }

    private static List<Action> attacks(BattleHex from, BattleHex at) {
        return from.equals(at) ? List.of() : List.of(new Action.AttackSpace(from, at), new Action.ShootSpace(from, at));
    }
}
