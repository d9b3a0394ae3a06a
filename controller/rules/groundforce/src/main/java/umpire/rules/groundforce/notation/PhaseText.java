package umpire.rules.groundforce.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.position.Assault;
import umpire.rules.groundforce.position.AssaultFighter;
import umpire.rules.groundforce.position.Ending;
import umpire.rules.groundforce.position.Phase;
import umpire.rules.groundforce.position.UnitReadiness;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.WrittenList;

/** Phases as words: {@code acting trooper}, {@code rolling trooper d2:1x,e3:x d4 trooper}, {@code buying 3}. */
final class PhaseText {
    private static final Pattern READY = Pattern.compile("('?)([12]?)(x?)(!?)");

    private PhaseText() {}

    static String write(Phase phase) {
        return switch (phase) {
            case Phase.PlacingUnits placing -> "placing";
            case Phase.DrawingCard drawing -> "drawing";
            case Phase.ActivatingUnits activating -> "acting " + types(activating.acted());
            case Phase.ThrowingDice throwing ->
                "rolling " + assault(throwing.assault()) + " " + types(throwing.acted());
            case Phase.RemovingUnit removing ->
                "removing " + removing.loser().word() + " " + assault(removing.assault()) + " "
                        + types(removing.acted());
            case Phase.AdvancingUnits advancing ->
                "advancing " + assault(advancing.assault()) + " " + types(advancing.acted());
            case Phase.BuyingUnits buying -> "buying " + buying.points();
            case Phase.WarOver over ->
                "over " + over.end().word() + " " + over.winner().word();
        };
    }

    private static String types(List<ForceType> types) {
        return WrittenList.write(types, ForceType::word);
    }

    private static String assault(Assault assault) {
        String fighters = assault.fighters().stream()
                .map(fighter -> fighter.from() + ":" + ready(fighter.readiness()))
                .collect(Collectors.joining(","));
        return assault.type().word() + " " + fighters + " " + assault.target();
    }

    /**
     * Writes what a unit has done: an apostrophe in the second move of a rush, the spaces it walked, an x if it has attacked; and an
     * exclamation mark if it was attacked and therefore does not walk.
     */
    static String ready(UnitReadiness readiness) {
        return (readiness.second() ? "'" : "")
                + (readiness.spent() == 0 ? "" : readiness.spent())
                + (readiness.attacked() ? "x" : "")
                + (readiness.assailed() ? "!" : "");
    }

    static Optional<UnitReadiness> readyNamed(String text) {
        Matcher match = READY.matcher(text);
        return match.matches()
                ? Optional.of(new UnitReadiness(
                        !match.group(1).isEmpty(),
                        match.group(2).isEmpty() ? 0 : Integer.parseInt(match.group(2)),
                        !match.group(3).isEmpty(),
                        !match.group(4).isEmpty()))
                : Optional.empty();
    }

    static Parsed<Phase> parse(String text) {
        List<String> words = List.of(text.split(" "));
        Optional<Phase> phase = switch (words.get(0) + words.size()) {
            case "placing1" -> Optional.of(new Phase.PlacingUnits());
            case "drawing1" -> Optional.of(new Phase.DrawingCard());
            case "acting1" -> Optional.of(new Phase.ActivatingUnits(List.of()));
            case "acting2" -> typesNamed(words.get(1)).map(Phase.ActivatingUnits::new);
            case "buying2" -> points(words.get(1));
            case "over3" -> over(words);
            case "rolling5" -> battle(words, 1, Phase.ThrowingDice::new);
            case "advancing5" -> battle(words, 1, Phase.AdvancingUnits::new);
            case "removing6" ->
                ArmyColour.named(words.get(1))
                        .flatMap(loser ->
                                battle(words, 2, (assault, acted) -> new Phase.RemovingUnit(loser, assault, acted)));
            default -> Optional.empty();
        };
        return phase.map(Parsed::good).orElseGet(() -> Parsed.bad(Quoted.of(text) + " is no phase of a game"));
    }

    private static Optional<Phase> points(String word) {
        return word.matches("[1-9][0-9]?")
                ? Optional.of(new Phase.BuyingUnits(Integer.parseInt(word)))
                : Optional.empty();
    }

    private static Optional<Phase> over(List<String> words) {
        return Arrays.stream(Ending.values())
                .filter(end -> end.word().equals(words.get(1)))
                .findFirst()
                .flatMap(end -> ArmyColour.named(words.get(2)).map(winner -> new Phase.WarOver(end, winner)));
    }

    /** Makes a phase of a battle. */
    private interface BattlePhase {
        Phase of(Assault assault, List<ForceType> acted);
    }

    private static Optional<Phase> battle(List<String> words, int from, BattlePhase made) {
        Optional<ForceType> type = ForceType.named(words.get(from));
        Optional<List<AssaultFighter>> fighters = WrittenList.some(words.get(from + 1), ",", PhaseText::fighter);
        Optional<GroundPlace> target = GroundPlace.named(words.get(from + 2));
        Optional<List<ForceType>> acted = typesNamed(words.get(from + 3));
        return type.isEmpty() || fighters.isEmpty() || target.isEmpty() || acted.isEmpty()
                ? Optional.empty()
                : Optional.of(made.of(
                        new Assault(type.orElseThrow(), fighters.orElseThrow(), target.orElseThrow()),
                        acted.orElseThrow()));
    }

    private static Optional<AssaultFighter> fighter(String word) {
        String[] halves = word.split(":", -1);
        return halves.length != 2
                ? Optional.empty()
                : GroundPlace.named(halves[0])
                        .flatMap(place -> readyNamed(halves[1]).map(ready -> new AssaultFighter(place, ready)));
    }

    private static Optional<List<ForceType>> typesNamed(String text) {
        return WrittenList.read(text, ForceType::named);
    }
}
