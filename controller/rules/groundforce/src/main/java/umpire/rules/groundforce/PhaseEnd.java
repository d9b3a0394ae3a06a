package umpire.rules.groundforce;

import java.util.List;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** Skips a phase without a choice. */
record PhaseEnd(Setup setup, UnitWalk walk, UnitAttack attack, UnitPurchase purchase) {
    /** Returns the next position that awaits an action. A position that already awaits one is returned unchanged. */
    Position settle(Position position, EventSink telling) {
        return switch (position.phase()) {
            case Phase.PlacingUnits placing -> placing(position, telling);
            case Phase.ActivatingUnits activating -> activating(position, activating, telling);
            case Phase.BuyingUnits buying -> buying(position, buying, telling);
            default -> position;
        };
    }

    private Position placing(Position position, EventSink telling) {
        for (ArmyColour army : ArmyColour.values()) {
            for (ForceType type : ForceType.values()) {
                if (position.forces().count(army, type) < type.atStart()) {
                    return position.withTurn(army);
                }
            }
        }
        telling.tell(
                SheetRule.ARMIES_CHOSEN,
                () -> "Yellow and Blue have their armies, cards and dice, two of each colour.");
        telling.tell(
                SheetRule.DECK_IS_COMPLETE,
                () -> "Each deck has " + setup.deck().cards().size() + " shuffled cards.");
        telling.tell(SheetRule.BASE_FILLED, () -> "Both armies stand in their bases.");
        telling.tell(SheetRule.STARTER, () -> setup.starter() + " begins.");
        return position.withTurn(setup.starter()).with(new Phase.DrawingCard());
    }

    private Position activating(Position position, Phase.ActivatingUnits phase, EventSink telling) {
        if (walk.anyStep(position, phase)
                || !walk.legal(position, phase).isEmpty()
                || !attack.legal(position, phase).isEmpty()) {
            return position;
        }
        telling.tell(
                SheetRule.NOBODY_TO_ACT,
                () -> position.turn() + " has no unit that can do "
                        + (phase.acted().isEmpty() ? "what the card says" : "more") + "; the turn is over.");
        return position.nextTurn();
    }

    private Position buying(Position position, Phase.BuyingUnits phase, EventSink telling) {
        if (phase.points() > 0 && !purchase.legal(position, phase).isEmpty()) {
            return position;
        }
        if (phase.points() > 0) {
            telling.tell(
                    SheetRule.REST_LOST,
                    () -> position.turn() + " can buy nothing more; "
                            + Count.which(phase.points(), "a point is", phase.points() + " points are") + " lost.");
        }
        return position.nextTurn();
    }

    /** The player ends the turn. */
    static final class TurnEnd extends ForceMove<Phase.ActivatingUnits, Action.EndTurn> {
        static final Action.EndTurn DONE = new Action.EndTurn();

        TurnEnd(Setup setup) {
            super(
                    setup,
                    Phase.ActivatingUnits.class,
                    Sentence.of("done", Action.EndTurn.class, new Action.EndTurn()),
                    "done",
                    ActionKind.forgoing("end the turn"));
        }

        @Override
        Breach elsewhere(Position position) {
            return Breach.of(
                    position.phase() instanceof Phase.DrawingCard ? SheetRule.CARD_FIRST : SheetRule.SPEND_ALL);
        }

        @Override
        protected List<Action.EndTurn> legal(Position position, Phase.ActivatingUnits phase) {
            return List.of(DONE);
        }

        @Override
        protected Position after(
                Position position, Phase.ActivatingUnits phase, Action.EndTurn end, EventSink telling) {
            telling.tell(SheetRule.WALK_LENGTH, () -> forgone(position));
            return position.nextTurn();
        }

        static String forgone(Position position) {
            return position.turn() + " does nothing more in this turn.";
        }
    }
}
