package umpire.robot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * The dice for a roll.
 *
 * @param thrown each once, in the order of the throwers
 */
public record DicePick(List<ThrownDie> thrown) {
    static final DicePick NONE = new DicePick(List.of());

    /**
     * A die to be thrown.
     *
     * @param id on the table
     * @param seat the thrower
     * @param number how many dice of the roll are thrown before it
     * @param tray the place where the die counts; empty if it counts everywhere
     */
    public record ThrownDie(String id, Seat seat, int number, Optional<Place> tray) {}

    public DicePick {
        thrown = List.copyOf(thrown);
    }

    /** Returns the dice of one thrower. */
    DicePick by(Seat seat) {
        return new DicePick(
                thrown.stream().filter(die -> die.seat().equals(seat)).toList());
    }

    /** Returns these dice as they lie, without those that fell off the table. */
    Stream<TwinDie> lying(TableScene scene) {
        return thrown.stream().flatMap(die -> scene.die(die.id()).stream());
    }

    /**
     * Picks dice for a roll.
     *
     * @throws LawBroken when a roll asks for more dice than there are
     */
    static DicePick of(Awaited.Roll roll, List<TwinDie> dice) {
        Set<String> taken = new HashSet<>();
        List<ThrownDie> thrown = new ArrayList<>();
        for (Awaited.Roll.Thrower thrower : roll.throwers()) {
            for (Dice asked : thrower.dice()) {
                for (int i = 0; i < asked.count(); i++) {
                    TwinDie die = dice.stream()
                            .filter(one ->
                                    asked.include(one.type().kind(), one.type().name()) && taken.add(one.id()))
                            .findFirst()
                            .orElseThrow(() -> new LawBroken("a roll asks for " + asked.count() + " " + asked.name()
                                    + " more than the box has: " + roll.what()));
                    thrown.add(new ThrownDie(die.id(), thrower.seat(), thrown.size(), thrower.tray()));
                }
            }
        }
        return new DicePick(thrown);
    }
}
