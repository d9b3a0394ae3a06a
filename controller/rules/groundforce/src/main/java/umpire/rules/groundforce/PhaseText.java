package umpire.rules.groundforce;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.rules.groundforce.Assault.AssaultFighter;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.kernel.text.Sentences;

/** Writes and reads phases: {@code acting trooper}, {@code rolling trooper d2:1x,e3:x d4 trooper}, {@code buying 3}. */
final class PhaseText {
    private static final Pattern READY = Pattern.compile("('?)([12]?)(x?)(!?)");

    static final Form<ArmyColour> ARMY = Form.of("yellow or blue", ArmyColour::word, ArmyColour::named);
    static final Form<UnitReadiness> READINESS =
            Form.of("what a unit has done", PhaseText::ready, PhaseText::readyNamed);

    private static final Form<List<ForceType>> TYPES = ForceWords.TYPE.list();

    private static final Form<AssaultFighter> FIGHTER = Form.joined(
            ":",
            Phrase.of(
                    ForceWords.PLACE, AssaultFighter::from, READINESS, AssaultFighter::readiness, AssaultFighter::new));

    private static final Phrase<Assault> ASSAULT = Phrase.of(
            ForceWords.TYPE,
            Assault::type,
            FIGHTER.some(","),
            Assault::fighters,
            ForceWords.PLACE,
            Assault::target,
            Assault::new);

    private static final Sentences<Phase> PHASES = Sentences.of(
            Phase.class,
            Sentence.of("placing", Phase.PlacingUnits.class, new Phase.PlacingUnits()),
            Sentence.of("drawing", Phase.DrawingCard.class, new Phase.DrawingCard()),
            Sentence.of(
                    "acting",
                    Phase.ActivatingUnits.class,
                    TYPES.maybe(),
                    acting -> Optional.of(acting.acted()),
                    acted -> new Phase.ActivatingUnits(acted.orElse(List.of()))),
            Sentence.of(
                    "rolling",
                    Phase.ThrowingDice.class,
                    ASSAULT,
                    Phase.ThrowingDice::assault,
                    TYPES,
                    Phase.ThrowingDice::acted,
                    Phase.ThrowingDice::new),
            Sentence.of(
                    "removing",
                    Phase.RemovingUnit.class,
                    ARMY,
                    Phase.RemovingUnit::loser,
                    ASSAULT,
                    Phase.RemovingUnit::assault,
                    TYPES,
                    Phase.RemovingUnit::acted,
                    Phase.RemovingUnit::new),
            Sentence.of(
                    "advancing",
                    Phase.AdvancingUnits.class,
                    ASSAULT,
                    Phase.AdvancingUnits::assault,
                    TYPES,
                    Phase.AdvancingUnits::acted,
                    Phase.AdvancingUnits::new),
            Sentence.of(
                    "buying",
                    Phase.BuyingUnits.class,
                    Form.number("points", "[1-9][0-9]?"),
                    Phase.BuyingUnits::points,
                    Phase.BuyingUnits::new),
            Sentence.of(
                    "over",
                    Phase.WarOver.class,
                    Form.oneOf("an end", List.of(Ending.values()), Ending::word),
                    Phase.WarOver::end,
                    ARMY,
                    Phase.WarOver::winner,
                    Phase.WarOver::new));

    private PhaseText() {}

    static String write(Phase phase) {
        return PHASES.write(phase);
    }

    static Parsed<Phase> parse(String text) {
        return PHASES.read(text)
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad(Quoted.of(text) + " is not a phase of a game"));
    }

    /**
     * Writes the actions of a unit: an apostrophe in the second move of a rush, the spaces it walked, an x if it has attacked. An
     * exclamation mark follows if the unit was attacked and therefore does not walk.
     */
    private static String ready(UnitReadiness readiness) {
        return (readiness.second() ? "'" : "")
                + (readiness.spent() == 0 ? "" : readiness.spent())
                + (readiness.attacked() ? "x" : "")
                + (readiness.assailed() ? "!" : "");
    }

    private static Optional<UnitReadiness> readyNamed(String text) {
        Matcher match = READY.matcher(text);
        return match.matches()
                ? Optional.of(new UnitReadiness(
                        !match.group(1).isEmpty(),
                        match.group(2).isEmpty() ? 0 : Integer.parseInt(match.group(2)),
                        !match.group(3).isEmpty(),
                        !match.group(4).isEmpty()))
                : Optional.empty();
    }
}
