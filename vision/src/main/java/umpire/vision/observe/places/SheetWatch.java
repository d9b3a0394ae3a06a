package umpire.vision.observe.places;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.opencv.core.Mat;
import umpire.referee.observation.HiddenArea;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Board.BoardTag;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.PlanView;
import umpire.vision.rectify.SheetPose;

/**
 * Judges whether places, and the bare paper beside them, are seen empty. The sheet is rectified to a view from above and compared with bare
 * paper in the same light. Areas under known pieces and dice are left out. Any other difference is a hand, glare, a shadow, or an unread
 * object.
 */
public final class SheetWatch {
    /** Half the width of a board tag with a part of its white margin, in sides. With the whole margin it would be 0.7. */
    private static final double TAG_WITH_MARGIN = 0.6;

    private static final double SHADOW_REACH_PER_MM = 1.6;
    private static final double SHADOW_REACH_MM = 8;

    private final Board board;
    private final SheetMap map;
    private final PlaceThresholds limits;

    /** Prepares for a board and its print, if known. */
    public SheetWatch(Board board, Optional<PrintedSheet> printed, PlaceThresholds limits) {
        this.limits = limits;
        this.board = board;
        this.map = new SheetMap(board, printed);
    }

    /**
     * The unexplained content of the sheet.
     *
     * @param hindrances the reasons why places cannot be judged
     * @param hiddenAreas the parts of the bare paper beside the places that cannot be judged
     * @param hand whether a large object reaches over the sheet from outside its edge
     */
    public record PlaceVerdict(Map<Place, Set<HiddenReason>> hindrances, List<HiddenArea> hiddenAreas, boolean hand) {}

    /**
     * Judges the sheet.
     *
     * @param known the areas of the objects that were read
     * @param rims the areas in which covered cards, and bodies under known ones, may stick out
     * @param looseMm2 the area of the sheet that bodies in motion may cover without being a hand
     */
    public PlaceVerdict judge(
            Mat bgr,
            CameraView view,
            SheetPose.Found sheet,
            List<PlanShape> known,
            List<PlanShape> rims,
            double looseMm2) {
        PlanView plan = PlanView.of(bgr, view, sheet, board.widthMm(), board.heightMm());
        boolean[] covered = covered(view, sheet, known, false);
        boolean[] shaded = covered(view, sheet, known, true);
        PictureEdge edge = new PictureEdge(view, sheet);
        edge.coverBeyond(map, covered);
        BareSheetModel expected = new BareSheetModel(map, plan, covered, shaded);
        PixelClasses classes = new PixelClasses(map, plan, expected, covered, shaded, limits);
        boolean[] rim = rims.isEmpty() ? new boolean[covered.length] : covered(view, sheet, rims, false);
        HandMask handMask = new HandMask(map, classes, rim, limits, looseMm2);
        PlaceTally tally = new PlaceTally(map, classes, handMask, shaded, limits);
        return new PlaceVerdict(hindrances(tally, edge), hiddenAreas(tally, edge), handMask.handSeen());
    }

    private boolean[] covered(CameraView view, SheetPose.Found sheet, List<PlanShape> known, boolean shadows) {
        try (OcclusionMask occlusionMask = new OcclusionMask(map, new Silhouette(view, sheet))) {
            for (PlanShape body : known) {
                occlusionMask.cover(
                        shadows ? body.grown(SHADOW_REACH_MM + SHADOW_REACH_PER_MM * body.heightMm()) : body);
            }
            for (BoardTag tag : board.tags()) {
                Pose at = new Pose(tag.centre().xMm(), tag.centre().yMm(), 0);
                double half = TAG_WITH_MARGIN * tag.sideMm();
                occlusionMask.cover(PlanShape.square(at, half, 0));
            }
            return occlusionMask.covered();
        }
    }

    private Map<Place, Set<HiddenReason>> hindrances(PlaceTally tally, PictureEdge edge) {
        Map<Place, Set<HiddenReason>> hindrances = new HashMap<>();
        for (int i = 0; i < map.areas(); i++) {
            Area area = board.areas().get(i);
            Set<HiddenReason> why = tally.hindrances(i);
            if (!edge.shows(area.outline())) {
                why.add(HiddenReason.OUT_OF_SIGHT);
            }
            hindrances.put(area.place(), why);
        }
        return hindrances;
    }

    private List<HiddenArea> hiddenAreas(PlaceTally tally, PictureEdge edge) {
        List<HiddenArea> hidden = new ArrayList<>();
        for (int block = map.areas(); block < map.parts(); block++) {
            Point middle = map.middle(block);
            Set<HiddenReason> why = tally.hindrances(block);
            if (!edge.shows(List.of(middle))) {
                why.add(HiddenReason.OUT_OF_SIGHT);
            }
            why.stream()
                    .min(Comparator.naturalOrder())
                    .ifPresent(first -> hidden.add(new HiddenArea(middle, SheetMap.BLOCK_RADIUS_MM, first.words())));
        }
        return hidden;
    }
}
