package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** Both sides name the tactics of their equal sets one after the other. */
final class TacticNaming extends NamingMove<Phase.NamingTactics, Action.NameTactic> {
    TacticNaming(Setup setup, SetUse use) {
        super(
                setup,
                use,
                Phase.NamingTactics.class,
                Sentence.of(
                        "name",
                        Action.NameTactic.class,
                        BattleWords.TACTIC,
                        Action.NameTactic::tactic,
                        Action.NameTactic::new));
    }

    @Override
    BattleTactic tactic(Action.NameTactic name) {
        return name.tactic();
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.NamingTactics naming, Action.NameTactic name) {
        return usable(position, naming.side(), naming.set(), name.tactic()).found();
    }

    @Override
    protected List<Action.NameTactic> legal(Position position, Phase.NamingTactics naming) {
        return unbroken(position, naming, tactics().map(Action.NameTactic::new).toList());
    }

    @Override
    protected Position after(Position position, Phase.NamingTactics naming, Action.NameTactic name, EventSink telling) {
        TiedSet own = new TiedSet(naming.side(), naming.set(), name.tactic());
        tell(own, telling);
        return naming.named()
                .map(first -> tie(position, new TiedSet(naming.side().other(), naming.set(), first), own))
                .orElseGet(() -> position.with(
                        new Phase.NamingTactics(naming.set(), naming.side().other(), Optional.of(name.tactic()))));
    }
}
