package umpire.vision.twin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import umpire.hardware.Table;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.toy.Discs;
import umpire.vision.twin.dice.Tumble;
import umpire.vision.twin.scene.FreeSpace;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/** The motion of objects on the virtual table. */
class VirtualTableTest {
    private final VirtualTable table = new VirtualTable(
            Table.standard(),
            SmallGame.board(),
            SmallGame.pieces(),
            List.of(TwinDie.flat("one", new Pose(330, 0, 0), 1), TwinDie.flat("two", new Pose(360, 0, 0), 2)));

    @Test
    void atFirstEverythingLiesStillBesideTheBoard() {
        TableScene scene = table.at(0);
        assertThat(scene.pieces())
                .hasSize(32)
                .allSatisfy(piece -> assertThat(Math.abs(piece.pose().xMm())).isGreaterThan(280));
        assertThat(table.moving(0)).isFalse();
    }

    @Test
    void aCarriedPieceIsInTheAirUntilItIsDropped() {
        table.lift(5, 0);
        table.carry(5, 30, 40, 400);
        StandingPiece held = table.at(450).piece(5).orElseThrow();
        assertThat(held.liftMm()).isGreaterThan(30);
        assertThat(held.velocity().mmPerS()).isGreaterThan(100);
        assertThat(table.at(450).hands()).hasSize(1);
        table.drop(5, 500);
        StandingPiece down = table.at(2000).piece(5).orElseThrow();
        assertThat(down.liftMm()).isZero();
        assertThat(down.pose().xMm()).isEqualTo(30);
        assertThat(down.pose().yMm()).isEqualTo(40);
        assertThat(table.at(2000).hands()).isEmpty();
        assertThat(table.moving(2000)).isFalse();
    }

    @Test
    void aTapHoldsAPieceAsideAndPutsItBackWithinASecond() {
        StandingPiece before = table.at(1000).piece(7).orElseThrow();
        table.tap(7, 1000);
        assertThat(table.at(1250).piece(7).orElseThrow().liftMm()).isGreaterThan(20);
        assertThat(table.at(1250).hands()).hasSize(1);
        assertThat(table.at(1310).piece(7).orElseThrow().pose().distanceMm(before.pose()))
                .isGreaterThan(80);
        assertThat(table.at(1510).piece(7).orElseThrow()).isEqualTo(before);
        assertThat(table.at(2000).piece(7)).contains(before);
        assertThat(table.moving(2000)).isFalse();
    }

    @Test
    void upperPiecesAreHeldAsideMeanwhile() {
        Piece below = SmallGame.pieces().get(0);
        Piece above = SmallGame.pieces().get(7);
        Place place = new Place("c3");
        table.arrange(
                new Placement(List.of(
                        new Standing(below.token(), new Spot.On(place), true), Standing.on(place, above.token()))),
                4,
                0);
        int lower = pieceOn(place, 0).tag();
        StandingPiece cover = table.at(0).pieces().stream()
                .filter(piece -> piece.liftMm() > 0)
                .findFirst()
                .orElseThrow();
        Pose away = new Pose(cover.pose().xMm() + 180, cover.pose().yMm(), 0);
        table.move(lower, away, 1000);
        long asideMs = 0;
        for (long nowMs = 1000; nowMs < 4000; nowMs += 10) {
            boolean gone = pieceOf(lower, nowMs).pose().distanceMm(cover.pose()) > 60;
            boolean aside = pieceOf(cover.tag(), nowMs).pose().distanceMm(cover.pose()) > 60;
            boolean down = pieceOf(lower, nowMs).pose().equals(away);
            asideMs += aside ? 10 : 0;
            assertThat(aside || !gone || down).as("at %d", nowMs).isTrue();
        }
        assertThat(asideMs).isGreaterThan(400);
        assertThat(pieceOf(cover.tag(), 4000)).isEqualTo(cover.at(cover.pose()));
        assertThat(table.moving(4000)).isFalse();
    }

    private StandingPiece pieceOf(int tag, long nowMs) {
        return table.at(nowMs).piece(tag).orElseThrow();
    }

    private StandingPiece pieceOn(Place place, double liftMm) {
        return table.at(0).pieces().stream()
                .filter(piece -> piece.liftMm() == liftMm
                        && SmallGame.board()
                                .placeAt(new Point(
                                        table.at(0).boardPose(piece.pose()).xMm(),
                                        table.at(0).boardPose(piece.pose()).yMm()))
                                .equals(Optional.of(place)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void oneHandMakesTwoTapsInSequence() {
        StandingPiece first = table.at(0).piece(7).orElseThrow();
        StandingPiece second = table.at(0).piece(8).orElseThrow();
        table.tap(7, 1000);
        table.tap(8, 1200);
        long liftedMs = 0;
        long bothUpMs = 0;
        for (long nowMs = 1000; nowMs < 4000; nowMs += 10) {
            TableScene scene = table.at(nowMs);
            boolean firstUp = !scene.piece(7).orElseThrow().equals(first);
            boolean secondUp = !scene.piece(8).orElseThrow().equals(second);
            liftedMs += secondUp ? 10 : 0;
            bothUpMs += firstUp && secondUp ? 10 : 0;
            assertThat(scene.hands()).as("at %d", nowMs).hasSizeLessThanOrEqualTo(1);
        }
        assertThat(liftedMs).isGreaterThan(350);
        assertThat(bothUpMs).isZero();
        assertThat(table.moving(4000)).isFalse();
    }

    @Test
    void aTouchedPieceIsHeldForTwoFrames() {
        StandingPiece before = table.at(0).piece(7).orElseThrow();
        StandingPiece next = table.at(0).piece(8).orElseThrow();
        table.seen(0);
        table.tap(7, 1000);
        table.tap(8, 1200);
        table.seen(1100);
        assertThat(asideMm(2500, before)).isGreaterThan(80);
        table.seen(2500);
        assertThat(asideMm(3000, before)).isGreaterThan(80);
        table.seen(3000);
        assertThat(table.at(3250).piece(7)).contains(before);
        assertThat(table.at(3250).piece(8)).contains(next);
        assertThat(asideMm(5500, next)).isGreaterThan(80);
        table.seen(5500);
        table.seen(5500);
        assertThat(table.at(6200).piece(8)).contains(next);
        assertThat(table.moving(6500)).isFalse();
    }

    @Test
    void aTouchWithoutFramesTimesOut() {
        StandingPiece before = table.at(0).piece(7).orElseThrow();
        table.seen(0);
        table.tap(7, 1000);
        for (long nowMs = 1000; nowMs < 7000; nowMs += 50) {
            table.at(nowMs);
        }
        assertThat(table.at(7000).piece(7)).contains(before);
        assertThat(table.moving(7000)).isFalse();
    }

    private double asideMm(long nowMs, StandingPiece standing) {
        return table.at(nowMs).piece(standing.tag()).orElseThrow().pose().distanceMm(standing.pose());
    }

    @Test
    void aLeavingHandContinuesToTheNextPiece() {
        table.tap(7, 1000);
        Hand leaving = table.at(1560).hands().getFirst();
        table.tap(8, 1560);
        Hand turning = table.at(1561).hands().getFirst();
        assertThat(Math.hypot(turning.xMm() - leaving.xMm(), turning.yMm() - leaving.yMm()))
                .isLessThan(5);
        assertThat(table.at(1561).hands()).hasSize(1);
    }

    @Test
    void handsOfTwoSeatsLiftAtTheSameTime() {
        table.tap(7, "White", 1000);
        table.tap(8, "Red", 1000);
        assertThat(table.at(1400).hands()).hasSize(2);
    }

    @Test
    void piecesOnOnePlaceStandSideBySide() {
        for (double off : List.of(0.0, 7.0, -14.0, 22.0)) {
            VirtualTable fresh = new VirtualTable(Table.standard(), SmallGame.board(), SmallGame.pieces(), List.of());
            Pose centre = new Pose(30, 30, 0);
            fresh.move(9, centre, 0);
            fresh.carry(12, 30 + off, 30 - off / 2, 2000);
            fresh.drop(12, 2500);
            TableScene scene = fresh.at(4000);
            StandingPiece one = scene.piece(9).orElseThrow();
            StandingPiece other = scene.piece(12).orElseThrow();
            assertThat(List.of(one, other)).as("off by %s", off).allSatisfy(piece -> {
                assertThat(piece.liftMm()).isZero();
                assertThat(Math.abs(piece.pose().xMm() - 30)).isLessThan(21.5);
                assertThat(Math.abs(piece.pose().yMm() - 30)).isLessThan(21.5);
            });
            assertThat(FreeSpace.overlapMm(one, one.pose(), other)).isNegative();
        }
    }

    @Test
    void aPieceDroppedOnAStackLiesOnTopOfItAndTheStackStays() {
        Discs game = new Discs();
        for (double off : List.of(0.0, 9.0, -18.0, 30.0)) {
            VirtualTable stacks = new VirtualTable(Table.standard(), game.board(), game.pieces(), List.of());
            stacks.arrange(game.show(new Discs.State(List.of("2", "43", "1"), 0)), 5, 0);
            StandingPiece lower = stacks.at(0).piece(3).orElseThrow();
            stacks.carry(2, off, -off, 1000);
            stacks.drop(2, 1500);
            stacks.carry(1, -off, off / 2, 3000);
            stacks.drop(1, 3500);
            TableScene scene = stacks.at(5000);
            assertThat(scene.piece(3)).as("off by %s", off).contains(lower);
            assertThat(List.of(2, 1)).allSatisfy(tag -> {
                Pose lying = scene.piece(tag).orElseThrow().pose();
                assertThat(lying.distanceMm(lower.pose())).isLessThan(0.01);
            });
            assertThat(scene.piece(2).orElseThrow().liftMm()).isEqualTo(lower.topMm());
            assertThat(scene.piece(1).orElseThrow().liftMm())
                    .isEqualTo(scene.piece(2).orElseThrow().topMm());
        }
    }

    @Test
    void aHandCarriesAPieceElsewhere() {
        table.move(9, new Pose(-30, 90, 3), 0);
        assertThat(table.moving(300)).isTrue();
        StandingPiece there = table.at(2000).piece(9).orElseThrow();
        assertThat(there.pose()).isEqualTo(new Pose(-30, 90, 3));
        assertThat(table.moving(2000)).isFalse();
    }

    @Test
    void aPieceDroppedBesideAnotherShovesItAside() {
        table.move(9, new Pose(0, 305, 0), 0);
        table.move(12, new Pose(20, 309, 0), 2000);
        StandingPiece shoved = table.at(4000).piece(9).orElseThrow();
        assertThat(table.at(4000).piece(12).orElseThrow().pose()).isEqualTo(new Pose(20, 309, 0));
        assertThat(shoved.liftMm()).isZero();
        assertThat(shoved.pose().xMm()).isBetween(-12.0, -7.0);
    }

    @Test
    void aPieceDroppedWithoutRoomIsPushedBack() {
        table.move(9, new Pose(0, 305, 0), 0);
        table.move(10, new Pose(-29, 305, 0), 2000);
        table.move(12, new Pose(20, 305, 0), 4000);
        assertThat(table.at(6000).piece(9).orElseThrow().pose()).isEqualTo(new Pose(0, 305, 0));
        assertThat(table.at(6000).piece(12).orElseThrow().pose().xMm()).isGreaterThan(28);
    }

    @Test
    void aPieceDroppedOnAnotherBesideTheBoardGoesToItsRow() {
        Pose row = table.at(0).piece(12).orElseThrow().pose();
        table.move(9, new Pose(0, 305, 0), 0);
        table.move(12, new Pose(3, 307, 0), 1000);
        assertThat(table.at(3000).piece(12).orElseThrow().liftMm()).isZero();
        assertThat(table.at(3000).piece(12).orElseThrow().pose().distanceMm(row))
                .isLessThan(2);
    }

    @Test
    void piecesTakenOffToOneSpotLieSideBySideAndNoneHidesATag() {
        table.arrange(SmallGame.opening(), 3, 0);
        for (int tag = 1; tag <= 32; tag++) {
            table.lift(tag, tag * 1000L);
            table.carry(tag, tag % 2 == 0 ? 264 : -264, tag % 2 == 0 ? -262 : 262, tag * 1000L + 300);
            table.drop(tag, tag * 1000L + 600);
        }
        TableScene scene = table.at(40_000);
        assertThat(scene.pieces())
                .allSatisfy(piece -> assertThat(piece.liftMm()).isZero());
        for (StandingPiece piece : scene.pieces()) {
            assertThat(SmallGame.board().tags())
                    .allSatisfy(tag -> assertThat(Math.max(
                                    Math.abs(tag.centre().xMm() - piece.pose().xMm()),
                                    Math.abs(tag.centre().yMm() - piece.pose().yMm())))
                            .isGreaterThan((tag.sideMm() + piece.bodyMm()) / 2));
        }
    }

    @Test
    void aPieceDroppedOnAnotherStandsOnItWhereItsRowHasNoRoom() {
        Pose row = table.at(0).piece(12).orElseThrow().pose();
        table.move(12, new Pose(0, 305, 0), 0);
        table.become(scene(9, row));
        table.move(12, new Pose(row.xMm() + 3, row.yMm() + 2, 0), 4000);
        double top = table.at(6000).piece(9).orElseThrow().topMm();
        assertThat(table.at(6000).piece(12).orElseThrow().liftMm()).isEqualTo(top);
        table.move(9, new Pose(100, 305, 0), 6000);
        assertThat(table.at(8000).piece(12).orElseThrow().liftMm()).isZero();
    }

    @Test
    void aPieceMovedWithinItsPlaceComesToStandBesideTheOneThatStoodOnIt() {
        Place c3 = new Place("c3");
        List<Piece> box = SmallGame.pieces();
        table.arrange(
                new Placement(List.of(
                        new Standing(box.get(0).token(), new Spot.On(c3), true),
                        Standing.on(c3, box.get(7).token()))),
                1,
                0);
        Pose pose = table.at(0).standing(1).pose();
        assertThat(table.at(0).standing(8).liftMm()).isPositive();
        table.move(1, new Pose(pose.xMm() + 2, pose.yMm(), 0), 100);
        assertThat(table.at(3000).standing(1).liftMm()).isZero();
        assertThat(table.at(3000).standing(8).liftMm()).isZero();
    }

    private TableScene scene(int tag, Pose pose) {
        TableScene now = table.at(3000);
        return now.with(now.piece(tag).orElseThrow().at(pose));
    }

    @Test
    void aRolledDieTumblesAndSettlesClearOfEverything() {
        table.arrange(SmallGame.opening(), 1, 0);
        for (int seed = 0; seed < 200; seed++) {
            long startMs = seed * 2000L;
            table.roll("one", seed, startMs);
            TwinDie flying = table.at(startMs + 300).die("one").orElseThrow();
            assertThat(flying.tiltDeg()).as("seed %d", seed).isNotZero();
            assertThat(table.moving(startMs + 300)).isTrue();
            TableScene settled = table.at(startMs + 700);
            TwinDie die = settled.die("one").orElseThrow();
            assertThat(die.tiltDeg()).isZero();
            assertThat(die.liftMm()).isZero();
            assertThat(settled.pieces())
                    .as("seed %d", seed)
                    .allSatisfy(piece ->
                            assertThat(piece.pose().distanceMm(die.pose())).isGreaterThan(14 + 8));
            assertThat(settled.die("two").orElseThrow().pose().distanceMm(die.pose()))
                    .isGreaterThan(22);
        }
    }

    @Test
    void theSeedDecidesTheFaceAndAllFacesComeAboutEquallyOften() {
        int[] counts = new int[7];
        for (int seed = 0; seed < 1200; seed++) {
            table.roll("one", seed, seed * 2000L);
            counts[table.at(seed * 2000L + 1500).die("one").orElseThrow().face()]++;
        }
        for (int face = 1; face <= 6; face++) {
            assertThat(counts[face]).as("face %d", face).isBetween(150, 250);
        }
        table.roll("one", 42, 10_000_000);
        TwinDie first = table.at(10_002_000).die("one").orElseThrow();
        table.roll("one", 3, 4, 10_003_000);
        assertThat(table.at(10_005_000).die("one").orElseThrow().face()).isEqualTo(3);
        table.roll("one", 42, 10_006_000);
        assertThat(table.at(10_008_000).die("one").orElseThrow().face()).isEqualTo(first.face());
    }

    /** The hand that lays a die is visible until the die lies. This distinguishes it from a throw, which has no hand. */
    @Test
    void aHandAccompaniesAMovedDieButNotAThrownOne() {
        table.place("one", 330, 80, 0);
        assertThat(table.at(50).hands()).hasSize(1);
        assertThat(table.at(50).die("one").orElseThrow().liftMm()).isPositive();
        TableScene laid = table.at(2_000);
        assertThat(laid.hands()).isEmpty();
        assertThat(laid.die("one").orElseThrow().pose()).isEqualTo(new Pose(330, 80, 0));
        table.rollOver("one", 90, 3_000);
        assertThat(table.at(3_050).hands()).hasSize(1);
        table.roll("one", 7, 6_000);
        assertThat(table.at(6_050).hands()).isEmpty();
        assertThat(table.moving(6_050)).isTrue();
    }

    @Test
    void aTumblingDieEndsInItsFinalPose() {
        TwinDie from = TwinDie.flat("one", new Pose(300, -200, 10), 2);
        TwinDie lying = TwinDie.flat("one", new Pose(-200, 100, 40), 5);
        Tumble tumble = Tumble.thrown(from, lying, new SplittableRandom(11), 5000);
        TwinDie first = tumble.at(5000);
        TwinDie last = tumble.at(5000 + tumble.lastsMs());
        assertThat(first.pose().distanceMm(from.pose())).isLessThan(1e-9);
        assertThat(last.pose()).isEqualTo(lying.pose());
        assertThat(last.face()).isEqualTo(5);
        assertThat(last.tiltDeg()).isZero();
        assertThat(last.liftMm()).isZero();
        TwinDie nearly = tumble.at(5000 + tumble.lastsMs() - 10);
        assertThat(nearly.pose().distanceMm(lying.pose())).isLessThan(1);
    }

    @Test
    void aCockedDieLeansOnSomethingUntilItIsRolledAgain() {
        table.arrange(SmallGame.opening(), 1, 0);
        for (int seed = 0; seed < 50; seed++) {
            table.cock("one", seed, 0);
            TwinDie die = table.at(100).die("one").orElseThrow();
            assertThat(die.tiltDeg()).as("seed %d", seed).isBetween(8.0, 50.0);
            double nearest = table.at(100).pieces().stream()
                    .mapToDouble(piece -> piece.pose().distanceMm(die.pose()))
                    .min()
                    .orElseThrow();
            assertThat(nearest).as("seed %d", seed).isBetween(14.0, 34.0);
        }
        table.roll("one", 5, 200);
        assertThat(table.at(2000).die("one").orElseThrow().tiltDeg()).isZero();
    }

    @Test
    void aHandStaysUntilItIsTakenAway() {
        table.hand(true, 0, 0, 0);
        assertThat(table.at(5000).hands()).hasSize(1);
        table.hand(true, 30, 0, 5000);
        assertThat(table.at(5000).hands().getFirst().velocity().mmPerS()).isPositive();
        assertThat(table.at(6000).hands().getFirst().velocity()).isEqualTo(Velocity.NONE);
        table.hand(false, 0, 0, 6000);
        assertThat(table.at(6100).hands().getFirst().yMm()).isLessThan(0);
        assertThat(table.at(6400).hands()).isEmpty();
    }

    @Test
    void unknownPiecesAreRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> table.lift(99, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("99")
                .hasMessageContaining("32");
        assertThatThrownBy(() -> table.roll("three", 1, 0)).hasMessageContaining("[one, two]");
    }

    @Test
    void aPieceCarriedOffTheTableStopsAtItsEdge() {
        table.carry(3, 9000, 10, 0);
        table.drop(3, 500);
        assertThat(table.at(2000).piece(3).orElseThrow().pose().xMm()).isCloseTo(480, within(0.1));
        table.carry(3, 10, -9000, 2000);
        table.drop(3, 2500);
        assertThat(table.at(4000).piece(3).orElseThrow().pose().yMm()).isCloseTo(-330, within(0.1));
    }
}
