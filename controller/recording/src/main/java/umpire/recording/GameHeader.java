package umpire.recording;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.GameId;

/**
 * What must be known besides the entries to play a recorded game on: which game it is, what was chosen of it, by which data it
 * is played, and how the table was set.
 *
 * @param game which game
 * @param rulings the chosen answer for each house ruling's and each option's key
 * @param data the text of each data file that was replaced, by name
 * @param settings how the table behaves
 */
public record GameHeader(GameId game, Map<String, String> rulings, Map<String, String> data, SessionSettings settings) {
    private static final String ASK = "askBeforeWaiving";

    /** Begins a line that says which text a data file has; the text itself stands once, where its game begins. */
    private static final String DATA = "data.";

    private static final String TEXT = "text.";

    public GameHeader {
        rulings = Collections.unmodifiableMap(new TreeMap<>(rulings));
        data = Collections.unmodifiableMap(new TreeMap<>(data));
        rulings.forEach((key, answer) -> {
            if (!key.matches("\\w+") || key.equals(ASK) || answer.contains("\n")) {
                throw new IllegalArgumentException("a ruling is a word and one line, not '" + key + "=" + answer + "'");
            }
        });
        data.keySet().forEach(name -> {
            if (!name.matches("\\w+")) {
                throw new IllegalArgumentException("a data file is named by a word, not '" + name + "'");
            }
        });
    }

    /** A game that is played by its own data, on a table that is set like this. */
    public GameHeader(GameId game, Map<String, String> rulings, SessionSettings settings) {
        this(game, rulings, Map.of(), settings);
    }

    /** A game on a table that nobody set otherwise. */
    public GameHeader(GameId game, Map<String, String> rulings) {
        this(game, rulings, SessionSettings.standard());
    }

    /** Returns the same game on a table that is set like this. */
    public GameHeader with(SessionSettings next) {
        return new GameHeader(game, rulings, data, next);
    }

    /**
     * Writes the rulings one a line, sorted by key, and after them what is not as usual of data and settings: journals of tables
     * that nobody set otherwise stay what they were.
     *
     * @param whole with the texts of the data; otherwise only by what they are known
     */
    public String lines(boolean whole) {
        StringBuilder lines = new StringBuilder();
        rulings.forEach((key, answer) -> line(lines, key, answer));
        data.forEach((name, text) -> {
            line(lines, DATA + name, digest(text));
            if (whole) {
                line(lines, TEXT + digest(text), escaped(text));
            }
        });
        if (settings.askBeforeWaiving()) {
            line(lines, ASK, "true");
        }
        return lines.toString();
    }

    private static void line(StringBuilder lines, String key, String value) {
        lines.append(key).append('=').append(value).append('\n');
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescaped(String line) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char letter = line.charAt(i);
            if (letter == '\\' && i + 1 < line.length()) {
                i++;
                letter = line.charAt(i) == 'n' ? '\n' : line.charAt(i) == 'r' ? '\r' : line.charAt(i);
            }
            text.append(letter);
        }
        return text.toString();
    }

    private static String digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException everyPlatformHasIt) {
            throw new IllegalStateException(everyPlatformHasIt);
        }
    }

    /**
     * Reads what {@link #lines} wrote.
     *
     * @param texts of data by what they are known, from the lines read before; those of these lines are put in
     */
    public static GameHeader of(String game, String lines, Map<String, String> texts) {
        Map<String, String> answers = new TreeMap<>();
        Map<String, String> digests = new TreeMap<>();
        lines.lines().forEach(line -> {
            int equals = line.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("a ruling reads key=answer, not '" + line + "'");
            }
            String key = line.substring(0, equals);
            String value = line.substring(equals + 1);
            if (key.startsWith(TEXT)) {
                texts.put(key.substring(TEXT.length()), unescaped(value));
            } else if (key.startsWith(DATA)) {
                digests.put(key.substring(DATA.length()), value);
            } else {
                answers.put(key, value);
            }
        });
        boolean asks = "true".equals(answers.remove(ASK));
        return new GameHeader(new GameId(game), answers, data(digests, texts), new SessionSettings(asks));
    }

    private static Map<String, String> data(Map<String, String> digests, Map<String, String> texts) {
        Map<String, String> data = new TreeMap<>();
        digests.forEach((name, digest) -> {
            String text = texts.get(digest);
            if (text == null || !digest(text).equals(digest)) {
                throw new IllegalArgumentException("the text of the data file '" + name + "' is missing");
            }
            data.put(name, text);
        });
        return data;
    }
}
