package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Parsed;

/** Makes an action of all the dice that are seen after a throw. */
public final class DiceSeen {
    private final Setup setup;

    public DiceSeen(Setup setup) {
        this.setup = setup;
    }

    /** Returns the die that flies or is placed, if any does. */
    public static Optional<String> awaited(Position position) {
        return switch (position.phase()) {
            case Phase.Airborne airborne -> Optional.of(airborne.die());
            case Phase.HandPlacing placing -> Optional.of(placing.die());
            default -> Optional.empty();
        };
    }

    /** Returns how all dice lie, or which one is still to be told. */
    public Parsed<Action> landed(Position position, List<DieShown> shown) {
        Optional<String> thrown = awaited(position);
        if (thrown.isEmpty()) {
            return Parsed.bad("no die is thrown now");
        }
        List<String> due = position.fighters().stream()
                .filter(fighter -> fighter.inPlay() || fighter.name().equals(thrown.get()))
                .map(Fighter::name)
                .toList();
        ShownDice dice = new ShownDice(setup, shown);
        Optional<String> wrong = new WrongDice(setup, position, thrown.get(), dice).wrong(due);
        if (wrong.isPresent()) {
            return Parsed.bad(wrong.get());
        }
        List<LandedDie> landed =
                due.stream().map(name -> new LandedDie(name, dice.flat(name))).toList();
        return Parsed.good(new Action.DiceLanded(landed));
    }
}
