package umpire.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.architecture.Checkout.Source;

/** Types, constants, packages and files that the guides name are there. */
class NamesInDocsTest {
    private static final Set<String> GUIDES = Set.of("CONTRIBUTING.md", "ARCHITECTURE.md");
    private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```");
    private static final Pattern CODE = Pattern.compile("`([^`\\n]+)`");
    private static final Pattern DECLARED =
            Pattern.compile("\\b(?:class |record |enum |interface |import [\\w.]+\\.)(\\w+)");
    private static final Pattern TYPE = Pattern.compile("[A-Z]\\w*[a-z]\\w*(?:\\.\\w+)*");
    private static final Pattern CONSTANT = Pattern.compile("[A-Z]+(?:_[A-Z0-9]+)+");
    private static final Pattern PACKAGE = Pattern.compile("umpire(?:\\.[a-z0-9]+)+");
    private static final Pattern FILE =
            Pattern.compile("[\\w./-]*\\w\\.(?:java|md|xml|yaml|svg|txt)|[\\w-]+(?:/[\\w-]+)+");
    private static final List<Source> SOURCES = Checkout.sources();
    private static final Map<String, List<String>> TYPES = types();

    @Test
    void everyNameInTheGuidesIsThere() {
        List<Source> guides = SOURCES.stream()
                .filter(source -> GUIDES.contains(source.path()))
                .toList();
        assertThat(guides).hasSameSizeAs(GUIDES);
        assertThat(guides.stream()
                        .flatMap(guide -> absent(guide.text()).stream().map(name -> guide.path() + ": " + name)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "NoSuchType",
                "Board.NoSuchPart",
                "NO_SUCH" + "_CONSTANT",
                "umpire.rules.nowhere",
                "controller/rules/nowhere",
                "nowhere.md"
            })
    void anAbsentNameIsFound(String name) {
        assertThat(absent("It is `" + name + "`.")).containsExactly(name);
    }

    @Test
    void commandsAndWordsAreNoNames() {
        assertThat(absent("Run `./umpire test` or `show`.\n```\nNoSuchType\n```\n"))
                .isEmpty();
    }

    private static List<String> absent(String guide) {
        List<String> absent = new ArrayList<>();
        Matcher code = CODE.matcher(FENCED.matcher(guide).replaceAll(""));
        while (code.find()) {
            if (!isThere(code.group(1))) {
                absent.add(code.group(1));
            }
        }
        return absent;
    }

    private static boolean isThere(String name) {
        if (TYPE.matcher(name).matches()) {
            return declared(List.of(name.split("\\.")));
        }
        if (CONSTANT.matcher(name).matches()) {
            Pattern word = Pattern.compile("\\b" + name + "\\b");
            return SOURCES.stream()
                    .anyMatch(source ->
                            source.java() && word.matcher(source.text()).find());
        }
        if (PACKAGE.matcher(name).matches()) {
            return SOURCES.stream().anyMatch(source -> source.folder().endsWith(name.replace('.', '/')));
        }
        return !FILE.matcher(name).matches()
                || SOURCES.stream().anyMatch(source -> ("/" + source.path()).endsWith("/" + name))
                || SOURCES.stream().anyMatch(source -> ("/" + source.folder() + "/").contains("/" + name + "/"));
    }

    /** Returns whether a type is known, and its file has the words after the points. */
    private static boolean declared(List<String> parts) {
        return TYPES.getOrDefault(parts.getFirst(), List.of()).stream()
                .anyMatch(file -> parts.stream().allMatch(part -> file.matches("(?s).*\\b" + part + "\\b.*")));
    }

    /** Returns the texts of the files that declare or import a type, by its simple name. */
    private static Map<String, List<String>> types() {
        Map<String, List<String>> types = new HashMap<>();
        for (Source source : SOURCES) {
            Matcher declaration = DECLARED.matcher(source.java() ? source.text() : "");
            while (declaration.find()) {
                types.computeIfAbsent(declaration.group(1), name -> new ArrayList<>())
                        .add(source.text());
            }
        }
        return types;
    }
}
