package umpire.vision.calibrate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.kernel.Parsed;
import umpire.vision.frame.Photograph;

/**
 * A file given by name or found in a given folder.
 *
 * @param path of the file
 * @param film whether it is a film
 * @param name its unique name in the report: the file name, or the path if two files share a name
 */
record PictureFile(Path path, boolean film, String name) {
    private static final Set<String> ENDINGS =
            Set.of("jpg", "jpeg", "png", "tif", "tiff", "bmp", "webp", "pgm", "ppm", "avi", "mp4", "mov", "mkv");

    private static final int HEAD_BYTES = 16;

    private PictureFile(Path path, boolean film) {
        this(path, film, String.valueOf(path.getFileName()));
    }

    /** Returns each requested file once, in natural order of their names, or the problem with the given names. */
    static Parsed<List<PictureFile>> all(List<Path> named) {
        Map<Path, PictureFile> files = new LinkedHashMap<>();
        for (Path path : named) {
            if (!Files.exists(path)) {
                return Parsed.bad(path + ": there is no such file or folder; name the folder of your pictures");
            }
            Parsed<List<PictureFile>> meant = Files.isDirectory(path)
                    ? within(path).then(PictureFile::readable)
                    : of(path).then(file -> Parsed.good(List.of(file)));
            switch (meant) {
                case Parsed.Good<List<PictureFile>> good ->
                    good.value()
                            .forEach(file -> files.putIfAbsent(
                                    file.path().toAbsolutePath().normalize(), file));
                case Parsed.Bad<List<PictureFile>> bad -> {
                    return Parsed.bad(bad.why());
                }
            }
        }
        return Parsed.good(toldApart(files.values()));
    }

    /** Returns the names of files in the given folders that are not used. */
    static List<String> passedOver(List<Path> named, List<PictureFile> files) {
        Set<Path> meant = files.stream().map(PictureFile::path).collect(Collectors.toSet());
        List<String> others = new ArrayList<>();
        for (Path folder : named) {
            try (Stream<Path> inside = Files.isDirectory(folder) ? Files.list(folder) : Stream.of()) {
                inside.filter(file -> !meant.contains(file) && Files.isRegularFile(file))
                        .map(file -> String.valueOf(file.getFileName()))
                        .filter(name -> !name.startsWith("."))
                        .sorted()
                        .forEach(others::add);
            } catch (IOException e) {
                // The folder could be read a moment ago, so the error is ignored.
            }
        }
        return others;
    }

    private static List<PictureFile> toldApart(Collection<PictureFile> files) {
        Map<String, Long> calledSo =
                files.stream().collect(Collectors.groupingBy(PictureFile::name, Collectors.counting()));
        return files.stream()
                .map(file -> calledSo.getOrDefault(file.name(), 1L) == 1
                        ? file
                        : new PictureFile(file.path(), file.film(), String.valueOf(file.path())))
                .toList();
    }

    /** Returns the readable files, or the problem with the last file if none is readable. */
    private static Parsed<List<PictureFile>> readable(List<Path> paths) {
        List<PictureFile> files = new ArrayList<>();
        String why = "";
        for (Path path : paths) {
            switch (of(path)) {
                case Parsed.Good<PictureFile> good -> files.add(good.value());
                case Parsed.Bad<PictureFile> bad -> why = bad.why();
            }
        }
        return files.isEmpty() ? Parsed.bad(why) : Parsed.good(List.copyOf(files));
    }

    private static Parsed<List<Path>> within(Path folder) {
        try (Stream<Path> inside = Files.list(folder)) {
            List<Path> files = inside.filter(Files::isRegularFile)
                    .filter(file -> ENDINGS.contains(ending(file)))
                    .sorted(Comparator.comparing(file -> padded(String.valueOf(file.getFileName()))))
                    .toList();
            return files.isEmpty()
                    ? Parsed.bad(folder
                            + ": has no pictures in it; JPEG, PNG, TIFF, BMP and WebP are read, and motion-JPEG AVI")
                    : Parsed.good(files);
        } catch (IOException e) {
            return Parsed.bad(folder + ": could not be read (" + e.getMessage() + "); check its permissions");
        }
    }

    private static String ending(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    /** Pads numbers so that img10 comes after img9. */
    private static String padded(String name) {
        StringBuilder padded = new StringBuilder();
        StringBuilder digits = new StringBuilder();
        for (char letter : (name + " ").toCharArray()) {
            if (Character.isDigit(letter)) {
                digits.append(letter);
            } else {
                padded.append("0".repeat(digits.isEmpty() ? 0 : Math.max(0, 20 - digits.length())))
                        .append(digits)
                        .append(letter);
                digits.setLength(0);
            }
        }
        return padded.toString();
    }

    private static Parsed<PictureFile> of(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return switch (Photograph.kind(in.readNBytes(HEAD_BYTES))) {
                case AVI -> Parsed.good(new PictureFile(file, true));
                case OTHER_VIDEO ->
                    Parsed.bad(file
                            + ": is a video of a kind that is not read here; make it a motion-JPEG AVI first: ffmpeg -i "
                            + file + " -c:v mjpeg -q:v 3 -an converted.avi");
                default -> Parsed.good(new PictureFile(file, false));
            };
        } catch (IOException e) {
            return Parsed.bad(file + ": could not be read (" + e.getMessage() + "); check its permissions");
        }
    }
}
