package umpire.rules.diceland;

import java.util.Optional;

/** What is awaited, by where in a game it is. */
final class DuelPhases {
    private DuelPhases() {}

    /** Returns whether it comes before the first turn. */
    static boolean settingUp(Phase phase) {
        return switch (phase) {
            case Phase.Enlisting enlisting -> true;
            case Phase.Electing electing -> true;
            case Phase.Flipping flipping -> true;
            case Phase.ChoosingFirst choosing -> true;
            case Phase.HandPlacing placing -> true;
            case Phase.Choosing choosing -> false;
            case Phase.Airborne airborne -> false;
            case Phase.FoulWatching watching -> false;
            case Phase.Activating activating -> false;
            case Phase.OgreMoving moving -> false;
            case Phase.LineCalling line -> false;
            case Phase.DuelOver over -> false;
        };
    }

    /** Returns whether a turn has only begun: nothing was done in it yet. */
    static boolean beginning(Phase phase) {
        return phase instanceof Phase.Choosing
                || (phase instanceof Phase.LineCalling line && line.back().isEmpty());
    }

    /** Returns whether Commands may wait meanwhile to be followed. */
    static boolean follows(Phase phase) {
        return !settingUp(phase) && !beginning(phase) && !(phase instanceof Phase.DuelOver);
    }

    /** Returns the die whose throw or act it is. */
    static Optional<String> die(Phase phase) {
        return switch (phase) {
            case Phase.Airborne airborne -> Optional.of(airborne.die());
            case Phase.FoulWatching watching -> Optional.of(watching.die());
            case Phase.Activating activating -> Optional.of(activating.die());
            case Phase.OgreMoving moving -> Optional.of(moving.die());
            case Phase.LineCalling line -> Optional.of(line.shooter());
            case Phase.HandPlacing placing -> Optional.of(placing.die());
            case Phase.Enlisting enlisting -> Optional.empty();
            case Phase.Electing electing -> Optional.empty();
            case Phase.Flipping flipping -> Optional.empty();
            case Phase.ChoosingFirst choosing -> Optional.empty();
            case Phase.Choosing choosing -> Optional.empty();
            case Phase.DuelOver over -> Optional.empty();
        };
    }
}
