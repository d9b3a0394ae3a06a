package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** A player or a coin decides who goes first. */
final class FirstPlayer extends DuelMove<Phase.Deciding, Action.GoesFirst> {
    FirstPlayer(Setup setup) {
        super(
                setup,
                Phase.Deciding.class,
                Sentence.of(
                        "first",
                        Action.GoesFirst.class,
                        PhaseText.COMMANDER,
                        Action.GoesFirst::who,
                        Action.GoesFirst::new),
                "first red",
                SheetRule.FIRST_IS_DECIDED,
                ActionKind.usual("say who goes first"));
    }

    /** If Ogres stand on the table, the first player begins with a turn. Otherwise the first player places a die. */
    @Override
    protected Position after(Position position, Phase.Deciding phase, Action.GoesFirst first, EventSink telling) {
        telling.tell(SheetRule.SMALLER_ARMY_DECIDES, () -> first.who() + " goes first.");
        boolean placed = position.inPlay().findAny().isPresent();
        return position.with(first.who()).with(placed ? new Phase.Choosing() : new Phase.ChoosingFirst());
    }

    @Override
    protected String describe(Position position, Action.GoesFirst first) {
        return first.who() + " goes first";
    }

    /** The first player chooses a die that begins on the table. */
    static final class FirstDie extends DuelMove<Phase.ChoosingFirst, Action.PlaceFirst> {
        FirstDie(Setup setup) {
            super(
                    setup,
                    Phase.ChoosingFirst.class,
                    Sentence.of(
                            "place",
                            Action.PlaceFirst.class,
                            DiceText.die(setup),
                            Action.PlaceFirst::die,
                            Action.PlaceFirst::new),
                    "place gev-1",
                    SheetRule.NO_PLACING_NOW,
                    ActionKind.usual("choose the die that begins in the middle"));
        }

        @Override
        protected Optional<Breach> breach(Position position, Phase.ChoosingFirst phase, Action.PlaceFirst place) {
            return inHand(position, place.die()).found();
        }

        @Override
        protected Position after(
                Position position, Phase.ChoosingFirst phase, Action.PlaceFirst place, EventSink telling) {
            return position.with(new Phase.HandPlacing(place.die()));
        }

        @Override
        protected String describe(Position position, Action.PlaceFirst place) {
            return title(place.die()) + " begins in the middle";
        }
    }

    /** The phases from the armies to the first turn, as the scenario orders them. */
    record FirstTurn(Setup setup) {
        /** Returns the state after a player has built an army. */
        Position afterArmy(Position position) {
            Scenario scenario = setup.scenario();
            if (scenario.twoArmies() && position.active() == Commander.RED) {
                return position.with(Commander.BLUE).with(new Phase.Enlisting());
            }
            if (scenario.basic()) {
                return placing(position, Commander.BLUE);
            }
            return scenario.ogre(Commander.RED) ? placing(position, Commander.RED) : electing(position);
        }

        private static Position placing(Position position, Commander whose) {
            return position.with(whose).with(new Phase.HandPlacing(Setup.ogre(whose)));
        }

        /** The smaller army decides, or a coin. */
        private Position electing(Position position) {
            int red = setup.army(position, Commander.RED);
            int blue = setup.army(position, Commander.BLUE);
            return red == blue
                    ? position.with(Commander.RED).with(new Phase.Flipping())
                    : position.with(red < blue ? Commander.RED : Commander.BLUE).with(new Phase.Electing());
        }

        /** Returns the state after a die was put on the table by hand. */
        Position afterPlacing(Position position) {
            return switch (setup.scenario()) {
                case MARK_III, MARK_V -> position.with(Commander.RED).with(new Phase.Choosing());
                case ARMIES, LARGE_ARMIES ->
                    position.with(position.active().other()).with(new Phase.Choosing());
                case OGRES ->
                    position.active() == Commander.RED ? placing(position, Commander.BLUE) : electing(position);
            };
        }
    }
}
