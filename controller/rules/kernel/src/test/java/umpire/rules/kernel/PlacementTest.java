package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlacementTest {
    private static final Place A1 = new Place("a1");
    private static final Token KING = new Token("king");
    private static final Token ROOK = new Token("rook");
    private static final Token COIN = new Token("coin");

    private static final Placement PICTURE = new Placement(List.of(
            Standing.on(A1, ROOK),
            Standing.on(A1, KING),
            new Standing(COIN, new Spot.On(A1), true),
            new Standing(COIN, new Spot.Lying(new Place("coin"), new Pose(0, 0, 0), 10, 180), false)));

    @Test
    void uncoveredTokensAreVisibleInOrder() {
        assertThat(PICTURE.visibleByPlace()).containsOnlyKeys(A1);
        assertThat(PICTURE.visibleByPlace().get(A1)).containsExactly(KING, ROOK);
    }

    @Test
    void everyTokenIsListed() {
        assertThat(PICTURE.tokens()).containsExactly(ROOK, KING, COIN, COIN);
        assertThat(Placement.EMPTY.tokens()).isEmpty();
    }
}
