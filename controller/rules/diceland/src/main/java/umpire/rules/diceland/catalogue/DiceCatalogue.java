package umpire.rules.diceland.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.diceland.geometry.Octant;
import umpire.rules.diceland.geometry.TopCorner;

/**
 * The dice of a box, the table they are thrown on, and the numbers on the cards.
 *
 * @param widthMm the width of the table
 * @param deepMm the depth of the table
 * @param ogresApartMm how far apart two Ogres begin
 * @param armor the armor of a Command Post
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

    /** The number of Ogres: one for each player. */
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

    /**
     * A kind of die.
     *
     * @param id one word in lower case: {@code heavy-tank}
     * @param title as people say it: {@code Heavy Tank}
     * @param unitClass the class that a Call names
     * @param immune the colours of its shield
     * @param sides in the order of {@link Octant}
     */
    public record PaperUnit(
            String id,
            String title,
            String unitClass,
            String team,
            int points,
            double edgeMm,
            List<String> immune,
            List<PaperSide> sides) {
        /** The class of an Ogre, which no data file may give to other dice. */
        public static final String OGRE_CLASS = "ogre";

        public PaperUnit {
            immune = List.copyOf(immune);
            sides = List.copyOf(sides);
        }

        public boolean ogre() {
            return unitClass.equals(OGRE_CLASS);
        }

        public PaperSide side(Octant face) {
            return sides.get(face.index());
        }

        /** Returns the side that a word such as {@code A4} names. */
        public Optional<PaperSide> side(String word) {
            return sides.stream().filter(side -> side.word().equals(word)).findFirst();
        }

        /**
         * Returns the letter of the corner over which a tread line lets an Ogre roll. If the corner differs between sides, returns the
         * number of the line instead.
         */
        public String tread(int line) {
            List<TopCorner> corners = sides.stream()
                    .flatMap(side -> Stream.of(TopCorner.values()).filter(corner -> side.green(corner) == line))
                    .distinct()
                    .toList();
            return corners.size() == 1 ? corners.getFirst().word() : "dot " + line;
        }

        /** Returns the dots that a card has in each tread line of this Ogre, with its corner: {@code x 12, y 15, z 15}. */
        public String treadsInWords(TrackingCard card) {
            List<Integer> treads = card.treads();
            return IntStream.rangeClosed(1, treads.size())
                    .mapToObj(line -> tread(line) + " " + treads.get(line - 1))
                    .collect(Collectors.joining(", "));
        }

        /** Returns the circles and dots that a card has left of this Ogre, in words. */
        public String inWords(TrackingCard card) {
            StringBuilder says = new StringBuilder();
            for (Weapon weapon : Weapon.ofOgre()) {
                int left = card.left(weapon);
                says.append(weapon.title())
                        .append(' ')
                        .append(left == 0 ? "none" : left)
                        .append(", ");
            }
            return says.append("treads ").append(treadsInWords(card)).toString();
        }

        /** Returns a side with the highest number; of several the first that is printed. */
        public PaperSide strongest() {
            return sides.stream()
                    .reduce((one, two) -> two.number() > one.number() ? two : one)
                    .orElseThrow();
        }
    }
}
