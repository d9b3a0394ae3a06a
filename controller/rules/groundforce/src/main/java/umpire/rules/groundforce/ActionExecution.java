package umpire.rules.groundforce;

import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.battlefield.OrderKind;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.InPhase;
import umpire.rules.kernel.Place;

/** Carries legal actions out. */
final class ActionExecution {
    private final Setup setup;
    private final PhaseTransitions transitions;

    public ActionExecution(Setup setup, PhaseTransitions transitions) {
        this.setup = setup;
        this.transitions = transitions;
    }

    /** Returns the state after a legal action. */
    public Position after(Position position, Action action, EventSink telling) {
        return transitions.settle(done(position, action, telling), telling);
    }

    private Position done(Position position, Action action, EventSink telling) {
        return switch (action) {
            case Action.PlaceUnit place -> place(position, place, telling);
            case Action.DrawCard draw -> draw(position, draw.card(), telling);
            case Action.ShuffleCards shuffle -> shuffle(position, telling);
            case Action.WalkUnit walk -> walk(position, walk, telling);
            case Action.AttackPlace attack -> battles(telling).attack(position, attack);
            case Action.ThrowDice thrown
            when position.phase() instanceof Phase.ThrowingDice throwing ->
                battles(telling).thrown(position, throwing, thrown);
            case Action.ThrowDice thrown -> throw InPhase.outOfOrder(position.phase(), thrown);
            case Action.RemoveUnit remove
            when position.phase() instanceof Phase.RemovingUnit removing ->
                battles(telling).remove(position, removing, remove);
            case Action.RemoveUnit remove -> throw InPhase.outOfOrder(position.phase(), remove);
            case Action.AdvanceInto advance
            when position.phase() instanceof Phase.AdvancingUnits advancing ->
                battles(telling).advance(position, advancing, advance);
            case Action.AdvanceInto advance -> throw InPhase.outOfOrder(position.phase(), advance);
            case Action.BuyUnit buy
            when position.phase() instanceof Phase.BuyingUnits buying ->
                buy(position, buying.points() - buy.type().points(), buy, telling);
            case Action.BuyUnit buy -> throw InPhase.outOfOrder(position.phase(), buy);
            case Action.EndTurn end -> ended(position, telling);
        };
    }

    private ForceBattles battles(EventSink telling) {
        return new ForceBattles(setup, transitions, telling);
    }

    private static Position place(Position position, Action.PlaceUnit place, EventSink telling) {
        telling.tell(
                SheetRule.BASE_FILLED,
                () -> position.turn() + " puts a " + place.type().says() + " on " + place.place() + ".",
                place.place().place());
        return position.with(position.forces().with(position.turn(), place.place(), ForceUnit.fresh(place.type())));
    }

    private Position draw(Position position, OrderCard card, EventSink telling) {
        OrderKind kind = card.kind();
        telling.tell(SheetRule.CARD_FIRST, () -> position.turn() + " draws: " + kind.title() + ".");
        Position drawn = position.drawn(card);
        return switch (kind) {
            case REINFORCEMENTS -> reinforced(drawn, telling);
            case STEALTH -> sneaking(drawn, telling);
            case RUSH -> {
                telling.tell(SheetRule.RUSH, () -> "Each trooper walks and attacks, and then once more.");
                yield activating(drawn);
            }
            case TROOPER_SABOTEUR, TROOPER_HEAVY, SABOTEUR_HEAVY -> {
                telling.tell(
                        SheetRule.TWO_TYPES,
                        () -> "Both types act, first all units of one and then those of the other.");
                yield activating(drawn);
            }
            case TROOPER, SABOTEUR, HEAVY -> activating(drawn);
        };
    }

    private static Position activating(Position position) {
        return position.with(new Phase.ActivatingUnits(List.of()));
    }

    private static Position sneaking(Position position, EventSink telling) {
        boolean any = position.forces().count(position.turn(), ForceType.SABOTEUR) > 0;
        if (!any) {
            return activating(position);
        }
        telling.tell(
                SheetRule.HIDDEN,
                () -> position.turn() + "'s saboteurs cannot be attacked in "
                        + position.turn().other() + "'s next turn.");
        return activating(position.withHidden(position.turn(), true));
    }

    private Position reinforced(Position position, EventSink telling) {
        List<GroundPlace> mines = setup.mines(position, position.turn());
        int points = setup.points(position, position.turn());
        telling.tell(SheetRule.REINFORCEMENTS, () -> position.turn() + " has " + points + " points for new units.");
        telling.tell(SheetRule.INCOME, () -> "Two of them come with every such card.");
        if (!mines.isEmpty()) {
            Place[] where = mines.stream().map(GroundPlace::place).toArray(Place[]::new);
            boolean one = mines.size() == 1;
            String names = mines.stream().map(GroundPlace::toString).collect(Collectors.joining(" and "));
            telling.tell(
                    SheetRule.MINE_POINT,
                    () -> (one ? "The mining area " : "The mining areas ")
                            + names
                            + (one ? " brings one more." : " bring one more each."),
                    where);
            telling.tell(
                    SheetRule.TROOPER_HOLDS_MINE,
                    () -> "A trooper of " + position.turn() + " stands on " + (one ? "it." : "each of them."),
                    where);
        }
        return position.with(new Phase.BuyingUnits(points));
    }

    private static Position shuffle(Position position, EventSink telling) {
        telling.tell(
                SheetRule.SHUFFLE_WHEN_EMPTY,
                () -> position.turn() + " shuffles the drawn cards; they are the deck again.");
        return position.withCards(List.of());
    }

    private Position walk(Position position, Action.WalkUnit walk, EventSink telling) {
        ForceUnit unit = new AlikeUnits(setup, position).walker(walk).orElseThrow();
        boolean ends = setup.rulings().attackEndsWalk();
        int most = unit.readiness().spaces(ends, setup.rush(position));
        ForceMarch march = new ForceMarch(setup, position, walk.from(), most);
        UnitReadiness after = unit.readiness().walked(march.spaces(walk.to()), ends);
        walked(position, walk, unit, march, telling);
        Position there = position.with(position.forces().moved(position.turn(), walk.from(), unit, walk.to(), after))
                .with(new Phase.ActivatingUnits(ForceBattles.acted(position, walk.type())));
        return transitions.entered(there, walk.to(), telling);
    }

    private void walked(Position position, Action.WalkUnit walk, ForceUnit unit, ForceMarch march, EventSink telling) {
        SheetRule rule = setup.stealth(position) ? SheetRule.STEALTH_WALK : SheetRule.WALK_TWO;
        Place[] where = {walk.to().place(), walk.from().place()};
        int spaces = march.spaces(walk.to());
        boolean which = position.forces().units(position.turn(), walk.from(), walk.type()).stream()
                        .distinct()
                        .count()
                > 1;
        telling.tell(
                rule,
                () -> position.turn() + "'s " + walk.type().says() + " on " + walk.from()
                        + (which ? ", the one " + unit.readiness().says() + "," : "") + " goes to " + walk.to()
                        + (spaces == 1 ? ", one space." : ", two spaces."),
                where);
        ForceMarch onFoot = march.withoutJumps();
        if (!onFoot.reaches(walk.to()) || onFoot.spaces(walk.to()) > spaces) {
            telling.tell(
                    SheetRule.JUMP, () -> "It jumps over " + position.turn().other() + ".", where);
        } else if (walk.from().roundACorner(walk.to())) {
            telling.tell(SheetRule.ALONG_ROWS, () -> "Across a corner it is two spaces.", where);
        }
    }

    private Position buy(Position position, int left, Action.BuyUnit buy, EventSink telling) {
        Place where = buy.place().place();
        telling.tell(
                SheetRule.COST,
                () -> position.turn() + " puts a new " + buy.type().says() + " on " + buy.place() + " for "
                        + buy.type().points() + (buy.type().points() == 1 ? " point; " : " points; ")
                        + (left == 0 ? "none is left." : left == 1 ? "one is left." : left + " are left."),
                where);
        telling.tell(SheetRule.NEW_UNITS_WAIT, () -> "It waits there until the next round.", where);
        Position bought = position.with(
                        position.forces().with(position.turn(), buy.place(), ForceUnit.fresh(buy.type())))
                .with(new Phase.BuyingUnits(left));
        if (setup.spare(bought, position.turn(), buy.type()) == 0) {
            telling.tell(
                    SheetRule.SUPPLY,
                    () -> position.turn() + " has no " + buy.type().says() + " left in the box.");
        }
        return bought;
    }

    private Position ended(Position position, EventSink telling) {
        telling.tell(SheetRule.WALK_TWO, () -> position.turn() + " does nothing more in this turn.");
        return transitions.nextTurn(position);
    }
}
