package umpire.rules.ogrechess.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/** The aim of an attack: a unit as a whole, or a component of an Ogre. */
public enum Aim {
    UNIT("", 0, "unit"),
    MAIN_BATTERY("MB", Batteries.MAIN_DEFENCE, "Main Battery"),
    SECONDARY_BATTERY("SB", Batteries.SECONDARY_DEFENCE, "Secondary Battery"),
    MOVE_UNIT("M", 2, "move unit"),
    WEAK_SPOT("WS", 3, "weak spot");

    private static final List<Aim> WHOLE = List.of(UNIT);

    /** The possible aims on an Ogre, by the components it has left. */
    private static final List<List<Aim>> ON_OGRES = onOgres();

    private final String code;
    private final int defence;
    private final String says;

    Aim(String code, int defence, String says) {
        this.code = code;
        this.defence = defence;
        this.says = says;
    }

    public String code() {
        return code;
    }

    public int defence() {
        return defence;
    }

    public String says() {
        return says;
    }

    /** Returns the possible aims on a unit, in the order in which they are offered. */
    public static List<Aim> on(Unit target) {
        return target instanceof Unit.Ogre ogre ? ON_OGRES.get(components(ogre)) : WHOLE;
    }

    /** Returns a number for the kinds of components an Ogre has left. Ogres with the same number have the same aims. */
    private static int components(Unit.Ogre ogre) {
        return (ogre.immobile() ? 0 : 4)
                + (ogre.batteries().secondary() > 0 ? 2 : 0)
                + ogre.batteries().main();
    }

    private static List<List<Aim>> onOgres() {
        List<List<Aim>> all = new ArrayList<>();
        for (int moveUnits = 0; moveUnits <= 1; moveUnits++) {
            for (int secondary = 0; secondary <= 1; secondary++) {
                for (int main = 0; main <= 1; main++) {
                    Unit.Ogre ogre = new Unit.Ogre(Side.WHITE, new Batteries(main, secondary), moveUnits);
                    all.add(Arrays.stream(values())
                            .filter(aim -> aim.standsOn(ogre))
                            .toList());
                }
            }
        }
        return all;
    }

    public boolean standsOn(Unit.Ogre ogre) {
        return switch (this) {
            case UNIT -> false;
            case MAIN_BATTERY -> ogre.batteries().main() > 0;
            case SECONDARY_BATTERY -> ogre.batteries().secondary() > 0;
            case MOVE_UNIT -> ogre.moveUnits() > 0;
            case WEAK_SPOT -> ogre.immobile();
        };
    }

    public static Parsed<Aim> parse(String text) {
        for (Aim aim : values()) {
            if (aim != UNIT && aim.code.equalsIgnoreCase(text)) {
                return Parsed.good(aim);
            }
        }
        return Parsed.bad(Quoted.of(text.toUpperCase(Locale.ROOT))
                + " is not a component; an Ogre has MB, SB, M (a move unit) and WS (its weak spot)");
    }
}
