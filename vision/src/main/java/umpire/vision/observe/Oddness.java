package umpire.vision.observe;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import umpire.vision.rectify.PlanView;

/** Compares the plan of the sheet, pixel by pixel, with what the bare sheet must look like. */
final class Oddness {
    /** As expected, or covered by something known. */
    static final byte PLAIN = 0;
    /** Darker, of the same colour: a shadow, or something that could be one. */
    static final byte SHADE = 1;
    /** Too bright to tell. */
    static final byte GLARE = 2;
    /** Something else. */
    static final byte FOREIGN = 3;

    private static final double COLOUR_STEP = 0.07;
    /** Shadows of known things may be tinted by a second lamp or the sky. */
    private static final double TINTED_SHADE_STEP = 0.2;

    private static final double BRIGHTER_STEP = 0.16;
    private static final double DARKER_STEP = 0.16;
    private static final double DARKEST_SHADE = 1.15;
    private static final double NOISE_LEVELS = 2.5;
    private static final double SATURATED = Math.log(250);

    private final SheetMap map;
    private final byte[] classes;
    private final float[] lightness;

    /**
     * Compares.
     *
     * @param covered what known things cover: not looked at
     * @param shaded where their shadows may fall
     */
    Oddness(SheetMap map, PlanView plan, Expectation expected, boolean[] covered, boolean[] shaded) {
        this.map = map;
        this.classes = new byte[map.widthPx() * map.heightPx()];
        this.lightness = new float[classes.length];
        byte[] bgr = plan.bgr();
        for (int y = 0, i = 0; y < map.heightPx(); y++) {
            for (int x = 0; x < map.widthPx(); x++, i++) {
                int part = map.part(i);
                if (part != SheetMap.NOTHING && !covered[i]) {
                    classify(i, part, x, y, bgr, expected, shaded[i]);
                }
            }
        }
    }

    private void classify(int i, int part, int x, int y, byte[] bgr, Expectation expected, boolean shaded) {
        double blue = Expectation.log(bgr[3 * i]);
        double green = Expectation.log(bgr[3 * i + 1]);
        double red = Expectation.log(bgr[3 * i + 2]);
        double offBlue = blue - expected.at(0, part, x, y);
        double offGreen = green - expected.at(1, part, x, y);
        double offRed = red - expected.at(2, part, x, y);
        double light = (offBlue + offGreen + offRed) / 3;
        double colour =
                Math.max(Math.abs(offBlue - light), Math.max(Math.abs(offGreen - light), Math.abs(offRed - light)));
        double doubt = NOISE_LEVELS / Math.exp(Math.min(blue, Math.min(green, red)));
        double colourStep = doubt + (shaded && light < -DARKER_STEP ? TINTED_SHADE_STEP : COLOUR_STEP);
        lightness[i] = (float) light;
        if (blue >= SATURATED && green >= SATURATED && red >= SATURATED) {
            classes[i] = GLARE;
        } else if (colour > colourStep || light > BRIGHTER_STEP + doubt || light < -DARKEST_SHADE) {
            classes[i] = FOREIGN;
        } else if (light < -DARKER_STEP - doubt) {
            classes[i] = SHADE;
        }
    }

    byte at(int pixel) {
        return classes[pixel];
    }

    /** Logarithm of how much brighter a pixel is than expected. */
    double lightness(int pixel) {
        return lightness[pixel];
    }

    /** Returns which pixels are of a class and stand within a block of three by three of it: thin lines and letters are gone. */
    boolean[] solid(byte kind) {
        int width = map.widthPx();
        boolean[] core = new boolean[classes.length];
        for (int y = 1; y < map.heightPx() - 1; y++) {
            for (int x = 1; x < width - 1; x++) {
                core[y * width + x] = block(y * width + x, kind);
            }
        }
        boolean[] solid = new boolean[classes.length];
        for (int i = width + 1; i < core.length - width - 1; i++) {
            if (core[i]) {
                for (int row = -width; row <= width; row += width) {
                    solid[i + row - 1] = true;
                    solid[i + row] = true;
                    solid[i + row + 1] = true;
                }
            }
        }
        return solid;
    }

    private boolean block(int i, byte kind) {
        for (int row = -map.widthPx(); row <= map.widthPx(); row += map.widthPx()) {
            for (int column = -1; column <= 1; column++) {
                if (classes[i + row + column] != kind) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns the pixels of each connected patch, gaps of printed lines bridged. */
    List<int[]> patches(boolean[] solid, int bridgePx) {
        boolean[] left = solid.clone();
        List<int[]> patches = new ArrayList<>();
        for (int i = 0; i < left.length; i++) {
            if (left[i]) {
                patches.add(patch(left, i, bridgePx));
            }
        }
        return patches;
    }

    private int[] patch(boolean[] left, int start, int bridgePx) {
        Deque<Integer> open = new ArrayDeque<>();
        List<Integer> pixels = new ArrayList<>();
        open.add(start);
        left[start] = false;
        while (!open.isEmpty()) {
            int at = open.remove();
            pixels.add(at);
            int x = at % map.widthPx();
            int y = at / map.widthPx();
            for (int reach = 1; reach <= bridgePx; reach++) {
                spread(left, open, x - reach, y);
                spread(left, open, x + reach, y);
                spread(left, open, x, y - reach);
                spread(left, open, x, y + reach);
            }
        }
        return pixels.stream().mapToInt(Integer::intValue).toArray();
    }

    private void spread(boolean[] left, Deque<Integer> open, int x, int y) {
        if (x >= 0 && y >= 0 && x < map.widthPx() && y < map.heightPx() && left[y * map.widthPx() + x]) {
            left[y * map.widthPx() + x] = false;
            open.add(y * map.widthPx() + x);
        }
    }
}
