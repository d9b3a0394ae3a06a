package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.BoardSighting;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.calibrate.lens.BundleAdjustment;
import umpire.vision.calibrate.lens.Solution;
import umpire.vision.calibrate.review.Refusal.SetFault;
import umpire.vision.detect.tags.Tag;

/** Computes a lens from the seen boards and judges it. The same pictures give the same report. */
public final class CalibrationReview {
    /** The least number of pictures for a lens. */
    public static final int LEAST_PICTURES = SetSelection.LEAST_PICTURES;

    private static final double PARALLEL_DEG = 10;
    private static final double NEARLY_PARALLEL_DEG = 25;
    private static final double MOST_FOCAL_SHARE = 0.005;
    private static final double MOST_TABLE_MM = 2;
    private static final double MOST_TABLE_PX = 1.5;
    private static final double MISFIT_TIMES = 3;
    /** The lens is refused unless at least this share of the pictures agree with it. */
    private static final double LEAST_AGREEING = 0.76;

    private static final double MISFIT_PX = 0.8;

    private final List<PictureSighting> pictures;
    private final BoardPattern pattern;
    private final Rig rig;
    private final List<String> notices;
    private final Map<String, String> leftOut = new LinkedHashMap<>();

    private CalibrationReview(List<PictureSighting> pictures, BoardPattern pattern, Rig rig, List<String> notices) {
        this.pictures = pictures;
        this.pattern = pattern;
        this.rig = rig;
        this.notices = new ArrayList<>(notices);
    }

    /**
     * Judges a set.
     *
     * @param pictures the sighting of each picture
     * @param pattern the board that was looked for
     * @param rig the table the lens is for
     * @param notices the notices collected before, which come first in the report
     */
    public static CalibrationReport of(
            List<PictureSighting> pictures, BoardPattern pattern, Rig rig, List<String> notices) {
        return new CalibrationReview(pictures, pattern, rig, notices).report();
    }

    public static CalibrationReport withoutBoard(List<PictureSighting> pictures, List<String> notices) {
        long soft = pictures.stream().filter(SetSelection::soft).count();
        boolean blurred = !pictures.isEmpty() && 2 * soft >= pictures.size();
        String says = pictures.isEmpty()
                ? "No calibration board was recognised: the named files hold no readable picture and no film of a board."
                        + " Name the folder of your pictures."
                : "No calibration board was recognised on these pictures. Print one with ./umpire print calibration-board, or"
                        + " say which you have, such as --board charuco:8x6:30:22:DICT_5X5_100 or --board chessboard:9x6:25. The board"
                        + " must be flat, sharp and evenly lit, and a chessboard must be seen whole with a white margin.";
        Refusal refusal = blurred ? SetSelection.allBlurred(pictures.size(), 0) : new Refusal(SetFault.NO_BOARD, says);
        List<PictureVerdict> verdicts = pictures.stream()
                .map(picture -> new PictureVerdict(
                        picture.name(),
                        false,
                        0,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        picture.edgePx(),
                        SetSelection.soft(picture)
                                ? "it is blurred, or shows no board"
                                : "no board is recognised on it"))
                .toList();
        return new CalibrationReport(
                List.of(refusal),
                Optional.empty(),
                Optional.empty(),
                0,
                0,
                verdicts,
                Optional.empty(),
                List.of(),
                notices);
    }

    private CalibrationReport report() {
        SetSelection selection = new SetSelection(pictures);
        Optional<Refusal> unfit = selection.select();
        leftOut.putAll(selection.leftOut());
        if (unfit.isPresent()) {
            return refused(unfit.get(), selection.kept());
        }
        CornerSet whole = CornerSet.of(selection.kept(), pattern);
        LensChoice choice = new LensChoice(whole);
        Optional<Refusal> divided = choice.divided(whole);
        leftOut.putAll(choice.leftOut());
        if (divided.isPresent()) {
            return refused(divided.get(), selection.kept());
        }
        choice.simplest();
        notices.addAll(choice.notices());
        return judged(choice);
    }

    private CalibrationReport refused(Refusal refusal, List<PictureSighting> kept) {
        Optional<PictureCoverage> coverage =
                kept.isEmpty() ? Optional.empty() : Optional.of(coverage(CornerSet.of(kept, pattern)));
        return new CalibrationReport(
                List.of(refusal),
                Optional.of(pattern),
                Optional.empty(),
                kept.isEmpty() ? 0 : kept.getFirst().widthPx(),
                kept.isEmpty() ? 0 : kept.getFirst().heightPx(),
                verdicts(),
                coverage,
                List.of(),
                notices);
    }

    private static PictureCoverage coverage(CornerSet set) {
        return PictureCoverage.of(set.corners(), set.widthPx(), set.heightPx());
    }

    private List<PictureVerdict> verdicts() {
        return pictures.stream().map(this::verdict).toList();
    }

    private PictureVerdict verdict(PictureSighting picture) {
        return new PictureVerdict(
                picture.name(),
                false,
                picture.board().map(board -> board.corners().size()).orElse(0),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                picture.board().map(BoardSighting::smearPx).orElse(picture.edgePx()),
                leftOut.getOrDefault(picture.name(), ""));
    }

    private CalibrationReport judged(LensChoice choice) {
        LensFit fit = choice.fit();
        CornerSet set = fit.set();
        LensFigures figures = figures(choice);
        pattern.squareMm()
                .map(mm -> SquareSizeCheck.of(set, fit.solution().poses(), figures.camera(), rig, mm))
                .ifPresent(notices::addAll);
        PictureCoverage coverage = coverage(set);
        TiltSpread tilts = TiltSpread.of(fit.solution().poses());
        List<Refusal> refusals = new ArrayList<>();
        refusal(choice, figures, coverage, tilts).ifPresent(refusals::add);
        return new CalibrationReport(
                refusals,
                Optional.of(pattern),
                Optional.of(figures),
                set.widthPx(),
                set.heightPx(),
                verdicts(choice),
                Optional.of(coverage),
                Advice.of(set, coverage, tilts, figures),
                notices);
    }

    private LensFigures figures(LensChoice choice) {
        LensFit fit = choice.fit();
        CornerSet set = fit.set();
        Solution solution = fit.solution();
        int corners = set.count();
        double freedom = Math.max(1, 2 * corners - 6 * set.size() - 9);
        double rmsPx = fit.rmsPx();
        double sigmaPx = rmsPx * Math.sqrt(corners / freedom);
        BundleAdjustment bundle =
                new BundleAdjustment(set.corners(), BundleAdjustment.evenly(set.corners()), choice.free());
        double[][] covariance = bundle.covariance(solution, sigmaPx);
        Camera camera = solution.lens().camera(set.widthPx(), set.heightPx(), rmsPx);
        List<List<Tag>> tags = pictures.stream().map(PictureSighting::tableTags).toList();
        TableView view = TableView.of(camera, rig, tags);
        TableError table =
                TableErrorMap.of(view, rig.table(), covariance, choice.heldOut().lenses());
        double heldOutPx = choice.heldOut().rmsPx();
        return new LensFigures(
                camera,
                IntStream.range(0, 9).mapToObj(i -> Math.sqrt(covariance[i][i])).toList(),
                corners,
                fit.droppedCorners(),
                rmsPx,
                choice.noisePx(),
                heldOutPx,
                heldOutPx / table.pxPerMm(),
                table);
    }

    private Optional<Refusal> refusal(
            LensChoice choice, LensFigures figures, PictureCoverage coverage, TiltSpread tilts) {
        int used = choice.fit().set().size();
        double focalShare = figures.sigma().get(0) / figures.camera().fxPx();
        double misfitPx = MISFIT_PX * figures.camera().widthPx() / 1000;
        double mostMm = Math.max(MOST_TABLE_MM, MOST_TABLE_PX / figures.table().pxPerMm());
        boolean unsure = focalShare > MOST_FOCAL_SHARE || figures.table().worstMm() > mostMm;
        if (used < SetSelection.LEAST_PICTURES) {
            return Optional.of(new Refusal(
                    SetFault.TOO_FEW,
                    "Only " + used + " pictures agree with each other; at least " + SetSelection.LEAST_PICTURES
                            + " are needed, and 15 to 25 are good."));
        }
        if (tilts.widestDeg() < PARALLEL_DEG || (unsure && tilts.widestDeg() < NEARLY_PARALLEL_DEG)) {
            return Optional.of(new Refusal(
                    SetFault.PARALLEL,
                    String.format(
                            Locale.ROOT,
                            "The board was held the same way in all pictures: no two are tilted by more than %.0f degrees"
                                    + " against each other. Such pictures fit a long lens far away as well as a short one"
                                    + " nearby. Tilt the board by 30 to 45 degrees, to all sides.",
                            tilts.widestDeg())));
        }
        if (coverage.inOnePart()) {
            return Optional.of(new Refusal(
                    SetFault.ONE_CORNER, RefusalWords.oneCorner(choice.fit().set(), coverage)));
        }
        boolean bent = figures.rmsPx() > MISFIT_TIMES * figures.noisePx();
        boolean contradicted =
                used < LEAST_AGREEING * (used + choice.fit().outcasts().size());
        if (choice.faulty(choice.fit().solution().lens())
                || contradicted
                || (bent && (unsure || figures.rmsPx() > misfitPx))) {
            return Optional.of(new Refusal(SetFault.DOES_NOT_FIT, RefusalWords.misfit(figures)));
        }
        return unsure
                ? Optional.of(new Refusal(SetFault.TOO_UNSURE, RefusalWords.unsure(figures, focalShare)))
                : Optional.empty();
    }

    private List<PictureVerdict> verdicts(LensChoice choice) {
        LensFit fit = choice.fit();
        double[] rms = LensFit.rmsOfEach(fit.set(), fit.solution());
        Map<String, PictureVerdict> used = new LinkedHashMap<>();
        for (int i = 0; i < fit.set().size(); i++) {
            PictureSighting picture = fit.set().sightings().get(i);
            used.put(
                    picture.name(),
                    new PictureVerdict(
                            picture.name(),
                            true,
                            picture.board().orElseThrow().corners().size(),
                            Optional.of(rms[i]),
                            Optional.of(choice.heldOut().pictureRmsPx().get(i)),
                            Optional.of(
                                    TiltSpread.tiltDeg(fit.solution().poses().get(i))),
                            picture.board().orElseThrow().smearPx(),
                            ""));
        }
        return pictures.stream()
                .map(picture -> used.containsKey(picture.name()) ? used.get(picture.name()) : verdict(picture))
                .toList();
    }
}
