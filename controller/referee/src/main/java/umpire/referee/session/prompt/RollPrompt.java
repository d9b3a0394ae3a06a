package umpire.referee.session.prompt;

import java.util.List;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.dice.DiceOutOfSight;
import umpire.referee.session.dice.DiceToName;
import umpire.referee.session.dice.RollReading;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/** Asks for a throw or a card, and says why the dice on the table do not count. */
record RollPrompt<S, A>(Match<S, A> match, Perception<S, A> perception) {
    Prompt of(Awaited.Roll roll) {
        if (roll.cards()) {
            return draw(roll);
        }
        Prompt.Need need = roll.laid() ? Prompt.Need.LAY : Prompt.Need.ROLL;
        if (perception.liesAsLaid()) {
            return seated(need, match.asking());
        }
        RollReading<A> rollReading = RollReading.read(match, perception);
        DiceToName toName = DiceToName.of(match, perception);
        if (!toName.isEmpty() && !(rollReading instanceof RollReading.Unclear)) {
            return seated(need, match.asking() + " " + toName.says(perception.namedDice()));
        }
        return switch (rollReading) {
            case RollReading.Unclear<A> unclear -> unclear(roll, unclear);
            case RollReading.Fewer<A> fewer ->
                seated(
                        need,
                        Seat.listed(roll.seats()) + ": " + fewer.says()
                                + (fewer.action().isPresent() ? ", or press Confirm to take these." : ".")
                                + DiceOutOfSight.says(match, perception, roll));
            case RollReading.InDoubt<A> doubt -> inDoubt(roll, doubt.says(), doubt.at());
            case RollReading.IfConfirmed<A> asked -> inDoubt(roll, asked.says(), asked.at());
            case RollReading.Disturbed<A> disturbed -> CorrectionPrompt.disturbed(match, disturbed.dice());
            case RollReading.NoAnswer<A> noAnswer ->
                seated(need, match.asking() + lyingThere(roll) + DiceOutOfSight.says(match, perception, roll));
            case RollReading.Complete<A> complete -> seated(need, match.asking());
        };
    }

    private Prompt inDoubt(Awaited.Roll roll, String why, List<Place> at) {
        List<Cue> cues = at.stream()
                .map(place -> new Cue(place, Cue.Role.TAKE_FROM, 0, "thrown?"))
                .toList();
        return new Prompt(
                Prompt.Need.ROLL,
                match.asked(),
                Seat.listed(roll.seats()) + ": " + why,
                List.of(),
                -1,
                List.of(),
                cues);
    }

    private Prompt unclear(Awaited.Roll roll, RollReading.Unclear<A> unclear) {
        String todo = unclear.ofOneDie() ? "throw that one again" : again(roll);
        return new Prompt(
                Prompt.Need.DIE_UNCLEAR,
                match.asked(),
                unclear.why() + " " + Seat.listed(roll.seats()) + ": " + todo
                        + ", or ask the operator to type in what it shows.",
                List.of(),
                -1,
                List.of(),
                unclear.at().stream()
                        .map(place -> new Cue(place, Cue.Role.TAKE_FROM, 0, todo))
                        .toList());
    }

    /**
     * Returns the request to repeat the roll. Where every die counts as it lies, it repeats the words of the roll. A
     * laid die is put there again, because it was not rolled.
     */
    private static String again(Awaited.Roll roll) {
        if (roll.laid()) {
            return "put it there again";
        }
        return roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE ? roll.what() + " again" : "roll again";
    }

    private Prompt draw(Awaited.Roll roll) {
        List<Cue> cues = roll.throwers().stream()
                .flatMap(thrower -> thrower.tray().stream())
                .map(place -> new Cue(place, Cue.Role.MAY_GO, 0))
                .toList();
        return new Prompt(Prompt.Need.DRAW, match.asked(), match.asking(), List.of(), -1, List.of(), cues);
    }

    /** Returns the hint that earlier dice do not count; empty if there are none, or if every die on the table counts. */
    private String lyingThere(Awaited.Roll roll) {
        boolean lying = roll.counted() == Awaited.Roll.Counted.THROWN
                && perception.dice().stream()
                        .anyMatch(die -> roll.dice().stream().anyMatch(asked -> asked.include(die.kind(), die.name())));
        return lying ? " Dice from an earlier roll do not count." : "";
    }

    private Prompt seated(Prompt.Need need, String says) {
        return new Prompt(need, match.asked(), says, List.of(), -1, List.of(), List.of());
    }
}
