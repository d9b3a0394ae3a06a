package umpire.rules.diceland.rulings;

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
public record DicelandRulings(Map<DicelandQuestion, String> answers) {
    public DicelandRulings {
        answers = Map.copyOf(answers);
    }

    private String answer(DicelandQuestion question) {
        return answers.getOrDefault(question, question.ruling().byDefault());
    }

    /** Returns whether only a die's upper face counts for being seen. */
    public boolean topFaceIsSeen() {
        return answer(DicelandQuestion.VISIBLE_PART).equals("TOP_FACE");
    }

    /** Returns whether a close line is seen by itself; empty where it is asked. */
    public Optional<Boolean> closeLine() {
        String answer = answer(DicelandQuestion.CLOSE_LINE);
        return answer.equals("ASK") ? Optional.empty() : Optional.of(answer.equals("SEEN"));
    }

    public int reserveTurns() {
        return Integer.parseInt(answer(DicelandQuestion.RESERVE));
    }

    public boolean ogreKilledAtEdge() {
        return answer(DicelandQuestion.OGRE_EDGE).equals("KILLED");
    }

    public boolean commandedOgreShootsAndMoves() {
        return answer(DicelandQuestion.OGRE_COMMAND).equals("SHOOT_AND_MOVE");
    }

    public boolean ogreBeginsOnAnySide() {
        return answer(DicelandQuestion.OGRE_SIDE).equals("ANY");
    }

    public boolean thrownOffEndsTurn() {
        return answer(DicelandQuestion.OFF_ENDS_TURN).equals("true");
    }

    /** Returns the questions as answered here: the answer first, then the other answers allowed. */
    public List<HouseRuling> asHouseRulings() {
        List<HouseRuling> rulings = new ArrayList<>();
        for (DicelandQuestion question : DicelandQuestion.values()) {
            HouseRuling standard = question.ruling();
            List<String> allowed = new ArrayList<>(standard.allowed());
            allowed.remove(answer(question));
            allowed.add(0, answer(question));
            rulings.add(new HouseRuling(standard.key(), allowed, standard.section(), standard.says()));
        }
        return rulings;
    }

    /** Reads answers by key; every question not named keeps its default. */
    public static Parsed<DicelandRulings> parse(Map<String, String> byKey) {
        Map<DicelandQuestion, String> answers = new EnumMap<>(DicelandQuestion.class);
        for (Map.Entry<String, String> entry : new TreeMap<>(byKey).entrySet()) {
            Optional<DicelandQuestion> question = DicelandQuestion.byKey(entry.getKey());
            if (question.isEmpty()) {
                return Parsed.bad(Quoted.of(entry.getKey())
                        + " is no option or house ruling of Diceland: Ogre; there are " + keys());
            }
            HouseRuling ruling = question.get().ruling();
            if (!ruling.allowed().contains(entry.getValue())) {
                return Parsed.bad(Quoted.of(entry.getValue()) + " is no answer to " + ruling.key() + "; it is one of "
                        + String.join(", ", ruling.allowed()));
            }
            answers.put(question.get(), entry.getValue());
        }
        return Parsed.good(new DicelandRulings(answers));
    }

    private static String keys() {
        return Arrays.stream(DicelandQuestion.values())
                .map(question -> question.ruling().key())
                .collect(Collectors.joining(", ", "scenario, posts, ", ""));
    }
}
