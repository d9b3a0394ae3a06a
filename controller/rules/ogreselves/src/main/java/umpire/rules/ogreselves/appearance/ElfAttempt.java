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
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;

/** What a hand most likely meant that carried one piece to a place, so that it is told which rule is against it. */
public final class ElfAttempt {
    private final QuestSetup setup;
    private final Quest quest;
    private final Optional<Place> from;
    private final Place to;

    private ElfAttempt(QuestSetup setup, Quest quest, Optional<Place> from, Place to) {
        this.setup = setup;
        this.quest = quest;
        this.from = from;
        this.to = to;
    }

    /**
     * Returns what was meant.
     *
     * @param stands how the table must look
     * @param seen how it looks
     * @param emptied where the piece was; nowhere for one that was in the box
     */
    public static Optional<QuestAction> of(
            QuestSetup setup, Quest quest, Picture stands, Picture seen, List<Place> emptied, List<Place> filled) {
        if (filled.isEmpty()) {
            return Optional.empty();
        }
        Place to = filled.get(0);
        List<Token> come = new ArrayList<>(on(seen, to));
        on(stands, to).forEach(come::remove);
        ElfAttempt attempt = new ElfAttempt(setup, quest, emptied.stream().findFirst(), to);
        return come.stream().findFirst().flatMap(attempt::with);
    }

    private static List<Token> on(Picture picture, Place place) {
        return picture.visibleByPlace().getOrDefault(place, List.of());
    }

    private Optional<QuestAction> with(Token token) {
        if (token.equals(QuestPicture.token(quest.acting()))) {
            return ElfSpace.at(to).flatMap(this::went);
        }
        for (Elf elf : Elf.values()) {
            if (token.equals(QuestPicture.token(elf))) {
                return walked(elf);
            }
        }
        for (int ogre = 1; ogre <= Realm.OGRES; ogre++) {
            if (token.equals(QuestPicture.token(ogre))) {
                return led(ogre);
            }
        }
        return Thing.named(token.name())
                .flatMap(thing ->
                        thing == Thing.SHIELD ? shield() : carried(thing).or(() -> delivered(thing)));
    }

    /** An Elf walked whose turn it is not. A captive goes where its Ogre goes, by whose hand it may be. */
    private Optional<QuestAction> walked(Elf elf) {
        boolean captive = elf.index() < quest.realm().miners().size()
                && quest.realm().miner(elf).captive();
        return captive ? Optional.empty() : ElfSpace.at(to).map(space -> new QuestAction.WalkOther(elf, space));
    }

    private Optional<QuestAction> went(ElfSpace space) {
        Optional<OgreCastle> castle = OgreCastle.on(space);
        return switch (quest.phase()) {
            case QuestPhase.Escaping escaping when castle.isPresent() -> castle.map(QuestAction.EscapeTo::new);
            case QuestPhase.Meeting meeting when castle.isPresent() -> castle.flatMap(this::gift);
            default -> Optional.of(new QuestAction.WalkTo(space));
        };
    }

    /**
     * An Ogre is put on its Castle at first, taken to one with a Gift, and moved otherwise by the die alone. While a freed Elf chooses its
     * Castle, whoever moves the next Ogre would have it stay.
     */
    private Optional<QuestAction> led(int ogre) {
        Optional<OgreCastle> castle = castle();
        return switch (quest.phase()) {
            case QuestPhase.Salting salting -> castle.map(there -> new QuestAction.PlaceOgre(ogre, there));
            case QuestPhase.Placing placing -> castle.map(there -> new QuestAction.PlaceOgre(ogre, there));
            case QuestPhase.Meeting meeting when castle.isPresent() -> castle.flatMap(this::gift);
            case QuestPhase.Escaping escaping -> Optional.of(new QuestAction.StayThere());
            default -> Optional.of(new QuestAction.Roll(ogre));
        };
    }

    /** What is given is seen only once it lies by the Castle. */
    private Optional<QuestAction> gift(OgreCastle castle) {
        Things bag = quest.miner().bag();
        return quest.realm().ogreOn(quest.miner().at()).stream()
                .mapToObj(ogre -> setup.liked(ogre, bag))
                .flatMap(liked -> liked.list().stream())
                .findFirst()
                .map(gem -> new QuestAction.GiveGift(gem, castle));
    }

    private Optional<QuestAction> shield() {
        Optional<Integer> lay = mine(from);
        Optional<Integer> lies = mine(Optional.of(to));
        if (lies.isPresent()) {
            return lay.isPresent()
                    ? Optional.of(new QuestAction.ShiftShield(lay.get(), lies.get()))
                    : lies.map(QuestAction.DeployShield::new);
        }
        boolean retrieved = lay.isPresent() && bag(to).isPresent() && !(quest.phase() instanceof QuestPhase.Handling);
        return retrieved ? lay.map(QuestAction.RetrieveShield::new) : carried(Thing.SHIELD);
    }

    /** A thing went into a bag, or out of one onto a Mine. */
    private Optional<QuestAction> carried(Thing thing) {
        Optional<Elf> taker = bag(to);
        return taker.isPresent()
                ? packed(thing, from.flatMap(ElfAttempt::bag), taker.get())
                : mine(Optional.of(to)).flatMap(mine -> laid(mine, thing));
    }

    /** What is in a chest or beside a Castle stays there, so nothing is meant by taking it. */
    private Optional<QuestAction> packed(Thing thing, Optional<Elf> giver, Elf taker) {
        boolean found = from.isEmpty() || mine(from).isPresent();
        if (giver.isEmpty() && !found) {
            return Optional.empty();
        }
        return giver.isEmpty() && taker == quest.acting()
                ? Optional.of(new QuestAction.TakeUp(thing))
                : Optional.of(new QuestAction.HandOver(giver.orElse(quest.acting()), taker, thing));
    }

    private Optional<QuestAction> laid(int mine, Thing thing) {
        if (quest.phase() instanceof QuestPhase.Salting || quest.phase() instanceof QuestPhase.Placing) {
            return Optional.of(new QuestAction.Salt(mine, thing));
        }
        boolean left = from.equals(Optional.of(quest.acting().bag()));
        return left ? wanted().map(wanted -> new QuestAction.SwapFor(wanted, thing)) : Optional.empty();
    }

    /** Returns something for which another thing might be left behind; while there is room in the bag it does not matter what. */
    private Optional<Thing> wanted() {
        ElfSpace at = quest.miner().at();
        Things lying = at.mine() ? quest.realm().mine(at.number()) : Things.NONE;
        return lying.list().stream()
                .findFirst()
                .or(() -> quest.miner().hasRoom() ? Optional.of(Thing.GOLD) : Optional.empty());
    }

    /** A Valuable went into a chest, or beside a Castle. */
    private Optional<QuestAction> delivered(Thing gem) {
        Optional<OgreCastle> castle = castle();
        Optional<Royal> out = from.flatMap(ElfAttempt::chest);
        if (castle.isPresent()) {
            return out.isPresent()
                    ? Optional.of(new QuestAction.PayRansom(out.get(), gem, castle.get()))
                    : Optional.of(new QuestAction.GiveGift(gem, castle.get()));
        }
        return chest(to).map(royal -> new QuestAction.DeliverTo(royal, gem));
    }

    /** Returns the Castle on which or beside which a piece was put. */
    private Optional<OgreCastle> castle() {
        return Arrays.stream(OgreCastle.values())
                .filter(castle ->
                        castle.corner().equals(to) || castle.space().place().equals(to))
                .findFirst();
    }

    private static Optional<Elf> bag(Place place) {
        return Arrays.stream(Elf.values())
                .filter(elf -> elf.bag().equals(place))
                .findFirst();
    }

    private static Optional<Integer> mine(Optional<Place> place) {
        return place.flatMap(ElfSpace::at).filter(ElfSpace::mine).map(ElfSpace::number);
    }

    private static Optional<Royal> chest(Place place) {
        return Arrays.stream(Royal.values())
                .filter(royal -> royal.place().equals(place))
                .findFirst();
    }
}
