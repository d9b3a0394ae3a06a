package umpire.vision.see;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.DieSize;
import umpire.hardware.Rig;
import umpire.hardware.taught.CustomDie;
import umpire.hardware.taught.CustomDieView;

/** Photographs of other people's dice, kept outside the checkout, are read the same with and without a taught die in the rig file. */
class CustomDiceOnPhotographsTest {
    private static final int EVERY = 7;

    private static Path photos() {
        String named = System.getProperty("photos");
        Path folder = named != null ? Path.of(named) : Path.of("..", "..", "shared", "photos");
        return Stream.of(folder, Path.of("..", "..", "..", "shared", "photos"))
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(folder);
    }

    /** A dark square in the middle of a light face. */
    private static CustomDie square() {
        byte[] levels = new byte[CustomDieView.SIDE * CustomDieView.SIDE];
        for (int i = 0; i < levels.length; i++) {
            boolean inner = Math.max(Math.abs(i % CustomDieView.SIDE - 11), Math.abs(i / CustomDieView.SIDE - 11)) < 5;
            levels[i] = (byte) (inner ? 60 : 150);
        }
        return CustomDie.untaught("d6", "cube").with(CustomDieView.of("1", "drawn", levels));
    }

    private static PictureReader reader(Rig rig) {
        return new PictureReader(Optional.of(rig), PieceList.NONE, Optional.empty(), List.of(), Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"d6/d6_matteo", "d6/d6_wiktoria"})
    void photographsAreReadTheSame(String source) throws IOException {
        Path folder = photos().resolve(source).resolve("images");
        assumeThat(folder)
                .as("no photographs at %s; -Dphotos=FOLDER says where they are", folder)
                .exists();
        PictureReader plain = reader(Rig.standard());
        PictureReader taught = reader(Rig.standard()
                .throwing(List.of(new DieSize("d6", 16, Optional.of(new DieSize.TaughtLook("house.yaml", square()))))));
        List<Path> pictures;
        try (Stream<Path> files = Files.list(folder)) {
            pictures = files.sorted().toList();
        }
        for (int i = 0; i < pictures.size(); i += EVERY) {
            PictureReport before = plain.look(pictures.get(i)).orThrow().getFirst();
            PictureReport after = taught.look(pictures.get(i)).orThrow().getFirst();
            assertThat(after.dice()).as("%s", pictures.get(i)).isEqualTo(before.dice());
        }
    }
}
