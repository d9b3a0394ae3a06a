package umpire.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The files of the project on disk, found from the folder the tests run in. */
final class Checkout {
    private static final Set<String> NOT_OURS = Set.of("target", "node_modules");
    private static final Set<String> TEXT = Set.of(
            "java",
            "md",
            "xml",
            "yaml",
            "yml",
            "json",
            "txt",
            "html",
            "css",
            "js",
            "svg",
            "sh",
            "properties",
            "service");
    private static final Set<String> TEXT_WITHOUT_ENDING = Set.of("umpire", "run", "mvnw");

    /**
     * A text file.
     *
     * @param path from the root of the checkout, with slashes
     */
    record Source(String path, String text) {
        boolean java() {
            return path.endsWith(".java");
        }

        boolean mainJava() {
            return java() && path.contains("src/main/java/");
        }

        String folder() {
            return path.contains("/") ? path.substring(0, path.lastIndexOf('/')) : "";
        }
    }

    private Checkout() {}

    static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve("firmware-bridge"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("the tests must run somewhere inside a checkout of the project");
        }
        return folder;
    }

    static List<Source> sources() {
        Path root = root();
        List<Source> sources = new ArrayList<>();
        try {
            Files.walkFileTree(root, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    return folder.equals(root) || ours(folder.getFileName().toString())
                            ? FileVisitResult.CONTINUE
                            : FileVisitResult.SKIP_SUBTREE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    if (attributes.isRegularFile() && isText(file.getFileName().toString())) {
                        String path = root.relativize(file).toString().replace('\\', '/');
                        sources.add(new Source(path, Files.readString(file)));
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        sources.sort(Comparator.comparing(Source::path));
        return sources;
    }

    /** Returns whether a folder is part of the project. Folders of tools begin with a dot. */
    private static boolean ours(String folder) {
        return !NOT_OURS.contains(folder) && (!folder.startsWith(".") || folder.equals(".ci"));
    }

    private static boolean isText(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0
                ? TEXT_WITHOUT_ENDING.contains(name)
                : TEXT.contains(name.substring(dot + 1).toLowerCase(Locale.ROOT));
    }
}
