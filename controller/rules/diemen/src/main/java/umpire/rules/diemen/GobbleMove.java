package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap.HexTerrain;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.Sentence;

/**
 * The side under attack cancels a die of the attack.
 *
 * @param <X> the action
 */
abstract class GobbleMove<X extends Action> extends BattleMove<Phase.GobblingDice, X> {
    final AssaultSum.DefenceSum sum;
    private final AssaultCourse assaults;

    GobbleMove(Setup setup, AssaultCourse assaults, Sentence<X> sentence) {
        super(setup, Phase.GobblingDice.class, sentence, ActionKind.usual("cancel a die of the attack"));
        this.sum = new AssaultSum.DefenceSum(setup);
        this.assaults = assaults;
    }

    /** Returns the position in which the Gobble Die is used. */
    abstract Position used(Position position, X die, EventSink telling);

    @Override
    protected final Position after(Position position, Phase.GobblingDice gobbling, X die, EventSink telling) {
        List<BattleAssault> all = new ArrayList<>(position.assaults());
        all.set(0, position.assault().gobbled());
        return assaults.defended(used(position, die, telling).withAssaults(all), telling);
    }

    /** Tells which die is cancelled and how many are left. */
    static void tell(Position position, SheetRule rule, Supplier<String> die, EventSink telling) {
        BattleAssault assault = position.assault();
        telling.tell(
                rule,
                () -> die.get() + " cancels one " + assault.height() + " of the attack on " + assault.at() + ": "
                        + Count.of(assault.gobbled().width(), "die is", "dice are") + " left.",
                assault.at().place());
    }

    /** Cancels with a die of a set that was spent on defence. */
    static final class OfSet extends GobbleMove<Action.GobbleSetDie> {
        OfSet(Setup setup, AssaultCourse assaults) {
            super(
                    setup,
                    assaults,
                    Sentence.of(
                            "gobble",
                            Action.GobbleSetDie.class,
                            BattleWords.FACE,
                            Action.GobbleSetDie::height,
                            Action.GobbleSetDie::new));
        }

        @Override
        protected Optional<Breach> breach(Position position, Phase.GobblingDice gobbling, Action.GobbleSetDie die) {
            int height = die.height();
            BattleSide side = position.acting();
            return new FirstBreach()
                    .needs(
                            SheetRule.GOBBLE_DICE_THERE,
                            () -> height >= 1
                                    && height <= DicePool.HIGHEST
                                    && position.side(side).gobble().count(height) > 0,
                            () -> side.title() + " has no Gobble Die of " + height + ".")
                    .needs(
                            SheetRule.GOBBLE_HIGH_ENOUGH,
                            () -> sum.highEnough(position, height),
                            () -> "A Gobble Die of " + height + counted(position, height)
                                    + " is lower than the attack's dice of "
                                    + position.assault().height() + ".")
                    .found();
        }

        private String counted(Position position, int height) {
            int raised = sum.raised(position, height);
            return raised == height ? "" : ", which counts " + raised + " there,";
        }

        @Override
        protected List<Action.GobbleSetDie> legal(Position position, Phase.GobblingDice gobbling) {
            return sum.heights(position).stream().map(Action.GobbleSetDie::new).toList();
        }

        @Override
        Position used(Position position, Action.GobbleSetDie die, EventSink telling) {
            BattleSide side = position.acting();
            boolean raised = sum.raised(position, die.height()) > die.height();
            tell(
                    position,
                    raised ? SheetRule.HILL_DEFENCE : SheetRule.DIE_IS_CANCELLED,
                    () -> side.title() + "'s Gobble Die of " + die.height()
                            + (raised ? " counts one higher up there. It" : ""),
                    telling);
            SideRound round = position.side(side);
            return position.with(side, round.withGobble(round.gobble().plus(die.height(), -1)));
        }

        @Override
        protected String describe(Position position, Action.GobbleSetDie die) {
            return "cancel a die with a Gobble Die of " + die.height();
        }
    }

    /** Cancels with the free Gobble Die of a Forest or Mountain. */
    static final class OfTerrain extends GobbleMove<Action.GobbleTerrainDie> {
        OfTerrain(Setup setup, AssaultCourse assaults) {
            super(
                    setup,
                    assaults,
                    new Sentence<>(
                            "gobble",
                            Action.GobbleTerrainDie.class,
                            Phrase.of(Action.GobbleTerrainDie::new).after("terrain")));
        }

        @Override
        protected Optional<Breach> breach(Position position, Phase.GobblingDice gobbling, Action.GobbleTerrainDie die) {
            BattleHex at = position.assault().at();
            BattleSide side = position.acting();
            SheetRule rule = SheetRule.TERRAIN_DIE_ONCE;
            return new FirstBreach()
                    .needs(
                            rule,
                            () -> sum.mayHaveDie(at),
                            () -> at + " is " + sum.terrain(at).title() + ": only a Forest or a Mountain has a die.")
                    .needs(
                            rule,
                            () -> position.side(side).defended(),
                            () -> side.title() + " has spent no set on defence in this round.")
                    .needs(
                            rule,
                            () -> !position.usedTerrain().contains(at),
                            () -> "The die of " + at + " was used in this round.")
                    .needs(
                            rule,
                            () -> sum.terrainDie(position),
                            () -> "The die of " + at + " does not help against "
                                    + (position.assault().flying() ? "Fliers." : "troops on a Mountain."))
                    .found();
        }

        @Override
        protected List<Action.GobbleTerrainDie> legal(Position position, Phase.GobblingDice gobbling) {
            return sum.terrainDie(position) ? List.of(new Action.GobbleTerrainDie()) : List.of();
        }

        @Override
        Position used(Position position, Action.GobbleTerrainDie die, EventSink telling) {
            HexTerrain terrain = sum.terrain(position.assault().at());
            SheetRule rule = terrain == HexTerrain.FOREST ? SheetRule.FOREST_DIE : SheetRule.MOUNTAIN_DIE;
            tell(position, rule, () -> "The " + terrain.title() + "'s free Gobble Die of 10", telling);
            return position.using(position.assault().at());
        }

        @Override
        protected String describe(Position position, Action.GobbleTerrainDie die) {
            return "cancel a die with the "
                    + sum.terrain(position.assault().at()).title() + "'s free Gobble Die of 10";
        }
    }

    /** Cancels with the free Gobble Die of Defenders. */
    static final class OfDefenders extends GobbleMove<Action.GobbleFreeDie> {
        OfDefenders(Setup setup, AssaultCourse assaults) {
            super(
                    setup,
                    assaults,
                    new Sentence<>(
                            "gobble",
                            Action.GobbleFreeDie.class,
                            Phrase.of(Action.GobbleFreeDie::new).after("free")));
        }

        @Override
        protected Optional<Breach> breach(Position position, Phase.GobblingDice gobbling, Action.GobbleFreeDie die) {
            BattleHex at = position.assault().at();
            if (sum.freeDie(position)) {
                return Optional.empty();
            }
            boolean used = position.field().troops(at, position.acting()).has(TroopType.DEFENDERS);
            return Breach.refusal(
                    SheetRule.FREE_DIE_ONCE,
                    used
                            ? "All Defenders on " + at + " have used their die in this round."
                            : "No Defenders stand on " + at + ".");
        }

        @Override
        protected List<Action.GobbleFreeDie> legal(Position position, Phase.GobblingDice gobbling) {
            return sum.freeDie(position) ? List.of(new Action.GobbleFreeDie()) : List.of();
        }

        @Override
        Position used(Position position, Action.GobbleFreeDie die, EventSink telling) {
            tell(position, SheetRule.DEFENDERS_DIE, () -> "The Defenders' free Gobble Die of 10", telling);
            return position.with(position.field().tiring(position.assault().at()));
        }

        @Override
        protected String describe(Position position, Action.GobbleFreeDie die) {
            return "cancel a die with the Defenders' free Gobble Die of 10";
        }
    }

    /** The side under attack cancels no more dice. */
    static final class GobbleEnd extends BattleMove<Phase.GobblingDice, Action.EnoughGobbled> {
        static final Action.EnoughGobbled ENOUGH = new Action.EnoughGobbled();

        private static final String LABEL = "let the attack through";

        private final AssaultCourse assaults;

        GobbleEnd(Setup setup, AssaultCourse assaults) {
            super(
                    setup,
                    Phase.GobblingDice.class,
                    Sentence.of("enough", Action.EnoughGobbled.class, new Action.EnoughGobbled()),
                    ActionKind.forgoing(LABEL));
            this.assaults = assaults;
        }

        @Override
        protected List<Action.EnoughGobbled> legal(Position position, Phase.GobblingDice gobbling) {
            return List.of(ENOUGH);
        }

        @Override
        protected Position after(
                Position position, Phase.GobblingDice gobbling, Action.EnoughGobbled enough, EventSink telling) {
            return assaults.hit(position, telling);
        }
    }
}
