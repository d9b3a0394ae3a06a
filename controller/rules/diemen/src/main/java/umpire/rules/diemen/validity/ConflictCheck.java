package umpire.rules.diemen.validity;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.conflict.BattleOrders;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.SideRound;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.HexTerrain;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.refusal.ConflictJudge;
import umpire.rules.kernel.Parsed;

/** Says whether a position can be on a table, and if not why. */
public final class ConflictCheck {
    private final ConflictSetup setup;
    private final PhaseDoubts phases;

    public ConflictCheck(ConflictSetup setup, ConflictJudge judge) {
        this.setup = setup;
        this.phases = new PhaseDoubts(setup, judge);
    }

    public Parsed<Conflict> check(Conflict conflict) {
        return field(conflict.field())
                .or(() -> rounds(conflict))
                .or(() -> phases.first(conflict))
                .map(Parsed::<Conflict>bad)
                .orElseGet(() -> Parsed.good(conflict));
    }

    /** Returns why troops cannot stand so, if they cannot. */
    public Optional<String> field(BattleField field) {
        PositionDoubts doubts = new PositionDoubts();
        field.squads().forEach(squad -> squad(doubts, squad));
        for (BattleSide side : BattleSide.values()) {
            for (TroopType type : TroopType.values()) {
                doubts.needs(
                        () -> field.count(side, type) <= setup.scenario().inBox(side, type),
                        () -> side.title() + " has " + field.count(side, type) + " "
                                + type.title(field.count(side, type)) + ", and its box "
                                + setup.scenario().inBox(side, type));
            }
        }
        return doubts.first();
    }

    private void squad(PositionDoubts doubts, BattleSquad squad) {
        BattleHex hex = squad.at();
        int most = setup.scenario().stackLimit();
        doubts.needs(() -> setup.map().has(hex), () -> "the map has no space " + hex)
                .needs(
                        () -> squad.troops().types().stream()
                                .allMatch(type -> setup.enters(type, hex)),
                        () -> squad.troops().says() + " cannot stand on " + hex + ", which is "
                                + setup.map().terrain(hex).title())
                .needs(
                        () -> squad.size() <= most,
                        () -> squad.size() + " units stand on " + hex + "; there is room for " + most);
    }

    private Optional<String> rounds(Conflict conflict) {
        PositionDoubts doubts = new PositionDoubts()
                .needs(
                        () -> conflict.round() >= 1
                                && conflict.round() <= setup.scenario().rounds(),
                        () -> "round " + conflict.round() + " is none of the "
                                + setup.scenario().rounds() + " rounds")
                .needs(
                        () -> conflict.usedTerrain().stream()
                                .map(setup.map()::terrain)
                                .allMatch(terrain -> terrain == HexTerrain.FOREST || terrain == HexTerrain.MOUNTAIN),
                        "only a Forest or a Mountain has a die to use");
        for (BattleSide side : BattleSide.values()) {
            side(doubts, conflict, side);
        }
        return doubts.first();
    }

    private void side(PositionDoubts doubts, Conflict conflict, BattleSide side) {
        SideRound round = conflict.side(side);
        doubts.needs(
                        () -> ordersFit(conflict, round.orders()),
                        () -> side.title() + " has other orders than it can have declared by round " + conflict.round())
                .needs(
                        () -> round.dice().size() + round.gobble().size() <= ConflictSetup.MOST_DICE,
                        () -> side.title() + " has more than " + ConflictSetup.MOST_DICE + " dice")
                .needs(
                        () -> round.defended() || round.gobble().size() == 0,
                        () -> side.title() + " has Gobble Dice, but is not guarding")
                .needs(
                        () -> round.archerWidth() <= setup.scenario().inBox(side, TroopType.ARCHERS),
                        () -> side.title() + "'s Archers gave more width than there are Archers");
    }

    private boolean ordersFit(Conflict conflict, List<BattleOrders> orders) {
        boolean declaring = conflict.phase() instanceof ConflictPhase.DeclaringOrders;
        int declared = conflict.round() - (declaring ? 1 : 0);
        int kept = Math.min(declared, setup.keptOrders());
        boolean free = declaring || conflict.phase() instanceof ConflictPhase.ConflictOver;
        return orders.size() <= kept
                && (free || orders.size() == kept)
                && orders.stream().allMatch(this::possible);
    }

    private boolean possible(BattleOrders orders) {
        return orders.strategy().namesGoal() == orders.goal().isPresent()
                && orders.goal().stream()
                        .allMatch(goal -> setup.map().has(goal) && setup.map().passable(goal));
    }
}
