package umpire.proof.selfplay;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Verdict;

/** The rules of a game that an event or a refusal has named. */
final class RulesHeard {
    private final List<? extends Rule> rules;
    private final Set<String> heard = new HashSet<>();

    RulesHeard(List<? extends Rule> rules) {
        this.rules = List.copyOf(rules);
    }

    void hear(Verdict<?, ?> ruling) {
        switch (ruling) {
            case Verdict.Accepted<?, ?> accepted ->
                accepted.events().stream().map(Event::rule).map(Rule::name).forEach(heard::add);
            case Verdict.Refused<?, ?> refused -> heard.add(refused.rule().name());
        }
    }

    /** Returns the rules not yet named, in the game's order. */
    List<String> unspoken() {
        return rules.stream()
                .map(Rule::name)
                .filter(name -> !heard.contains(name))
                .toList();
    }
}
