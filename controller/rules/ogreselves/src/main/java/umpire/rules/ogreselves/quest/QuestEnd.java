package umpire.rules.ogreselves.quest;

import java.util.Locale;
import umpire.rules.ogreselves.rulings.ElfRule;

/** The three ways in which a game ends. */
public enum QuestEnd {
    FILLED(ElfRule.CHESTS_FILLED, "All Treasure Chests are full."),
    DELIVERED(ElfRule.ALL_DELIVERED, "Nothing more can be delivered."),
    CAPTURED(ElfRule.ALL_CAPTURED, "All Elves are captive and none gets free.");

    private final ElfRule rule;
    private final String says;

    QuestEnd(ElfRule rule, String says) {
        this.rule = rule;
        this.says = says;
    }

    public ElfRule rule() {
        return rule;
    }

    public String says() {
        return says;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
