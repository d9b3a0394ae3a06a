package umpire.rules.diemen.appearance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap;
import umpire.rules.diemen.field.HexTerrain;

/**
 * The courses of rivers as the board draws them. The rules know only spaces of River. A river flows on to every River space next to it.
 * With only one such neighbour it also flows straight on: off the map, into a chasm or to its bank.
 */
final class Rivers {
    /** The sides of a space, each opposite the one that is three further on. */
    private static final List<String> WAYS = List.of("e", "ne", "nw", "w", "sw", "se");

    private final BattleMap map;

    Rivers(BattleMap map) {
        this.map = map;
    }

    /** Returns for each side of a space whether water flows through it. */
    Map<String, Boolean> flows(BattleHex hex) {
        Map<String, Boolean> flows = new LinkedHashMap<>();
        for (int way = 0; way < WAYS.size(); way++) {
            flows.put(WAYS.get(way), flows(hex, way));
        }
        return flows;
    }

    private boolean flows(BattleHex hex, int way) {
        Optional<BattleHex> next = next(hex, way);
        return switch (map.terrain(hex)) {
            case RIVER -> isRiver(next) || (ends(next) && comesOnlyFrom(hex, opposite(way)));
            case IMPASSIBLE -> isRiver(next) && comesOnlyFrom(next.orElseThrow(), way);
            default -> false;
        };
    }

    /** Returns whether a river may leave the map or fall from it there. */
    private boolean ends(Optional<BattleHex> next) {
        return next.isEmpty() || !map.passable(next.get());
    }

    private boolean comesOnlyFrom(BattleHex hex, int from) {
        for (int way = 0; way < WAYS.size(); way++) {
            if (isRiver(next(hex, way)) != (way == from)) {
                return false;
            }
        }
        return true;
    }

    private boolean isRiver(Optional<BattleHex> hex) {
        return hex.filter(each -> map.terrain(each) == HexTerrain.RIVER).isPresent();
    }

    private static int opposite(int way) {
        return (way + WAYS.size() / 2) % WAYS.size();
    }

    /** Returns the space of the map beyond a side. */
    private Optional<BattleHex> next(BattleHex hex, int way) {
        int shift = hex.row() % 2;
        BattleHex beyond = switch (way) {
            case 0 -> new BattleHex(hex.column() + 1, hex.row());
            case 1 -> new BattleHex(hex.column() + shift, hex.row() + 1);
            case 2 -> new BattleHex(hex.column() + shift - 1, hex.row() + 1);
            case 3 -> new BattleHex(hex.column() - 1, hex.row());
            case 4 -> new BattleHex(hex.column() + shift - 1, hex.row() - 1);
            default -> new BattleHex(hex.column() + shift, hex.row() - 1);
        };
        return Optional.of(beyond).filter(map::has);
    }
}
