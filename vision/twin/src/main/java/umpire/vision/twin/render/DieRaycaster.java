package umpire.vision.twin.render;

import java.util.function.IntFunction;
import umpire.vision.detect.Vector3;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.dice.PlacedDie;
import umpire.vision.twin.print.FacePrint;
import umpire.vision.twin.print.NumeralPrint;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.TwinDie;

/** Traces lines of sight to a die: finds its body or the print on its face, and computes the light and the highlight there. */
final class DieRaycaster {
    private static final double PIP = 0.095;
    private static final double SPREAD = 0.25;

    /** The width of the visible rim around an engraved numeral, in edges. */
    private static final double RIM = 0.02;

    /** The places of each face's pips, in multiples of their spacing along the face's two axes. */
    private static final int[][][] PIPS = {
        {{0, 0}},
        {{-1, 1}, {1, -1}},
        {{-1, 1}, {0, 0}, {1, -1}},
        {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}},
        {{-1, 1}, {1, 1}, {0, 0}, {-1, -1}, {1, -1}},
        {{-1, 1}, {-1, 0}, {-1, -1}, {1, 1}, {1, 0}, {1, -1}}
    };

    private final PlacedDie placed;
    private final TwinDie die;
    private final IntFunction<FacePrint> prints;
    private final IntFunction<NumeralPrint> numerals;
    private final boolean glossy;
    private final boolean numbered;
    private final Light light;
    private final double[] eye;
    private final double[] ray = new double[3];
    private final double[] from = new double[3];
    private final double[] at = new double[3];
    private final double[] normal = new double[3];
    private final Vector3 lamp;
    private final double[] lampOwn = new double[3];
    /** For each face its axes and the centre of its print. */
    private final double[][][] axes;

    private final double[][] middles;

    /**
     * Prepares a die.
     *
     * @param prints the print on each face, by its number, of a die with tags; not called for other dice
     * @param numerals the numeral on each face, by its number, of a die with numerals and no tags
     */
    DieRaycaster(
            PlacedDie placed,
            TwinDie die,
            IntFunction<FacePrint> prints,
            IntFunction<NumeralPrint> numerals,
            Lens lens,
            Light light) {
        this.placed = placed;
        this.die = die;
        this.prints = prints;
        this.numerals = numerals;
        this.glossy = !die.type().isTagged();
        this.numbered = glossy && die.isWritten();
        this.light = light;
        this.eye = new double[] {lens.eyeXMm(), lens.eyeYMm(), lens.eyeZMm()};
        placed.own(eye[0] - placed.xMm(), eye[1] - placed.yMm(), eye[2] - placed.zMm(), from);
        this.lamp = lamp();
        placed.own(lamp.x(), lamp.y(), lamp.z(), lampOwn);
        int faces = placed.solid().faces().size();
        this.axes = new double[faces][][];
        this.middles = new double[faces][];
        for (int i = 0; i < faces; i++) {
            axes[i] = placed.solid().faceUp(i + 1);
            middles[i] = placed.solid().printMiddle(i + 1);
        }
    }

    /** Adds the colour seen along the line to a point of the table: blue, green, red and opacity. */
    void add(double groundXMm, double groundYMm, double[] total) {
        Vector3 sight = new Vector3(groundXMm - eye[0], groundYMm - eye[1], -eye[2]).unit();
        placed.own(sight.x(), sight.y(), sight.z(), ray);
        if (!placed.solid().meets(from, ray, at, normal)) {
            return;
        }
        Vector3 up = normalOnTable();
        double lit = lit(up);
        double shine = glossy ? 255 * 0.22 * shine(up, sight) : 0;
        Colour colour = colour();
        total[0] += Math.min(255, colour.blue() * lit + shine);
        total[1] += Math.min(255, colour.green() * lit + shine);
        total[2] += Math.min(255, colour.red() * lit + shine);
        total[3] += 255;
    }

    private Vector3 normalOnTable() {
        double[][] t = placed.turn();
        return new Vector3(
                        t[0][0] * normal[0] + t[0][1] * normal[1] + t[0][2] * normal[2],
                        t[1][0] * normal[0] + t[1][1] * normal[1] + t[1][2] * normal[2],
                        t[2][0] * normal[0] + t[2][1] * normal[1] + t[2][2] * normal[2])
                .unit();
    }

    /** Returns the light relative to the table's: 1 on a flat top face. */
    private double lit(Vector3 up) {
        double direct = Math.max(0, up.dot(lamp)) / lamp.z();
        double around = 0.62 + 0.38 * up.z();
        double heightMm =
                at[0] * placed.turn()[2][0] + at[1] * placed.turn()[2][1] + at[2] * placed.turn()[2][2] + placed.zMm();
        double dim = up.z() > 0.9 ? 1 : 0.72 + 0.28 * Math.clamp(heightMm / die.edgeMm(), 0, 1);
        return (light.shadow() * direct + (1 - light.shadow()) * around) * dim;
    }

    private double shine(Vector3 up, Vector3 sight) {
        double facing = Math.max(0, up.dot(lamp.from(sight).unit()));
        return Math.pow(facing, 60) * light.shadow();
    }

    private Vector3 lamp() {
        return new Vector3(
                        light.lampXMm() - placed.xMm(),
                        light.lampYMm() - placed.yMm(),
                        light.lampHeightMm() - placed.zMm())
                .unit();
    }

    private Colour colour() {
        int face = placed.solid().faceAt(at);
        double[][] own = axes[face - 1];
        double[] middle = middles[face - 1];
        double right = along(own[0], middle);
        double up = along(own[1], middle);
        if (numbered) {
            return inked(numerals.apply(face), own, right, up);
        }
        if (glossy) {
            return onPip(face, right, up) ? die.pips() : die.body();
        }
        FacePrint print = prints.apply(face);
        return print.holds(right, up) ? print.at(right, up) : die.body();
    }

    /**
     * Returns the colour of a numeral at a point. An engraved numeral has a bright rim towards the lamp, and a dark one on the other side.
     */
    private Colour inked(NumeralPrint print, double[][] own, double right, double up) {
        double share = print.inkAt(right, up);
        double off = die.edgeMm() * RIM;
        double x = lampOwn[0] * own[0][0] + lampOwn[1] * own[0][1] + lampOwn[2] * own[0][2];
        double y = lampOwn[0] * own[1][0] + lampOwn[1] * own[1][1] + lampOwn[2] * own[1][2];
        double rim = print.inkAt(right + off * x, up + off * y) - print.inkAt(right - off * x, up - off * y);
        double relief = 1 - die.make().engraved() * rim;
        return new Colour(
                lit(mixed(die.body().red(), die.pips().red(), share) * relief),
                lit(mixed(die.body().green(), die.pips().green(), share) * relief),
                lit(mixed(die.body().blue(), die.pips().blue(), share) * relief));
    }

    private static double mixed(int body, int ink, double share) {
        return body + (ink - body) * share;
    }

    private static int lit(double level) {
        return (int) Math.round(Math.clamp(level, 0, 255));
    }

    private double along(double[] axis, double[] middle) {
        return axis[0] * (at[0] - middle[0]) + axis[1] * (at[1] - middle[1]) + axis[2] * (at[2] - middle[2]);
    }

    private boolean onPip(int face, double right, double up) {
        if (face > PIPS.length) {
            return false;
        }
        double radius = die.edgeMm() * (face == 1 ? PIP * 1.15 : PIP);
        for (int[] pip : PIPS[face - 1]) {
            double a = right - pip[0] * SPREAD * die.edgeMm();
            double b = up - pip[1] * SPREAD * die.edgeMm();
            if (a * a + b * b < radius * radius) {
                return true;
            }
        }
        return false;
    }
}
