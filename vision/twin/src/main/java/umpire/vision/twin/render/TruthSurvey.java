package umpire.vision.twin.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import umpire.hardware.Table;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.dice.PlacedDie;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Computes the place of every object of a scene in its frame. */
public final class TruthSurvey {
    private final Lens lens;
    private final Table table;
    private final Board board;
    private final OpacityMask opacityMask;

    public TruthSurvey(Lens lens, Table table, Board board, OpacityMask opacityMask) {
        this.lens = lens;
        this.table = table;
        this.board = board;
        this.opacityMask = opacityMask;
    }

    public GroundTruth of(TableScene scene) {
        List<GroundTruth.TrueTag> tags = new ArrayList<>();
        for (Table.CornerTag corner : table.corners()) {
            tags.add(tag(corner.id(), new Pose(corner.xMm(), corner.yMm(), 0), 0, table.cornerTagMm()));
        }
        if (scene.boardLaid()) {
            for (Board.BoardTag tag : board.tags()) {
                Pose onBoard = new Pose(tag.centre().xMm(), tag.centre().yMm(), 0);
                tags.add(tag(tag.id(), scene.tablePose(onBoard), 0, tag.sideMm()));
            }
        }
        for (StandingPiece piece : scene.pieces()) {
            if (!piece.faceDown()) {
                Pose pose = piece.face().tagOf(piece.pose());
                tags.add(tag(
                        piece.face().tag(), pose, piece.topMm(), piece.face().tagMm()));
            }
        }
        tags.removeIf(tag -> !tag.corners().stream().allMatch(this::inFrame));
        tags.sort(Comparator.comparingInt(GroundTruth.TrueTag::id));
        return new GroundTruth(tags, scene.dice().stream().map(this::die).toList());
    }

    /** Returns the share of a flat square that objects above it hide. */
    private double covered(double[][] ring) {
        int hidden = 0;
        for (double i = 0.1; i < 1; i += 0.2) {
            for (double j = 0.1; j < 1; j += 0.2) {
                double[] point = new double[3];
                for (int k = 0; k < 3; k++) {
                    double near = ring[0][k] + i * (ring[1][k] - ring[0][k]);
                    double far = ring[3][k] + i * (ring[2][k] - ring[3][k]);
                    point[k] = near + j * (far - near);
                }
                hidden += opacityMask.hides(point) ? 1 : 0;
            }
        }
        return hidden / 25.0;
    }

    private GroundTruth.TrueTag tag(int id, Pose pose, double heightMm, double sideMm) {
        double[][] ring = Block.square(pose, sideMm, heightMm);
        return new GroundTruth.TrueTag(
                id,
                pose,
                heightMm,
                List.of(pixel(ring[3]), pixel(ring[2]), pixel(ring[1]), pixel(ring[0])),
                covered(ring));
    }

    private GroundTruth.TrueDie die(TwinDie die) {
        PlacedDie placed = PlacedDie.of(die);
        double[][] top = placed.faces().get(die.face() - 1);
        return new GroundTruth.TrueDie(
                die.id(),
                die.face(),
                die.shows(),
                die.tiltDeg(),
                die.pose(),
                Arrays.stream(top).map(this::pixel).toList(),
                covered(top.length == 4 && DieForm.of(die.type()).isCube() ? top : placed.printed(die)));
    }

    private Pixel pixel(double[] point) {
        return lens.project(point[0], point[1], point[2]);
    }

    private boolean inFrame(Pixel pixel) {
        return pixel.x() >= 0 && pixel.y() >= 0 && pixel.x() < lens.widthPx() && pixel.y() < lens.heightPx();
    }
}
