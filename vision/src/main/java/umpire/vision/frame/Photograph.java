package umpire.vision.frame;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.opencv.core.Core;
import org.opencv.core.CvException;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import umpire.rules.kernel.Parsed;

/**
 * Opens a picture file of any depth and number of channels. The rotation in its metadata is ignored, so that boxes fit the pixels of the
 * file.
 */
public final class Photograph {
    private static final long MAX_BYTES = 200_000_000;

    private static final int HEAD_BYTES = 16;
    private static final String DAMAGED =
            "is damaged: part of it was lost or changed on the way; copy it again, or take another picture";

    /**
     * The signature of a format: a text at the start of a file, and another text at an offset. A file has the first format whose signature
     * fits.
     */
    private record Signature(FileFormat format, String start, int offset, String then) {
        boolean begins(String head) {
            return head.startsWith(start) && head.startsWith(then, offset);
        }
    }

    private static final List<Signature> SIGNATURES = List.of(
            new Signature(FileFormat.AVI, "RIFF", 8, "AVI "),
            new Signature(FileFormat.HEIC, "", 4, "ftypheic"),
            new Signature(FileFormat.HEIC, "", 4, "ftypheix"),
            new Signature(FileFormat.HEIC, "", 4, "ftypmif1"),
            new Signature(FileFormat.HEIC, "", 4, "ftypmsf1"),
            new Signature(FileFormat.HEIC, "", 4, "ftypavif"),
            new Signature(FileFormat.HEIC, "", 4, "ftyphevc"),
            new Signature(FileFormat.OTHER_VIDEO, "", 4, "ftyp"),
            new Signature(FileFormat.OTHER_VIDEO, "\u001aE\u00df\u00a3", 0, ""),
            new Signature(FileFormat.OTHER_VIDEO, "", 4, "moov"),
            new Signature(FileFormat.OTHER_VIDEO, "FLV", 0, ""),
            new Signature(FileFormat.GIF, "GIF8", 0, ""));

    private Photograph() {}

    /** The format of a file by its first bytes. */
    public enum FileFormat {
        /** A picture that can be read. */
        PICTURE,
        /** A film that can be read if its pictures are motion JPEG. */
        AVI,
        /** A film that cannot be read. */
        OTHER_VIDEO,
        /** A picture that cannot be read. */
        HEIC,
        /** A picture that cannot be read. */
        GIF,
        /** Any other file. */
        UNKNOWN
    }

    /** Returns the pixels, eight bits in three channels, which the caller releases; or the reason why there are none. */
    public static Parsed<Mat> open(Path file) {
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(file);
        } catch (IOException e) {
            return Parsed.bad("could not be read: " + e.getMessage());
        }
        return fault(bytes).map(Parsed::<Mat>bad).orElseGet(() -> decoded(bytes));
    }

    /** Returns the reason why a file cannot be opened; empty if it can. */
    public static Optional<String> absence(Path file) {
        if (!Files.exists(file)) {
            return Optional.of("there is no such file");
        }
        if (Files.isDirectory(file)) {
            return Optional.of("is a folder; name the pictures in it, such as " + file + "/*.jpg");
        }
        if (!Files.isReadable(file)) {
            return Optional.of("may not be read; change its permissions");
        }
        try {
            long size = Files.size(file);
            if (size == 0) {
                return Optional.of("is empty (0 bytes); copy it again");
            }
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of("could not be read: " + e.getMessage());
        }
    }

    /** Returns a file's format by its first bytes. */
    public static FileFormat kind(byte[] head) {
        String start = start(head);
        if (PictureFormat.of(start).isPresent()) {
            return FileFormat.PICTURE;
        }
        return SIGNATURES.stream()
                .filter(signature -> signature.begins(start))
                .map(Signature::format)
                .findFirst()
                .orElse(FileFormat.UNKNOWN);
    }

    private static Optional<String> fault(byte[] bytes) {
        if (bytes.length > MAX_BYTES) {
            return Optional.of("is larger than 200 MB; make it smaller");
        }
        switch (kind(bytes)) {
            case HEIC:
                return Optional.of("is HEIC or AVIF, which is not read; save it as JPEG or PNG");
            case GIF:
                return Optional.of("is a GIF, which is not read; save it as PNG");
            case UNKNOWN:
                return Optional.of("is not a picture; JPEG, PNG, TIFF, BMP and WebP are read");
            case AVI, OTHER_VIDEO:
                return Optional.of("is a video, not a picture");
            case PICTURE:
                break;
        }
        return PictureFormat.of(start(bytes)).flatMap(format -> fault(format, bytes));
    }

    private static Optional<String> fault(PictureFormat format, byte[] bytes) {
        try {
            if (format.cutShort(bytes)) {
                return Optional.of("is cut short: its end is missing; copy it again");
            }
            long pixels = format.pixels(bytes);
            if (pixels > PictureFormat.MOST_PIXELS) {
                return Optional.of("has " + (pixels + 999_999) / 1_000_000
                        + " million pixels; up to 100 million are read, so make it smaller");
            }
            return format.damaged(bytes) ? Optional.of(DAMAGED) : Optional.empty();
        } catch (IOException | RuntimeException e) {
            // The header is invalid or points outside the file.
            return Optional.of(DAMAGED);
        }
    }

    private static String start(byte[] bytes) {
        return new String(bytes, 0, Math.min(HEAD_BYTES, bytes.length), StandardCharsets.ISO_8859_1);
    }

    private static Parsed<Mat> decoded(byte[] bytes) {
        try (MatScope scope = new MatScope()) {
            MatOfByte buffer = scope.keep(new MatOfByte(bytes));
            Mat raw = scope.keep(Imgcodecs.imdecode(buffer, Imgcodecs.IMREAD_UNCHANGED));
            if (raw.empty()) {
                return Parsed.bad(DAMAGED);
            }
            if (raw.cols() < 16 || raw.rows() < 16) {
                return Parsed.bad("is only " + raw.cols() + " by " + raw.rows() + " pixels; nothing can be seen on it");
            }
            return Parsed.good(plain(raw));
        } catch (CvException e) {
            return Parsed.bad("could not be decoded; save it again as JPEG or PNG, and smaller if it is very large");
        }
    }

    /** Converts any decoded picture to eight bits in three channels. */
    private static Mat plain(Mat raw) {
        try (MatScope scope = new MatScope()) {
            Mat eight = scope.mat();
            raw.convertTo(eight, CvType.CV_8U, factor(raw));
            Mat bgr = scope.mat();
            switch (eight.channels()) {
                case 1 -> Imgproc.cvtColor(eight, bgr, Imgproc.COLOR_GRAY2BGR);
                case 4 -> overWhite(eight, bgr);
                default -> eight.copyTo(bgr);
            }
            return scope.handOut(bgr);
        }
    }

    private static double factor(Mat raw) {
        return switch (raw.depth()) {
            case CvType.CV_16U, CvType.CV_16S -> 255.0 / whiteOfSensor(raw);
            case CvType.CV_32F, CvType.CV_64F -> 255;
            default -> 1;
        };
    }

    /** Returns the largest level of the sensor. Sensors of 10, 12 or 14 bits leave the upper bits of 16 unused. */
    private static double whiteOfSensor(Mat raw) {
        try (MatScope scope = new MatScope()) {
            double brightest = Core.minMaxLoc(scope.keep(raw.reshape(1))).maxVal;
            return IntStream.of(10, 12, 14)
                    .map(bits -> (1 << bits) - 1)
                    .filter(white -> brightest <= white)
                    .findFirst()
                    .orElse(0xFFFF);
        }
    }

    private static void overWhite(Mat bgra, Mat bgr) {
        try (MatScope scope = new MatScope()) {
            List<Mat> planes = scope.list();
            Mat clear = scope.mat();
            Mat white = scope.keep(new Mat(bgra.size(), CvType.CV_8U, new Scalar(255)));
            Core.split(bgra, planes);
            Core.subtract(white, planes.get(3), clear);
            for (int c = 0; c < 3; c++) {
                Core.multiply(planes.get(c), planes.get(3), planes.get(c), 1.0 / 255);
                Core.add(planes.get(c), clear, planes.get(c));
            }
            Core.merge(planes.subList(0, 3), bgr);
        }
    }
}
