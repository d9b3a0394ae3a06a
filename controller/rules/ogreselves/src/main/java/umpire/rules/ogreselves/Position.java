package umpire.rules.ogreselves;

import umpire.rules.ogreselves.kingdom.Elf;

/**
 * Everything there is to know of a game.
 *
 * @param realm where everything lies
 * @param turn whose turn it is
 * @param phase what is awaited
 */
public record Position(Realm realm, Elf turn, Phase phase) {
    public Position with(Realm other) {
        return new Position(other, turn, phase);
    }

    public Position with(Phase other) {
        return new Position(realm, turn, other);
    }

    /** Returns the Elf whose turn it is. */
    public Miner miner() {
        return realm.miner(turn);
    }

    /** Returns who has to act. */
    public Elf acting() {
        return switch (phase) {
            case Phase.Escaping escaping -> escaping.freed().get(0);
            case Phase.Agreeing agreeing -> realm.after(turn, 1 + agreeing.agreed());
            case Phase.Salting salting -> turn;
            case Phase.Placing placing -> turn;
            case Phase.Deploying deploying -> turn;
            case Phase.Moving moving -> turn;
            case Phase.Meeting meeting -> turn;
            case Phase.Handling handling -> turn;
            case Phase.Bound bound -> turn;
            case Phase.Rolling rolling -> turn;
            case Phase.Ended ended -> turn;
        };
    }
}
