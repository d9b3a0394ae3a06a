package umpire.table.loop;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Logs a repeated error once, since a faulty turn repeats twenty times a second. */
final class RepeatedErrorLog {
    private static final Logger LOG = LoggerFactory.getLogger(RepeatedErrorLog.class);

    private volatile String last = "";

    void over(RuntimeException bug) {
        if (!bug.toString().equals(last)) {
            last = bug.toString();
            LOG.error("a bug outside the game; the table goes on", bug);
        }
    }
}
