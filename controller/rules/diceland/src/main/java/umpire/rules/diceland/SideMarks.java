package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperSide.ArrowRange;
import umpire.rules.diceland.catalogue.PaperSide.SideWeapon;
import umpire.rules.diceland.catalogue.PaperSide.UnitEffect;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.FaceMark;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;

/** The print of a side, as a display draws it: dots, sight arrows and letters at the corners, and the baselines of the arrows. */
final class SideMarks {
    private static final String GREEN = "#37b24d";
    private static final String NO_DOT = "#ced4da";
    private static final String RED = "#f03e3e";
    private static final String ARROW = "#ffe066";

    /** The drawn colours of weapons by name. A weapon of another colour is drawn as {@link #ARROW}. */
    private static final Map<String, String> COLOURS =
            Map.of("red", "#ff8787", "orange", "#ffa94d", "green", "#8ce99a", "purple", "#d0bfff");

    /** The places and sizes of the marks, as shares of the distance from the middle to a corner. */
    private static final double GREEN_AT = 0.86;

    private static final double RED_AT = 0.7;
    private static final double RED_ASIDE = 0.2;
    private static final double DOT = 0.085;
    private static final double TIP_AT = 0.74;
    private static final double TIP_LONG = 0.2;
    private static final double TIP_HALF = 0.09;
    private static final double WAIST_HALF = 0.03;
    private static final double TAIL_HALF = 0.04;
    private static final double SMALL_TIP_AT = 0.5;
    private static final double SMALL_BASE_AT = 0.33;
    private static final double SMALL_HALF = 0.055;

    /** The distance from the middle to the opposite edge, and half the length of that edge, in the same shares. */
    private static final double HALF_WAY = 0.5;

    private static final double HALF_EDGE = Math.sqrt(3) / 2;

    private final FlatDie die;
    private final double reachMm;

    private SideMarks(PaperSide side, double edgeMm) {
        this.die = new FlatDie(side.face(), new Pose(0, 0, 0), edgeMm);
        this.reachMm = die.reachMm();
    }

    /**
     * Returns the marks of a side.
     *
     * @param card the tracking card of an Ogre. Its destroyed weapons and tread lines are not drawn
     */
    static List<FaceMark> of(PaperSide side, double edgeMm, Optional<TrackingCard> card) {
        SideMarks drawn = new SideMarks(side, edgeMm);
        List<FaceMark> marks = new ArrayList<>();
        for (SideWeapon weapon : side.armed(card)) {
            String rgb = COLOURS.getOrDefault(weapon.colour(), ARROW);
            weapon.arrows()
                    .forEach(corner -> marks.add(
                            weapon.weapon() == Weapon.AP
                                    ? drawn.small(corner, rgb)
                                    : drawn.arrow(corner, weapon.range(), rgb)));
            weapon.arrows().forEach(corner -> marks.add(drawn.baseline(corner, rgb)));
        }
        List<TopCorner> greens = side.greens(card);
        greens.forEach(corner -> marks.add(drawn.dot(corner, GREEN_AT, 0, GREEN)));
        side.red().ifPresent(corner -> marks.add(drawn.dot(corner, RED_AT, RED_ASIDE, RED)));
        for (TopCorner corner : TopCorner.values()) {
            String rgb = greens.contains(corner) ? GREEN : NO_DOT;
            marks.add(new FaceMark.Word(drawn.at(corner, 1, 0), corner.word(), rgb));
        }
        return List.copyOf(marks);
    }

    private FaceMark dot(TopCorner corner, double out, double aside, String rgb) {
        return new FaceMark.Dot(at(corner, out, aside), DOT * reachMm, rgb);
    }

    /**
     * Returns a sight arrow. A plain tip hits the closest enemy, a tip with a narrow waist any one enemy, and a tip with a tail all
     * enemies.
     */
    private FaceMark arrow(TopCorner corner, ArrowRange range, String rgb) {
        double base = TIP_AT - TIP_LONG;
        List<Point> outline = new ArrayList<>(List.of(at(corner, TIP_AT, 0), at(corner, base, TIP_HALF)));
        switch (range) {
            case SHORT -> {}
            case LONG -> {
                outline.add(at(corner, base, WAIST_HALF));
                outline.add(at(corner, base - TIP_LONG, TIP_HALF));
                outline.add(at(corner, base - TIP_LONG, -TIP_HALF));
                outline.add(at(corner, base, -WAIST_HALF));
            }
            case ALL -> {
                outline.add(at(corner, base, TAIL_HALF));
                outline.add(at(corner, base - TIP_LONG, TAIL_HALF));
                outline.add(at(corner, base - TIP_LONG, -TAIL_HALF));
                outline.add(at(corner, base, -TAIL_HALF));
            }
        }
        outline.add(at(corner, base, -TIP_HALF));
        return new FaceMark.Polygon(outline, rgb);
    }

    /** Returns one of the three small arrows between the corners. Together they stand for a weapon that shoots all around. */
    private FaceMark small(TopCorner opposite, String rgb) {
        return new FaceMark.Polygon(
                List.of(
                        at(opposite, -SMALL_TIP_AT, 0),
                        at(opposite, -SMALL_BASE_AT, SMALL_HALF),
                        at(opposite, -SMALL_BASE_AT, -SMALL_HALF)),
                rgb);
    }

    /** Returns the baseline of an arrow: the edge opposite the arrow's corner. The weapon sees the side of it on which that corner lies. */
    private FaceMark baseline(TopCorner arrow, String rgb) {
        return new FaceMark.Baseline(at(arrow, -HALF_WAY, HALF_EDGE), at(arrow, -HALF_WAY, -HALF_EDGE), rgb);
    }

    /** Returns the point that lies {@code out} towards a corner and {@code aside} to the left of that direction, in shares. */
    private Point at(TopCorner corner, double out, double aside) {
        double turn = Math.toRadians(die.cornerDeg(corner));
        return new Point(
                reachMm * (out * Math.cos(turn) - aside * Math.sin(turn)),
                reachMm * (out * Math.sin(turn) + aside * Math.cos(turn)));
    }

    /** The abilities of a side in one sentence, for players who cannot read the side from their seat. */
    static final class SideWords {
        private SideWords() {}

        /**
         * Returns the sentence: {@code side 5: attack 3 at the closest; block 5; maneuvers over x, y}.
         *
         * @param card the tracking card of an Ogre. Its destroyed weapons and tread lines are left out
         */
        public static String of(PaperSide side, Optional<TrackingCard> card) {
            List<String> words = new ArrayList<>();
            side.armed(card).forEach(weapon -> words.add(weapon(weapon)));
            side.block().ifPresent(block -> words.add("block " + block));
            switch (side.effect()) {
                case UnitEffect.Plain plain -> {}
                case UnitEffect.Call call -> words.add("calls " + call.unitClass() + ": throw one more");
                case UnitEffect.Jump jump -> words.add("jumps: throw it again");
                case UnitEffect.Dodge dodge -> words.add("dodges: seen only if nothing is closer");
            }
            String green = side.greens(card).stream().map(TopCorner::word).collect(Collectors.joining(", "));
            words.add(green.isEmpty() ? "does not maneuver" : "maneuvers over " + green);
            return "side " + side.word() + ": " + String.join("; ", words);
        }

        private static String weapon(SideWeapon weapon) {
            String what = (weapon.weapon() == Weapon.GUN ? "" : weapon.weapon().title() + " ") + "attack";
            String whom = switch (weapon.range()) {
                case SHORT -> "at the closest";
                case LONG -> "at any one";
                case ALL -> "at all it sees";
            };
            return what + " " + weapon.attack() + " " + whom;
        }
    }
}
