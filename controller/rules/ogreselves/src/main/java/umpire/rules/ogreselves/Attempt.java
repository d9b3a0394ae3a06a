package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;
import umpire.rules.ogreselves.appearance.BoardSheet;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/** Guesses the forbidden action behind one piece that was moved, so that the table can name the rule. */
final class Attempt {
    private final Setup setup;
    private final Position position;
    private final Placement seen;
    private final Optional<Place> from;
    private final Place to;

    private Attempt(Setup setup, Position position, Placement seen, Optional<Place> from, Place to) {
        this.setup = setup;
        this.position = position;
        this.seen = seen;
        this.from = from;
        this.to = to;
    }

    /**
     * Returns the meant action; empty if there is none.
     *
     * @param stands the placement that the table must have
     * @param seen the placement that the camera sees
     * @param emptied the place that the piece left; empty for a piece from the box
     */
    public static Optional<Action> of(
            Setup setup, Position position, Placement stands, Placement seen, List<Place> emptied, List<Place> filled) {
        if (filled.isEmpty()) {
            return Optional.empty();
        }
        Place to = filled.get(0);
        List<Token> come = new ArrayList<>(on(seen, to));
        on(stands, to).forEach(come::remove);
        Attempt attempt = new Attempt(setup, position, seen, emptied.stream().findFirst(), to);
        return come.stream().findFirst().flatMap(attempt::with);
    }

    private static List<Token> on(Placement picture, Place place) {
        return picture.visibleByPlace().getOrDefault(place, List.of());
    }

    private Optional<Action> with(Token token) {
        if (token.equals(BoardSheet.token(position.acting()))) {
            return ElfSpace.at(to).flatMap(this::went);
        }
        Optional<Elf> elf = BoardSheet.elf(token);
        Optional<Integer> ogre = BoardSheet.ogre(token);
        if (elf.isPresent() || ogre.isPresent()) {
            return elf.flatMap(this::walked).or(() -> ogre.flatMap(this::led));
        }
        return Thing.named(token.name())
                .flatMap(thing ->
                        thing == Thing.SHIELD ? shield() : carried(thing).or(() -> delivered(thing)));
    }

    /** Returns the walk of an Elf that does not have the turn. A captive that was carried with its Ogre means no action. */
    private Optional<Action> walked(Elf elf) {
        boolean captive = elf.index() < position.realm().miners().size()
                && position.realm().miner(elf).captive();
        return captive && !ogreStays()
                ? Optional.empty()
                : ElfSpace.at(to).map(space -> new Action.WalkOther(elf, space));
    }

    private boolean ogreStays() {
        return from.stream()
                .flatMap(place -> on(seen, place).stream())
                .anyMatch(token -> BoardSheet.ogre(token).isPresent());
    }

    private Optional<Action> went(ElfSpace space) {
        Optional<OgreCastle> castle = OgreCastle.on(space);
        return switch (position.phase()) {
            case Phase.Escaping escaping when castle.isPresent() -> castle.map(Action.EscapeTo::new);
            case Phase.Meeting meeting when castle.isPresent() -> castle.flatMap(this::gift);
            default -> Optional.of(new Action.WalkTo(space));
        };
    }

    /**
     * Before the game an Ogre is put on a Castle. A Gift takes it to a Castle. Every other move of an Ogre follows a roll. While a freed
     * Elf chooses its Castle, a player who moves the next Ogre means that the Elf stays.
     */
    private Optional<Action> led(int ogre) {
        Optional<OgreCastle> castle = castle();
        return switch (position.phase()) {
            case Phase.Salting salting -> castle.map(there -> new Action.PlaceOgre(ogre, there));
            case Phase.Placing placing -> castle.map(there -> new Action.PlaceOgre(ogre, there));
            case Phase.Meeting meeting when castle.isPresent() -> castle.flatMap(this::gift);
            case Phase.Escaping escaping -> Optional.of(new Action.StayThere());
            default -> Optional.of(new Action.Roll(ogre));
        };
    }

    /** Returns a Gift of the first Valuable that the Ogre likes, because the picture does not show yet which one is given. */
    private Optional<Action> gift(OgreCastle castle) {
        Things bag = position.miner().bag();
        return position.realm().ogreOn(position.miner().at()).stream()
                .mapToObj(ogre -> setup.liked(ogre, bag))
                .flatMap(liked -> liked.list().stream())
                .findFirst()
                .map(gem -> new Action.GiveGift(gem, castle));
    }

    private Optional<Action> shield() {
        Optional<Integer> lay = mine(from);
        Optional<Integer> lies = mine(Optional.of(to));
        if (lies.isPresent()) {
            return lay.isPresent()
                    ? Optional.of(new Action.ShiftShield(lay.get(), lies.get()))
                    : lies.map(Action.DeployShield::new);
        }
        boolean own = Elf.packing(to).filter(position.acting()::equals).isPresent();
        boolean takenUp = position.phase() instanceof Phase.Handling && lay.equals(mineOfElf());
        return own && lay.isPresent() && !takenUp ? lay.map(Action.RetrieveShield::new) : carried(Thing.SHIELD);
    }

    private Optional<Integer> mineOfElf() {
        return mine(Optional.of(position.miner().at().place()));
    }

    /** Returns the action of a thing that went into a bag, or onto a Mine. */
    private Optional<Action> carried(Thing thing) {
        Optional<Elf> taker = Elf.packing(to);
        return taker.isPresent()
                ? packed(thing, from.flatMap(Elf::packing), taker.get())
                : mine(Optional.of(to)).flatMap(mine -> laid(mine, thing));
    }

    /** Things in a chest or beside a Castle stay there, so taking one means no action. */
    private Optional<Action> packed(Thing thing, Optional<Elf> giver, Elf taker) {
        boolean found = from.isEmpty() || mine(from).isPresent();
        if (giver.isEmpty() && !found) {
            return Optional.empty();
        }
        return giver.isEmpty() && taker == position.acting()
                ? Optional.of(new Action.TakeUp(thing))
                : Optional.of(new Action.HandOver(giver.orElse(position.acting()), taker, thing));
    }

    /** A thing that comes from the Elf's own bag is left behind for another. Every other thing counts as laid out before the game. */
    private Optional<Action> laid(int mine, Thing thing) {
        boolean settingUp = position.phase().settingUp();
        boolean left = !settingUp && from.equals(Optional.of(position.acting().bag()));
        return left
                ? wanted().map(wanted -> new Action.SwapFor(wanted, thing))
                : Optional.of(new Action.Salt(mine, thing));
    }

    /**
     * Returns the thing for which another is left behind: the first on the Elf's Mine. While the bag has room any thing will do, because
     * the swap is refused for that room.
     */
    private Optional<Thing> wanted() {
        ElfSpace at = position.miner().at();
        Things lying = at.mine() ? position.realm().mine(at.number()) : Things.NONE;
        return lying.list().stream()
                .findFirst()
                .or(() -> position.miner().hasRoom() ? Optional.of(Thing.GOLD) : Optional.empty());
    }

    /** Returns the action of a Valuable that went into a chest, or beside a Castle. */
    private Optional<Action> delivered(Thing gem) {
        Optional<OgreCastle> castle = castle();
        Optional<Royal> out = from.flatMap(Royal::at);
        if (castle.isPresent()) {
            return out.isPresent()
                    ? Optional.of(new Action.PayRansom(out.get(), gem, castle.get()))
                    : Optional.of(new Action.GiveGift(gem, castle.get()));
        }
        return Royal.at(to).map(royal -> new Action.DeliverTo(royal, gem));
    }

    /** Returns the Castle on which or beside which a piece was put. */
    private Optional<OgreCastle> castle() {
        return OgreCastle.beside(to).or(() -> ElfSpace.at(to).flatMap(OgreCastle::on));
    }

    private static Optional<Integer> mine(Optional<Place> place) {
        return place.flatMap(ElfSpace::at).filter(ElfSpace::mine).map(ElfSpace::number);
    }
}
