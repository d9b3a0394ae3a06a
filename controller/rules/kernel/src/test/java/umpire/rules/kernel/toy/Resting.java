package umpire.rules.kernel.toy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;

/**
 * How a die came to rest, to the millimetre and the degree.
 *
 * @param name of the die
 * @param shows its face; {@code /} where it leans, {@code -} where it is gone
 */
public record Resting(String name, String shows, int xMm, int yMm, int headingDeg) {
    private static final String LEANING = "/";
    private static final String GONE = "-";

    /** A die as it was read. */
    public static Resting of(DieShown die) {
        return switch (die.rest()) {
            case FLAT -> at(die.name(), die.face(), die.pose());
            case LEANING ->
                at(die.name(), LEANING, new Pose(die.pose().xMm(), die.pose().yMm(), 0));
            case GONE -> new Resting(die.name(), GONE, 0, 0, 0);
        };
    }

    private static Resting at(String name, String shows, Pose pose) {
        return new Resting(
                name,
                shows,
                (int) Math.round(pose.xMm()),
                (int) Math.round(pose.yMm()),
                (int) Math.round(pose.headingDeg()) % 360);
    }

    /** Returns whether a face is on top. */
    public boolean flat() {
        return !shows.equals(LEANING) && !gone();
    }

    /** Returns whether it left the table. */
    public boolean gone() {
        return shows.equals(GONE);
    }

    /** Returns how far it lies from the middle of the board. */
    public double outMm() {
        return Math.hypot(xMm, yMm);
    }

    /** Returns whether a die of the box may lie so. */
    boolean possible(List<DieType> box) {
        return box.stream()
                .filter(type -> type.name().equals(name))
                .anyMatch(type -> !flat()
                        || type.faces().stream().anyMatch(face -> face.shows().equals(shows)));
    }

    /** Writes dice without a blank. */
    static String write(List<Resting> dice) {
        return dice.stream()
                .map(die -> die.name + "=" + die.shows + "@" + die.xMm + "," + die.yMm + "," + die.headingDeg)
                .collect(Collectors.joining(";"));
    }

    /** Reads what was written so. */
    static List<Resting> read(String text) {
        return Stream.of(text.split(";"))
                .filter(die -> !die.isEmpty())
                .map(die -> die.split("[=@,]"))
                .map(parts -> new Resting(parts[0], parts[1], number(parts[2]), number(parts[3]), number(parts[4])))
                .toList();
    }

    private static int number(String text) {
        return Integer.parseInt(text);
    }
}
