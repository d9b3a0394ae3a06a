package umpire.drawing.sheet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import umpire.drawing.svg.DrawnThing;

/**
 * The net of a paper octahedron. Each face of the die is a neighbour of the one before it, so the faces unroll into one strip. If that is
 * too large, it becomes two parts of four faces around a tip each. An edge that is not a fold has a tab on one of its sides.
 */
final class OctahedronNet {
    /** The three tips of each face: for each axis one of its ends, 0 or 1. Neighbouring faces differ in one of them. */
    private static final int[][] FACES = {
        {0, 0, 0}, {0, 0, 1}, {0, 1, 1}, {0, 1, 0}, {1, 1, 0}, {1, 1, 1}, {1, 0, 1}, {1, 0, 0}
    };

    private static final int AXES = 3;
    private static final double TAB_MM = 6;
    private static final double TAB_SLANT = 0.9;
    private static final String LINE = "#707070";
    private static final double LINE_MM = 0.18;

    private final double edgeMm;
    private final IntFunction<DrawnThing> prints;
    private final Set<Set<String>> tabbed = new HashSet<>();
    private final StringBuilder content = new StringBuilder(4_000);
    private double leftMm;
    private double rightMm;
    private double topMm;
    private double bottomMm;

    private OctahedronNet(double edgeMm, IntFunction<DrawnThing> prints, Set<Set<String>> tabbed) {
        this.edgeMm = edgeMm;
        this.prints = prints;
        this.tabbed.addAll(tabbed);
    }

    /** A point of the paper, y up. */
    record At(double xMm, double yMm) {
        At plus(double share, At other) {
            return new At(xMm + share * other.xMm, yMm + share * other.yMm);
        }

        At minus(At other) {
            return plus(-1, other);
        }

        double length() {
            return Math.hypot(xMm, yMm);
        }
    }

    /**
     * One face on the paper.
     *
     * @param face its number, from 0
     * @param tips the place of the tip of each axis
     */
    record LaidFace(int face, List<At> tips) {
        At middle() {
            At sum = tips.get(0).plus(1, tips.get(1)).plus(1, tips.get(2));
            return new At(sum.xMm() / AXES, sum.yMm() / AXES);
        }

        /** Returns the name of its tip of an axis: an axis and one of its ends. */
        String tip(int axis) {
            return axis + ":" + FACES[face][axis];
        }

        /** Returns its edge opposite the tip of an axis, as the names of its two tips. */
        Set<String> edge(int axis) {
            return Set.of(tip((axis + 1) % AXES), tip((axis + 2) % AXES));
        }
    }

    /**
     * Draws the net.
     *
     * @param prints the print of each face, from 0, with its origin in the middle and its upper side towards the face's first tip
     * @param halves whether the net has two parts
     */
    static List<DrawnThing> of(double edgeMm, IntFunction<DrawnThing> prints, boolean halves) {
        if (!halves) {
            return List.of(new OctahedronNet(edgeMm, prints, Set.of()).drawn(laid(edgeMm, 0, FACES.length)));
        }
        int half = FACES.length / 2;
        OctahedronNet first = new OctahedronNet(edgeMm, prints, Set.of());
        DrawnThing one = first.drawn(laid(edgeMm, 0, half));
        DrawnThing other = new OctahedronNet(edgeMm, prints, first.tabbed).drawn(laid(edgeMm, half, FACES.length));
        return List.of(one, other);
    }

    /** Returns some faces in their unrolled places. */
    static List<LaidFace> laid(double edgeMm, int from, int to) {
        double reach = edgeMm / Math.sqrt(AXES);
        // Seen from outside, the tips run counter-clockwise on faces with an even sum of ends, and clockwise on the
        // others.
        int turn = (FACES[from][0] + FACES[from][1] + FACES[from][2]) % 2 == 0 ? 1 : -1;
        List<At> tips = new ArrayList<>();
        for (int axis = 0; axis < AXES; axis++) {
            double angle = Math.PI / 2 + turn * axis * 2 * Math.PI / AXES;
            tips.add(new At(reach * Math.cos(angle), reach * Math.sin(angle)));
        }
        List<LaidFace> laid = new ArrayList<>();
        laid.add(new LaidFace(from, tips));
        for (int face = from + 1; face < to; face++) {
            laid.add(next(laid.getLast(), face));
        }
        return laid;
    }

    /** Returns the next face, which lies beyond the shared edge. Its third tip is that of the face before, mirrored at this edge. */
    private static LaidFace next(LaidFace before, int face) {
        int axis = 0;
        while (FACES[face][axis] == FACES[before.face()][axis]) {
            axis++;
        }
        At a = before.tips().get((axis + 1) % AXES);
        At b = before.tips().get((axis + 2) % AXES);
        List<At> tips = new ArrayList<>(before.tips());
        tips.set(axis, a.plus(1, b).minus(before.tips().get(axis)));
        return new LaidFace(face, tips);
    }

    private DrawnThing drawn(List<LaidFace> faces) {
        Map<Set<String>, Integer> folds = new HashMap<>();
        for (int i = 1; i < faces.size(); i++) {
            folds.put(shared(faces.get(i - 1), faces.get(i)), i);
        }
        StringBuilder lines = new StringBuilder(1_000);
        for (int i = 0; i < faces.size(); i++) {
            LaidFace face = faces.get(i);
            print(face);
            for (int axis = 0; axis < AXES; axis++) {
                Set<String> edge = face.edge(axis);
                At a = face.tips().get((axis + 1) % AXES);
                At b = face.tips().get((axis + 2) % AXES);
                boolean fold = isFold(folds, edge, i);
                boolean tab = !fold && tabbed.add(edge);
                lines.append(line(a, b, fold || tab));
                if (tab) {
                    lines.append(tab(a, b, face.middle()));
                }
                reach(a);
                reach(b);
            }
        }
        content.append(lines);
        return new DrawnThing(content.toString(), leftMm - 1, -topMm - 1, rightMm - leftMm + 2, topMm - bottomMm + 2);
    }

    /**
     * Returns whether an edge of a face is a fold. An edge of the die may appear in the net both as a fold between two faces and as an
     * outer edge of another.
     */
    private static boolean isFold(Map<Set<String>, Integer> folds, Set<String> edge, int face) {
        Integer later = folds.get(edge);
        return later != null && (later == face || later == face + 1);
    }

    private static Set<String> shared(LaidFace one, LaidFace other) {
        int axis = 0;
        while (FACES[one.face()][axis] == FACES[other.face()][axis]) {
            axis++;
        }
        return one.edge(axis);
    }

    private void print(LaidFace face) {
        At middle = face.middle();
        At up = face.tips().getFirst().minus(middle);
        // A rotation in SVG is clockwise, since y points down.
        double turnDeg = Math.toDegrees(Math.atan2(up.xMm(), up.yMm()));
        content.append(String.format(
                Locale.ROOT,
                "<g transform=\"translate(%.3f %.3f) rotate(%.3f)\">%s</g>",
                middle.xMm(),
                -middle.yMm(),
                turnDeg,
                prints.apply(face.face()).content()));
    }

    private static String line(At a, At b, boolean fold) {
        return String.format(
                Locale.ROOT,
                "<line x1=\"%.3f\" y1=\"%.3f\" x2=\"%.3f\" y2=\"%.3f\" stroke=\"%s\" stroke-width=\"%.2f\"%s/>",
                a.xMm(),
                -a.yMm(),
                b.xMm(),
                -b.yMm(),
                LINE,
                LINE_MM,
                fold ? " stroke-dasharray=\"1.6 1.2\"" : "");
    }

    private String tab(At a, At b, At middle) {
        At along = b.minus(a);
        At half = a.plus(1, b);
        At out = new At(half.xMm() / 2 - middle.xMm(), half.yMm() / 2 - middle.yMm());
        At away = new At(out.xMm() * TAB_MM / out.length(), out.yMm() * TAB_MM / out.length());
        double inShare = TAB_SLANT * TAB_MM / edgeMm;
        At c = a.plus(inShare, along).plus(1, away);
        At d = b.plus(-inShare, along).plus(1, away);
        reach(c);
        reach(d);
        return line(a, c, false) + line(c, d, false) + line(d, b, false);
    }

    private void reach(At at) {
        leftMm = Math.min(leftMm, at.xMm());
        rightMm = Math.max(rightMm, at.xMm());
        topMm = Math.max(topMm, at.yMm());
        bottomMm = Math.min(bottomMm, at.yMm());
    }
}
