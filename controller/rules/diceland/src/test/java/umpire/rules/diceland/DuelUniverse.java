package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.OgreSystem;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.DieType;

/** Every action that anybody could write down, but for dice that land. */
final class DuelUniverse {
    private static final List<Optional<OgreSystem>> SYSTEMS =
            List.of(Optional.empty(), Optional.of(OgreSystem.MAIN), Optional.of(OgreSystem.TREADS));

    private DuelUniverse() {}

    static List<DuelAction> actions(List<DieType> box) {
        List<String> dice = box.stream().map(DieType::name).toList();
        List<DuelAction> all = new ArrayList<>(List.of(
                new DuelAction.ArmyReady(),
                new DuelAction.AllowThrow(),
                new DuelAction.CallFoul(true),
                new DuelAction.CallFoul(false),
                new DuelAction.CommandAll(),
                new DuelAction.RestDie(),
                new DuelAction.PassTurn(),
                new DuelAction.SayLine(true),
                new DuelAction.SayLine(false),
                new DuelAction.GoesFirst(Commander.RED),
                new DuelAction.GoesFirst(Commander.BLUE)));
        dice.forEach(die -> of(die, dice, all));
        return all;
    }

    private static void of(String die, List<String> dice, List<DuelAction> all) {
        all.add(new DuelAction.Enlist(die));
        all.add(new DuelAction.PlaceFirst(die));
        all.add(new DuelAction.ThrowIn(die));
        all.add(new DuelAction.JumpUp(die));
        Stream.of(TopCorner.values()).forEach(corner -> all.add(new DuelAction.Maneuver(die, corner)));
        dice.forEach(other -> all.add(new DuelAction.CallIn(die, other)));
        for (Weapon weapon : Weapon.values()) {
            SYSTEMS.forEach(system -> all.add(new DuelAction.FireWeapon(die, weapon, Optional.empty(), system)));
            Stream.concat(dice.stream(), Stream.of(Commander.values()).map(Commander::post))
                    .forEach(target -> {
                        all.add(new DuelAction.AskLine(die, weapon, target));
                        SYSTEMS.forEach(
                                system -> all.add(new DuelAction.FireWeapon(die, weapon, Optional.of(target), system)));
                    });
        }
    }
}
