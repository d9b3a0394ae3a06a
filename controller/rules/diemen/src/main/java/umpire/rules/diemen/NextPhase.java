package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.EventSink;

/** Leads on to the next choice: the next attack, the next set, Free Movement, the next round. */
record NextPhase(Setup setup, AssaultCourse assaults, SetUse use, SquadMarch marches) {
    /** Returns the position in which something is awaited, or the battle is over. Such a position stays as it is. */
    Position settle(Position position, EventSink telling) {
        Position settled = position;
        while (settled.phase() instanceof Phase.Resolving) {
            settled = next(settled, telling);
        }
        return settled.phase() instanceof Phase.MarchingFreely marching ? march(settled, marching, telling) : settled;
    }

    private Position next(Position position, EventSink telling) {
        if (!position.assaults().isEmpty() && !equalAttackComes(position)) {
            return assaults.defended(position, telling);
        }
        if (position.assaults().isEmpty() && setup.broken(position)) {
            return over(position, telling);
        }
        return position.tied().isEmpty() ? nextSet(position, telling) : tied(position, telling);
    }

    /** Equal attacks of both sides are begun before either is settled. */
    private static boolean equalAttackComes(Position position) {
        return !position.tied().isEmpty() && position.tied().get(0).tactic() == BattleTactic.ATTACK;
    }

    /** A set that lost a die to an attack is no longer an equal set and waits for its turn. */
    private Position tied(Position position, EventSink telling) {
        DiceSet.TiedSet tied = position.tied().get(0);
        return position.side(tied.side()).dice().has(tied.set())
                ? spending(
                        position, new Phase.SpendingSet(tied.side(), tied.set(), Optional.of(tied.tactic())), telling)
                : position.untied();
    }

    private Position nextSet(Position position, EventSink telling) {
        Optional<DiceSet> red = position.red().dice().first();
        Optional<DiceSet> blue = position.blue().dice().first();
        if (red.isEmpty() && blue.isEmpty()) {
            return marching(position);
        }
        if (red.equals(blue)) {
            return equal(position, red.orElseThrow(), telling);
        }
        BattleSide side = blue.isEmpty() || (red.isPresent() && red.get().compareTo(blue.get()) < 0)
                ? BattleSide.RED
                : BattleSide.BLUE;
        DiceSet set = position.side(side).dice().first().orElseThrow();
        return spending(position, Phase.SpendingSet.unbound(side, set), telling);
    }

    private Position spending(Position position, Phase.SpendingSet spending, EventSink telling) {
        return use.spendable(position, spending) ? position.with(spending) : useless(position, spending, telling);
    }

    private static Position useless(Position position, Phase.SpendingSet spending, EventSink telling) {
        telling.tell(
                SheetRule.NOTHING_TO_SPEND_ON,
                () -> spending.side().title() + " can do nothing with its set " + spending.set() + ", and it is lost.");
        return position.spent(spending.side(), spending.set());
    }

    private Position equal(Position position, DiceSet set, EventSink telling) {
        BattleSide first = Setup.firstInRound(position.round());
        for (BattleSide side : List.of(first, first.other())) {
            Phase.SpendingSet spending = Phase.SpendingSet.unbound(side, set);
            if (!use.spendable(position, spending)) {
                return useless(position, spending, telling);
            }
        }
        return position.with(
                setup.rulings().equalSetsInSecret()
                        ? new Phase.NamingInSecret(set, Optional.empty(), Optional.empty())
                        : new Phase.NamingTactics(set, first, Optional.empty()));
    }

    private static Position marching(Position position) {
        int red = position.field().size(BattleSide.RED);
        int blue = position.field().size(BattleSide.BLUE);
        BattleSide fewer = red < blue ? BattleSide.RED : BattleSide.BLUE;
        BattleSide first = red == blue ? Setup.firstInRound(position.round()) : fewer;
        return position.with(new Phase.MarchingFreely(first, position.field().squads(), List.of()));
    }

    /** Lets the side with the turn move, or the other one, or ends the round. */
    private Position march(Position position, Phase.MarchingFreely marching, EventSink telling) {
        for (BattleSide side : List.of(marching.turn(), marching.turn().other())) {
            if (!marching.done().contains(side) && marches.any(position, marching, side)) {
                return position.with(new Phase.MarchingFreely(side, marching.waiting(), marching.done()));
            }
        }
        return over(position, telling);
    }

    /** Returns the round after one that is over, or the end of the battle. */
    private Position over(Position position, EventSink telling) {
        Optional<Ending> end = setup.end(position);
        int round = position.round() + (end.isPresent() ? 0 : 1);
        end.ifPresentOrElse(
                ending -> telling.tell(
                        setup.broken(position) ? SheetRule.ARMY_BREAKS : ending.rule(),
                        () -> "The battle is over. " + ending.says()),
                () -> telling.tell(
                        SheetRule.NEXT_ROUND,
                        () -> "Round " + round + " of " + setup.scenario().rounds() + " begins. A round stands for "
                                + setup.scale().roundLasts() + " of fighting."));
        Position begins = Position.beginning(
                round, position.field(), position.red().over(), position.blue().over());
        return end.map(ending -> begins.with(new Phase.ConflictOver(ending))).orElse(begins);
    }
}
