package umpire.proof.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.rules.kernel.Parsed;
import umpire.vision.see.PictureReport;
import umpire.vision.see.PictureReport.DieSeen;
import umpire.vision.see.PictureReport.PieceSeen;
import umpire.vision.see.PictureReport.PixelBox;

/** Readings are compared with labels. */
class PictureScoreTest {
    private static final String TRUTH = """
            [{"image": "a.png",
              "dice": [{"type": "d6", "value": 4, "bbox": [100, 100, 20, 20]},
                       {"type": "d6", "value": 2, "bbox": [200, 100, 20, 20]},
                       {"type": "d8", "value": 7, "bbox": [300, 100, 20, 20]}],
              "markers": [{"id": 3, "corners": [[10, 10], [30, 10], [30, 30], [10, 30]]}]},
             {"image": "b.png", "dice": [], "markers": []}]
            """;

    @TempDir
    private Path folder;

    private List<MarkedPicture> marked() throws Exception {
        Files.writeString(folder.resolve("truth.json"), TRUTH);
        return MarkedPictures.at(folder).orThrow();
    }

    private static DieSeen die(String face, double x, double confidence) {
        return new DieSeen("d6", Optional.of(face), false, Optional.empty(), new PixelBox(x, 100, 20, 20), confidence);
    }

    private static PieceSeen tag(int id, double x) {
        return new PieceSeen(id, Optional.empty(), Optional.empty(), Optional.empty(), new PixelBox(x, 10, 20, 20), 1);
    }

    private static PictureReport report(List<PieceSeen> tags, DieSeen... dice) {
        return new PictureReport(
                "a.png", 640, 480, Optional.empty(), Arrays.asList(dice), tags, Optional.empty(), List.of(), 1);
    }

    @Test
    void aReadingIsRightOnALabelledDieWithTheSameFace() throws Exception {
        PictureScore score = new PictureScore();
        score.add(
                marked().getFirst(),
                report(List.of(tag(3, 12), tag(4, 300)), die("4", 103, 0.95), die("3", 198, 0.95), die("6", 300, 1)));
        assertThat(score.figures())
                .containsAllEntriesOf(Map.of(
                        "dice read right", "1 of 2, 50.0 %",
                        "readings wrong", "1 of 2, 50.0 %",
                        "sure readings wrong", "1 of 2, 50.0 %",
                        "pictures read exactly", "0 of 1, 0.0 %",
                        "tags found", "1 of 1, 100.0 %",
                        "tags that are not there", "1"));
    }

    @Test
    void eachDieCountsOnceForTheMostConfidentReading() throws Exception {
        PictureScore score = new PictureScore();
        score.add(marked().getFirst(), report(List.of(), die("5", 101, 0.5), die("4", 103, 0.95), die("2", 200, 0.7)));
        assertThat(score.figures())
                .containsEntry("dice read right", "2 of 2, 100.0 %")
                .containsEntry("readings wrong", "1 of 3, 33.3 %")
                .containsEntry("sure readings wrong", "0 of 1, 0.0 %")
                .containsEntry("pictures read exactly", "0 of 1, 0.0 %");
    }

    @Test
    void aDieOnAnEmptyTableIsWrong() throws Exception {
        PictureScore score = new PictureScore();
        score.add(marked().getLast(), report(List.of(), die("1", 50, 0.95)));
        assertThat(score.figures())
                .containsEntry("empty tables with a die", "1 of 1, 100.0 %")
                .containsEntry("sure readings wrong", "1 of 1, 100.0 %");
    }

    @Test
    void aPictureMayHaveALabelFile() throws Exception {
        Files.writeString(folder.resolve("c.txt"), "# face, x, y\n6 56 75\n");
        MarkedPicture picture =
                MarkedPictures.at(folder.resolve("c.png")).orThrow().getFirst();
        PictureScore score = new PictureScore();
        score.add(
                picture,
                report(
                        List.of(),
                        new DieSeen(
                                "d6", Optional.of("6"), false, Optional.empty(), new PixelBox(46, 65, 20, 20), 0.8)));
        assertThat(score.figures()).containsEntry("pictures read exactly", "1 of 1, 100.0 %");
    }

    @Test
    void missingLabelsAreReported() throws Exception {
        assertThat(MarkedPictures.at(folder)).isInstanceOf(Parsed.Bad.class);
        assertThat(MarkedPictures.at(folder.resolve("d.png"))).isInstanceOf(Parsed.Bad.class);
        Files.writeString(folder.resolve("d.txt"), "six at 56, 75");
        assertThat(MarkedPictures.at(folder.resolve("d.png"))).isInstanceOf(Parsed.Bad.class);
        Files.writeString(folder.resolve("truth.json"), "{}");
        assertThat(MarkedPictures.at(folder)).isInstanceOf(Parsed.Bad.class);
    }
}
