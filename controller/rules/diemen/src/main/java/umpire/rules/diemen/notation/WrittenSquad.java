package umpire.rules.diemen.notation;

import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;

/**
 * A squad as it is written, which may be none that there can be.
 *
 * @param tired how many of its Defenders have used their die, or more
 */
record WrittenSquad(BattleSide side, BattleHex at, Troops troops, int tired) {
    static Optional<WrittenSquad> parse(String text) {
        String[] halves = text.split("/", 2);
        String[] words = halves[0].split(":", -1);
        Optional<Integer> tired = halves.length == 1 ? Optional.of(0) : BattleWords.number(halves[1]);
        if (words.length != 3 || tired.isEmpty()) {
            return Optional.empty();
        }
        return BattleSide.named(words[0])
                .flatMap(side -> BattleHex.named(words[1])
                        .flatMap(hex -> Troops.parse(words[2])
                                .map(troops -> new WrittenSquad(side, hex, troops, tired.get()))));
    }

    /** Reads a squad that there can be. */
    static Optional<BattleSquad> read(String text) {
        return parse(text).filter(WrittenSquad::possible).map(WrittenSquad::squad);
    }

    /** Returns whether it has as many Defenders as have used their die. */
    boolean possible() {
        return tired <= troops.count(TroopType.DEFENDERS);
    }

    BattleSquad squad() {
        return new BattleSquad(side, at, troops, tired);
    }
}
