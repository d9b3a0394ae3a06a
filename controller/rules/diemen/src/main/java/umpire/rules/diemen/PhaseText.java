package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.kernel.text.Sentences;

/** The phase in notation: words separated by blanks. */
final class PhaseText {
    private static final Form<Optional<BattleStrategy.BattleOrders>> DECLARED = BattleWords.ORDERS.orNone();
    private static final Form<Optional<BattleTactic>> NAMED = BattleWords.TACTIC.orNone();

    private static final Sentences<Phase> PHASES = Sentences.some(
            Phase.class,
            List.of(Phase.Resolving.class),
            Sentence.of(
                    "declaring",
                    Phase.DeclaringOrders.class,
                    DECLARED,
                    Phase.DeclaringOrders::red,
                    DECLARED,
                    Phase.DeclaringOrders::blue,
                    Phase.DeclaringOrders::new),
            Sentence.of("rolling", Phase.RollingPools.class, new Phase.RollingPools()),
            Sentence.of(
                    "naming",
                    Phase.NamingTactics.class,
                    BattleWords.SET,
                    Phase.NamingTactics::set,
                    BattleWords.SIDE,
                    Phase.NamingTactics::side,
                    NAMED,
                    Phase.NamingTactics::named,
                    Phase.NamingTactics::new),
            Sentence.of(
                    "naming",
                    Phase.NamingInSecret.class,
                    BattleWords.SET,
                    Phase.NamingInSecret::set,
                    NAMED.after("secretly"),
                    Phase.NamingInSecret::red,
                    NAMED,
                    Phase.NamingInSecret::blue,
                    Phase.NamingInSecret::new),
            Sentence.of(
                    "spending",
                    Phase.SpendingSet.class,
                    BattleWords.SIDE,
                    Phase.SpendingSet::side,
                    BattleWords.SET,
                    Phase.SpendingSet::set,
                    NAMED,
                    Phase.SpendingSet::bound,
                    Phase.SpendingSet::new),
            Sentence.of("gobbling", Phase.GobblingDice.class, new Phase.GobblingDice()),
            Sentence.of("knocking", Phase.KnockingDie.class, new Phase.KnockingDie()),
            Sentence.of(
                    "losing",
                    Phase.LosingUnits.class,
                    BattleWords.NUMBER,
                    Phase.LosingUnits::left,
                    Phase.LosingUnits::new),
            Sentence.of(
                    "marching",
                    Phase.MarchingFreely.class,
                    BattleWords.SIDE,
                    Phase.MarchingFreely::turn,
                    WrittenSquad.POSSIBLE.list(),
                    Phase.MarchingFreely::waiting,
                    BattleWords.SIDE.list(),
                    Phase.MarchingFreely::done,
                    Phase.MarchingFreely::new),
            Sentence.of(
                    "over",
                    Phase.ConflictOver.class,
                    Form.oneOf("an end", List.of(Ending.EndingKind.values()), Ending.EndingKind::word),
                    over -> over.end().how(),
                    BattleWords.SIDE.orNone(),
                    over -> over.end().winner(),
                    (how, winner) -> new Phase.ConflictOver(new Ending(how, winner))));

    private PhaseText() {}

    static String write(Phase phase) {
        return PHASES.write(phase);
    }

    static Optional<Phase> parse(List<String> words) {
        return PHASES.read(words);
    }
}
