package umpire.vision.see;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Parsed;

class PieceListTest {
    private static String why(String text) {
        return switch (PieceList.read(text, "pieces.yaml")) {
            case Parsed.Good<PieceList> good -> "good";
            case Parsed.Bad<PieceList> bad -> bad.why();
        };
    }

    @Test
    void piecesAndOctahedraAreRead() {
        PieceList list = PieceList.read("""
                        pieces:
                          - {tag: 0, name: red infantry, tagMm: 20, heightMm: 3}
                        octahedra:
                          - {name: Heavy Tank, edgeMm: 50, tagMm: 18, tags: [100, 101, 102, 103, 104, 105, 106, 107]}
                        """, "pieces.yaml").orThrow();
        assertThat(list.piece(0)).map(PieceList.ListedPiece::name).contains("red infantry");
        assertThat(list.octahedron(103)).map(PieceList.Octahedron::name).contains("Heavy Tank");
        assertThat(list.piece(100)).isEmpty();
    }

    @Test
    void aMissingKeyIsNamedWithItsLine() {
        assertThat(why("pieces:\n  - {tag: 0, name: tank, tagMm: 20}\n"))
                .startsWith("pieces.yaml:2:")
                .contains("heightMm");
    }

    @Test
    void aWrongSizeIsNamedWithItsLine() {
        assertThat(why("pieces:\n  - tag: 0\n    name: tank\n    tagMm: -20\n    heightMm: 3\n"))
                .startsWith("pieces.yaml:4:")
                .contains("-20");
    }

    @Test
    void oneTagForTwoPiecesIsRefused() {
        assertThat(
                        why(
                                "pieces:\n  - {tag: 5, name: a, tagMm: 20, heightMm: 3}\n  - {tag: 5, name: b, tagMm: 20, heightMm: 3}\n"))
                .startsWith("pieces.yaml:3:")
                .contains("belongs to \"a\" already");
    }

    @Test
    void anOctahedronHasEightTags() {
        assertThat(why("octahedra:\n  - {name: Ogre, edgeMm: 50, tagMm: 18, tags: [1, 2, 3]}\n"))
                .contains("eight faces")
                .contains("not 3");
    }

    @Test
    void aListOfNothingIsRefused() {
        assertThat(why("peices: []\n")).contains("did you mean");
    }
}
