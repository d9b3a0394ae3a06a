package umpire.web;

import java.util.Optional;
import umpire.web.payload.DoubtsPayload;

/** What the page looks at that shows why the table was read as it was. */
public interface ExplainDesk {
    /** Returns the newest look with all its stages drawn on it, as JPEG; nothing while the camera gives no pictures. Takes a second. */
    Optional<byte[]> now();

    /** Returns what the table says now, and the doubtful readings that are kept. */
    DoubtsPayload doubts();

    /** Returns a picture that is kept with a doubtful reading, if it is still there. */
    Optional<byte[]> picture(String doubt, String file);
}
