package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.Sentence;

/**
 * The rules that a shot shares with a question about its sight line.
 *
 * @param <X> the action
 */
abstract class ShotMove<X extends Action.DieAct> extends DieMove<X> {
    static final String AT = "at";

    /** The weapon of a shot. The only gun of an ordinary die is not named. */
    static final Phrase<Weapon> UNLESS_GUN = PhaseText.WEAPON
            .where(weapon -> weapon != Weapon.GUN)
            .maybe()
            .as(
                    weapon -> weapon.orElse(Weapon.GUN),
                    weapon -> Optional.of(weapon).filter(other -> other != Weapon.GUN));

    final SightLines sight;

    ShotMove(Setup setup, Sentence<X> sentence, String example) {
        super(setup, sentence, example);
        this.sight = new SightLines(setup);
    }

    /** Tests that the die has the weapon, and that the weapon has circles left on the tracking card. */
    final FirstBreach armed(Position position, String die, Weapon weapon) {
        Fighter shooter = position.fighter(die);
        return new FirstBreach()
                .needs(
                        SheetRule.SIDE_HAS_WEAPON,
                        () -> sight.weapon(shooter, weapon).isPresent(),
                        () -> weapon == Weapon.GUN && setup.unit(shooter).ogre()
                                ? "Name the weapon that " + title(die) + " fires."
                                : title(die) + " shows no " + weapon.title() + " as it lies.")
                .needs(
                        SheetRule.WEAPON_IS_DESTROYED,
                        () -> shooter.card().map(card -> card.left(weapon) > 0).orElse(true),
                        () -> "Nothing is left of the " + weapon.title() + " of " + title(die) + ".");
    }

    /** Tests that the target is an enemy on the table. */
    final FirstBreach target(FirstBreach breach, Position position, String name) {
        Commander own = position.active();
        Optional<Fighter> die = position.find(name);
        boolean post = name.equals(own.other().post());
        return breach.needs(
                        SheetRule.DIE_OF_THE_BOX,
                        () -> die.isPresent() || name.equals(own.post()) || post,
                        () -> "No die or Command Post is named " + name + ".")
                .needs(
                        SheetRule.ENEMIES_ONLY,
                        () -> post || die.filter(each -> each.of(own.other())).isPresent(),
                        () -> title(name) + " is no enemy of " + own + ".")
                .needs(
                        SheetRule.MUST_BE_IN_PLAY,
                        () -> post
                                ? position.armor(own.other()) > 0
                                : die.orElseThrow().inPlay(),
                        () -> title(name) + (post ? " is not in play." : " is not on the table."));
    }

    /** Returns the targets that a weapon of a die on the table may hit. */
    final SightLines.ShotTargets targets(Position position, String die, Weapon weapon) {
        Fighter shooter = position.fighter(die);
        return sight.targets(position, shooter, sight.weapon(shooter, weapon).orElseThrow());
    }

    static String with(Weapon weapon) {
        return weapon == Weapon.GUN ? "" : " with its " + weapon.title();
    }

    static List<Place> places(String die, Optional<String> target) {
        return target.map(at -> List.of(new Place(die), new Place(at))).orElseGet(() -> List.of(new Place(die)));
    }
}
