package umpire.rules.ogrechess.board;

/**
 * Every possible unit, numbered from 1 so that a number fits a byte. A board of numbers is quick to copy, and all boards share the units.
 */
final class UnitIndex {
    /** The number of an empty square. */
    static final byte NOBODY = 0;

    private static final int PLATOONS = 1;
    private static final int MECHANIZED = PLATOONS + 2 * 3 * 2;
    private static final int POSTS = MECHANIZED + 2;
    private static final int ARMOUR = POSTS + 2 * 3;
    private static final int OGRES = ARMOUR + 2 * 3 * 3;

    /** One more than the highest number. */
    static final int END = OGRES + 2 * 2 * 5 * 10;

    private static final Unit[] UNITS = units();

    private UnitIndex() {}

    /** Returns the unit with a number. */
    static Unit unit(byte number) {
        return UNITS[Byte.toUnsignedInt(number)];
    }

    /** Returns a unit's number. */
    static byte number(Unit unit) {
        int side = unit.side().index();
        return (byte)
                switch (unit) {
                    case Unit.Platoon platoon ->
                        PLATOONS + (side * 3 + platoon.squads() - 1) * 2 + (platoon.promoted() ? 1 : 0);
                    case Unit.Mechanized mech -> MECHANIZED + side;
                    case Unit.CommandPost post -> POSTS + side * 3 + post.disabled();
                    case Unit.Armour armour ->
                        ARMOUR + (side * 3 + armour.kind().index() - UnitKind.GEV.index()) * 3 + armour.disabled();
                    case Unit.Ogre ogre ->
                        OGRES
                                + ((side * 2 + ogre.batteries().main()) * 5
                                                + ogre.batteries().secondary())
                                        * 10
                                + ogre.moveUnits();
                };
    }

    private static Unit[] units() {
        Unit[] units = new Unit[END];
        for (Side side : Side.values()) {
            add(units, new Unit.Mechanized(side));
            for (int squads = 1; squads <= Unit.FULL; squads++) {
                add(units, new Unit.Platoon(side, squads, false));
                add(units, new Unit.Platoon(side, squads, true));
            }
            for (int disabled = 0; disabled <= 2; disabled++) {
                add(units, new Unit.CommandPost(side, disabled));
                add(units, new Unit.Armour(side, UnitKind.GEV, disabled));
                add(units, new Unit.Armour(side, UnitKind.HVY, disabled));
                add(units, new Unit.Armour(side, UnitKind.MSL, disabled));
            }
            for (int guns = 0; guns < 2 * 5; guns++) {
                for (int moveUnits = 0; moveUnits <= 9; moveUnits++) {
                    add(units, new Unit.Ogre(side, new Batteries(guns / 5, guns % 5), moveUnits));
                }
            }
        }
        return units;
    }

    private static void add(Unit[] units, Unit unit) {
        units[Byte.toUnsignedInt(number(unit))] = unit;
    }
}
