package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.groundforce.appearance.BoardSheet;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/** What chance decides: the dice of both sides, and the cards of two decks. */
final class ThrownAndDrawn {
    private final Setup setup;
    private final Map<ArmyColour, DieType> dice;
    private final Map<ArmyColour, DieType> decks;

    ThrownAndDrawn(Setup setup) {
        this.setup = setup;
        this.dice = BoardSheet.dice(setup.die());
        this.decks = BoardSheet.decks(setup.deck());
    }

    private static DieType of(Map<ArmyColour, DieType> types, ArmyColour army) {
        return Optional.ofNullable(types.get(army)).orElseThrow();
    }

    /** Returns every die and both decks. */
    List<DieType> box() {
        List<DieType> box = new ArrayList<>(dice.values());
        box.addAll(decks.values());
        return List.copyOf(box);
    }

    /** Asks for the dice of both sides at once. */
    Awaited.Roll dice(Position position, Phase.ThrowingDice phase, String what) {
        ArmyColour attacker = position.turn();
        int attack = phase.assault().fighters().size();
        int defence = setup.defendersDice(position, phase.assault());
        return new Awaited.Roll(
                List.of(
                        new Awaited.Roll.Thrower(
                                attacker.seat(), of(dice, attacker).thrown(attack)),
                        new Awaited.Roll.Thrower(
                                attacker.other().seat(),
                                of(dice, attacker.other()).thrown(defence))),
                Awaited.Roll.Counted.THROWN,
                what);
    }

    /** Asks for a card, to be laid on those drawn before it. */
    Awaited.Roll card(Position position, String what) {
        ArmyColour army = position.turn();
        return new Awaited.Roll(
                List.of(new Awaited.Roll.Thrower(
                        army.seat(), List.of(of(decks, army).thrown(1)), Optional.of(army.discards()))),
                Awaited.Roll.Counted.THROWN,
                what);
    }

    DieShown drawn(ArmyColour army, OrderCard card) {
        return of(decks, army).showing(card.toString());
    }

    /** Returns the action that dice or a card make. */
    Parsed<Action> read(Position position, List<DieShown> shown) {
        return switch (position.phase()) {
            case Phase.ThrowingDice throwing -> thrown(position, throwing, shown);
            case Phase.DrawingCard drawing -> card(position, shown);
            default -> Parsed.bad("no roll is awaited; the dice may lie where they are");
        };
    }

    private Parsed<Action> card(Position position, List<DieShown> shown) {
        String deck = of(decks, position.turn()).name();
        if (shown.size() != 1 || !shown.get(0).name().equals(deck)) {
            return Parsed.bad("one card is drawn from the deck of " + position.turn());
        }
        String face = shown.get(0).face();
        return OrderCard.named(face)
                .filter(setup.left(position)::contains)
                .map(card -> Parsed.<Action>good(new Action.DrawCard(card)))
                .orElseGet(() -> Parsed.bad(Quoted.of(face) + " is not in the deck of " + position.turn()));
    }

    private Parsed<Action> thrown(Position position, Phase.ThrowingDice phase, List<DieShown> shown) {
        ArmyColour attacker = position.turn();
        List<BattleFace> attack = faces(shown, attacker);
        List<BattleFace> defence = faces(shown, attacker.other());
        int attackers = phase.assault().fighters().size();
        int defenders = setup.defendersDice(position, phase.assault());
        return attack.size() == attackers && defence.size() == defenders && shown.size() == attackers + defenders
                ? Parsed.good(new Action.ThrowDice(attack, defence))
                : Parsed.bad("of " + attacker + " " + counted(attackers) + " and of " + attacker.other() + " "
                        + counted(defenders) + " thrown, with a sword, a shield or an explosion on top");
    }

    private static String counted(int count) {
        return count == 1 ? "one die is" : count + " dice are";
    }

    private List<BattleFace> faces(List<DieShown> shown, ArmyColour army) {
        return shown.stream()
                .filter(die -> die.name().equals(of(dice, army).name()))
                .flatMap(die -> BattleFace.named(die.face()).stream())
                .filter(setup.die()::contains)
                .toList();
    }
}
