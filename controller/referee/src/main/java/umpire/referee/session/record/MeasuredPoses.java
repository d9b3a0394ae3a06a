package umpire.referee.session.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;

/**
 * Measured poses as the journal writes them: {@code gev-1=12.3,-45.67,90.1}, separated by spaces. Millimetres in the
 * board's frame and degrees, to the hundredth, which is finer than any camera measures.
 */
public final class MeasuredPoses {
    private static final double FINEST = 100;

    private MeasuredPoses() {}

    public static String write(List<Standing> measured) {
        return measured.stream().map(MeasuredPoses::write).collect(Collectors.joining(" "));
    }

    private static String write(Standing standing) {
        Pose pose = spot(standing).pose();
        return standing.spot().place() + "=" + number(pose.xMm()) + "," + number(pose.yMm()) + ","
                + number(pose.headingDeg());
    }

    private static String number(double value) {
        double rounded = Math.round(value * FINEST) / FINEST + 0.0;
        return rounded == Math.rint(rounded) ? String.format(Locale.ROOT, "%.0f", rounded) : String.valueOf(rounded);
    }

    /**
     * Parses measured poses.
     *
     * @param picture the placement with the names
     * @throws IllegalArgumentException when the placement has no such name, or a pose is malformed
     */
    public static List<Standing> read(String text, Placement picture) {
        List<Standing> measured = new ArrayList<>();
        for (String word : text.split(" ")) {
            int equals = word.lastIndexOf('=');
            String name = word.substring(0, Math.max(0, equals));
            measured.add(picture.standings().stream()
                    .filter(standing -> standing.spot() instanceof Spot.Lying
                            && standing.spot().place().name().equals(name))
                    .findFirst()
                    .map(standing -> standing.at(pose(word.substring(equals + 1))))
                    .orElseThrow(() -> new IllegalArgumentException("no piece beside the places fits '" + word + "'")));
        }
        return List.copyOf(measured);
    }

    private static Pose pose(String text) {
        String[] numbers = text.split(",");
        if (numbers.length != 3) {
            throw new IllegalArgumentException("'" + text + "' is not a pose: x, y and heading with commas between");
        }
        return new Pose(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]), Double.parseDouble(numbers[2]));
    }

    private static Spot.Lying spot(Standing standing) {
        if (standing.spot() instanceof Spot.Lying lying) {
            return lying;
        }
        throw new IllegalArgumentException(standing.token() + " stands on a place and has no pose");
    }
}
