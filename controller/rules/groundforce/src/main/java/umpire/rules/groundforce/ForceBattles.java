package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.EventSink;

/** Carries battles out: announcement, dice, losses and advance. Belongs to one action, of which it tells. */
final class ForceBattles {
    private final Setup setup;
    private final PhaseTransitions transitions;
    private final EventSink telling;
    private final BattleNews news;

    ForceBattles(Setup setup, PhaseTransitions transitions, EventSink telling) {
        this.setup = setup;
        this.transitions = transitions;
        this.telling = telling;
        this.news = new BattleNews(setup, telling);
    }

    /** Returns the types that have acted once a unit of this type has. */
    static List<ForceType> acted(Position position, ForceType type) {
        List<ForceType> acted = position.phase() instanceof Phase.ActivatingUnits activating
                ? new ArrayList<>(activating.acted())
                : new ArrayList<>();
        if (!acted.contains(type)) {
            acted.add(type);
        }
        return acted;
    }

    Position attack(Position position, Action.AttackPlace attack) {
        Forces forces = position.forces();
        List<AssaultFighter> before = new AlikeUnits(setup, position).fighters(attack);
        List<AssaultFighter> fighters = new ArrayList<>();
        for (AssaultFighter fighter : before) {
            UnitReadiness after = fighter.readiness().afterAttack();
            ForceUnit unit = new ForceUnit(attack.type(), fighter.readiness());
            forces = forces.moved(position.turn(), fighter.from(), unit, fighter.from(), after);
            fighters.add(new AssaultFighter(fighter.from(), after));
        }
        Assault assault = new Assault(attack.type(), fighters, attack.target());
        news.announced(position, assault, before);
        return position.with(forces).with(new Phase.ThrowingDice(assault, acted(position, attack.type())));
    }

    Position thrown(Position position, Phase.ThrowingDice phase, Action.ThrowDice dice) {
        Assault assault = phase.assault();
        BattleThrow battle = new BattleThrow(position.turn(), dice.attack(), dice.defence(), assault.target());
        news.compared(battle);
        Position after = assailed(position.with(battle), assault, battle.lead());
        if (battle.lead() > 0) {
            return assault.shot() ? shot(after, phase) : hit(after, phase, battle.lead());
        }
        if (assault.shot()) {
            news.missed(assault);
            return on(after, phase.acted());
        }
        return battle.lead() == 0 || !setup.rulings().attackersLose()
                ? on(after, phase.acted())
                : beaten(after, phase, -battle.lead());
    }

    /** Where the house says so, whoever is attacked and survives it stays where it is. */
    private Position assailed(Position position, Assault assault, int lead) {
        List<ForceUnit> defenders = setup.defenders(position, assault.target());
        boolean survived = assault.shot() ? lead <= 0 : lead < defenders.size();
        if (!setup.rulings().attackedStand() || !survived) {
            return position;
        }
        news.assailed(position.turn().other(), assault.target());
        return position.with(position.forces().assailed(assault.target(), defenders));
    }

    /** Goes on with a turn after a battle. */
    private static Position on(Position position, List<ForceType> acted) {
        return position.with(new Phase.ActivatingUnits(acted));
    }

    private Position shot(Position position, Phase.ThrowingDice phase) {
        GroundPlace target = phase.assault().target();
        Position after = position;
        for (ForceUnit unit : setup.defenders(position, target)) {
            after = removed(after, position.turn().other(), target, unit, SheetRule.HEAVY_DESTROYS);
        }
        return emptied(after, phase.assault(), phase.acted());
    }

    /** The defender loses units: all that are left, or one of two. */
    private Position hit(Position position, Phase.ThrowingDice phase, int lost) {
        GroundPlace target = phase.assault().target();
        ArmyColour defender = position.turn().other();
        List<ForceUnit> defenders = setup.defenders(position, target);
        boolean choice = lost < defenders.size()
                && defenders.stream().map(ForceUnit::type).distinct().count() > 1;
        if (choice) {
            return choosing(position, defender, phase);
        }
        Position after = position;
        for (ForceUnit unit : defenders.subList(0, Math.min(lost, defenders.size()))) {
            after = removed(after, defender, target, unit, SheetRule.BETTER_ROLL);
        }
        return emptied(after, phase.assault(), phase.acted());
    }

    private Position choosing(Position position, ArmyColour loser, Phase.ThrowingDice phase) {
        news.choosing(loser, phase.assault());
        return position.with(new Phase.RemovingUnit(loser, phase.assault(), phase.acted()));
    }

    /** The attackers lose units: all, or one of two; of two from one place the one that has done more, for it is worth less. */
    private Position beaten(Position position, Phase.ThrowingDice phase, int lost) {
        List<AssaultFighter> fighters = phase.assault().fighters();
        if (lost < fighters.size() && phase.assault().from().stream().distinct().count() > 1) {
            return choosing(position, position.turn(), phase);
        }
        Position after = position;
        int left = Math.max(0, fighters.size() - lost);
        for (AssaultFighter fighter : fighters.subList(left, fighters.size())) {
            after = fallen(after, phase.assault(), fighter);
        }
        return transitions.destroyed(on(after, phase.acted()), telling);
    }

    private Position fallen(Position position, Assault assault, AssaultFighter fighter) {
        return removed(position, position.turn(), fighter.from(), assault.unit(fighter), SheetRule.ATTACKER_LOSES);
    }

    private Position removed(Position position, ArmyColour army, GroundPlace place, ForceUnit unit, SheetRule rule) {
        news.destroyed(army, place, unit, rule);
        return position.with(position.forces().without(place, unit));
    }

    Position remove(Position position, Phase.RemovingUnit phase, Action.RemoveUnit remove) {
        Assault assault = phase.assault();
        news.takenAway(phase.loser(), remove.type(), remove.place());
        if (phase.loser() == position.turn()) {
            AssaultFighter fighter = assault.fighters(remove.place()).get(0);
            return transitions.destroyed(on(fallen(position, assault, fighter), phase.acted()), telling);
        }
        ForceUnit unit = setup.defenders(position, remove.place()).stream()
                .filter(each -> each.type() == remove.type())
                .findFirst()
                .orElseThrow();
        return emptied(
                removed(position, phase.loser(), remove.place(), unit, SheetRule.BETTER_ROLL), assault, phase.acted());
    }

    /** Where nobody is left on the attacked place, the attackers move in. */
    private Position emptied(Position position, Assault assault, List<ForceType> acted) {
        Position now = transitions.destroyed(on(position, acted), telling);
        boolean stays = assault.shot() && !setup.rulings().heavyAdvances();
        if (now.phase() instanceof Phase.WarOver
                || stays
                || now.forces().at(assault.target()).isPresent()) {
            return now;
        }
        return assault.fighters().size() == 1 || setup.rulings().allAdvance()
                ? advance(now, assault, assault.fighters(), acted)
                : now.with(new Phase.AdvancingUnits(assault, acted));
    }

    Position advance(Position position, Phase.AdvancingUnits phase, Action.AdvanceInto advance) {
        Assault assault = phase.assault();
        List<AssaultFighter> there = assault.fighters(advance.from().get(0));
        List<AssaultFighter> going = advance.from().size() == assault.fighters().size()
                ? assault.fighters()
                : List.of(there.get(advance.tired() ? 1 : 0));
        return advance(position, assault, going, phase.acted());
    }

    private Position advance(Position position, Assault assault, List<AssaultFighter> going, List<ForceType> acted) {
        Position after = position;
        boolean alone = going.size() < assault.fighters().size() && new AlikeUnits(setup, position).unlike(assault);
        for (AssaultFighter fighter : going) {
            news.advances(position.turn(), assault, fighter, alone);
            after = after.with(after.forces()
                    .moved(
                            position.turn(),
                            fighter.from(),
                            assault.unit(fighter),
                            assault.target(),
                            fighter.readiness()));
        }
        return transitions.entered(on(after, acted), assault.target(), telling);
    }
}
