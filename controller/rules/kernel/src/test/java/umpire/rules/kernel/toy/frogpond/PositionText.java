package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.WordReader;

/** Writes and reads a position: {@code green hopping-2 a1,b1,c1/b4,c4,d4 slant-1}. */
final class PositionText {
    static final Form<LilyPad> PAD = Form.oneOf("a pad such as b3", LilyPad.ALL, LilyPad::toString);
    static final Form<PondCard> CARD = Form.oneOf("a card such as slant-2", PondCard.DECK, PondCard::toString);

    private static final Form<FrogColour> COLOUR =
            Form.oneOf("green or brown", List.of(FrogColour.values()), FrogColour::word);
    private static final Form<Phase> PHASE = Form.oneOf(
            "a phase such as drawing",
            List.of(
                    new Phase.DrawingCard(),
                    new Phase.RollingDie(),
                    new Phase.HoppingFrog(1),
                    new Phase.HoppingFrog(2),
                    new Phase.PondOver()),
            PositionText::word);
    private static final Form<PondFrogs> FROGS = Form.joined(
                    "/", Phrase.of(PAD.list(), PondFrogs::green, PAD.list(), PondFrogs::brown, PondFrogs::new))
            .called("the pads of both colours such as a1,b1/d4");
    private static final Phrase<Position> POSITION = Phrase.of(
            COLOUR,
            Position::turn,
            PHASE,
            Position::phase,
            FROGS,
            Position::frogs,
            CARD.list(),
            Position::pile,
            Position::new);

    private PositionText() {}

    private static String word(Phase phase) {
        return switch (phase) {
            case Phase.DrawingCard drawing -> "drawing";
            case Phase.RollingDie rolling -> "rolling";
            case Phase.HoppingFrog hopping -> "hopping-" + hopping.pads();
            case Phase.PondOver over -> "over";
        };
    }

    static String write(Position position) {
        return Form.line(POSITION).write(position);
    }

    static Parsed<Position> read(String text) {
        WordReader words = new WordReader(text, List.of(text.strip().split("\\s+")), ": turn, phase, frogs and pile");
        return words.end(POSITION.read(words)).then(PositionCheck::check);
    }
}
