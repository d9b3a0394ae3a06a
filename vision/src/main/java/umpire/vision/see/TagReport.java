package umpire.vision.see;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;

/** Converts tags in a picture to pieces and octahedra. */
final class TagReport {
    // The upper face lies flat; its neighbours are tilted by 70.5 degrees and look a third as deep as wide.
    private static final double MIN_FLATNESS = 0.72;

    private final PieceList list;

    TagReport(PieceList list) {
        this.list = list;
    }

    List<PictureReport.PieceSeen> pieces(List<Tag> tags, Optional<CameraView> view) {
        return tags.stream()
                .sorted(Comparator.comparingInt(Tag::id)
                        .thenComparingDouble(tag -> tag.centre().y())
                        .thenComparingDouble(tag -> tag.centre().x()))
                .map(tag -> piece(tag, view))
                .toList();
    }

    private PictureReport.PieceSeen piece(Tag tag, Optional<CameraView> view) {
        Optional<PieceList.ListedPiece> listed = list.piece(tag.id());
        Optional<PieceList.Octahedron> octahedron = list.octahedron(tag.id());
        Optional<String> name =
                listed.map(PieceList.ListedPiece::name).or(() -> octahedron.map(PieceList.Octahedron::name));
        Optional<Double> heightMm =
                listed.map(PieceList.ListedPiece::heightMm).or(() -> octahedron.map(PieceList.Octahedron::heightMm));
        Optional<Pose> pose = view.map(v -> v.tableFromTag(tag, heightMm.orElse(0.0)));
        return new PictureReport.PieceSeen(
                tag.id(), name, pose, heightMm, DieReport.box(tag.corners()), tag.confidence());
    }

    /** Returns the octahedra. The flattest of the visible tags of each one is on top. */
    List<PictureReport.DieSeen> octahedra(List<Tag> tags, Optional<CameraView> view) {
        List<PictureReport.DieSeen> dice = new ArrayList<>();
        for (PieceList.Octahedron octahedron : list.octahedra()) {
            List<Tag> faces = tags.stream()
                    .filter(tag -> octahedron.tags().contains(tag.id()))
                    .sorted(Comparator.comparingDouble((Tag tag) -> -flatness(tag, octahedron, view))
                            .thenComparingInt(Tag::id))
                    .toList();
            if (!faces.isEmpty()) {
                dice.add(die(octahedron, faces.getFirst(), view));
            }
        }
        return dice;
    }

    private static PictureReport.DieSeen die(PieceList.Octahedron octahedron, Tag top, Optional<CameraView> view) {
        boolean flat = flatness(top, octahedron, view) >= MIN_FLATNESS;
        int face = octahedron.tags().indexOf(top.id()) + 1;
        return new PictureReport.DieSeen(
                "octahedron",
                flat ? Optional.of(Integer.toString(face)) : Optional.empty(),
                !flat,
                view.map(v -> v.tableFromTag(top, octahedron.heightMm())),
                DieReport.box(top.corners()),
                flat ? top.confidence() : 0);
    }

    /** Returns 1 for a tag seen as a square, and less if it is compressed. */
    private static double flatness(Tag tag, PieceList.Octahedron octahedron, Optional<CameraView> view) {
        List<double[]> corners = tag.corners().stream()
                .map(c -> view.map(v -> v.tableFromPixel(c, octahedron.heightMm()))
                        .map(p -> new double[] {p.xMm(), p.yMm()})
                        .orElseGet(() -> new double[] {c.x(), c.y()}))
                .toList();
        double ax = (corners.get(1)[0] - corners.get(0)[0] + corners.get(2)[0] - corners.get(3)[0]) / 2;
        double ay = (corners.get(1)[1] - corners.get(0)[1] + corners.get(2)[1] - corners.get(3)[1]) / 2;
        double bx = (corners.get(3)[0] - corners.get(0)[0] + corners.get(2)[0] - corners.get(1)[0]) / 2;
        double by = (corners.get(3)[1] - corners.get(0)[1] + corners.get(2)[1] - corners.get(1)[1]) / 2;
        double sum = (ax * ax + ay * ay + bx * bx + by * by) / 2;
        double det = Math.abs(ax * by - ay * bx);
        double spread = Math.sqrt(Math.max(0, sum * sum - det * det));
        return Math.sqrt(Math.max(0, sum - spread) / (sum + spread));
    }
}
