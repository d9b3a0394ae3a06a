package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import umpire.rules.diemen.field.BattleSide;

/** What a side may suppose that the other declared in secret. That it did declare is known. */
final class SupposedSecrets {
    private final Judge judge;

    SupposedSecrets(Judge judge) {
        this.judge = judge;
    }

    /** Returns the position with anything the other side might have declared; the position itself while it has declared nothing. */
    Position supposed(Position position, BattleSide side, IntUnaryOperator chance) {
        BattleSide other = side.other();
        return switch (position.phase()) {
            case Phase.DeclaringOrders declaring
            when declaring.declared(other).isPresent() -> orders(position, declaring, other, chance);
            case Phase.NamingInSecret naming
            when naming.named(other).isPresent() -> tactic(position, naming, other, chance);
            default -> position;
        };
    }

    private Position orders(
            Position position, Phase.DeclaringOrders declaring, BattleSide of, IntUnaryOperator chance) {
        Phase.DeclaringOrders before = of == BattleSide.RED
                ? new Phase.DeclaringOrders(Optional.empty(), declaring.blue())
                : new Phase.DeclaringOrders(declaring.red(), Optional.empty());
        return position.with(before.with(
                of,
                any(
                        position.with(before),
                        action -> action instanceof Action.DeclareOrders declare && declare.side() == of
                                ? Optional.of(declare.orders())
                                : Optional.empty(),
                        chance)));
    }

    private Position tactic(Position position, Phase.NamingInSecret naming, BattleSide of, IntUnaryOperator chance) {
        Phase.NamingInSecret before = of == BattleSide.RED
                ? new Phase.NamingInSecret(naming.set(), Optional.empty(), naming.blue())
                : new Phase.NamingInSecret(naming.set(), naming.red(), Optional.empty());
        return position.with(before.with(
                of,
                any(
                        position.with(before),
                        action -> action instanceof Action.NameInSecret name && name.side() == of
                                ? Optional.of(name.tactic())
                                : Optional.empty(),
                        chance)));
    }

    /** Nothing of what is declared now is left in the position, so nothing of it can be found out. */
    private <T> T any(Position undeclared, Function<Action, Optional<T>> declared, IntUnaryOperator chance) {
        List<T> possible = judge.legal(undeclared).stream()
                .map(declared)
                .flatMap(Optional::stream)
                .toList();
        return possible.get(chance.applyAsInt(possible.size()));
    }
}
