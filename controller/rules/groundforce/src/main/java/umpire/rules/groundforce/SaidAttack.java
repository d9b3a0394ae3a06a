package umpire.rules.groundforce;

import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;

/** An attack as it is written: which of two alike a single attacker is stands at the end. */
record SaidAttack(ForceType type, List<NamedAttacker> attackers, GroundPlace target, AlikeChoice choice) {
    private static final Phrase<AlikeChoice> CHOICE = ForceWords.CHOICE
            .maybe()
            .as(
                    choice -> choice.orElse(AlikeChoice.UNSAID),
                    choice -> Optional.of(choice).filter(said -> said != AlikeChoice.UNSAID));

    private static final Form<List<NamedAttacker>> ATTACKERS = Form.joined(
                    ":",
                    Phrase.of(ForceWords.PLACE, NamedAttacker::from, CHOICE, NamedAttacker::choice, NamedAttacker::new))
            .some("+")
            .called(ForceWords.PLACES);

    static final Phrase<Action.AttackPlace> WORDS = Phrase.of(
                    ForceWords.TYPE,
                    SaidAttack::type,
                    ATTACKERS,
                    SaidAttack::attackers,
                    ForceWords.PLACE,
                    SaidAttack::target,
                    CHOICE,
                    SaidAttack::choice,
                    SaidAttack::new)
            .checked(SaidAttack::meant, SaidAttack::of);

    private static SaidAttack of(Action.AttackPlace attack) {
        NamedAttacker first = attack.attackers().get(0);
        return attack.attackers().size() == 1
                ? new SaidAttack(
                        attack.type(), List.of(NamedAttacker.at(first.from())), attack.target(), first.choice())
                : new SaidAttack(attack.type(), attack.attackers(), attack.target(), AlikeChoice.UNSAID);
    }

    private Parsed<Action.AttackPlace> meant() {
        boolean alone = attackers.size() == 1 && attackers.get(0).choice() == AlikeChoice.UNSAID;
        if (choice != AlikeChoice.UNSAID && !alone) {
            return Parsed.bad(Quoted.of(choice.word())
                    + " stands behind the place of the attacker that is meant, such as d4:" + choice.word()
                    + "+c5");
        }
        return Parsed.good(new Action.AttackPlace(
                type, alone ? List.of(new NamedAttacker(attackers.get(0).from(), choice)) : attackers, target));
    }
}
