package umpire.rules.ogreselves.rulings;

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
public record ElfRulings(Map<ElfQuestion, String> answers) {
    public static final ElfRulings DEFAULT = new ElfRulings(Map.of());

    public ElfRulings {
        answers = Map.copyOf(answers);
    }

    private String answer(ElfQuestion question) {
        return answers.getOrDefault(question, question.ruling().byDefault());
    }

    public boolean ransomedOgreReturns() {
        return answer(ElfQuestion.RANSOM).equals("RETURNS");
    }

    public boolean landingWithoutGift() {
        return answer(ElfQuestion.LANDING).equals("CAPTIVE");
    }

    public boolean playOnForGifts() {
        return answer(ElfQuestion.PLAY_ON).equals("true");
    }

    public boolean askEverybody() {
        return answer(ElfQuestion.ASK).equals("true");
    }

    /** Returns the questions as answered here: the answer first, then the other answers allowed. */
    public List<HouseRuling> asHouseRulings() {
        return Arrays.stream(ElfQuestion.values())
                .map(question -> question.ruling().answered(answer(question)))
                .toList();
    }

    /** Reads answers by key; every question not named keeps its default. */
    public static Parsed<ElfRulings> parse(Map<String, String> byKey) {
        Map<ElfQuestion, String> answers = new EnumMap<>(ElfQuestion.class);
        for (Map.Entry<String, String> entry : new TreeMap<>(byKey).entrySet()) {
            Optional<ElfQuestion> question = ElfQuestion.byKey(entry.getKey());
            if (question.isEmpty()) {
                return Parsed.bad(Quoted.of(entry.getKey())
                        + " is no option or house ruling of Ogres & Elves; there are " + keys());
            }
            switch (question.get().ruling().answer(entry.getValue())) {
                case Parsed.Good<String> answer -> answers.put(question.get(), answer.value());
                case Parsed.Bad<String> bad -> {
                    return Parsed.bad(bad.why());
                }
            }
        }
        return Parsed.good(new ElfRulings(answers));
    }

    private static String keys() {
        return Arrays.stream(ElfQuestion.values())
                .map(question -> question.ruling().key())
                .collect(Collectors.joining(", ", "variant, elves, bags, ", ""));
    }
}
