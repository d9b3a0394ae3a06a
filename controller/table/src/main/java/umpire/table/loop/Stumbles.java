package umpire.table.loop;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Twenty turns a second may stumble over the same thing; the log hears of it once. */
final class Stumbles {
    private static final Logger LOG = LoggerFactory.getLogger(Stumbles.class);

    private volatile String last = "";

    void over(RuntimeException bug) {
        if (!bug.toString().equals(last)) {
            last = bug.toString();
            LOG.error("a bug outside the game; the table goes on", bug);
        }
    }
}
