package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.TrackingCard.OgreSystem;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.DieType;

/** Every action that can be written, except landings of dice. */
final class DicelandUniverse {
    private static final List<Optional<OgreSystem>> SYSTEMS =
            List.of(Optional.empty(), Optional.of(OgreSystem.MAIN), Optional.of(OgreSystem.TREADS));

    private DicelandUniverse() {}

    static List<Action> actions(List<DieType> box) {
        List<String> dice = box.stream().map(DieType::name).toList();
        List<Action> all = new ArrayList<>(List.of(
                new Action.ArmyReady(),
                new Action.AllowThrow(),
                new Action.CallFoul(true),
                new Action.CallFoul(false),
                new Action.CommandAll(),
                new Action.RestDie(),
                new Action.PassTurn(),
                new Action.SayLine(true),
                new Action.SayLine(false),
                new Action.GoesFirst(Commander.RED),
                new Action.GoesFirst(Commander.BLUE)));
        dice.forEach(die -> of(die, dice, all));
        return all;
    }

    private static void of(String die, List<String> dice, List<Action> all) {
        all.add(new Action.Enlist(die));
        all.add(new Action.PlaceFirst(die));
        all.add(new Action.ThrowIn(die));
        all.add(new Action.JumpUp(die));
        Stream.of(TopCorner.values()).forEach(corner -> all.add(new Action.Maneuver(die, corner)));
        dice.forEach(other -> all.add(new Action.CallIn(die, other)));
        for (Weapon weapon : Weapon.values()) {
            SYSTEMS.forEach(system -> all.add(new Action.FireWeapon(die, weapon, Optional.empty(), system)));
            Stream.concat(dice.stream(), Stream.of(Commander.values()).map(Commander::post))
                    .forEach(target -> {
                        all.add(new Action.AskLine(die, weapon, target));
                        SYSTEMS.forEach(
                                system -> all.add(new Action.FireWeapon(die, weapon, Optional.of(target), system)));
                    });
        }
    }
}
