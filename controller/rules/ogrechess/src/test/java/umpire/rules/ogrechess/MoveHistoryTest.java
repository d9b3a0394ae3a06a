package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.board.Square;

@DisplayName("3.03 what of the past still matters")
class MoveHistoryTest {
    private static final Action.MovePiece OUT = new Action.MovePiece(Square.A1, Square.A2);
    private static final Action.MovePiece BACK = new Action.MovePiece(Square.A2, Square.A1);
    private static final Action.MovePiece OTHER_OUT = new Action.MovePiece(Square.H8, Square.H7);
    private static final Action.MovePiece OTHER_BACK = new Action.MovePiece(Square.H7, Square.H8);
    private static final Action.MovePiece ELSEWHERE = new Action.MovePiece(Square.A2, Square.B2);

    private static MoveHistory after(MoveHistory start, Action.MovePiece... moves) {
        MoveHistory history = start;
        for (Action.MovePiece move : moves) {
            history = history.after(move);
        }
        return history;
    }

    private static MoveHistory cycles(int count) {
        MoveHistory history = MoveHistory.NONE;
        for (int i = 0; i < count; i++) {
            history = after(history, OUT, OTHER_OUT, BACK, OTHER_BACK);
        }
        return history;
    }

    @Test
    void theLastMovesAreComparedForEqualCycles() {
        assertThat(cycles(3).repeats(3)).isTrue();
        assertThat(cycles(2).repeats(3)).isFalse();
        assertThat(cycles(4).repeats(3)).isTrue();
        assertThat(cycles(4).repeats(4)).isTrue();
        assertThat(after(cycles(2), OUT, OTHER_OUT, BACK).repeats(3)).isFalse();
        assertThat(after(cycles(3), OUT).repeats(3)).isTrue();
    }

    @Test
    void oneOtherMoveAmongThemIsNoRepetition() {
        MoveHistory first = after(MoveHistory.NONE, ELSEWHERE, OTHER_OUT, BACK, OTHER_BACK);
        assertThat(after(first, cycles(2).moves().toArray(Action.MovePiece[]::new))
                        .repeats(3))
                .isFalse();
        assertThat(after(first, cycles(2).moves().toArray(Action.MovePiece[]::new))
                        .repeats(2))
                .isTrue();
        assertThat(after(cycles(2), OUT, OTHER_OUT, BACK, ELSEWHERE).repeats(3)).isFalse();
        assertThat(after(cycles(1), OUT, ELSEWHERE, BACK, OTHER_BACK, OUT, OTHER_OUT, BACK, OTHER_BACK)
                        .repeats(3))
                .isFalse();
    }

    @Test
    void noMoreMovesAreKeptThanFourCyclesHave() {
        MoveHistory full = cycles(4);
        assertThat(full.moves()).hasSize(16);
        MoveHistory next = full.after(ELSEWHERE);
        assertThat(next.moves()).hasSize(16).startsWith(OTHER_OUT).endsWith(ELSEWHERE);
        assertThat(cycles(3).after(ELSEWHERE).moves()).hasSize(13).startsWith(OUT);
    }

    @Test
    void everyHalfTurnWithoutAnEventIsQuietAndAPassForgetsTheMoves() {
        assertThat(cycles(5).quietTurns()).isEqualTo(20);
        MoveHistory passed = cycles(1).afterPass();
        assertThat(passed.quietTurns()).isEqualTo(5);
        assertThat(passed.moves()).isEmpty();
    }
}
