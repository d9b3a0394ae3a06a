package umpire.vision.detect.tags;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Mat;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.OpenCv;

/** Reads tags on other people's photographs, which lie beside the checkout; skipped with a message if they are missing. */
class TagPhotographsTest {
    /** For each source the least number of its tags that must be found; every tag found must be right. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "charuco_05-07_480, DICT_4X4_50, 524",
        "tag_pv2024, DICT_APRILTAG_36h11, 27",
        "tag_swatbotics, DICT_APRILTAG_36h11, 73"
    })
    void tagsOnPhotographsAreFoundAndNeverMistaken(String source, String dictionary, int atLeast) throws IOException {
        Path folder = photographs().resolve("markers").resolve(source);
        Assumptions.assumeTrue(Files.isDirectory(folder), "no photographs at " + folder.toAbsolutePath());
        OpenCv.load();
        TagReader reader = TagReader.of(dictionary);
        int found = 0;
        for (JsonElement each : JsonParser.parseString(Files.readString(folder.resolve("truth.json")))
                .getAsJsonArray()) {
            JsonObject truth = each.getAsJsonObject();
            Mat grey = Imgcodecs.imread(
                    folder.resolve(truth.get("image").getAsString()).toString(), Imgcodecs.IMREAD_GRAYSCALE);
            List<Tag> seen = reader.read(grey);
            grey.release();
            List<Tag> there = tags(truth.getAsJsonArray("markers"));
            for (Tag tag : seen) {
                assertThat(there.removeIf(one -> same(one, tag)))
                        .as("%s shows tag %d", truth.get("image"), tag.id())
                        .isTrue();
            }
            found += seen.size();
        }
        assertThat(found).isGreaterThanOrEqualTo(atLeast);
    }

    private static Path photographs() {
        Path here = Path.of("").toAbsolutePath();
        while (here.getParent() != null && !Files.exists(here.resolve("ARCHITECTURE.md"))) {
            here = here.getParent();
        }
        return Path.of(System.getProperty(
                "umpire.photos", here.resolveSibling("shared").resolve("photos").toString()));
    }

    private static List<Tag> tags(JsonArray markers) {
        List<Tag> tags = new ArrayList<>();
        for (JsonElement each : markers) {
            JsonObject marker = each.getAsJsonObject();
            List<Pixel> corners = new ArrayList<>();
            for (JsonElement corner : marker.getAsJsonArray("corners")) {
                JsonArray xy = corner.getAsJsonArray();
                corners.add(new Pixel(xy.get(0).getAsDouble(), xy.get(1).getAsDouble()));
            }
            tags.add(new Tag(marker.get("id").getAsInt(), corners, 1));
        }
        return tags;
    }

    /** Returns whether id, place and the first corner agree. */
    private static boolean same(Tag truth, Tag seen) {
        double side = truth.sidePx();
        return truth.id() == seen.id()
                && truth.centre().distance(seen.centre()) < side / 8 + 1
                && truth.corners().getFirst().distance(seen.corners().getFirst()) < side / 2;
    }
}
