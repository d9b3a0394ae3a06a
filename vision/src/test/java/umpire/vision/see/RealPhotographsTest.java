package umpire.vision.see;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import umpire.vision.see.PictureReport.DieSeen;

/**
 * Other people's photographs, kept outside the checkout: {@code -Dphotos=FOLDER} names their folder. Their truth is a JSON file, which is
 * also valid YAML.
 */
class RealPhotographsTest {
    /** The rates reached so far; a change that falls below them has made recognition worse. */
    private record Score(int dice, int right, int sure, int sureWrong, int falseOnEmpty) {
        Score plus(Score other) {
            return new Score(
                    dice + other.dice,
                    right + other.right,
                    sure + other.sure,
                    sureWrong + other.sureWrong,
                    falseOnEmpty + other.falseOnEmpty);
        }
    }

    private record TrueDie(String face, List<?> box) {
        boolean holds(DieSeen die) {
            double x = die.box().x() + die.box().width() / 2 - number(0);
            double y = die.box().y() + die.box().height() / 2 - number(1);
            return x >= 0 && y >= 0 && x <= number(2) && y <= number(3);
        }

        private double number(int i) {
            return ((Number) box.get(i)).doubleValue();
        }
    }

    private static Path photos() {
        String named = System.getProperty("photos");
        Path folder = named != null ? Path.of(named) : Path.of("..", "..", "shared", "photos");
        return Stream.of(folder, Path.of("..", "..", "..", "shared", "photos"))
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(folder);
    }

    private static Score score(String source) throws Exception {
        Path folder = photos().resolve(source);
        assumeThat(folder.resolve("truth.json"))
                .as("no photographs at %s; -Dphotos=FOLDER says where they are", folder)
                .exists();
        Object truth = new Load(
                        LoadSettings.builder().setCodePointLimit(50_000_000).build())
                .loadFromString(Files.readString(folder.resolve("truth.json")));
        PictureReader pictureReader =
                new PictureReader(Optional.empty(), PieceList.NONE, Optional.empty(), List.of(), Optional.empty());
        Score all = new Score(0, 0, 0, 0, 0);
        for (Object picture : (List<?>) truth) {
            Map<?, ?> entry = (Map<?, ?>) picture;
            PictureReport pictureReport = pictureReader
                    .look(folder.resolve((String) entry.get("image")))
                    .orThrow()
                    .getFirst();
            all = all.plus(of((List<?>) entry.get("dice"), pictureReport.dice()));
        }
        return all;
    }

    private static Score of(List<?> truth, List<DieSeen> seen) {
        List<TrueDie> dice = truth.stream()
                .map(die -> (Map<?, ?>) die)
                .map(die -> new TrueDie(String.valueOf(die.get("value")), (List<?>) die.get("bbox")))
                .toList();
        List<DieSeen> told = seen.stream().filter(die -> die.face().isPresent()).toList();
        List<DieSeen> right = told.stream()
                .filter(die -> dice.stream()
                        .anyMatch(
                                t -> t.holds(die) && t.face().equals(die.face().orElseThrow())))
                .toList();
        List<DieSeen> sure =
                told.stream().filter(die -> die.confidence() >= 0.9).toList();
        int sureWrong = (int) sure.stream().filter(die -> !right.contains(die)).count();
        return new Score(dice.size(), right.size(), sure.size(), sureWrong, dice.isEmpty() ? told.size() : 0);
    }

    @Test
    void overheadDiceOnALightDeskAreRead() throws Exception {
        Score score = score("d6/d6_matteo");
        assertThat(score.sureWrong()).isZero();
        assertThat(score.right()).isGreaterThanOrEqualTo(65);
    }

    @Test
    void diceOfManyKindsOnFeltClothAndWoodAreRead() throws Exception {
        Score score = score("d6/d6_wiktoria");
        assertThat(score.falseOnEmpty()).isZero();
        assertThat(score.sureWrong()).isZero();
        assertThat(score.right()).isGreaterThanOrEqualTo(161);
    }
}
