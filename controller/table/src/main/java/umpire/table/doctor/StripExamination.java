package umpire.table.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Reconnection;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds;
import umpire.hardware.Rig;
import umpire.rules.kernel.Point;
import umpire.table.finding.Finding;
import umpire.table.pump.CameraPump.CameraOpener;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;
import umpire.vision.observe.Glow;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registration;

/** Lights a strip part by part and compares its light in the picture with the positions in the rig file. */
public final class StripExamination {
    private static final int PARTS = 8;
    private static final Rgb BRIGHT = new Rgb(160, 160, 160);
    /** The number of pictures to skip after a change of light, for the camera's delay and exposure. */
    private static final int PASSED = 4;

    private static final int LOOKS = 3;

    private final Rig rig;
    private final CameraOpener camera;

    /** Creates the check. No other program may use the camera. */
    public StripExamination(Rig rig, CameraOpener camera) {
        this.rig = rig;
        this.camera = camera;
    }

    /**
     * Returns the finding. It is empty when camera or strip do not open, or the camera's position is unknown; other checks report that.
     *
     * @param eye the vision pipeline, which finds the corner tags; the caller closes it
     */
    public Optional<Finding> finding(VisionPipeline eye, Reconnection.DeviceOpener<PixelWire> opener)
            throws InterruptedException {
        if (rig.leds().leds().size() < PARTS) {
            return Optional.empty();
        }
        try (FrameSource source = camera.open();
                PixelWire strip = opener.open()) {
            strip.show(Collections.nCopies(strip.count(), Rgb.DARK));
            Optional<CameraView> view = view(source, eye);
            return view.isPresent() ? Optional.of(examined(source, strip, view.orElseThrow())) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<CameraView> view(FrameSource source, VisionPipeline eye)
            throws IOException, InterruptedException {
        Optional<CameraView> view = Optional.empty();
        for (int i = 0; i < LOOKS; i++) {
            try (Frame frame = source.next()) {
                if (eye.look(frame).registration() instanceof Registration.Registered registered) {
                    view = Optional.of(registered.view());
                }
            }
        }
        return view;
    }

    private Finding examined(FrameSource source, PixelWire strip, CameraView view)
            throws IOException, InterruptedException {
        int leds = strip.count() / PARTS;
        List<Optional<Point>> expected = new ArrayList<>();
        List<Optional<Point>> seen = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            List<Rgb> colours = new ArrayList<>(Collections.nCopies(strip.count(), Rgb.DARK));
            Collections.fill(colours.subList(part * leds, (part + 1) * leds), BRIGHT);
            strip.show(Collections.nCopies(strip.count(), Rgb.DARK));
            try (Frame dark = settled(source)) {
                strip.show(colours);
                try (Frame lit = settled(source)) {
                    seen.add(Glow.between(dark, lit, view));
                    expected.add(expected(
                            rig.leds().leds().subList(part * leds, (part + 1) * leds),
                            view,
                            lit.widthPx(),
                            lit.heightPx()));
                }
            }
        }
        strip.show(Collections.nCopies(strip.count(), Rgb.DARK));
        return new StripMap(expected, seen, leds).finding();
    }

    private static Frame settled(FrameSource source) throws IOException, InterruptedException {
        for (int i = 0; i < PASSED; i++) {
            source.next().close();
        }
        return source.next();
    }

    /** Returns the middle of the LEDs that are in the picture. */
    private static Optional<Point> expected(List<Leds.Led> part, CameraView view, int widthPx, int heightPx) {
        List<Pixel> pixels = part.stream()
                .map(led -> view.pixelFromTable(led.xMm(), led.yMm(), 0))
                .filter(pixel -> pixel.x() >= 0 && pixel.y() >= 0 && pixel.x() < widthPx && pixel.y() < heightPx)
                .toList();
        return pixels.isEmpty()
                ? Optional.empty()
                : Optional.of(view.tableFromPixel(
                        new Pixel(
                                pixels.stream().mapToDouble(Pixel::x).average().orElseThrow(),
                                pixels.stream().mapToDouble(Pixel::y).average().orElseThrow()),
                        0));
    }
}
