package umpire.rules.diceland.notation;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.DuelPhase;

/** Writes what is awaited: a word, and the dice it is about. */
final class DuelPhaseText {
    private DuelPhaseText() {}

    static String write(DuelPhase phase) {
        return switch (phase) {
            case DuelPhase.Enlisting enlisting -> "enlisting";
            case DuelPhase.Electing electing -> "electing";
            case DuelPhase.Flipping flipping -> "flipping";
            case DuelPhase.ChoosingFirst choosing -> "first";
            case DuelPhase.HandPlacing placing -> "placing " + placing.die();
            case DuelPhase.Choosing choosing -> "choosing";
            case DuelPhase.Airborne airborne -> "airborne " + airborne.die();
            case DuelPhase.FoulWatching watching -> "foul " + watching.die();
            case DuelPhase.Activating activating -> "acting " + activating.die() + " " + why(activating);
            case DuelPhase.OgreMoving moving -> "moving " + moving.die();
            case DuelPhase.LineCalling line ->
                "line " + line.shooter() + " " + line.weapon().word() + " " + line.target()
                        + line.back().map(back -> " " + why(back)).orElse("");
            case DuelPhase.DuelOver over ->
                "over " + over.winner().word() + (over.ogreKilled() ? " ogre-killed" : " points");
        };
    }

    private static String why(DuelPhase.Activating activating) {
        return activating.why().name().toLowerCase(Locale.ROOT);
    }

    static Optional<DuelPhase> parse(String text) {
        String[] words = text.split("\\s+");
        return switch (words.length) {
            case 1 -> alone(words[0]);
            case 2 -> withDie(words[0], words[1]);
            case 3 -> words[0].equals("acting") ? acting(words[1], words[2]) : over(words);
            default -> line(words);
        };
    }

    private static Optional<DuelPhase> alone(String word) {
        return switch (word) {
            case "enlisting" -> Optional.of(new DuelPhase.Enlisting());
            case "electing" -> Optional.of(new DuelPhase.Electing());
            case "flipping" -> Optional.of(new DuelPhase.Flipping());
            case "first" -> Optional.of(new DuelPhase.ChoosingFirst());
            case "choosing" -> Optional.of(new DuelPhase.Choosing());
            default -> Optional.empty();
        };
    }

    private static Optional<DuelPhase> withDie(String word, String die) {
        return switch (word) {
            case "placing" -> Optional.of(new DuelPhase.HandPlacing(die));
            case "airborne" -> Optional.of(new DuelPhase.Airborne(die));
            case "foul" -> Optional.of(new DuelPhase.FoulWatching(die));
            case "moving" -> Optional.of(new DuelPhase.OgreMoving(die));
            default -> Optional.empty();
        };
    }

    private static Optional<DuelPhase> acting(String die, String why) {
        return back(die, why).map(activating -> activating);
    }

    private static Optional<DuelPhase.Activating> back(String die, String why) {
        return switch (why) {
            case "landed" -> Optional.of(new DuelPhase.Activating(die, DuelPhase.Why.LANDED));
            case "commanded" -> Optional.of(new DuelPhase.Activating(die, DuelPhase.Why.COMMANDED));
            default -> Optional.empty();
        };
    }

    private static Optional<DuelPhase> over(String... words) {
        boolean known = words[0].equals("over") && (words[2].equals("ogre-killed") || words[2].equals("points"));
        return Commander.named(words[1])
                .filter(winner -> known)
                .map(winner -> new DuelPhase.DuelOver(winner, words[2].equals("ogre-killed")));
    }

    private static Optional<DuelPhase> line(String... words) {
        Optional<Weapon> weapon = Weapon.named(words[2]);
        if (!words[0].equals("line") || weapon.isEmpty() || words.length > 5) {
            return Optional.empty();
        }
        Optional<DuelPhase.Activating> back = words.length == 5 ? back(words[1], words[4]) : Optional.empty();
        return words.length == 5 && back.isEmpty()
                ? Optional.empty()
                : Optional.of(new DuelPhase.LineCalling(words[1], weapon.get(), words[3], back));
    }
}
