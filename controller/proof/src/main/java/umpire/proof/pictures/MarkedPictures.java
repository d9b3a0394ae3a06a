package umpire.proof.pictures;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import umpire.proof.pictures.MarkedPicture.MarkedDie;
import umpire.proof.pictures.MarkedPicture.MarkedTag;
import umpire.rules.kernel.Parsed;
import umpire.vision.see.PictureReport.PixelBox;

/**
 * Reads labels. A folder has a {@code truth.json}: a list of pictures, each with {@code image}, {@code dice} ({@code type}, {@code value},
 * {@code bbox} as x, y, width and height) and {@code markers} ({@code id}, {@code corners}). A single picture has a text file of the same
 * name beside it, with a line for each die: face, x and y.
 */
public final class MarkedPictures {
    private static final String TRUTH = "truth.json";
    private static final String BY_PIPS = "d6";

    private MarkedPictures() {}

    /** Returns the pictures of a folder, or the named one; or an error text to follow its name. */
    public static Parsed<List<MarkedPicture>> at(Path named) {
        try {
            if (Files.isDirectory(named)) {
                Path truth = named.resolve(TRUTH);
                return Files.exists(truth)
                        ? Parsed.good(ofFolder(named, Files.readString(truth)))
                        : Parsed.bad("has no " + TRUTH + " that says what its pictures show");
            }
            String file = named.getFileName().toString();
            Path text = named.resolveSibling(file.replaceFirst("\\.[^.]*$", "") + ".txt");
            return Files.exists(text)
                    ? Parsed.good(List.of(ofText(named, Files.readAllLines(text))))
                    : Parsed.bad("has no " + text.getFileName() + " beside it that says what it shows");
        } catch (IOException
                | JsonParseException
                | IllegalStateException
                | IllegalArgumentException
                | NullPointerException
                | ClassCastException
                | UnsupportedOperationException
                | IndexOutOfBoundsException e) {
            return Parsed.bad("is marked in a way that cannot be read: " + e.getMessage());
        }
    }

    private static List<MarkedPicture> ofFolder(Path folder, String truth) {
        List<MarkedPicture> pictures = new ArrayList<>();
        for (JsonElement each : JsonParser.parseString(truth).getAsJsonArray()) {
            JsonObject picture = each.getAsJsonObject();
            pictures.add(new MarkedPicture(
                    folder.resolve(picture.get("image").getAsString()),
                    objects(picture, "dice").map(MarkedPictures::die).toList(),
                    objects(picture, "markers").map(MarkedPictures::tag).toList()));
        }
        return pictures;
    }

    private static Stream<JsonObject> objects(JsonObject picture, String name) {
        return picture.has(name)
                ? picture.getAsJsonArray(name).asList().stream().map(JsonElement::getAsJsonObject)
                : Stream.empty();
    }

    private static MarkedDie die(JsonObject die) {
        boolean symbol = die.has("symbol_face") && die.get("symbol_face").getAsBoolean();
        JsonArray box = die.getAsJsonArray("bbox");
        return new MarkedDie(
                die.get("type").getAsString().equals(BY_PIPS) && !symbol,
                die.get("value").getAsString(),
                new PixelBox(number(box, 0), number(box, 1), number(box, 2), number(box, 3)));
    }

    private static MarkedTag tag(JsonObject tag) {
        List<JsonArray> corners = tag.getAsJsonArray("corners").asList().stream()
                .map(JsonElement::getAsJsonArray)
                .toList();
        double left =
                corners.stream().mapToDouble(corner -> number(corner, 0)).min().orElseThrow();
        double right =
                corners.stream().mapToDouble(corner -> number(corner, 0)).max().orElseThrow();
        double top =
                corners.stream().mapToDouble(corner -> number(corner, 1)).min().orElseThrow();
        double bottom =
                corners.stream().mapToDouble(corner -> number(corner, 1)).max().orElseThrow();
        return new MarkedTag(tag.get("id").getAsInt(), new PixelBox(left, top, right - left, bottom - top));
    }

    private static double number(JsonArray array, int index) {
        return array.get(index).getAsDouble();
    }

    private static MarkedPicture ofText(Path image, List<String> lines) {
        List<MarkedDie> dice = lines.stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(MarkedPictures::die)
                .toList();
        return new MarkedPicture(image, dice, List.of());
    }

    private static MarkedDie die(String line) {
        String[] words = line.strip().split(" +");
        if (words.length != 3) {
            throw new IllegalArgumentException("a line is face, x and y, not '" + line + "'");
        }
        return new MarkedDie(
                true, words[0], new PixelBox(Double.parseDouble(words[1]), Double.parseDouble(words[2]), 0, 0));
    }
}
