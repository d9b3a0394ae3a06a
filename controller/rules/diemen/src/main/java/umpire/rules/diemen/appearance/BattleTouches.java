package umpire.rules.diemen.appearance;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.refusal.ConflictJudge;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;

/** What is touched to name an action, and what a touch was meant for that names none. */
public final class BattleTouches {
    private static final List<BattleRule> RULES = List.of(BattleRule.values());

    private BattleTouches() {}

    /** Attacks are named by touching who attacks and who is attacked, losses by touching them. */
    public static List<Place> of(Conflict conflict, ConflictAction action) {
        return switch (action) {
            case ConflictAction.AttackSpace attack ->
                List.of(attack.from().place(), attack.at().place());
            case ConflictAction.ShootSpace shoot ->
                List.of(shoot.from().place(), shoot.at().place());
            case ConflictAction.LoseUnit lose -> List.of(conflict.assault().at().place());
            default -> List.of();
        };
    }

    /** Returns the counter that is touched where it matters which: of several types the one that is lost. */
    public static Map<Place, Token> tokens(Conflict conflict, ConflictAction action) {
        return action instanceof ConflictAction.LoseUnit lose
                ? Map.of(
                        conflict.assault().at().place(),
                        BattleSheet.token(conflict.assault().side().other(), lose.type()))
                : Map.of();
    }

    /** Returns what was meant that is not allowed: of several that are not, the one that comes nearest to it says most. */
    public static Optional<ConflictAction> meant(ConflictJudge judge, Conflict conflict, List<TouchedTokens> touched) {
        List<ConflictAction> meanings = meanings(conflict, touched);
        return meanings.stream()
                        .anyMatch(action -> judge.refuse(conflict, action).isEmpty())
                ? Optional.empty()
                : meanings.stream()
                        .max(Comparator.comparingInt(action -> RULES.indexOf(
                                judge.refuse(conflict, action).orElseThrow().rule())));
    }

    /** Two squads name an attack, or what Archers do instead. While units are to be lost it is enough to touch others. */
    private static List<ConflictAction> meanings(Conflict conflict, List<TouchedTokens> touched) {
        List<BattleHex> spaces = touched.stream()
                .flatMap(thing -> BattleHex.named(thing.place().name()).stream())
                .toList();
        if (spaces.isEmpty()) {
            return List.of();
        }
        if (conflict.phase() instanceof ConflictPhase.LosingUnits) {
            return attacks(spaces.getLast(), conflict.assault().at());
        }
        return spaces.size() < 2 ? List.of() : attacks(spaces.get(spaces.size() - 2), spaces.getLast());
    }

    private static List<ConflictAction> attacks(BattleHex from, BattleHex at) {
        return from.equals(at)
                ? List.of()
                : List.of(new ConflictAction.AttackSpace(from, at), new ConflictAction.ShootSpace(from, at));
    }
}
