package umpire.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.hardware.Rig;
import umpire.referee.session.input.ButtonMeaning;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Verdict;
import umpire.rules.ogrechess.OgreChess;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

class VirtualHandsTest {
    private static final double CLEAR_OF_LINES_MM = 7;
    private static final int SEEDS = 20;

    /** Both stand on one square until the overrun is fought out; the defender has to make room first. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        m2O(1,4,7)ic(d1)1m/1i5i/6ih/8/8/1o(1,4,8)5M/1I1I1III/1H1IC1H1 w | d8xe8
        7c/8/8/3o4/3I4/8/8/7C b | d5xd4
        7c/8/8/3h4/2I5/8/8/7C w | c4xd5
        """)
    void attackerAndDefenderStandClearOfTheLines(String position, String overrun) {
        played(OgreChess.game(Map.of()).orThrow(), position, overrun);
    }

    @Test
    void thePieceOnTopOfAPileIsPutBesideTheOtherOnItsPlace() {
        Game<?, ?> game = OgreChess.game(Map.of()).orThrow();
        Place place = new Place("c3");
        Placement pile = new Placement(List.of(
                new Standing(game.pieces().get(0).token(), new Spot.On(place), true),
                Standing.on(place, game.pieces().get(9).token())));
        VirtualTable table = new VirtualTable(Rig.standard().table(), game.board(), game.pieces(), List.of());
        table.arrange(pile, 1, 0);
        List<StandingPiece> before = on(game.board(), place, table.at(0));
        assertThat(before).hasSize(2).anyMatch(piece -> piece.liftMm() > 0);
        VirtualHands hands = new VirtualHands(table, game.board(), game.pieces(), new Still(), 1);
        hands.spread(place, 0);
        long nowMs = 0;
        while (hands.busy(nowMs)) {
            nowMs += 20;
        }
        assertThat(on(game.board(), place, table.at(nowMs)))
                .extracting(StandingPiece::tag, StandingPiece::liftMm)
                .containsExactlyInAnyOrder(
                        tuple(before.get(0).tag(), 0.0), tuple(before.get(1).tag(), 0.0));
    }

    private static List<StandingPiece> on(Board board, Place place, TableScene scene) {
        return scene.pieces().stream()
                .filter(piece -> {
                    Pose pose = scene.boardPose(piece.pose());
                    return board.placeAt(new Point(pose.xMm(), pose.yMm()))
                            .filter(place::equals)
                            .isPresent();
                })
                .toList();
    }

    private static <S, A> void played(Game<S, A> game, String position, String notation) {
        S before = game.readPosition(position).orThrow();
        Verdict<S, A> ruling =
                game.judge(before, game.readAction(before, notation).orThrow());
        S after = ruling instanceof Verdict.Accepted<S, A> accepted ? accepted.next() : before;
        assertThat(game.show(after)).isNotEqualTo(game.show(before));
        for (long seed = 1; seed <= SEEDS; seed++) {
            TableScene scene = arranged(game, game.show(before), game.show(after), seed);
            for (StandingPiece piece : scene.pieces()) {
                assertThat(clearOfLines(game.board(), scene.boardPose(piece.pose())))
                        .as("seed %d: %s", seed, piece)
                        .isTrue();
            }
        }
    }

    private static <S, A> TableScene arranged(Game<S, A> game, Placement before, Placement after, long seed) {
        VirtualTable table = new VirtualTable(
                Rig.standard().table(),
                game.board(),
                game.pieces(),
                List.of(TwinDie.flat("d6", new Pose(350, -200, 20), 1)));
        table.arrange(before, seed, 0);
        VirtualHands hands = new VirtualHands(table, game.board(), game.pieces(), new Still(), seed);
        hands.arrange(after, 0);
        long nowMs = 0;
        while (hands.busy(nowMs)) {
            nowMs += 20;
        }
        return table.at(nowMs);
    }

    private static boolean clearOfLines(Board board, Pose pose) {
        Optional<Place> place = board.placeAt(new Point(pose.xMm(), pose.yMm()));
        return place.isEmpty()
                || IntStream.range(0, 8).mapToDouble(turn -> turn * Math.PI / 4).allMatch(angle -> {
                    double x = pose.xMm() + CLEAR_OF_LINES_MM * Math.cos(angle);
                    double y = pose.yMm() + CLEAR_OF_LINES_MM * Math.sin(angle);
                    return board.placeAt(new Point(x, y)).equals(place);
                });
    }

    private static final class Still implements VirtualHands.Signals {
        @Override
        public void press(Seat seat, ButtonMeaning button, long nowMs) {}

        @Override
        public void ask(Seat seat, String notation, long nowMs) {}

        @Override
        public void name(String dice, long nowMs) {}

        @Override
        public void nameDice(Seat seat, List<String> faces, long nowMs) {}
    }
}
