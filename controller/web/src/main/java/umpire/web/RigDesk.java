package umpire.web;

import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Parsed;

/** What the page that calibrates the camera looks at and asks. Any thread may call it. */
public interface RigDesk {
    /** Returns what a page draws, cut into parts of which it is told those that changed. Whoever asks is watching. */
    Map<String, Record> parts();

    /** Returns the newest picture as JPEG. */
    Optional<byte[]> picture();

    /** Does something; returns what came of it in a sentence, or why it was not done. */
    Parsed<String> take(RigRequest request);
}
