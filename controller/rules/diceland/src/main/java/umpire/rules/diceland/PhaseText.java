package umpire.rules.diceland;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.kernel.text.Sentences;

/** Writes and reads the awaited step: a word, and the dice it is about. */
final class PhaseText {
    static final Form<Commander> COMMANDER = Form.of("red or blue", Commander::word, Commander::named);
    static final Form<Weapon> WEAPON = Form.of("a weapon", Weapon::word, Weapon::named);
    static final Form<Boolean> SEEN = Form.either("seen", "hidden");

    private static final Form<Phase.Why> WHY = Form.oneOf(
            "landed or commanded",
            List.of(Phase.Why.values()),
            why -> why.name().toLowerCase(Locale.ROOT));

    private static final Sentences<Phase> PHASES = Sentences.of(
            Phase.class,
            Sentence.of("enlisting", Phase.Enlisting.class, new Phase.Enlisting()),
            Sentence.of("electing", Phase.Electing.class, new Phase.Electing()),
            Sentence.of("flipping", Phase.Flipping.class, new Phase.Flipping()),
            Sentence.of("first", Phase.ChoosingFirst.class, new Phase.ChoosingFirst()),
            Sentence.of("placing", Phase.HandPlacing.class, Form.any(), Phase.HandPlacing::die, Phase.HandPlacing::new),
            Sentence.of("choosing", Phase.Choosing.class, new Phase.Choosing()),
            Sentence.of("airborne", Phase.Airborne.class, Form.any(), Phase.Airborne::die, Phase.Airborne::new),
            Sentence.of("foul", Phase.FoulWatching.class, Form.any(), Phase.FoulWatching::die, Phase.FoulWatching::new),
            Sentence.of(
                    "acting",
                    Phase.Activating.class,
                    Form.any(),
                    Phase.Activating::die,
                    WHY,
                    Phase.Activating::why,
                    Phase.Activating::new),
            Sentence.of("moving", Phase.OgreMoving.class, Form.any(), Phase.OgreMoving::die, Phase.OgreMoving::new),
            new Sentence<>(
                    "line",
                    Phase.LineCalling.class,
                    Phrase.of(
                            Form.any(),
                            Phase.LineCalling::shooter,
                            WEAPON,
                            Phase.LineCalling::weapon,
                            Form.any(),
                            Phase.LineCalling::target,
                            WHY.maybe(),
                            line -> line.back().map(Phase.Activating::why),
                            PhaseText::line)),
            Sentence.of(
                    "over",
                    Phase.DuelOver.class,
                    COMMANDER,
                    Phase.DuelOver::winner,
                    Form.either("ogre-killed", "points"),
                    Phase.DuelOver::ogreKilled,
                    Phase.DuelOver::new));

    private PhaseText() {}

    private static Phase.LineCalling line(String shooter, Weapon weapon, String target, Optional<Phase.Why> why) {
        return new Phase.LineCalling(shooter, weapon, target, why.map(before -> new Phase.Activating(shooter, before)));
    }

    static String write(Phase phase) {
        return PHASES.write(phase);
    }

    static Optional<Phase> parse(String text) {
        return PHASES.read(text);
    }
}
