package umpire.rules.ogreselves;

import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;

/**
 * The state of a game.
 *
 * @param realm the places of all pieces
 * @param turn the Elf whose turn it is
 * @param phase the kind of action that is awaited
 */
public record Position(Realm realm, Elf turn, Phase phase) {
    public Position with(Realm other) {
        return new Position(other, turn, phase);
    }

    public Position with(Phase other) {
        return new Position(realm, turn, other);
    }

    /** Returns the Elf whose turn it is. */
    public Realm.Miner miner() {
        return realm.miner(turn);
    }

    /** Returns the Elf that has to act. */
    public Elf acting() {
        return switch (phase) {
            case Phase.Escaping escaping -> escaping.freed().get(0);
            case Phase.Agreeing agreeing -> realm.after(turn, 1 + agreeing.agreed());
            default -> turn;
        };
    }

    /** Returns the state after an Elf deployed its Shields: the next Elf does so, or the first turn begins. */
    Position deployed() {
        boolean last = turn.index() == realm.miners().size() - 1;
        return new Position(realm, realm.after(turn, 1), last ? Phase.Moving.start() : new Phase.Deploying());
    }

    /** Returns the state in which the next captive is asked for a ransom. */
    Position passedOn(Phase.Bound bound) {
        return new Position(realm, realm.after(turn, 1), Phase.Bound.start(bound.asked() + 1));
    }

    /** Returns the state after the game: free Elves are at Home. */
    Position ended(Ending end) {
        Realm home = realm;
        for (Elf elf : realm.elves()) {
            Realm.Miner miner = realm.miner(elf);
            home = miner.captive() ? home : home.with(elf, miner.free(ElfSpace.HOME));
        }
        return new Position(home, turn, new Phase.Ended(end));
    }
}
