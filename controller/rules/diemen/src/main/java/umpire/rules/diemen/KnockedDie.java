package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** The side that was hit takes a die away from one of its sets. */
final class KnockedDie extends BattleMove<Phase.KnockingDie, Action.KnockDie> {
    private final AssaultCourse assaults;

    KnockedDie(Setup setup, AssaultCourse assaults) {
        super(
                setup,
                Phase.KnockingDie.class,
                Sentence.of(
                        "knock",
                        Action.KnockDie.class,
                        BattleWords.FACE,
                        Action.KnockDie::height,
                        Action.KnockDie::new),
                ActionKind.usual("choose the set that loses a die"));
        this.assaults = assaults;
    }

    private static DicePool dice(Position position) {
        return position.side(position.assault().side().other()).dice();
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.KnockingDie knocking, Action.KnockDie knock) {
        int height = knock.height();
        BattleSide side = position.acting();
        return height >= 1 && height <= DicePool.HIGHEST && dice(position).count(height) > 1
                ? Optional.empty()
                : Breach.refusal(SheetRule.KNOCK_UNSPENT, side.title() + " has no unspent set of " + height + ".");
    }

    @Override
    protected List<Action.KnockDie> legal(Position position, Phase.KnockingDie knocking) {
        return dice(position).sets().stream()
                .map(set -> new Action.KnockDie(set.height()))
                .toList();
    }

    @Override
    protected Position after(Position position, Phase.KnockingDie knocking, Action.KnockDie knock, EventSink telling) {
        return assaults.struck(assaults.knock(position, knock.height(), telling), telling);
    }

    @Override
    protected String describe(Position position, Action.KnockDie knock) {
        return "lose a die of "
                + (position.assaults().isEmpty()
                        ? "a set of " + knock.height()
                        : "the set " + new DiceSet(dice(position).count(knock.height()), knock.height()));
    }
}
