package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import umpire.rules.diemen.appearance.BoardSheet;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** Reads a field from the counters seen on the board, without checking whether troops may stand so. */
final class SeenPosition {
    private final TreeMap<BattleHex, BattleSquad> squads = new TreeMap<>();
    private final List<String> wrong = new ArrayList<>();

    private SeenPosition() {}

    /** Returns the field, or every reason why there is none. */
    static Parsed<BattleField> recognise(Placement picture) {
        SeenPosition sight = new SeenPosition();
        picture.standings().forEach(sight::put);
        return sight.wrong.isEmpty()
                ? Parsed.good(new BattleField(List.copyOf(sight.squads.values())))
                : Parsed.bad(String.join("; ", sight.wrong));
    }

    private void put(Standing standing) {
        Optional<BattleHex> hex = standing.spot() instanceof Spot.On on
                ? BattleHex.named(on.place().name())
                : Optional.empty();
        if (hex.isEmpty()) {
            wrong.add(Quoted.of(standing.token().name()) + " stands on no space of the map");
            return;
        }
        for (BattleSide side : BattleSide.values()) {
            for (TroopType type : TroopType.values()) {
                Token token = BoardSheet.token(side, type);
                if (token.equals(standing.token())) {
                    put(hex.get(), side, Troops.of(type, 1));
                }
            }
        }
    }

    private void put(BattleHex hex, BattleSide side, Troops unit) {
        BattleSquad there = squads.get(hex);
        if (there == null) {
            squads.put(hex, new BattleSquad(side, hex, unit));
        } else if (there.side() != side) {
            wrong.add("units of both sides stand on " + hex);
        } else if (there.troops().count(unit.types().get(0)) == Troops.MOST) {
            wrong.add("more units stand on " + hex + " than there is room for");
        } else {
            squads.put(hex, new BattleSquad(side, hex, there.troops().plus(unit)));
        }
    }
}
