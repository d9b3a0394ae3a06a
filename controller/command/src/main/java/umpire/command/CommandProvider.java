package umpire.command;

import java.util.List;

/** Provides commands of other modules. {@link java.util.ServiceLoader} finds those on the class path. */
public interface CommandProvider {
    /** Returns picocli commands in the order of the help. */
    List<Object> commands();
}
