package umpire.rules.diceland.catalogue;

import java.util.List;
import umpire.rules.diceland.geometry.TopCorner;

/**
 * A weapon as a side shows it.
 *
 * @param arrows the corners with a sight arrow of it; all of one colour are a single shot
 * @param colour against which there may be an immunity
 */
public record SideWeapon(Weapon weapon, List<TopCorner> arrows, ArrowRange range, int attack, String colour) {
    public SideWeapon {
        arrows = List.copyOf(arrows);
    }
}
