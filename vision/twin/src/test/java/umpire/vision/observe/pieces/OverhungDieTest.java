package umpire.vision.observe.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** A small die below or behind an upper corner of a large one is either read or hidden, and never reported as gone. */
class OverhungDieTest {
    private static final DieType GIANT = octahedron("giant", 100, 0);
    private static final DieType SMALL = octahedron("small", 50, 8);
    private static final Board PAPER = new Board(
            "Paper",
            620,
            620,
            List.of(),
            List.of(),
            List.of(
                    new Board.BoardTag(244, new Point(-286, 286), 24),
                    new Board.BoardTag(245, new Point(286, -286), 24)));

    private static DieType octahedron(String name, double edgeMm, int firstTag) {
        List<DieType.Face> faces = IntStream.range(0, 8)
                .mapToObj(i -> new DieType.Face(String.valueOf(i + 1), OptionalInt.of(firstTag + i)))
                .toList();
        return new DieType(DieType.OCTAHEDRON, name, faces, edgeMm, "", 1);
    }

    private static Piece piece(DieType die) {
        DieForm form = DieForm.of(die);
        return new Piece(
                die.name(),
                "",
                die.faces().stream()
                        .map(face -> new PieceFace(
                                face.tag().orElseThrow(),
                                new Token(die.name() + "/" + face.shows()),
                                face.shows(),
                                form.tagMm(),
                                BodyOutline.octahedron(die.edgeMm()),
                                form.heightMm()))
                        .toList());
    }

    private static Observation look(Pose giant, Pose small) {
        TableScene scene = TableScene.empty()
                .with(TwinDie.flat("giant", GIANT, giant, 3))
                .with(TwinDie.flat("small", SMALL, small, 5));
        try (Sitter sitter =
                new Sitter(ChequeredTable.SMALL, PAPER, List.of(piece(GIANT), piece(SMALL)), List.of(GIANT, SMALL))) {
            return sitter.look(scene).observation();
        }
    }

    /** Returns a pose below the upper corner to which the tag of the giant points. At 57.7 mm a die there touches the face. */
    private static Pose below(Pose giant, double outMm) {
        double turn = Math.toRadians(giant.headingDeg() + 90);
        return new Pose(giant.xMm() + outMm * Math.cos(turn), giant.yMm() + outMm * Math.sin(turn), giant.headingDeg());
    }

    @ParameterizedTest(name = "{3} mm out of a giant at {0}, {1}, turned to {2}")
    @CsvSource({
        "0, 0, 0, 58",
        "150, 100, 0, 70",
        "150, 100, 180, 58",
        "-180, -150, 45, 62",
        "0, 180, 0, 75",
        "0, 180, 180, 58"
    })
    void aDieBelowAnOverhangIsReadOrHidden(double xMm, double yMm, double headingDeg, double outMm) {
        Pose giant = new Pose(xMm, yMm, headingDeg);
        Pose small = below(giant, outMm);
        Observation seen = look(giant, small);
        List<SeenToken> read = seen.aside().stream()
                .filter(token -> token.token().name().startsWith("small"))
                .toList();
        if (read.isEmpty()) {
            assertThat(seen.hiddenAreas()).anyMatch(area -> area.hides(small));
        } else {
            assertThat(read).singleElement().satisfies(token -> {
                assertThat(token.token().name()).isEqualTo("small/5");
                assertThat(token.pose().distanceMm(small)).isLessThan(1);
            });
        }
        assertThat(seen.aside()).anyMatch(token -> token.token().name().equals("giant/3"));
    }

    @Test
    void otherAreasAroundALargeDieAreVisible() {
        Pose giant = new Pose(-40, 20, 30);
        Observation seen = look(giant, new Pose(200, -150, 0));
        for (double turnDeg = 0; turnDeg < 360; turnDeg += 15) {
            boolean belowCorner = Math.abs((turnDeg - 120 + 360) % 120) < 1;
            double turn = Math.toRadians(turnDeg);
            for (double outMm : new double[] {82, 110}) {
                Pose there = new Pose(giant.xMm() + outMm * Math.cos(turn), giant.yMm() + outMm * Math.sin(turn), 0);
                assertThat(seen.hiddenAreas())
                        .as("%s mm out at %s degrees", outMm, turnDeg)
                        .noneMatch(area -> !belowCorner && area.hides(there));
            }
        }
    }
}
