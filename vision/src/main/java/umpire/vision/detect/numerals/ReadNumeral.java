package umpire.vision.detect.numerals;

import java.util.List;
import java.util.Optional;
import umpire.vision.detect.Pixel;

/**
 * A die of ten as found and, if so, read, in the pixels of the picture that was given.
 *
 * @param body the middle of its upper face's plane, above the die's own
 * @param kite the middle of the largest circle in its upper kite, if that is known
 * @param axes an edge to the kite's right and one to its tip; the table's own where the kite is not known
 * @param faces what it may show, the likeliest first; two for a six or nine without mark, none where nothing is likely
 * @param mayShow what it is worth asking after where it is not sure: one to three faces, the likeliest first; none where nothing says which
 * @param tens whether it is a die of 00 to 90: then 10 is not its face 0
 * @param sure whether the first of them is beyond asking
 * @param share of the net's answer for the first
 * @param rivalShare for the next best
 * @param holesShare of the cuts between dark and light, of those in which it has as many holes as the first; 0 where nobody counted, as it was not sure anyway
 * @param lying how sure the net is that it lies on a face, from -1 to 1
 */
public record ReadNumeral(
        Pixel body,
        Optional<Pixel> kite,
        PlaneAxes axes,
        List<String> faces,
        List<String> mayShow,
        boolean tens,
        boolean sure,
        double share,
        double rivalShare,
        double holesShare,
        double lying) {
    public ReadNumeral {
        faces = List.copyOf(faces);
        mayShow = List.copyOf(mayShow);
    }
}
