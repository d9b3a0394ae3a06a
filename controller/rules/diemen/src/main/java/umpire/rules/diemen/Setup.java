package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diemen.BattleStrategy.BattleOrders;
import umpire.rules.diemen.Ending.EndingKind;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.ScenarioReader.BattleScenario;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.UnitScale;
import umpire.rules.diemen.rulings.Rulings;

/**
 * The settings that were chosen before the battle.
 *
 * @param scenario map, armies and end
 * @param scale what a unit stands for
 * @param command whether the interference and the lag of the scale apply
 * @param tagged whether the dice carry tags that the table reads
 * @param rulings how this table answers what the sheet leaves open
 */
public record Setup(BattleScenario scenario, UnitScale scale, boolean command, boolean tagged, Rulings rulings) {
    /** Most dice of a side. */
    public static final int MOST_DICE = 15;

    public BattleMap map() {
        return scenario.map();
    }

    /** Returns whether a unit may stand in a space. */
    public boolean enters(TroopType type, BattleHex hex) {
        return map().has(hex) && rulings.enters(type, map().terrain(hex));
    }

    /** Returns whether a space can be named as a goal. */
    public boolean isGoal(BattleHex hex) {
        return map().has(hex) && (map().passable(hex) || rulings.impassibleIsEntered() || rulings.impassibleGoal());
    }

    /** Returns the side that acts first in a round when both sides are equal: Red in odd rounds, Blue in even ones. */
    public static BattleSide firstInRound(int round) {
        return round % 2 == 1 ? BattleSide.RED : BattleSide.BLUE;
    }

    /** Returns how many dice a side rolls. */
    public int dice(Position position, BattleSide side) {
        return Math.min(MOST_DICE, position.field().size(side));
    }

    /** Returns how many units of a side stand in or next to the objective. */
    public int atObjective(Position position, BattleSide side) {
        return position.field().squads(side).stream()
                .filter(squad -> squad.at().distance(scenario.objective()) <= 1)
                .mapToInt(BattleSquad::size)
                .sum();
    }

    /** Returns whether a side has too few units left. */
    public boolean broken(Position position) {
        return Math.min(position.field().size(BattleSide.RED), position.field().size(BattleSide.BLUE))
                < scenario.breaksBelow();
    }

    /** Returns how the battle ends as things stand, if a side is broken or this was the last round. */
    public Optional<Ending> end(Position position) {
        int red = position.field().size(BattleSide.RED);
        int blue = position.field().size(BattleSide.BLUE);
        if (broken(position)) {
            return Optional.of(Ending.of(EndingKind.BEATEN, red, blue));
        }
        if (position.round() < scenario.rounds()) {
            return Optional.empty();
        }
        int redThere = atObjective(position, BattleSide.RED);
        int blueThere = atObjective(position, BattleSide.BLUE);
        return Optional.of(
                redThere != blueThere
                        ? Ending.of(EndingKind.OBJECTIVE, redThere, blueThere)
                        : Ending.of(EndingKind.SURVIVORS, red, blue));
    }

    private int lag() {
        return command ? scale.lagRounds() : 0;
    }

    /** Returns the orders of a side that still matter after it has declared new ones. */
    public List<BattleOrders> declared(SideRound side, BattleOrders orders) {
        List<BattleOrders> all =
                Stream.concat(side.orders().stream(), Stream.of(orders)).toList();
        return all.subList(Math.max(0, all.size() - keptOrders()), all.size());
    }

    /** Returns how many orders still matter: those on their way, those in force and those before them. */
    public int keptOrders() {
        return command ? lag() + 2 : 1;
    }

    /** Returns a side's state at the start of the same round. Orders that were declared in this round are removed, to be declared again. */
    private SideRound undeclared(SideRound side, boolean declaring) {
        List<BattleOrders> orders = side.orders();
        return SideRound.BLANK.with(declaring || orders.isEmpty() ? orders : orders.subList(0, orders.size() - 1));
    }

    /** Returns the orders that a side's troops follow in this round, once it has declared. */
    public BattleOrders inForce(SideRound side) {
        return side.orders().get(Math.max(0, side.orders().size() - 1 - lag()));
    }

    /** Returns whether a side's troops follow other orders than in the round before. */
    public boolean changed(SideRound side) {
        int before = side.orders().size() - 2 - lag();
        return before >= 0 && !side.orders().get(before).equals(inForce(side));
    }

    /** Returns the height that a side's sets need in this round. */
    public int leastHeight(SideRound side) {
        return command && changed(side) ? scale.difficulty() : 0;
    }

    /** Returns the start of a round with a given field. The round number and the earlier declarations are those of another position. */
    public Position begun(BattleField field, Position like) {
        boolean declaring = like.phase() instanceof Phase.DeclaringOrders;
        return Position.beginning(
                like.round(), field, undeclared(like.red(), declaring), undeclared(like.blue(), declaring));
    }
}
