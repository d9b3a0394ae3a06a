package umpire.vision.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.vision.frame.OpenCv;

/**
 * A page of a PDF rasterised as a printer does. The file is read by its cross-reference table, and every rectangle covers its share of each
 * dot. Supports only the PDF features that our pages use, and fails on others. Text is skipped.
 */
final class RasterPage {
    static final double DOTS_PER_MM = 10;
    private static final double DOTS_PER_POINT = DOTS_PER_MM * 25.4 / 72;

    private final double widthPoints;
    private final double heightPoints;
    private final int columns;
    private final int rows;
    private final float[] ink;

    private RasterPage(double widthPoints, double heightPoints) {
        this.widthPoints = widthPoints;
        this.heightPoints = heightPoints;
        this.columns = (int) Math.ceil(widthPoints * DOTS_PER_POINT);
        this.rows = (int) Math.ceil(heightPoints * DOTS_PER_POINT);
        this.ink = new float[columns * rows];
    }

    /** Returns a file's pages in their order. */
    static List<RasterPage> of(byte[] pdf) {
        String text = new String(pdf, StandardCharsets.ISO_8859_1);
        assertThat(text).startsWith("%PDF-1.").endsWith("%%EOF\n").contains("/PrintScaling /None");
        List<String> objects = objects(text);
        Matcher kids = Pattern.compile("/Kids \\[([^]]*)]").matcher(objects.get(1));
        assertThat(kids.find()).isTrue();
        List<RasterPage> pages = new ArrayList<>();
        for (String kid : kids.group(1).split(" 0 R ?")) {
            pages.add(page(objects, Integer.parseInt(kid.strip())));
        }
        assertThat(objects.get(1)).contains("/Count " + pages.size() + " ");
        return pages;
    }

    private static List<String> objects(String text) {
        Matcher start = Pattern.compile("startxref\n(\\d+)\n").matcher(text);
        assertThat(start.find()).isTrue();
        String table = text.substring(Integer.parseInt(start.group(1)));
        assertThat(table).startsWith("xref\n0 ");
        List<String> objects = new ArrayList<>();
        Matcher entry = Pattern.compile("(\\d{10}) 00000 n \n").matcher(table);
        while (entry.find()) {
            String object = text.substring(Integer.parseInt(entry.group(1)));
            assertThat(object).startsWith((objects.size() + 1) + " 0 obj\n");
            objects.add(object.substring(0, object.indexOf("endobj")));
        }
        return objects;
    }

    private static RasterPage page(List<String> objects, int number) {
        String page = objects.get(number - 1);
        Matcher box = Pattern.compile("/MediaBox \\[0 0 ([\\d.]+) ([\\d.]+)]").matcher(page);
        Matcher contents = Pattern.compile("/Contents (\\d+) 0 R").matcher(page);
        assertThat(box.find() && contents.find()).isTrue();
        RasterPage raster = new RasterPage(Double.parseDouble(box.group(1)), Double.parseDouble(box.group(2)));
        String stream = objects.get(Integer.parseInt(contents.group(1)) - 1);
        int from = stream.indexOf("stream\n") + "stream\n".length();
        int to = stream.indexOf("endstream");
        assertThat(stream).contains("/Length " + (to - from) + " ");
        raster.draw(stream.substring(from, to));
        return raster;
    }

    private void draw(String content) {
        double grey = 0;
        List<double[]> path = new ArrayList<>();
        Deque<String> values = new ArrayDeque<>();
        for (String word : content.replaceAll("BT .*? ET", " ").split("\\s+")) {
            switch (word) {
                case "" -> {}
                case "g" -> grey = Double.parseDouble(values.removeLast());
                case "re" -> {
                    double[] rectangle =
                            values.stream().mapToDouble(Double::parseDouble).toArray();
                    assertThat(rectangle).hasSize(4);
                    path.add(rectangle);
                    values.clear();
                }
                case "f" -> {
                    double shade = grey;
                    path.forEach(rectangle -> fill(rectangle, shade));
                    path.clear();
                }
                default -> {
                    assertThat(word).matches("-?\\d+(\\.\\d+)?");
                    values.add(word);
                }
            }
        }
        assertThat(path).isEmpty();
    }

    /** Adjacent rectangles add up, and these pages have no overlapping ones. */
    private void fill(double[] rectangle, double grey) {
        double left = rectangle[0] * DOTS_PER_POINT;
        double right = left + rectangle[2] * DOTS_PER_POINT;
        double top = (heightPoints - rectangle[1] - rectangle[3]) * DOTS_PER_POINT;
        double bottom = top + rectangle[3] * DOTS_PER_POINT;
        assertThat(left).isNotNegative();
        assertThat(top).isNotNegative();
        assertThat(rectangle[0] + rectangle[2]).isLessThanOrEqualTo(widthPoints);
        assertThat(bottom).isLessThanOrEqualTo(heightPoints * DOTS_PER_POINT);
        for (int y = (int) top; y < Math.min(rows, Math.ceil(bottom)); y++) {
            double tall = Math.min(bottom, y + 1) - Math.max(top, y);
            for (int x = (int) left; x < Math.min(columns, Math.ceil(right)); x++) {
                double wide = Math.min(right, x + 1) - Math.max(left, x);
                ink[y * columns + x] += (float) (tall * wide * (1 - grey));
            }
        }
    }

    double widthMm() {
        return widthPoints * 25.4 / 72;
    }

    double heightMm() {
        return heightPoints * 25.4 / 72;
    }

    /** Returns the page in grey, for the caller to release. */
    Mat grey() {
        OpenCv.load();
        byte[] levels = new byte[ink.length];
        Arrays.fill(levels, (byte) 255);
        for (int i = 0; i < ink.length; i++) {
            levels[i] = (byte) Math.round(255 * (1 - Math.min(1, ink[i])));
        }
        Mat grey = new Mat(rows, columns, CvType.CV_8U);
        grey.put(0, 0, levels);
        return grey;
    }

    /** Returns the darkness of a point, from 0 to 1. */
    double inkAt(double xMm, double yMm) {
        return ink[(int) (yMm * DOTS_PER_MM) * columns + (int) (xMm * DOTS_PER_MM)];
    }
}
