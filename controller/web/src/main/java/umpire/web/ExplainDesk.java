package umpire.web;

import java.util.Optional;
import umpire.web.payload.DoubtsPayload;

/** The questions of the page that explains how the table was read. */
public interface ExplainDesk {
    /** Returns the newest look as JPEG, with all its stages drawn on it. Empty while the camera gives no pictures. Takes a second. */
    Optional<byte[]> now();

    /** Returns the table's current sentence and the stored doubtful readings. */
    DoubtsPayload doubts();

    /** Returns a picture stored with a doubtful reading, if it still exists. */
    Optional<byte[]> picture(String doubt, String file);
}
