package umpire.vision.twin.render;

import umpire.vision.detect.Pixel;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.scene.Glare;
import umpire.vision.twin.scene.Light;

/** The light of a scene at each pixel: level, gradient, colour, the lens's vignetting, and added glare. */
final class Lighting {
    private static final int GRID_PX = 16;
    private static final float GRID_SHARE = 1f / GRID_PX;
    private static final double VIGNETTE = 0.16;
    private static final double PAPER_SHARE = 0.945;

    private final int columns;
    /** For each grid point the factors of blue, green, red, and the added glare. */
    private final float[] grid;

    Lighting(Lens lens, Light light) {
        columns = lens.widthPx() / GRID_PX + 2;
        int rows = lens.heightPx() / GRID_PX + 2;
        grid = new float[columns * rows * 4];
        double[] tint = tint(light.kelvin());
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                fill(lens, light, tint, column, row);
            }
        }
    }

    private void fill(Lens lens, Light light, double[] tint, int column, int row) {
        double u = column * GRID_PX;
        double v = row * GRID_PX;
        double x = (u - lens.widthPx() / 2.0) / lens.widthPx();
        double y = (lens.heightPx() / 2.0 - v) / lens.widthPx();
        double towards = Math.toRadians(light.gradientDeg());
        double slope = light.gradient() * (x * Math.cos(towards) + y * Math.sin(towards));
        double vignette = 1 - VIGNETTE * 2 * (x * x + y * y);
        double level = light.level() * PAPER_SHARE * (1 + slope) * vignette;
        int at = (row * columns + column) * 4;
        for (int i = 0; i < 3; i++) {
            grid[at + i] = (float) (level * tint[i]);
        }
        grid[at + 3] = (float) (255 * glare(lens, light, u, v));
    }

    private static double glare(Lens lens, Light light, double u, double v) {
        double sum = 0;
        for (Glare glare : light.glares()) {
            Pixel centre = lens.project(glare.xMm(), glare.yMm(), 0);
            double radiusPx = glare.radiusMm() * lens.pxPerMm(0);
            double far = Math.hypot(u - centre.x(), v - centre.y()) / radiusPx;
            sum += glare.strength() * Math.exp(-far * far);
        }
        return sum;
    }

    /** Returns the factors of blue, green and red after the camera's white balance has compensated half of the lamp's colour. */
    private static double[] tint(double kelvin) {
        double warm = Math.log(5500 / kelvin) / Math.log(2);
        return new double[] {Math.exp(-0.28 * warm), Math.exp(-0.02 * warm), Math.exp(0.17 * warm)};
    }

    /**
     * Lights a row of a part of the frame.
     *
     * @param bgr the colours of the part
     * @param wanted whether to light each of its pixels
     * @param first the row's first pixel in the part
     * @param count the number of pixels in the row
     * @param leftPx the start of the row in the frame
     * @param topPx the row of the frame
     * @param lit receives the lit pixels
     */
    void fallOn(byte[] bgr, boolean[] wanted, int first, int count, int leftPx, int topPx, byte[] lit) {
        float[] line = new float[columns * 4];
        lineAt(topPx, line);
        float[] rise = new float[line.length];
        for (int i = 0; i + 4 < line.length; i++) {
            rise[i] = line[i + 4] - line[i];
        }
        for (int i = 0; i < count; i++) {
            if (wanted[first + i]) {
                light(bgr, lit, (first + i) * 3, line, rise, leftPx + i);
            }
        }
    }

    private void lineAt(int v, float[] line) {
        int upper = v / GRID_PX;
        float share = (v % GRID_PX) / (float) GRID_PX;
        int from = upper * columns * 4;
        for (int i = 0; i < line.length; i++) {
            line[i] = grid[from + i] + share * (grid[from + columns * 4 + i] - grid[from + i]);
        }
    }

    private static void light(byte[] bgr, byte[] lit, int at, float[] line, float[] rise, int u) {
        int from = u / GRID_PX * 4;
        float share = (u % GRID_PX) * GRID_SHARE;
        float glare = line[from + 3] + share * rise[from + 3];
        for (int i = 0; i < 3; i++) {
            float factor = line[from + i] + share * rise[from + i];
            lit[at + i] = (byte) Math.min(255, (int) ((bgr[at + i] & 255) * factor + glare + 0.5f));
        }
    }
}
