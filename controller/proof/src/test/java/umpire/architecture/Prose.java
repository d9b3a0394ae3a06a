package umpire.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import umpire.architecture.Checkout.Source;

/** The sentences of comments, documents and messages, and which of them are hard to read. */
final class Prose {
    static final int MOST_WORDS = 30;

    /** A subject that is a riddle: the reader learns only at the end of the sentence what it is about. */
    private static final Pattern OPENING = Pattern.compile(
            "^(What|Who|Whoever|Whatever|Whichever|Whose|That which|So many|Nobody|Somebody|Of all that)\\b.*[^?]$");

    private static final Pattern WORD = Pattern.compile(
            "\\b(anew|nobody|somebody|anybody|whoever|besides|nothing of the kind|it is for you)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Code and addresses have no words; neither have numbers. */
    private static final Pattern UNSPOKEN = Pattern.compile("`[^`]*`|\\]\\([^)]*\\)");

    private static final Pattern SPOKEN = Pattern.compile("(?<=^|[\\s(])\\p{L}[\\p{L}'’-]*(?=[.,:;!?)]*(\\s|$))");

    private static final Pattern BLOCK =
            Pattern.compile("^[ \\t]*/\\*+(.*?)\\*/|((?:^[ \\t]*//[^\\n]*\\n?)+)", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern MARGIN = Pattern.compile("^[ \\t]*(\\*|//)?[ \\t]?", Pattern.MULTILINE);
    private static final Pattern FENCED = Pattern.compile("```.*?```|<pre>.*?</pre>", Pattern.DOTALL);
    private static final Pattern CODE_TAG = Pattern.compile("\\{@code ([^}]*)}");
    private static final Pattern INLINE_TAG = Pattern.compile("\\{@\\w+ ([^}]*)}");
    private static final Pattern BLOCK_TAG = Pattern.compile("^\\s*@\\w+ (\\{[^\\n]*}|\\S+)?", Pattern.MULTILINE);
    /** Headings, paragraphs, entries of lists, also those with a picture, and cells of tables. */
    private static final Pattern PARAGRAPH = Pattern.compile(
            "\\n\\s*\\n|\\n\\s*(?:[-*]|\\d+\\.) |\\n\\s*(?=\\[[\\w-]+] )|\\s*#+ [^\\n]*\\n|\\||<p>|<li>");

    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?:;][*\")]{0,3})\\s+(?=[`*\"]{0,3}[A-Z`])");

    /** Lists of parts, written by a command. */
    private static final Pattern LEFT_OUT = Pattern.compile("hardware/(boxes|plan/.*)\\.md");

    private static final int LEAST_WORDS_OF_A_MESSAGE = 3;
    /** Lists of files, SQL, outlines and notation have no such word. */
    private static final Pattern COMMON_WORD = Pattern.compile(
            "\\b([Aa]|[Aa]n|[Tt]he|[Tt]his|that|is|are|was|it|its|not|nobody|of|to|in|on|at|for|with|and|or|you|your)\\b");

    private Prose() {}

    /** A message may begin so when it is a title, which has no full stop. */
    static List<String> beginningWithARiddle(List<Source> sources) {
        return Stream.concat(
                        found(sources, Prose::sentences, OPENING.asMatchPredicate()),
                        found(
                                sources,
                                Prose::messages,
                                OPENING.asMatchPredicate().and(said -> said.endsWith("."))))
                .toList();
    }

    static List<String> tooLong(List<Source> sources) {
        return found(sources, sentence -> words(sentence) > MOST_WORDS);
    }

    static List<String> withAWordToAvoid(List<Source> sources) {
        return found(sources, sentence -> WORD.matcher(spoken(sentence)).find());
    }

    private static String spoken(String sentence) {
        return UNSPOKEN.matcher(sentence).replaceAll(" ");
    }

    private static long words(String sentence) {
        return SPOKEN.matcher(spoken(sentence)).results().count();
    }

    private static List<String> found(List<Source> sources, Predicate<String> hard) {
        return Stream.concat(found(sources, Prose::sentences, hard), found(sources, Prose::messages, hard))
                .toList();
    }

    private static Stream<String> found(
            List<Source> sources, Function<Source, List<String>> read, Predicate<String> hard) {
        return sources.stream()
                .flatMap(source ->
                        read.apply(source).stream().filter(hard).map(sentence -> source.path() + ": " + sentence));
    }

    /** Returns the sentences of the texts that a file shows to people. */
    static List<String> messages(Source source) {
        return Messages.of(source).stream()
                .flatMap(Prose::split)
                .filter(said -> words(said) >= LEAST_WORDS_OF_A_MESSAGE
                        && COMMON_WORD.matcher(said).find())
                .toList();
    }

    /** Returns the sentences of a file's comments, or of a document; none of any other file. */
    static List<String> sentences(Source source) {
        if (LEFT_OUT.matcher(source.path()).matches()) {
            return List.of();
        }
        if (source.path().endsWith(".md")) {
            return split(source.text()).toList();
        }
        if (!source.path().matches(".*\\.(java|js|css)")) {
            return List.of();
        }
        List<String> sentences = new ArrayList<>();
        Matcher block = BLOCK.matcher(source.text());
        while (block.find()) {
            String comment = block.group(1) != null ? block.group(1) : block.group(2);
            sentences.addAll(split(MARGIN.matcher(comment).replaceAll("")).toList());
        }
        return sentences;
    }

    private static Stream<String> split(String text) {
        String bare = FENCED.matcher(text).replaceAll("\n\n");
        bare = CODE_TAG.matcher(bare).replaceAll("`$1`");
        bare = INLINE_TAG.matcher(bare).replaceAll("$1");
        bare = BLOCK_TAG.matcher(bare).replaceAll("\n\n");
        return PARAGRAPH
                .splitAsStream(bare)
                .map(paragraph -> SPACE.matcher(paragraph).replaceAll(" ").strip())
                .flatMap(SENTENCE::splitAsStream)
                .filter(sentence -> !sentence.isBlank());
    }
}
