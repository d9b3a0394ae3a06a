package umpire.rules.ogreselves;

import static umpire.rules.kernel.FirstMisfit.unless;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstMisfit;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/**
 * Checks that a phase fits the rest of its position.
 *
 * @param judge returns the first rule that an action breaks
 */
record PhaseCheck(Setup setup, BiFunction<Position, Action, Optional<Breach>> judge, Position position) {
    private static final String POINTLESS = "nothing more can be delivered or given, so the game is over";

    /** Returns the first fault. A turn in which nothing can be chosen is no fault, because the game goes on from it by itself. */
    Optional<String> misfit() {
        return switch (position.phase()) {
            case Phase.Salting salting -> salting();
            case Phase.Placing placing -> placing();
            case Phase.Ended ended -> ended(ended.end());
            default ->
                unless(!setup.allFull(realm()), "all chests are full, so the game is over")
                        .or(this::underWay);
        };
    }

    private Optional<String> underWay() {
        return switch (position.phase()) {
            case Phase.Moving moving ->
                unless(!position.miner().captive(), position.turn().title() + " is captive and does not move");
            case Phase.Deploying deploying ->
                unless(setup.sheet().shields(), "the first game is played without Shields");
            case Phase.Bound bound -> bound(bound);
            case Phase.Meeting meeting -> meeting();
            case Phase.Handling handling -> handling(handling);
            case Phase.Escaping escaping -> escaping(escaping.freed());
            case Phase.Agreeing agreeing -> agreeing(agreeing);
            default -> Optional.empty();
        };
    }

    private Realm realm() {
        return position.realm();
    }

    private Optional<String> salting() {
        List<Integer> laid = new ArrayList<>();
        for (int mine : ElfSpace.mines()) {
            laid.addAll(Collections.nCopies(realm().mine(mine).size(), mine));
        }
        List<Integer> order = setup.sheet().salting();
        return untouched()
                .needs(
                        () -> realm().ogres().stream().allMatch(Realm.OgreZone.InBox.class::isInstance),
                        "Ogres are put on Castles once all Valuables lie on the Mines")
                .needs(
                        () -> laid.size() <= order.size()
                                && laid.equals(order.subList(0, laid.size()).stream()
                                        .sorted()
                                        .toList()),
                        "Valuables are laid on the Mines in the order of the sheet")
                .found();
    }

    private FirstMisfit untouched() {
        Realm empty = Realm.empty(setup.elves());
        return new FirstMisfit()
                .needs(() -> position.turn() == Elf.RED, "the Red Elf is the first whose turn it is")
                .needs(
                        () -> realm().miners().equals(empty.miners())
                                && realm().chests().equals(empty.chests())
                                && realm().gifts().equals(empty.gifts()),
                        "before the game Elves are at Home with empty bags, and no chest and no corner holds anything")
                .needs(
                        () -> !realm().everything().holds(Thing.SHIELD),
                        "no Shield is on the board before all Ogres are on Castles");
    }

    private Optional<String> placing() {
        List<Integer> plays = setup.sheet().ogres();
        List<Integer> left = setup.ogresInBox(realm());
        return untouched()
                .needs(this::salted, "Ogres are put on Castles once all Valuables lie on the Mines")
                .needs(
                        () -> plays.subList(plays.size() - left.size(), plays.size())
                                        .equals(left)
                                && plays.stream()
                                        .allMatch(ogre -> left.contains(ogre)
                                                || realm().ogre(ogre) instanceof Realm.OgreZone.InCastle)
                                && left.size() >= realm().emptyCastles().size(),
                        "Ogres are put on the Castles in the order of their numbers, one on each before a second")
                .found();
    }

    /** Returns whether all Valuables lie on the Mines that get them. */
    private boolean salted() {
        return ElfSpace.mines().stream()
                        .allMatch(mine -> realm().mine(mine).gems().size()
                                == Collections.frequency(setup.sheet().salting(), mine))
                && realm().everything().gems().equals(setup.sheet().inPlay().gems());
    }

    private Optional<String> bound(Phase.Bound bound) {
        boolean all = realm().allCaptive();
        return new FirstMisfit()
                .needs(() -> position.miner().captive(), () -> position.turn().title() + " is not captive")
                .needs(() -> bound.asked() < setup.elves(), () -> "only " + setup.elves() + " Elves can be asked")
                .needs(
                        () -> bound.asked() == 0 || all,
                        "Elves are asked one after the other for ransoms when all are captive")
                .needs(
                        () -> bound.refused().isEmpty() || setup.rulings().askEverybody(),
                        "at this table no Elf is asked")
                .needs(
                        () -> bound.settled().isEmpty() || (setup.rulings().captiveShields() && !all),
                        "a captive changes no Shields here")
                .found();
    }

    private Optional<String> meeting() {
        Realm.Miner miner = position.miner();
        return new FirstMisfit()
                .needs(
                        () -> miner.at().mine() && !realm().free(miner.at()) && !miner.captive(),
                        () -> position.turn().title() + " has not met an Ogre as a free Elf")
                .needs(
                        () -> realm().ogresOn(miner.at()).stream()
                                .anyMatch(
                                        ogre -> !setup.liked(ogre, miner.bag()).isEmpty()),
                        () -> position.turn().title() + " carries nothing that the Ogre it met likes")
                .needs(
                        () -> !realm().emptyCastles().isEmpty(),
                        "an Ogre is on every Castle, so none is met with a Gift")
                .needs(() -> !setup.pointless(realm()), POINTLESS)
                .found();
    }

    private Optional<String> handling(Phase.Handling handling) {
        Realm.Miner miner = position.miner();
        Things lying = miner.at().mine() ? realm().mine(miner.at().number()) : Things.NONE;
        return new FirstMisfit()
                .needs(() -> !miner.captive(), () -> position.turn().title() + " is captive and handles nothing")
                .needs(
                        () -> handling.offer().less(lying).isEmpty(),
                        () -> handling.offer().less(lying).inWords() + " is offered and does not lie "
                                + miner.at().there())
                .needs(
                        () -> handling.handed().size() == setup.elves(),
                        () -> "what was handed over is listed for "
                                + handling.handed().size() + " Elves, not for " + setup.elves())
                .then(() -> handed(handling))
                .needs(() -> setup.rulings().rollAfterLastDelivery() || !setup.pointless(realm()), POINTLESS)
                .found();
    }

    private Optional<String> handed(Phase.Handling handling) {
        return realm().elves().stream()
                .filter(elf ->
                        !handling.handed(elf).less(realm().miner(elf).bag()).isEmpty())
                .findFirst()
                .map(elf -> elf.title() + " was handed " + handling.handed(elf).inWords() + " and does not carry it");
    }

    private Optional<String> escaping(List<Elf> freed) {
        return new FirstMisfit()
                .then(() -> any(freed, elf -> !realm().elves().contains(elf), " does not play"))
                .then(() -> any(freed, elf -> realm().miner(elf).captive(), " is captive and chooses no Castle"))
                .needs(
                        () -> onOneOgre(freed),
                        "freed Elves stand on the Mine of the Ogre that took something from them")
                .needs(() -> realm().emptyCastles().size() > 1, "no Castle is chosen where fewer than two are empty")
                .found();
    }

    private static Optional<String> any(List<Elf> elves, Predicate<Elf> wrong, String says) {
        String named = elves.stream().filter(wrong).map(Elf::title).collect(Collectors.joining(" and "));
        return unless(named.isEmpty(), named + says);
    }

    private boolean onOneOgre(List<Elf> freed) {
        ElfSpace at = realm().miner(freed.get(0)).at();
        return at.mine()
                && !realm().free(at)
                && freed.stream().allMatch(elf -> realm().miner(elf).at() == at);
    }

    private Optional<String> agreeing(Phase.Agreeing agreeing) {
        Position before = position.with(agreeing.before());
        boolean end = agreeing.proposal() instanceof Action.ProposeEnd;
        return new FirstMisfit()
                .needs(() -> setup.rulings().askEverybody(), "at this table no Elf is asked")
                .needs(
                        () -> end
                                ? agreeing.before() instanceof Phase.FreeTurn
                                : agreeing.proposal() instanceof Action.PayRansom
                                        && agreeing.before() instanceof Phase.Bound,
                        "the question is about a captive's ransom or about the end, proposed by a free Elf")
                .needs(() -> agreeing.agreed() < setup.elves() - 1, "all the others have said yes already")
                .then(() -> new PhaseCheck(setup, judge, before).misfit())
                .needs(() -> !end || !setup.pointless(realm()), POINTLESS)
                .then(() -> judge.apply(before, agreeing.proposal()).map(Breach::why))
                .found();
    }

    private Optional<String> ended(Ending end) {
        boolean filled = end == Ending.FILLED;
        boolean captured = end == Ending.CAPTURED;
        return new FirstMisfit()
                .needs(
                        () -> realm().miners().stream()
                                .allMatch(miner -> miner.captive() || miner.at() == ElfSpace.HOME),
                        "a game is over when free Elves are at Home")
                .needs(
                        () -> filled == setup.allFull(realm()),
                        filled
                                ? "a chest has free spaces, so the game is not over by full chests"
                                : "all chests are full, so the game is over by that")
                .needs(
                        () -> captured == realm().allCaptive(),
                        captured
                                ? "an Elf is free, so the game is not over by captivity"
                                : "all Elves are captive, so the game cannot have ended in another way")
                .needs(
                        () -> end != Ending.DELIVERED || !setup.deliverable(realm()),
                        "more can be delivered, so the game is not over")
                .found();
    }
}
