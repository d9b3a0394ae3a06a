package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.SideWeapon;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.catalogue.UnitEffect;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.TopCorner;

/** The abilities of a side in one sentence, for players who cannot read the side from their seat. */
final class SideWords {
    private SideWords() {}

    /**
     * Returns the sentence: {@code side 5: attack 3 at the closest; block 5; maneuvers over x, y}.
     *
     * @param card of an Ogre, whose destroyed weapons and tread lines are left out
     */
    public static String of(PaperSide side, Optional<TrackingCard> card) {
        List<String> words = new ArrayList<>();
        side.armed(card).forEach(weapon -> words.add(weapon(weapon)));
        side.block().ifPresent(block -> words.add("block " + block));
        switch (side.effect()) {
            case UnitEffect.Plain plain -> {}
            case UnitEffect.Call call -> words.add("calls " + call.unitClass() + ": throw one more");
            case UnitEffect.Jump jump -> words.add("jumps: throw it again");
            case UnitEffect.Dodge dodge -> words.add("dodges: seen only if nothing is closer");
        }
        String green = side.greens(card).stream().map(TopCorner::word).collect(Collectors.joining(", "));
        words.add(green.isEmpty() ? "does not maneuver" : "maneuvers over " + green);
        return "side " + side.word() + ": " + String.join("; ", words);
    }

    private static String weapon(SideWeapon weapon) {
        String what = (weapon.weapon() == Weapon.GUN ? "" : weapon.weapon().title() + " ") + "attack";
        String whom = switch (weapon.range()) {
            case SHORT -> "at the closest";
            case LONG -> "at any one";
            case ALL -> "at all";
        };
        return what + " " + weapon.attack() + " " + whom;
    }
}
