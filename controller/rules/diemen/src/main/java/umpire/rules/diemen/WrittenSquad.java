package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;

/**
 * A squad as it is written, which may be impossible.
 *
 * @param units its units, and the number of Defenders that have used their die, which may be too high
 */
record WrittenSquad(BattleSide side, BattleHex at, WrittenUnits units) {
    static final Form<WrittenSquad> WORD = Form.joined(
            ":",
            Phrase.of(
                    BattleWords.SIDE,
                    WrittenSquad::side,
                    BattleWords.HEX,
                    WrittenSquad::at,
                    WrittenUnits.WORD,
                    WrittenSquad::units,
                    WrittenSquad::new));

    /** A squad that is possible. */
    static final Form<BattleSquad> POSSIBLE =
            WORD.where(WrittenSquad::possible).as(WrittenSquad::squad, WrittenSquad::of);

    /** Units, and the number of Defenders that have used their die. The number is left out where it is 0. */
    record WrittenUnits(Troops troops, int tired) {
        static final Form<WrittenUnits> WORD = Form.joined(
                "/",
                Phrase.of(
                        BattleWords.TROOPS,
                        WrittenUnits::troops,
                        BattleWords.NUMBER.maybe(),
                        units -> Optional.of(units.tired()).filter(tired -> tired > 0),
                        (troops, tired) -> new WrittenUnits(troops, tired.orElse(0))));
    }

    static WrittenSquad of(BattleSquad squad) {
        return new WrittenSquad(squad.side(), squad.at(), new WrittenUnits(squad.troops(), squad.tired()));
    }

    int tired() {
        return units.tired();
    }

    /** Returns whether it has as many Defenders as have used their die. */
    boolean possible() {
        return tired() <= units.troops().count(TroopType.DEFENDERS);
    }

    BattleSquad squad() {
        return new BattleSquad(side, at, units.troops(), tired());
    }
}
