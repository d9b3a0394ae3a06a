package umpire.vision.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Rig;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingCandidate;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.dice.DiceOfSizes;
import umpire.vision.detect.dice.DieScale;
import umpire.vision.detect.faces.PipDiceThresholds;
import umpire.vision.detect.faces.PipDieReader;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.detect.tags.TagThresholds;
import umpire.vision.explain.ExplainedPicture;
import umpire.vision.frame.Frame;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registration;
import umpire.vision.rectify.SheetPose;

/** Draws the explanation of a frame's reading. It draws the result it is given, and computes the weighed candidates again with a trace. */
public final class ExplainedLook {
    private final Rig rig;
    private final Board board;
    private final List<Double> pipsMm;

    public ExplainedLook(Rig rig, Board board, List<DieType> dice) {
        this.rig = rig;
        this.board = board;
        this.pipsMm = dice.stream()
                .filter(type -> type.kind().equals(DieType.PIPS))
                .flatMap(type -> rig.edgesMm(type).stream())
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * Draws a frame.
     *
     * @param frame the caller still owns it
     * @param look the result for this frame
     * @param said the sentences of the table about it, line by line
     * @return a JPEG picture
     */
    public byte[] jpeg(Frame frame, FrameResult look, List<String> said) {
        Mat bgr = frame.bgr();
        List<ReadingCandidate> weighed = new ArrayList<>();
        try (ExplainedPicture picture = new ExplainedPicture(bgr)) {
            said.forEach(picture::says);
            picture.registration(look.registration());
            weighAgain(bgr, look, candidate -> weighed.add(candidate.get()));
            if (look.registration() instanceof Registration.Registered seen) {
                drawPlaces(picture, look, seen.view());
            }
            picture.tags(look.tags(), weighed);
            picture.dice(look.dice(), weighed);
            look.observation().troubles().stream()
                    .filter(trouble -> !look.registration().troubles().contains(trouble))
                    .forEach(trouble -> picture.says("Trouble: " + trouble));
            return picture.jpeg();
        }
    }

    private void weighAgain(Mat bgr, FrameResult look, ReadingTrace trace) {
        try (MatScope scope = new MatScope()) {
            Mat grey = scope.mat();
            Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
            TagReader.of(rig.table().dictionary(), TagThresholds.standard(), trace)
                    .read(grey);
        }
        if (look.registration() instanceof Registration.Registered seen && !pipsMm.isEmpty()) {
            List<DieScale.KnownScale> scales =
                    pipsMm.stream().map(seen.view()::dieScale).toList();
            DiceOfSizes.read(
                    scales,
                    scale -> new PipDieReader(PipDiceThresholds.standard(), trace).read(bgr, scale, look.tags()));
        }
    }

    private void drawPlaces(ExplainedPicture picture, FrameResult look, CameraView view) {
        switch (look.board()) {
            case SheetPose.Unknown unknown -> picture.says("The board is not found, so no place is judged.");
            case SheetPose.Found found -> {
                picture.says(String.format(
                        Locale.ROOT, "The board lies by %d of its tags, %.2f mm off", found.tags(), found.errorMm()));
                picture.says(counted(look.observation().sightings()));
                look.observation().sightings().forEach(sighting -> draw(picture, sighting, found, view));
                held(look).ifPresent(picture::says);
            }
        }
    }

    private static String counted(List<Sighting> sightings) {
        long held = sightings.stream().filter(Sighting.Holds.class::isInstance).count();
        long hidden =
                sightings.stream().filter(Sighting.Hidden.class::isInstance).count();
        return "Places: " + held + " hold something, " + (sightings.size() - held - hidden) + " are empty, " + hidden
                + " cannot be judged";
    }

    private static Optional<String> held(FrameResult look) {
        return look.observation().hand()
                ? Optional.of("A hand, or something else that is not part of the game, reaches over the board.")
                : Optional.empty();
    }

    private void draw(ExplainedPicture picture, Sighting sighting, SheetPose.Found found, CameraView view) {
        Area area = board.area(sighting.place());
        List<Pixel> outline = area.outline().stream()
                .map(corner -> pixel(corner, found, view))
                .toList();
        switch (sighting) {
            case Sighting.Empty empty -> picture.place(outline, "");
            case Sighting.Holds holds ->
                picture.place(
                        outline,
                        holds.tokens().stream()
                                .map(SeenToken::token)
                                .map(Token::name)
                                .collect(Collectors.joining(", ")));
            case Sighting.Hidden hidden -> picture.hidden(outline, area.title(), hidden.by());
        }
    }

    private static Pixel pixel(Point onBoard, SheetPose.Found found, CameraView view) {
        Pose onTable = found.tableFromBoard(new Pose(onBoard.xMm(), onBoard.yMm(), 0));
        return view.pixelFromTable(onTable.xMm(), onTable.yMm(), 0);
    }
}
