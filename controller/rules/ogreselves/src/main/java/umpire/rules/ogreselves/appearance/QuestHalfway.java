package umpire.rules.ogreselves.appearance;

import java.util.Optional;
import umpire.rules.ogreselves.quest.OgreZone;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.Realm;

/** Where everything lies when a hand has done its part of an action, and the table has not said yet what follows. */
public final class QuestHalfway {
    private QuestHalfway() {}

    /**
     * Returns the realm after a legal action from which more may follow: the other Ogres of an O move once a freed Elf is away, Shields
     * are dealt once the last Ogre is on its Castle, and the Elves go Home once the last chest is full. What all agree on is carried out when
     * the last has said yes.
     */
    public static Optional<Realm> of(Quest quest, QuestAction action) {
        Realm realm = quest.realm();
        return switch (action) {
            case QuestAction.EscapeTo escape ->
                Optional.of(realm.with(
                        quest.acting(),
                        realm.miner(quest.acting()).free(escape.castle().space())));
            case QuestAction.PlaceOgre place ->
                Optional.of(realm.withOgre(place.ogre(), new OgreZone.InCastle(place.castle())));
            case QuestAction.DeliverTo deliver ->
                Optional.of(realm.with(quest.turn(), quest.miner().without(deliver.gem()))
                        .withChest(deliver.royal(), realm.chest(deliver.royal()).with(deliver.gem())));
            case QuestAction.SayYes yes -> Optional.of(realm);
            case QuestAction.SayNo no -> Optional.of(realm);
            case QuestAction.ProposeEnd end -> Optional.of(realm);
            default -> Optional.empty();
        };
    }
}
