package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Pose;

/**
 * An observation as lines of text: everything that is not empty, in millimetres and degrees. Words must match exactly, numbers
 * approximately.
 */
final class GoldenText {
    private static final double NEAR_MM = 1;
    private static final double NEAR_DEG = 2;

    private GoldenText() {}

    static List<String> of(Observation observation) {
        List<String> lines = new ArrayList<>();
        lines.add("registered " + observation.registered() + ", hand " + observation.hand());
        for (Sighting sighting : observation.sightings()) {
            switch (sighting) {
                case Sighting.Empty empty -> {}
                case Sighting.Hidden hidden -> lines.add(hidden.place() + " hidden by " + hidden.by());
                case Sighting.Holds holds ->
                    holds.tokens().forEach(token -> lines.add(holds.place() + " holds " + token(token)));
            }
        }
        observation.aside().forEach(token -> lines.add("aside " + token(token)));
        for (SeenDie die : observation.dice()) {
            String shows = die.cocked() ? "cocked" : die.face().orElse("unread");
            String type = die.name().equals(die.kind()) ? die.kind() : die.kind() + " " + die.name();
            lines.add(type + " " + shows + at(die.pose()));
        }
        observation.troubles().forEach(lines::add);
        return lines;
    }

    private static String token(SeenToken token) {
        return token.token() + " tag " + token.tag() + at(token.pose());
    }

    private static String at(Pose pose) {
        return String.format(Locale.ROOT, " at %.1f %.1f heading %.1f", pose.xMm(), pose.yMm(), pose.headingDeg());
    }

    /** Compares line by line: places and words exactly, millimetres and degrees approximately. */
    static void assertSame(List<String> seen, List<String> golden) {
        assertThat(seen.stream().map(GoldenText::words))
                .containsExactlyElementsOf(
                        golden.stream().map(GoldenText::words).toList());
        for (int i = 0; i < seen.size(); i++) {
            if (golden.get(i).contains(" at ")) {
                assertNear(pose(seen.get(i)), pose(golden.get(i)), golden.get(i));
            }
        }
    }

    /** A die's heading is known up to quarter turns. A leaning die has none, and its centre is inexact. */
    private static void assertNear(Pose seen, Pose golden, String line) {
        boolean die = line.startsWith("d6 ");
        boolean leaning = line.contains(" cocked at ");
        double turn = seen.turnDeg(golden);
        assertThat(seen.distanceMm(golden)).as(line).isLessThan(leaning ? 5 * NEAR_MM : NEAR_MM);
        if (!leaning) {
            assertThat(die ? Math.min(turn % 90, 90 - turn % 90) : turn)
                    .as(line)
                    .isLessThan(die ? 5 : NEAR_DEG);
        }
    }

    private static String words(String line) {
        int at = line.indexOf(" at ");
        return at < 0 || !line.contains(" heading ") ? line : line.substring(0, at);
    }

    private static Pose pose(String line) {
        String[] words = line.substring(line.lastIndexOf(" at ") + 4).split(" ", -1);
        return new Pose(Double.parseDouble(words[0]), Double.parseDouble(words[1]), Double.parseDouble(words[3]));
    }
}
