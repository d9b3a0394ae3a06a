package umpire.bridge.light;

import umpire.bridge.wire.Rgb;
import umpire.referee.announcement.Cue;

/** The colour and pattern of each role. The hues differ for the common kinds of colour blindness; the patterns differ for everyone. */
record RoleStyle(Rgb hue, Pattern pattern) {
    static RoleStyle of(Cue.Role role) {
        return switch (role) {
            case MAY_ACT -> new RoleStyle(new Rgb(0, 170, 120), Pattern.STEADY);
            case MAY_GO -> new RoleStyle(new Rgb(60, 160, 255), Pattern.BREATHING);
            case MAY_TOUCH -> new RoleStyle(new Rgb(255, 160, 0), Pattern.SLOW_BLINK);
            case TOUCHED -> new RoleStyle(new Rgb(255, 230, 60), Pattern.WINK);
            case TAKE_FROM -> new RoleStyle(new Rgb(255, 90, 0), Pattern.FAST_BLINK);
            case PUT_TO -> new RoleStyle(new Rgb(0, 90, 255), Pattern.MOVING_DASH);
            case LAST_ACTION -> new RoleStyle(new Rgb(255, 255, 255), Pattern.FAINT);
            case HIDDEN -> new RoleStyle(new Rgb(200, 200, 200), Pattern.ENDS_BLINK);
        };
    }

    /** Returns the priority of a role if several ask for one LED: lower wins. Required actions come before optional ones. */
    static int rank(Cue.Role role) {
        return switch (role) {
            case TAKE_FROM, PUT_TO -> 0;
            case TOUCHED -> 1;
            case MAY_TOUCH -> 2;
            case MAY_GO -> 3;
            case HIDDEN -> 4;
            case MAY_ACT -> 5;
            case LAST_ACTION -> 6;
        };
    }

    /** Returns whether the role asks for an action at one of its places, so that these take turns. */
    static boolean asks(Cue.Role role) {
        return switch (role) {
            case TAKE_FROM, PUT_TO, MAY_TOUCH, MAY_GO -> true;
            case TOUCHED, HIDDEN, MAY_ACT, LAST_ACTION -> false;
        };
    }
}
