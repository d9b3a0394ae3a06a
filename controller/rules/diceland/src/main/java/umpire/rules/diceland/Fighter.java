package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.geometry.FlatDie;

/**
 * A die in a game.
 *
 * @param name as in {@link BoxedDie}
 * @param owner none while it is in the box
 * @param card the tracking card of an Ogre; empty for other dice
 */
public record Fighter(String name, Optional<Commander> owner, Whereabouts at, Optional<TrackingCard> card) {
    public Fighter at(Whereabouts now) {
        return new Fighter(name, owner, now, card);
    }

    public Fighter with(TrackingCard left) {
        return new Fighter(name, owner, at, Optional.of(left));
    }

    public boolean of(Commander commander) {
        return owner.filter(commander::equals).isPresent();
    }

    /** Returns how it lies, if it is on the table. */
    public Optional<FlatDie> lying() {
        return at instanceof Whereabouts.InPlay in ? Optional.of(in.die()) : Optional.empty();
    }

    public boolean inPlay() {
        return at instanceof Whereabouts.InPlay;
    }

    public boolean inHand() {
        return at instanceof Whereabouts.InHand;
    }
}
