package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.InPhase;

/** Says which rule an action breaks first, if it breaks one. */
final class Judge {
    private final Setup setup;
    private final PhaseGate gate;
    private final WalkJudge walks;
    private final AssaultJudge attacks;
    private final BaseJudge bases;

    public Judge(Setup setup) {
        this.setup = setup;
        this.gate = new PhaseGate(setup);
        this.walks = new WalkJudge(setup);
        this.attacks = new AssaultJudge(setup);
        this.bases = new BaseJudge(setup);
    }

    /** Returns the first rule that the action breaks. */
    public Optional<Breach> refuse(Position position, Action action) {
        Optional<Breach> closed = gate.closed(position, action);
        return new FirstBreach()
                .then(() -> othersTurn(position, action))
                .then(() -> closed)
                .then(() -> closed.isPresent()
                        ? Optional.empty()
                        : judged(position, action).found())
                .found();
    }

    /** Whose turn it is comes before anything else that is wrong with moving units of the other army. */
    private static Optional<Breach> othersTurn(Position position, Action action) {
        ArmyColour other = position.turn().other();
        boolean acts = position.phase() instanceof Phase.WarOver || position.acting() == other;
        return from(action)
                .filter(place -> !acts && position.forces().holds(other, place))
                .map(place -> new Breach(SheetRule.NO_SUCH_UNIT, ActorJudge.others(position, place)));
    }

    private static Optional<GroundPlace> from(Action action) {
        return switch (action) {
            case Action.WalkUnit walk -> Optional.of(walk.from());
            case Action.AttackPlace attack -> attack.from().stream().findFirst();
            default -> Optional.empty();
        };
    }

    private FirstBreach judged(Position position, Action action) {
        return switch (action) {
            case Action.PlaceUnit place -> bases.place(position, place);
            case Action.DrawCard draw -> draw(position, draw);
            case Action.ShuffleCards shuffle -> new FirstBreach();
            case Action.WalkUnit walk -> walks.walk(position, walk);
            case Action.AttackPlace attack -> attacks.attack(position, attack);
            case Action.ThrowDice thrown
            when position.phase() instanceof Phase.ThrowingDice throwing -> thrown(position, throwing, thrown);
            case Action.ThrowDice thrown -> throw InPhase.outOfOrder(position.phase(), thrown);
            case Action.RemoveUnit remove
            when position.phase() instanceof Phase.RemovingUnit removing -> remove(position, removing, remove);
            case Action.RemoveUnit remove -> throw InPhase.outOfOrder(position.phase(), remove);
            case Action.AdvanceInto advance
            when position.phase() instanceof Phase.AdvancingUnits advancing -> advance(position, advancing, advance);
            case Action.AdvanceInto advance -> throw InPhase.outOfOrder(position.phase(), advance);
            case Action.BuyUnit buy
            when position.phase() instanceof Phase.BuyingUnits buying -> bases.buy(position, buying.points(), buy);
            case Action.BuyUnit buy -> throw InPhase.outOfOrder(position.phase(), buy);
            case Action.EndTurn end -> new FirstBreach();
        };
    }

    private FirstBreach draw(Position position, Action.DrawCard draw) {
        OrderCard card = draw.card();
        long alike = setup.deck().cards().stream()
                .filter(each -> each.kind() == card.kind())
                .count();
        return new FirstBreach()
                .needs(
                        SheetRule.CARD_OF_DECK,
                        () -> setup.deck().cards().contains(card),
                        () -> alike == 0
                                ? "No card of a deck says " + card.kind().word() + "."
                                : "There is no card " + card + "; a deck has "
                                        + (alike == 1 ? "one that says " : alike + " that say ")
                                        + card.kind().word() + ".")
                .needs(
                        SheetRule.CARD_IN_DECK,
                        () -> setup.left(position).contains(card),
                        () -> position.turn() + " has drawn " + card + " already; it is not in the deck.");
    }

    private FirstBreach thrown(Position position, Phase.ThrowingDice phase, Action.ThrowDice thrown) {
        int attackers = phase.assault().fighters().size();
        int defenders = defendersDice(position, phase);
        boolean shot = phase.assault().shot();
        return new FirstBreach()
                .needs(
                        shot ? SheetRule.HEAVY_ONE_DIE : SheetRule.ANNOUNCE,
                        () -> thrown.attack().size() == attackers,
                        () -> throwsSo(position.turn(), "attacks", attackers, thrown.attack()))
                .needs(
                        shot ? SheetRule.HEAVY_ONE_DIE : SheetRule.DEFENDERS_DICE,
                        () -> thrown.defence().size() == defenders,
                        () -> throwsSo(position.turn().other(), "defends", defenders, thrown.defence()))
                .needs(
                        SheetRule.DIE_FACES,
                        () -> setup.die().containsAll(thrown.attack())
                                && setup.die().containsAll(thrown.defence()),
                        () -> "No face of a die shows that; there are "
                                + setup.die().stream()
                                        .distinct()
                                        .map(BattleFace::word)
                                        .collect(Collectors.joining(", "))
                                + ".");
    }

    private static String throwsSo(ArmyColour army, String does, int dice, List<BattleFace> thrown) {
        return army + " " + does + " with " + (dice == 1 ? "one die" : "two dice") + ", not with " + thrown.size()
                + ".";
    }

    /** Returns how many dice the defender throws. */
    public int defendersDice(Position position, Phase.ThrowingDice phase) {
        return phase.assault().shot()
                ? 1
                : setup.defenders(position, phase.assault().target()).size();
    }

    private FirstBreach remove(Position position, Phase.RemovingUnit phase, Action.RemoveUnit remove) {
        return new FirstBreach()
                .needs(
                        SheetRule.LOST_IN_BATTLE,
                        () -> fought(position, phase, remove.type(), remove.place()),
                        () -> "No " + remove.type().says() + " of " + phase.loser() + " on " + remove.place()
                                + " took part in this battle.");
    }

    private boolean fought(Position position, Phase.RemovingUnit phase, ForceType type, GroundPlace place) {
        return phase.loser() == position.turn()
                ? type == phase.assault().type() && phase.assault().from().contains(place)
                : place.equals(phase.assault().target())
                        && setup.defenders(position, place).stream().anyMatch(unit -> unit.type() == type);
    }

    private FirstBreach advance(Position position, Phase.AdvancingUnits phase, Action.AdvanceInto advance) {
        Assault assault = phase.assault();
        List<GroundPlace> left = new ArrayList<>(assault.from());
        boolean unlike = new AlikeUnits(setup, position).unlike(assault);
        return new FirstBreach()
                .needs(
                        SheetRule.ATTACKERS_ADVANCE,
                        () -> !advance.from().isEmpty()
                                && advance.from().stream().allMatch(left::remove),
                        () -> "Those who attacked " + assault.target() + " stand on "
                                + assault.from().stream()
                                        .distinct()
                                        .map(GroundPlace::toString)
                                        .collect(Collectors.joining(" and "))
                                + ".")
                .needs(
                        SheetRule.ADVANCE_TOGETHER,
                        () -> advance.from().size() == 1 || setup.rulings().bothMayAdvance(),
                        () -> "In this house one of two attackers moves in, not both.")
                .needs(
                        SheetRule.NO_SUCH_UNIT,
                        () -> !advance.tired() || (unlike && advance.from().size() == 1),
                        () -> "Which of the attackers moves in need not be said.");
    }
}
