package umpire.vision.twin.dice;

import java.util.Arrays;
import java.util.List;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.twin.scene.TwinDie;

/**
 * The solid of a die in space.
 *
 * @param xMm of its centre
 * @param yMm of its centre
 * @param zMm of its centre
 * @param turn a matrix whose columns are its own axes in the table's frame
 */
public record PlacedDie(DieSolid solid, double xMm, double yMm, double zMm, double[][] turn) {
    public static PlacedDie of(TwinDie die) {
        DieSolid solid = solid(die);
        double[][] turn = times(
                leaning(die.tiltDeg(), die.tiltTowardsDeg()),
                times(upright(Math.toRadians(die.pose().headingDeg())), solid.faceUp(die.face())));
        double zMm = die.liftMm() + solid.reachBelowMm(turn);
        return new PlacedDie(solid, die.pose().xMm(), die.pose().yMm(), zMm, turn);
    }

    private static DieSolid solid(TwinDie die) {
        return switch (die.type().kind()) {
            case DieType.OCTAHEDRON -> Polyhedron.octahedron(die.edgeMm());
            case DieType.NUMERALS -> Polyhedron.ofKites(die.edgeMm());
            default -> new RoundedCube(die.edgeMm());
        };
    }

    /** Converts a direction of the table to the solid's own frame. */
    public void own(double x, double y, double z, double[] into) {
        for (int i = 0; i < 3; i++) {
            into[i] = turn[0][i] * x + turn[1][i] * y + turn[2][i] * z;
        }
    }

    /** Converts a point of the solid to the table's frame. */
    double[] world(double[] own) {
        return new double[] {
            xMm + turn[0][0] * own[0] + turn[0][1] * own[1] + turn[0][2] * own[2],
            yMm + turn[1][0] * own[0] + turn[1][1] * own[1] + turn[1][2] * own[2],
            zMm + turn[2][0] * own[0] + turn[2][1] * own[1] + turn[2][2] * own[2]
        };
    }

    /** Returns the corners of its faces in the table's frame, in the order of their numbers. */
    public List<double[][]> faces() {
        return solid.faces().stream()
                .map(face -> Arrays.stream(face).map(this::world).toArray(double[][]::new))
                .toList();
    }

    /** Returns the corners of a tag on the top face. */
    public double[][] printed(TwinDie die) {
        double half = DieForm.of(die.type()).tagMm() / 2;
        double[][] own = solid.faceUp(die.face());
        double[] middle = solid.printMiddle(die.face());
        double[][] signs = {{-half, half}, {half, half}, {half, -half}, {-half, -half}};
        return Arrays.stream(signs)
                .map(sign -> world(new double[] {
                    middle[0] + own[0][0] * sign[0] + own[1][0] * sign[1],
                    middle[1] + own[0][1] * sign[0] + own[1][1] * sign[1],
                    middle[2] + own[0][2] * sign[0] + own[1][2] * sign[1]
                }))
                .toArray(double[][]::new);
    }

    private static double[][] upright(double turn) {
        double cos = Math.cos(turn);
        double sin = Math.sin(turn);
        return new double[][] {{cos, -sin, 0}, {sin, cos, 0}, {0, 0, 1}};
    }

    private static double[][] leaning(double tiltDeg, double towardsDeg) {
        double towards = Math.toRadians(towardsDeg);
        double tilt = Math.toRadians(tiltDeg);
        double[][] over = {{Math.cos(tilt), 0, Math.sin(tilt)}, {0, 1, 0}, {-Math.sin(tilt), 0, Math.cos(tilt)}};
        return times(upright(towards), times(over, upright(-towards)));
    }

    private static double[][] times(double[][] a, double[][] b) {
        double[][] product = new double[3][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                product[i][j] = a[i][0] * b[0][j] + a[i][1] * b[1][j] + a[i][2] * b[2][j];
            }
        }
        return product;
    }
}
