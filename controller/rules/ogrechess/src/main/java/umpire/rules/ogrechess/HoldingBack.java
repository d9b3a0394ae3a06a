package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.SheetRule;

/** A side does nothing more in its turn: it holds fire, stays, stops or passes. */
final class HoldingBack extends OgreMove<Phase, Action.Hold> {
    HoldingBack(OgreRules rules) {
        super(rules, Phase.class, Action.Hold.class);
    }

    @Override
    protected boolean timely(Position position, Action.Hold hold) {
        return switch (position.phase()) {
            case Phase.AwaitingExchange exchange -> false;
            case Phase.AwaitingAim aim -> false;
            case Phase.AwaitingRoll roll -> false;
            case Phase.Over over -> false;
            default -> true;
        };
    }

    @Override
    Optional<Breach> broken(Position position, Phase phase, Action.Hold hold) {
        if (phase instanceof Phase.AwaitingMove && !rules.rulings().passAllowed) {
            return refusal(SheetRule.NO_PASSING, position.turn() + " must move a piece or make a special move.");
        }
        if (phase instanceof Phase.AwaitingRetreat retreat
                && !rules.candidates().mayStay(position.board(), retreat.at(), retreat.steps())) {
            Unit unit = position.board().unit(retreat.at());
            return refusal(
                    Wording.runRule(unit.kind()),
                    Wording.the(unit, retreat.at()) + " must retreat toward its own side by at least one square.");
        }
        return Optional.empty();
    }

    @Override
    protected Position after(Position position, Phase phase, Action.Hold hold, EventSink events) {
        return switch (phase) {
            case Phase.AwaitingFire open -> PhaseTransitions.withoutShot(position, open);
            case Phase.AwaitingMove pass -> PhaseTransitions.endOfPass(position);
            default -> PhaseTransitions.endOfTurn(position.eventful());
        };
    }

    /**
     * The words for holding back.
     *
     * @param verb the verb of a command, such as {@code hold}
     * @param verbs the verb of a report, such as {@code holds}
     * @param rest the words after either verb, such as {@code fire}
     */
    private record Words(String verb, String verbs, String rest) {
        static Words of(Phase phase) {
            return switch (phase) {
                case Phase.AwaitingMissileMove tank -> new Words("stay", "stays", " on " + tank.at());
                case Phase.AwaitingRetreat retreat -> new Words("stay", "stays", " on " + retreat.at());
                case Phase.AwaitingContinuation on -> new Words("stop", "stops", " on " + on.ogre());
                case Phase.AwaitingMove move -> new Words("pass", "passes", "");
                default -> new Words("hold", "holds", " fire");
            };
        }
    }

    @Override
    protected String describe(Position position, Action.Hold hold) {
        Words words = Words.of(position.phase());
        return Character.toUpperCase(words.verb().charAt(0)) + words.verb().substring(1) + words.rest();
    }

    /** Returns the sentence about a side that held back. */
    static String forgone(Position position) {
        Words words = Words.of(position.phase());
        return position.acting().seat() + " " + words.verbs() + words.rest() + ".";
    }

    @Override
    protected ActionKind kind(Position position, Action.Hold hold) {
        Words words = Words.of(position.phase());
        return ActionKind.forgoing(words.verb() + words.rest());
    }

    @Override
    String label(Action.Hold hold) {
        return "holding";
    }
}
