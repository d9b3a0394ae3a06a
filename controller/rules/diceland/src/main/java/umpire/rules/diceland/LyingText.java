package umpire.rules.diceland;

import java.math.BigDecimal;
import java.util.Optional;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;

/** Writes how a die lies: its side, its middle in millimetres and its heading in degrees, {@code A3,12.5,-30,45}. */
final class LyingText {
    private static final Form<Double> NUMBER = Form.of(
            "a number",
            LyingText::number,
            word -> word.matches("-?[0-9]{1,5}(\\.[0-9]{1,6})?")
                    ? Optional.of(Double.valueOf(word))
                    : Optional.empty());

    private static final Phrase<Pose> POSE =
            Phrase.of(NUMBER, Pose::xMm, NUMBER, Pose::yMm, NUMBER, Pose::headingDeg, Pose::new);

    private LyingText() {}

    private static String number(double number) {
        BigDecimal exact = BigDecimal.valueOf(Math.round(number * 100), 2).stripTrailingZeros();
        return exact.toPlainString();
    }

    /** Returns how dice of a unit are written. */
    static Form<FlatDie> of(PaperUnit unit) {
        Form<PaperSide> side = Form.of("a side", PaperSide::word, unit::side);
        return Form.joined(
                ",",
                Phrase.of(
                        side,
                        die -> unit.side(die.top()),
                        POSE,
                        FlatDie::pose,
                        (top, pose) -> new FlatDie(top.face(), pose, unit.edgeMm())));
    }
}
