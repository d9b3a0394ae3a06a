package umpire.rules.ogreselves;

import java.util.Locale;
import umpire.rules.ogreselves.rulings.SheetRule;

/** The three ways in which a game ends. */
public enum Ending {
    FILLED(SheetRule.CHESTS_FILLED, "All Treasure Chests are full."),
    DELIVERED(SheetRule.ALL_DELIVERED, "Nothing more can be delivered."),
    CAPTURED(SheetRule.ALL_CAPTURED, "All Elves are captive and none gets free.");

    private final SheetRule rule;
    private final String says;

    Ending(SheetRule rule, String says) {
        this.rule = rule;
        this.says = says;
    }

    public SheetRule rule() {
        return rule;
    }

    public String says() {
        return says;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
