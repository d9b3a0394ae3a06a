package umpire.hardware;

import java.util.ArrayList;
import java.util.List;

/** The lines of a rig file, with the block of the lens replaceable. */
final class CameraLines {
    private final List<String> lines;

    CameraLines(String text) {
        this.lines = text.lines().toList();
    }

    /** Returns the text with a new block for the lens: in place of the old one, or at the end of the file. */
    String replaced(String block) {
        List<String> fresh = new ArrayList<>();
        boolean inside = false;
        boolean done = false;
        for (String line : lines) {
            boolean key = !line.isBlank() && !line.startsWith(" ") && !line.startsWith("#");
            if (key) {
                inside = line.matches("camera\\s*:.*");
                if (inside) {
                    fresh.addAll(block.lines().toList());
                    done = true;
                }
            }
            // Blank lines and comments at the margin belong to the next block.
            boolean between = line.isBlank() || line.startsWith("#");
            if (!inside || (between && !key)) {
                fresh.add(line);
            }
        }
        if (!done) {
            fresh.addAll(block.lines().toList());
        }
        return String.join("\n", fresh) + "\n";
    }
}
