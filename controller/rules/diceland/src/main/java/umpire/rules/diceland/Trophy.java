package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

/**
 * The reason of scored points.
 *
 * @param unit the id of the kind of die
 * @param times how many such dice were lost in this way
 */
public record Trophy(How how, String unit, int times) {
    private static final Comparator<Trophy> ORDER =
            Comparator.comparing(Trophy::how).thenComparing(Trophy::unit);

    /** How a die was lost. */
    public enum How {
        KILLED,
        CRUSHED,
        KNOCKED_OFF;

        private static final Lookup<String, How> BY_WORD = Lookup.of(values(), How::word);

        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        public static Optional<How> named(String word) {
            return BY_WORD.find(word);
        }
    }

    public Trophy {
        if (times < 1) {
            throw new IllegalArgumentException("a trophy counts at least once");
        }
    }

    /** Returns trophies with one more, ordered by how the dice were lost. */
    static List<Trophy> with(List<Trophy> trophies, How how, String unit) {
        List<Trophy> more = new ArrayList<>();
        int times = 1;
        for (Trophy trophy : trophies) {
            if (trophy.how == how && trophy.unit.equals(unit)) {
                times += trophy.times;
            } else {
                more.add(trophy);
            }
        }
        more.add(new Trophy(how, unit, times));
        return sorted(more);
    }

    /** Returns trophies in the order in which they are kept. */
    public static List<Trophy> sorted(List<Trophy> trophies) {
        return trophies.stream().sorted(ORDER).toList();
    }
}
