package umpire.rules.ogreselves.quest;

import umpire.rules.ogreselves.kingdom.Elf;

/**
 * Everything there is to know of a game.
 *
 * @param realm where everything lies
 * @param turn whose turn it is
 * @param phase what is awaited
 */
public record Quest(Realm realm, Elf turn, QuestPhase phase) {
    public Quest with(Realm other) {
        return new Quest(other, turn, phase);
    }

    public Quest with(QuestPhase other) {
        return new Quest(realm, turn, other);
    }

    /** Returns the Elf whose turn it is. */
    public Miner miner() {
        return realm.miner(turn);
    }

    /** Returns who has to act. */
    public Elf acting() {
        return switch (phase) {
            case QuestPhase.Escaping escaping -> escaping.freed().get(0);
            case QuestPhase.Agreeing agreeing -> realm.after(turn, 1 + agreeing.agreed());
            case QuestPhase.Salting salting -> turn;
            case QuestPhase.Placing placing -> turn;
            case QuestPhase.Deploying deploying -> turn;
            case QuestPhase.Moving moving -> turn;
            case QuestPhase.Meeting meeting -> turn;
            case QuestPhase.Handling handling -> turn;
            case QuestPhase.Bound bound -> turn;
            case QuestPhase.Rolling rolling -> turn;
            case QuestPhase.Ended ended -> turn;
        };
    }
}
