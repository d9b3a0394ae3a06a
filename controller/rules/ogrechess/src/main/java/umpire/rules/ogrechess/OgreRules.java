package umpire.rules.ogrechess;

import umpire.rules.ogrechess.rulings.Rulings;

/** The parts of the rules that the moves share, under the house rulings of one game. */
record OgreRules(
        Rulings rulings,
        Reach reach,
        Threats threats,
        PhaseTransitions transitions,
        PseudoLegalActions candidates,
        Legality legality,
        Prospects prospects) {
    /**
     * Creates the rules.
     *
     * @param play carries out an action without events, for the search for an answer to check
     */
    static OgreRules of(Rulings rulings, Evasions.PlayedOn play) {
        Reach reach = new Reach(rulings);
        Threats threats = new Threats(rulings, reach);
        PhaseTransitions transitions = new PhaseTransitions(rulings, reach, threats);
        PseudoLegalActions candidates = new PseudoLegalActions(rulings, reach, transitions);
        Evasions evasions = new Evasions(rulings, reach, threats, candidates, transitions, play);
        Legality legality = new Legality(rulings, threats, candidates, reach, evasions);
        return new OgreRules(rulings, reach, threats, transitions, candidates, legality, new Prospects(rulings));
    }
}
