package umpire.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.architecture.Checkout.Source;

/** The texts that main code shows to people: string literals of Java and of the pages' scripts, and the text of pages. */
final class Messages {
    private static final Pattern MAIN_CODE = Pattern.compile(".*/src/main/.*\\.(java|js|html)");

    /** Comments, characters and a script's regular expressions are matched so that no quote in them begins a literal. */
    private static final String SKIPPED = "//[^\\n]*|/\\*.*?\\*/";

    private static final String QUOTED = "\"((?:[^\"\\\\\\n]++|\\\\.)*+)\"";
    private static final Pattern JAVA = Pattern.compile(
            SKIPPED + "|'(?:[^'\\\\]|\\\\[^\\n]{1,5}?)'|\"\"\"(.*?)(?<!\\\\)\"\"\"|" + QUOTED, Pattern.DOTALL);
    private static final Pattern SCRIPT = Pattern.compile(
            SKIPPED
                    + "|(?<=[(,=:\\[!&|?] ?)/(?:[^/\\\\\\n\\[]|\\\\.|\\[(?:[^\\]\\\\\\n]|\\\\.)*+])++/|'[^'\\n]*+'"
                    + "|`((?:[^`\\\\$]++|\\\\.|\\$\\{(?:[^{}`]++|`[^`]*+`)*+}|\\$)*+)`|"
                    + QUOTED,
            Pattern.DOTALL);
    private static final Pattern INSERTED = Pattern.compile("\\$\\{((?:[^{}`]++|`[^`]*+`)*+)}");
    private static final Pattern JOINED = Pattern.compile("\\s*\\+\\s*");
    /** In a text block such a line goes on in the next one. */
    private static final Pattern LINE_GOES_ON = Pattern.compile("\\\\\\n\\s*");

    private static final Pattern ESCAPED_BREAK = Pattern.compile("\\\\n");
    private static final Pattern ESCAPED = Pattern.compile("\\\\(.)");

    private static final Pattern UNSEEN = Pattern.compile("<!--.*?-->|<(script|style)\\b.*?</\\1>", Pattern.DOTALL);
    private static final Pattern INLINE = Pattern.compile("</?(?:a|b|i|em|strong|kbd|code|span)\\b[^>]*>");
    private static final Pattern TAG = Pattern.compile("<[^>]*>");

    private Messages() {}

    /** Returns the literals of main code in Java or JavaScript, and the paragraphs of a page; none of any other file. */
    static List<String> of(Source source) {
        if (!MAIN_CODE.matcher(source.path()).matches()) {
            return List.of();
        }
        if (source.path().endsWith(".html")) {
            String seen = UNSEEN.matcher(source.text()).replaceAll("");
            return TAG.splitAsStream(INLINE.matcher(seen).replaceAll("")).toList();
        }
        return literals(source.text(), source.java() ? JAVA : SCRIPT);
    }

    /** Literals joined by a plus are one. */
    private static List<String> literals(String code, Pattern literal) {
        List<String> found = new ArrayList<>();
        Matcher next = literal.matcher(code);
        int end = -1;
        while (next.find()) {
            String text = next.group(1) == null ? next.group(2) : next.group(1);
            if (text == null) {
                continue;
            }
            Matcher inserted = INSERTED.matcher(text);
            while (literal == SCRIPT && inserted.find()) {
                found.addAll(literals(inserted.group(1), literal));
            }
            String said = unescaped(literal == SCRIPT ? inserted.replaceAll("…") : text);
            boolean joined = end >= 0
                    && JOINED.matcher(code.substring(end, next.start())).matches();
            found.add(joined ? found.removeLast() + said : said);
            end = next.end();
        }
        return found;
    }

    private static String unescaped(String text) {
        String whole = LINE_GOES_ON.matcher(text).replaceAll("");
        return ESCAPED.matcher(ESCAPED_BREAK.matcher(whole).replaceAll("\n")).replaceAll("$1");
    }
}
