package umpire.vision.observe.dice;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.detect.numerals.NumeralReader;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.detect.numerals.ReadNumeral;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.TopPlane;

/** Reads ordinary ten-sided dice by their numerals. A die that is found but not read has no face. */
final class NumeralDice implements KindReader {
    /** The face that only dice of tens have, which show 00 to 90. */
    private static final String TENS = "00";

    private final DieType type;
    private final DieForm form;
    private final NumeralReader reader;
    private final NumeralThresholds limits;
    private final NumeralGround ground;

    /** Prepares for dice of one type, with their size at this table, on some ground. */
    NumeralDice(DieType type, Rig rig, NumeralThresholds limits, NumeralGround ground) {
        this.type = type;
        this.form = new DieForm(type.kind(), rig.edgesMm(type).getLast());
        this.limits = limits;
        this.ground = ground;
        this.reader = NumeralReader.standard(limits);
    }

    @Override
    public List<Die> read(Mat bgr, Mat grey, Rect part, CameraView view, List<Tag> tags) {
        double edgePx = view.dieScale(form.edgeMm()).edgePx();
        Predicate<Pixel> mayLie = ground.at(view, form.edgeMm());
        try (MatScope scope = new MatScope()) {
            Mat window = scope.keep(bgr.submat(part));
            return reader
                    .read(
                            window,
                            edgePx,
                            pixel -> TopPlane.axes(pixel.minus(-part.x, -part.y), form.edgeMm(), view),
                            pixel -> mayLie.test(pixel.minus(-part.x, -part.y)))
                    .stream()
                    .map(numeral -> die(numeral).in(1, part.x, part.y))
                    .filter(die -> !die.isOnAny(tags))
                    .toList();
        }
    }

    /** Converts a reading to a die, with the pose of its kite. If the kite is unknown, its tip is assumed to point up in the picture. */
    private Die die(ReadNumeral numeral) {
        PlaneAxes axes = numeral.axes();
        double edgePx = Math.hypot(axes.rightX(), axes.rightY());
        Pixel middle = numeral.body();
        Pixel kite = numeral.kite()
                .orElseGet(() -> new Pixel(middle.x(), middle.y() + form.aboveTagMm() / form.edgeMm() * edgePx));
        double heading = numeral.kite().isPresent() ? Math.toDegrees(Math.atan2(-axes.rightY(), axes.rightX())) : 0;
        double half = form.halfMm() / form.edgeMm() * edgePx;
        Optional<String> face = face(numeral);
        Die die = new Die(
                type.kind(),
                type.name(),
                face,
                false,
                square(middle, half),
                kite.x(),
                kite.y(),
                2 * half,
                (heading + 360) % 360,
                face.isEmpty() ? 0 : numeral.sure() ? limits.sureConfidence() : limits.unsureConfidence(),
                OptionalDouble.of(form.edgeMm()));
        return numeral.tens() == has(TENS)
                ? die.asking(numeral.mayShow().stream().filter(this::has).toList())
                : die;
    }

    /**
     * Returns the face of the game's die; empty if the reading is uncertain, or the die is of the other kind. Dice of tens and ordinary
     * dice both have a 10.
     */
    private Optional<String> face(ReadNumeral numeral) {
        boolean own = numeral.faces().size() == 1 && numeral.tens() == has(TENS);
        return own ? numeral.faces().stream().filter(this::has).findFirst() : Optional.empty();
    }

    private boolean has(String face) {
        return type.faces().stream().anyMatch(own -> own.shows().equals(face));
    }

    private static List<Pixel> square(Pixel middle, double half) {
        return Stream.of(new double[] {-1, -1}, new double[] {1, -1}, new double[] {1, 1}, new double[] {-1, 1})
                .map(sign -> new Pixel(middle.x() + sign[0] * half, middle.y() + sign[1] * half))
                .toList();
    }
}
