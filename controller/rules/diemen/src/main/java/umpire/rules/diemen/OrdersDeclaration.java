package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.BattleStrategy.BattleOrders;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;

/** A side picks its strategy in secret. */
final class OrdersDeclaration extends BattleMove<Phase.DeclaringOrders, Action.DeclareOrders> {
    OrdersDeclaration(Setup setup) {
        super(
                setup,
                Phase.DeclaringOrders.class,
                Sentence.of(
                        ActionLine.SECRETLY,
                        Action.DeclareOrders.class,
                        BattleWords.SIDE,
                        Action.DeclareOrders::side,
                        BattleWords.ORDERS,
                        Action.DeclareOrders::orders,
                        Action.DeclareOrders::new),
                ActionKind.usual("pick a strategy"));
    }

    @Override
    protected Optional<Breach> breach(
            Position position, Phase.DeclaringOrders declaring, Action.DeclareOrders declare) {
        return named(declare.orders())
                .needs(
                        SheetRule.DECLARED_ALREADY,
                        () -> declaring
                                .declared(declare.side())
                                .filter(before -> before.equals(declare.orders())
                                        || !setup.rulings().declaredAnew())
                                .isEmpty(),
                        () -> declare.side().title() + " has declared that already.")
                .found();
    }

    /** Tests that a goal is named if the strategy has one, and that none is named if it has none. */
    FirstBreach named(BattleOrders orders) {
        Optional<BattleHex> goal = orders.goal();
        return switch (orders.strategy()) {
            case DEPLOY -> fits(SheetRule.DEPLOY_NAMES_A_GOAL, goal);
            case SEIZE -> fits(SheetRule.SEIZE_NAMES_A_GOAL, goal);
            case HOLD -> new FirstBreach().needs(SheetRule.HOLD_HAS_NO_GOAL, goal::isEmpty);
            case RETREAT -> new FirstBreach().needs(SheetRule.RETREAT_HAS_NO_GOAL, goal::isEmpty);
        };
    }

    private FirstBreach fits(SheetRule rule, Optional<BattleHex> goal) {
        return new FirstBreach()
                .needs(rule, goal::isPresent)
                .needs(
                        rule,
                        () -> setup.map().has(goal.orElseThrow()),
                        () -> "The map has no space " + goal.orElseThrow() + ".")
                .needs(rule, () -> setup.isGoal(goal.orElseThrow()), () -> goal.orElseThrow() + " is Impassible.");
    }

    @Override
    protected List<Action.DeclareOrders> legal(Position position, Phase.DeclaringOrders declaring) {
        List<Action.DeclareOrders> all = new ArrayList<>();
        for (BattleSide side : BattleSide.values()) {
            for (BattleStrategy strategy : BattleStrategy.values()) {
                if (strategy.namesGoal()) {
                    setup.map()
                            .hexes()
                            .forEach(hex -> all.add(new Action.DeclareOrders(side, BattleOrders.of(strategy, hex))));
                } else {
                    all.add(new Action.DeclareOrders(side, BattleOrders.of(strategy)));
                }
            }
        }
        return unbroken(position, declaring, all);
    }

    /** Tells nothing until both sides have picked. */
    @Override
    protected Position after(
            Position position, Phase.DeclaringOrders declaring, Action.DeclareOrders declare, EventSink telling) {
        Phase.DeclaringOrders next = declaring.with(declare.side(), declare.orders());
        return next.has(declare.side().other()) ? revealed(position, next, telling) : position.with(next);
    }

    private Position revealed(Position position, Phase.DeclaringOrders both, EventSink telling) {
        Position after = position;
        for (BattleSide side : BattleSide.values()) {
            BattleOrders declared = both.declared(side).orElseThrow();
            SideRound next = position.side(side).with(setup.declared(position.side(side), declared));
            after = after.with(side, next);
            tell(side, declared, setup.inForce(next), telling);
        }
        return after.with(new Phase.RollingPools());
    }

    private static void tell(BattleSide side, BattleOrders declared, BattleOrders inForce, EventSink telling) {
        if (!declared.equals(inForce)) {
            telling.tell(
                    SheetRule.ORDERS_UNDER_WAY,
                    () -> side.title() + "'s new orders are on their way: " + declared.says()
                            + ". Until they come it goes on with the old ones.");
        }
        SheetRule rule = switch (inForce.strategy()) {
            case DEPLOY -> SheetRule.DEPLOY;
            case SEIZE -> SheetRule.SEIZE;
            case HOLD -> SheetRule.HOLD;
            case RETREAT -> SheetRule.RETREAT;
        };
        telling.tell(
                rule,
                () -> side.title() + ": " + inForce.says() + " ("
                        + inForce.strategy().lets() + ").");
    }

    @Override
    protected String describe(Position position, Action.DeclareOrders declare) {
        return declare.orders().says();
    }

    @Override
    protected Optional<String> preview(Position position, Action.DeclareOrders declare, Position next) {
        return Optional.of(declare.orders().strategy().lets());
    }
}
