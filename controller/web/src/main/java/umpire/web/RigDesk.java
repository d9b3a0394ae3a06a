package umpire.web;

import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Parsed;

/** The calibration of the camera, for its page. Any thread may call it. */
public interface RigDesk {
    /**
     * Returns the state of the page in parts. A page gets only the parts that changed. Each call counts as a sign that
     * a page is watching.
     */
    Map<String, Record> parts();

    /** Returns the newest picture as JPEG. */
    Optional<byte[]> picture();

    /** Carries out a request. Returns the result as a sentence, or the reason for refusing. */
    Parsed<String> take(RigRequest request);
}
