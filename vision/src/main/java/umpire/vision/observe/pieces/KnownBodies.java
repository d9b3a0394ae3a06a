package umpire.vision.observe.pieces;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.observe.dice.DiceWatch;
import umpire.vision.observe.places.HiddenReason;
import umpire.vision.observe.places.PlanShape;
import umpire.vision.observe.places.SheetWatch;
import umpire.vision.observe.places.Silhouette;

/**
 * Everything recognised in one frame, as bodies: the area they cover on the board, and the area they hide.
 *
 * @param silhouette the projection of bodies for this frame's camera
 * @param pieces the pieces with a face on top
 * @param leaning the pieces without a face on top
 * @param doubled pieces whose tag is seen more than once
 * @param dice all dice that are not pieces
 * @param overhangs the overhangs of dice that are pieces
 */
public record KnownBodies(
        Board board,
        List<Piece> box,
        DiceWatch diceWatch,
        Silhouette silhouette,
        List<LocatedPiece> pieces,
        List<LocatedPiece> leaning,
        List<LocatedPiece> doubled,
        List<SeenDie> dice,
        List<DieOverhang> overhangs) {
    /**
     * Half the width of a leaning die, and its height, in edges. Half of a cube's longest diagonal is 0.87 edges. The height is less than
     * this diagonal, since no die stands on a corner.
     */
    private static final double LEANING_HALF = 0.875;

    private static final double LEANING_HEIGHT = 1.5;
    private static final double BLUR_MM = 1.5;

    /** A place may hold a small piece unseen if bodies beside it hide more than this share of it. Chosen. */
    private static final double MAX_OVERHUNG = 0.4;

    /** How much higher than the measured lift the body below may be: the error of the measurement. Chosen. */
    private static final double LIFT_OFF_MM = 4;

    private static final double OF_LIFT = 0.3;

    /** Returns half the width of a leaning die in millimetres. */
    public static double leaningHalfMm(DieForm form) {
        return LEANING_HALF * form.edgeMm();
    }

    /** Returns the area that each body covers; that of a leaning one is unknown. */
    public List<PlanShape> shapes() {
        List<PlanShape> shapes = new ArrayList<>();
        pieces.forEach(piece -> shapes.add(piece.body()));
        pieces.stream()
                .filter(piece -> piece.liftMm() > 0)
                .forEach(piece -> shapes.add(PlanShape.square(piece.onBoard(), belowMm(piece), piece.liftMm())));
        doubled.forEach(piece -> shapes.add(piece.body()));
        dice.forEach(die -> shapes.add(body(die)));
        return shapes;
    }

    /** Returns the bodies that may be visible around piles whose top card was read, and around pieces that stand on something unseen. */
    public List<PlanShape> rims(CardPiles piles) {
        List<PlanShape> rims = new ArrayList<>(piles.rims(pieces));
        pieces.stream()
                .filter(piece -> !piece.raised() && mayStandOnSomething(piece))
                .forEach(piece -> rims.add(piece.highestBody()));
        return rims;
    }

    /** Adds the places that the bodies hide to the hindrances. */
    public Map<Place, Set<HiddenReason>> hindrances(SheetWatch.PlaceVerdict verdict) {
        Map<Place, Set<HiddenReason>> hindrances = new HashMap<>(verdict.hindrances());
        doubled.forEach(piece -> hinder(hindrances, piece.point(), HiddenReason.DOUBLED));
        leaning.forEach(piece -> hinder(hindrances, piece.point(), HiddenReason.UNREAD));
        for (SeenDie die : dice) {
            body(die).foot().stream()
                    .filter(corner -> !isInDiceTray(corner))
                    .forEach(corner -> hinder(hindrances, corner, HiddenReason.DIE));
        }
        overhung().forEach(place -> add(hindrances, place, HiddenReason.OVERHUNG));
        return hindrances;
    }

    /** Returns whether the box has something so thin that a piece on top of it is not seen to be lifted. */
    private boolean mayStandOnSomething(LocatedPiece piece) {
        return box.stream()
                .flatMap(other -> other.faces().stream())
                .anyMatch(face -> face.heightMm() <= piece.highest().mm());
    }

    /** Returns the reach of the body below a lifted piece: that of the widest in the box of about this height. */
    private double belowMm(LocatedPiece piece) {
        return box.stream()
                .flatMap(other -> other.faces().stream())
                .filter(face ->
                        face.heightMm() > OF_LIFT * piece.liftMm() && face.heightMm() < piece.liftMm() + LIFT_OFF_MM)
                .mapToDouble(face -> face.outline().reachMm())
                .max()
                .orElse(piece.face().outline().reachMm());
    }

    /** Returns the places that bodies beside them hide so far that a piece may stand there unseen. */
    private List<Place> overhung() {
        Map<LocatedPiece, Overhang> overhangs = new LinkedHashMap<>();
        pieces.stream()
                .filter(piece -> !piece.raised())
                .forEach(piece -> overhangs.put(piece, new Overhang(silhouette.of(piece.body()))));
        List<Place> places = new ArrayList<>();
        for (Area area : board.areas()) {
            Point centre = area.centre();
            double reachMm = Overhang.reachMm(centre, area.outline());
            double share = 0;
            for (Map.Entry<LocatedPiece, Overhang> piece : overhangs.entrySet()) {
                double hidden = piece.getValue().share(area, centre, reachMm);
                share += hidden > 0 && !area.contains(piece.getKey().point()) ? hidden : 0;
            }
            if (share > MAX_OVERHUNG) {
                places.add(area.place());
            }
        }
        return places;
    }

    /**
     * Returns whether a point is in a dice tray, where a die hides no piece: pieces do not belong there, and one put there is seen among
     * the dice.
     */
    private boolean isInDiceTray(Point at) {
        return board.areas().stream().anyMatch(area -> area.isDiceTray() && area.contains(at));
    }

    private void hinder(Map<Place, Set<HiddenReason>> hindrances, Point at, HiddenReason why) {
        board.areas().stream().filter(area -> area.contains(at)).forEach(area -> add(hindrances, area.place(), why));
    }

    private static void add(Map<Place, Set<HiddenReason>> hindrances, Place place, HiddenReason why) {
        hindrances
                .computeIfAbsent(place, any -> EnumSet.noneOf(HiddenReason.class))
                .add(why);
    }

    /** Returns the hidden areas beside the places: also those below a die, at a doubled tag, and at a leaning or held piece. */
    public List<HiddenArea> hiddenAreas(SheetWatch.PlaceVerdict verdict) {
        List<HiddenArea> hidden = new ArrayList<>(verdict.hiddenAreas());
        for (SeenDie die : dice) {
            DieForm form = diceWatch.largest(die.kind());
            double radiusMm = Math.max(leaningHalfMm(form), form.reachMm());
            hidden.add(hidden(die.pose(), radiusMm, HiddenReason.DIE));
        }
        doubled.forEach(piece -> hidden.add(hidden(piece, HiddenReason.DOUBLED)));
        leaning.forEach(piece -> hidden.add(hidden(piece, HiddenReason.UNREAD)));
        pieces.stream().filter(LocatedPiece::raised).forEach(piece -> hidden.add(hidden(piece, HiddenReason.RAISED)));
        pieces.stream()
                .filter(piece -> board.placeAt(piece.point()).isEmpty() && roomBelowMm(piece) > 0)
                .forEach(piece -> hidden.add(hidden(piece.onBoard(), roomBelowMm(piece), HiddenReason.OVERHUNG)));
        overhangs.forEach(die ->
                hidden.addAll(die.hidden(silhouette, diceWatch.forms(die.form().kind()))));
        return hidden;
    }

    /**
     * Returns the distance from a body's centre within which the smallest body of the box may be wholly hidden below it; negative if it
     * cannot be.
     */
    private double roomBelowMm(LocatedPiece piece) {
        BodyOutline outline = piece.face().outline();
        double inside =
                Math.min(Math.min(-outline.leftMm(), outline.rightMm()), Math.min(-outline.nearMm(), outline.farMm()));
        double smallest = box.stream()
                .flatMap(other -> other.faces().stream())
                .mapToDouble(face -> face.outline().reachMm())
                .min()
                .orElse(inside);
        return inside - smallest;
    }

    private static HiddenArea hidden(LocatedPiece piece, HiddenReason why) {
        return hidden(piece.onBoard(), piece.face().outline().reachMm(), why);
    }

    private static HiddenArea hidden(Pose at, double radiusMm, HiddenReason why) {
        return new HiddenArea(new Point(at.xMm(), at.yMm()), radiusMm, why.words());
    }

    /**
     * Returns the body of a die, as large as the largest of its kind in play. That of a leaning die is wider, since it shows its diagonals.
     */
    private PlanShape body(SeenDie die) {
        DieForm form = diceWatch.largest(die.kind());
        boolean leans = die.cocked() || (die.face().isEmpty() && !form.isCube());
        double half = leans ? Math.max(form.halfMm(), leaningHalfMm(form)) : form.halfMm() + BLUR_MM;
        double heightMm = leans ? LEANING_HEIGHT * form.edgeMm() : form.heightMm();
        return PlanShape.square(die.pose(), half, heightMm);
    }
}
