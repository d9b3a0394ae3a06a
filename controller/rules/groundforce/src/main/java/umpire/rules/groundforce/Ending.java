package umpire.rules.groundforce;

import java.util.Locale;
import umpire.rules.groundforce.rulings.SheetRule;

/** The two ways to win. */
public enum Ending {
    BASE(SheetRule.BASE_ENTERED),
    DESTROYED(SheetRule.ARMY_DESTROYED);

    private final SheetRule rule;

    Ending(SheetRule rule) {
        this.rule = rule;
    }

    public SheetRule rule() {
        return rule;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
