package umpire.rules.ogrechess;

import java.util.List;
import java.util.stream.IntStream;

/** A column of the combat results table, or the odds beyond its ends. */
@SuppressWarnings("ImmutableEnumChecker")
enum Odds {
    HOPELESS("below 1-2", "------"),
    ONE_TO_TWO("1-2", "----DX"),
    ONE_TO_ONE("1-1", "--DDXX"),
    TWO_TO_ONE("2-1", "-DDXXX"),
    THREE_TO_ONE("3-1", "DDXXXX"),
    FOUR_TO_ONE("4-1", "DXXXXX"),
    AUTOMATIC("5-1 or better", "XXXXXX");

    private final String says;
    private final Result[] byFace;

    /** The different results, the best for the attacker first. */
    private final List<Result> results;

    /** A roll for each different result, in the same order. */
    private final List<Action> rolls;

    Odds(String says, String column) {
        this.says = says;
        this.byFace = column.chars().mapToObj(Result::of).toArray(Result[]::new);
        List<Integer> faces = IntStream.iterate(6, face -> face > 0, face -> face - 1)
                .filter(face -> face == 6 || result(face) != result(face + 1))
                .boxed()
                .toList();
        this.results = faces.stream().map(this::result).toList();
        this.rolls = faces.stream().<Action>map(Action.Roll::new).toList();
    }

    /** The result of an attack. */
    enum Result {
        NO_EFFECT("NE"),
        DISABLED("D"),
        DESTROYED("X");

        private final String code;

        Result(String code) {
            this.code = code;
        }

        private static Result of(int letter) {
            return letter == 'X' ? DESTROYED : letter == 'D' ? DISABLED : NO_EFFECT;
        }

        String code() {
            return code;
        }
    }

    /**
     * Returns the column for an attack, rounded down in the defender's favour.
     *
     * @param attackHalves twice the attack strength, because a disabled unit fires at half
     * @param defence at least 1
     */
    static Odds of(int attackHalves, int defence) {
        int whole = attackHalves / (2 * defence);
        return switch (whole) {
            case 0 -> attackHalves >= defence ? ONE_TO_TWO : HOPELESS;
            case 1 -> ONE_TO_ONE;
            case 2 -> TWO_TO_ONE;
            case 3 -> THREE_TO_ONE;
            case 4 -> FOUR_TO_ONE;
            default -> AUTOMATIC;
        };
    }

    /** Returns whether a die decides. */
    boolean needsRoll() {
        return this != HOPELESS && this != AUTOMATIC;
    }

    Result result(int face) {
        return byFace[face - 1];
    }

    /** Returns the different results, the best for the attacker first. */
    List<Result> results() {
        return results;
    }

    /** Returns a roll for each different result, the best for the attacker first. */
    List<Action> rolls() {
        return rolls;
    }

    String says() {
        return says;
    }
}
