package umpire.rules.diceland.catalogue;

import java.util.List;

/**
 * The dice of a box, the table they are thrown on, and the numbers on the cards.
 *
 * @param widthMm of the table
 * @param deepMm of the table
 * @param ogresApartMm how far apart two Ogres begin
 * @param armor of a Command Post
 * @param postImmune the colour a Command Post is immune to, which is that of commands
 * @param units in the order of the file
 * @param inBox how many of each kind there are, in the order of the units
 * @param blocks the attack that scratches a circle of each weapon, in the order of {@link Weapon#ofOgre}
 * @param treadsSubtract the part of an attack on treads that is lost
 */
public record DiceCatalogue(
        double widthMm,
        double deepMm,
        double ogresApartMm,
        int armor,
        String postImmune,
        List<PaperUnit> units,
        List<Integer> inBox,
        PaperUnit ogre,
        List<Integer> blocks,
        int treadsSubtract,
        TrackingCard markThree,
        TrackingCard markFive) {
    /** The most dice that have tags of their own. */
    public static final int MOST_DICE = 28;

    /** Each player may have an Ogre. */
    public static final int OGRES = 2;

    public DiceCatalogue {
        units = List.copyOf(units);
        inBox = List.copyOf(inBox);
        blocks = List.copyOf(blocks);
    }

    /** Returns how many dice the box holds, without Ogres. */
    public int dice() {
        return inBox.stream().mapToInt(Integer::intValue).sum();
    }
}
