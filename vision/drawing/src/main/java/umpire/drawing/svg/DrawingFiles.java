package umpire.drawing.svg;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.GameId;

/** The drawings of one game, each read once. Thread-safe. */
public final class DrawingFiles {
    private static final Pattern PARAMETER = Pattern.compile("\\{\\{([a-zA-Z0-9]+)}}");
    private static final Pattern ROOT = Pattern.compile("(?s)^.*?<svg[^>]*>(.*)</svg>\\s*$");
    private static final Pattern TEXT = Pattern.compile("(?s)<text([^>]*)>([^<]*)</text>");
    private static final Pattern IMAGE = Pattern.compile("<image([^>]*)/>");
    private static final Pattern NAMED = Pattern.compile("( id=\"|url\\(#|href=\"#)([a-zA-Z0-9-]+)");
    private static final Pattern ATTRIBUTE = Pattern.compile("([a-z-]+)=\"([^\"]*)\"");

    /** The height of a capital as a share of the font size that an SVG file states. */
    private static final double CAPITAL_SHARE = 0.72;

    private static final double STROKE_SHARE = 0.15;

    private final Class<?> room;
    private final String folder;
    private final Map<String, String> files = new ConcurrentHashMap<>();

    /** Reads the drawings of a game. They are in the folder {@code <its id>-drawings} on the class path of the game's module. */
    public DrawingFiles(Class<?> room, GameId game) {
        this.room = room;
        this.folder = "/" + game.name() + "-drawings/";
    }

    /**
     * Returns the content of a drawing. Parameters are replaced, text becomes lines, and each {@code image} becomes the drawing that it
     * names, with the same parameters. Empty if the drawing is empty.
     *
     * @throws IllegalArgumentException if there is no such file, or a parameter of it is missing
     */
    public String content(Drawing drawing) {
        if (!drawing.isDrawn()) {
            return "";
        }
        String text = files.computeIfAbsent(drawing.file(), this::read);
        String filled = PARAMETER
                .matcher(text)
                .replaceAll(found ->
                        Matcher.quoteReplacement(escaped(value(drawing.file(), drawing.parameters(), found.group(1)))));
        String lettered = TEXT.matcher(filled)
                .replaceAll(found -> Matcher.quoteReplacement(lettered(found.group(1), found.group(2))));
        String named = ownNames(lettered, Integer.toHexString(drawing.hashCode()));
        return IMAGE.matcher(named)
                .replaceAll(found -> Matcher.quoteReplacement(image(found.group(1), drawing.parameters())));
    }

    private String image(String attributes, Map<String, String> parameters) {
        String file = attribute(attributes, "href", "");
        String own = Stream.of("transform", "opacity", "display")
                .map(name -> Map.entry(name, attribute(attributes, name, "")))
                .filter(entry -> !entry.getValue().isEmpty())
                .map(entry -> " " + entry.getKey() + "=\"" + entry.getValue() + "\"")
                .collect(Collectors.joining());
        return "<g" + own + ">" + content(new Drawing(file, parameters)) + "</g>";
    }

    /** Makes the ids of gradients and clips unique, since one text contains many drawings. */
    private static String ownNames(String svg, String suffix) {
        return NAMED.matcher(svg)
                .replaceAll(found -> Matcher.quoteReplacement(found.group(1) + found.group(2) + "-" + suffix));
    }

    /**
     * Returns a text file of the game with its parameters replaced; empty if there is no such file.
     *
     * @throws IllegalArgumentException if a parameter of it is missing
     */
    public Optional<String> text(String file, Map<String, String> parameters) {
        try (InputStream in = room.getResourceAsStream(folder + file)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(PARAMETER
                            .matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                            .replaceAll(found -> Matcher.quoteReplacement(value(file, parameters, found.group(1)))));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
    }

    private static String value(String file, Map<String, String> parameters, String name) {
        String value = parameters.get(name);
        if (value == null) {
            throw new IllegalArgumentException(
                    "the file " + file + " asks for " + name + "; it was given " + parameters.keySet());
        }
        return value;
    }

    private static String escaped(String value) {
        return value.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private String read(String file) {
        try (InputStream in = room.getResourceAsStream(folder + file)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no drawing " + file + " in " + folder);
            }
            Matcher root = ROOT.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            if (!root.matches()) {
                throw new IllegalArgumentException(file + " is not an SVG file: it has no svg element");
            }
            return root.group(1).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
    }

    private static String lettered(String attributes, String text) {
        double x = number(attributes, "x", 0);
        double y = number(attributes, "y", 0);
        double size = number(attributes, "font-size", 4);
        String transform = attribute(attributes, "transform", "");
        String written = Lettering.svg(
                plain(text.strip()),
                x,
                y,
                size * CAPITAL_SHARE,
                attribute(attributes, "text-anchor", "start"),
                attribute(attributes, "fill", "#000000"),
                attribute(attributes, "font-weight", "").equals("bold") ? 1.5 * STROKE_SHARE : STROKE_SHARE);
        return transform.isEmpty() ? written : "<g transform=\"" + transform + "\">" + written + "</g>";
    }

    private static String plain(String text) {
        return text.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&");
    }

    private static double number(String attributes, String name, double otherwise) {
        String value = attribute(attributes, name, "");
        return value.isEmpty() ? otherwise : Double.parseDouble(value);
    }

    private static String attribute(String attributes, String name, String otherwise) {
        return ATTRIBUTE
                .matcher(attributes)
                .results()
                .filter(found -> found.group(1).equals(name))
                .map(found -> found.group(2))
                .findFirst()
                .orElse(otherwise);
    }
}
