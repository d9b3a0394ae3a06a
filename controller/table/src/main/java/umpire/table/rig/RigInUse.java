package umpire.table.rig;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.hardware.Camera;
import umpire.hardware.DieSize;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.hardware.RigVersions;
import umpire.hardware.taught.CustomDie;
import umpire.rules.kernel.Parsed;
import umpire.web.payload.RigParts;

/**
 * The current rig and its file: the one given at the start, or else {@code rig.yaml} in the data folder. Of {@code
 * rig.yaml} only the lens is used. Thread-safe.
 */
public final class RigInUse {
    private static final Logger LOG = LoggerFactory.getLogger(RigInUse.class);

    private final Rig first;
    private final Path file;
    private final RigVersions versions;
    private final boolean named;
    private volatile Rig now;

    /**
     * Starts with a rig.
     *
     * @param first the rig at the start
     * @param named the file it was read from; empty without one
     * @param data the data folder
     */
    public RigInUse(Rig first, Optional<Path> named, Path data) {
        this.first = first;
        this.named = named.isPresent();
        this.file = named.orElse(data.resolve("rig.yaml"));
        this.versions = new RigVersions(file);
        this.now = named.isPresent() ? first : kept().map(first::through).orElse(first);
    }

    private Optional<Camera> kept() {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        Optional<Rig> rig = read(file).toOptional();
        LOG.info("{}", rig.isPresent() ? "the lens of " + file + " is used" : file + " cannot be read and is not used");
        return rig.map(Rig::camera);
    }

    /** Returns the current rig. */
    public Rig now() {
        return now;
    }

    /** Returns the path of a file that the rig file names. */
    Path beside(String name) {
        return file.resolveSibling(name);
    }

    /** Returns whether this is the rig file. */
    boolean isFile(Path other) {
        return file.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }

    /** Adds a custom die. It replaces an earlier one from the same file. */
    synchronized void taught(String name, double edgeMm, CustomDie die) {
        List<DieSize> dice = new ArrayList<>(now.dice());
        dice.removeIf(
                size -> size.taught().filter(look -> look.file().equals(name)).isPresent());
        dice.add(new DieSize(die.kind(), edgeMm, Optional.of(new DieSize.TaughtLook(name, die))));
        now = now.throwing(dice);
    }

    /** Writes a lens into the file and uses it. Returns a text with its path and that of the old version. */
    synchronized String accept(Camera lens) throws IOException {
        if (!Files.exists(file)) {
            versions.write(RigFile.write(first));
        }
        Optional<Path> old = switch (RigFile.withCamera(Files.readString(file), lens)) {
            case Parsed.Bad<String> bad -> throw new IOException(bad.why());
            case Parsed.Good<String> good -> versions.write(good.value());
        };
        now = now.through(lens);
        return "Written to " + file
                + old.map(path -> "; its old version is " + path.getFileName()).orElse("")
                + ". The table uses this lens from now on"
                + (named ? "." : ", and whenever it is started without --rig.");
    }

    /** Restores a version of the file and its lens. Returns a text for people. */
    synchronized String revert(int number) throws IOException {
        for (RigVersions.KeptVersion kept : versions.kept()) {
            if (kept.number() == number && read(kept.path()) instanceof Parsed.Bad<Rig> bad) {
                throw new IOException(bad.why());
            }
        }
        Parsed<Rig> rig = RigFile.read(versions.revert(number), file.toString());
        now = rig.toOptional().map(Rig::camera).map(now::through).orElse(now);
        return "Version " + number + " is in " + file + " again, and the table uses its lens.";
    }

    private static Parsed<Rig> read(Path path) {
        try {
            return RigFile.read(Files.readString(path), path.toString());
        } catch (IOException e) {
            return Parsed.bad(String.valueOf(e.getMessage()));
        }
    }

    /** Returns the file and its versions, for people. */
    synchronized RigParts.RigFilePart part() {
        List<RigParts.VersionPart> kept = new ArrayList<>();
        for (RigVersions.KeptVersion version : versions().reversed()) {
            Path path = version.path();
            kept.add(new RigParts.VersionPart(version.number(), String.valueOf(path.getFileName()), said(read(path))));
        }
        return new RigParts.RigFilePart(file.toString(), said(Parsed.good(now)), kept);
    }

    private List<RigVersions.KeptVersion> versions() {
        try {
            return versions.kept();
        } catch (IOException e) {
            LOG.warn("the versions of {} cannot be listed: {}", file, e.getMessage());
            return List.of();
        }
    }

    private static String said(Parsed<Rig> rig) {
        return switch (rig) {
            case Parsed.Good<Rig> good ->
                String.format(
                        Locale.ROOT,
                        "focal length %.1f px of pictures %d × %d",
                        good.value().camera().fxPx(),
                        good.value().camera().widthPx(),
                        good.value().camera().heightPx());
            case Parsed.Bad<Rig> bad -> "cannot be read";
        };
    }
}
