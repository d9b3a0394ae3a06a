package umpire.vision.detect.numerals;

import java.util.List;
import java.util.Optional;
import umpire.vision.detect.Pixel;

/**
 * A ten-sided die that was found, whether or not its face was read, in the pixels of the given picture.
 *
 * @param body centre of its upper face's plane, above the die's own centre
 * @param kite centre of the largest circle in its upper kite, if known
 * @param axes an edge to the kite's right and one to its tip; the table's own if the kite is not known
 * @param faces the possible faces, the likeliest first; two for a six or nine without a mark, none if nothing is likely
 * @param mayShow the faces to ask about if uncertain: one to three, the likeliest first; none if nothing is known
 * @param tens whether it is a die of 00 to 90, on which 10 is not the face 0
 * @param sure whether the first face needs no question
 * @param share the mean share of both nets for the first face, from 0 to 1
 * @param lies the share of a die that lies flat, from 0 to 1
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
        double lies) {
    public ReadNumeral {
        faces = List.copyOf(faces);
        mayShow = List.copyOf(mayShow);
    }
}
