package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.Rulings;

/** Lists what may be done: everything that a phase might hold and the judge lets pass, in a fixed order. */
final class Choices {
    private final Setup setup;
    private final Judge judge;

    public Choices(Setup setup, Judge judge) {
        this.setup = setup;
        this.judge = judge;
    }

    /** Returns the legal actions: walks by place, then attacks by target, then the end of the turn; others by type and place. */
    public List<Action> legal(Position position) {
        List<Action> all = new ArrayList<>();
        switch (position.phase()) {
            case Phase.PlacingUnits placing -> inBase(position, Action.PlaceUnit::new, all);
            case Phase.DrawingCard drawing -> cards(position, all);
            case Phase.ActivatingUnits activating -> {
                all.addAll(walksAndAttacks(position));
                all.add(new Action.EndTurn());
                return List.copyOf(all);
            }
            case Phase.ThrowingDice throwing -> throwing(position, throwing, all);
            case Phase.RemovingUnit removing -> losses(position, removing, all);
            case Phase.AdvancingUnits advancing -> advances(advancing.assault(), all);
            case Phase.BuyingUnits buying -> inBase(position, Action.BuyUnit::new, all);
            case Phase.WarOver over -> {}
        }
        return all.stream()
                .filter(action -> judge.refuse(position, action).isEmpty())
                .toList();
    }

    /** Makes an action of a type of units and a place. */
    private interface UnitAt {
        Action of(ForceType type, GroundPlace place);
    }

    private void inBase(Position position, UnitAt made, List<Action> into) {
        for (ForceType type : ForceType.values()) {
            setup.board().base(position.turn()).forEach(place -> into.add(made.of(type, place)));
        }
    }

    private void cards(Position position, List<Action> into) {
        setup.left(position).forEach(card -> into.add(new Action.DrawCard(card)));
        into.add(new Action.ShuffleCards());
    }

    /** Returns whether a unit may walk or attack while units act. */
    public boolean anyoneActs(Position position) {
        List<ForceType> open = open(position);
        boolean rush = setup.rush(position);
        for (Map.Entry<GroundPlace, ForceSquad> squad :
                position.forces().squads().entrySet()) {
            boolean fit = squad.getValue().army() == position.turn()
                    && squad.getValue().units().stream()
                            .anyMatch(unit -> open.contains(unit.type())
                                    && unit.readiness().spaces(setup.rulings().attackEndsWalk(), rush) > 0);
            if (fit && ForceMarch.canStep(setup, position, squad.getKey())) {
                return true;
            }
        }
        return !walksAndAttacks(position).isEmpty();
    }

    /** Returns the types of the card that may still act. */
    private List<ForceType> open(Position position) {
        List<ForceType> acted =
                position.phase() instanceof Phase.ActivatingUnits activating ? activating.acted() : List.of();
        return setup.order(position).types().stream()
                .filter(type -> !acted.contains(type) || acted.indexOf(type) == acted.size() - 1)
                .toList();
    }

    /** Returns every walk and attack that is legal while units act. */
    private List<Action> walksAndAttacks(Position position) {
        List<Action> all = new ArrayList<>();
        List<ForceType> open = open(position);
        position.forces().squads().forEach((place, squad) -> {
            if (squad.army() == position.turn()) {
                open.forEach(type -> walks(position, place, squad, type, all));
            }
        });
        open.forEach(type -> attacks(position, type, all));
        return all;
    }

    private void walks(Position position, GroundPlace from, ForceSquad squad, ForceType type, List<Action> into) {
        List<ForceUnit> units = squad.of(type).stream().distinct().toList();
        for (int i = 0; i < units.size(); i++) {
            boolean tired = i > 0;
            int most = units.get(i).readiness().spaces(setup.rulings().attackEndsWalk(), setup.rush(position));
            if (most > 0) {
                new ForceMarch(setup, position, from, most)
                        .free()
                        .forEach(to -> into.add(new Action.WalkUnit(type, from, to, tired)));
            }
        }
    }

    private void attacks(Position position, ForceType type, List<Action> into) {
        position.forces().squads().forEach((target, squad) -> {
            if (squad.army() != position.turn()) {
                List<NamedAttacker> able = attackers(position, type, target);
                for (int i = 0; i < able.size(); i++) {
                    attack(position, type, List.of(able.get(i)), target, into);
                    for (int j = i; j < able.size() && type != ForceType.HEAVY; j++) {
                        attack(position, type, List.of(able.get(i), able.get(j)), target, into);
                    }
                }
            }
        });
    }

    private void attack(
            Position position, ForceType type, List<NamedAttacker> attackers, GroundPlace target, List<Action> into) {
        Action attack = new Action.AttackPlace(type, attackers, target);
        if (judge.refuse(position, attack).isEmpty()) {
            into.add(attack);
        }
    }

    /** Returns the units that may be near enough to attack; of two alike one, where it makes no difference which. */
    private List<NamedAttacker> attackers(Position position, ForceType type, GroundPlace target) {
        AlikeUnits alike = new AlikeUnits(setup, position);
        int nextDoor = setup.rulings().attackAcrossCorners() ? 2 : 1;
        int farthest = type == ForceType.HEAVY ? Rulings.HEAVY_FARTHEST : nextDoor;
        List<NamedAttacker> able = new ArrayList<>();
        position.forces().squads().forEach((place, squad) -> {
            if (squad.army() == position.turn()
                    && place.spacesTo(target) <= farthest
                    && !alike.able(type, place).isEmpty()) {
                able.add(NamedAttacker.at(place));
                AlikeChoice other = alike.other(type, place);
                if (other != AlikeChoice.UNSAID) {
                    able.add(new NamedAttacker(place, other));
                }
            }
        });
        return able;
    }

    private void throwing(Position position, Phase.ThrowingDice phase, List<Action> into) {
        List<BattleFace> faces = setup.die().stream().distinct().sorted().toList();
        for (List<BattleFace> attack :
                throwsOf(faces, phase.assault().fighters().size())) {
            for (List<BattleFace> defence : throwsOf(faces, judge.defendersDice(position, phase))) {
                into.add(new Action.ThrowDice(attack, defence));
            }
        }
    }

    /** Returns what one or two dice may show, whichever die shows what. */
    private static List<List<BattleFace>> throwsOf(List<BattleFace> faces, int dice) {
        List<List<BattleFace>> all = new ArrayList<>();
        for (int i = 0; i < faces.size(); i++) {
            for (int j = dice == 1 ? faces.size() - 1 : i; j < faces.size(); j++) {
                all.add(dice == 1 ? List.of(faces.get(i)) : List.of(faces.get(i), faces.get(j)));
            }
        }
        return all;
    }

    private void losses(Position position, Phase.RemovingUnit phase, List<Action> into) {
        Assault assault = phase.assault();
        if (phase.loser() == position.turn()) {
            assault.from().stream().distinct().forEach(place -> into.add(new Action.RemoveUnit(assault.type(), place)));
        } else {
            setup.defenders(position, assault.target()).stream()
                    .map(ForceUnit::type)
                    .distinct()
                    .forEach(type -> into.add(new Action.RemoveUnit(type, assault.target())));
        }
    }

    private static void advances(Assault assault, List<Action> into) {
        for (GroundPlace place : assault.from().stream().distinct().toList()) {
            into.add(new Action.AdvanceInto(List.of(place), false));
            into.add(new Action.AdvanceInto(List.of(place), true));
        }
        into.add(new Action.AdvanceInto(assault.from(), false));
    }
}
