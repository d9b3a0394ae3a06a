package umpire.rules.ogreselves;

import java.util.Collections;
import java.util.List;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/** Leads from one phase to the next, over those in which nothing can be chosen. */
public final class PhaseTransitions {
    private final Setup setup;
    private final Choices choices;

    public PhaseTransitions(Setup setup, Choices choices) {
        this.setup = setup;
        this.choices = choices;
    }

    /** Returns the state in which something is awaited. Such a state stays as it is. */
    public Position settle(Position position) {
        return switch (position.phase()) {
            case Phase.Salting salting -> salted(position);
            case Phase.Placing placing -> placed(position);
            case Phase.Deploying deploying -> deploying(position);
            case Phase.Moving moving -> moving(position);
            case Phase.Handling handling ->
                choices.legal(position).size() > 1 ? position : position.with(new Phase.Rolling());
            case Phase.Bound bound -> bound(position, bound);
            case Phase.Meeting meeting -> position;
            case Phase.Rolling rolling -> position;
            case Phase.Escaping escaping -> position;
            case Phase.Agreeing agreeing -> position;
            case Phase.Ended ended -> position;
        };
    }

    private Position salted(Position position) {
        return setup.unsalted(position.realm()).isEmpty() ? placed(position.with(new Phase.Placing())) : position;
    }

    private Position placed(Position position) {
        boolean left =
                setup.sheet().ogres().stream().anyMatch(ogre -> position.realm().ogre(ogre) instanceof OgreZone.InBox);
        return left
                ? position
                : deploying(position.with(dealt(position.realm())).with(new Phase.Deploying()));
    }

    /** Deals the Shields round, from the first Elf on. */
    private Realm dealt(Realm realm) {
        Realm dealing = realm;
        for (Elf elf : realm.elves()) {
            int shields = setup.sheet().shieldsDealt(elf, setup.elves());
            dealing = dealing.with(
                    elf, realm.miner(elf).carrying(new Things(Collections.nCopies(shields, Thing.SHIELD))));
        }
        return dealing;
    }

    private Position deploying(Position position) {
        return position.miner().bag().holds(Thing.SHIELD) ? position : deployed(position);
    }

    /** The Elf has deployed what it wanted; the next one does, or the first turn begins. */
    Position deployed(Position position) {
        boolean last = position.turn().index() == setup.elves() - 1;
        Elf next = position.realm().after(position.turn(), 1);
        return last ? begin(position, next) : deploying(new Position(position.realm(), next, new Phase.Deploying()));
    }

    /** An Elf's turn begins. */
    Position begin(Position position, Elf elf) {
        return moving(new Position(position.realm(), elf, Phase.Moving.start()));
    }

    private Position moving(Position position) {
        Realm realm = position.realm();
        if (setup.allFull(realm)) {
            return end(position, Ending.FILLED);
        }
        if (realm.allCaptive()) {
            return asked(position, Phase.Bound.start(0));
        }
        if (setup.pointless(realm)) {
            return end(position, Ending.DELIVERED);
        }
        return position.miner().captive() ? bound(position, Phase.Bound.start(0)) : position;
    }

    private Position bound(Position position, Phase.Bound bound) {
        if (position.realm().allCaptive()) {
            return asked(position, bound);
        }
        return choosable(position, bound) ? position.with(bound) : position.with(new Phase.Rolling());
    }

    private boolean choosable(Position position, Phase.Bound bound) {
        return choices.legal(position.with(bound)).size() > 1;
    }

    /** All are captive: the next that can pay is asked, from the one whose turn it is. */
    Position asked(Position position, Phase.Bound first) {
        Position next = position;
        Phase.Bound bound = first;
        while (bound.asked() < setup.elves()) {
            if (choosable(next, bound)) {
                return next.with(bound);
            }
            next = new Position(next.realm(), next.realm().after(next.turn(), 1), next.phase());
            bound = Phase.Bound.start(bound.asked() + 1);
        }
        return end(position, Ending.CAPTURED);
    }

    /** Free Elves go Home, and nothing is played any more. */
    Position end(Position position, Ending end) {
        Realm realm = position.realm();
        for (Elf elf : realm.elves()) {
            Miner miner = realm.miner(elf);
            realm = miner.captive() ? realm : realm.with(elf, miner.free(ElfSpace.HOME));
        }
        return new Position(realm, position.turn(), new Phase.Ended(end));
    }

    /** Returns what a fresh handling of things has: nobody was handed anything. */
    List<Things> nothingHanded() {
        return Collections.nCopies(setup.elves(), Things.NONE);
    }
}
