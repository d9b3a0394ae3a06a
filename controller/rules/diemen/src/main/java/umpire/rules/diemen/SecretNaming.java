package umpire.rules.diemen;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** Both sides name the tactics of their equal sets in secret. */
final class SecretNaming extends NamingMove<Phase.NamingInSecret, Action.NameInSecret> {
    SecretNaming(Setup setup, SetUse use) {
        super(
                setup,
                use,
                Phase.NamingInSecret.class,
                Sentence.of(
                        ActionLine.SECRETLY,
                        Action.NameInSecret.class,
                        BattleWords.SIDE,
                        Action.NameInSecret::side,
                        BattleWords.TACTIC.after("name"),
                        Action.NameInSecret::tactic,
                        Action.NameInSecret::new));
    }

    @Override
    BattleTactic tactic(Action.NameInSecret name) {
        return name.tactic();
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.NamingInSecret naming, Action.NameInSecret name) {
        return usable(position, name.side(), naming.set(), name.tactic())
                .needs(
                        SheetRule.DECLARED_ALREADY,
                        () -> naming.named(name.side())
                                .filter(before -> before == name.tactic()
                                        || !setup.rulings().declaredAnew())
                                .isEmpty(),
                        () -> name.side().title() + " has named its tactic already.")
                .found();
    }

    @Override
    protected List<Action.NameInSecret> legal(Position position, Phase.NamingInSecret naming) {
        return unbroken(
                position,
                naming,
                Arrays.stream(BattleSide.values())
                        .flatMap(side -> tactics().map(tactic -> new Action.NameInSecret(side, tactic)))
                        .toList());
    }

    /** Tells nothing until both sides have named. */
    @Override
    protected Position after(
            Position position, Phase.NamingInSecret naming, Action.NameInSecret name, EventSink telling) {
        Phase.NamingInSecret next = naming.with(name.side(), name.tactic());
        if (next.has(name.side().other())) {
            BattleSide first = Setup.firstInRound(position.round());
            return tie(position, revealed(next, first, telling), revealed(next, first.other(), telling));
        }
        if (!naming.has(name.side())) {
            telling.tell(SheetRule.EQUAL_SETS_ARE_NAMED, () -> name.side().title() + " has named what its set is for.");
        }
        return position.with(next);
    }

    private static TiedSet revealed(Phase.NamingInSecret naming, BattleSide side, EventSink telling) {
        TiedSet tied = new TiedSet(side, naming.set(), naming.named(side).orElseThrow());
        tell(tied, telling);
        return tied;
    }
}
