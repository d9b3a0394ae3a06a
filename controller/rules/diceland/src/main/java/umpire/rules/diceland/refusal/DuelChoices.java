package umpire.rules.diceland.refusal;

import java.util.List;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelSetup;

/** Lists what may be done: everything conceivable in a phase that the judge lets pass. */
public final class DuelChoices {
    private final ConceivableDeeds conceivable;
    private final DuelJudge judge;

    public DuelChoices(DuelSetup setup, DuelJudge judge) {
        this.conceivable = new ConceivableDeeds(setup);
        this.judge = judge;
    }

    /** Returns the legal actions; none while a throw is awaited. */
    public List<DuelAction> legal(Duel duel) {
        return conceivable
                .in(duel)
                .filter(action -> judge.refuse(duel, action).isEmpty())
                .toList();
    }
}
