package umpire.hardware.plan;

import java.util.List;

/**
 * A camera with its lens by the data sheet, in the mode that a table uses.
 *
 * @param name in shops
 * @param widthPx of the pictures
 * @param heightPx of the pictures
 * @param pixelUm side of a pixel of these pictures, in micrometres
 * @param focalMm focal length
 * @param fNumber focal length by aperture
 * @param euros approximate price
 */
public record CameraLens(
        String name, int widthPx, int heightPx, double pixelUm, double focalMm, double fNumber, int euros) {
    /** The cameras of a Raspberry Pi's ribbon cable, by the data sheets of Sony's sensors and of the lenses sold with them. */
    public static final List<CameraLens> RASPBERRY_PI = List.of(
            new CameraLens("HQ Camera, 6 mm lens", 2028, 1520, 3.1, 6, 1.2, 85),
            new CameraLens("HQ Camera, 8 mm lens", 2028, 1520, 3.1, 8, 1.4, 85),
            new CameraLens("Camera Module 3", 2304, 1296, 2.8, 4.74, 1.8, 30),
            new CameraLens("Camera Module 3 Wide", 2304, 1296, 2.8, 2.75, 2.2, 40),
            new CameraLens("Global Shutter Camera, 6 mm lens", 1456, 1088, 3.45, 6, 1.2, 85));

    double focalPx() {
        return focalMm / pixelUm * 1000;
    }
}
