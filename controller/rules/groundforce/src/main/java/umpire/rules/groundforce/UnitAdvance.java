package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;

/** Of two attackers, one or both move into the emptied place. */
final class UnitAdvance extends ForceMove<Phase.AdvancingUnits, Action.AdvanceInto> {
    UnitAdvance(Setup setup) {
        super(
                setup,
                Phase.AdvancingUnits.class,
                Sentence.of(
                        "advance",
                        Action.AdvanceInto.class,
                        ForceWords.PLACE.some("+").called(ForceWords.PLACES),
                        Action.AdvanceInto::from,
                        ForceWords.TIRED,
                        Action.AdvanceInto::tired,
                        Action.AdvanceInto::new),
                "advance d2");
    }

    @Override
    protected Action.AdvanceInto meant(Position position, Action.AdvanceInto advance) {
        return position.phase() instanceof Phase.AdvancingUnits advancing
                        && !new AlikeUnits(setup, position).unlike(advancing.assault())
                        && advancing.assault().fighters(advance.from().get(0)).stream()
                                        .distinct()
                                        .count()
                                > 1
                ? new Action.AdvanceInto(advance.from(), false)
                : advance;
    }

    @Override
    Breach elsewhere(Position position) {
        return Breach.of(SheetRule.NOTHING_EMPTIED);
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.AdvancingUnits phase, Action.AdvanceInto advance) {
        Assault assault = phase.assault();
        List<GroundPlace> left = new ArrayList<>(assault.from());
        return new FirstBreach()
                .needs(
                        SheetRule.ATTACKERS_ADVANCE,
                        () -> !advance.from().isEmpty()
                                && advance.from().stream().allMatch(left::remove),
                        () -> "The attackers of " + assault.target() + " stand on " + Attackers.joined(assault.from())
                                + ".")
                .needs(
                        SheetRule.ADVANCE_TOGETHER,
                        () -> advance.from().size() == 1 || setup.rulings().bothMayAdvance(),
                        () -> "In this house one of two attackers moves in, not both.")
                .needs(
                        SheetRule.NO_SUCH_UNIT,
                        () -> !advance.tired()
                                || (advance.from().size() == 1 && new AlikeUnits(setup, position).unlike(assault)),
                        () -> "Do not name one of the attackers: they are all alike.")
                .found();
    }

    @Override
    protected List<Action.AdvanceInto> legal(Position position, Phase.AdvancingUnits phase) {
        List<GroundPlace> from = phase.assault().from();
        List<Action.AdvanceInto> all = new ArrayList<>();
        for (GroundPlace place : from.stream().distinct().toList()) {
            all.add(new Action.AdvanceInto(List.of(place), false));
            all.add(new Action.AdvanceInto(List.of(place), true));
        }
        all.add(new Action.AdvanceInto(from, false));
        return unbroken(position, phase, all);
    }

    @Override
    protected Position after(
            Position position, Phase.AdvancingUnits phase, Action.AdvanceInto advance, EventSink telling) {
        Assault assault = phase.assault();
        List<Assault.AssaultFighter> going =
                advance.from().size() == assault.fighters().size()
                        ? assault.fighters()
                        : List.of(one(assault, advance));
        return new Battle(setup, assault, phase.acted(), telling).advance(position, going);
    }

    private static Assault.AssaultFighter one(Assault assault, Action.AdvanceInto advance) {
        return assault.fighters(advance.from().get(0)).get(advance.tired() ? 1 : 0);
    }

    @Override
    protected String describe(Position position, Action.AdvanceInto advance) {
        boolean alone = advance.from().size() == 1;
        String which = alone
                        && position.phase() instanceof Phase.AdvancingUnits phase
                        && new AlikeUnits(setup, position).unlike(phase.assault())
                ? ", the one " + one(phase.assault(), advance).readiness().says()
                : "";
        return (alone ? "move one in from " : "move both in from ") + Attackers.joined(advance.from()) + which;
    }

    @Override
    protected ActionKind kind(Position position, Action.AdvanceInto advance) {
        return ActionKind.usual(advance.from().size() > 1 ? "move both attackers in" : "move one attacker in");
    }
}
