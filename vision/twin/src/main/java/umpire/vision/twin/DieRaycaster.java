package umpire.vision.twin;

/** What a line of sight meets on a die: its body or a pip, how it is lit there and how it shines. */
final class DieRaycaster {
    private static final double PIP = 0.095;
    private static final double SPREAD = 0.25;
    private static final double NEAR_MM = 0.02;
    private static final int STEPS = 40;
    /** Where the pips of each face lie, in steps of the spread along the face's two axes. */
    private static final int[][][] PIPS = {
        {{0, 0}},
        {{-1, 1}, {1, -1}},
        {{-1, 1}, {0, 0}, {1, -1}},
        {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}},
        {{-1, 1}, {1, 1}, {0, 0}, {-1, -1}, {1, -1}},
        {{-1, 1}, {-1, 0}, {-1, -1}, {1, 1}, {1, 0}, {1, -1}}
    };

    private final Cube cube;
    private final TwinDie die;
    private final Light light;
    private final double[] eye;
    private final double[] ray = new double[3];
    private final double[] from = new double[3];
    private final double[] at = new double[3];
    private final double[] normal = new double[3];

    DieRaycaster(Cube cube, TwinDie die, Lens lens, Light light) {
        this.cube = cube;
        this.die = die;
        this.light = light;
        this.eye = new double[] {lens.eyeXMm(), lens.eyeYMm(), lens.eyeZMm()};
        cube.own(eye[0] - cube.xMm(), eye[1] - cube.yMm(), eye[2] - cube.zMm(), from);
    }

    /** Adds what is seen along the line to a point of the table: blue, green, red and opacity. */
    void add(double groundXMm, double groundYMm, double[] total) {
        double[] sight = Lens.unit(new double[] {groundXMm - eye[0], groundYMm - eye[1], -eye[2]});
        cube.own(sight[0], sight[1], sight[2], ray);
        if (!hit()) {
            return;
        }
        double[] up = normalOnTable();
        double lit = lit(up);
        double shine = 255 * 0.22 * shine(up, sight);
        Colour colour = onPip() ? die.pips() : die.body();
        total[0] += Math.min(255, colour.blue() * lit + shine);
        total[1] += Math.min(255, colour.green() * lit + shine);
        total[2] += Math.min(255, colour.red() * lit + shine);
        total[3] += 255;
    }

    /** Walks along the line until the surface is met; false when it passes by. */
    private boolean hit() {
        double along = -(from[0] * ray[0] + from[1] * ray[1] + from[2] * ray[2]);
        double missed = 0;
        for (int i = 0; i < 3; i++) {
            double off = from[i] + along * ray[i];
            missed += off * off;
        }
        double reach = cube.edgeMm() * 0.87;
        if (missed > reach * reach) {
            return false;
        }
        double far = along - Math.sqrt(reach * reach - missed);
        for (int step = 0; step < STEPS; step++) {
            double gap = gapAt(far);
            if (gap < NEAR_MM) {
                return true;
            }
            far += gap;
            if (far > along + reach) {
                return false;
            }
        }
        return false;
    }

    private double gapAt(double far) {
        double inner = cube.edgeMm() / 2 - cube.radiusMm();
        double sum = 0;
        double deepest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < 3; i++) {
            at[i] = from[i] + far * ray[i];
            double out = Math.abs(at[i]) - inner;
            deepest = Math.max(deepest, out);
            normal[i] = Math.max(0, out) * Math.signum(at[i]);
            sum += normal[i] * normal[i];
        }
        return (deepest > 0 ? Math.sqrt(sum) : deepest) - cube.radiusMm();
    }

    private double[] normalOnTable() {
        double[][] t = cube.turn();
        return Lens.unit(new double[] {
            t[0][0] * normal[0] + t[0][1] * normal[1] + t[0][2] * normal[2],
            t[1][0] * normal[0] + t[1][1] * normal[1] + t[1][2] * normal[2],
            t[2][0] * normal[0] + t[2][1] * normal[1] + t[2][2] * normal[2]
        });
    }

    /** Light relative to that on the table: 1 on a face that lies flat on top. */
    private double lit(double[] up) {
        double[] lamp = lamp();
        double direct = Math.max(0, up[0] * lamp[0] + up[1] * lamp[1] + up[2] * lamp[2]) / lamp[2];
        double around = 0.62 + 0.38 * up[2];
        double heightMm =
                at[0] * cube.turn()[2][0] + at[1] * cube.turn()[2][1] + at[2] * cube.turn()[2][2] + cube.zMm();
        double dim = up[2] > 0.9 ? 1 : 0.72 + 0.28 * Math.clamp(heightMm / cube.edgeMm(), 0, 1);
        return (light.shadow() * direct + (1 - light.shadow()) * around) * dim;
    }

    private double shine(double[] up, double[] sight) {
        double[] lamp = lamp();
        double[] half = Lens.unit(new double[] {lamp[0] - sight[0], lamp[1] - sight[1], lamp[2] - sight[2]});
        double facing = Math.max(0, up[0] * half[0] + up[1] * half[1] + up[2] * half[2]);
        return Math.pow(facing, 60) * light.shadow();
    }

    private double[] lamp() {
        return Lens.unit(new double[] {
            light.lampXMm() - cube.xMm(), light.lampYMm() - cube.yMm(), light.lampHeightMm() - cube.zMm()
        });
    }

    private boolean onPip() {
        int axis = axisMet();
        int number = (axis + 1) % 3 + 1;
        int face = at[axis] > 0 ? number : 7 - number;
        double a = at[(axis + 1) % 3];
        double b = at[(axis + 2) % 3];
        double radius = cube.edgeMm() * (face == 1 ? PIP * 1.15 : PIP);
        for (int[] pip : PIPS[face - 1]) {
            double da = a - pip[0] * SPREAD * cube.edgeMm();
            double db = b - pip[1] * SPREAD * cube.edgeMm();
            if (da * da + db * db < radius * radius) {
                return true;
            }
        }
        return false;
    }

    /** The axis of the face that was met: x, which carries 2 and 5, y with 3 and 4, or z with 1 and 6. */
    private int axisMet() {
        double x = Math.abs(at[0]);
        double y = Math.abs(at[1]);
        double z = Math.abs(at[2]);
        if (z >= x && z >= y) {
            return 2;
        }
        return x >= y ? 0 : 1;
    }
}
