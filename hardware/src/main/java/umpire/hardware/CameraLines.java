package umpire.hardware;

import java.util.ArrayList;
import java.util.List;

/** The lines of a rig file, of which those of the lens can be exchanged. */
final class CameraLines {
    private final List<String> lines;

    CameraLines(String text) {
        this.lines = text.lines().toList();
    }

    /** Returns the text with another block for the lens: where the old one was, or at the end of the file. */
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
            // Blank lines and remarks at the margin introduce what comes next.
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
