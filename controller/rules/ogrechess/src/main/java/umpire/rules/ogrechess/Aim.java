package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.rules.kernel.Parsed;

/** What an attack is aimed at: a unit as a whole, or a component of an Ogre. */
public enum Aim {
    UNIT("", 0, "unit"),
    MAIN_BATTERY("MB", Guns.MAIN_DEFENCE, "Main Battery"),
    SECONDARY_BATTERY("SB", Guns.SECONDARY_DEFENCE, "Secondary Battery"),
    MOVE_UNIT("M", 2, "move unit"),
    WEAK_SPOT("WS", 3, "weak spot");

    private final String code;
    private final int defence;
    private final String says;

    Aim(String code, int defence, String says) {
        this.code = code;
        this.defence = defence;
        this.says = says;
    }

    String code() {
        return code;
    }

    int defence() {
        return defence;
    }

    String says() {
        return says;
    }

    /** Returns what can be aimed at on a unit, in the order in which it is offered. */
    static List<Aim> on(Unit target) {
        if (!(target instanceof Unit.Ogre ogre)) {
            return List.of(UNIT);
        }
        List<Aim> aims = new ArrayList<>();
        for (Aim aim : values()) {
            if (aim.standsOn(ogre)) {
                aims.add(aim);
            }
        }
        return aims;
    }

    boolean standsOn(Unit.Ogre ogre) {
        return switch (this) {
            case UNIT -> false;
            case MAIN_BATTERY -> ogre.guns().main() > 0;
            case SECONDARY_BATTERY -> ogre.guns().secondary() > 0;
            case MOVE_UNIT -> ogre.moveUnits() > 0;
            case WEAK_SPOT -> ogre.immobile();
        };
    }

    static Parsed<Aim> parse(String text) {
        for (Aim aim : values()) {
            if (aim != UNIT && aim.code.equalsIgnoreCase(text)) {
                return Parsed.good(aim);
            }
        }
        return Parsed.bad("'" + text.toUpperCase(Locale.ROOT)
                + "' is no component; an Ogre has MB, SB, M (a move unit) and WS (its weak spot)");
    }
}
