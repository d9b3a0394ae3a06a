package umpire.command.options;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import umpire.hardware.Rig;

/** The frame size of a virtual camera, as written on the command line: {@code 1280x720}. */
public record FrameSize(int widthPx, int heightPx) {
    public static FrameSize of(CommandLine command, String text) {
        if (!text.matches("\\d{2,4}x\\d{2,4}")) {
            throw new ParameterException(command, "--frame is a size such as 1280x720, not '" + text + "'");
        }
        String[] sides = text.split("x", 2);
        FrameSize size = new FrameSize(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
        if (size.widthPx < 640 || size.heightPx < 480) {
            throw new ParameterException(command, "--frame is at least 640x480: smaller pictures show no readable tag");
        }
        return size;
    }

    /** Returns the rig with its camera scaled to this size. */
    public Rig of(Rig rig) {
        return rig.through(rig.camera().scaledTo(widthPx, heightPx));
    }
}
