package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.UnitScale;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.DiceRow;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.NamedValue;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Viewer;

/** The facts that no picture shows: those that every viewer may know, and those that only one seat knows. */
final class BattleFacts {
    private final Setup setup;

    BattleFacts(Setup setup) {
        this.setup = setup;
    }

    /** Returns the facts that a viewer may know. Of the declarations that are not revealed, a seat knows only its own. */
    List<String> facts(Position position, Viewer viewer) {
        List<String> facts = new ArrayList<>();
        facts.add("Round " + position.round() + " of " + setup.scenario().rounds() + "; the objective is "
                + setup.scenario().objective());
        if (setup.command()) {
            facts.add(command());
        }
        for (BattleSide side : BattleSide.values()) {
            side(position, side, facts);
        }
        if (Arrays.stream(BattleSide.values())
                .anyMatch(side -> !position.side(side).gobble().faces().isEmpty())) {
            facts.add(gobbling());
        }
        if (viewer instanceof Viewer.Seated seated) {
            secret(position.phase(), BattleSide.of(seated.seat())).ifPresent(facts::add);
        }
        return facts;
    }

    /** Returns the public facts as values. */
    List<NamedValue> values(Position position) {
        List<NamedValue> values = new ArrayList<>();
        values.add(
                NamedValue.of("round", position.round()).upTo(setup.scenario().rounds()));
        values.add(
                NamedValue.of("objective", List.of(setup.scenario().objective().toString())));
        if (setup.command()) {
            values.add(NamedValue.of("command", difficulties()));
            values.add(NamedValue.of("lag-rounds", setup.scale().lagRounds()));
        }
        for (BattleSide side : BattleSide.values()) {
            values(position, side).forEach(value -> values.add(value.of(side.title())));
        }
        return values;
    }

    private List<NamedValue> values(Position position, BattleSide side) {
        SideRound round = position.side(side);
        List<NamedValue> values = new ArrayList<>(List.of(
                NamedValue.of("units", position.field().size(side)),
                NamedValue.of("units-at-objective", setup.atObjective(position, side)),
                NamedValue.of("dice-not-spent", round.dice().size()),
                NamedValue.of("gobble-dice", round.gobble().size())));
        if (areOrdersOpen(position)) {
            BattleStrategy.BattleOrders inForce = setup.inForce(round);
            values.add(NamedValue.of("strategy", List.of(inForce.says())));
            round.orders().stream()
                    .skip(round.orders().size() - 1L)
                    .filter(latest -> !latest.equals(inForce))
                    .forEach(latest -> values.add(NamedValue.of("orders-on-their-way", List.of(latest.says()))));
        }
        return values;
    }

    private String gobbling() {
        String which = setup.rulings().gobbleByHeight() ? " that is no higher" : "";
        return "Each die of a defence cancels a die of an attack" + which
                + ". An attack with one die left does nothing";
    }

    private static Optional<String> secret(Phase phase, BattleSide side) {
        return switch (phase) {
            case Phase.DeclaringOrders declaring ->
                declaring.declared(side).map(orders -> "You declared " + orders.says());
            case Phase.NamingInSecret naming ->
                naming.named(side).map(tactic -> "You named your set " + naming.set() + " for " + tactic.purpose());
            default -> Optional.empty();
        };
    }

    /** Says how hard orders are to give. The number of men in a unit is left out: it was chosen before the game and changes no choice. */
    private String command() {
        UnitScale scale = setup.scale();
        return "Command: " + String.join(" or ", difficulties()) + "; lag: " + scale.lagRounds()
                + (scale.lagRounds() == 1 ? " round" : " rounds");
    }

    private List<String> difficulties() {
        return setup.scale().interference().stream()
                .map(UnitScale.Difficulty::toString)
                .toList();
    }

    private void side(Position position, BattleSide side, List<String> facts) {
        if (areOrdersOpen(position)) {
            facts.add(side.title() + ": " + orders(position.side(side)));
        }
    }

    private static boolean areOrdersOpen(Position position) {
        return !(position.phase() instanceof Phase.DeclaringOrders || position.phase() instanceof Phase.ConflictOver);
    }

    private String orders(SideRound round) {
        BattleStrategy.BattleOrders inForce = setup.inForce(round);
        BattleStrategy.BattleOrders latest = round.orders().get(round.orders().size() - 1);
        return inForce.says()
                + (latest.equals(inForce)
                        ? " (" + inForce.strategy().lets() + ")"
                        : "; on their way: " + latest.says());
    }

    /**
     * Returns the dice before each side: what is left of its attack, its sets in the order of spending, and its Gobble Dice.
     * Waste dice are left out: they decide nothing, and their rows would take room from the board.
     */
    List<DiceRow> dice(Position position) {
        List<DiceRow> rows = new ArrayList<>();
        for (BattleAssault assault : position.assaults()) {
            List<Integer> left = Collections.nCopies(assault.width(), assault.height());
            row(assault.side(), "attack on " + assault.at(), left, rows);
        }
        for (BattleSide side : BattleSide.values()) {
            SideRound round = position.side(side);
            List<Integer> sets = inSets(round.dice());
            List<Integer> gobble = new ArrayList<>(inSets(round.gobble()));
            gobble.addAll(singles(round.gobble()));
            row(side, "sets", sets, rows);
            row(side, "Gobble Dice", gobble, rows);
            free(position, side, rows);
        }
        return rows;
    }

    /** Lists the dice that Forest, Mountain and Defenders add against the attack that is answered now. */
    private void free(Position position, BattleSide side, List<DiceRow> into) {
        if (!(position.phase() instanceof Phase.GobblingDice)
                || position.assault().side() == side) {
            return;
        }
        AssaultSum.DefenceSum sum = new AssaultSum.DefenceSum(setup);
        int defenders = position.field()
                .at(position.assault().at())
                .map(BattleSquad::freshDefenders)
                .orElse(0);
        row(side, "Defenders' dice", Collections.nCopies(defenders, DicePool.HIGHEST), into);
        if (sum.terrainDie(position)) {
            String terrain = sum.terrain(position.assault().at()).title();
            row(side, terrain + "'s die", List.of(DicePool.HIGHEST), into);
        }
    }

    private static void row(BattleSide side, String what, List<Integer> faces, List<DiceRow> into) {
        if (!faces.isEmpty()) {
            List<DieShown> dice = faces.stream()
                    .map(face -> DieShown.of(DieType.NUMERALS, String.valueOf(face)))
                    .toList();
            into.add(new DiceRow(side.seat(), what, dice));
        }
    }

    private static List<Integer> inSets(DicePool pool) {
        return pool.sets().stream()
                .flatMap(set -> Collections.nCopies(set.width(), set.height()).stream())
                .toList();
    }

    private static List<Integer> singles(DicePool pool) {
        return pool.faces().stream().filter(face -> pool.count(face) == 1).toList();
    }

    /** Returns how many units each side has left, type by type, and how many are where the battle is decided. */
    List<Score> scores(Position position) {
        return Arrays.stream(BattleSide.values())
                .map(side -> score(position, side)
                        .decidedBy(leads(position, side), there(position, side), left(position, side)))
                .toList();
    }

    private Score.Goal there(Position position, BattleSide side) {
        return new Score.Goal(
                setup.atObjective(position, side),
                "units in or next to " + setup.scenario().objective());
    }

    private Score.Goal left(Position position, BattleSide side) {
        int units = position.field().size(side);
        return new Score.Goal(units, units == 1 ? "unit" : "units")
                .lostAt(setup.scenario().breaksBelow() - 1);
    }

    /** Returns whether a side would win now: by more units in and next to the objective, and at equal numbers by more units. */
    private boolean leads(Position position, BattleSide side) {
        int more = setup.atObjective(position, side) - setup.atObjective(position, side.other());
        return more == 0 ? position.field().size(side) > position.field().size(side.other()) : more > 0;
    }

    private static Score score(Position position, BattleSide side) {
        List<Score.Reason> parts = new ArrayList<>();
        for (TroopType type : TroopType.values()) {
            int count = position.field().count(side, type);
            if (count > 0) {
                parts.add(new Score.Reason(count, type.title(count)));
            }
        }
        return new Score(side.seat(), position.field().size(side), "units", parts);
    }

    /** The sentences that ask players for the awaited action. */
    static final class PromptWords {
        private PromptWords() {}

        /** Returns the awaited action in words; empty while steps follow by themselves. */
        static String awaited(Position position) {
            return switch (position.phase()) {
                case Phase.DeclaringOrders declaring -> "pick a strategy in secret: what your sets may do";
                case Phase.RollingPools rolling -> "roll a die for each unit, fifteen at most";
                case Phase.NamingTactics naming -> "both sides have " + naming.set() + ": say what yours is for";
                case Phase.NamingInSecret naming ->
                    "both sides have " + naming.set() + ": say in secret what yours is for";
                case Phase.SpendingSet spending ->
                    "spend the set " + spending.set()
                            + spending.bound()
                                    .map(tactic -> ", named for " + tactic.purpose())
                                    .orElse("");
                case Phase.GobblingDice gobbling ->
                    "cancel dice of the attack " + position.assault().set() + " on "
                            + position.assault().at();
                case Phase.KnockingDie knocking -> "choose the set that loses a die";
                case Phase.LosingUnits losing ->
                    "choose " + Count.of(losing.left(), "unit") + " to lose on "
                            + position.assault().at();
                case Phase.MarchingFreely marching -> "move a squad freely, or be done";
                case Phase.Resolving resolving -> "";
                case Phase.ConflictOver over -> over.end().says();
            };
        }

        /** Returns the facts to know before choosing; empty where the board shows them. */
        static String situation(Position position) {
            return switch (position.phase()) {
                case Phase.SpendingSet spending ->
                    "your " + inWords(spending.set())
                            + spending.bound()
                                    .map(tactic -> " are named for " + tactic.purpose())
                                    .orElse(
                                            isAloneSoWide(position, spending.set())
                                                    ? " are the widest set left"
                                                    : " are the highest of the widest sets");
                case Phase.NamingTactics naming -> "both sides have " + inWords(naming.set());
                case Phase.GobblingDice gobbling ->
                    position.assault().at() + " is attacked with "
                            + inWords(position.assault().set());
                case Phase.KnockingDie knocking -> "the attack got through";
                case Phase.LosingUnits losing ->
                    Count.of(losing.left(), "unit is", "units are") + " lost on "
                            + position.assault().at();
                case Phase.MarchingFreely marching -> "Free Movement: one space for each squad";
                default -> "";
            };
        }

        private static boolean isAloneSoWide(Position position, DiceSet set) {
            return Arrays.stream(BattleSide.values())
                            .flatMap(side -> position.side(side).dice().sets().stream())
                            .filter(other -> other.width() == set.width())
                            .count()
                    == 1;
        }

        private static String inWords(DiceSet set) {
            return Count.word(set.width()) + " " + set.height() + "s";
        }

        /** Returns the sentence for a side that passes its remaining choices. */
        static String forgone(Position position) {
            return position.acting().title()
                    + (position.phase() instanceof Phase.GobblingDice
                            ? " lets the attack through."
                            : " is done with Free Movement.");
        }
    }
}
