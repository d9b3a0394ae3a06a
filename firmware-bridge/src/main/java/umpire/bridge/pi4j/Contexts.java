package umpire.bridge.pi4j;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.IOType;
import com.pi4j.provider.Provider;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes Pi4J's contexts, one for each device, so that each can fail and recover independently. */
final class Contexts {
    private Contexts() {}

    /** Returns a context with only this provider. Its shutdown hook is off, since this program closes it itself. */
    static Context with(Provider<?, ?, ?> provider) throws IOException {
        try {
            return Pi4J.newContextBuilder()
                    .noAutoDetect()
                    .disableShutdownHook()
                    .add(provider)
                    .build();
        } catch (RuntimeException | LinkageError e) {
            throw new IOException(
                    "Pi4J does not start here: this is not a Raspberry Pi, or the user has no permission.", e);
        }
    }

    /** Checks that the machine has a device file of this kind, since Pi4J's own message does not help. */
    static void requireDevice(Path folder, String prefix, String otherwise) throws IOException {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, prefix + "*")) {
            if (!found.iterator().hasNext()) {
                throw new IOException(otherwise);
            }
        }
    }

    /** Checks that a provider of this kind was started. */
    static void require(Context context, IOType type, String otherwise) throws IOException {
        if (!context.hasProvider(type)) {
            throw new IOException(otherwise);
        }
    }
}
