package umpire.rules.groundforce.campaign;

import java.util.Locale;
import umpire.rules.groundforce.rulings.GroundRule;

/** The two ways to win. */
public enum CampaignEnd {
    BASE(GroundRule.BASE_ENTERED),
    DESTROYED(GroundRule.ARMY_DESTROYED);

    private final GroundRule rule;

    CampaignEnd(GroundRule rule) {
        this.rule = rule;
    }

    public GroundRule rule() {
        return rule;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
