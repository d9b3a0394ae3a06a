package umpire.rules.kernel.toy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;

/**
 * A die at rest, to the hundredth of a millimetre and of a degree.
 *
 * @param name of the die
 * @param shows its face; {@code /} where it leans, {@code -} where it is gone
 */
public record Resting(String name, String shows, double xMm, double yMm, double headingDeg) {
    private static final String LEANING = "/";
    private static final String GONE = "-";

    /** Returns a die as it was read. */
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
                name, shows, hundredths(pose.xMm()), hundredths(pose.yMm()), hundredths(pose.headingDeg()) % 360);
    }

    /** Adding 0 turns negative zero into zero. */
    private static double hundredths(double number) {
        return Math.round(number * 100) / 100.0 + 0.0;
    }

    /** Returns this die at another pose. */
    Resting at(Pose pose) {
        return at(name, shows, pose);
    }

    Pose pose() {
        return new Pose(xMm, yMm, headingDeg);
    }

    /** Returns whether a face is on top. */
    public boolean flat() {
        return !shows.equals(LEANING) && !gone();
    }

    /** Returns whether it left the table. */
    public boolean gone() {
        return shows.equals(GONE);
    }

    /** Returns its distance from the middle of the board, in millimetres. */
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

    /** Writes dice without spaces. */
    static String write(List<Resting> dice) {
        return dice.stream()
                .map(die -> die.name + "=" + die.shows + "@" + die.xMm + "," + die.yMm + "," + die.headingDeg)
                .collect(Collectors.joining(";"));
    }

    /** Returns whether a text is valid. */
    static boolean readable(String text) {
        String number = "-?[0-9.]+(E-?[0-9]+)?";
        return Stream.of(text.split(";"))
                .allMatch(
                        die -> die.isEmpty() || die.matches("[^=@,]+=[^=@,]*@" + number + "," + number + "," + number));
    }

    /** Parses a valid text. */
    static List<Resting> read(String text) {
        return Stream.of(text.split(";"))
                .filter(die -> !die.isEmpty())
                .map(die -> die.split("[=@,]"))
                .map(parts -> new Resting(parts[0], parts[1], number(parts[2]), number(parts[3]), number(parts[4])))
                .toList();
    }

    private static double number(String text) {
        return Double.parseDouble(text);
    }
}
