package umpire.rules.groundforce.rulings;

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

/** How this table answers what the sheet leaves open. */
public final class GroundRulings {
    private final Map<GroundQuestion, String> answers;
    private final boolean attackEndsWalk;
    private final boolean throughOwn;

    private GroundRulings(Map<GroundQuestion, String> answers) {
        this.answers = Map.copyOf(answers);
        this.attackEndsWalk = answer(GroundQuestion.ATTACK_ENDS_WALK).equals("true");
        this.throughOwn = answer(GroundQuestion.ACROSS_OWN).equals("true");
    }

    private String answer(GroundQuestion question) {
        return answers.getOrDefault(question, question.ruling().byDefault());
    }

    public boolean attackEndsWalk() {
        return attackEndsWalk;
    }

    public boolean throughOwn() {
        return throughOwn;
    }

    public boolean attackersLose() {
        return answer(GroundQuestion.ATTACKER_LOSSES).equals("DIFFERENCE");
    }

    /** Returns how many units may attack together. */
    public int mostAttackers() {
        return answer(GroundQuestion.MOST_ATTACKERS).equals("ONE") ? 1 : 2;
    }

    public boolean attackFromOnePlace() {
        return answer(GroundQuestion.MOST_ATTACKERS).equals("TWO_FROM_ONE_PLACE");
    }

    /** Returns how near a target of a heavy weapon may be. */
    public int heavyNearest() {
        return answer(GroundQuestion.HEAVY_RANGE).equals("EXACTLY_THREE") ? 3 : 1;
    }

    public boolean heavyNeedsLine() {
        return answer(GroundQuestion.HEAVY_SIGHT).equals("STRAIGHT");
    }

    public boolean heavyAdvances() {
        return answer(GroundQuestion.HEAVY_ADVANCES).equals("true");
    }

    /** Returns whether a hidden saboteur hides the whole place it stands on. */
    public boolean stealthHidesPlace() {
        return answer(GroundQuestion.STEALTH_STACK).equals("PLACE");
    }

    public boolean stealthMayAttack() {
        return answer(GroundQuestion.STEALTH_ATTACK).equals("true");
    }

    /** Returns whether points may be lost only where that cannot be helped. */
    public boolean leastLeft() {
        return answer(GroundQuestion.SPENDING).equals("LEAST_LEFT");
    }

    /** Returns the questions as answered here: the answer first, then the other answers allowed. */
    public List<HouseRuling> asHouseRulings() {
        List<HouseRuling> rulings = new ArrayList<>();
        for (GroundQuestion question : GroundQuestion.values()) {
            HouseRuling standard = question.ruling();
            List<String> allowed = new ArrayList<>(standard.allowed());
            allowed.remove(answer(question));
            allowed.add(0, answer(question));
            rulings.add(new HouseRuling(standard.key(), allowed, standard.section(), standard.says()));
        }
        return rulings;
    }

    /** Reads answers by key; every question not named keeps its default. */
    public static Parsed<GroundRulings> parse(Map<String, String> byKey) {
        Map<GroundQuestion, String> answers = new EnumMap<>(GroundQuestion.class);
        for (Map.Entry<String, String> entry : new TreeMap<>(byKey).entrySet()) {
            Optional<GroundQuestion> question = GroundQuestion.byKey(entry.getKey());
            if (question.isEmpty()) {
                return Parsed.bad(Quoted.of(entry.getKey())
                        + " is no option or house ruling of Ground Force; there are " + keys());
            }
            HouseRuling ruling = question.get().ruling();
            if (!ruling.allowed().contains(entry.getValue())) {
                return Parsed.bad(Quoted.of(entry.getValue()) + " is no answer to " + ruling.key() + "; it is one of "
                        + String.join(", ", ruling.allowed()));
            }
            answers.put(question.get(), entry.getValue());
        }
        return Parsed.good(new GroundRulings(answers));
    }

    private static String keys() {
        return Arrays.stream(GroundQuestion.values())
                .map(question -> question.ruling().key())
                .collect(Collectors.joining(", ", "starter, ", ""));
    }
}
