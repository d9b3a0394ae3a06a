package umpire.rules.diemen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.diemen.appearance.BoardSheet;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.text.Sentence;

/** The side that was hit takes a unit away. */
final class LostUnit extends BattleMove<Phase.LosingUnits, Action.LoseUnit> {
    private final AssaultCourse assaults;

    LostUnit(Setup setup, AssaultCourse assaults) {
        super(
                setup,
                Phase.LosingUnits.class,
                Sentence.of(
                        "lose", Action.LoseUnit.class, BattleWords.TYPE, Action.LoseUnit::type, Action.LoseUnit::new),
                ActionKind.usual("take a lost unit away"));
        this.assaults = assaults;
    }

    private static Troops hit(Position position) {
        return position.field()
                .troops(position.assault().at(), position.assault().side().other());
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.LosingUnits losing, Action.LoseUnit lose) {
        return hit(position).has(lose.type())
                ? Optional.empty()
                : Breach.refusal(
                        SheetRule.LOSE_WHO_STANDS,
                        position.acting().title() + " has no " + lose.type().title() + " on "
                                + position.assault().at() + ", where it loses " + Count.of(losing.left(), "unit")
                                + ".");
    }

    @Override
    protected List<Action.LoseUnit> legal(Position position, Phase.LosingUnits losing) {
        return hit(position).types().stream().map(Action.LoseUnit::new).toList();
    }

    @Override
    protected Position after(Position position, Phase.LosingUnits losing, Action.LoseUnit lose, EventSink telling) {
        Position after = assaults.lose(position, Troops.of(lose.type(), 1), telling);
        return assaults.losing(after, losing.left() - 1, telling);
    }

    @Override
    protected String describe(Position position, Action.LoseUnit lose) {
        return "lose 1 " + lose.type().title(1);
    }

    @Override
    protected List<Place> touches(Position position, Action.LoseUnit lose) {
        return List.of(position.assault().at().place());
    }

    @Override
    protected Map<Place, Token> touched(Position position, Action.LoseUnit lose) {
        return Map.of(
                position.assault().at().place(),
                BoardSheet.token(position.assault().side().other(), lose.type()));
    }

    /** The side that was hit takes a die away from one of its sets. */
    static final class KnockedDie extends BattleMove<Phase.KnockingDie, Action.KnockDie> {
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
        protected Position after(
                Position position, Phase.KnockingDie knocking, Action.KnockDie knock, EventSink telling) {
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
}
