package umpire.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import umpire.architecture.Checkout.Source;

/** The checks on a tidy checkout. Each returns one line for each fault. */
final class Tidy {
    static final int MOST_LINES = 400;
    static final int MOST_METHOD_LINES = 60;

    private static final Pattern RECORD = Pattern.compile("/?docs/adr/(\\d{4})-.*\\.md");

    private static final double HALF = 0.5;

    private static final List<String> EYE = List.of(
            "vision/src/main/java/umpire/vision/detect/",
            "vision/src/main/java/umpire/vision/observe/",
            "vision/src/main/java/umpire/vision/rectify/",
            "vision/src/main/java/umpire/vision/see/");

    /** These words are put together here, so that this file does not contain them. */
    private static final Pattern UNFINISHED = Pattern.compile("\\b(TO" + "DO|FIX" + "ME|XX" + "X)\\b");

    /** Brokers have such a thing too, so in Java only comments are checked. */
    private static final Pattern WORKSHOP =
            Pattern.compile("(?i)\\b(this|last|previous|earlier|current) ses" + "sion\\b|\\bses" + "sions\\b");

    private static final Pattern HASTY_RELEASE = Pattern.compile("\\.release\\(\\)|\\bMat::release");

    private static final Pattern REMARK = Pattern.compile("(^\\s*/?\\*|//).*");

    private static final Pattern ISSUE = Pattern.compile("(?<![\\w&\"'#(/])#\\d{1,4}(?![\\w-])");

    private static final Pattern CSS_REMARK = Pattern.compile("(?s)/\\*.*?\\*/");

    private static final Map<String, Pattern> PRIVATE_WORDS = Map.of(
            "a path of one machine",
                    Pattern.compile("(?<![\\w.}$<~+-])/(wo" + "rk|ro" + "ot|ho" + "me/\\w+)(?![\\w-])"),
            "the name of a registry",
                    Pattern.compile("(?i)repo1\\.mav" + "en|repo\\.mav" + "en\\.apache|registry\\.np" + "mjs|py"
                            + "pi\\.org|proxy\\.gol" + "ang|arti" + "factory|\\bnex" + "us\\b"));

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(#[^)\\s]*)?\\)");

    private Tidy() {}

    static List<String> longFiles(List<Source> sources) {
        return sources.stream()
                .filter(Source::mainJava)
                .filter(source -> source.text().lines().count() > MOST_LINES)
                .map(source -> source.path() + " has " + source.text().lines().count() + " lines")
                .toList();
    }

    static List<String> longMethods(List<Source> sources) {
        return Methods.of(sources.stream().filter(Source::mainJava).toList()).stream()
                .filter(method -> method.lines() > MOST_METHOD_LINES)
                .map(method -> method.where() + " has " + method.lines() + " lines")
                .toList();
    }

    /**
     * A decimal number in the vision code is a threshold, so it needs a name and a sentence on its origin. Halves and whole numbers are
     * exempt, because they come from geometry.
     */
    static List<String> bareDecimals(List<Source> sources) {
        List<Source> eye = sources.stream()
                .filter(Source::mainJava)
                .filter(source -> EYE.stream().anyMatch(folder -> source.path().startsWith(folder)))
                .toList();
        return Methods.of(eye).stream()
                .flatMap(method -> method.decimals().stream()
                        .filter(number -> number != HALF && number != Math.rint(number))
                        .map(number -> method.where() + " holds the bare number " + number))
                .toList();
    }

    static List<String> unfinished(List<Source> sources) {
        return lines(sources, UNFINISHED, "is unfinished");
    }

    /** OpenCV's own release is safe only while a picture stays reachable until it is done. */
    static List<String> hastyReleases(List<Source> sources) {
        return lines(
                sources.stream()
                        .filter(source -> source.mainJava() && source.path().startsWith("vision/"))
                        .filter(source -> !source.path().endsWith("/OpenCv.java"))
                        .toList(),
                HASTY_RELEASE,
                "releases a picture by itself instead of through OpenCv");
    }

    static List<String> tabs(List<Source> sources) {
        return lines(sources, Pattern.compile("\t"), "holds a tab");
    }

    /** Decision records are cited by number, so each number is unique. */
    static List<String> sharedRecordNumbers(List<Source> sources) {
        return sources.stream()
                .map(source -> RECORD.matcher(source.path()))
                .filter(Matcher::matches)
                .collect(Collectors.groupingBy(record -> record.group(1), Collectors.counting()))
                .entrySet()
                .stream()
                .filter(records -> records.getValue() > 1)
                .map(records -> records.getValue() + " records have the number " + records.getKey())
                .sorted()
                .toList();
    }

    static List<String> privateWords(List<Source> sources) {
        List<String> offences = new ArrayList<>();
        PRIVATE_WORDS.forEach((why, word) -> offences.addAll(lines(sources, word, "holds " + why)));
        offences.addAll(lines(withoutColours(sources), ISSUE, "holds a number of an issue"));
        offences.addAll(lines(remarks(sources), WORKSHOP, "holds a word of the workshop"));
        return offences.stream().sorted().toList();
    }

    /** Outside comments the only numbers after a hash in a style sheet are colours, because an id can't begin with a digit. */
    private static List<Source> withoutColours(List<Source> sources) {
        return sources.stream()
                .map(source -> source.path().endsWith(".css")
                        ? new Source(source.path(), onlyRemarksOf(source.text()))
                        : source)
                .toList();
    }

    /** Keeps line breaks, so that a fault is reported at its line. */
    private static String onlyRemarksOf(String css) {
        StringBuilder kept = new StringBuilder();
        int end = 0;
        for (MatchResult remark : CSS_REMARK.matcher(css).results().toList()) {
            kept.append(css.substring(end, remark.start()).replaceAll(".", "")).append(remark.group());
            end = remark.end();
        }
        return kept.append(css.substring(end).replaceAll(".", "")).toString();
    }

    private static List<Source> remarks(List<Source> sources) {
        return sources.stream()
                .map(source -> source.java() ? new Source(source.path(), remarks(source.text())) : source)
                .toList();
    }

    private static String remarks(String java) {
        return java.lines()
                .map(line ->
                        REMARK.matcher(line).results().map(MatchResult::group).collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }

    static List<String> packagesWithoutInfo(List<Source> sources) {
        List<String> described = sources.stream()
                .filter(source -> source.path().endsWith("/package-info.java"))
                .map(Source::folder)
                .toList();
        return sources.stream()
                .filter(Source::mainJava)
                .filter(source -> !source.path().endsWith("/module-info.java"))
                .map(Source::folder)
                .distinct()
                .filter(folder -> !described.contains(folder))
                .map(folder -> folder + " has no package-info")
                .toList();
    }

    static List<String> brokenLinks(List<Source> sources, Predicate<String> exists) {
        List<String> offences = new ArrayList<>();
        for (Source source : sources) {
            Matcher link = LINK.matcher(source.path().endsWith(".md") ? source.text() : "");
            while (link.find()) {
                String target = link.group(1);
                if (!target.contains(":") && !exists.test(source.folder() + "/" + target)) {
                    offences.add(source.path() + " links to " + target + ", which is not there");
                }
            }
        }
        return offences;
    }

    private static List<String> lines(List<Source> sources, Pattern pattern, String offence) {
        List<String> offences = new ArrayList<>();
        for (Source source : sources) {
            List<String> lines = source.text().lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                if (pattern.matcher(lines.get(i)).find()) {
                    offences.add(source.path() + ":" + (i + 1) + " " + offence + ": "
                            + lines.get(i).strip());
                }
            }
        }
        return offences;
    }
}
