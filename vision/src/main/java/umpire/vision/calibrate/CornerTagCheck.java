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

/** Measures the table's corner tags through a lens and holds them against the rig file, picture after picture. */
public final class CornerTagCheck {
    /** Of so many pictures the mean is told; older ones are forgotten. */
    private static final int PICTURES = 12;

    private final Rig rig;
    private final Registrar registrar;
    private final List<TableMeasure> measured = new ArrayList<>();
    private Optional<Registration> last = Optional.empty();

    /**
     * A corner tag, measured.
     *
     * @param id of the tag
     * @param name of the corner
     * @param offXMm how far right of its place in the rig file it is seen
     * @param offYMm how far towards the far side
     * @param sideMm how large its black square is
     */
    public record MeasuredTag(int id, String name, double offXMm, double offYMm, double sideMm) {
        /** Returns how far off it is, in any direction. */
        public double offMm() {
            return Math.hypot(offXMm, offYMm);
        }
    }

    /**
     * The tags of a picture, or the mean of several.
     *
     * @param tags in the rig's order; those out of sight are left out
     * @param errorMm how far their corners are off, as root of the mean square
     * @param cameraMm where the camera hangs over the table
     */
    public record TableMeasure(List<MeasuredTag> tags, double errorMm, List<Double> cameraMm) {
        public TableMeasure {
            tags = List.copyOf(tags);
            cameraMm = List.copyOf(cameraMm);
        }
    }

    /** Prepares for a table, seen through the rig's lens. */
    public CornerTagCheck(Rig rig) {
        this.rig = rig;
        this.registrar = new Registrar(rig);
    }

    /** Takes what a picture shows. */
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

    /** Returns the view of the last picture, where its tags told one. */
    public Optional<CameraView> view() {
        return last.filter(Registration.Registered.class::isInstance)
                .map(Registration.Registered.class::cast)
                .map(Registration.Registered::view);
    }

    /** Returns what kept the last picture from being measured, in whole sentences, or made it less exact. */
    public List<String> troubles() {
        return last.map(Registration::troubles).orElse(List.of());
    }

    /** Returns how many pictures the mean is of. */
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

    /** Returns the mean of the last pictures, where there were any. */
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
