package umpire.command;

import java.util.List;

/** Offers commands from outside this room. Those that the class path has are found by {@link java.util.ServiceLoader}. */
public interface CommandProvider {
    /** Returns the commands in the order in which help lists them, as picocli takes them. */
    List<Object> commands();
}
