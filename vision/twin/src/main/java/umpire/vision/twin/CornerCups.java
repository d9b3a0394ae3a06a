package umpire.vision.twin;

import java.util.HashSet;
import java.util.Set;
import umpire.hardware.Table;
import umpire.vision.twin.scene.TableScene;

/** Cups on the corner tags, as people put them there. */
record CornerCups(Table table) {
    /** Returns the scene with or without a cup on the corner tag of that name. */
    TableScene after(TableScene scene, String corner, boolean covered) {
        Set<Integer> ids = new HashSet<>(scene.coveredCorners());
        int id = id(corner);
        if (covered) {
            ids.add(id);
        } else {
            ids.remove(id);
        }
        return scene.withCoveredCorners(ids);
    }

    private int id(String corner) {
        return table.corners().stream()
                .filter(tag -> tag.name().equals(corner))
                .map(Table.CornerTag::id)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no corner tag is called " + corner + "; there are "
                        + table.corners().stream().map(Table.CornerTag::name).toList()));
    }
}
