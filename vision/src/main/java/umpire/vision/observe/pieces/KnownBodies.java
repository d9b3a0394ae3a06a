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
 * Everything that was recognised in one look, as bodies: what they take up of the board, and what they hide.
 *
 * @param silhouette how this look's camera sees bodies
 * @param pieces with a face on top
 * @param leaning pieces of which no face is on top
 * @param doubled pieces whose tag is seen more than once
 * @param dice all of them that are no pieces
 * @param overhangs of those that are
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
    /** Half of a leaning die and its height, in edges: half of a cube's longest diagonal is 0.87, and none stands on a corner. */
    private static final double LEANING_HALF = 0.875;

    private static final double LEANING_HEIGHT = 1.5;
    private static final double BLUR_MM = 1.5;

    /** A place of which bodies beside it hide more than this may hold something small beneath them. Chosen. */
    private static final double MAX_OVERHUNG = 0.4;

    /** How wrong a lift may be, and how much lower than that what a piece stands on: it may stand on something itself. Chosen. */
    private static final double LIFT_OFF_MM = 4;

    private static final double OF_LIFT = 0.3;

    /** What they take up of the board; what leans takes up nobody knows what. */
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

    /** Returns the bodies that may be seen of piles whose last card was read, and of pieces that stand on something unseen. */
    public List<PlanShape> rims(CardPiles piles) {
        List<PlanShape> rims = new ArrayList<>(piles.rims(pieces));
        pieces.stream()
                .filter(piece -> !piece.raised() && mayStandOnSomething(piece))
                .forEach(piece -> rims.add(piece.highestBody()));
        return rims;
    }

    /** Adds what they hide to why places cannot be judged. */
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

    /** Returns whether something of the box is so thin that nobody sees by a piece's tag that it stands on it. */
    private boolean mayStandOnSomething(LocatedPiece piece) {
        return box.stream()
                .flatMap(other -> other.faces().stream())
                .anyMatch(face -> face.heightMm() <= piece.highest().mm());
    }

    /** How far what a lifted piece stands on may reach: as far as the widest of the box that is about so high. */
    private double belowMm(LocatedPiece piece) {
        return box.stream()
                .flatMap(other -> other.faces().stream())
                .filter(face ->
                        face.heightMm() > OF_LIFT * piece.liftMm() && face.heightMm() < piece.liftMm() + LIFT_OFF_MM)
                .mapToDouble(face -> face.outline().reachMm())
                .max()
                .orElse(piece.face().outline().reachMm());
    }

    /** Returns the places that lie so much under bodies beside them that something may be there unseen. */
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

    /** No piece ever stands there, so that a die hides none; one that was put there lies among the dice, and is seen. */
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

    /** What is hidden beside the places: also below a die, where a tag is seen twice, and where a piece leans or is held up. */
    public List<HiddenArea> hiddenAreas(SheetWatch.PlaceVerdict verdict) {
        List<HiddenArea> hidden = new ArrayList<>(verdict.hiddenAreas());
        for (SeenDie die : dice) {
            DieForm form = diceWatch.largest(die.kind());
            double radiusMm = Math.max(LEANING_HALF * form.edgeMm(), form.reachMm());
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

    /** How far from the middle of a body the smallest of the box may lie wholly out of sight below it; negative where it cannot. */
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

    /** A die may be the largest of its kind in play. One that leans stands on a corner, and takes as much room as its diagonals. */
    private PlanShape body(SeenDie die) {
        DieForm form = diceWatch.largest(die.kind());
        boolean leans = die.cocked() || (die.face().isEmpty() && !form.isCube());
        double half = leans ? Math.max(form.halfMm(), LEANING_HALF * form.edgeMm()) : form.halfMm() + BLUR_MM;
        double heightMm = leans ? LEANING_HEIGHT * form.edgeMm() : form.heightMm();
        return PlanShape.square(die.pose(), half, heightMm);
    }
}
