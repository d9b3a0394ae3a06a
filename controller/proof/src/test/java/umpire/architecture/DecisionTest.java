package umpire.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.architecture.Checkout.Source;

/** The code and the tests that a decision record names exist. */
class DecisionTest {
    private static final Pattern NAMED = Pattern.compile("`([a-z.]*)([A-Z]\\w*)(?:\\.(\\w+))?`");
    private static final String HEADING = "| what | the code | the test |";

    private final Map<String, String> texts = Checkout.sources().stream()
            .filter(Source::java)
            .collect(Collectors.toMap(DecisionTest::typeName, Source::text, String::concat));

    private static String typeName(Source source) {
        String name = source.path().substring(source.path().lastIndexOf('/') + 1);
        return name.substring(0, name.length() - ".java".length());
    }

    /** Returns what is wrong with the names in a row of a table. */
    private List<String> faults(String row) {
        List<String> faults = new ArrayList<>();
        for (MatchResult name : NAMED.matcher(row).results().toList()) {
            Optional<String> text = Optional.ofNullable(texts.get(name.group(2)));
            boolean there = text.filter(java -> name.group(3) == null
                            || Pattern.compile("\\b" + name.group(3) + "\\(")
                                    .matcher(java)
                                    .find())
                    .isPresent();
            if (!there) {
                faults.add(name.group() + " is not there: " + row);
            }
        }
        return faults;
    }

    private static List<String> rows(String page) {
        return page.lines()
                .dropWhile(line -> !line.equals(HEADING))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
    }

    @Test
    void everyNameInADecisionExists() {
        List<String> rows = Checkout.sources().stream()
                .filter(source -> source.path().startsWith("docs/adr/"))
                .flatMap(source -> rows(source.text()).stream())
                .toList();
        assertThat(rows)
                .hasSizeGreaterThan(20)
                .allMatch(row -> NAMED.matcher(row).results().count() >= 2);
        assertThat(rows.stream().flatMap(row -> faults(row).stream())).isEmpty();
    }

    @Test
    void aNameThatDoesNotExistIsFound() {
        assertThat(faults("| planted | `DecisionTest.faults` | `DecisionTest.rows` |"))
                .isEmpty();
        assertThat(faults("| planted | `DecisionTest.felt`, `NoSuchType` | `DecisionTest` |"))
                .hasSize(2);
    }
}
