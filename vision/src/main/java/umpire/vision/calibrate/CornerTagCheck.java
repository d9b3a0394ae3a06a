package umpire.vision.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.rules.kernel.Pose;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registrar;
import umpire.vision.rectify.Registration;

/** Measures the table's corner tags through a lens and compares them with the rig file, picture after picture. */
public final class CornerTagCheck {
    /** The mean is taken over this many of the latest pictures. */
    private static final int PICTURES = 12;

    private final Rig rig;
    private final Registrar registrar;
    private final List<TableMeasure> measured = new ArrayList<>();
    private Optional<Registration> last = Optional.empty();

    /**
     * A measured corner tag.
     *
     * @param id of the tag
     * @param name of the corner
     * @param offXMm its distance to the right of its place in the rig file
     * @param offYMm its distance from that place towards the far side
     * @param sideMm the measured side of its black square
     */
    public record MeasuredTag(int id, String name, double offXMm, double offYMm, double sideMm) {
        /** Returns the distance in millimetres between the tag and its place in the rig file. */
        public double offMm() {
            return Math.hypot(offXMm, offYMm);
        }
    }

    /**
     * The tags of one picture, or the mean of several.
     *
     * @param tags the visible tags, in the rig's order
     * @param errorMm root mean square error of their corners
     * @param cameraMm the position of the camera over the table
     */
    public record TableMeasure(List<MeasuredTag> tags, double errorMm, List<Double> cameraMm) {
        public TableMeasure {
            tags = List.copyOf(tags);
            cameraMm = List.copyOf(cameraMm);
        }
    }

    public CornerTagCheck(Rig rig) {
        this.rig = rig;
        this.registrar = new Registrar(rig);
    }

    /** Adds the tags of a picture to the mean. */
    public void look(PictureSighting picture) {
        Registration now = registrar.register(picture.tableTags(), picture.widthPx(), picture.heightPx());
        last = Optional.of(now);
        if (now instanceof Registration.Registered registered) {
            measured.add(measure(registered, picture.tableTags()));
            if (measured.size() > PICTURES) {
                measured.removeFirst();
            }
        }
    }

    /** Returns the camera view of the last picture; empty if its tags did not give one. */
    public Optional<CameraView> view() {
        return last.filter(Registration.Registered.class::isInstance)
                .map(Registration.Registered.class::cast)
                .map(Registration.Registered::view);
    }

    /** Returns the reasons, as whole sentences, why the last picture could not be measured, or gives a less exact measurement. */
    public List<String> troubles() {
        return last.map(Registration::troubles).orElse(List.of());
    }

    /** Returns the number of pictures in the mean. */
    public int pictures() {
        return measured.size();
    }

    private TableMeasure measure(Registration.Registered registered, List<Tag> tags) {
        CameraView view = registered.view();
        List<MeasuredTag> each = new ArrayList<>();
        for (Table.CornerTag corner : rig.table().corners()) {
            tags.stream()
                    .filter(tag -> tag.id() == corner.id() && registered.seen().contains(tag.id()))
                    .findFirst()
                    .ifPresent(tag -> each.add(measure(view, corner, tag)));
        }
        return new TableMeasure(
                each, registered.errorMm(), List.of(view.cameraMm(0), view.cameraMm(1), view.cameraMm(2)));
    }

    private static MeasuredTag measure(CameraView view, Table.CornerTag corner, Tag tag) {
        Pose seen = view.tableFromTag(tag, 0);
        return new MeasuredTag(
                corner.id(), corner.name(), seen.xMm() - corner.xMm(), seen.yMm() - corner.yMm(), view.sideMm(tag, 0));
    }

    /** Returns the mean of the last pictures; empty if there were none. */
    public Optional<TableMeasure> mean() {
        if (measured.isEmpty()) {
            return Optional.empty();
        }
        List<MeasuredTag> tags = new ArrayList<>();
        for (Table.CornerTag corner : rig.table().corners()) {
            List<MeasuredTag> same = measured.stream()
                    .flatMap(each -> each.tags().stream())
                    .filter(tag -> tag.id() == corner.id())
                    .toList();
            if (!same.isEmpty()) {
                tags.add(new MeasuredTag(
                        corner.id(),
                        corner.name(),
                        mean(same.stream().map(MeasuredTag::offXMm).toList()),
                        mean(same.stream().map(MeasuredTag::offYMm).toList()),
                        mean(same.stream().map(MeasuredTag::sideMm).toList())));
            }
        }
        List<Double> camera = List.of(cameraMm(0), cameraMm(1), cameraMm(2));
        return Optional.of(new TableMeasure(
                tags, mean(measured.stream().map(TableMeasure::errorMm).toList()), camera));
    }

    private double cameraMm(int axis) {
        return mean(measured.stream().map(each -> each.cameraMm().get(axis)).toList());
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }
}
