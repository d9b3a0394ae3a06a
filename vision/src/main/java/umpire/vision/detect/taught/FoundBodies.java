package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlaneAxes;

/** Finds bodies that may be dice of a shape and size, each once, from top to bottom. */
final class FoundBodies {
    /** Bodies nearer to each other than this, in edges, are one body. Chosen: two dice are a whole edge apart. */
    private static final double SAME = 0.5;

    /**
     * The least share of its light that the ground keeps in shadow. The first value is used beside a dark body, which resembles a shadow,
     * and the second under one lamp.
     */
    private static final double HALF_SHADE = 0.4;

    private static final double UMBRA = 0.15;

    private FoundBodies() {}

    /** A body with the mask around it. */
    record MaskedBody(LyingBody body, BodyMask mask) {}

    /**
     * Returns the bodies.
     *
     * @param plane the axes of an edge at a pixel of the original picture; the third axis is the whole height
     */
    static List<MaskedBody> of(
            CustomDiePicture picture, BodyShape shape, Function<Pixel, PlaneAxes> plane, CustomDieThresholds limits) {
        List<MaskedBody> all = picture.spots().parallelStream()
                .map(spot -> at(spot, picture, shape, plane, limits).orElse(null))
                .filter(Objects::nonNull)
                .sorted(Comparator.comparingDouble(
                        (MaskedBody found) -> -found.body().overlap()))
                .toList();
        List<MaskedBody> once = new ArrayList<>();
        for (MaskedBody found : all) {
            Pixel middle = found.body().middle();
            if (once.stream()
                    .noneMatch(other -> other.body().middle().distance(middle) < SAME * CustomDiePicture.EDGE_PX)) {
                once.add(found);
            }
        }
        once.sort(Comparator.comparingDouble(
                        (MaskedBody found) -> found.body().middle().y())
                .thenComparingDouble(found -> found.body().middle().x()));
        return once;
    }

    private static Optional<MaskedBody> at(
            Pixel spot,
            CustomDiePicture picture,
            BodyShape shape,
            Function<Pixel, PlaneAxes> plane,
            CustomDieThresholds limits) {
        PlaneAxes axes = plane.apply(picture.there(spot)).scaled(picture.factor());
        Optional<MaskedBody> found = in(HALF_SHADE, spot, axes, picture, shape, limits);
        return found.filter(half -> half.body().overlap() >= limits.minBodyOverlap())
                .or(() -> Stream.concat(found.stream(), in(UMBRA, spot, axes, picture, shape, limits).stream())
                        .max(Comparator.comparingDouble(either -> either.body().overlap())));
    }

    private static Optional<MaskedBody> in(
            double leastLight,
            Pixel spot,
            PlaneAxes axes,
            CustomDiePicture picture,
            BodyShape shape,
            CustomDieThresholds limits) {
        BodyMask mask =
                new BodyMask(picture.pixels(), spot, CustomDiePicture.EDGE_PX, limits.groundLevels(), leastLight);
        return OutlineFit.of(mask, shape, axes, limits.minOverlap()).map(body -> new MaskedBody(body, mask));
    }
}
