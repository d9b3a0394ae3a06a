package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The pads of the frogs that are left, in order. */
public record PondFrogs(List<LilyPad> green, List<LilyPad> brown) {
    public PondFrogs {
        green = green.stream().sorted().toList();
        brown = brown.stream().sorted().toList();
    }

    List<LilyPad> of(FrogColour colour) {
        return colour == FrogColour.GREEN ? green : brown;
    }

    Optional<FrogColour> at(LilyPad pad) {
        return Stream.of(FrogColour.values())
                .filter(colour -> of(colour).contains(pad))
                .findFirst();
    }

    /** Returns the frogs after a hop. A frog of the other colour under it is gone. */
    PondFrogs hopped(LilyPad from, LilyPad to) {
        return new PondFrogs(hopped(green, from, to), hopped(brown, from, to));
    }

    private static List<LilyPad> hopped(List<LilyPad> pads, LilyPad from, LilyPad to) {
        Stream<LilyPad> others = pads.stream().filter(pad -> !pad.equals(from) && !pad.equals(to));
        return Stream.concat(others, pads.contains(from) ? Stream.of(to) : Stream.of())
                .toList();
    }
}
