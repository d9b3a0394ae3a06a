package umpire.rules.ogreselves.appearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;

/** What a hand most likely meant that carried one piece from a place to another, so that it is told which rule is against it. */
public final class ElfAttempt {
    private final Quest quest;
    private final Place from;
    private final Place to;

    private ElfAttempt(Quest quest, Place from, Place to) {
        this.quest = quest;
        this.from = from;
        this.to = to;
    }

    /**
     * Returns what was meant; nothing for an Ogre, which no Elf moves, or an Elf whose turn it is not.
     *
     * @param stands how the table must look
     * @param seen how it looks
     */
    public static Optional<QuestAction> of(
            Quest quest, Picture stands, Picture seen, List<Place> emptied, List<Place> filled) {
        if (emptied.isEmpty() || filled.isEmpty()) {
            return Optional.empty();
        }
        Place to = filled.get(0);
        List<Token> come = new ArrayList<>(on(seen, to));
        on(stands, to).forEach(come::remove);
        ElfAttempt attempt = new ElfAttempt(quest, emptied.get(0), to);
        return come.stream().findFirst().flatMap(attempt::with);
    }

    private static List<Token> on(Picture picture, Place place) {
        return picture.visibleByPlace().getOrDefault(place, List.of());
    }

    private Optional<QuestAction> with(Token token) {
        if (token.equals(QuestPicture.token(quest.acting()))) {
            return ElfSpace.at(to).flatMap(this::went);
        }
        Optional<Thing> thing = Thing.named(token.name());
        return thing.isPresent() && thing.get() == Thing.SHIELD ? shield() : thing.flatMap(this::carried);
    }

    private Optional<QuestAction> went(ElfSpace space) {
        return quest.phase() instanceof QuestPhase.Escaping
                ? OgreCastle.on(space).map(QuestAction.EscapeTo::new)
                : Optional.of(new QuestAction.WalkTo(space));
    }

    private Optional<QuestAction> shield() {
        Optional<Integer> lay = mine(from);
        Optional<Integer> lies = mine(to);
        if (lay.isPresent() && lies.isPresent()) {
            return Optional.of(new QuestAction.ShiftShield(lay.get(), lies.get()));
        }
        if (own(from)) {
            return lies.map(QuestAction.DeployShield::new);
        }
        if (!own(to)) {
            return Optional.empty();
        }
        return quest.phase() instanceof QuestPhase.Handling
                ? carried(Thing.SHIELD)
                : lay.map(QuestAction.RetrieveShield::new);
    }

    private Optional<QuestAction> carried(Thing thing) {
        Optional<Elf> giver = bag(from);
        Optional<Elf> taker = bag(to);
        if (giver.isPresent() && taker.isPresent()) {
            return Optional.of(new QuestAction.HandOver(giver.get(), taker.get(), thing));
        }
        if (mine(from).isPresent() && own(to)) {
            return Optional.of(new QuestAction.TakeUp(thing));
        }
        return own(from) ? chest().map(royal -> new QuestAction.DeliverTo(royal, thing)) : Optional.empty();
    }

    private boolean own(Place place) {
        return quest.acting().bag().equals(place);
    }

    private static Optional<Elf> bag(Place place) {
        return Arrays.stream(Elf.values())
                .filter(elf -> elf.bag().equals(place))
                .findFirst();
    }

    private static Optional<Integer> mine(Place place) {
        return ElfSpace.at(place).filter(ElfSpace::mine).map(ElfSpace::number);
    }

    private Optional<Royal> chest() {
        return Arrays.stream(Royal.values())
                .filter(royal -> royal.place().equals(to))
                .findFirst();
    }
}
