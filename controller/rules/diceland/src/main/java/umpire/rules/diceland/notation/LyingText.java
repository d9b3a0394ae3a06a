package umpire.rules.diceland.notation;

import java.math.BigDecimal;
import java.util.Optional;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.kernel.Pose;

/** Writes how a die lies: its side, its middle in millimetres and its heading in degrees, {@code A3,12.5,-30,45}. */
final class LyingText {
    private static final String NUMBER = "-?[0-9]{1,5}(\\.[0-9]{1,6})?";
    private static final int PARTS = 4;

    private LyingText() {}

    static String write(PaperUnit unit, FlatDie die) {
        return unit.side(die.top()).word() + "," + number(die.pose().xMm()) + ","
                + number(die.pose().yMm()) + "," + number(die.pose().headingDeg());
    }

    private static String number(double number) {
        BigDecimal exact = BigDecimal.valueOf(Math.round(number * 100), 2).stripTrailingZeros();
        return exact.toPlainString();
    }

    static Optional<FlatDie> parse(PaperUnit unit, String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != PARTS) {
            return Optional.empty();
        }
        for (int i = 1; i < PARTS; i++) {
            if (!parts[i].matches(NUMBER)) {
                return Optional.empty();
            }
        }
        Pose pose = new Pose(Double.parseDouble(parts[1]), Double.parseDouble(parts[2]), Double.parseDouble(parts[3]));
        return unit.side(parts[0]).map(PaperSide::face).map(face -> new FlatDie(face, pose, unit.edgeMm()));
    }
}
