package umpire.hardware.print;

import java.util.Locale;
import java.util.Optional;

/** A size of paper. */
public enum Paper {
    /** 210 by 297 mm. */
    A4(210, 297),
    /** 297 by 420 mm. */
    A3(297, 420),
    /** 8.5 by 11 inches. */
    LETTER(215.9, 279.4);

    private final double shortMm;
    private final double longMm;

    Paper(double shortMm, double longMm) {
        this.shortMm = shortMm;
        this.longMm = longMm;
    }

    /** Returns its shorter side. */
    public double shortMm() {
        return shortMm;
    }

    /** Returns its longer side. */
    public double longMm() {
        return longMm;
    }

    /** Finds a paper by its name in upper or lower case. */
    public static Optional<Paper> named(String name) {
        for (Paper paper : values()) {
            if (paper.name().equals(name.toUpperCase(Locale.ROOT))) {
                return Optional.of(paper);
            }
        }
        return Optional.empty();
    }

    /** Returns its name for people. */
    @Override
    public String toString() {
        return this == LETTER ? "Letter" : name();
    }
}
