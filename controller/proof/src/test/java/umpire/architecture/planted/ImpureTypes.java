package umpire.architecture.planted;

import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/** Uses many impure types, to test the check. */
public record ImpureTypes(
        Instant clock, Random chance, Path file, URI network, Thread thread, ConcurrentHashMap<String, File> shared) {}
