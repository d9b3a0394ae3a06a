package umpire.rules.kernel.setup;

import umpire.rules.kernel.HouseRuling;

/** An open question of a rulebook: a constant of an enum of such questions. */
public interface OpenQuestion {
    /** Returns the question with its answers, the default first. */
    HouseRuling ruling();
}
