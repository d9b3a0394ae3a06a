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
 * The facts needed beside the entries to continue a recorded game.
 *
 * @param game the game's id
 * @param rulings the chosen answer for each house ruling's and each option's key
 * @param data the text of each replaced data file, by its name
 * @param settings the table's settings
 */
public record GameHeader(GameId game, Map<String, String> rulings, Map<String, String> data, SessionSettings settings) {
    private static final String ASK = "askBeforeWaiving";

    /** The key of a line with the digest of a data file. The text itself is written once, where its game begins. */
    private static final String DATA = "data.";

    private static final String TEXT = "text.";

    public GameHeader {
        rulings = Collections.unmodifiableMap(new TreeMap<>(rulings));
        data = Collections.unmodifiableMap(new TreeMap<>(data));
        rulings.forEach((key, answer) -> {
            if (!key.matches("\\w+") || key.equals(ASK) || answer.contains("\n")) {
                throw new IllegalArgumentException("a ruling has one word as its key and one line as its answer, not '"
                        + key + "=" + answer + "'");
            }
        });
        data.keySet().forEach(name -> {
            if (!name.matches("\\w+")) {
                throw new IllegalArgumentException("a data file is named by a word, not '" + name + "'");
            }
        });
    }

    /** Creates a header for a game with its own data files. */
    public GameHeader(GameId game, Map<String, String> rulings, SessionSettings settings) {
        this(game, rulings, Map.of(), settings);
    }

    /** Creates a header for a game with its own data files and default settings. */
    public GameHeader(GameId game, Map<String, String> rulings) {
        this(game, rulings, SessionSettings.standard());
    }

    /** Returns the same game with other settings. */
    public GameHeader with(SessionSettings next) {
        return new GameHeader(game, rulings, data, next);
    }

    /**
     * Returns the rulings, one per line, sorted by key. The data and settings that differ from the default follow, so journals with
     * defaults keep their old format.
     *
     * @param whole whether to include the texts of the data files, not only their digests
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
     * @param texts data texts by digest, from lines read before; new ones of these lines are added
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
