package umpire.bridge.light;

import umpire.bridge.wire.Rgb;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;

/** The background patterns of the whole strip, behind every pointer. */
enum StripPattern {
    /** The game is running: dark. */
    PLAY {
        @Override
        Rgb colour(StripEdges stripEdges, int led, long nowMs) {
            return Rgb.DARK;
        }
    },
    /** White dashes wander around the table. */
    SETUP {
        @Override
        Rgb colour(StripEdges stripEdges, int led, long nowMs) {
            return Math.floorMod(led - nowMs / 120, 24) < 3 ? new Rgb(60, 60, 60) : Rgb.DARK;
        }
    },
    /** One spot with a tail runs around the table: throw the dice. */
    ROLL {
        @Override
        Rgb colour(StripEdges stripEdges, int led, long nowMs) {
            long head = nowMs / 15;
            long behind = Math.floorMod(head - led, stripEdges.count());
            return behind < 10 ? new Rgb(150, 60, 255).times(1 - behind / 10.0) : Rgb.DARK;
        }
    },
    /** The whole strip breathes faintly. */
    PAUSED {
        @Override
        Rgb colour(StripEdges stripEdges, int led, long nowMs) {
            return new Rgb(80, 50, 0).times(Pattern.BREATHING.level(nowMs, 0));
        }
    },
    /** The corners, where the camera looks for its tags, flash twice and pause. */
    BLIND {
        @Override
        Rgb colour(StripEdges stripEdges, int led, long nowMs) {
            return stripEdges.cornerMm(led) <= CORNER_MM
                    ? new Rgb(255, 0, 120).times(Pattern.DOUBLE_FLASH.level(nowMs, 0))
                    : Rgb.DARK;
        }
    },
    /** All LEDs blink slowly, in the colour of a possible touch: the table asks something that no place can show. */
    ASKING {
        @Override
        Rgb colour(StripEdges stripEdges, int led, long nowMs) {
            return new Rgb(90, 60, 0).times(Pattern.SLOW_BLINK.level(nowMs, 0));
        }
    },
    /** Every other LED is lit, without motion. */
    OVER {
        @Override
        Rgb colour(StripEdges stripEdges, int led, long nowMs) {
            return led % 2 == 0 ? new Rgb(70, 55, 20) : Rgb.DARK;
        }
    };

    private static final double CORNER_MM = 80;

    abstract Rgb colour(StripEdges stripEdges, int led, long nowMs);

    /** Returns whether it changes over time. */
    boolean moves() {
        return switch (this) {
            case PLAY, OVER -> false;
            case SETUP, ROLL, PAUSED, BLIND, ASKING -> true;
        };
    }

    /** Returns whether the table sees well enough to point at places. */
    boolean points() {
        return switch (this) {
            case PLAY, SETUP, ROLL, OVER -> true;
            case PAUSED, BLIND, ASKING -> false;
        };
    }

    /**
     * Returns the pattern for a snapshot. A table that cannot see has priority, then a question about no place, then the status, then the
     * prompt.
     */
    static StripPattern of(TableSnapshot tableSnapshot) {
        Prompt.Need need = tableSnapshot.prompt().need();
        if (need == Prompt.Need.SIGHT && !pointsAtWhatIsHidden(tableSnapshot.prompt())) {
            return BLIND;
        }
        if (asksOfNoPlace(tableSnapshot.prompt())) {
            return ASKING;
        }
        return switch (tableSnapshot.status()) {
            case PAUSED -> PAUSED;
            case OVER -> OVER;
            case SETUP -> SETUP;
            case READY -> of(need);
        };
    }

    /** Returns whether the prompt points at hidden places. The rest of the table is then seen well. */
    private static boolean pointsAtWhatIsHidden(Prompt prompt) {
        return prompt.cues().stream().anyMatch(cue -> cue.role() == Cue.Role.HIDDEN);
    }

    private static boolean asksOfNoPlace(Prompt prompt) {
        return prompt.need() == Prompt.Need.QUESTION
                && prompt.cues().isEmpty()
                && !prompt.options().isEmpty()
                && prompt.options().stream().allMatch(option -> option.where().isEmpty());
    }

    private static StripPattern of(Prompt.Need need) {
        return switch (need) {
            case SET_UP -> SETUP;
            case CHOICE, DRAW, QUESTION, CARRY_OUT, CORRECTION, QUIET, SIGHT -> PLAY;
            case ROLL, LAY, DIE_UNCLEAR -> ROLL;
            case PAUSED -> PAUSED;
            case OVER -> OVER;
        };
    }
}
