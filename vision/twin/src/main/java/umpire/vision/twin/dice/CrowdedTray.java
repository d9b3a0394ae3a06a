package umpire.vision.twin.dice;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Throws one more die into a full tray: the dice in it give way, each by the least distance. */
final class CrowdedTray {
    private static final int THROWS = 40;
    private static final int PUSHES = 400;
    private static final double GAP_MM = 0.5;
    /** The extra distance of a push, so that the relaxation converges. */
    private static final double LEAST_PUSH_MM = 0.05;

    private final TableScene scene;
    private final DoubleSummaryStatistics x;
    private final DoubleSummaryStatistics y;
    private final List<TwinDie> lying;

    CrowdedTray(TableScene scene, Area tray, TwinDie thrown) {
        this.scene = scene;
        this.x = tray.outline().stream().mapToDouble(Point::xMm).summaryStatistics();
        this.y = tray.outline().stream().mapToDouble(Point::yMm).summaryStatistics();
        this.lying = scene.dice().stream()
                .filter(die -> !die.id().equals(thrown.id()))
                .filter(die -> tray.contains(point(scene.boardPose(die.pose()))))
                .toList();
    }

    private static Point point(Pose pose) {
        return new Point(pose.xMm(), pose.yMm());
    }

    /** Returns the die as it comes to lie, followed by all dice of the tray, in the table's frame; empty if there is no room for all. */
    Optional<List<TwinDie>> with(TwinDie thrown, SplittableRandom random) {
        for (int i = 0; i < THROWS; i++) {
            List<PushedDie> dice = new ArrayList<>();
            dice.add(new PushedDie(
                    thrown,
                    x.getMin() + (x.getMax() - x.getMin()) * random.nextDouble(),
                    y.getMin() + (y.getMax() - y.getMin()) * random.nextDouble(),
                    random.nextDouble() * 360));
            for (TwinDie die : lying) {
                Pose pose = scene.boardPose(die.pose());
                dice.add(new PushedDie(die, pose.xMm(), pose.yMm(), pose.headingDeg()));
            }
            if (pushedApart(dice)) {
                return Optional.of(dice.stream().map(PushedDie::lying).toList());
            }
        }
        return Optional.empty();
    }

    private boolean pushedApart(List<PushedDie> dice) {
        for (int i = 0; i < PUSHES; i++) {
            dice.forEach(PushedDie::keepWithin);
            boolean apart = true;
            for (int a = 0; a < dice.size(); a++) {
                for (int b = a + 1; b < dice.size(); b++) {
                    apart &= dice.get(a).isApart(dice.get(b));
                }
            }
            if (apart) {
                return true;
            }
        }
        return false;
    }

    /** A moving die, in the board's frame. */
    private final class PushedDie {
        private final TwinDie die;
        private final double headingDeg;
        private double xMm;
        private double yMm;

        PushedDie(TwinDie die, double xMm, double yMm, double headingDeg) {
            this.die = die;
            this.xMm = xMm;
            this.yMm = yMm;
            this.headingDeg = headingDeg;
        }

        void keepWithin() {
            xMm = Math.max(x.getMin() + die.reachMm(), Math.min(x.getMax() - die.reachMm(), xMm));
            yMm = Math.max(y.getMin() + die.reachMm(), Math.min(y.getMax() - die.reachMm(), yMm));
        }

        /** Returns whether this die is clear of another. If they touch, both give way. */
        boolean isApart(PushedDie other) {
            double farMm = Math.hypot(other.xMm - xMm, other.yMm - yMm);
            double lackMm = die.reachMm() + other.die.reachMm() + GAP_MM - farMm;
            if (lackMm <= 0) {
                return true;
            }
            double right = farMm == 0 ? 1 : (other.xMm - xMm) / farMm;
            double up = farMm == 0 ? 0 : (other.yMm - yMm) / farMm;
            double push = lackMm / 2 + LEAST_PUSH_MM;
            xMm -= right * push;
            yMm -= up * push;
            other.xMm += right * push;
            other.yMm += up * push;
            return false;
        }

        TwinDie lying() {
            return die.lying(scene.tablePose(new Pose(xMm, yMm, headingDeg)), die.face());
        }
    }
}
