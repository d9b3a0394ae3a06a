package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Sentence;

/**
 * The troops of a space use a set against another space.
 *
 * @param <X> the action
 */
abstract class AimedMove<X extends Action.Aimed> extends SpendingMove<X> {
    /** How far Archers and Siege Engines reach, in spaces. */
    static final int FARTHEST = 2;

    private final BiFunction<BattleHex, BattleHex, X> made;

    AimedMove(Setup setup, String verb, Class<X> type, BiFunction<BattleHex, BattleHex, X> made, ActionKind kind) {
        super(
                setup,
                Sentence.of(verb, type, BattleWords.HEX, Action.Aimed::from, BattleWords.HEX, Action.Aimed::at, made),
                kind);
        this.made = made;
    }

    private FirstBreach tactic(Position position, Phase.SpendingSet spending) {
        BattleStrategy strategy = strategy(position, spending);
        return asNamed(spending, BattleTactic.ATTACK)
                .needs(SheetRule.DEPLOY_ATTACKS_NOT, () -> strategy != BattleStrategy.DEPLOY)
                .needs(SheetRule.RETREAT_ATTACKS_NOT, () -> strategy != BattleStrategy.RETREAT);
    }

    final FirstBreach aimed(Position position, Phase.SpendingSet spending, X action) {
        BattleSide side = spending.side();
        return tactic(position, spending)
                .needs(
                        SheetRule.TROOPS_ARE_THERE,
                        () -> position.field().at(action.from(), side).isPresent(),
                        () -> "No troops of " + side.title() + " stand on " + action.from() + ".")
                .needs(
                        SheetRule.ENEMY_IS_ATTACKED,
                        () -> position.field().at(action.at(), side.other()).isPresent(),
                        () -> "No troops of " + side.other().title() + " stand on " + action.at() + ".");
    }

    static String away(int distance) {
        return distance == 1 ? "the next space" : distance + " spaces away";
    }

    @Override
    protected final List<X> legal(Position position, Phase.SpendingSet spending) {
        List<X> all = new ArrayList<>();
        if (tactic(position, spending).found().isPresent()) {
            return all;
        }
        for (BattleSquad squad : position.field().squads(spending.side())) {
            for (BattleSquad enemy : position.field().squads(spending.side().other())) {
                if (squad.at().distance(enemy.at()) <= FARTHEST) {
                    all.add(made.apply(squad.at(), enemy.at()));
                }
            }
        }
        return unbroken(position, spending, all);
    }

    /** Returns the position in which an attack is under way. */
    static Position begun(Position position, Phase.SpendingSet spending, AssaultSum sum) {
        Position spent = spent(position, spending);
        Position after = sum.widened()
                ? spent.with(spending.side(), spent.side(spending.side()).widened())
                : spent;
        return after.withAssaults(Stream.concat(after.assaults().stream(), Stream.of(sum.assault()))
                .toList());
    }

    static void tellWidened(AssaultSum sum, EventSink telling) {
        if (sum.widened()) {
            telling.tell(
                    SheetRule.ARCHERS_WIDEN,
                    () -> "Archers make the attack one die wider: it has "
                            + sum.assault().width() + " dice.",
                    sum.assault().from().place());
        }
    }

    /** Labels a target with the units that would be lost. */
    static String upTo(int count) {
        return "up to " + (count == 1 ? "1 unit lost" : count + " units lost");
    }

    @Override
    protected final List<Place> touches(Position position, X action) {
        return List.of(action.from().place(), action.at().place());
    }
}
