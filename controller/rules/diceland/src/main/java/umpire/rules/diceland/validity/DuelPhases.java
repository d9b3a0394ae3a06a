package umpire.rules.diceland.validity;

import java.util.Optional;
import umpire.rules.diceland.duel.DuelPhase;

/** What is awaited, by where in a game it is. */
final class DuelPhases {
    private DuelPhases() {}

    /** Returns whether it comes before the first turn. */
    static boolean settingUp(DuelPhase phase) {
        return switch (phase) {
            case DuelPhase.Enlisting enlisting -> true;
            case DuelPhase.Electing electing -> true;
            case DuelPhase.Flipping flipping -> true;
            case DuelPhase.ChoosingFirst choosing -> true;
            case DuelPhase.HandPlacing placing -> true;
            case DuelPhase.Choosing choosing -> false;
            case DuelPhase.Airborne airborne -> false;
            case DuelPhase.FoulWatching watching -> false;
            case DuelPhase.Activating activating -> false;
            case DuelPhase.OgreMoving moving -> false;
            case DuelPhase.LineCalling line -> false;
            case DuelPhase.DuelOver over -> false;
        };
    }

    /** Returns whether a turn has only begun: nothing was done in it yet. */
    static boolean beginning(DuelPhase phase) {
        return phase instanceof DuelPhase.Choosing
                || (phase instanceof DuelPhase.LineCalling line && line.back().isEmpty());
    }

    /** Returns whether Commands may wait meanwhile to be followed. */
    static boolean follows(DuelPhase phase) {
        return !settingUp(phase) && !beginning(phase) && !(phase instanceof DuelPhase.DuelOver);
    }

    /** Returns the die whose throw or act it is. */
    static Optional<String> die(DuelPhase phase) {
        return switch (phase) {
            case DuelPhase.Airborne airborne -> Optional.of(airborne.die());
            case DuelPhase.FoulWatching watching -> Optional.of(watching.die());
            case DuelPhase.Activating activating -> Optional.of(activating.die());
            case DuelPhase.OgreMoving moving -> Optional.of(moving.die());
            case DuelPhase.LineCalling line -> Optional.of(line.shooter());
            case DuelPhase.HandPlacing placing -> Optional.of(placing.die());
            case DuelPhase.Enlisting enlisting -> Optional.empty();
            case DuelPhase.Electing electing -> Optional.empty();
            case DuelPhase.Flipping flipping -> Optional.empty();
            case DuelPhase.ChoosingFirst choosing -> Optional.empty();
            case DuelPhase.Choosing choosing -> Optional.empty();
            case DuelPhase.DuelOver over -> Optional.empty();
        };
    }
}
