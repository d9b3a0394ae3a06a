package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.BattleStrategy.BattleOrders;
import umpire.rules.diemen.DiceSet.TiedSet;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;

/** Single words of actions and positions. Each word is read only in the spelling in which it is written. */
final class BattleWords {
    static final Form<BattleSide> SIDE = Form.of("red or blue", BattleSide::word, BattleSide::named);
    static final Form<BattleHex> HEX = Form.of("a space", BattleHex::toString, BattleHex::named);
    static final Form<Troops> TROOPS = Form.of("troops", Troops::toString, Troops::parse);
    static final Form<DiceSet> SET = Form.of("a set", DiceSet::toString, DiceSet::parse);
    static final Form<BattleTactic> TACTIC = Form.of("a tactic", BattleTactic::word, BattleTactic::named);
    static final Form<Integer> NUMBER = Form.number("a number", "[0-9]{1,3}");
    static final Form<Integer> FACE = NUMBER.where(face -> face >= 1 && face <= DicePool.HIGHEST);
    static final Form<TroopType> TYPE =
            Form.oneOf("a letter of a unit", TroopType.ALL, type -> String.valueOf(type.letter()));

    static final Form<BattleOrders> ORDERS = Form.joined(
            ":",
            Phrase.of(
                    Form.of("a strategy", BattleStrategy::word, BattleStrategy::named),
                    BattleOrders::strategy,
                    HEX.maybe(),
                    BattleOrders::goal,
                    BattleOrders::new));

    static final Form<DicePool> POOL = FACE.list().as(DicePool::of, DicePool::faces);

    static final Form<TiedSet> TIED =
            Form.joined(":", Phrase.of(SIDE, TiedSet::side, SET, TiedSet::set, TACTIC, TiedSet::tactic, TiedSet::new));

    /** How an attack is made; an exclamation mark stands for an attack by Fliers alone. */
    private record AttackWay(BattleAssault.AttackKind kind, boolean flying) {
        private static final String FLYING = "!";

        private static final Form<AttackWay> WORD = Form.of("a way to attack", AttackWay::word, AttackWay::named);

        private String word() {
            return kind.word() + (flying ? FLYING : "");
        }

        private static Optional<AttackWay> named(String word) {
            boolean flies = word.endsWith(FLYING);
            return BattleAssault.AttackKind.named(flies ? word.substring(0, word.length() - 1) : word)
                    .map(kind -> new AttackWay(kind, flies));
        }
    }

    private record AttackHexes(BattleHex from, BattleHex at) {
        private static final Phrase<AttackHexes> WORDS =
                Phrase.of(HEX, AttackHexes::from, HEX, AttackHexes::at, AttackHexes::new);
    }

    private record AttackStrength(DiceSet set, int bonus, int limit) {
        private static final Phrase<AttackStrength> WORDS = Phrase.of(
                SET,
                AttackStrength::set,
                NUMBER,
                AttackStrength::bonus,
                NUMBER,
                AttackStrength::limit,
                AttackStrength::new);
    }

    static final Form<BattleAssault> ASSAULT = Form.joined(
            ":",
            Phrase.of(
                    SIDE,
                    BattleAssault::side,
                    AttackHexes.WORDS,
                    assault -> new AttackHexes(assault.from(), assault.at()),
                    AttackWay.WORD,
                    assault -> new AttackWay(assault.kind(), assault.flying()),
                    AttackStrength.WORDS,
                    assault -> new AttackStrength(assault.set(), assault.bonus(), assault.limit()),
                    BattleWords::assault));

    private BattleWords() {}

    private static BattleAssault assault(BattleSide side, AttackHexes places, AttackWay way, AttackStrength force) {
        return new BattleAssault(
                side,
                places.from(),
                places.at(),
                way.kind(),
                force.set().width(),
                force.set().height(),
                force.bonus(),
                force.limit(),
                way.flying());
    }
}
