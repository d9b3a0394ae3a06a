package umpire.rules.diceland.notation;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.position.Commander;
import umpire.rules.diceland.position.Phase;

/** Writes what is awaited: a word, and the dice it is about. */
final class PhaseText {
    private PhaseText() {}

    static String write(Phase phase) {
        return switch (phase) {
            case Phase.Enlisting enlisting -> "enlisting";
            case Phase.Electing electing -> "electing";
            case Phase.Flipping flipping -> "flipping";
            case Phase.ChoosingFirst choosing -> "first";
            case Phase.HandPlacing placing -> "placing " + placing.die();
            case Phase.Choosing choosing -> "choosing";
            case Phase.Airborne airborne -> "airborne " + airborne.die();
            case Phase.FoulWatching watching -> "foul " + watching.die();
            case Phase.Activating activating -> "acting " + activating.die() + " " + why(activating);
            case Phase.OgreMoving moving -> "moving " + moving.die();
            case Phase.LineCalling line ->
                "line " + line.shooter() + " " + line.weapon().word() + " " + line.target()
                        + line.back().map(back -> " " + why(back)).orElse("");
            case Phase.DuelOver over ->
                "over " + over.winner().word() + (over.ogreKilled() ? " ogre-killed" : " points");
        };
    }

    private static String why(Phase.Activating activating) {
        return activating.why().name().toLowerCase(Locale.ROOT);
    }

    static Optional<Phase> parse(String text) {
        String[] words = text.split("\\s+");
        return switch (words.length) {
            case 1 -> alone(words[0]);
            case 2 -> withDie(words[0], words[1]);
            case 3 -> words[0].equals("acting") ? acting(words[1], words[2]) : over(words);
            default -> line(words);
        };
    }

    private static Optional<Phase> alone(String word) {
        return switch (word) {
            case "enlisting" -> Optional.of(new Phase.Enlisting());
            case "electing" -> Optional.of(new Phase.Electing());
            case "flipping" -> Optional.of(new Phase.Flipping());
            case "first" -> Optional.of(new Phase.ChoosingFirst());
            case "choosing" -> Optional.of(new Phase.Choosing());
            default -> Optional.empty();
        };
    }

    private static Optional<Phase> withDie(String word, String die) {
        return switch (word) {
            case "placing" -> Optional.of(new Phase.HandPlacing(die));
            case "airborne" -> Optional.of(new Phase.Airborne(die));
            case "foul" -> Optional.of(new Phase.FoulWatching(die));
            case "moving" -> Optional.of(new Phase.OgreMoving(die));
            default -> Optional.empty();
        };
    }

    private static Optional<Phase> acting(String die, String why) {
        return back(die, why).map(activating -> activating);
    }

    private static Optional<Phase.Activating> back(String die, String why) {
        return switch (why) {
            case "landed" -> Optional.of(new Phase.Activating(die, Phase.Why.LANDED));
            case "commanded" -> Optional.of(new Phase.Activating(die, Phase.Why.COMMANDED));
            default -> Optional.empty();
        };
    }

    private static Optional<Phase> over(String... words) {
        boolean known = words[0].equals("over") && (words[2].equals("ogre-killed") || words[2].equals("points"));
        return Commander.named(words[1])
                .filter(winner -> known)
                .map(winner -> new Phase.DuelOver(winner, words[2].equals("ogre-killed")));
    }

    private static Optional<Phase> line(String... words) {
        Optional<Weapon> weapon = Weapon.named(words[2]);
        if (!words[0].equals("line") || weapon.isEmpty() || words.length > 5) {
            return Optional.empty();
        }
        Optional<Phase.Activating> back = words.length == 5 ? back(words[1], words[4]) : Optional.empty();
        return words.length == 5 && back.isEmpty()
                ? Optional.empty()
                : Optional.of(new Phase.LineCalling(words[1], weapon.get(), words[3], back));
    }
}
