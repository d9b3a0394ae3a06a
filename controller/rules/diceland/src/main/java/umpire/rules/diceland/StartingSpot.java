package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.kernel.Point;

/**
 * The spot of a die that begins on the table. Two Ogres begin apart, each towards its own edge; all other dice begin in the centre.
 *
 * @param withinMm how far from there its middle may lie
 * @param side on which it must lie, if the house says so
 */
record StartingSpot(Point middle, double withinMm, Optional<PaperSide> side) {
    private static final double EXACT_CENTRE_MM = 10;
    private static final double OGRE_CENTRE_MM = 50;

    /** Returns where a player's die begins. */
    public static StartingSpot of(Setup setup, Fighter fighter) {
        PaperUnit unit = setup.unit(fighter);
        double y = setup.scenario() == Scenario.OGRES ? setup.catalogue().ogresApartMm() / 2 : 0;
        boolean sideIsFree = !unit.ogre() || setup.rulings().ogreBeginsOnAnySide();
        return new StartingSpot(
                new Point(0, fighter.of(Commander.RED) ? -y : y),
                unit.ogre() ? OGRE_CENTRE_MM : EXACT_CENTRE_MM,
                sideIsFree ? Optional.empty() : Optional.of(unit.strongest()));
    }

    /** Returns how far from there a die lies. */
    public double awayMm(FlatDie lies) {
        return Math.hypot(lies.pose().xMm() - middle.xMm(), lies.pose().yMm() - middle.yMm());
    }

    /** Returns whether a die is near enough. */
    public boolean isNear(FlatDie lies) {
        return awayMm(lies) <= withinMm;
    }

    /** Returns whether a die lies on a side on which it may begin. */
    public boolean shows(FlatDie lies) {
        return side.map(PaperSide::face).filter(face -> face != lies.top()).isEmpty();
    }
}
