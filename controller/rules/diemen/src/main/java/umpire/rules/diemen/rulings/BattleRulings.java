package umpire.rules.diemen.rulings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/**
 * How this table answers what the sheet leaves open.
 *
 * @param answers those that differ from the default
 */
public record BattleRulings(Map<BattleQuestion, String> answers) {
    public static final BattleRulings DEFAULT = new BattleRulings(Map.of());

    public BattleRulings {
        answers = Map.copyOf(answers);
    }

    private boolean is(BattleQuestion question, String answer) {
        return answer(question).equals(answer);
    }

    private String answer(BattleQuestion question) {
        return answers.getOrDefault(question, question.ruling().byDefault());
    }

    public boolean shotGobbled() {
        return is(BattleQuestion.SHOT_GOBBLED, "true");
    }

    public boolean shotKnocks() {
        return is(BattleQuestion.SHOT_KNOCKS, "true");
    }

    public boolean fliersCross() {
        return is(BattleQuestion.FLIERS_CROSS, "OVER");
    }

    public boolean forestAgainstFliers() {
        return is(BattleQuestion.FOREST_FLIERS, "true");
    }

    public boolean freeOnOpenOnly() {
        return is(BattleQuestion.FREE_TERRAIN, "OPEN");
    }

    public boolean leavingTheMap() {
        return is(BattleQuestion.LEAVING, "RETREAT");
    }

    /** Returns the questions as answered here: the answer first, then the other answers allowed. */
    public List<HouseRuling> asHouseRulings() {
        List<HouseRuling> rulings = new ArrayList<>();
        for (BattleQuestion question : BattleQuestion.values()) {
            HouseRuling standard = question.ruling();
            List<String> allowed = new ArrayList<>(standard.allowed());
            allowed.remove(answer(question));
            allowed.add(0, answer(question));
            rulings.add(new HouseRuling(standard.key(), allowed, standard.section(), standard.says()));
        }
        return rulings;
    }

    /** Reads answers by key; every question not named keeps its default. */
    public static Parsed<BattleRulings> parse(Map<String, String> byKey) {
        Map<BattleQuestion, String> answers = new EnumMap<>(BattleQuestion.class);
        for (Map.Entry<String, String> entry : new TreeMap<>(byKey).entrySet()) {
            Optional<BattleQuestion> question = BattleQuestion.byKey(entry.getKey());
            if (question.isEmpty()) {
                return Parsed.bad(
                        Quoted.of(entry.getKey()) + " is no option or house ruling of Die, Men!; there are " + keys());
            }
            HouseRuling ruling = question.get().ruling();
            if (!ruling.allowed().contains(entry.getValue())) {
                return Parsed.bad(Quoted.of(entry.getValue()) + " is no answer to " + ruling.key() + "; it is one of "
                        + String.join(", ", ruling.allowed()));
            }
            answers.put(question.get(), entry.getValue());
        }
        return Parsed.good(new BattleRulings(answers));
    }

    private static String keys() {
        return Arrays.stream(BattleQuestion.values())
                .map(question -> question.ruling().key())
                .collect(Collectors.joining(", ", "unitSize, command, dice, ", ""));
    }
}
