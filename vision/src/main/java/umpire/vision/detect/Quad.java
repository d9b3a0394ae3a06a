package umpire.vision.detect;

import java.util.List;

/** The way from a unit square to four points of a picture: (0,0) is the first corner, (1,0) the second, (1,1) the third. */
final class Quad {
    private final double a;
    private final double b;
    private final double c;
    private final double d;
    private final double e;
    private final double f;
    private final double g;
    private final double h;

    Quad(List<Pixel> corners) {
        Pixel p0 = corners.get(0);
        Pixel p1 = corners.get(1);
        Pixel p2 = corners.get(2);
        Pixel p3 = corners.get(3);
        double dx1 = p1.x() - p2.x();
        double dx2 = p3.x() - p2.x();
        double dx3 = p0.x() - p1.x() + p2.x() - p3.x();
        double dy1 = p1.y() - p2.y();
        double dy2 = p3.y() - p2.y();
        double dy3 = p0.y() - p1.y() + p2.y() - p3.y();
        double area = dx1 * dy2 - dx2 * dy1;
        this.g = area == 0 ? 0 : (dx3 * dy2 - dx2 * dy3) / area;
        this.h = area == 0 ? 0 : (dx1 * dy3 - dx3 * dy1) / area;
        this.a = p1.x() - p0.x() + g * p1.x();
        this.b = p3.x() - p0.x() + h * p3.x();
        this.c = p0.x();
        this.d = p1.y() - p0.y() + g * p1.y();
        this.e = p3.y() - p0.y() + h * p3.y();
        this.f = p0.y();
    }

    Pixel at(double u, double v) {
        double w = g * u + h * v + 1;
        return new Pixel((a * u + b * v + c) / w, (d * u + e * v + f) / w);
    }
}
