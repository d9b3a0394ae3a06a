package umpire.bridge.pi4j;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.IOType;
import com.pi4j.provider.Provider;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Builds Pi4J's contexts, one for each device, so that one can break and come back without the others. */
final class Contexts {
    private Contexts() {}

    /** A context with this provider and no other. Pi4J would have the machine's end close it; we do that ourselves. */
    static Context with(Provider<?, ?, ?> provider) throws IOException {
        try {
            return Pi4J.newContextBuilder()
                    .noAutoDetect()
                    .disableShutdownHook()
                    .add(provider)
                    .build();
        } catch (RuntimeException | LinkageError e) {
            throw new IOException(
                    "Pi4J does not start here: this is not a Raspberry Pi, or the user may not use it.", e);
        }
    }

    /** Checks that the machine has a device file of this kind at all: what Pi4J says otherwise helps nobody. */
    static void requireDevice(Path folder, String prefix, String otherwise) throws IOException {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, prefix + "*")) {
            if (!found.iterator().hasNext()) {
                throw new IOException(otherwise);
            }
        }
    }

    /** Checks that a provider of this kind came up. */
    static void require(Context context, IOType type, String otherwise) throws IOException {
        if (!context.hasProvider(type)) {
            throw new IOException(otherwise);
        }
    }
}
