package umpire.rules.ogreselves;

import java.util.Optional;

/** Where everything lies when a hand has done its part of an action, and the table has not said yet what follows. */
public final class HalfwayRealm {
    private HalfwayRealm() {}

    /**
     * Returns the realm after a legal action from which more may follow: the other Ogres of an O move once a freed Elf is away, Shields
     * are dealt once the last Ogre is on its Castle, and the Elves go Home once the last chest is full. What all agree on is carried out when
     * the last has said yes.
     */
    public static Optional<Realm> of(Position position, Action action) {
        Realm realm = position.realm();
        return switch (action) {
            case Action.EscapeTo escape ->
                Optional.of(realm.with(
                        position.acting(),
                        realm.miner(position.acting()).free(escape.castle().space())));
            case Action.PlaceOgre place ->
                Optional.of(realm.withOgre(place.ogre(), new OgreZone.InCastle(place.castle())));
            case Action.DeliverTo deliver ->
                Optional.of(realm.with(position.turn(), position.miner().without(deliver.gem()))
                        .withChest(deliver.royal(), realm.chest(deliver.royal()).with(deliver.gem())));
            case Action.SayYes yes -> Optional.of(realm);
            case Action.SayNo no -> Optional.of(realm);
            case Action.ProposeEnd end -> Optional.of(realm);
            default -> Optional.empty();
        };
    }
}
