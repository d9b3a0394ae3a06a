package umpire.rules.kernel.setup;

import umpire.rules.kernel.HouseRuling;

/** Something a rulebook leaves open: a constant of an enum that has one for each. */
public interface OpenQuestion {
    /** Returns the question with its answers, the default first. */
    HouseRuling ruling();
}
