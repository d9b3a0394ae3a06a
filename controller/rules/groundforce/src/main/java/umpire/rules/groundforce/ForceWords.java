package umpire.rules.groundforce;

import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.Action.AlikeChoice;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;

/** The words of the notation of actions and positions. */
final class ForceWords {
    static final Form<ForceType> TYPE = Form.of("trooper, saboteur or heavy", ForceType::word, ForceType::named);
    static final Form<GroundPlace> PLACE = Form.of("a place such as d2", GroundPlace::toString, GroundPlace::named);
    static final Form<List<BattleFace>> FACES = Form.of(
                    "what dice show, such as sword+shield,", BattleFace::word, BattleFace::named)
            .some("+");
    static final Form<AlikeChoice> CHOICE = Form.of("fresh or tired", AlikeChoice::word, AlikeChoice::named);
    static final String PLACES = "a place or several such as d2+e3";

    /** The choice between two alike units: {@code tired}, or no word for the default. */
    static final Phrase<Boolean> TIRED = CHOICE.maybe()
            .as(
                    choice -> choice.equals(Optional.of(AlikeChoice.TIRED)),
                    tired -> tired ? Optional.of(AlikeChoice.TIRED) : Optional.empty());

    private ForceWords() {}
}
