package umpire.rules.diemen;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.appearance.BoardSheet;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.move.MoveTable;

/** Guesses the action that people meant when they moved units or touched squads. */
final class Attempt {
    private static final List<SheetRule> RULES = List.of(SheetRule.values());

    private Attempt() {}

    /**
     * Returns the action that was meant, legal or not.
     *
     * @param filled the space that the units went to; empty if they left the map
     * @param seen the placement that the camera sees
     */
    static Optional<Action> of(Position position, List<Place> emptied, List<Place> filled, Placement seen) {
        List<Place> from =
                emptied.stream().filter(place -> !filled.contains(place)).toList();
        if (from.size() != 1 || filled.size() > 1) {
            return Optional.empty();
        }
        Optional<BattleHex> to = filled.stream().findFirst().flatMap(place -> BattleHex.named(place.name()));
        return BattleHex.named(from.get(0).name())
                .flatMap(position.field()::at)
                .filter(squad -> to.isPresent() || filled.isEmpty())
                .map(squad -> meant(position, squad, to, moved(squad, to, PositionPlacement.show(position), seen)));
    }

    private static Action meant(Position position, BattleSquad squad, Optional<BattleHex> to, Troops moved) {
        return to.isPresent() && position.phase() instanceof Phase.MarchingFreely
                ? new Action.MarchPart(squad.at(), to.get(), moved)
                : new Action.MoveTroops(squad.at(), to, moved);
    }

    /**
     * Returns the units that are gone from a squad's space and came to the other one. Returns the whole squad if none of its units is seen
     * to be gone.
     */
    private static Troops moved(BattleSquad squad, Optional<BattleHex> to, Placement before, Placement seen) {
        Troops moved = Troops.NONE;
        for (TroopType type : squad.troops().types()) {
            Token token = BoardSheet.token(squad.side(), type);
            int gone = count(before, squad.at(), token) - count(seen, squad.at(), token);
            int come = to.map(hex -> count(seen, hex, token) - count(before, hex, token))
                    .orElse(gone);
            moved = moved.plus(Troops.of(type, Math.max(0, Math.min(gone, come))));
        }
        return moved.isEmpty() ? squad.troops() : moved;
    }

    private static int count(Placement picture, BattleHex hex, Token token) {
        return Collections.frequency(picture.visibleByPlace().getOrDefault(hex.place(), List.of()), token);
    }

    /** Returns the forbidden action that a touch was meant for: of several the one that comes nearest to being allowed. */
    static Optional<Action> meant(MoveTable<Position, Action> moves, Position position, List<TouchedTokens> touched) {
        List<Action> meanings = meanings(position, touched);
        return meanings.stream()
                        .anyMatch(action -> moves.breach(position, action).isEmpty())
                ? Optional.empty()
                : meanings.stream()
                        .max(Comparator.comparingInt(action -> RULES.indexOf(
                                moves.breach(position, action).orElseThrow().rule())));
    }

    /**
     * Returns the attacks that touches may mean. Two touched squads name an attack. While units are lost, one touched squad is enough: it
     * attacks the space of the losses.
     */
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
